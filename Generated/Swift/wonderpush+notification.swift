// Generated from wonderpush/notification.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension WonderPush {
  /// A notification: what the user sees, what the app shows after the click, and how the push travels. No
  /// member is required; a text is all that a simple notification needs.
  public struct Notification: SchemaValue {
    /// What the notification center shows, in general and per platform.
    public var alert: Alert?
    /// A dialog to show on top of the app once the notification has been clicked.
    public var inApp: InApp?
    /// Custom data for the app and the options of delivery.
    public var push: Push?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      alert: Alert? = nil,
      inApp: InApp? = nil,
      push: Push? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.alert = alert
      self.inApp = inApp
      self.push = push
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Machinery

extension WonderPush.Notification: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/notification.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkWonderpushNotification(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkWonderpushNotification(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("alert\ninApp\npush")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var alert: WonderPush.Alert?
    var inApp: WonderPush.InApp?
    var push: WonderPush.Push?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: alert = try WonderPush.Alert.read(&cursor)
        case 1: inApp = try WonderPush.InApp.read(&cursor)
        case 2: push = try WonderPush.Push.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(alert: alert, inApp: inApp, push: push, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"alert\":", self.alert)
    writer.optional("\"inApp\":", self.inApp)
    writer.optional("\"push\":", self.push)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.alert = try fields.optional("alert")
    self.inApp = try fields.optional("inApp")
    self.push = try fields.optional("push")
    self.additionalProperties = try fields.additional(except: ["alert", "inApp", "push"])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("alert", self.alert)
    try fields.optional("inApp", self.inApp)
    try fields.optional("push", self.push)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkWonderpushNotificationNames: KeyTable = KeyTable("alert\ninApp\npush")

func checkWonderpushNotification<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/notification.yaml#")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushNotificationNames
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
      case 0:
        try checkWonderpushAlert(&c, &s, "/properties/alert/$ref")
      case 1:
        try checkWonderpushInApp(&c, &s, "/properties/inApp/$ref")
      case 2:
        try checkWonderpushPush(&c, &s, "/properties/push/$ref")
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
