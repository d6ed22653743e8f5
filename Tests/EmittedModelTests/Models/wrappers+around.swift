// Generated from wrappers/around.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Wrappers {
  /// Another schema's type, with definitions of its own.
  public struct Around: SchemaValue {
    public var value: Payload

    public init(_ value: Payload) {
      self.value = value
    }

    public struct Part: SchemaValue {
      /// Another schema's type, with definitions of its own.
      public var whole: Payload?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(whole: Payload? = nil, additionalProperties: JSONObject = [:]) {
        self.whole = whole
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Machinery

extension Wrappers.Around: GeneratedValue {
  public static var schemaLocation: String {
    "wrappers/around.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersAround(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    return Self(try Wrappers.Payload.read(&cursor))
  }

  public func write(to writer: inout JSONWriter) {
    value.write(to: &writer)
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self.init(try Wrappers.Payload.init(unvalidatedFrom: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension Wrappers.Around.Part: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/around.yaml#/$defs/part"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersAroundDefsPart(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("whole")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWrappersAroundDefsPartNames)

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
        value.whole = try Wrappers.Payload.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"whole\":", self.whole)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.whole = try fields.optional("whole")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("whole", self.whole)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkWrappersAroundKnown: KeyTable = KeyTable("data")

func checkWrappersAround(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkWrappersAroundJoined(&c, &s) }
  if s.isFine(&c, checkWrappersAroundJoined) {
    return
  }
  s.enter(path, "wrappers/around.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWrappersAroundKnown
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      try Assertion.knownProperty(known, at: key.offset, c, &s)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWrappersPayloadInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkWrappersAroundDefsPartNames: MemberTable = MemberTable(
  """
  whole\t\t{
  """,
  nested: [checkWrappersPayloadNames]
)

func checkWrappersAroundDefsPart(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/around.yaml#/$defs/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersAroundDefsPartNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkWrappersPayload(&c, &s, "/properties/whole/$ref/$ref")
      default:
        Assertion.unknownProperty(checkWrappersAroundDefsPartNames.names, at: o.offset, &s, "")
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

let checkWrappersAroundJoinedNames: MemberTable = MemberTable(
  """
  data\t\t'{
  """,
  nested: [checkWrappersPayloadPropertiesDataContentSchemaNames]
)

func checkWrappersAroundJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/around.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWrappersAroundJoinedNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkWrappersPayloadPropertiesData(&c, &s, "/properties/data")
      default:
        Assertion.unknownProperty(checkWrappersAroundJoinedNames.names, at: o.offset, &s, "")
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
