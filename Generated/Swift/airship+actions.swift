// Generated from airship/actions.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What the SDK does when somebody interacts with a message: tag the channel, open something, or hand data
  /// to the app. Message actions may be personalised with Handlebars. The full list of actions is documented
  /// outside the platform overrides, so members not named here are accepted as they are.
  public struct Actions: SchemaValue {
    /// Tags to put on the channel; one tag may be given without a list.
    public var addTag: AddTag?
    /// A tag to take off the channel.
    public var removeTag: String?
    /// What to open.
    public var open: Open?
    /// Data the app interprets by itself, passed through untouched.
    public var appDefined: JSONObject?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      addTag: AddTag? = nil,
      removeTag: String? = nil,
      open: Open? = nil,
      appDefined: JSONObject? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.addTag = addTag
      self.removeTag = removeTag
      self.open = open
      self.appDefined = appDefined
      self.additionalProperties = additionalProperties
    }

    /// Opens a web address or the app itself.
    public struct Open: SchemaValue {
      /// The kind of thing to open.
      public var type: OpenType?
      /// The address to open. Goes with the type `url`; `home` needs none.
      public var content: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(type: OpenType? = nil, content: String? = nil, additionalProperties: JSONObject = [:]) {
        self.type = type
        self.content = content
        self.additionalProperties = additionalProperties
      }
    }

    /// What an open action opens. The examples show `url` and `home`; other kinds pass.
    public enum OpenType: OpenEnumeration {
      case url
      case home
      /// Any other value.
      case other(String)

      /// The values that are known, in the schema's order.
      public static var knownCases: [OpenType] {
        [.url, .home]
      }

      public init(rawValue: String) {
        switch Self.values.index(of: rawValue) {
        case 0: self = .url
        case 1: self = .home
        default: self = .other(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .url: return "url"
        case .home: return "home"
        case .other(let text): return text
        }
      }
    }

    /// Tags to put on the channel; one tag may be given without a list.
    public enum AddTag: SchemaValue, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
      /// A single tag.
      case tag(String)
      /// Any number of tags.
      case tags([String])

      public init(stringLiteral value: String) { self = .tag(value) }

      public init(arrayLiteral elements: String...) { self = .tags(elements) }
    }
  }
}

// MARK: - Coding

extension Airship.Actions: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: airshipActionsProgram)
  public static var _verdict: Verdict { checkAirshipActions }

  public static let _stored: StoredMembers<Self> = StoredMembers(checkAirshipActionsNames) { members in
    members.string(1, optional: \.removeTag)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0: value.addTag = try AddTag._read(&c, checks: checks)
      case 2: value.open = try Open._read(&c, checks: checks)
      case 3: value.appDefined = try c.object(checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("add_tag", self.addTag)
    try writer.optional("remove_tag", self.removeTag)
    try writer.optional("open", self.open)
    try writer.optional("app_defined", self.appDefined)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.addTag = try fields.optional("add_tag")
    self.removeTag = try fields.optional("remove_tag")
    self.open = try fields.optional("open")
    self.appDefined = try fields.optional("app_defined")
    self.additionalProperties = try fields.additional()
  }
}

extension Airship.Actions.Open: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#/$defs/open", in: airshipActionsProgram)
  public static var _verdict: Verdict { checkAirshipActionsDefsOpen }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkAirshipActionsDefsOpenNames
  ) { members in
    members.string(1, optional: \.content)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        try o.check(&c)
        value.type = try Airship.Actions.OpenType._read(&c)
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("type", self.type)
    try writer.optional("content", self.content)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.type = try fields.optional("type")
    self.content = try fields.optional("content")
    self.additionalProperties = try fields.additional()
  }
}

extension Airship.Actions.OpenType: GeneratedValue {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#/$defs/open_type", in: airshipActionsProgram)
  public static var _verdict: Verdict { checkAirshipActionsDefsOpenType }

