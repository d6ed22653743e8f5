extension Assertion {
  /// No branch of an `anyOf` or `oneOf` accepts a value of this kind.
  public static func noBranch(
    _ types: TypeSet, at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    try sink.report(types.isEmpty ? .never : .type(types), at: offset, keyword)
  }

  /// Reads ahead for the property that tells the branches of a union apart. The cursor stays at the object's start.
  /// - Returns: the position of its value in the table; -1 where it is missing or has another value, which has been
  ///   reported: then the object has been read, and the cursor stands behind it.
  public static func tag(
    _ name: String, _ values: KeyTable, _ list: String, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) -> Int {
    let start = cursor.position
    guard let offset = try cursor.valueOfMember(name) else {
      try cursor.skipValue()
      try sink.report(.missingTag(name), at: start, keyword)
      return -1
    }
    var value = cursor
    value.position = offset
    if value.byte == 0x22 {
      let index = values.index(of: try value.string(), in: value)
      if index >= 0 { return index }
    }
    try cursor.skipValue()
    try sink.report(.tag(name, list), at: offset, keyword)
    return -1
  }
}

extension Cursor {
  /// The offset of a member's value in the object at the cursor.
  @inlinable
  public func valueOfMember(_ name: String) throws(Rejection) -> Int? {
    var walk = self
    var more = try walk.beginObject()
    while more {
      let key = try walk.key()
      if walk.hasText(name, key.slice) { return walk.position }
      try walk.skipSyntax()
      more = try walk.nextMember()
    }
    return nil
  }

  /// Whether a string has this text.
  @inlinable
  public func hasText(_ text: String, _ slice: StringSlice) -> Bool {
    if !slice.isEscaped, slice.count != text.utf8.count { return false }
    return withUTF8(slice) { utf8 in text.withBytes { utf8.hasSameBytes(as: $0) } }
  }
}
