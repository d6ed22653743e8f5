// Generated from shapes/recursive-struct.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A node of a tree, with one next to it.
  public struct RecursiveStruct: SchemaValue {
    /// A node of a tree, with one next to it.
    public var next: RecursiveStruct? {
      get { _next.unboxed }
      set { _next.unboxed = newValue }
    }
    private var _next: Boxed<RecursiveStruct>?
    public var children: [RecursiveStruct]?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      next: RecursiveStruct? = nil,
      children: [RecursiveStruct]? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self._next = next.map(Boxed.init)
      self.children = children
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Shapes.RecursiveStruct: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: shapesRecursiveStructProgram)
  public static var _verdict: Verdict { checkShapesRecursiveStructDocument.verdict }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkShapesRecursiveStructDocument.members
  ) { m in
    m.optional(0, \._next)
    m.optional(1, \.children)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0: value._next.unboxed = try Shapes.RecursiveStruct._read(&c, checks: checks)
      case 1: value.children = try c.array(of: Shapes.RecursiveStruct.self, checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("next", optional: self._next.unboxed)
    writer.member("children", optional: self.children)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

// MARK: - Validators

private let checkShapesRecursiveStructDocument = PlannedBlock("#", in: shapesRecursiveStructPlan)

private let shapesRecursiveStructPlan: SchemaPlan = SchemaPlan(
  "shapes/recursive-struct.yaml",
  #"""
  table "# members" part rows=((next) (children))
  block # types=object object=(table="# members" passing=unwarned members=((0 run=#) (1
    run=#/properties/children)) unlisted=always)
  block #/properties/children types=array array=(items=(run=#) evaluated)
  """#
)

private let shapesRecursiveStructProgram: SchemaProgram = SchemaProgram(
  "shapes/recursive-struct.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"next":"#","children":{"warns":true,"type":"array",
  "items":"#"}},"known":true}}
  """#
)
