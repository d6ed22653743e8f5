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
    public var requireInteractionOrDefault: Bool {
      self.requireInteraction ?? true
    }

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

// MARK: - Machinery

extension WonderPush.WebAlert: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/web-alert.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushWebAlert(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    dir
    lang
    body
    icon
    badge
    image
    sound
    vibrate
    timestamp
    renotify
    silent
    noscreen
    requireInteraction
    sticky
    buttons
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var dir: Dir?
    var lang: String?
    var body: String?
    var icon: String?
    var badge: String?
    var image: String?
    var sound: String?
    var vibrate: [Int]?
    var timestamp: Int?
    var renotify: Bool?
    var silent: Bool?
    var noscreen: Bool?
    var requireInteraction: Bool?
    var sticky: Bool?
    var buttons: [Button]?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&dir)
        case 1: try cursor.read(&lang)
        case 2: try cursor.read(&body)
        case 3: try cursor.read(&icon)
        case 4: try cursor.read(&badge)
        case 5: try cursor.read(&image)
        case 6: try cursor.read(&sound)
        case 7: try cursor.read(&vibrate)
        case 8: try cursor.read(&timestamp)
        case 9: try cursor.read(&renotify)
        case 10: try cursor.read(&silent)
        case 11: try cursor.read(&noscreen)
        case 12: try cursor.read(&requireInteraction)
        case 13: try cursor.read(&sticky)
        case 14: try cursor.read(&buttons)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      dir: consume dir,
      lang: consume lang,
      body: consume body,
      icon: consume icon,
      badge: consume badge,
      image: consume image,
      sound: consume sound,
      vibrate: consume vibrate,
      timestamp: timestamp,
      renotify: renotify,
      silent: silent,
      noscreen: noscreen,
      requireInteraction: requireInteraction,
      sticky: sticky,
      buttons: consume buttons,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"dir\":", self.dir)
    writer.optional("\"lang\":", self.lang)
    writer.optional("\"body\":", self.body)
    writer.optional("\"icon\":", self.icon)
    writer.optional("\"badge\":", self.badge)
    writer.optional("\"image\":", self.image)
    writer.optional("\"sound\":", self.sound)
    writer.optional("\"vibrate\":", self.vibrate)
    writer.optional("\"timestamp\":", self.timestamp)
    writer.optional("\"renotify\":", self.renotify)
    writer.optional("\"silent\":", self.silent)
    writer.optional("\"noscreen\":", self.noscreen)
    writer.optional("\"requireInteraction\":", self.requireInteraction)
    writer.optional("\"sticky\":", self.sticky)
    writer.optional("\"buttons\":", self.buttons)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
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
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("dir", self.dir)
    try fields.optional("lang", self.lang)
    try fields.optional("body", self.body)
    try fields.optional("icon", self.icon)
    try fields.optional("badge", self.badge)
    try fields.optional("image", self.image)
    try fields.optional("sound", self.sound)
    try fields.optional("vibrate", self.vibrate)
    try fields.optional("timestamp", self.timestamp)
    try fields.optional("renotify", self.renotify)
    try fields.optional("silent", self.silent)
    try fields.optional("noscreen", self.noscreen)
    try fields.optional("requireInteraction", self.requireInteraction)
    try fields.optional("sticky", self.sticky)
    try fields.optional("buttons", self.buttons)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.WebAlert.Button: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/web-alert.yaml#/$defs/button"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushWebAlertDefsButton(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("label\naction\nicon\ntargetUrl\nactions")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var label: String?
    var action: String?
    var icon: String?
    var targetURL: String?
    var actions: [WonderPush.Action]?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&label)
        case 1: try cursor.read(&action)
        case 2: try cursor.read(&icon)
        case 3: try cursor.read(&targetURL)
        case 4: try cursor.read(&actions)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      label: consume label,
      action: consume action,
      icon: consume icon,
      targetURL: consume targetURL,
      actions: consume actions,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"label\":", self.label)
    writer.optional("\"action\":", self.action)
    writer.optional("\"icon\":", self.icon)
    writer.optional("\"targetUrl\":", self.targetURL)
    writer.optional("\"actions\":", self.actions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.label = try fields.optional("label")
    self.action = try fields.optional("action")
    self.icon = try fields.optional("icon")
    self.targetURL = try fields.optional("targetUrl")
    self.actions = try fields.optional("actions")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("label", self.label)
    try fields.optional("action", self.action)
    try fields.optional("icon", self.icon)
    try fields.optional("targetUrl", self.targetURL)
    try fields.optional("actions", self.actions)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.WebAlert.Dir: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/web-alert.yaml#/properties/dir"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushWebAlertPropertiesDir(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("auto\nltr\nrtl")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .automatic
    case 1: return .leftToRight
    case 2: return .rightToLeft
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .automatic: writer.bytes("\"auto\",")
    case .leftToRight: writer.bytes("\"ltr\",")
    case .rightToLeft: writer.bytes("\"rtl\",")
    }
  }
}

