// Generated from shapes/integer-enum.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// How urgent a message is.
  public enum IntegerEnum: Int, CaseIterable, SchemaValue {
    case low = -1
    case normal = 0
    case high = 1
  }
}

// MARK: - Machinery

extension Shapes.IntegerEnum: GeneratedValue {
  public static var schemaLocation: String {
    "shapes/integer-enum.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkShapesIntegerEnum(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    guard let value = Self(rawValue: try Int.read(&cursor)) else {
      throw Rejection(.violation, at: start)
    }
    return value
  }

  public func write(to writer: inout JSONWriter) {
    writer.integer(rawValue)
  }
}

// MARK: - Validators

private let checkShapesIntegerEnumValues: ValueList = ValueList("-1\n0\n1")

private func checkShapesIntegerEnum(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "shapes/integer-enum.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(checkShapesIntegerEnumValues, "-1, 0, 1", at: start, c, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(checkShapesIntegerEnumValues, "-1, 0, 1", at: start, c, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.enumeration(checkShapesIntegerEnumValues, "-1, 0, 1", at: start, c, &s, "/enum")
  case .string:
    _ = try c.string()
    try Assertion.enumeration(checkShapesIntegerEnumValues, "-1, 0, 1", at: start, c, &s, "/enum")
  case .array:
    try c.skipValue()
    try Assertion.enumeration(checkShapesIntegerEnumValues, "-1, 0, 1", at: start, c, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.enumeration(checkShapesIntegerEnumValues, "-1, 0, 1", at: start, c, &s, "/enum")
  }
  s.leave()
}
