// Generated from wonderpush/web-alert.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension WonderPush {
  /// The options of an alert in a web browser. They follow the Notification API of the web; browsers differ
  /// in what they support.
  public struct WebAlert: SchemaValue {
    /// The direction of the text, for languages that are written from right to left.
    public var dir: Dir?
    /// The language tag of the title, the body and the button labels. The empty string says that the language
    /// is unknown. Nobody checks the tag.
    public var lang: String?
    /// The text of the alert, `alert.text` under the name that the web uses.
    public var body: String?
    /// The HTTPS URL of the icon beside the text.
    ///
    /// Must have the format `uri`.
    public var icon: String?
    /// The HTTPS URL of a small icon for places too narrow for the notification; it may also appear inside
    /// the notification, less prominent than `icon`.
    ///
    /// Must have the format `uri`.
    public var badge: String?
    /// The HTTPS URL of a large image under the text.
    ///
    /// Must have the format `uri`.
    public var image: String?
    /// The URL of the sound to play.
    ///
    /// Must have the format `uri`.
    public var sound: String?
    /// The vibration pattern. Unlike on Android, true and false are not accepted.
    public var vibrate: [Int]?
    /// When the event happened that the notification reports, in milliseconds since the epoch.
    ///
    /// In milliseconds since 1970 (UTC).
    public var timestamp: Int?
    /// Whether an update of a displayed notification alerts the user again.
    public var renotify: Bool?
    /// Whether sound and vibration are suppressed.
    public var silent: Bool?
    /// Whether the screen of the device stays off.
    public var noscreen: Bool?
    /// Whether the notification stays until the user acts on it, where the screen is large enough. WonderPush
    /// turns this on because some browsers dismiss notifications after seconds.
    public var requireInteraction: Bool?
    /// Whether the notification resists being cleared.
    public var sticky: Bool?
    /// The buttons of the notification. The Notification API of the web calls them actions; here that word
    /// means what a button does.
    public var buttons: [Button]?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      dir: Dir? = nil,
      lang: String? = nil,
      body: String? = nil,
      icon: String? = nil,
      badge: String? = nil,
      image: String? = nil,
      sound: String? = nil,
      vibrate: [Int]? = nil,
      timestamp: Int? = nil,
      renotify: Bool? = nil,
      silent: Bool? = nil,
      noscreen: Bool? = nil,
      requireInteraction: Bool? = nil,
      sticky: Bool? = nil,
      buttons: [Button]? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.dir = dir
      self.lang = lang
      self.body = body
      self.icon = icon
      self.badge = badge
      self.image = image
      self.sound = sound
      self.vibrate = vibrate
      self.timestamp = timestamp
      self.renotify = renotify
      self.silent = silent
      self.noscreen = noscreen
      self.requireInteraction = requireInteraction
      self.sticky = sticky
      self.buttons = buttons
      self.additionalProperties = additionalProperties
    }

    /// `requireInteraction`, or its default where it is left out.
    public var requireInteractionOrDefault: Bool { self.requireInteraction ?? true }

    /// A button of a web notification.
    public struct Button: SchemaValue {
      /// The text on the button.
      public var label: String?
      /// The identifier of the button. One is generated when it is missing.
      public var action: String?
      /// The URL of a small icon beside the label.
      ///
      /// Must have the format `uri`.
      public var icon: String?
      /// The page that the button opens instead of the target of the notification.
      ///
      /// Must have the format `uri`.
      public var targetURL: String?
      /// What the button does besides opening its page.
      public var actions: [Action]?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        label: String? = nil,
        action: String? = nil,
        icon: String? = nil,
        targetURL: String? = nil,
        actions: [Action]? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.label = label
        self.action = action
        self.icon = icon
        self.targetURL = targetURL
        self.actions = actions
        self.additionalProperties = additionalProperties
      }
    }

    /// The direction of the text, for languages that are written from right to left.
    public enum Dir: String, CaseIterable, SchemaValue {
      case automatic = "auto"
      case leftToRight = "ltr"
      case rightToLeft = "rtl"
    }
  }
}

