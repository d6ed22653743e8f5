// Generated from airship/sms-override.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// The text message a push sends when `sms` is among its device types. It excludes the MMS override: one
  /// push sends either an SMS or an MMS.
  public struct SMSOverride: SchemaValue {
    /// The message by SMS, in place of the alert of the notification. At most 1,600 characters; the carrier
    /// splits a long one into several messages.
    public var alert: String?
    /// When delivery is given up. 48 hours after the request if absent, and never later.
    public var expiry: Expiry?
    /// Replaces the HTTP and HTTPS links of the text, where spaces set them off, by links of 25 characters
    /// that differ for every recipient, and reports each click. Such links may carry the query parameters
    /// `ua-tag-add`, `ua-tag-remove`, `ua-list-add` and `ua-list-remove`, which tag or subscribe whoever
    /// follows them.
    public var shortenLinks: Bool?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      alert: String? = nil,
      expiry: Expiry? = nil,
      shortenLinks: Bool? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.alert = alert
      self.expiry = expiry
      self.shortenLinks = shortenLinks
      self.additionalProperties = additionalProperties
    }

    /// When delivery is given up, at most 48 hours ahead.
    public enum Expiry: SchemaValue, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
      /// The last moment for delivery, as an ISO 8601 date and time in UTC. It must lie within the 48 hours
      /// after the request, which the service checks.
      ///
      /// Must have the format `date-time`.
      case timestamp(String)
      /// How long delivery may take, counted from now.
      ///
      /// In seconds. Must be at most `172800`.
      case seconds(Int)

      public init(stringLiteral value: String) { self = .timestamp(value) }

      public init(integerLiteral value: Int) { self = .seconds(value) }
    }
  }
}

// MARK: - Machinery

extension Airship.SMSOverride: GeneratedValue {
  public static var schemaLocation: String {
    "airship/sms-override.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipSmsOverride(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("alert\nexpiry\nshorten_links")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var alert: String?
    var expiry: Expiry?
    var shortenLinks: Bool?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&alert)
        case 1: try cursor.read(&expiry)
        case 2: try cursor.read(&shortenLinks)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      alert: consume alert,
      expiry: consume expiry,
      shortenLinks: shortenLinks,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"alert\":", self.alert)
    writer.optional("\"expiry\":", self.expiry)
    writer.optional("\"shorten_links\":", self.shortenLinks)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.alert = try fields.optional("alert")
    self.expiry = try fields.optional("expiry")
    self.shortenLinks = try fields.optional("shorten_links")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("alert", self.alert)
    try fields.optional("expiry", self.expiry)
    try fields.optional("shorten_links", self.shortenLinks)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.SMSOverride.Expiry: GeneratedValue {
  public static var schemaLocation: String {
    "airship/sms-override.yaml#/$defs/expiry"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipSmsOverrideDefsExpiry(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number:
      return .seconds(try Int.read(&cursor))
    case .string:
      return .timestamp(try String.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .timestamp(let value): value.write(to: &writer)
    case .seconds(let value): value.write(to: &writer)
    }
  }

  public init(from decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .timestamp(let value): try value.encode(to: encoder)
    case .seconds(let value): try value.encode(to: encoder)
    }
  }
}

// MARK: - Validators

private let checkAirshipSmsOverrideNames: KeyTable = KeyTable("alert\nexpiry\nshorten_links")

func checkAirshipSmsOverride(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/sms-override.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipSmsOverrideNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 2:
        try Assertion.property(TypeSet(rawValue: 2), names, index, &c, &s)
      case 0:
        if let string = try Assertion.string(&c, &s, "/properties/alert/type") {
          try Assertion.maxLength(1600, string, c, &s, "/properties/alert/maxLength")
        }
      case 1:
        try checkAirshipSmsOverrideDefsExpiry(&c, &s, "/properties/expiry/$ref")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkAirshipSmsOverrideDefsExpiry(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/sms-override.yaml#/$defs/expiry")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    try checkAirshipSmsOverrideDefsExpiryAnyOf1(&c, &s, "/anyOf/1")
  case .string:
    try checkAirshipSmsOverrideDefsExpiryAnyOf0(&c, &s, "/anyOf/0")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 48), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkAirshipSmsOverrideDefsExpiryAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/sms-override.yaml#/$defs/expiry/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.format(.dateTime, string, c, &s, "/format")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkAirshipSmsOverrideDefsExpiryAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/sms-override.yaml#/$defs/expiry/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
      return s.leave()
    }
    try Assertion.maximum(NumberLimit(172800, "172800"), number, c, &s, "/maximum")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
