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

// MARK: - Coding

extension Airship.FireOSOverride: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: airshipFireOsOverrideProgram)
  public static var _verdict: Verdict { checkAirshipFireOsOverrideDocument }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkAirshipFireOsOverrideDocumentTable
  ) { members in
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
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0: value.actions = try Airship.Actions._read(&c, checks: checks)
      case 3: value.expiresAfter = try o.read(Airship.Expiry.self, &c, checkAirshipExpiryDocument)
      case 4:
        value.extra = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkAirshipFireOsOverrideExtra.string(&c, checks: checks)
        }
      case 7: value.interactive = try Airship.Interactive._read(&c, checks: checks)
      case 11: value.style = try Airship.Style._read(&c, checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write(membersTo writer: inout JSONWriter) {
    writer.optional("actions", self.actions)
    writer.optional("alert", self.alert)
    writer.optional("consolidation_key", self.consolidationKey)
    writer.optional("expires_after", self.expiresAfter)
    writer.optional("extra", self.extra)
    writer.optional("icon", self.icon)
    writer.optional("icon_color", self.iconColor)
    writer.optional("interactive", self.interactive)
    writer.optional("notification_channel", self.notificationChannel)
    writer.optional("notification_tag", self.notificationTag)
    writer.optional("sound", self.sound)
    writer.optional("style", self.style)
    writer.optional("summary", self.summary)
    writer.optional("title", self.title)
    writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
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
    self.additionalProperties = try fields.additional()
  }
}

// MARK: - Validators

private let checkAirshipFireOsOverrideDocumentTable = MemberTable(
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
    checkAirshipActionsDocumentTable,
    checkAirshipFireOsOverrideExtra,
    checkAirshipInteractiveDocumentTable,
  ]
)

func checkAirshipFireOsOverrideDocument(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(checkAirshipFireOsOverrideDocumentTable, &c, passesOthers: !s.wantsWarnings)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkAirshipActionsDocument(&c, &s)
    case 3: try checkAirshipExpiryDocument(&c, &s)
    case 4: try checkAirshipFireOsOverrideExtra(&c, &s)
    case 7: try checkAirshipInteractiveDocument(&c, &s)
    case 11: try checkAirshipStyleDocument(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
}

private let checkAirshipFireOsOverrideExtra = MemberTable(map: "string")

let airshipFireOsOverrideProgram: SchemaProgram = SchemaProgram(
  "airship/fire-os-override.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"actions":"airship/actions.yaml#",
  "alert":{"type":"string"},"consolidation_key":{"type":"string"},"expires_after":"airship/expiry.yaml#",
  "extra":{"type":"object","additionalProperties":{"type":"string"}},"icon":{"type":"string"},
  "icon_color":{"message":"expected a colour like #1f6feb","type":"string","pattern":"^#[0-9A-Fa-f]{6}$"},
  "interactive":"airship/interactive.yaml#","notification_channel":{"type":"string"},
  "notification_tag":{"type":"string"},"sound":{"type":"string"},"style":"airship/style.yaml#",
  "summary":{"type":"string"},"title":{"type":"string"}},"known":true}}
  """#,
  with: { [airshipActionsProgram, airshipExpiryProgram, airshipInteractiveProgram, airshipStyleProgram] }
)
