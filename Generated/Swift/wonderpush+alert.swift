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

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension WonderPush.Alert {
  public init(
    text: String? = nil,
    title: String? = nil,
    targetURL: Presence<String> = .absent,
    tag: Presence<String> = .absent,
    actions: [WonderPush.Action]? = nil,
    ios: WonderPush.IOSAlert? = nil,
    android: WonderPush.AndroidAlert? = nil,
    web: WonderPush.WebAlert? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      text: text,
      title: title,
      targetURL: targetURL,
      tag: tag,
      actions: actions,
      ios: ios,
      android: android,
      web: web,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension WonderPush.Alert: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry("wonderpush/alert.yaml#", in: wonderpushAlertProgram)

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkWonderpushAlert(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("text\ntitle\ntargetUrl\ntag\nactions\nios\nandroid\nweb")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWonderpushAlertNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.text)
    members.string(1, optional: \.title)
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
      case 2:
        try o.check(&c)
        value.targetURL = try Presence<String>.read(&c)
      case 3:
        value.tag = try Presence<String>.read(&c)
      case 4:
        try o.check(&c, checkWonderpushAlertPropertiesActions)
        value.actions = try [WonderPush.Action].read(&c)
      case 5:
        value.ios = try WonderPush.IOSAlert.read(&c, checks: checks)
      case 6:
        value.android = try WonderPush.AndroidAlert.read(&c, checks: checks)
      case 7:
        value.web = try WonderPush.WebAlert.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let text: String? = try fields.optional("text")
    let title: String? = try fields.optional("title")
    let targetURL: Presence<String> = try fields.presence("targetUrl")
    let tag: Presence<String> = try fields.presence("tag")
    let actions: [WonderPush.Action]? = try fields.optional("actions")
    let ios: WonderPush.IOSAlert? = try fields.optional("ios")
    let android: WonderPush.AndroidAlert? = try fields.optional("android")
    let web: WonderPush.WebAlert? = try fields.optional("web")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      text: text,
      title: title,
      targetURL: targetURL,
      tag: tag,
      actions: actions,
      ios: ios,
      android: android,
      web: web,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
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

private let checkWonderpushAlertNames: MemberTable = MemberTable(
  """
  text\tstring
  title\tstring
  targetUrl\tnull|string format=\"uri\"
  tag\tnull|string
  actions
  ios
  android
  web
  """)

func checkWonderpushAlert(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWonderpushAlertNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 4:
        try checkWonderpushAlertPropertiesActions(&c, &s)
      case 5:
        try checkWonderpushIosAlert(&c, &s)
      case 6:
        try checkWonderpushAndroidAlertJoined(&c, &s)
      case 7:
        try checkWonderpushWebAlert(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private func checkWonderpushAlertPropertiesActions(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkWonderpushAction(&c, &s)
      more = try c.nextItem()
    }
  } else {
    throw Rejection(at: start)
  }
}

let wonderpushAlertProgram: SchemaProgram = SchemaProgram(
  #"""
  {"wonderpush/alert.yaml#":{"warns":true,"type":["object"],"properties":{"text":{"type":["string"]},
  "title":{"type":["string"]},"targetUrl":{"type":["null","string"],"format":"uri"},"tag":{"type":["null",
  "string"]},"actions":{"warns":true,"type":["array"],"items":"wonderpush/action.yaml#"},
  "ios":"wonderpush/ios-alert.yaml#","android":"wonderpush/android-alert.yaml#",
  "web":"wonderpush/web-alert.yaml#"},"known":true}}
  """#,
  with: {
    [
      wonderpushActionProgram,
      wonderpushAndroidAlertProgram,
      wonderpushIosAlertProgram,
      wonderpushWebAlertProgram,
    ]
  }
)
