// Generated from unions/payment.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Unions {
  /// How an order is paid.
  public enum Payment: SchemaValue {
    /// Card.
    case card(Card)
    /// Transfer.
    case transfer(Transfer)
    /// Free of charge.
    case freeOfCharge

    /// Card.
    public struct Card: SchemaValue {
      public var kind: String { "card" }
      /// Must match the pattern `^[0-9]{4}$`.
      public var last4: String

      public init(last4: String) {
        self.last4 = last4
      }
    }

    /// Transfer.
    public struct Transfer: SchemaValue {
      public var kind: String { "transfer" }
      public var iban: String
      public var version: Version?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(iban: String, version: Version? = nil, additionalProperties: JSONObject = [:]) {
        self.iban = iban
        self.version = version
        self.additionalProperties = additionalProperties
      }

      public enum Version: Int, CaseIterable, SchemaValue {
        case value2 = 2
      }
    }
  }
}

// MARK: - Machinery

extension Unions.Payment: FusedReadable {
  public static var schemaLocation: String {
    "unions/payment.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsPayment(&cursor, &sink)
  }

  private static let tag: KeyTable = KeyTable("kind")

  private static let tagValues: KeyTable = KeyTable("card\ntransfer")

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      if checks { try check(cursor) }
      try cursor.skipSyntax()
      return .freeOfCharge
    case .object:
      switch try cursor.index(ofTag: tag, in: tagValues) {
      case 0: return .card(try Card.read(&cursor, checks: checks))
      case 1: return .transfer(try Transfer.read(&cursor, checks: checks))
      default: throw Rejection(.violation, at: cursor.position)
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .card(let value): value.write(to: &writer)
    case .transfer(let value): value.write(to: &writer)
    case .freeOfCharge: writer.bytes("\"free\",")
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      try decoder.expect("free")
      self = .freeOfCharge
    default:
      switch try decoder.index(ofTag: Self.tag, in: Self.tagValues) {
      case 0: self = .card(try Card(unvalidatedFrom: decoder))
      case 1: self = .transfer(try Transfer(unvalidatedFrom: decoder))
      default:
        self = try Self.readDecoded(decoder)
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .card(let value): try value.encode(to: encoder)
    case .transfer(let value): try value.encode(to: encoder)
    case .freeOfCharge: try String("free").encode(to: encoder)
    }
  }
}

extension Unions.Payment.Card: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/payment.yaml#/oneOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsPaymentOneOf0(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\nlast4")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkUnionsPaymentOneOf0Names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.string(1, \.last4)
  }

  public static var unread: Self {
    Self(last4: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.require(false)
      try o.skip(&c)
    }
    try o.demand(0x2)
    try o.require(0x1)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"kind\":\"card\",")
    writer.required("\"last4\":", self.last4)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("kind", "card")
    self.last4 = try fields.required("last4")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.required("last4", self.last4)
  }
}

extension Unions.Payment.Transfer: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/payment.yaml#/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsPaymentOneOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\niban\nversion")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkUnionsPaymentOneOf1Names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.string(1, \.iban)
  }

  public static var unread: Self {
    Self(iban: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 2:
        try o.check(&c)
        value.version = try Version.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x2)
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"kind\":\"transfer\",")
    writer.required("\"iban\":", self.iban)
    writer.optional("\"version\":", self.version)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("kind", "transfer")
    self.iban = try fields.required("iban")
    self.version = try fields.optional("version")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.required("iban", self.iban)
    try fields.optional("version", self.version)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Payment.Transfer.Version: GeneratedValue {
  public static var schemaLocation: String {
    "unions/payment.yaml#/oneOf/1/properties/version"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsPaymentOneOf1PropertiesVersion(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    guard let value = Self(rawValue: try Int.read(&cursor)) else {
      throw Rejection(.violation, at: start)
    }
    return value
  }

  public func write(to writer: inout JSONWriter) {
    writer.integer(rawValue)
  }
}

// MARK: - Validators

private let checkUnionsPaymentTag: KeyTable = KeyTable("kind")

private let checkUnionsPaymentTags: KeyTable = KeyTable("card\ntransfer")

func checkUnionsPayment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/payment.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkUnionsPaymentOneOf2(&c, &s, "/oneOf/2")
  case .object:
    switch try Assertion.tag(
      checkUnionsPaymentTag,
      checkUnionsPaymentTags,
      "\"card\", \"transfer\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkUnionsPaymentOneOf0(&c, &s, "/oneOf/0")
    case 1:
      try checkUnionsPaymentOneOf1(&c, &s, "/oneOf/1")
    default: break
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 20), at: start, &s, "/oneOf")
  }
  s.leave()
}

let checkUnionsPaymentOneOf0Names: MemberTable = MemberTable(
  """
  kind\tany const=\"card\"
  last4\tstring pattern=\"^[0-9]{4}$\"
  """)

func checkUnionsPaymentOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/payment.yaml#/oneOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkUnionsPaymentOneOf0Names, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkUnionsPaymentOneOf0Names.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("last4", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsPaymentOneOf1Names: MemberTable = MemberTable(
  """
  kind\tany const=\"transfer\"
  iban\tstring
  version\tany const=2
  """)

func checkUnionsPaymentOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/payment.yaml#/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkUnionsPaymentOneOf1Names, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsPaymentOneOf1Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("iban", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsPaymentOneOf1PropertiesVersion(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/payment.yaml#/oneOf/1/properties/version")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("2", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("2", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("2", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("2", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("2", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("2", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkUnionsPaymentOneOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/payment.yaml#/oneOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"free\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"free\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"free\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"free\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"free\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"free\"", at: start, c, &s, "/const")
  }
  s.leave()
}

let pattern094: Pattern? = Pattern.generated("^[0-9]{4}$")
