// Generated from shapes/square.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// The other branch, closed.
  public struct Square: SchemaValue {
    public var kind: String { "square" }
    public var side: Double

    public init(side: Double) {
      self.side = side
    }
  }
}

// MARK: - Coding

extension Shapes.Square: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: shapesSquarePlan, from: Self(side: 0)) { m in
    m.fixed(0, "square")
    m.required(1, \.side)
  }
}

// MARK: - Plan

let shapesSquarePlan: SchemaPlan = SchemaPlan(
  "shapes/square.yaml",
  #"""
  table # object rows=((kind <any const="square">) (side <number>)) required=3 others=refused
  {"#":{"type":"object","properties":{"kind":{"const":"square"},"side":{"type":"number"}},
  "additionalProperties":false,"required":["kind","side"]}}
  """#
)
