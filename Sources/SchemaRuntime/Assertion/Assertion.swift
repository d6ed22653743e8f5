/// The assertions of keywords, one function for each. A function tests one value that has been read, and reports to the
/// sink.
///
/// The interpreter and generated validators call them; no other code compares values with a schema.
public enum Assertion {
  /// `type` (Validation §6.1.1) of a value that is no number.
  /// - Throws: `Rejection` where the sink does not record.
  public static func type(
    _ types: TypeSet, at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    try sink.report(.type(types), at: offset, keyword)
  }

  /// The boolean schema `false` (Core §4.3.2); the demand says which keyword has it.
  /// - Throws: `Rejection` where the sink does not record.
  public static func never(
    _ demand: Demand, at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    try sink.report(demand, at: offset, keyword)
  }

  /// The values of an `enum`, as a message names them: all, or the first ones and their number.
  public static func list(of texts: [String]) -> String {
    let list = texts.count <= 24 ? texts : texts[..<20] + ["… (\(texts.count) values)"]
    return list.joined(separator: ", ")
  }

  /// `enum` (Validation §6.1.2), of a value that is not listed.
  /// - Throws: `Rejection` where the sink does not record.
  public static func notEnumerated(
    _ list: String, at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    try sink.report(.enumeration(list), at: offset, keyword)
  }

  /// `const` (Validation §6.1.3); the value as compact JSON.
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func constant(
    _ value: String, at offset: Int, _ cursor: Cursor, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if !equals(value, at: offset, cursor) { try sink.report(.constant(value), at: offset, keyword) }
  }

  /// Whether the value at an offset equals a JSON text.
  public static func equals(_ value: String, at offset: Int, _ cursor: Cursor) -> Bool {
    let instance = cursor
    return value.withBytes { text in
      // A string equals no value of another kind.
      if text.first == 0x22 {
        if instance.byte(at: offset) != 0x22 { return false }
        if let verdict = instance.isPlainString(text, at: offset) { return verdict }
      }
      return JSONEquality.equal(instance, at: offset, Cursor(text), at: 0)
    }
  }
}

extension Cursor {
  /// Whether the string at an offset is that of a JSON text, byte by byte; nil where an escape in either has to be read.
  fileprivate func isPlainString(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool? {
    for (index, expected) in text.enumerated() {
      let next = byte(at: offset &+ index)
      if expected == 0x5C || next == 0x5C { return nil }
      if expected != next { return false }
    }
    return true
  }
}
