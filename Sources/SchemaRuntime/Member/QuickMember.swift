/// What a look at a member has found, before its name is looked up.
struct QuickName {
  /// The bytes of the name.
  var count: Int
  /// The offset of the member's value.
  var value: Int
  /// The first byte of the value.
  var first: UInt8
  /// Of a string, the offset of its closing quote; 64 bytes from the name on, if it is not found.
  var textEnd: Int
}

/// The same with the rule of the name.
struct QuickMember {
  var rule: UnsafePointer<QuickRule>
  /// The offset of the member's value.
  var value: Int
  /// The first byte of the value.
  var first: UInt8
  /// Of a string, the offset of its closing quote; 64 bytes from the name on, if it is not found.
  var textEnd: Int
}
