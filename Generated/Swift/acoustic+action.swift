// Generated from acoustic/action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// What every action is made of. Four types are predefined: `dial` calls a phone number, `url` opens an
  /// address, `rich` shows rich content, `openApp` opens the app. Any other type belongs to the plugin that
  /// the app has for it, and may come with members of its own, which are kept. The service itself rejects
  /// nothing but malformed JSON.
  public struct Action: SchemaValue {
    /// What to do, one of the predefined types or a type of your own.
    public var type: ActionType
    /// With what to do it: the phone number to dial, the address to open, the identifier of the rich content,
    /// or an object of values for the app. An action of your own may take any value or none.
    public var value: JSONValue?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(type: ActionType, value: JSONValue? = nil, additionalProperties: JSONObject = [:]) {
      self.type = type
      self.value = value
      self.additionalProperties = additionalProperties
    }

    /// What to do, one of the predefined types or a type of your own.
    public enum ActionType: OpenEnumeration {
      case dial
      case url
      case rich
      case openApp
      /// Any other value.
      case other(String)

      /// The values that are known, in the schema's order.
      public static var knownCases: [ActionType] {
        [.dial, .url, .rich, .openApp]
      }

      public init(rawValue: String) {
        switch Self.values.index(of: rawValue) {
        case 0: self = .dial
        case 1: self = .url
        case 2: self = .rich
        case 3: self = .openApp
        default: self = .other(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .dial: return "dial"
        case .url: return "url"
        case .rich: return "rich"
        case .openApp: return "openApp"
        case .other(let text): return text
        }
      }
    }
  }
}

// MARK: - Coding

extension Acoustic.Action: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: acousticActionProgram)
  public static var _verdict: Verdict { checkAcousticAction }

  public static let _stored: StoredMembers<Self> = StoredMembers(checkAcousticActionNames)
  public static var _unread: Self { Self(type: .dial) }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        o.capture(0, c)
        try o.check(&c)
        value.type = try ActionType._read(&c)
      case 1:
        o.capture(1, c)
        value.value = try c.value(checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if o.checks, !checkAcousticActionHolds(&o, c) { throw Rejection(at: o.start) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.required("type", self.type)
    try writer.optional("value", self.value)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.type = try fields.required("type")
    self.value = try fields.anything("value")
    self.additionalProperties = try fields.additional()
  }
}

extension Acoustic.Action.ActionType: GeneratedValue {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#/properties/type", in: acousticActionProgram)
  public static var _verdict: Verdict { checkAcousticActionPropertiesType }

  private static let values: KeyTable = KeyTable("dial\nurl\nrich\nopenApp")

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .dial
    case 1: return .url
    case 2: return .rich
    case 3: return .openApp
    default: return .other(cursor.text(text))
    }
  }

  public func _write(to writer: inout JSONWriter) {
    switch self {
    case .dial: writer.bytes("\"dial\",")
    case .url: writer.bytes("\"url\",")
    case .rich: writer.bytes("\"rich\",")
    case .openApp: writer.bytes("\"openApp\",")
    case .other(let text): writer.string(text)
    }
  }
}

// MARK: - Validators

private let checkAcousticActionNames: MemberTable = MemberTable("type\tstring\t@0\nvalue\tany\t@1")

private let checkAcousticActionTexts0: KeyTable = KeyTable("url\ndial\nopenApp\nrich")

private func checkAcousticAction(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(checkAcousticActionNames, at: start, passesOthers: true)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0:
      o.capture(0, c)
      try o.decide(&c, &s)
    case 1:
      o.capture(1, c)
      try o.decide(&c, &s)
    default: try c.skipValue()
    }
  }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  if !checkAcousticActionHolds(&o, c) { throw Rejection(at: start) }
  if s.wantsWarnings, !s.hasWarning, !checkAcousticActionIsQuiet(&o, c) { s.noteWarning() }
}

private func checkAcousticActionHolds(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 == 0x1 {
    if o.seen0 & 0x2 != 0x2, o.isAmong(0, 2, c, checkAcousticActionTexts0, 0xF) { return false }
    if o.isAmong(0, 2, c, checkAcousticActionTexts0, 0xB), !o.isOf(1, c, .string) { return false }
    if o.isAmong(0, 2, c, checkAcousticActionTexts0, 0x4), !o.isOf(1, c, .object) { return false }
  }
  return true
}

