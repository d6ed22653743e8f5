extension Assertion {
  /// Reports that no branch of an `anyOf` or `oneOf` accepts a value of this kind.
  /// - Throws: `Rejection` where the sink does not record.
  public static func noBranch(
    _ types: TypeSet, at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    try sink.report(types.isEmpty ? .never : .type(types), at: offset, keyword)
  }

  /// Reads ahead for the property that tells the branches of a union apart. The cursor stays at the object's start.
  /// - Parameters:
  ///   - name: a table of its name alone.
  ///   - values: a table of the values that it may have.
  ///   - list: those values, for the message.
  ///   - cursor: stands at the value.
  ///   - sink: takes what is found.
  ///   - keyword: JSON Pointer of the keyword, from the schema entered last.
  /// - Returns: the position of its value in the table; -1 where it is missing or has another value, which has been
  ///   reported: then the object has been read, and the cursor stands behind it.
  /// - Throws: `Rejection` where the bytes are no JSON, or where -1 would be returned and the sink does not record.
  public static func tag(
    _ name: KeyTable, _ values: KeyTable, _ list: String, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) -> Int {
    let start = cursor.position
    guard let (offset, index) = try cursor.value(ofTag: name, in: values) else {
      try cursor.skipValue()
      try sink.report(.missingTag(name.string(at: 0)), at: start, keyword)
      return -1
    }
    if index >= 0 { return index }
    try cursor.skipValue()
    try sink.report(.tag(name.string(at: 0), list), at: offset, keyword)
    return -1
  }
}
