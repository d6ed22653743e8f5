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
  public static let schema: SchemaEntry = SchemaEntry(
    "shapes/integer-enum.yaml#",
    in: shapesIntegerEnumProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkShapesIntegerEnum(&c, &s)
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

private func checkShapesIntegerEnum(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(checkShapesIntegerEnumValues, at: start, c)
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(checkShapesIntegerEnumValues, at: start, c)
  case .number:
    _ = try c.number()
    try Assertion.enumeration(checkShapesIntegerEnumValues, at: start, c)
  case .string:
    _ = try c.string()
    try Assertion.enumeration(checkShapesIntegerEnumValues, at: start, c)
  case .array:
    try c.skipValue()
    try Assertion.enumeration(checkShapesIntegerEnumValues, at: start, c)
  case .object:
    try c.skipValue()
    try Assertion.enumeration(checkShapesIntegerEnumValues, at: start, c)
  }
}

private let shapesIntegerEnumProgram: SchemaProgram = SchemaProgram(
  #"""
  {"shapes/integer-enum.yaml#":{"enum":[-1,0,1]}}
  """#
)
