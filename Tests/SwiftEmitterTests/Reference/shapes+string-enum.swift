// Generated from shapes/string-enum.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// How a message is delivered.
  public enum StringEnum: String, CaseIterable, SchemaValue {
    case email
    case push
    case textMessage = "text-message"
  }
}

// MARK: - Coding

extension Shapes.StringEnum: ListedText {
  public static let _cases = CaseTable(allCases, of: "#", in: shapesStringEnumPlan)
}

// MARK: - Plan

private let shapesStringEnumPlan: SchemaPlan = SchemaPlan(
  "shapes/string-enum.yaml",
  #"""
  table # value rows=((<any enum=["email","push","text-message"]>))
  {"#":{"strings /enum":["email","push","text-message"]}}
  """#
)
