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

// MARK: - Coding

extension Shapes.IntegerEnum: ListedInteger {
  public static let _schema = TypeSchema("#", in: shapesIntegerEnumPlan)
}

// MARK: - Plan

private let shapesIntegerEnumPlan: SchemaPlan = SchemaPlan(
  "shapes/integer-enum.yaml",
  #"""
  table # value rows=((<any enum=[-1,0,1]>))
  {"#":{"enum":[-1,0,1]}}
  """#
)
