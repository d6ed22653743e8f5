/// The result of a look at a member, before its name is looked up.
struct FastName {
  /// The offset of the member.
  var start: Int
  /// The bytes of the name.
  var count: Int
  /// The offset of the member's value, or of whitespace before it.
  var value: Int
  /// The first byte of the value, or whitespace before it.
  var first: UInt8
  /// The quotes of the look from the third on: those of the value, if it is a string, or those behind it.
  var quotes: UInt64

  /// Whether there is more whitespace before the value than a look goes over.
  @inline(__always)
  var hasWhitespace: Bool { first <= 0x20 }

  /// The offset of a string's closing quote; 64 bytes from the start on, if it is not found.
  @inline(__always)
  var textEnd: Int { start &+ (quotes & (quotes &- 1)).trailingZeroBitCount }
}

/// The name of a member, and the rule that the table has for it.
struct FastMember {
  var rule: UnsafePointer<FastEntry>
  var name: FastName
}
