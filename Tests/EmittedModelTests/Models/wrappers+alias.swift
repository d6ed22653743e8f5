// Generated from wrappers/alias.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Wrappers {
  public struct Alias: SchemaValue {
    public var id: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(id: String? = nil, additionalProperties: JSONObject = [:]) {
      self.id = id
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Machinery

extension Wrappers.Alias: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/alias.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersAlias(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("id")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWrappersAliasJoinedNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.id)
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
    writer.optional("\"id\":", self.id)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.id = try fields.optional("id")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("id", self.id)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkWrappersAliasKnown: KeyTable = KeyTable("id")

func checkWrappersAlias(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkWrappersAliasJoined(&c, &s) }
  if s.isFine(&c, checkWrappersAliasJoined) {
    return
  }
  s.enter(path, "wrappers/alias.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWrappersAliasKnown
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
  try checkWrappersListDefsEntryInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkWrappersAliasJoinedNames: MemberTable = MemberTable("id\tstring")

func checkWrappersAliasJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/alias.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWrappersAliasJoinedNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWrappersAliasJoinedNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
