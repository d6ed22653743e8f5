// Generated from wonderpush/alert.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension WonderPush {
  /// What the user sees in the notification center. The members here serve every platform; `ios`, `android`
  /// and `web` add the options that only one of them knows.
  public struct Alert: SchemaValue {
    /// The message itself.
    public var text: String?
    /// The title shown with the message.
    public var title: String?
    /// Where a click leads. An address of any scheme is left to the operating system, which opens the app
    /// that claims it or else the browser. Three addresses are special:
    /// `wonderpush://notificationOpen/default` simply opens the app (so do null and a missing member),
    /// `wonderpush://notificationOpen/broadcast` lets the code of the app choose the screen, and
    /// `wonderpush://notificationOpen/noop` does nothing; keep that last one for buttons, since a click on
    /// the notification should always show an effect.
    ///
    /// Must have the format `uri`.
    public var targetURL: Presence<String>
    /// An identity for the notification. A notification with the tag of one that is still displayed replaces
    /// it; null or no tag shows a new notification every time.
    public var tag: Presence<String>
    /// Actions to perform in the background when the user clicks the notification.
    public var actions: [Action]?
    /// Options for iOS.
    public var ios: IOSAlert?
    /// Options for Android.
    public var android: AndroidAlert?
    /// Options for web browsers.
    public var web: WebAlert?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      text: String? = nil,
      title: String? = nil,
      targetURL: Presence<String> = .absent,
      tag: Presence<String> = .absent,
      actions: [Action]? = nil,
      ios: IOSAlert? = nil,
      android: AndroidAlert? = nil,
      web: WebAlert? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.text = text
      self.title = title
      self.targetURL = targetURL
      self.tag = tag
      self.actions = actions
      self.ios = ios
      self.android = android
      self.web = web
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Machinery

extension WonderPush.Alert: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/alert.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushAlert(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("text\ntitle\ntargetUrl\ntag\nactions\nios\nandroid\nweb")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var text: String?
    var title: String?
    var targetURL: Presence<String> = .absent
    var tag: Presence<String> = .absent
    var actions: [WonderPush.Action]?
    var ios: WonderPush.IOSAlert?
    var android: WonderPush.AndroidAlert?
    var web: WonderPush.WebAlert?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&text)
        case 1: try cursor.read(&title)
        case 2: try cursor.readPresence(&targetURL)
        case 3: try cursor.readPresence(&tag)
        case 4: try cursor.read(&actions)
        case 5: try cursor.read(&ios)
        case 6: try cursor.read(&android)
        case 7: try cursor.read(&web)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      text: consume text,
      title: consume title,
      targetURL: consume targetURL,
      tag: consume tag,
      actions: consume actions,
      ios: consume ios,
      android: consume android,
      web: consume web,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"text\":", self.text)
    writer.optional("\"title\":", self.title)
    writer.presence("\"targetUrl\":", self.targetURL)
    writer.presence("\"tag\":", self.tag)
    writer.optional("\"actions\":", self.actions)
    writer.optional("\"ios\":", self.ios)
    writer.optional("\"android\":", self.android)
    writer.optional("\"web\":", self.web)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.text = try fields.optional("text")
    self.title = try fields.optional("title")
    self.targetURL = try fields.presence("targetUrl")
    self.tag = try fields.presence("tag")
    self.actions = try fields.optional("actions")
    self.ios = try fields.optional("ios")
    self.android = try fields.optional("android")
    self.web = try fields.optional("web")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("text", self.text)
    try fields.optional("title", self.title)
    try fields.presence("targetUrl", self.targetURL)
    try fields.presence("tag", self.tag)
    try fields.optional("actions", self.actions)
    try fields.optional("ios", self.ios)
    try fields.optional("android", self.android)
    try fields.optional("web", self.web)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkWonderpushAlertNames: KeyTable = KeyTable(
  """
  text
  title
  targetUrl
  tag
  actions
  ios
  android
  web
  """)

func checkWonderpushAlert(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/alert.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushAlertNames
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
      case 3:
        try Assertion.property(TypeSet(rawValue: 17), names, index, &c, &s)
      case 2:
        try checkWonderpushAlertPropertiesTargetUrl(&c, &s, "/properties/targetUrl")
      case 4:
        try checkWonderpushAlertPropertiesActions(&c, &s, "/properties/actions")
      case 5:
        try checkWonderpushIosAlert(&c, &s, "/properties/ios/$ref")
      case 6:
        try checkWonderpushAndroidAlert(&c, &s, "/properties/android/$ref")
      case 7:
        try checkWonderpushWebAlert(&c, &s, "/properties/web/$ref")
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

func checkWonderpushAlertPropertiesTargetUrl(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/alert.yaml#/properties/targetUrl")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.format(.uri, string, c, &s, "/format")
  case .null: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 17), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushAlertPropertiesActions(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/alert.yaml#/properties/actions")
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
