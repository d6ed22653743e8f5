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

extension Shapes.EncodedContent: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: shapesEncodedContentProgram)
  public static var _verdict: Verdict { checkShapesEncodedContentDocument.verdict }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkShapesEncodedContentDocument.members
  ) { m in
    m.optional(0, \.point)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.point = try c.content { (c: inout Cursor) throws(Rejection) in
          try Shapes.ClosedStruct._read(&c, checks: checks)
        }
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("point", optional: self.point)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

// MARK: - Validators

private let checkShapesEncodedContentDocument = PlannedBlock("#", in: shapesEncodedContentPlan)

private let shapesEncodedContentPlan: SchemaPlan = SchemaPlan(
  "shapes/encoded-content.yaml",
  #"""
  table shapes/closed-struct.yaml# object rows=((x <number>) (y <number>)) required=3 others=refused
  table "# members" part rows=((point '{)) nested=(shapes/closed-struct.yaml#)
  block # types=object object=(table="# members" passing=unwarned members=((0 run=#/properties/point))
    unlisted=always)
  block #/properties/point types=string rules=((json run=<0>))
  """#,
  others: [{ checkShapesClosedStructDocument }]
)

private let shapesEncodedContentProgram: SchemaProgram = SchemaProgram(
  "shapes/encoded-content.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"point":{"type":"string",
  "content":{"mediaType":"application/json","keyword":"/contentMediaType",
  "schema":"shapes/closed-struct.yaml#"}}},"known":true}}
  """#,
  with: { [shapesClosedStructProgram] }
)
