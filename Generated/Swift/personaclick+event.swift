// Generated from personaclick/event.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension PersonaClick {
  /// What the app does when the user opens the message: go to a web page, a category or a product, or handle
  /// an event of its own. An object on iOS, the same object encoded as JSON inside a string on Android.
  public enum Event: SchemaValue {
    /// Opens a web page.
    case web(Web)
    /// Opens a category of the shop.
    case category(Category)
    /// Opens a product of the shop.
    case product(Product)
    /// Hands a value to the app.
    case custom(Custom)
    /// An event of a type that the vendor does not show, or of none.
    case other(Other)

    /// Opens a web page.
    public struct Web: SchemaValue {
      /// The kind of event, which tells it from the others.
      public var type: String { "web" }
      /// The address of the page.
      public var uri: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(uri: String? = nil, additionalProperties: JSONObject = [:]) {
        self.uri = uri
        self.additionalProperties = additionalProperties
      }
    }

    /// Opens a category of the shop.
    public struct Category: SchemaValue {
      /// The kind of event, which tells it from the others.
      public var type: String { "category" }
      /// The identifier of the category; not an address, in spite of its name.
      public var uri: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(uri: String? = nil, additionalProperties: JSONObject = [:]) {
        self.uri = uri
        self.additionalProperties = additionalProperties
      }
    }

    /// Opens a product of the shop.
    public struct Product: SchemaValue {
      /// The kind of event, which tells it from the others.
      public var type: String { "product" }
      /// The identifier of the product; not an address, in spite of its name.
      public var uri: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(uri: String? = nil, additionalProperties: JSONObject = [:]) {
        self.uri = uri
        self.additionalProperties = additionalProperties
      }
    }

    /// Hands a value to the app.
    public struct Custom: SchemaValue {
      /// The kind of event, which tells it from the others.
      public var type: String { "custom" }
      /// Any JSON value, a string that holds JSON included.
      public var payload: JSONValue?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(payload: JSONValue? = nil, additionalProperties: JSONObject = [:]) {
        self.payload = payload
        self.additionalProperties = additionalProperties
      }
    }

    /// An event of a type that the vendor does not show, or of none.
    public struct Other: SchemaValue {
      /// The type of the event.
      public var type: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(type: String? = nil, additionalProperties: JSONObject = [:]) {
        self.type = type
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Coding

extension PersonaClick.Event: FusedReadable, PayloadWritable {
  public static let _schemaEntry = SchemaEntry("#", in: personaclickEventProgram)
  public static var _verdict: Verdict { checkPersonaclickEventDocument }

  private static let tag = KeyTable("type")

  private static let tagValues = KeyTable("web\ncategory\nproduct\ncustom")

  public static func _read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      switch try cursor.index(ofTag: tag, in: tagValues) {
      case 0: return .web(try Web._read(&cursor, checks: checks))
      case 1: return .category(try Category._read(&cursor, checks: checks))
      case 2: return .product(try Product._read(&cursor, checks: checks))
      case 3: return .custom(try Custom._read(&cursor, checks: checks))
      default: return .other(try Other._read(&cursor, checks: checks))
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func _write(to writer: inout JSONWriter) { _write(payloadTo: &writer) }
  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .web(let value): writer.payload(value)
    case .category(let value): writer.payload(value)
    case .product(let value): writer.payload(value)
    case .custom(let value): writer.payload(value)
    case .other(let value): writer.payload(value)
    }
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.index(ofTag: Self.tag, in: Self.tagValues) {
    case 0: self = .web(try Web(_unvalidatedFrom: decoder))
    case 1: self = .category(try Category(_unvalidatedFrom: decoder))
    case 2: self = .product(try Product(_unvalidatedFrom: decoder))
    case 3: self = .custom(try Custom(_unvalidatedFrom: decoder))
    default: self = .other(try Other(_unvalidatedFrom: decoder))
    }
  }
}

extension PersonaClick.Event.Web: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/web", in: personaclickEventProgram)
  public static var _verdict: Verdict { checkPersonaclickEventWeb }

  public static let _members: StoredMembers<Self> = StoredMembers(checkPersonaclickEventWebTable) { m in
    m.fixed(0, "web")
    m.optional(1, \.uri)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) { try o.readOther(&c, into: &others) }
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", self.type)
    writer.member("uri", optional: self.uri)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension PersonaClick.Event.Category: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/category", in: personaclickEventProgram)
  public static var _verdict: Verdict { checkPersonaclickEventCategory }

  public static let _members: StoredMembers<Self> = StoredMembers(checkPersonaclickEventCategoryTable) { m in
    m.fixed(0, "category")
    m.optional(1, \.uri)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) { try o.readOther(&c, into: &others) }
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", self.type)
    writer.member("uri", optional: self.uri)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension PersonaClick.Event.Product: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/product", in: personaclickEventProgram)
  public static var _verdict: Verdict { checkPersonaclickEventProduct }

  public static let _members: StoredMembers<Self> = StoredMembers(checkPersonaclickEventProductTable) { m in
    m.fixed(0, "product")
    m.optional(1, \.uri)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) { try o.readOther(&c, into: &others) }
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", self.type)
    writer.member("uri", optional: self.uri)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension PersonaClick.Event.Custom: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/custom", in: personaclickEventProgram)
  public static var _verdict: Verdict { checkPersonaclickEventCustom }

  public static let _members: StoredMembers<Self> = StoredMembers(checkPersonaclickEventCustomTable) { m in
    m.fixed(0, "custom")
    m.optional(1, \.payload)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1: value.payload = try c.value(checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", self.type)
    writer.member("payload", optional: self.payload)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension PersonaClick.Event.Other: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/other", in: personaclickEventProgram)
  public static var _verdict: Verdict { checkPersonaclickEventOther }

  public static let _members: StoredMembers<Self> = StoredMembers(checkPersonaclickEventOtherTable) { m in
    m.optional(0, \.type, inCode: true)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0: value.type = try o.read(String.self, &c, checkPersonaclickEventOtherType)
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", optional: self.type)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

// MARK: - Validators

private let checkPersonaclickEventDocumentTableOfTag = KeyTable("type")

private let checkPersonaclickEventDocumentTableOfTags = KeyTable("web\ncategory\nproduct\ncustom")

func checkPersonaclickEventDocument(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    switch try c.index(
      ofTag: checkPersonaclickEventDocumentTableOfTag,
      in: checkPersonaclickEventDocumentTableOfTags
    ) {
    case 0: try checkPersonaclickEventWeb(&c, &s)
    case 1: try checkPersonaclickEventCategory(&c, &s)
    case 2: try checkPersonaclickEventProduct(&c, &s)
    case 3: try checkPersonaclickEventCustom(&c, &s)
    default: try checkPersonaclickEventOther(&c, &s)
    }
  default: try c.refuse(at: start)
  }
}

let checkPersonaclickEventWebTable = MemberTable(
  """
  type\tstring const=\"web\"
  uri\tstring
  """,
  required: 0x1
)

func checkPersonaclickEventWeb(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkPersonaclickEventWebTable, &c, passesOthers: !s.wantsWarnings)
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    s.noteWarning()
    try c.skipValue()
  }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  if s.wantsWarnings, !s.hasWarning, !checkPersonaclickEventWebIsQuiet(&o, c) { s.noteWarning() }
}

private func checkPersonaclickEventWebIsQuiet(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  return o.seen0 & 0x2 == 0x2
}

let checkPersonaclickEventCategoryTable = MemberTable(
  """
  type\tstring const=\"category\"
  uri\tstring
  """,
  required: 0x1
)

func checkPersonaclickEventCategory(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkPersonaclickEventCategoryTable, &c, passesOthers: !s.wantsWarnings)
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    s.noteWarning()
    try c.skipValue()
  }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  if s.wantsWarnings, !s.hasWarning, !checkPersonaclickEventCategoryIsQuiet(&o, c) { s.noteWarning() }
}