  private static let values: KeyTable = KeyTable("url\nhome")

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .url
    case 1: return .home
    default: return .other(cursor.text(text))
    }
  }

  public func _write(to writer: inout JSONWriter) {
    switch self {
    case .url: writer.bytes("\"url\",")
    case .home: writer.bytes("\"home\",")
    case .other(let text): writer.string(text)
    }
  }
}

extension Airship.Actions.AddTag: FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#/properties/add_tag", in: airshipActionsProgram)
  public static var _verdict: Verdict { checkAirshipActionsPropertiesAddTag }

  public static func _read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string: return .tag(try String._read(&cursor))
    case .array:
      return .tags(
        try cursor.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkAirshipActionsPropertiesAddTagAnyOf1Item.string(&c, checks: checks)
        })
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func _write(to writer: inout JSONWriter) {
    switch self {
    case .tag(let value): value._write(to: &writer)
    case .tags(let value): value._write(to: &writer)
    }
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .array) {
    case .string:
      self = .tag(try String(_unvalidatedFrom: decoder))
    default:
      self = .tags(try [String](_unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .tag(let value): try value.encode(to: encoder)
    case .tags(let value): try value.encode(to: encoder)
    }
  }
}

// MARK: - Validators

let checkAirshipActionsNames: MemberTable = MemberTable(
  """
  add_tag\tstring\t[
  remove_tag\tstring
  open\t\t{
  app_defined\tobject
  """,
  nested: [checkAirshipActionsPropertiesAddTagAnyOf1Item, checkAirshipActionsDefsOpenNames]
)

func checkAirshipActions(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(checkAirshipActionsNames, at: start, passesOthers: true)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkAirshipActionsPropertiesAddTag(&c, &s)
    case 2: try checkAirshipActionsDefsOpen(&c, &s)
    default: try c.skipValue()
    }
  }
}

private func checkAirshipActionsPropertiesAddTag(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try checkAirshipActionsPropertiesAddTagAnyOf0Value.readItem(&c, &s)
  case .array: try checkAirshipActionsPropertiesAddTagAnyOf1(&c, &s)
  default: throw Rejection(at: start)
  }
}

private let checkAirshipActionsPropertiesAddTagAnyOf0Value: MemberTable = MemberTable(items: "string")

private let checkAirshipActionsPropertiesAddTagAnyOf1Item: MemberTable = MemberTable(items: "string")

private func checkAirshipActionsPropertiesAddTagAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  guard c.isAtArray else { throw Rejection(at: c.position) }
  _ = try checkAirshipActionsPropertiesAddTagAnyOf1Item.readItems(&c, &s)
}

private let checkAirshipActionsDefsOpenNames: MemberTable = MemberTable("type\tstring\ncontent\tstring")

private func checkAirshipActionsDefsOpen(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(checkAirshipActionsDefsOpenNames, at: start, passesOthers: true)
  while try o.nextUndecided(&c, &s) { try c.skipValue() }
}

private let checkAirshipActionsDefsOpenTypeValue: MemberTable = MemberTable(items: "string")

private func checkAirshipActionsDefsOpenType(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  try checkAirshipActionsDefsOpenTypeValue.readItem(&c, &s)
}

let airshipActionsProgram: SchemaProgram = SchemaProgram(
  "airship/actions.yaml",
  #"""
  {"#":{"type":["object"],"properties":{"add_tag":["/properties/add_tag","#/properties/add_tag"],
  "remove_tag":{"type":["string"]},"open":"#/$defs/open","app_defined":{"type":["object"]}},
  "additionalProperties":true},
  "#/properties/add_tag":{"defers":true,"anyOf":{"of":[{"type":["string"],"name":"Tag",
  "schema":{"type":["string"]}},{"type":["array"],"name":"Tags","schema":{"type":["array"],
  "items":{"type":["string"]}}}]}},
  "#/$defs/open":{"type":["object"],"properties":{"type":"#/$defs/open_type","content":{"type":["string"]}},
  "additionalProperties":true},
  "#/$defs/open_type":{"type":["string"]}}
  """#
)
