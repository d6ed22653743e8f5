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
  public static var schemaLocation: String {
    "shapes/literal-enum.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkShapesLiteralEnum(&cursor, &sink)
  }
}

// MARK: - Validators

private let checkShapesLiteralEnumValues: ValueList = ValueList("\"automatic\"\n0")

private func checkShapesLiteralEnum(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "shapes/literal-enum.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(checkShapesLiteralEnumValues, "\"automatic\", 0", at: start, c, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(checkShapesLiteralEnumValues, "\"automatic\", 0", at: start, c, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.enumeration(checkShapesLiteralEnumValues, "\"automatic\", 0", at: start, c, &s, "/enum")
  case .string:
    _ = try c.string()
    try Assertion.enumeration(checkShapesLiteralEnumValues, "\"automatic\", 0", at: start, c, &s, "/enum")
  case .array:
    try c.skipValue()
    try Assertion.enumeration(checkShapesLiteralEnumValues, "\"automatic\", 0", at: start, c, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.enumeration(checkShapesLiteralEnumValues, "\"automatic\", 0", at: start, c, &s, "/enum")
  }
  s.leave()
}