private func checkPersonaclickEventCategoryIsQuiet(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  return o.seen0 & 0x2 == 0x2
}

let checkPersonaclickEventProductTable = MemberTable(
  """
  type\tstring const=\"product\"
  uri\tstring
  """,
  required: 0x1
)

func checkPersonaclickEventProduct(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkPersonaclickEventProductTable, &c, passesOthers: !s.wantsWarnings)
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    s.noteWarning()
    try c.skipValue()
  }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  if s.wantsWarnings, !s.hasWarning, !checkPersonaclickEventProductIsQuiet(&o, c) { s.noteWarning() }
}

private func checkPersonaclickEventProductIsQuiet(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  return o.seen0 & 0x2 == 0x2
}

let checkPersonaclickEventCustomTable = MemberTable(
  """
  type\tstring const=\"custom\"
  payload\tany
  """,
  required: 0x1
)

func checkPersonaclickEventCustom(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkPersonaclickEventCustomTable, &c, passesOthers: !s.wantsWarnings)
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    s.noteWarning()
    try c.skipValue()
  }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  if s.wantsWarnings, !s.hasWarning, !checkPersonaclickEventCustomIsQuiet(&o, c) { s.noteWarning() }
}

private func checkPersonaclickEventCustomIsQuiet(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  return o.seen0 & 0x2 == 0x2
}

