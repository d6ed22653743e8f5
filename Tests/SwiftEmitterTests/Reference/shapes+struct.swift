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

    /// `effort`, or its default where it is left out.
    public var effortOrDefault: Int {
      self.effort ?? 1
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Shapes.Struct {
  public init(
    title: String,
    assignee: String?,
    notes: String? = nil,
    effort: Int? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      title: title,
      assignee: assignee,
      notes: notes,
      effort: effort,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Shapes.Struct: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry("shapes/struct.yaml#", in: shapesStructProgram)

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkShapesStruct(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("title\nassignee\nnotes\neffort")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkShapesStructNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.title)
    members.string(2, optional: \.notes)
    members.integer(3, optional: \.effort)
  }

  public static var unread: Self {
    Self(title: "", assignee: nil)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value.assignee = try Optional<String>.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    try o.require(0x2)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"title\":", self.title)
    writer.nullable("\"assignee\":", self.assignee)
    writer.optional("\"notes\":", self.notes)
    writer.optional("\"effort\":", self.effort)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let title: String = try fields.required("title")
    let assignee: String? = try fields.nullable("assignee")
    let notes: String? = try fields.optional("notes")
    let effort: Int? = try fields.optional("effort")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      title: title,
      assignee: assignee,
      notes: notes,
      effort: effort,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("title", self.title)
    try fields.nullable("assignee", self.assignee)
    try fields.optional("notes", self.notes)
    try fields.optional("effort", self.effort)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkShapesStructNames: MemberTable = MemberTable(
  """
  title\tstring minLength=1
  assignee\tnull|string
  notes\tstring
  effort\tinteger
  """)

private func checkShapesStruct(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkShapesStructNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      s.noteWarning()
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 { throw Rejection(at: start) }
  } else {
    throw Rejection(at: start)
  }
}

private let shapesStructProgram: SchemaProgram = SchemaProgram(
  #"""
  {"shapes/struct.yaml#":{"warns":true,"type":["object"],"properties":{"title":{"type":["string"],
  "minLength":1},"assignee":{"type":["null","string"]},"notes":{"type":["string"]},
  "effort":{"type":["integer"]}},"required":["title","assignee"],"known":true}}
  """#
)
