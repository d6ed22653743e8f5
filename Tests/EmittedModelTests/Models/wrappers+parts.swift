// Generated from wrappers/parts.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Wrappers {
  /// Nothing but definitions.
  public enum Parts {
    public struct Entry: SchemaValue {
      public var id: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(id: String? = nil, additionalProperties: JSONObject = [:]) {
        self.id = id
        self.additionalProperties = additionalProperties
      }
    }

    public enum Level: String, CaseIterable, SchemaValue {
      case low
      case high
    }
  }
}

// MARK: - Machinery

extension Wrappers.Parts.Entry: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/parts.yaml#/$defs/entry"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersPartsDefsEntry(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("id")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWrappersPartsDefsEntryNames, places)

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

extension Wrappers.Parts.Level: GeneratedValue {
  public static var schemaLocation: String {
    "wrappers/parts.yaml#/$defs/level"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersPartsDefsLevel(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("low\nhigh")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .low
    case 1: return .high
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .low: writer.bytes("\"low\",")
    case .high: writer.bytes("\"high\",")
    }
  }
}

// MARK: - Validators

let checkWrappersPartsDefsEntryNames: MemberTable = MemberTable("id\tstring")

func checkWrappersPartsDefsEntry(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/parts.yaml#/$defs/entry")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersPartsDefsEntryNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWrappersPartsDefsEntryNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWrappersPartsDefsLevelValues: KeyTable = KeyTable("low\nhigh")

func checkWrappersPartsDefsLevel(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/parts.yaml#/$defs/level")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"low\", \"high\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"low\", \"high\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"low\", \"high\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(checkWrappersPartsDefsLevelValues, "\"low\", \"high\"", string, c, &s, "/enum")
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"low\", \"high\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"low\", \"high\"", at: start, &s, "/enum")
  }
  s.leave()
}
