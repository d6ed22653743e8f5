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
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkAirshipFireOsOverride(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
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
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: actions = try Airship.Actions.read(&cursor)
        case 1: alert = try String.read(&cursor)
        case 2: consolidationKey = try String.read(&cursor)
        case 3: expiresAfter = try Airship.Expiry.read(&cursor)
        case 4: extra = try JSONMap<String>.read(&cursor)
        case 5: icon = try String.read(&cursor)
        case 6: iconColor = try String.read(&cursor)
        case 7: interactive = try Airship.Interactive.read(&cursor)
        case 8: notificationChannel = try String.read(&cursor)
        case 9: notificationTag = try String.read(&cursor)
        case 10: sound = try String.read(&cursor)
        case 11: style = try Airship.Style.read(&cursor)
        case 12: summary = try String.read(&cursor)
        case 13: title = try String.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      actions: actions,
      alert: alert,
      consolidationKey: consolidationKey,
      expiresAfter: expiresAfter,
      extra: extra,
      icon: icon,
      iconColor: iconColor,
      interactive: interactive,
      notificationChannel: notificationChannel,
      notificationTag: notificationTag,
      sound: sound,
      style: style,
      summary: summary,
      title: title,
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
    self.additionalProperties = try fields.additional(
      except: [
        "actions",
        "alert",
        "consolidation_key",
        "expires_after",
        "extra",
        "icon",
        "icon_color",
        "interactive",
        "notification_channel",
        "notification_tag",
        "sound",
        "style",
        "summary",
        "title",
      ])
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

func checkAirshipFireOsOverride<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/fire-os-override.yaml#")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipFireOsOverrideNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
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
        Assertion.unknownProperty(names, at: key.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
}

func checkAirshipFireOsOverridePropertiesExtra<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/fire-os-override.yaml#/properties/extra")
  defer { s.leave() }
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
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
}

func checkAirshipFireOsOverridePropertiesExtraAdditionalProperties<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/fire-os-override.yaml#/properties/extra/additionalProperties")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}

func checkAirshipFireOsOverridePropertiesIconColor<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/fire-os-override.yaml#/properties/icon_color")
  defer { s.leave() }
  s.explain("expected a colour like #1f6feb")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(pattern09AFaF6, "^#[0-9A-Fa-f]{6}$", string, c, &s, "/pattern")
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}
