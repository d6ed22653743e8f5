// Generated from shapes/struct.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A task with a required, a nullable, an optional and a defaulted property.
  public struct Struct: SchemaValue {
    /// What is to be done.
    ///
    /// Must be at least 1 character long.
    public var title: String
    public var assignee: String?
    public var notes: String?
    public var effort: Int?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      title: String,
      assignee: String?,
      notes: String? = nil,
      effort: Int? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.title = title
      self.assignee = assignee
      self.notes = notes
      self.effort = effort
      self.additionalProperties = additionalProperties
    }

    /// `effort`, or its default where it is left out.
    public var effortOrDefault: Int { self.effort ?? 1 }
  }
}

// MARK: - Coding

extension Shapes.Struct: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: shapesStructProgram)
  public static var _verdict: Verdict { checkShapesStructDocument.verdict }

  public static let _stored: StoredMembers<Self> = StoredMembers(checkShapesStructDocument) { members in
    members.string(0, \.title)
    members.string(2, optional: \.notes)
    members.integer(3, optional: \.effort)
  }
  public static var _unread: Self { Self(title: "", assignee: nil) }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1: value.assignee = try Optional<String>._read(&c)
      default: try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    try o.require(0x2)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write(membersTo writer: inout JSONWriter) {
    writer.required("title", self.title)
    writer.nullable("assignee", self.assignee)
    writer.optional("notes", self.notes)
    writer.optional("effort", self.effort)
    writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.title = try fields.required("title")
    self.assignee = try fields.nullable("assignee")
    self.notes = try fields.optional("notes")
    self.effort = try fields.optional("effort")
    self.additionalProperties = try fields.additional()
  }
}

// MARK: - Validators

private let checkShapesStructDocument = MemberTable(
  object: """
    title\tstring minLength=1
    assignee\tnull|string
    notes\tstring
    effort\tinteger
    """,
  required: 0x3,
  others: .warned
)

private let shapesStructProgram: SchemaProgram = SchemaProgram(
  "shapes/struct.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"title":{"type":"string","minLength":1},
  "assignee":{"type":"null|string"},"notes":{"type":"string"},"effort":{"type":"integer"}},
  "required":["title","assignee"],"known":true}}
  """#
)
