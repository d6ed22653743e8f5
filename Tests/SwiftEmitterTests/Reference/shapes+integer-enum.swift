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

// MARK: - Validators

private let shapesIntegerEnumPlan: SchemaPlan = SchemaPlan(
  "shapes/integer-enum.yaml",
  #"""
  table # value rows=((<any enum=[-1,0,1]>))
  """#,
  program: { shapesIntegerEnumProgram }
)

private let shapesIntegerEnumProgram: SchemaProgram = SchemaProgram(
  "shapes/integer-enum.yaml",
  #"""
  {"#":{"enum":[-1,0,1]}}
  """#
)
