/// A place of a text around which alone it is read: the collections that it is in are known with all of their keys, and of
/// what stands beside it only what is asked for.
package struct DraftFocus: Sendable {
  package var offset: Int
  /// The keys whose values are read beside the place, too, as far as their first level.
  package var keys: Set<[UInt8]>

  package init(_ offset: Int, keys: some Sequence<String>) {
    self.offset = offset
    self.keys = Set(keys.map { Array($0.utf8) })
  }
}

/// What stands beside the focus is stepped over by its lines, or by its brackets in JSON, and left as a missing node that has
/// its bytes. Where these do not show its end, it is read.
extension DraftReader {
  /// The value of a key, read by `read` as far as it is wanted.
  mutating func value(
    of key: DraftNode, in own: Int, _ read: (inout DraftReader) -> DraftNode?
  ) -> DraftNode? {
    guard let focus else { return read(&self) }
    if isOutline || !isKept(key, focus) {
      return (brackets.isEmpty ? skippedLines(in: own, isValue: true) : skippedBrackets()) ?? read(&self)
    }
    let end = brackets.isEmpty ? endOfLines(in: own, isValue: true)?.position : endOfBrackets
    guard end != nil else { return read(&self) }
    isOutline = true
    defer { isOutline = false }
    return read(&self)
  }

  private func isKept(_ key: DraftNode, _ focus: DraftFocus) -> Bool {
    guard let scalar = key.scalar else { return false }
    let quotes = scalar.style == .plain ? 0 : 1
    return focus.keys.contains(
      Array(bytes[scalar.range].dropFirst(quotes).dropLast(scalar.isClosed ? quotes : 0)))
  }

  /// A node in place of the lines of a value beside the focus, which ends behind them; nil where it has to be read.
  /// - Parameter isValue: whether it is the value of a key, which is stepped over even if it stands on one line.
  mutating func skippedLines(in own: Int, isValue: Bool = false) -> DraftNode? {
    guard let end = endOfLines(in: own, isValue: isValue), isValue || end.lineStart != lineStart else {
      return nil
    }
    let node = DraftNode(.missing, position..<end.position, column: column)
    state = end
    return node
  }

  /// The end of the last line of a value: each further line of it is indented more than `own`, or is an item of a list that is
  /// the value of a key. Nil where the focus is in it, where quotes or brackets may go on, or where a tab indents a line.
  private func endOfLines(in own: Int, isValue: Bool) -> State? {
    guard let focus, !isJSON, brackets.isEmpty else { return nil }
    let isBefore = position <= focus.offset
    var ahead = self
    ahead.skipBlanks()
    if let byte = ahead.byte, !Self.isBreak(byte), !ahead.endsOnLine { return nil }
    var isList: Bool?
    while !ahead.isLineEnd(ahead.position) { ahead.position += 1 }
    if isBefore, focus.offset <= ahead.position { return nil }
    var end = ahead.state
    while ahead.position < bytes.count {
      ahead.skipBreak()
      if ahead.isAtEnd(ofDocument: ahead.position) { break }
      while ahead.byte == 0x20 { ahead.position += 1 }
      if ahead.byte == 0x09 { return nil }
      if ahead.isLineEnd(ahead.position) { continue }
      if ahead.byte != UInt8(ascii: "#") || ahead.column > own {
        let isItem = isValue && ahead.column == own && ahead.isDash
        if isList == nil { isList = isItem }
        guard ahead.column > own || isItem && isList == true else { break }
      }
      let isComment = ahead.byte == UInt8(ascii: "#")
      while !ahead.isLineEnd(ahead.position) { ahead.position += 1 }
      if isComment { continue }
      end = ahead.state
      if isBefore, focus.offset <= end.position { return nil }
    }
    return end
  }

  /// Whether what begins here cannot go on with a line that is indented less: it is no quote or bracket, or ends on this line.
  private var endsOnLine: Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "*"): return false
    case UInt8(ascii: "-"), UInt8(ascii: "?"): return !isSpace(at: position + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var ahead = self
      return ahead.skipQuoted(bytes[position], withinLine: true)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      var depth = 0
      var ahead = self
      while let byte = ahead.byte, !Self.isBreak(byte) {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          guard ahead.skipQuoted(byte, withinLine: true) else { return false }
          continue
        default: break
        }
        ahead.position += 1
        if depth == 0 { return true }
      }
      return false
    default: return true
    }
  }

  /// A node in place of a value in brackets beside the focus; nil where it has to be read.
  mutating func skippedBrackets() -> DraftNode? {
    guard let end = endOfBrackets else { return nil }
    let (start, own) = (position, column)
    while position < end {
      if Self.isBreak(bytes[position]) { skipBreak() } else { position += 1 }
    }
    return DraftNode(.missing, start..<position, column: own)
  }

  /// Where the bracket that opens here is closed, in JSON; nil where the focus is in it, where a line shows that it is not closed,
  /// and for anything else.
  private var endOfBrackets: Int? {
    guard let focus, isJSON, byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") else { return nil }
    var ahead = self
    let indent = indentation
    var depth = 0
    let isBefore = position <= focus.offset
    while let byte = ahead.byte, !isBefore || ahead.position < focus.offset {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        guard ahead.skipQuoted(byte, withinLine: true) else { return nil }
        continue
      case 0x0A, 0x0D:
        ahead.skipBreak()
        ahead.skipBlanks()
        let isClose = ahead.byte == UInt8(ascii: "]") || ahead.byte == UInt8(ascii: "}")
        if indent > 0, isClose ? ahead.column < indent : ahead.column <= indent { return nil }
        continue
      default: break
      }
      ahead.position += 1
      if depth == 0 { return ahead.position }
    }
    return nil
  }
}
