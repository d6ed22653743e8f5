import Diagnostics

extension JSONScanner {
  /// The UTF-8 of an escape whose backslash is here. A wrong one is reported and yields nothing.
  mutating func readEscape(reportingTo assembler: inout TreeAssembler) throws(Refusal) -> [UInt8] {
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
    if UTF16.isLeadSurrogate(first), let second = readTrailSurrogate() {
      return Array(String(UTF16.decode(UTF16.EncodedScalar([first, second]))).utf8)
    }
    try assembler.report("the escape is half of a surrogate pair", at: start)
    return []
  }

  /// The number of the escape that stands here, if it is the second half of a pair; otherwise nothing is read.
  private mutating func readTrailSurrogate() -> UInt16? {
    guard source.bytes[offset...].starts(with: "\\u".utf8) else { return nil }
    let start = offset
    offset += 1
    if let unit = readCodeUnit(), UTF16.isTrailSurrogate(unit) { return unit }
    offset = start
    return nil
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
}
