extension UInt8 {
  /// Whether a string holds the byte only as an escape sequence (RFC 8259 §7): a control character, `"` or `\`.
  @inline(__always)
  var needsEscape: Bool { self < 0x20 || self == 0x22 || self == 0x5C }
}