// MARK: - Coding

extension WonderPush.WebAlert: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: wonderpushWebAlertProgram)
  public static var _verdict: Verdict { checkWonderpushWebAlertDocument }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkWonderpushWebAlertDocumentTable
  ) { members in
    members.listed(0, optional: \.dir)
    members.string(1, optional: \.lang)
    members.string(2, optional: \.body)
    members.string(3, optional: \.icon)
    members.string(4, optional: \.badge)
    members.string(5, optional: \.image)
    members.string(6, optional: \.sound)
    members.integer(8, optional: \.timestamp)
    members.boolean(9, optional: \.renotify)
    members.boolean(10, optional: \.silent)
    members.boolean(11, optional: \.noscreen)
    members.boolean(12, optional: \.requireInteraction)
    members.boolean(13, optional: \.sticky)
  }
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 7: value.vibrate = try checkWonderpushWebAlertVibrate.integers(&c, checks: checks)
      case 14: value.buttons = try c.array(of: Button.self, checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write(membersTo writer: inout JSONWriter) {
    writer.optional("dir", self.dir)
    writer.optional("lang", self.lang)
    writer.optional("body", self.body)
    writer.optional("icon", self.icon)
    writer.optional("badge", self.badge)
    writer.optional("image", self.image)
    writer.optional("sound", self.sound)
    writer.optional("vibrate", self.vibrate)
    writer.optional("timestamp", self.timestamp)
    writer.optional("renotify", self.renotify)
    writer.optional("silent", self.silent)
    writer.optional("noscreen", self.noscreen)
    writer.optional("requireInteraction", self.requireInteraction)
    writer.optional("sticky", self.sticky)
    writer.optional("buttons", self.buttons)
    writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.dir = try fields.optional("dir")
    self.lang = try fields.optional("lang")
    self.body = try fields.optional("body")
    self.icon = try fields.optional("icon")
    self.badge = try fields.optional("badge")
    self.image = try fields.optional("image")
    self.sound = try fields.optional("sound")
    self.vibrate = try fields.optional("vibrate")
    self.timestamp = try fields.optional("timestamp")
    self.renotify = try fields.optional("renotify")
    self.silent = try fields.optional("silent")
    self.noscreen = try fields.optional("noscreen")
    self.requireInteraction = try fields.optional("requireInteraction")
    self.sticky = try fields.optional("sticky")
    self.buttons = try fields.optional("buttons")
    self.additionalProperties = try fields.additional()
  }
}

extension WonderPush.WebAlert.Button: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/button", in: wonderpushWebAlertProgram)
  public static var _verdict: Verdict { checkWonderpushWebAlertButton }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkWonderpushWebAlertButtonTable
  ) { members in
    members.string(0, optional: \.label)
    members.string(1, optional: \.action)
    members.string(2, optional: \.icon)
    members.string(3, optional: \.targetURL)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 4: value.actions = try o.read([WonderPush.Action].self, &c, checkWonderpushWebAlertActions)
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write(membersTo writer: inout JSONWriter) {
    writer.optional("label", self.label)
    writer.optional("action", self.action)
    writer.optional("icon", self.icon)
    writer.optional("targetUrl", self.targetURL)
    writer.optional("actions", self.actions)
    writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.label = try fields.optional("label")
    self.action = try fields.optional("action")
    self.icon = try fields.optional("icon")
    self.targetURL = try fields.optional("targetUrl")
    self.actions = try fields.optional("actions")
    self.additionalProperties = try fields.additional()
  }
}

extension WonderPush.WebAlert.Dir: ListedText {
  public static let _schemaEntry = SchemaEntry("#/properties/dir", in: wonderpushWebAlertProgram)
  public static var _verdict: Verdict { checkWonderpushWebAlertDir.verdict }
  public static let _cases = CaseTable(allCases)
}

