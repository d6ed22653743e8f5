import Diagnostics

/// The tokens of a JSON text.
struct JSONScanner {
  let source: SourceBytes
  private(set) var offset = 0
  private var line = 1
  private var lineStart = 0
  /// How many bytes of the line so far continue a scalar, and so do not count as a column.
  private var continuationBytes = 0

  init(_ source: SourceBytes) { self.source = source }

  var peek: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  var location: SourceLocation {
    SourceLocation(file: source.file, line: line, column: offset - lineStart - continuationBytes + 1)
  }

  /// What stands here, for messages.
  var found: String {
    guard let byte = peek else { return "the end of the file" }
    let word = source.bytes[offset...].prefix(24).prefix(while: Self.isWordByte)
    if !word.isEmpty { return quoted(String(decoding: word, as: UTF8.self)) }
    let width = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    return quoted(String(decoding: source.bytes[offset...].prefix(width), as: UTF8.self))
  }

  /// Steps over one byte that begins a scalar.
  mutating func advance() { offset += 1 }

  mutating func skipWhitespace() {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09: offset += 1
      case 0x0A: beginLine()
      case 0x0D:
        if offset + 1 < source.bytes.count, source.bytes[offset + 1] == 0x0A { offset += 1 }
        beginLine()
      default: return
      }
    }
  }

  private mutating func beginLine() {
    offset += 1
    line += 1
    lineStart = offset
    continuationBytes = 0
  }

  /// `true`, `false` or `null`, or nil where something else stands here.
  mutating func readWord() -> YAMLNode.Content? {
    let word = source.bytes[offset...].prefix(6).prefix(while: Self.isWordByte)
    let content: YAMLNode.Content
    switch String(decoding: word, as: UTF8.self) {
    case "true": content = .bool(true)
    case "false": content = .bool(false)
    case "null": content = .null
    default: return nil
    }
    offset += word.count
    return content
  }

  /// The text of a number, which begins here (RFC 8259, section 6).
  mutating func readNumber() throws(Refusal) -> String {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    let isZero = peek == UInt8(ascii: "0")
    let digits = skipDigits()
    if isZero, digits > 1 {
      offset -= digits
      throw Refusal("a number may not begin with '0' and another digit", at: location)
    }
    if digits == 0 { throw missingDigit }
    if peek == UInt8(ascii: ".") {
      offset += 1
      if skipDigits() == 0 { throw missingDigit }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      if skipDigits() == 0 { throw missingDigit }
    }
    return String(decoding: source.bytes[start..<offset], as: UTF8.self)
  }

  private var missingDigit: Refusal { Refusal("expected a digit, found \(found)", at: location) }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { offset += 1 }
    return offset - start
  }

  /// The text of a string whose opening quote is here (RFC 8259, section 7).
  mutating func readString(reportingTo assembler: inout TreeAssembler) throws(Refusal) -> String {
    let start = location
    offset += 1
    var text: [UInt8] = []
    var runStart = offset
    while let byte = peek {
      if byte == UInt8(ascii: "\"") {
        text += source.bytes[runStart..<offset]
        offset += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        text += source.bytes[runStart..<offset]
        text += try readEscape(reportingTo: &assembler)
        runStart = offset
      } else if byte < 0x20 {
        if byte == 0x0A || byte == 0x0D { break }
        try reportControl(byte, to: &assembler)
        offset += 1
      } else {
        if byte & 0xC0 == 0x80 { continuationBytes += 1 }
        offset += 1
      }
    }
    throw Refusal("the string that begins here does not end on its line", at: start)
  }

  private func reportControl(_ byte: UInt8, to assembler: inout TreeAssembler) throws(Refusal) {
    let digits = String(byte, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: 4 - digits.utf8.count) + digits
    try assembler.report(
      "the control character U+\(code) may not stand in a string", at: location,
      help: "write it as \\u\(code)")
  }

  // MARK: Escapes

  /// The UTF-8 of an escape whose backslash is here. A wrong one is reported and yields nothing.
  private mutating func readEscape(reportingTo assembler: inout TreeAssembler) throws(Refusal) -> [UInt8] {
    let start = location
    offset += 1
    // The end of the text and control characters are reported as what they are.
    guard let letter = peek, letter >= 0x20 else { return [] }
    guard letter < 0x80 else {
      try assembler.report("a backslash may not stand before \(found)", at: start)
      return []
    }
    if letter == UInt8(ascii: "u") { return try readCodeUnits(from: start, reportingTo: &assembler) }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    default:
      let escape = quoted("\\" + String(Unicode.Scalar(letter)))
      try assembler.report(
        "unknown escape \(escape)", at: start, help: "a backslash itself is written '\\\\'")
      return []
    }
  }

  /// The scalar of `\uXXXX`, or of two of them that are a surrogate pair; the backslash was stepped over.
  private mutating func readCodeUnits(
    from start: SourceLocation, reportingTo assembler: inout TreeAssembler
  ) throws(Refusal) -> [UInt8] {
    guard let first = readCodeUnit() else {
      try assembler.report("expected four hexadecimal digits after '\\u'", at: start)
      return []
    }
    if let scalar = Unicode.Scalar(first) { return Array(String(scalar).utf8) }
    let rest = (offset, source.bytes.dropFirst(offset).starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]))
    if UTF16.isLeadSurrogate(first), rest.1 {
      offset += 1
      if let second = readCodeUnit(), UTF16.isTrailSurrogate(second) {
        return Array(String(UTF16.decode(UTF16.EncodedScalar([first, second]))).utf8)
      }
      offset = rest.0
    }
    try assembler.report("the escape is half of a surrogate pair", at: start)
    return []
  }

  /// The number of `uXXXX`, stepped over where it is whole.
  private mutating func readCodeUnit() -> UInt16? {
    var value: UInt16 = 0
    let digits = source.bytes.dropFirst(offset + 1).prefix(4)
    for digit in digits {
      guard digit < 0x80, let nibble = Character(Unicode.Scalar(digit)).hexDigitValue else {
        offset += 1
        return nil
      }
      value = value << 4 | UInt16(nibble)
    }
    offset += 1
    guard digits.count == 4 else { return nil }
    offset += 4
    return value
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
