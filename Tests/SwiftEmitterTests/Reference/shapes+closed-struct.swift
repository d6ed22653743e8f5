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
  public static let _members = StoredMembers<Self>(
    "#",
    in: shapesClosedStructPlan,
    from: Self(x: 0, y: 0)
  ) { m in
    m.required(0, \.x)
    m.required(1, \.y)
  }
}

// MARK: - Plan

let shapesClosedStructPlan: SchemaPlan = SchemaPlan(
  "shapes/closed-struct.yaml",
  #"""
  table # object rows=((x <number>) (y <number>)) required=3 others=refused
  {"#":{"type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"}},
  "additionalProperties":false,"required":["x","y"]}}
  """#
)
