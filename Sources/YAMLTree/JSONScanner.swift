import Diagnostics

/// The tokens of a JSON text.
struct JSONScanner {
  let source: SourceBytes
  var offset = 0
  private var line = 1
  private var lineStart = 0
  /// How many bytes of the line so far continue a scalar, and so do not count as a column.
  private var continuationBytes = 0

  init(_ source: SourceBytes) { self.source = source }

  var peek: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  var location: SourceLocation {
    SourceLocation(file: source.file, line: line, column: offset - lineStart - continuationBytes + 1)
  }

  /// A phrase for what stands here, for messages.
  var found: String { source.found(at: offset) }

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
    let word = source.bytes[offset...].prefix(6).prefix(while: SourceBytes.isWordByte)
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
        let run = source.bytes[runStart..<offset]
        offset += 1
        return String(decoding: text.isEmpty ? run : text + run, as: UTF8.self)
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
}
