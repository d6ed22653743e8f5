// Generated from shapes/extensible-map.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// Numbers by name, and beside them extensions, which may hold anything.
  public struct ExtensibleMap: SchemaValue {
    /// Members whose names match `^x-`, in document order.
    public var patternProperties: JSONObject
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONMap<Int>

    public init(patternProperties: JSONObject = [:], additionalProperties: JSONMap<Int> = [:]) {
      self.patternProperties = patternProperties
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Shapes.ExtensibleMap: StructReadable {
  public static let _schemaEntry = SchemaEntry("#", in: shapesExtensibleMapProgram)
  public static var _verdict: Verdict { checkShapesExtensibleMapDocument.verdict }

  private static let patternPropertiesPattern = Pattern.generated("^x-")

  public static let _members: StoredMembers<Self> = StoredMembers { m in
    m.others(\.patternProperties, matching: patternPropertiesPattern)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var patternProperties: [(key: String, value: JSONValue)] = []
    var others: [(key: String, value: Int)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      let key: Key = try c.key(at: o.offset)
      if Assertion.matches(patternPropertiesPattern, key.slice, c) {
        try o.readOther(&c, into: &patternProperties)
      } else {
        try o.readOther(&c, into: &others)
      }
    }
    if !patternProperties.isEmpty { value.patternProperties = JSONMap(uniqueMembers: patternProperties) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.members(self.patternProperties)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

// MARK: - Validators

private let checkShapesExtensibleMapDocument = PlannedBlock("#", in: shapesExtensibleMapPlan)

private let shapesExtensibleMapPlan: SchemaPlan = SchemaPlan(
  "shapes/extensible-map.yaml",
  #"""
  table #/additionalProperties value rows=((<integer>))
  block # types=object object=(patterns=(("^x-")) evaluated run=#/additionalProperties)
  block #/additionalProperties table=#/additionalProperties
  """#
)

private let shapesExtensibleMapProgram: SchemaProgram = SchemaProgram(
  "shapes/extensible-map.yaml",
  #"""
  {"#":{"type":"object","patternProperties":{"^x-":true},"additionalProperties":{"type":"integer"}}}
  """#
)
