// Generated from shapes/patterned-members.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A property that is listed, and headers by a pattern of their names.
  public struct PatternedMembers: SchemaValue {
    public var subject: String?
    /// Members whose names match `^x-`, in document order.
    public var headers: JSONMap<String>

    public init(subject: String? = nil, headers: JSONMap<String> = [:]) {
      self.subject = subject
      self.headers = headers
    }
  }
}

// MARK: - Coding

extension Shapes.PatternedMembers: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: shapesPatternedMembersProgram)
  public static var _verdict: Verdict { checkShapesPatternedMembersDocument }

  private static let headersPattern = Pattern.generated("^x-")

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkShapesPatternedMembersDocumentTable
  ) { m in
    m.optional(0, \.subject)
    m.others(\.headers, matching: headersPattern)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var headers: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      let key: Key = try c.key(at: o.offset)
      if Assertion.matches(headersPattern, key.slice, c) {
        try o.check(&c, checkShapesPatternedMembersX.verdict)
        try o.readOther(&c, into: &headers)
      } else {
        try o.require(false)
        try o.skip(&c)
      }
    }
    if !headers.isEmpty { value.headers = JSONMap(uniqueMembers: headers) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("subject", optional: self.subject)
    writer.members(self.headers)
    writer.endObject()
  }
}

// MARK: - Validators

private let checkShapesPatternedMembersDocumentTable = MemberTable("subject\tstring")

private func checkShapesPatternedMembersDocument(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(checkShapesPatternedMembersDocumentTable, &c)
  while try o.nextUndecided(&c, &s) {
    let key: Key = try c.key(at: o.offset)
    let value: Int = c.position
    var isListed: Bool = false
    if Assertion.matches(shapesPatternedMembersPattern, key.slice, c) {
      c.position = value
      try checkShapesPatternedMembersX(&c, &s)
      isListed = true
    }
    if !isListed {
      throw Rejection(at: o.offset)
    }
  }
}

private let checkShapesPatternedMembersX = MemberTable(value: "string")

private let shapesPatternedMembersPattern = Pattern.generated("^x-")

private let shapesPatternedMembersProgram: SchemaProgram = SchemaProgram(
  "shapes/patterned-members.yaml",
  #"""
  {"#":{"type":"object","properties":{"subject":{"type":"string"}},
  "patternProperties":{"^x-":{"type":"string"}},"additionalProperties":false}}
  """#
)
