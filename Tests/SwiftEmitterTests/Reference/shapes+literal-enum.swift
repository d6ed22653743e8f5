// Generated from shapes/literal-enum.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A limit, as a word or a number.
  public enum LiteralEnum: CaseIterable, JSONLiteral {
    case automatic
    case unlimited

    /// The JSON value that the case stands for.
    public var rawValue: JSONValue {
      switch self {
      case .automatic: return .string("automatic")
      case .unlimited: return .number(JSONNumber(uncheckedText: "0"))
      }
    }
  }
}

// MARK: - Machinery

extension Shapes.LiteralEnum: GeneratedValue {
  public static let schema: SchemaEntry = SchemaEntry(
    "shapes/literal-enum.yaml#",
    in: shapesLiteralEnumProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkShapesLiteralEnum(&c, &s)
  }
}

// MARK: - Validators

private let checkShapesLiteralEnumValues: ValueList = ValueList("\"automatic\"\n0")

private func checkShapesLiteralEnum(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(checkShapesLiteralEnumValues, at: start, c)
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(checkShapesLiteralEnumValues, at: start, c)
  case .number:
    _ = try c.number()
    try Assertion.enumeration(checkShapesLiteralEnumValues, at: start, c)
  case .string:
    _ = try c.string()
    try Assertion.enumeration(checkShapesLiteralEnumValues, at: start, c)
  case .array:
    try c.skipValue()
    try Assertion.enumeration(checkShapesLiteralEnumValues, at: start, c)
  case .object:
    try c.skipValue()
    try Assertion.enumeration(checkShapesLiteralEnumValues, at: start, c)
  }
}

private let shapesLiteralEnumProgram: SchemaProgram = SchemaProgram(
  #"""
  {"shapes/literal-enum.yaml#":{"enum":["automatic",0]}}
  """#
)
