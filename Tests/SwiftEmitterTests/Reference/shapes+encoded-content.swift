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

// MARK: - Machinery

extension Shapes.EncodedContent: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "shapes/encoded-content.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkShapesEncodedContent(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("point")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkShapesEncodedContentNames)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.point = try c.content { (c: inout Cursor) throws(Rejection) in
          try Shapes.ClosedStruct.read(&c, checks: checks)
        }
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"point\":", self.point)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.point = try fields.optional("point")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("point", self.point)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkShapesEncodedContentNames: MemberTable = MemberTable(
  """
  point\t\t'{
  """,
  nested: [checkShapesClosedStructNames]
)

private func checkShapesEncodedContent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "shapes/encoded-content.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkShapesEncodedContentNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkShapesEncodedContentPropertiesPoint(&c, &s, "/properties/point")
      default:
        Assertion.unknownProperty(checkShapesEncodedContentNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkShapesEncodedContentPropertiesPoint(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "shapes/encoded-content.yaml#/properties/point")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.json(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkShapesClosedStruct(&c, &s, "/contentSchema/$ref")
      })
  default:
    try c.skipValue()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
