// Generated from airship/fire-os-override.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What a push says and does on Amazon's Fire OS devices, in place of what the notification says for every
  /// platform. Delivered by Amazon Device Messaging.
  public struct FireOSOverride: SchemaValue {
    /// What the SDK does when somebody interacts with the notification.
    public var actions: Actions?
    /// The message on Fire OS, in place of the alert of the notification.
    public var alert: String?
    /// Marks messages that replace one another; earlier ones with the same key are suppressed.
    public var consolidationKey: String?
    /// When delivery is given up.
    public var expiresAfter: Expiry?
    /// Data for the app. Values are strings; write structured data as JSON text.
    public var extra: JSONMap<String>?
    /// The image file in the app's resources to use as the icon.
    public var icon: String?
    /// The colour of the icon, as `#` and six hexadecimal digits for red, green and blue.
    public var iconColor: String?
    /// Buttons beside the message. The service answers HTTP 400 when the device type cannot show them.
    public var interactive: Interactive?
    /// The notification channel, which groups notifications that behave alike.
    public var notificationChannel: String?
    /// Marks notifications that replace one another while displayed: a newer one takes the place of the one
    /// with the same tag.
    public var notificationTag: String?
    /// The sound file in the app's resources to play.
    public var sound: String?
    /// An expanded layout for the notification.
    public var style: Style?
    /// The line that sums the message up, shown as a subtitle.
    public var summary: String?
    /// The title of the notification. The name of the app if absent.
    public var title: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      actions: Actions? = nil,
      alert: String? = nil,
      consolidationKey: String? = nil,
      expiresAfter: Expiry? = nil,
      extra: JSONMap<String>? = nil,
      icon: String? = nil,
      iconColor: String? = nil,
      interactive: Interactive? = nil,
      notificationChannel: String? = nil,
      notificationTag: String? = nil,
      sound: String? = nil,
      style: Style? = nil,
      summary: String? = nil,
      title: String? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.actions = actions
      self.alert = alert
      self.consolidationKey = consolidationKey
      self.expiresAfter = expiresAfter
      self.extra = extra
      self.icon = icon
      self.iconColor = iconColor
      self.interactive = interactive
      self.notificationChannel = notificationChannel
      self.notificationTag = notificationTag
      self.sound = sound
      self.style = style
      self.summary = summary
      self.title = title
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Machinery

extension Airship.FireOSOverride: GeneratedValue {
  public static var schemaLocation: String {
    "airship/fire-os-override.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipFireOsOverride(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    actions
    alert
    consolidation_key
    expires_after
    extra
    icon
    icon_color
    interactive
    notification_channel
    notification_tag
    sound
    style
    summary
    title
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var actions: Airship.Actions?
    var alert: String?
    var consolidationKey: String?
    var expiresAfter: Airship.Expiry?
    var extra: JSONMap<String>?
    var icon: String?
    var iconColor: String?
    var interactive: Airship.Interactive?
    var notificationChannel: String?
    var notificationTag: String?
    var sound: String?
    var style: Airship.Style?
    var summary: String?
    var title: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&actions)
        case 1: try cursor.read(&alert)
        case 2: try cursor.read(&consolidationKey)
        case 3: try cursor.read(&expiresAfter)
        case 4: try cursor.read(&extra)
        case 5: try cursor.read(&icon)
        case 6: try cursor.read(&iconColor)
        case 7: try cursor.read(&interactive)
        case 8: try cursor.read(&notificationChannel)
        case 9: try cursor.read(&notificationTag)
        case 10: try cursor.read(&sound)
        case 11: try cursor.read(&style)
        case 12: try cursor.read(&summary)
        case 13: try cursor.read(&title)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      actions: consume actions,
      alert: consume alert,
      consolidationKey: consume consolidationKey,
      expiresAfter: consume expiresAfter,
      extra: consume extra,
      icon: consume icon,
      iconColor: consume iconColor,
      interactive: consume interactive,
      notificationChannel: consume notificationChannel,
      notificationTag: consume notificationTag,
      sound: consume sound,
      style: consume style,
      summary: consume summary,
      title: consume title,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"actions\":", self.actions)
    writer.optional("\"alert\":", self.alert)
    writer.optional("\"consolidation_key\":", self.consolidationKey)
    writer.optional("\"expires_after\":", self.expiresAfter)
    writer.optional("\"extra\":", self.extra)
    writer.optional("\"icon\":", self.icon)
    writer.optional("\"icon_color\":", self.iconColor)
    writer.optional("\"interactive\":", self.interactive)
    writer.optional("\"notification_channel\":", self.notificationChannel)
    writer.optional("\"notification_tag\":", self.notificationTag)
    writer.optional("\"sound\":", self.sound)
    writer.optional("\"style\":", self.style)
    writer.optional("\"summary\":", self.summary)
    writer.optional("\"title\":", self.title)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.actions = try fields.optional("actions")
    self.alert = try fields.optional("alert")
    self.consolidationKey = try fields.optional("consolidation_key")
    self.expiresAfter = try fields.optional("expires_after")
    self.extra = try fields.optional("extra")
    self.icon = try fields.optional("icon")
    self.iconColor = try fields.optional("icon_color")
    self.interactive = try fields.optional("interactive")
    self.notificationChannel = try fields.optional("notification_channel")
    self.notificationTag = try fields.optional("notification_tag")
    self.sound = try fields.optional("sound")
    self.style = try fields.optional("style")
    self.summary = try fields.optional("summary")
    self.title = try fields.optional("title")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("actions", self.actions)
    try fields.optional("alert", self.alert)
    try fields.optional("consolidation_key", self.consolidationKey)
    try fields.optional("expires_after", self.expiresAfter)
    try fields.optional("extra", self.extra)
    try fields.optional("icon", self.icon)
    try fields.optional("icon_color", self.iconColor)
    try fields.optional("interactive", self.interactive)
    try fields.optional("notification_channel", self.notificationChannel)
    try fields.optional("notification_tag", self.notificationTag)
    try fields.optional("sound", self.sound)
    try fields.optional("style", self.style)
    try fields.optional("summary", self.summary)
    try fields.optional("title", self.title)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkAirshipFireOsOverrideNames: KeyTable = KeyTable(
  """
  actions
  alert
  consolidation_key
  expires_after
  extra
  icon
  icon_color
  interactive
  notification_channel
  notification_tag
  sound
  style
  summary
  title
  """)

func checkAirshipFireOsOverride(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/fire-os-override.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipFireOsOverrideNames
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
      case 1, 2, 5, 8, 9, 10, 12, 13:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 0:
        try checkAirshipActions(&c, &s, "/properties/actions/$ref")
      case 3:
        try checkAirshipExpiry(&c, &s, "/properties/expires_after/$ref")
      case 4:
        try checkAirshipFireOsOverridePropertiesExtra(&c, &s, "/properties/extra")
      case 6:
        try checkAirshipFireOsOverridePropertiesIconColor(&c, &s, "/properties/icon_color")
      case 7:
        try checkAirshipInteractive(&c, &s, "/properties/interactive/$ref")
      case 11:
        try checkAirshipStyle(&c, &s, "/properties/style/$ref")
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

func checkAirshipFireOsOverridePropertiesExtra(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/fire-os-override.yaml#/properties/extra")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      try checkAirshipFireOsOverridePropertiesExtraAdditionalProperties(&c, &s, "/additionalProperties")
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

func checkAirshipFireOsOverridePropertiesExtraAdditionalProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/fire-os-override.yaml#/properties/extra/additionalProperties")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkAirshipFireOsOverridePropertiesIconColor(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/fire-os-override.yaml#/properties/icon_color")
  s.explain("expected a colour like #1f6feb")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(pattern09AFaF6, "^#[0-9A-Fa-f]{6}$", string, c, &s, "/pattern")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
