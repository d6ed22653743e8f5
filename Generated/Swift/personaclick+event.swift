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
      /// Always `web`.
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
      /// Always `category`.
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
      /// Always `product`.
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
      /// Always `custom`.
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

// MARK: - Machinery

extension PersonaClick.Event: FusedReadable {
  public static var schemaLocation: String {
    "personaclick/event.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickEvent(&cursor, &sink)
  }

  private static let tag: KeyTable = KeyTable("type")

  private static let tagValues: KeyTable = KeyTable("web\ncategory\nproduct\ncustom")

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      switch try cursor.index(ofTag: tag, in: tagValues) {
      case 0: return .web(try Web.read(&cursor, checks: checks))
      case 1: return .category(try Category.read(&cursor, checks: checks))
      case 2: return .product(try Product.read(&cursor, checks: checks))
      case 3: return .custom(try Custom.read(&cursor, checks: checks))
      default: return .other(try Other.read(&cursor, checks: checks))
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .web(let value): value.write(to: &writer)
    case .category(let value): value.write(to: &writer)
    case .product(let value): value.write(to: &writer)
    case .custom(let value): value.write(to: &writer)
    case .other(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.index(ofTag: Self.tag, in: Self.tagValues) {
    case 0: self = .web(try Web(unvalidatedFrom: decoder))
    case 1: self = .category(try Category(unvalidatedFrom: decoder))
    case 2: self = .product(try Product(unvalidatedFrom: decoder))
    case 3: self = .custom(try Custom(unvalidatedFrom: decoder))
    default:
      self = .other(try Other(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .web(let value): try value.encode(to: encoder)
    case .category(let value): try value.encode(to: encoder)
    case .product(let value): try value.encode(to: encoder)
    case .custom(let value): try value.encode(to: encoder)
    case .other(let value): try value.encode(to: encoder)
    }
  }
}

extension PersonaClick.Event.Web: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "personaclick/event.yaml#/$defs/web"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickEventDefsWeb(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\nuri")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkPersonaclickEventDefsWebNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.string(1, optional: \.uri)
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
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"web\",")
    writer.optional("\"uri\":", self.uri)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "web")
    self.uri = try fields.optional("uri")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("uri", self.uri)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.Event.Category: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "personaclick/event.yaml#/$defs/category"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickEventDefsCategory(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\nuri")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickEventDefsCategoryNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.string(1, optional: \.uri)
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
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"category\",")
    writer.optional("\"uri\":", self.uri)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "category")
    self.uri = try fields.optional("uri")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("uri", self.uri)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.Event.Product: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "personaclick/event.yaml#/$defs/product"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickEventDefsProduct(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\nuri")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickEventDefsProductNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.string(1, optional: \.uri)
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
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"product\",")
    writer.optional("\"uri\":", self.uri)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "product")
    self.uri = try fields.optional("uri")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("uri", self.uri)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.Event.Custom: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "personaclick/event.yaml#/$defs/custom"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickEventDefsCustom(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\npayload")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickEventDefsCustomNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
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
      switch o.index {
      case 1:
        value.payload = try c.value(checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"custom\",")
    writer.optional("\"payload\":", self.payload)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "custom")
    self.payload = try fields.anything("payload")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("payload", self.payload)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.Event.Other: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "personaclick/event.yaml#/$defs/other"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickEventDefsOther(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkPersonaclickEventDefsOtherNames)

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
        try o.check(&c, checkPersonaclickEventDefsOtherPropertiesType)
        value.type = try String.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"type\":", self.type)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.type = try fields.optional("type")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkPersonaclickEventTag: KeyTable = KeyTable("type")

private let checkPersonaclickEventTags: KeyTable = KeyTable("web\ncategory\nproduct\ncustom")

func checkPersonaclickEvent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/event.yaml#")
  s.explain("expected an event, whose `type` is a string and, for web, category and product, its `uri` too")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    switch try c.index(ofTag: checkPersonaclickEventTag, in: checkPersonaclickEventTags) {
    case 0:
      try checkPersonaclickEventDefsWeb(&c, &s, "/oneOf/0/$ref")
    case 1:
      try checkPersonaclickEventDefsCategory(&c, &s, "/oneOf/1/$ref")
    case 2:
      try checkPersonaclickEventDefsProduct(&c, &s, "/oneOf/2/$ref")
    case 3:
      try checkPersonaclickEventDefsCustom(&c, &s, "/oneOf/3/$ref")
    default:
      try checkPersonaclickEventDefsOther(&c, &s, "/oneOf/4/$ref")
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(.object, at: start, &s, "/oneOf")
  }
  s.leave()
}

let checkPersonaclickEventDefsWebNames: MemberTable = MemberTable(
  """
  type\tstring const=\"web\"
  uri\tstring
  """,
  required: 0x1
)

func checkPersonaclickEventDefsWeb(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/event.yaml#/$defs/web")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickEventDefsWebNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkPersonaclickEventDefsWebNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkPersonaclickEventDefsWebWarnings(&o, c))
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "an event of type web comes with a `uri`",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkPersonaclickEventDefsWebXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private func checkPersonaclickEventDefsWebWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x2 != 0x2 { failures |= 0x1 }
  return failures
}

private let checkPersonaclickEventDefsWebXWarnings0FragmentNames: MemberTable = MemberTable("uri")

private func checkPersonaclickEventDefsWebXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/event.yaml#/$defs/web/x-warnings/0")
  s.explain("an event of type web comes with a `uri`")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickEventDefsWebXWarnings0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("uri", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkPersonaclickEventDefsCategoryNames: MemberTable = MemberTable(
  """
  type\tstring const=\"category\"
  uri\tstring
  """,
  required: 0x1
)

func checkPersonaclickEventDefsCategory(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/event.yaml#/$defs/category")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickEventDefsCategoryNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkPersonaclickEventDefsCategoryNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkPersonaclickEventDefsCategoryWarnings(&o, c))
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "an event of type category comes with a `uri`",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkPersonaclickEventDefsCategoryXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private func checkPersonaclickEventDefsCategoryWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x2 != 0x2 { failures |= 0x1 }
  return failures
}

private let checkPersonaclickEventDefsCategoryXWarnings0FragmentNames: MemberTable = MemberTable("uri")

private func checkPersonaclickEventDefsCategoryXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/event.yaml#/$defs/category/x-warnings/0")
  s.explain("an event of type category comes with a `uri`")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickEventDefsCategoryXWarnings0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("uri", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkPersonaclickEventDefsProductNames: MemberTable = MemberTable(
  """
  type\tstring const=\"product\"
  uri\tstring
  """,
  required: 0x1
)

func checkPersonaclickEventDefsProduct(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/event.yaml#/$defs/product")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickEventDefsProductNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkPersonaclickEventDefsProductNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkPersonaclickEventDefsProductWarnings(&o, c))
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "an event of type product comes with a `uri`",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkPersonaclickEventDefsProductXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private func checkPersonaclickEventDefsProductWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x2 != 0x2 { failures |= 0x1 }
  return failures
}

private let checkPersonaclickEventDefsProductXWarnings0FragmentNames: MemberTable = MemberTable("uri")

private func checkPersonaclickEventDefsProductXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/event.yaml#/$defs/product/x-warnings/0")
  s.explain("an event of type product comes with a `uri`")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickEventDefsProductXWarnings0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("uri", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkPersonaclickEventDefsCustomNames: MemberTable = MemberTable(
  """
  type\tstring const=\"custom\"
  payload\tany
  """,
  required: 0x1
)

func checkPersonaclickEventDefsCustom(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/event.yaml#/$defs/custom")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickEventDefsCustomNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkPersonaclickEventDefsCustomNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkPersonaclickEventDefsCustomWarnings(&o, c))
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "an event of type custom comes with a `payload`",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkPersonaclickEventDefsCustomXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private func checkPersonaclickEventDefsCustomWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x2 != 0x2 { failures |= 0x1 }
  return failures
}

private let checkPersonaclickEventDefsCustomXWarnings0FragmentNames: MemberTable = MemberTable("payload")

private func checkPersonaclickEventDefsCustomXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/event.yaml#/$defs/custom/x-warnings/0")
  s.explain("an event of type custom comes with a `payload`")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickEventDefsCustomXWarnings0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("payload", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkPersonaclickEventDefsOtherNames: MemberTable = MemberTable("type")

private func checkPersonaclickEventDefsOther(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/event.yaml#/$defs/other")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkPersonaclickEventDefsOtherNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickEventDefsOtherPropertiesType(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkPersonaclickEventDefsOtherWarnings(&o, c))
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "the documented event types are web, category, product and custom",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkPersonaclickEventDefsOtherXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private func checkPersonaclickEventDefsOtherWarnings0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.accepts(0, of: 0, c, checkPersonaclickEventDefsOtherXWarnings0PropertiesTypeFragment) { return true }
  return false
}

private func checkPersonaclickEventDefsOtherWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if checkPersonaclickEventDefsOtherWarnings0(&o, c) { failures |= 0x1 }
  return failures
}

private func checkPersonaclickEventDefsOtherPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/event.yaml#/$defs/other/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkPersonaclickEventDefsOtherPropertiesTypeNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkPersonaclickEventDefsOtherPropertiesTypeNotFragmentValues: KeyTable = KeyTable(
  """
  web
  category
  product
  custom
  """)

private func checkPersonaclickEventDefsOtherPropertiesTypeNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/event.yaml#/$defs/other/properties/type/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"web\", \"category\", \"product\", \"custom\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"web\", \"category\", \"product\", \"custom\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"web\", \"category\", \"product\", \"custom\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkPersonaclickEventDefsOtherPropertiesTypeNotFragmentValues,
      "\"web\", \"category\", \"product\", \"custom\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"web\", \"category\", \"product\", \"custom\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"web\", \"category\", \"product\", \"custom\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkPersonaclickEventDefsOtherXWarnings0FragmentNames: MemberTable = MemberTable(
  """
  type\tany enum=[\"web\",\"category\",\"product\",\"custom\"]\t?
  """)

private func checkPersonaclickEventDefsOtherXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/event.yaml#/$defs/other/x-warnings/0")
  s.explain("the documented event types are web, category, product and custom")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickEventDefsOtherXWarnings0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickEventDefsOtherXWarnings0PropertiesTypeFragment(&c, &s, "/properties/type")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkPersonaclickEventDefsOtherXWarnings0PropertiesTypeFragmentValues: KeyTable = KeyTable(
  """
  web
  category
  product
  custom
  """)

private func checkPersonaclickEventDefsOtherXWarnings0PropertiesTypeFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/event.yaml#/$defs/other/x-warnings/0/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"web\", \"category\", \"product\", \"custom\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"web\", \"category\", \"product\", \"custom\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"web\", \"category\", \"product\", \"custom\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkPersonaclickEventDefsOtherXWarnings0PropertiesTypeFragmentValues,
      "\"web\", \"category\", \"product\", \"custom\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"web\", \"category\", \"product\", \"custom\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"web\", \"category\", \"product\", \"custom\"", at: start, &s, "/enum")
  }
  s.leave()
}
