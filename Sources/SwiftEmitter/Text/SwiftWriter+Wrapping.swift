/// Lines that long names make too wide are broken where the formatter breaks them.
extension SwiftWriter {
  /// Writes a line of code that is wider than what is left for it: over several, where there is a place to break it.
  mutating func wrapped(_ code: SwiftCode) {
    let text = code.text
    if let (label, statement) = Self.branch(text) {
      verbatim(label)
      return indented { $0.line(statement) }
    }
    if let (extended, protocols) = Self.conformances(text) {
      verbatim(extended)
      indented { $0.verbatim(protocols) }
      return verbatim("{")
    }
    if let (opening, body) = Self.block(text) {
      return block(opening) { $0.line(body) }
    }
    if let (name, type) = Self.storedProperty(text) {
      verbatim(name)
      return indented { $0.verbatim(type) }
    }
    guard let group = BracketedGroup(breaking: text) else { return verbatim(text) }
    if group.opening.utf8.count > width {
      if let call = Self.genericCall(text) { return write(call) }
      if let (name, value) = Self.assignment(text) {
        verbatim(name)
        return indented { $0.line(value) }
      }
    }
    verbatim(group.opening)
    indented { writer in
      for (index, item) in group.items.enumerated() {
        let isLast = index == group.items.count - 1
        writer.line(SwiftCode(trusted: isLast ? item + (group.isList ? "," : "") : item + ","))
      }
    }
    verbatim(group.closing)
  }

  /// The label of a branch, and the statement behind it.
  private static func branch(_ text: String) -> (label: String, statement: SwiftCode)? {
    guard text.hasPrefix("case ") || text.hasPrefix("default: "), let colon = text.code(": "),
      !text[..<colon.lowerBound].contains("(")
    else { return nil }
    return (text[..<colon.lowerBound] + ":", SwiftCode(trusted: String(text[colon.upperBound...])))
  }

  /// What an extension extends, and the protocols that it conforms to.
  private static func conformances(_ text: String) -> (extended: String, protocols: String)? {
    guard text.hasPrefix("extension "), text.hasSuffix(" {"), let colon = text.code(": ") else {
      return nil
    }
    return (text[..<colon.lowerBound] + ":", String(text[colon.upperBound...].dropLast(2)))
  }

  /// The opening of a block of one line, and what stands in it.
  private static func block(_ text: String) -> (opening: SwiftCode, body: SwiftCode)? {
    guard text.hasSuffix(" }"), let brace = text.code(" { "), !text.contains(" } ") else { return nil }
    return (
      SwiftCode(trusted: text[..<brace.lowerBound] + " {"),
      SwiftCode(trusted: String(text[brace.upperBound...].dropLast(2)))
    )
  }

  /// The name of a property without a value, and its type.
  private static func storedProperty(_ text: String) -> (name: String, type: String)? {
    guard let keyword = text.code("var "), !text.hasSuffix("{"), !text.contains(" = "),
      let colon = text.code(": "), keyword.lowerBound < colon.lowerBound
    else { return nil }
    return (text[..<colon.lowerBound] + ":", String(text[colon.upperBound...]))
  }

  /// A generic type with its argument, and the call of one of its functions.
  private static func genericCall(_ text: String) -> (type: String, argument: String, call: String)? {
    guard let open = text.code("<"), let close = text.code(">._") else { return nil }
    return (
      String(text[..<open.upperBound]), String(text[open.upperBound..<close.lowerBound]),
      String(text[close.lowerBound...])
    )
  }

  private mutating func write(_ part: (type: String, argument: String, call: String)) {
    let whole = part.type + part.argument + ">"
    if SwiftCode(trusted: whole).width <= width {
      verbatim(whole)
      return indented { $0.verbatim(String(part.call.dropFirst())) }
    }
    verbatim(part.type)
    indented { $0.verbatim(part.argument) }
    verbatim(part.call)
  }

  /// What is assigned to, and the value.
  private static func assignment(_ text: String) -> (name: String, value: SwiftCode)? {
    guard let sign = text.code(" = ") else { return nil }
    return (text[..<sign.lowerBound] + " =", SwiftCode(trusted: String(text[sign.upperBound...])))
  }
}

extension String {
  /// Where the text has a piece of code first: before any literal.
  fileprivate func code(_ piece: String) -> Range<Index>? {
    let quotation = firstIndex(of: "\"") ?? endIndex
    return self[..<quotation].firstRange(of: piece)
  }
}

/// The brackets that a line is broken at: the parameters of a function, or the last pair that stands in no other.
private struct BracketedGroup {
  /// The line to where the group opens, with its bracket.
  let opening: String
  /// What stands in the group, between commas.
  let items: [String]
  /// The bracket that closes the group, and the rest of the line.
  let closing: String
  /// Whether it is an array literal of several elements.
  let isList: Bool

  init?(breaking text: String) {
    let bytes = Array(text.utf8)
    let isFunction = text.hasSuffix("{") && (text.contains("func ") || text.contains("init("))
    var depth = 0
    var found: (open: Int, close: Int, commas: [Int])?
    var open = 0
    var commas: [Int] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = Self.end(ofLiteralAt: index, bytes)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0 { (open, commas) = (index, []) }
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0, Self.isBreakable(open, bytes), !isFunction || found == nil {
          found = (open, index, commas)
        }
      case UInt8(ascii: ","):
        if depth == 1 { commas.append(index) }
      default: break
      }
      index += 1
    }
    guard let found, found.close > found.open + 1 else { return nil }
    func piece(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    opening = piece(0..<found.open + 1)
    closing = piece(found.close..<bytes.count)
    let starts = [found.open + 1] + found.commas.map { $0 + 1 }
    items = zip(starts, found.commas + [found.close]).map { start, end in
      String(piece(start..<end).drop { $0 == " " })
    }
    isList = bytes[found.open] == UInt8(ascii: "[") && !found.commas.isEmpty
  }

  /// Whether the bracket opens what is called or listed: no closure, and no type.
  private static func isBreakable(_ open: Int, _ bytes: [UInt8]) -> Bool {
    switch bytes[open] {
    case UInt8(ascii: "("): true
    case UInt8(ascii: "["):
      bytes[..<open].suffix(2).elementsEqual("= ".utf8) || bytes.starts(with: "and: ".utf8)
    default: false
    }
  }

  /// Where a string literal of one line ends.
  private static func end(ofLiteralAt start: Int, _ bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}
