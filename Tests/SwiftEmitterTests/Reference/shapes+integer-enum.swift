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
  public static let _schemaEntry = SchemaEntry("#", in: shapesIntegerEnumProgram)
  public static var _verdict: Verdict { checkShapesIntegerEnumDocument.verdict }
}

// MARK: - Validators

private let checkShapesIntegerEnumDocument = PlannedBlock("#", in: shapesIntegerEnumPlan)

private let shapesIntegerEnumPlan: SchemaPlan = SchemaPlan(
  "shapes/integer-enum.yaml",
  #"""
  table # value rows=((<any enum=[-1,0,1]>))
  block # table=#
  """#
)

private let shapesIntegerEnumProgram: SchemaProgram = SchemaProgram(
  "shapes/integer-enum.yaml",
  #"""
  {"#":{"enum":[-1,0,1]}}
  """#
)
