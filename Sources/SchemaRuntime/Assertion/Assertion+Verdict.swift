// The assertions as plans ask for them: only the verdict is wanted.
extension Assertion {
  /// `format` (Validation §7), as a dialect names it.
  /// - Throws: `Rejection` where the value does not meet the demand.
  static func format(
    _ format: Format, _ dialect: Format.Dialect, _ string: StringSlice, _ cursor: Cursor
  ) throws(Rejection) {
    var sink = ViolationSink()
    try self.format(format, string, cursor, &sink, "", dialect)
  }

  /// `type: integer` of draft-04.
  /// - Throws: `Rejection` where the value does not meet the demand.
  static func integerText(_ number: NumberSlice, _ cursor: Cursor) throws(Rejection) {
    if !isIntegerText(number, cursor) { throw Rejection(at: number.start) }
  }

  /// `uniqueItems` (Validation §6.4.3) of the array at an offset, which has been read before.
  /// - Throws: `Rejection` where the value does not meet the demand.
  static func uniqueItems(at offset: Int, _ count: Int, _ cursor: Cursor) throws(Rejection) {
    if count > 1, let repeated = try repeatedItem(at: offset, count, cursor) { throw Rejection(at: repeated) }
  }

  /// The demand of a keyword that the text of a string decides.
  /// - Throws: `Rejection` where the value does not meet the demand.
  static func rule(_ rule: StringRule, _ string: StringSlice, _ cursor: Cursor) throws(Rejection) {
    if !cursor.withUTF8(string, rule.accepts) { throw Rejection(at: string.offset) }
  }

  /// The demand of a keyword on the whole value between two offsets.
  /// - Throws: `Rejection` where the value does not meet the demand.
  static func rule(_ rule: ValueRule, from start: Int, to end: Int, _ cursor: Cursor) throws(Rejection) {
    if try !rule.accepts(from: start, to: end, cursor) { throw Rejection(at: start) }
  }

  /// Reads ahead for the property that tells the branches of a union apart. The cursor stays at the object's start.
  /// - Parameters:
  ///   - name: a table of its name alone.
  ///   - values: a table of the values that it may have.
  ///   - cursor: stands at the value.
  /// - Returns: the position of its value in the table.
  /// - Throws: `Rejection` where the bytes are no JSON, and where the property is missing or has another value.
  static func tag(_ name: KeyTable, _ values: KeyTable, _ cursor: inout Cursor) throws(Rejection)
    -> Int
  {
    let start = cursor.position
    guard let (offset, index) = try cursor.value(ofTag: name, in: values) else { throw Rejection(at: start) }
    if index < 0 { throw Rejection(at: offset) }
    return index
  }
}
