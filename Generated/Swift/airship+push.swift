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

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Airship.Push {
  public init(
    audience: Audience? = nil,
    deviceTypes: [DeviceType]? = nil,
    notification: Airship.Notification? = nil,
    options: Options? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      audience: audience,
      deviceTypes: deviceTypes,
      notification: notification,
      options: options,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Airship.Push: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "airship/push.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipPush(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("audience\ndevice_types\nnotification\noptions")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkAirshipPushNames)

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
        value.audience = try Audience.read(&c, checks: checks)
      case 1:
        o.note(0, c)
        try o.check(&c, checkAirshipPushPropertiesDeviceTypes)
        value.deviceTypes = try [DeviceType].read(&c)
      case 2:
        o.note(1, c)
        value.notification = try Airship.Notification.read(&c, checks: checks)
      case 3:
        value.options = try Options.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if o.checks, !checkAirshipPushHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"audience\":", self.audience)
    writer.optional("\"device_types\":", self.deviceTypes)
    writer.optional("\"notification\":", self.notification)
    writer.optional("\"options\":", self.options)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let audience: Audience? = try fields.optional("audience")
    let deviceTypes: [DeviceType]? = try fields.optional("device_types")
    let notification: Airship.Notification? = try fields.optional("notification")
    let options: Options? = try fields.optional("options")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      audience: audience,
      deviceTypes: deviceTypes,
      notification: notification,
      options: options,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("audience", self.audience)
    try fields.optional("device_types", self.deviceTypes)
    try fields.optional("notification", self.notification)
    try fields.optional("options", self.options)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.Push.Audience: FusedReadable {
  public static var schemaLocation: String {
    "airship/push.yaml#/$defs/audience"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipPushDefsAudience(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      if checks { try check(cursor) }
      try cursor.skipSyntax()
      return .everyone
    case .object:
      return .selector(try cursor.object(checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .everyone: writer.bytes("\"all\",")
    case .selector(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      try decoder.expect("all")
      self = .everyone
    default:
      self = .selector(try JSONObject(unvalidatedFrom: decoder))
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
  public static var schemaLocation: String {
    "airship/push.yaml#/$defs/device_type"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipPushDefsDeviceType(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("android\namazon\nemail\nios\nsms\nweb")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
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

  public func write(to writer: inout JSONWriter) {
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
  public static var schemaLocation: String {
    "airship/push.yaml#/$defs/options"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipPushDefsOptions(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("expiry")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkAirshipPushDefsOptionsNames)

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
        try o.check(&c, checkAirshipExpiry)
        value.expiry = try Airship.Expiry.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"expiry\":", self.expiry)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.expiry = try fields.optional("expiry")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("expiry", self.expiry)
    try fields.additional(self.additionalProperties)
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

private func checkAirshipPush(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/push.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  var isDecided: Bool = false
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAirshipPushNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkAirshipPushDefsAudience(&c, &s, "/properties/audience/$ref")
      case 1:
        o.note(0, c)
        try checkAirshipPushPropertiesDeviceTypes(&c, &s, "/properties/device_types")
      case 2:
        o.note(1, c)
        try checkAirshipNotification(&c, &s, "/properties/notification/$ref")
      case 3:
        try checkAirshipPushDefsOptions(&c, &s, "/properties/options/$ref")
      default:
        Assertion.unknownProperty(checkAirshipPushNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    isDecided = checkAirshipPushHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    try checkAirshipPushAllOf0InPlace(&c, &s, "/allOf/0")
  }
  c.position = end
  s.leave()
}

private func checkAirshipPushHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(0, c, checkAirshipPushAllOf0IfPropertiesDeviceTypesFragment) { return true }
  if o.seen0 & 0x4 == 0x4 {
    if o.hasNames(1, c, checkAirshipPushAllOf0ThenPropertiesNotificationFragmentNames.names) { return true }
  }
  return false
}

private func checkAirshipPushDefsAudience(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/push.yaml#/$defs/audience")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkAirshipPushDefsAudienceAnyOf0(&c, &s, "/anyOf/0")
  case .object:
    try checkAirshipPushDefsSelector(&c, &s, "/anyOf/1/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch([.object, .string], at: start, &s, "/anyOf")
  }
  s.leave()
}

private func checkAirshipPushDefsAudienceAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/push.yaml#/$defs/audience/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"all\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkAirshipPushDefsSelector(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/push.yaml#/$defs/selector")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkAirshipPushPropertiesDeviceTypes(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/push.yaml#/properties/device_types")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkAirshipPushDefsDeviceType(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(.array, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkAirshipPushDefsDeviceType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/push.yaml#/$defs/device_type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkAirshipPushDefsOptionsNames: MemberTable = MemberTable(
  """
  expiry\tstring|integer format=\"date-time\"\t?
  """)

private func checkAirshipPushDefsOptions(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/push.yaml#/$defs/options")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAirshipPushDefsOptionsNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkAirshipExpiry(&c, &s, "/properties/expiry/$ref")
      default:
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkAirshipPushAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/push.yaml#/allOf/0")
  s.explain("the device type email needs notification.email")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAirshipPushAllOf0IfFragment(&c, &s)
      })
    if isMatch {
      try checkAirshipPushAllOf0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAirshipPushAllOf0ThenFragmentNames: MemberTable = MemberTable("notification")

private func checkAirshipPushAllOf0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/push.yaml#/allOf/0/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAirshipPushAllOf0ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkAirshipPushAllOf0ThenPropertiesNotificationFragment(&c, &s, "/properties/notification")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("notification", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAirshipPushAllOf0ThenPropertiesNotificationFragmentNames: MemberTable = MemberTable("email")

private func checkAirshipPushAllOf0ThenPropertiesNotificationFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/push.yaml#/allOf/0/then/properties/notification")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAirshipPushAllOf0ThenPropertiesNotificationFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("email", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAirshipPushAllOf0IfFragmentNames: MemberTable = MemberTable("device_types")

private func checkAirshipPushAllOf0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/push.yaml#/allOf/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAirshipPushAllOf0IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkAirshipPushAllOf0IfPropertiesDeviceTypesFragment(&c, &s, "/properties/device_types")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("device_types", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAirshipPushAllOf0IfPropertiesDeviceTypesFragmentMatch: MemberTable = MemberTable(
  items: """
    any const=\"email\"
    """)

private func checkAirshipPushAllOf0IfPropertiesDeviceTypesFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/push.yaml#/allOf/0/if/properties/device_types")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var matches: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      let isMatch: Bool = checkAirshipPushAllOf0IfPropertiesDeviceTypesFragmentMatch.acceptsItem(c)
      if isMatch {
        matches &+= 1
      }
      try c.skipValue()
      more = try c.nextItem()
    }
    try Assertion.contains(matches, at: start, &s, "/contains")
  } else {
    try c.skipSyntax()
    try Assertion.type(.array, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
