// Generated from wrappers/payload.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Wrappers {
  public struct Payload: SchemaValue {
    public var data: EncodedJSON<Data>?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(data: EncodedJSON<Data>? = nil, additionalProperties: JSONObject = [:]) {
      self.data = data
      self.additionalProperties = additionalProperties
    }

    public struct Data: SchemaValue {
      public var a: Int?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(a: Int? = nil, additionalProperties: JSONObject = [:]) {
        self.a = a
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Machinery

extension Wrappers.Payload: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/payload.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersPayload(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("data")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWrappersPayloadNames)

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
        value.data = try c.content { (c: inout Cursor) throws(Rejection) in
          try Data.read(&c, checks: checks)
        }
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"data\":", self.data)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.data = try fields.optional("data")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("data", self.data)
    try fields.additional(self.additionalProperties)
  }
}

extension Wrappers.Payload.Data: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/payload.yaml#/properties/data/contentSchema"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersPayloadPropertiesDataContentSchema(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWrappersPayloadPropertiesDataContentSchemaNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.a)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkWrappersPayloadInPlaceNames: MemberTable = MemberTable(
  """
  data\t\t'{
  """,
  nested: [checkWrappersPayloadPropertiesDataContentSchemaNames]
)

func checkWrappersPayloadInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/payload.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersPayloadInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkWrappersPayloadPropertiesData(&c, &s, "/properties/data")
      default:
        try c.skipSyntax()
      }
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWrappersPayloadPropertiesData(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/payload.yaml#/properties/data")
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
        try checkWrappersPayloadPropertiesDataContentSchema(&c, &s, "/contentSchema")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersPayloadPropertiesDataContentSchemaNames: MemberTable = MemberTable("a\tinteger")

func checkWrappersPayloadPropertiesDataContentSchema(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/payload.yaml#/properties/data/contentSchema")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersPayloadPropertiesDataContentSchemaNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkWrappersPayloadPropertiesDataContentSchemaNames.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersPayloadNames: MemberTable = MemberTable(
  """
  data\t\t'{
  """,
  nested: [checkWrappersPayloadPropertiesDataContentSchemaNames]
)

func checkWrappersPayload(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/payload.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWrappersPayloadNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkWrappersPayloadPropertiesData(&c, &s, "/properties/data")
      default:
        Assertion.unknownProperty(checkWrappersPayloadNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