private func checkAcousticActionIsQuiet(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 == 0x1 {
    if o.isAmong(0, 2, c, checkAcousticActionTexts0, 0x2) {
      if !o.accepts(1, c, checkAcousticActionXWarnings0ThenConditionalNames, 0) { return false }
    }
    if o.isAmong(0, 2, c, checkAcousticActionTexts0, 0x1) {
      if !o.accepts(1, c, checkAcousticActionXWarnings1ThenConditionalNames, 0) { return false }
    }
  }
  return true
}

private let checkAcousticActionPropertiesTypeValue: MemberTable = MemberTable(items: "string")

private func checkAcousticActionPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  try checkAcousticActionPropertiesTypeValue.readItem(&c, &s)
}

let checkAcousticActionXWarnings0ThenConditionalNames: MemberTable = MemberTable(
  """
  value\tany pattern=\"^(tel:)?[+]?[0-9 ()./*#,;-]+$\"
  """)

let checkAcousticActionXWarnings0IfConditionalNames: MemberTable = MemberTable(
  """
  type\tany const=\"dial\"
  """)

let checkAcousticActionXWarnings1ThenConditionalNames: MemberTable = MemberTable(
  """
  value\tany pattern=\"^[A-Za-z][A-Za-z0-9+.-]*:\"
  """)

let checkAcousticActionXWarnings1IfConditionalNames: MemberTable = MemberTable(
  """
  type\tany const=\"url\"
  """)

let acousticActionProgram: SchemaProgram = SchemaProgram(
  "acoustic/action.yaml",
  #"""
  {"#":{"warns":true,"type":["object"],"properties":{"type":["/properties/type","#/properties/type"],
  "value":true},"additionalProperties":true,"required":["type"],"allOf":[["/allOf/0","#/allOf/0 inPlace"],
  ["/allOf/1","#/allOf/1 inPlace"],["/allOf/2","#/allOf/2 inPlace"]],"x-warnings":[["/x-warnings/0",
  "#/x-warnings/0 conditional"],["/x-warnings/1","#/x-warnings/1 conditional"]]},
  "#/properties/type":{"type":["string"]},
  "#/allOf/0 inPlace":{"at":"acoustic/action.yaml#/allOf/0",
  "if":{"if":{"properties":{"type":{"strings /enum":["dial","url","rich","openApp"]}},"required":["type"]},
  "then":{"message":"a predefined action needs a `value`","names":["value"],"required":["value"]}}},
  "#/allOf/1 inPlace":{"at":"acoustic/action.yaml#/allOf/1",
  "if":{"if":{"properties":{"type":{"strings /enum":["dial","url","rich"]}},"required":["type"]},
  "then":{"properties":{"value":{"message":"the value of dial, url and rich is a string",
  "type":["string"]}}}}},
  "#/allOf/2 inPlace":{"at":"acoustic/action.yaml#/allOf/2",
  "if":{"if":{"properties":{"type":{"const":"openApp"}},"required":["type"]},
  "then":{"properties":{"value":{"message":"the value of openApp is an object","type":["object"]}}}}},
  "#/x-warnings/0 conditional":{"at":"acoustic/action.yaml#/x-warnings/0",
  "message":"the value of dial should be a phone number","if":{"if":{"properties":{"type":{"const":"dial"}},
  "required":["type"]},"then":{"properties":{"value":{"pattern":"^(tel:)?[+]?[0-9 ()./*#,;-]+$"}}}}},
  "#/x-warnings/1 conditional":{"at":"acoustic/action.yaml#/x-warnings/1",
  "message":"the value of url should be a URL, from its scheme on",
  "if":{"if":{"properties":{"type":{"const":"url"}},"required":["type"]},
  "then":{"properties":{"value":{"pattern":"^[A-Za-z][A-Za-z0-9+.-]*:"}}}}},
  "# inPlace":{"at":"acoustic/action.yaml#","warns":true,"type":["object"],
  "properties":{"type":["/properties/type","#/properties/type"],"value":true},"additionalProperties":true,
  "required":["type"],"allOf":[["/allOf/0","#/allOf/0 inPlace"],["/allOf/1","#/allOf/1 inPlace"],["/allOf/2",
  "#/allOf/2 inPlace"]],"x-warnings":[["/x-warnings/0","#/x-warnings/0 conditional"],["/x-warnings/1",
  "#/x-warnings/1 conditional"]]}}
  """#
)

let checkAcousticActionXWarnings0ConditionalRule: SchemaEntry = SchemaEntry(
  "#/x-warnings/0 conditional",
  in: acousticActionProgram
)

let checkAcousticActionXWarnings1ConditionalRule: SchemaEntry = SchemaEntry(
  "#/x-warnings/1 conditional",
  in: acousticActionProgram
)