// MARK: - Validators

private let checkWonderpushWebAlertDocumentTable = MemberTable(
  """
  dir\tstring enum=[\"auto\",\"ltr\",\"rtl\"]
  lang\tstring
  body\tstring
  icon\tstring pattern=\"^[Hh][Tt][Tt][Pp][Ss]://\" format=\"uri\"
  badge\tstring pattern=\"^[Hh][Tt][Tt][Pp][Ss]://\" format=\"uri\"
  image\tstring pattern=\"^[Hh][Tt][Tt][Pp][Ss]://\" format=\"uri\"
  sound\tstring format=\"uri\"
  vibrate\t\t[
  timestamp\tinteger
  renotify\tboolean
  silent\tboolean
  noscreen\tboolean
  requireInteraction\tboolean
  sticky\tboolean
  buttons
  """,
  nested: [checkWonderpushWebAlertVibrate]
)

func checkWonderpushWebAlertDocument(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkWonderpushWebAlertDocumentTable, &c, passesOthers: !s.wantsWarnings)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 7: try checkWonderpushWebAlertVibrate(&c, &s)
    case 14: try checkWonderpushWebAlertButtons(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
}

private let checkWonderpushWebAlertDir = MemberTable(value: "string enum=[\"auto\",\"ltr\",\"rtl\"]")

private let checkWonderpushWebAlertVibrate = MemberTable(array: "integer")

private func checkWonderpushWebAlertButtons(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  guard c.isAtArray else { throw Rejection(at: c.position) }
  try c.readItems(&s, checkWonderpushWebAlertButton)
}

private let checkWonderpushWebAlertButtonTable = MemberTable(
  """
  label\tstring
  action\tstring
  icon\tstring format=\"uri\"
  targetUrl\tstring format=\"uri\"
  actions
  """)

private func checkWonderpushWebAlertButton(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkWonderpushWebAlertButtonTable, &c, passesOthers: !s.wantsWarnings)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 4: try checkWonderpushWebAlertActions(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
}

private func checkWonderpushWebAlertActions(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  guard c.isAtArray else { throw Rejection(at: c.position) }
  try c.readItems(&s, checkWonderpushActionDocument)
}

let wonderpushWebAlertProgram: SchemaProgram = SchemaProgram(
  "wonderpush/web-alert.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"dir":".","lang":{"type":"string"},
  "body":{"type":"string"},"icon":{"message":"the icon must be served over HTTPS","type":"string",
  "pattern":"^[Hh][Tt][Tt][Pp][Ss]://","format":"uri"},
  "badge":{"message":"the badge must be served over HTTPS","type":"string",
  "pattern":"^[Hh][Tt][Tt][Pp][Ss]://","format":"uri"},
  "image":{"message":"the image must be served over HTTPS","type":"string",
  "pattern":"^[Hh][Tt][Tt][Pp][Ss]://","format":"uri"},"sound":{"type":"string","format":"uri"},
  "vibrate":{"type":"array","items":{"type":"integer"}},"timestamp":{"type":"integer"},
  "renotify":{"type":"boolean"},"silent":{"type":"boolean"},"noscreen":{"type":"boolean"},
  "requireInteraction":{"type":"boolean"},"sticky":{"type":"boolean"},"buttons":{"warns":true,"type":"array",
  "items":"#/$defs/button"}},"known":true},
  "#/properties/dir":{"type":"string","strings /enum":["auto","ltr","rtl"]},
  "#/$defs/button":{"warns":true,"type":"object","properties":{"label":{"type":"string"},
  "action":{"type":"string"},"icon":{"type":"string","format":"uri"},"targetUrl":{"type":"string",
  "format":"uri"},"actions":{"warns":true,"type":"array","items":"wonderpush/action.yaml#"}},"known":true}}
  """#,
  with: { [wonderpushActionProgram] }
)
