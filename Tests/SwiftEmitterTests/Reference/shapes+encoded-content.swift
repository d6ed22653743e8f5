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
  public static var _verdict: Verdict { checkShapesEncodedContentDocument }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkShapesEncodedContentDocumentTable
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

private let checkShapesEncodedContentDocumentTable = MemberTable(
  """
  point\t\t'{
  """,
  nested: [checkShapesClosedStructDocument]
)

private func checkShapesEncodedContentDocument(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(checkShapesEncodedContentDocumentTable, &c, passesOthers: !s.wantsWarnings)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkShapesEncodedContentPoint(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
}

private func checkShapesEncodedContentPoint(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(.json, string, c, &s, checkShapesClosedStructDocument.verdict)
  default: throw Rejection(at: start)
  }
}

private let shapesEncodedContentProgram: SchemaProgram = SchemaProgram(
  "shapes/encoded-content.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"point":{"type":"string",
  "content":{"mediaType":"application/json","keyword":"/contentMediaType",
  "schema":"shapes/closed-struct.yaml#"}}},"known":true}}
  """#,
  with: { [shapesClosedStructProgram] }
)
