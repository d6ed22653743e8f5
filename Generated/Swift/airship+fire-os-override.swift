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

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Airship.FireOSOverride {
  public init(
    actions: Airship.Actions? = nil,
    alert: String? = nil,
    consolidationKey: String? = nil,
    expiresAfter: Airship.Expiry? = nil,
    extra: JSONMap<String>? = nil,
    icon: String? = nil,
    iconColor: String? = nil,
    interactive: Airship.Interactive? = nil,
    notificationChannel: String? = nil,
    notificationTag: String? = nil,
    sound: String? = nil,
    style: Airship.Style? = nil,
    summary: String? = nil,
    title: String? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
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
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Airship.FireOSOverride: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/fire-os-override.yaml#",
    in: airshipFireOsOverrideProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipFireOsOverride(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
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
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkAirshipFireOsOverrideNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(1, optional: \.alert)
    members.string(2, optional: \.consolidationKey)
    members.string(5, optional: \.icon)
    members.string(6, optional: \.iconColor)
    members.string(8, optional: \.notificationChannel)
    members.string(9, optional: \.notificationTag)
    members.string(10, optional: \.sound)
    members.string(12, optional: \.summary)
    members.string(13, optional: \.title)
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
      case 0:
        value.actions = try Airship.Actions.read(&c, checks: checks)
      case 3:
        try o.check(&c, checkAirshipExpiry)
        value.expiresAfter = try Airship.Expiry.read(&c)
      case 4:
        value.extra = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkAirshipFireOsOverridePropertiesExtraAdditional.string(&c, checks: checks)
        }
      case 7:
        value.interactive = try Airship.Interactive.read(&c, checks: checks)
      case 11:
        value.style = try Airship.Style.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let actions: Airship.Actions? = try fields.optional("actions")
    let alert: String? = try fields.optional("alert")
    let consolidationKey: String? = try fields.optional("consolidation_key")
    let expiresAfter: Airship.Expiry? = try fields.optional("expires_after")
    let extra: JSONMap<String>? = try fields.optional("extra")
    let icon: String? = try fields.optional("icon")
    let iconColor: String? = try fields.optional("icon_color")
    let interactive: Airship.Interactive? = try fields.optional("interactive")
    let notificationChannel: String? = try fields.optional("notification_channel")
    let notificationTag: String? = try fields.optional("notification_tag")
    let sound: String? = try fields.optional("sound")
    let style: Airship.Style? = try fields.optional("style")
    let summary: String? = try fields.optional("summary")
    let title: String? = try fields.optional("title")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
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
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
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

private let checkAirshipFireOsOverrideNames: MemberTable = MemberTable(
  """
  actions\t\t{
  alert\tstring
  consolidation_key\tstring
  expires_after\tstring|integer format=\"date-time\"\t?
  extra\t\t*
  icon\tstring
  icon_color\tstring pattern=\"^#[0-9A-Fa-f]{6}$\"
  interactive\t\t{
  notification_channel\tstring
  notification_tag\tstring
  sound\tstring
  style
  summary\tstring
  title\tstring
  """,
  nested: [
    checkAirshipActionsNames,
    checkAirshipFireOsOverridePropertiesExtraAdditional,
    checkAirshipInteractiveNames,
  ]
)

func checkAirshipFireOsOverride(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAirshipFireOsOverrideNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkAirshipActions(&c, &s)
      case 3:
        try checkAirshipExpiry(&c, &s)
      case 4:
        try checkAirshipFireOsOverridePropertiesExtra(&c, &s)
      case 7:
        try checkAirshipInteractive(&c, &s)
      case 11:
        try checkAirshipStyle(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkAirshipFireOsOverridePropertiesExtraAdditional: MemberTable = MemberTable(
  additional: """
    string
    """)

private func checkAirshipFireOsOverridePropertiesExtra(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    _ = try checkAirshipFireOsOverridePropertiesExtraAdditional.readMembers(&c, &s)
  } else {
    throw Rejection(at: start)
  }
}

let airshipFireOsOverrideProgram: SchemaProgram = SchemaProgram(
  #"""
  {"airship/fire-os-override.yaml#":{"warns":true,"type":["object"],
  "properties":{"actions":"airship/actions.yaml#","alert":{"type":["string"]},
  "consolidation_key":{"type":["string"]},"expires_after":"airship/expiry.yaml#","extra":{"type":["object"],
  "additionalProperties":{"type":["string"]}},"icon":{"type":["string"]},
  "icon_color":{"message":"expected a colour like #1f6feb","type":["string"],"pattern":"^#[0-9A-Fa-f]{6}$"},
  "interactive":"airship/interactive.yaml#","notification_channel":{"type":["string"]},
  "notification_tag":{"type":["string"]},"sound":{"type":["string"]},"style":"airship/style.yaml#",
  "summary":{"type":["string"]},"title":{"type":["string"]}},"known":true}}
  """#,
  with: { [airshipActionsProgram, airshipExpiryProgram, airshipInteractiveProgram, airshipStyleProgram] }
)
