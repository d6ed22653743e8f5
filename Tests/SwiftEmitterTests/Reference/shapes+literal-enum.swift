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

extension Shapes.LiteralEnum {
  public static let _schema = TypeSchema("#", in: shapesLiteralEnumPlan)
}

// MARK: - Plan

private let shapesLiteralEnumPlan: SchemaPlan = SchemaPlan(
  "shapes/literal-enum.yaml",
  #"""
  table # value rows=((<any enum=["automatic",0]>))
  {"#":{"enum":["automatic",0]}}
  """#
)
