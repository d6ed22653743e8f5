// Generated from airship/push.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// The body that sends a notification: to whom, on which kinds of devices, and what. It is known from
  /// examples only, which show the members listed here.
  public struct Push: SchemaValue {
    /// Who receives the push.
    public var audience: Audience?
    /// The platforms to send to. An override of the notification counts only if its platform is listed. An
    /// open platform is listed as `open::` and its name; `sms` stands for SMS and MMS alike.
    public var deviceTypes: [DeviceType]?
    /// What to say and do.
    public var notification: Notification?
    /// Settings of the delivery.
    public var options: Options?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      audience: Audience? = nil,
      deviceTypes: [DeviceType]? = nil,
      notification: Notification? = nil,
      options: Options? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.audience = audience
      self.deviceTypes = deviceTypes
      self.notification = notification
      self.options = options
      self.additionalProperties = additionalProperties
    }

    /// Everybody, or those whom a selector describes.
    public enum Audience: SchemaValue {
      /// The word `all`.
      case everyone
      /// Describes recipients, for instance by `named_user`, `channel`, `tag` or `open_channel`, or by
      /// several selectors combined with `OR`. Selectors are documented elsewhere and pass as they are.
      case selector(JSONObject)
    }

    /// A platform, or `open::` and the name of an open platform.
    public enum DeviceType: OpenEnumeration {
      case android
      case amazon
      case email
      case ios
      case sms
      case web
      /// Any other value.
      case other(String)

      /// The values that are known, in the schema's order.
      public static var knownCases: [DeviceType] {
        [.android, .amazon, .email, .ios, .sms, .web]
      }

      public init(rawValue: String) {
        switch Self.values.index(of: rawValue) {
        case 0: self = .android
        case 1: self = .amazon
        case 2: self = .email
        case 3: self = .ios
        case 4: self = .sms
        case 5: self = .web
        default: self = .other(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .android: return "android"
        case .amazon: return "amazon"
        case .email: return "email"
        case .ios: return "ios"
        case .sms: return "sms"
        case .web: return "web"
        case .other(let text): return text
        }
      }
    }

    /// Settings of the delivery. Only `expiry` is known, others pass.
    public struct Options: SchemaValue {
      /// When delivery is given up, for all platforms. Shown as a number of seconds.
      public var expiry: Expiry?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(expiry: Expiry? = nil, additionalProperties: JSONObject = [:]) {
        self.expiry = expiry
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Coding

extension Airship.Push: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: airshipPushProgram)
  public static var _verdict: Verdict { checkAirshipPush }

  public static let _stored: StoredMembers<Self> = StoredMembers(checkAirshipPushNames)
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0: value.audience = try Audience._read(&c, checks: checks)
      case 1:
        o.capture(0, c)
        try o.check(&c, checkAirshipPushPropertiesDeviceTypes)
        value.deviceTypes = try [DeviceType]._read(&c)
      case 2:
        o.capture(1, c)
        value.notification = try Airship.Notification._read(&c, checks: checks)
      case 3: value.options = try Options._read(&c, checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    if o.checks, !checkAirshipPushHolds(&o, c) { throw Rejection(at: o.start) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("audience", self.audience)
    try writer.optional("device_types", self.deviceTypes)
    try writer.optional("notification", self.notification)
    try writer.optional("options", self.options)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.audience = try fields.optional("audience")
    self.deviceTypes = try fields.optional("device_types")
    self.notification = try fields.optional("notification")
    self.options = try fields.optional("options")
    self.additionalProperties = try fields.additional()
  }
}

extension Airship.Push.Audience: FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#/$defs/audience", in: airshipPushProgram)
  public static var _verdict: Verdict { checkAirshipPushDefsAudience }

  public static func _read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      if checks { try _check(cursor) }
      try cursor.skipSyntax()
      return .everyone
    case .object: return .selector(try cursor.object(checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func _write(to writer: inout JSONWriter) {
    switch self {
    case .everyone: writer.bytes("\"all\",")
    case .selector(let value): value._write(to: &writer)
    }
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      try decoder.expect("all")
      self = .everyone
    default:
      self = .selector(try JSONObject(_unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .everyone: try String("all").encode(to: encoder)
    case .selector(let value): try value.encode(to: encoder)
    }
  }
}

extension Airship.Push.DeviceType: GeneratedValue {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#/$defs/device_type", in: airshipPushProgram)
  public static var _verdict: Verdict { checkAirshipPushDefsDeviceType }

  private static let values: KeyTable = KeyTable("android\namazon\nemail\nios\nsms\nweb")

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .android
    case 1: return .amazon
    case 2: return .email
    case 3: return .ios
    case 4: return .sms
    case 5: return .web
    default: return .other(cursor.text(text))
    }
  }

  public func _write(to writer: inout JSONWriter) {
    switch self {
    case .android: writer.bytes("\"android\",")
    case .amazon: writer.bytes("\"amazon\",")
    case .email: writer.bytes("\"email\",")
    case .ios: writer.bytes("\"ios\",")
    case .sms: writer.bytes("\"sms\",")
    case .web: writer.bytes("\"web\",")
    case .other(let text): writer.string(text)
    }
  }
}

extension Airship.Push.Options: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#/$defs/options", in: airshipPushProgram)
  public static var _verdict: Verdict { checkAirshipPushDefsOptions }

  public static let _stored: StoredMembers<Self> = StoredMembers(checkAirshipPushDefsOptionsNames)
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        try o.check(&c, checkAirshipExpiry)
        value.expiry = try Airship.Expiry._read(&c)
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("expiry", self.expiry)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.expiry = try fields.optional("expiry")
    self.additionalProperties = try fields.additional()
  }
}