// MARK: - Validators

private let checkWonderpushWebAlertNames: KeyTable = KeyTable(
  """
  dir
  lang
  body
  icon
  badge
  image
  sound
  vibrate
  timestamp
  renotify
  silent
  noscreen
  requireInteraction
  sticky
  buttons
  """)

func checkWonderpushWebAlert(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/web-alert.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushWebAlertNames
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
      case 1, 2:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 8:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
      case 9, 10, 11, 12, 13:
        try Assertion.property(TypeSet(rawValue: 2), names, index, &c, &s)
      case 0:
        if let string = try Assertion.string(&c, &s, "/properties/dir/type") {
          try Assertion.enumeration(
            checkWonderpushWebAlertPropertiesDirValues,
            "\"auto\", \"ltr\", \"rtl\"",
            string,
            c,
            &s,
            "/properties/dir/enum"
          )
        }
      case 3:
        try checkWonderpushWebAlertPropertiesIcon(&c, &s, "/properties/icon")
      case 4:
        try checkWonderpushWebAlertPropertiesBadge(&c, &s, "/properties/badge")
      case 5:
        try checkWonderpushWebAlertPropertiesImage(&c, &s, "/properties/image")
      case 6:
        if let string = try Assertion.string(&c, &s, "/properties/sound/type") {
          try Assertion.format(.uri, string, c, &s, "/properties/sound/format")
        }
      case 7:
        try checkWonderpushWebAlertPropertiesVibrate(&c, &s, "/properties/vibrate")
      case 14:
        try checkWonderpushWebAlertPropertiesButtons(&c, &s, "/properties/buttons")
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

private let checkWonderpushWebAlertPropertiesDirValues: KeyTable = KeyTable("auto\nltr\nrtl")

func checkWonderpushWebAlertPropertiesDir(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/web-alert.yaml#/properties/dir")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkWonderpushWebAlertPropertiesDirValues,
      "\"auto\", \"ltr\", \"rtl\"",
      string,
      c,
      &s,
      "/enum"
    )
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushWebAlertPropertiesIcon(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/web-alert.yaml#/properties/icon")
  s.explain("the icon must be served over HTTPS")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternHhTtTtPpSs, "^[Hh][Tt][Tt][Pp][Ss]://", string, c, &s, "/pattern")
    try Assertion.format(.uri, string, c, &s, "/format")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushWebAlertPropertiesBadge(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/web-alert.yaml#/properties/badge")
  s.explain("the badge must be served over HTTPS")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternHhTtTtPpSs, "^[Hh][Tt][Tt][Pp][Ss]://", string, c, &s, "/pattern")
    try Assertion.format(.uri, string, c, &s, "/format")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushWebAlertPropertiesImage(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/web-alert.yaml#/properties/image")
  s.explain("the image must be served over HTTPS")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternHhTtTtPpSs, "^[Hh][Tt][Tt][Pp][Ss]://", string, c, &s, "/pattern")
    try Assertion.format(.uri, string, c, &s, "/format")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushWebAlertPropertiesVibrate(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/web-alert.yaml#/properties/vibrate")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkWonderpushWebAlertPropertiesVibrateItems(&c, &s, "/items")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushWebAlertPropertiesVibrateItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/web-alert.yaml#/properties/vibrate/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
      return s.leave()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushWebAlertPropertiesButtons(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/web-alert.yaml#/properties/buttons")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkWonderpushWebAlertDefsButton(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushWebAlertDefsButtonNames: KeyTable = KeyTable(
  """
  label
  action
  icon
  targetUrl
  actions
  """)

func checkWonderpushWebAlertDefsButton(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/web-alert.yaml#/$defs/button")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushWebAlertDefsButtonNames
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
      case 0, 1:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 2:
        if let string = try Assertion.string(&c, &s, "/properties/icon/type") {
          try Assertion.format(.uri, string, c, &s, "/properties/icon/format")
        }
      case 3:
        if let string = try Assertion.string(&c, &s, "/properties/targetUrl/type") {
          try Assertion.format(.uri, string, c, &s, "/properties/targetUrl/format")
        }
      case 4:
        try checkWonderpushWebAlertDefsButtonPropertiesActions(&c, &s, "/properties/actions")
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

func checkWonderpushWebAlertDefsButtonPropertiesActions(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/web-alert.yaml#/$defs/button/properties/actions")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkWonderpushAction(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