private let checkPersonaclickEventOtherTable = MemberTable("type")

private func checkPersonaclickEventOther(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkPersonaclickEventOtherTable, &c, passesOthers: true)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkPersonaclickEventOtherType(&c, &s)
    default: try c.skipValue()
    }
  }
  if s.wantsWarnings, !s.hasWarning, !checkPersonaclickEventOtherIsQuiet(&o, c) { s.noteWarning() }
}

private func checkPersonaclickEventOtherIsQuiet(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return false }
  if !o.accepts(0, of: 0, c, checkPersonaclickEventOtherXWarnings0ConditionalTable, 0) { return false }
  return true
}

private func checkPersonaclickEventOtherType(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default: throw Rejection(at: start)
  }
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(c, &s, checkPersonaclickEventTypeNotConditional.verdict)
    if isMatch { throw Rejection(at: start) }
  }
  c.position = end
}

private let checkPersonaclickEventTypeNotConditional = MemberTable(
  value: """
    any enum=[\"web\",\"category\",\"product\",\"custom\"]
    """)

private let checkPersonaclickEventOtherXWarnings0ConditionalTable = MemberTable(
  """
  type\tany enum=[\"web\",\"category\",\"product\",\"custom\"]
  """)

let personaclickEventProgram: SchemaProgram = SchemaProgram(
  "personaclick/event.yaml",
  #"""
  {"#":{"message":"expected an event, whose `type` is a string and, for web, category and product, its `uri` too",
  "warns":true,"defers":true,"oneOf":{"tag":"type","defaultBranch":4,"of":[{"type":"object","name":"Web",
  "tags":["web"],"schema":"#/$defs/web"},{"type":"object","name":"Category","tags":["category"],
  "schema":"#/$defs/category"},{"type":"object","name":"Product","tags":["product"],
  "schema":"#/$defs/product"},{"type":"object","name":"Custom","tags":["custom"],"schema":"#/$defs/custom"},
  {"type":"object","name":"Other","schema":"#/$defs/other"}]}},
  "#/$defs/web":{"warns":true,"type":"object","properties":{"type":{"type":"string","const":"web"},
  "uri":{"type":"string"}},"required":["type"],"known":true,
  "x-warnings":[{"message":"an event of type web comes with a `uri`","names":["uri"],"required":["uri"]}]},
  "#/$defs/category":{"warns":true,"type":"object","properties":{"type":{"type":"string","const":"category"},
  "uri":{"type":"string"}},"required":["type"],"known":true,
  "x-warnings":[{"message":"an event of type category comes with a `uri`","names":["uri"],
  "required":["uri"]}]},
  "#/$defs/product":{"warns":true,"type":"object","properties":{"type":{"type":"string","const":"product"},
  "uri":{"type":"string"}},"required":["type"],"known":true,
  "x-warnings":[{"message":"an event of type product comes with a `uri`","names":["uri"],
  "required":["uri"]}]},
  "#/$defs/custom":{"warns":true,"type":"object","properties":{"type":{"type":"string","const":"custom"},
  "payload":true},"required":["type"],"known":true,
  "x-warnings":[{"message":"an event of type custom comes with a `payload`","names":["payload"],
  "required":["payload"]}]},
  "#/$defs/other":{"warns":true,"type":"object","properties":{"type":{"type":"string",
  "not":{"strings /enum":["web","category","product","custom"]}}},"additionalProperties":true,
  "x-warnings":[{"message":"the documented event types are web, category, product and custom",
  "properties":{"type":{"strings /enum":["web","category","product","custom"]}},"required":["type"]}]}}
  """#
)
