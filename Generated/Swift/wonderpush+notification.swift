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
    _ cursor: inout Cursor, _ sink: inout ViolationSink
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
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&alert)
        case 1: try cursor.read(&inApp)
        case 2: try cursor.read(&push)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      alert: consume alert,
      inApp: consume inApp,
      push: consume push,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
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
    self.additionalProperties = try fields.additional(except: Self.keys)
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

func checkWonderpushNotification(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/notification.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushNotificationNames
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
      case 0:
        try checkWonderpushAlert(&c, &s, "/properties/alert/$ref")
      case 1:
        try checkWonderpushInApp(&c, &s, "/properties/inApp/$ref")
      case 2:
        try checkWonderpushPush(&c, &s, "/properties/push/$ref")
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
