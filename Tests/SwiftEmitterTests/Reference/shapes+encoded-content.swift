// Generated from shapes/encoded-content.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A payload with a point, as JSON in a string.
  public struct EncodedContent: SchemaValue {
    public var point: EncodedJSON<ClosedStruct>?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(point: EncodedJSON<ClosedStruct>? = nil, additionalProperties: JSONObject = [:]) {
      self.point = point
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Shapes.EncodedContent: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: shapesEncodedContentPlan, from: Self()) { m in
    m.optional(0, \.point)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

private let shapesEncodedContentPlan: SchemaPlan = SchemaPlan(
  "shapes/encoded-content.yaml",
  #"""
  table shapes/closed-struct.yaml# object rows=((x <number>) (y <number>)) required=3 others=refused
  table #~members part rows=((point '{)) nested=(shapes/closed-struct.yaml#)
  block # object=(warned members=((0 run=#/properties/point)))
  block #/properties/point rules=((json run=@shapes/closed-struct.yaml#)) types=string
  reading # members=((0 as=(content of=(own))))
  {"#":{"warns":true,"type":"object","properties":{"point":{"type":"string",
  "content":{"mediaType":"application/json","keyword":"/contentMediaType",
  "schema":"shapes/closed-struct.yaml#"}}},"known":true}}
  """#,
  with: { [shapesClosedStructPlan] }
)
