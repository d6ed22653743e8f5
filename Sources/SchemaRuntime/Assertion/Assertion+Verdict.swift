// The assertions as generated validators call them: only the verdict is wanted.
extension Assertion {
  /// `maxLength` (Validation §6.3.1).
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func maxLength(_ limit: Int, _ string: StringSlice, _ cursor: Cursor) throws(Rejection) {
    var sink = ViolationSink()
    try maxLength(limit, string, cursor, &sink, "")
  }

  /// `minLength` (Validation §6.3.2).
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func minLength(_ limit: Int, _ string: StringSlice, _ cursor: Cursor) throws(Rejection) {
    var sink = ViolationSink()
    try minLength(limit, string, cursor, &sink, "")
  }

  /// `x-maxBytes`: the length in UTF-8.
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func maxBytes(_ limit: Int, _ string: StringSlice, _ cursor: Cursor) throws(Rejection) {
    var sink = ViolationSink()
    try maxBytes(limit, string, cursor, &sink, "")
  }

  /// The demand of a keyword that the text alone decides.
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func rule(_ rule: StringRule, _ string: StringSlice, _ cursor: Cursor) throws(Rejection) {
    var sink = ViolationSink()
    try self.rule(rule, string, cursor, &sink, "")
  }

  /// `pattern` (Validation §6.3.3).
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func pattern(_ pattern: Pattern?, _ string: StringSlice, _ cursor: Cursor) throws(Rejection) {
    var sink = ViolationSink()
    try self.pattern(pattern, "", string, cursor, &sink, "")
  }

  /// `format` (Validation §7), as 2020-12 names it.
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func format(_ format: Format, _ string: StringSlice, _ cursor: Cursor) throws(Rejection) {
    try self.format(format, .draft202012, string, cursor)
  }

  /// `format` (Validation §7), as a dialect names it.
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func format(
    _ format: Format, _ dialect: Format.Dialect, _ string: StringSlice, _ cursor: Cursor
  ) throws(Rejection) {
    var sink = ViolationSink()
    try self.format(format, string, cursor, &sink, "", dialect)
  }

  /// `enum` (Validation §6.1.2) whose values are strings.
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func enumeration(
    _ values: KeyTable, _ slice: StringSlice, _ cursor: Cursor
  ) throws(Rejection) {
    if values.index(of: slice, in: cursor) < 0 { throw Rejection(at: slice.offset) }
  }

  /// `enum` of any values, of a value that has been read.
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func enumeration(_ values: ValueList, at offset: Int, _ cursor: Cursor) throws(Rejection) {
    if !values.contains(valueAt: offset, cursor) { throw Rejection(at: offset) }
  }

  /// `const` (Validation §6.1.3); the value as compact JSON.
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func constant(_ value: String, at offset: Int, _ cursor: Cursor) throws(Rejection) {
    if !equals(value, at: offset, cursor) { throw Rejection(at: offset) }
  }

  /// `type: integer` of draft-04.
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func integerText(_ number: NumberSlice, _ cursor: Cursor) throws(Rejection) {
    if !isIntegerText(number, cursor) { throw Rejection(at: number.start) }
  }

  /// `multipleOf` (Validation §6.2.1).
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func multipleOf(
    _ limit: NumberLimit, _ number: NumberSlice, _ cursor: Cursor
  ) throws(Rejection) {
    if !limit.divides(number, cursor) { throw Rejection(at: number.start) }
  }

  /// `maximum` (Validation §6.2.2).
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func maximum(_ limit: NumberLimit, _ number: NumberSlice, _ cursor: Cursor) throws(Rejection)
  {
    if limit.order(number, cursor) > 0 { throw Rejection(at: number.start) }
  }

  /// `exclusiveMaximum` (Validation §6.2.3).
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func exclusiveMaximum(
    _ limit: NumberLimit, _ number: NumberSlice, _ cursor: Cursor
  ) throws(Rejection) {
    if limit.order(number, cursor) >= 0 { throw Rejection(at: number.start) }
  }

  /// `minimum` (Validation §6.2.4).
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func minimum(_ limit: NumberLimit, _ number: NumberSlice, _ cursor: Cursor) throws(Rejection)
  {
    if limit.order(number, cursor) < 0 { throw Rejection(at: number.start) }
  }

  /// `exclusiveMinimum` (Validation §6.2.5).
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func exclusiveMinimum(
    _ limit: NumberLimit, _ number: NumberSlice, _ cursor: Cursor
  ) throws(Rejection) {
    if limit.order(number, cursor) <= 0 { throw Rejection(at: number.start) }
  }

  /// `uniqueItems` (Validation §6.4.3) of the array at an offset, which has been read before.
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func uniqueItems(at offset: Int, _ count: Int, _ cursor: Cursor) throws(Rejection) {
    if count > 1, let repeated = try repeatedItem(at: offset, count, cursor) { throw Rejection(at: repeated) }
  }

  /// `x-maxSerializedBytes`: the size of the value as compact JSON.
  /// - Throws: `Rejection` where the value does not meet the demand.
  public static func maxSerializedBytes(
    _ limit: Int, from start: Int, to end: Int, _ cursor: Cursor
  ) throws(Rejection) {
    var sink = ViolationSink()
    try maxSerializedBytes(limit, from: start, to: end, cursor, &sink, "")
  }

  /// Reads ahead for the property that tells the branches of a union apart. The cursor stays at the object's start.
  /// - Parameters:
  ///   - name: a table of its name alone.
  ///   - values: a table of the values that it may have.
  ///   - cursor: stands at the value.
  /// - Returns: the position of its value in the table.
  /// - Throws: `Rejection` where the bytes are no JSON, and where the property is missing or has another value.
  public static func tag(_ name: KeyTable, _ values: KeyTable, _ cursor: inout Cursor) throws(Rejection)
    -> Int
  {
    let start = cursor.position
    guard let (offset, index) = try cursor.value(ofTag: name, in: values) else { throw Rejection(at: start) }
    if index < 0 { throw Rejection(at: offset) }
    return index
  }
}
