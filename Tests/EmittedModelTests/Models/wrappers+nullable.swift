// Generated from wrappers/nullable.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Wrappers {
  public struct Nullable: SchemaValue {
    public var value: Value?

    public init(_ value: Value?) {
      self.value = value
    }

    public struct Value: SchemaValue {
      public var a: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(a: String? = nil, additionalProperties: JSONObject = [:]) {
        self.a = a
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Machinery

extension Wrappers.Nullable: GeneratedValue {
  public static var schemaLocation: String {
    "wrappers/nullable.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersNullable(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    return Self(try Optional<Value>.read(&cursor))
  }

  public func write(to writer: inout JSONWriter) {
    value.write(to: &writer)
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self.init(try Optional<Value>.init(unvalidatedFrom: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension Wrappers.Nullable.Value: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wrappers/nullable.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersNullable(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWrappersNullableNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.a)
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

let checkWrappersNullableNames: MemberTable = MemberTable("a\tstring")

func checkWrappersNullable(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/nullable.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkWrappersNullableNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWrappersNullableNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  case .null: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 5), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
