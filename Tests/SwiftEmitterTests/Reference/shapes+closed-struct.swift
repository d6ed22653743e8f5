// Generated from shapes/closed-struct.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A point in the plane, without any other property.
  public struct ClosedStruct: SchemaValue {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}

// MARK: - Coding

extension Shapes.ClosedStruct: ListedStruct {
  public static let _schema = TypeSchema("#", in: shapesClosedStructPlan)

  public static let _members = StoredMembers<Self>(_schema, from: Self(x: 0, y: 0)) { m in
    m.required(0, \.x)
    m.required(1, \.y)
  }
}

// MARK: - Validators

let checkShapesClosedStructDocument = PlannedBlock("#", in: shapesClosedStructPlan)

private let shapesClosedStructPlan: SchemaPlan = SchemaPlan(
  "shapes/closed-struct.yaml",
  #"""
  table # object rows=((x <number>) (y <number>)) required=3 others=refused
  """#,
  program: { shapesClosedStructProgram }
)

let shapesClosedStructProgram: SchemaProgram = SchemaProgram(
  "shapes/closed-struct.yaml",
  #"""
  {"#":{"type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"}},
  "additionalProperties":false,"required":["x","y"]}}
  """#
)
