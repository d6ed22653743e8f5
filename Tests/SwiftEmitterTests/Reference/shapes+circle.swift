// Generated from shapes/circle.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A branch of a union, with the constant that tells it.
  public struct Circle: SchemaValue {
    public var kind: String { "circle" }
    public var radius: Double
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(radius: Double, additionalProperties: JSONObject = [:]) {
      self.radius = radius
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Shapes.Circle: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: shapesCirclePlan, from: Self(radius: 0)) { m in
    m.fixed(0, "circle")
    m.required(1, \.radius)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let shapesCirclePlan: SchemaPlan = SchemaPlan(
  "shapes/circle.yaml",
  #"""
  table # object rows=((kind <any const="circle">) (radius <number>)) required=3 others=warned
  {"#":{"warns":true,"type":"object","properties":{"kind":{"const":"circle"},"radius":{"type":"number"}},
  "required":["kind","radius"],"known":true}}
  """#
)