// MARK: - Validators

private let checkAirshipPushNames: MemberTable = MemberTable(
  """
  audience\tstring const=\"all\"\t?
  device_types
  notification
  options\t\t{
  """,
  nested: [checkAirshipPushDefsOptionsNames]
)

private func checkAirshipPush(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(checkAirshipPushNames, at: start, passesOthers: !s.wantsWarnings)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkAirshipPushDefsAudience(&c, &s)
    case 1:
      o.capture(0, c)
      try checkAirshipPushPropertiesDeviceTypes(&c, &s)
    case 2:
      o.capture(1, c)
      try checkAirshipNotification(&c, &s)
    case 3: try checkAirshipPushDefsOptions(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
  if !checkAirshipPushHolds(&o, c) { throw Rejection(at: start) }
}

private func checkAirshipPushHolds(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(0, c, checkAirshipPushAllOf0IfPropertiesDeviceTypesConditional) { return true }
  if o.seen0 & 0x4 == 0x4 {
    if o.hasNames(1, c, checkAirshipPushAllOf0ThenPropertiesNotificationConditionalNames.names) {
      return true
    }
  }
  return false
}

private func checkAirshipPushDefsAudience(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try checkAirshipPushDefsAudienceAnyOf0Value.readItem(&c, &s)
  case .object: try checkAirshipPushDefsSelectorValue.readItem(&c, &s)
  default: throw Rejection(at: start)
  }
}

private let checkAirshipPushDefsAudienceAnyOf0Value: MemberTable = MemberTable(items: "string const=\"all\"")

private let checkAirshipPushDefsSelectorValue: MemberTable = MemberTable(items: "object")

private let checkAirshipPushPropertiesDeviceTypesItem: MemberTable = MemberTable(items: "string")

private func checkAirshipPushPropertiesDeviceTypes(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  guard c.isAtArray else { throw Rejection(at: c.position) }
  _ = try checkAirshipPushPropertiesDeviceTypesItem.readItems(&c, &s)
}

private let checkAirshipPushDefsDeviceTypeValue: MemberTable = MemberTable(items: "string")

private func checkAirshipPushDefsDeviceType(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  try checkAirshipPushDefsDeviceTypeValue.readItem(&c, &s)
}

private let checkAirshipPushDefsOptionsNames: MemberTable = MemberTable(
  """
  expiry\tstring|integer format=\"date-time\"\t?
  """)

private func checkAirshipPushDefsOptions(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(checkAirshipPushDefsOptionsNames, at: start, passesOthers: true)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkAirshipExpiry(&c, &s)
    default: try c.skipValue()
    }
  }
}

private let checkAirshipPushAllOf0ThenPropertiesNotificationConditionalNames: MemberTable = MemberTable(
  """
  email
  """)

private let checkAirshipPushAllOf0IfPropertiesDeviceTypesConditionalMatch: MemberTable = MemberTable(
  items: """
    any const=\"email\"
    """)

private func checkAirshipPushAllOf0IfPropertiesDeviceTypesConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtArray else { throw Rejection(at: c.position) }
  var matches: Int = 0
  var more: Bool = try c.beginArray()
  while more {
    let isMatch: Bool = checkAirshipPushAllOf0IfPropertiesDeviceTypesConditionalMatch.acceptsItem(c)
    if isMatch {
      matches &+= 1
    }
    try c.skipValue()
    more = try c.nextItem()
  }
  if matches < 1 { throw Rejection(at: start) }
}

private let airshipPushProgram: SchemaProgram = SchemaProgram(
  "airship/push.yaml",
  #"""
  {"#":{"warns":true,"type":["object"],"properties":{"audience":"#/$defs/audience",
  "device_types":{"type":["array"],"items":"#/$defs/device_type"},
  "notification":"airship/notification.yaml#","options":"#/$defs/options"},"known":true,
  "allOf":[{"message":"the device type email needs notification.email",
  "if":{"if":{"properties":{"device_types":{"type":["array"],"contains":{"const":"email"},
  "containsEvaluates":true}},"required":["device_types"]},
  "then":{"properties":{"notification":{"names":["email"],"required":["email"]}},
  "required":["notification"]}}}]},
  "#/$defs/audience":{"defers":true,"anyOf":{"of":[{"type":["string"],"name":"Everyone",
  "schema":{"type":["string"],"const":"all"}},{"type":["object"],"name":"Audience selector",
  "schema":["/anyOf/1/$ref",{"at":"airship/push.yaml#/$defs/selector","type":["object"]}]}]}},
  "#/$defs/device_type":{"type":["string"]},
  "#/$defs/options":{"type":["object"],"properties":{"expiry":"airship/expiry.yaml#"},
  "additionalProperties":true}}
  """#,
  with: { [airshipExpiryProgram, airshipNotificationProgram] }
)
