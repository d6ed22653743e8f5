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

// MARK: - Coding

extension Shapes.LiteralEnum: GeneratedValue {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: shapesLiteralEnumProgram)
  public static var _verdict: Verdict { checkShapesLiteralEnum }
}

// MARK: - Validators

private let checkShapesLiteralEnumValue: MemberTable = MemberTable(items: "any enum=[\"automatic\",0]")

private func checkShapesLiteralEnum(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  try checkShapesLiteralEnumValue.readItem(&c, &s)
}

private let shapesLiteralEnumProgram: SchemaProgram = SchemaProgram(
  "shapes/literal-enum.yaml",
  #"""
  {"#":{"enum":["automatic",0]}}
  """#
)
