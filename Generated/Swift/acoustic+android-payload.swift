// Generated from acoustic/android-payload.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// What an Android device receives. Everything is inside the alert, the notification action too.
  public struct AndroidPayload: SchemaValue {
    /// The notification.
    public var alert: Alert?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(alert: Alert? = nil, additionalProperties: JSONObject = [:]) {
      self.alert = alert
      self.additionalProperties = additionalProperties
    }

    /// The notification, what a tap on it does, and how it expands.
    public struct Alert: SchemaValue {
      /// The title of the notification.
      public var subject: String?
      /// The text of the notification.
      public var message: String?
      /// What a tap on the notification does.
      public var notificationAction: NotificationAction?
      /// What the notification shows when it is expanded.
      public var expandable: Expandable?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        subject: String? = nil,
        message: String? = nil,
        notificationAction: NotificationAction? = nil,
        expandable: Expandable? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.subject = subject
        self.message = message
        self.notificationAction = notificationAction
        self.expandable = expandable
        self.additionalProperties = additionalProperties
      }
    }

    /// The expanded notification, in Android's big text style, and its buttons.
    public struct Expandable: SchemaValue {
      /// The style of the expanded notification; text is the only one shown.
      public var type: ExpandableType?
      /// The long text.
      public var value: String?
      /// The buttons.
      public var expandableActions: [ExpandableAction]?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        type: ExpandableType? = nil,
        value: String? = nil,
        expandableActions: [ExpandableAction]? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.type = type
        self.value = value
        self.expandableActions = expandableActions
        self.additionalProperties = additionalProperties
      }

      /// The style of the expanded notification; text is the only one shown.
      public enum ExpandableType: OpenEnumeration {
        case text
        /// Any other value.
        case other(String)

        /// The values that are known, in the schema's order.
        public static var knownCases: [ExpandableType] {
          [.text]
        }

        public init(rawValue: String) {
          switch Self.values.index(of: rawValue) {
          case 0: self = .text
          default: self = .other(rawValue)
          }
        }

        public var rawValue: String {
          switch self {
          case .text: return "text"
          case .other(let text): return text
          }
        }
      }
    }
  }
}

// MARK: - Machinery

extension Acoustic.AndroidPayload: GeneratedValue {
  public static var schemaLocation: String {
    "acoustic/android-payload.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAcousticAndroidPayload(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("alert")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var alert: Alert?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&alert)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(alert: consume alert, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"alert\":", self.alert)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.alert = try fields.optional("alert")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("alert", self.alert)
    try fields.additional(self.additionalProperties)
  }
}

extension Acoustic.AndroidPayload.Alert: GeneratedValue {
  public static var schemaLocation: String {
    "acoustic/android-payload.yaml#/$defs/alert"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAcousticAndroidPayloadDefsAlert(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("subject\nmessage\nnotification-action\nexpandable")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var subject: String?
    var message: String?
    var notificationAction: Acoustic.NotificationAction?
    var expandable: Acoustic.AndroidPayload.Expandable?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&subject)
        case 1: try cursor.read(&message)
        case 2: try cursor.read(&notificationAction)
        case 3: try cursor.read(&expandable)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      subject: consume subject,
      message: consume message,
      notificationAction: consume notificationAction,
      expandable: consume expandable,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"subject\":", self.subject)
    writer.optional("\"message\":", self.message)
    writer.optional("\"notification-action\":", self.notificationAction)
    writer.optional("\"expandable\":", self.expandable)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.subject = try fields.optional("subject")
    self.message = try fields.optional("message")
    self.notificationAction = try fields.optional("notification-action")
    self.expandable = try fields.optional("expandable")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("subject", self.subject)
    try fields.optional("message", self.message)
    try fields.optional("notification-action", self.notificationAction)
    try fields.optional("expandable", self.expandable)
    try fields.additional(self.additionalProperties)
  }
}

extension Acoustic.AndroidPayload.Expandable: GeneratedValue {
  public static var schemaLocation: String {
    "acoustic/android-payload.yaml#/$defs/expandable"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAcousticAndroidPayloadDefsExpandable(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type\nvalue\nexpandable-actions")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var type: ExpandableType?
    var _value: String?
    var expandableActions: [Acoustic.ExpandableAction]?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&type)
        case 1: try cursor.read(&_value)
        case 2: try cursor.read(&expandableActions)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      type: consume type,
      value: consume _value,
      expandableActions: consume expandableActions,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"type\":", self.type)
    writer.optional("\"value\":", self.value)
    writer.optional("\"expandable-actions\":", self.expandableActions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.type = try fields.optional("type")
    self.value = try fields.optional("value")
    self.expandableActions = try fields.optional("expandable-actions")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("type", self.type)
    try fields.optional("value", self.value)
    try fields.optional("expandable-actions", self.expandableActions)
    try fields.additional(self.additionalProperties)
  }
}

extension Acoustic.AndroidPayload.Expandable.ExpandableType: GeneratedValue {
  public static var schemaLocation: String {
    "acoustic/android-payload.yaml#/$defs/expandable/properties/type"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAcousticAndroidPayloadDefsExpandablePropertiesType(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("text")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .text
    default: return .other(cursor.text(text))
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .text: writer.bytes("\"text\",")
    case .other(let text): writer.string(text)
    }
  }
}

// MARK: - Validators

private let checkAcousticAndroidPayloadNames: KeyTable = KeyTable("alert")

func checkAcousticAndroidPayload(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/android-payload.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticAndroidPayloadNames
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
        try checkAcousticAndroidPayloadDefsAlert(&c, &s, "/properties/alert/$ref")
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

private let checkAcousticAndroidPayloadDefsAlertNames: KeyTable = KeyTable(
  """
  subject
  message
  notification-action
  expandable
  """)

func checkAcousticAndroidPayloadDefsAlert(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/android-payload.yaml#/$defs/alert")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticAndroidPayloadDefsAlertNames
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
        try checkAcousticNotificationAction(&c, &s, "/properties/notification-action/$ref")
      case 3:
        try checkAcousticAndroidPayloadDefsExpandable(&c, &s, "/properties/expandable/$ref")
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

private let checkAcousticAndroidPayloadDefsExpandableNames: KeyTable = KeyTable(
  """
  type
  value
  expandable-actions
  """)

func checkAcousticAndroidPayloadDefsExpandable(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/android-payload.yaml#/$defs/expandable")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticAndroidPayloadDefsExpandableNames
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
        try checkAcousticAndroidPayloadDefsExpandablePropertH29pk6ze1otr11(
          &c,
          &s,
          "/properties/expandable-actions"
        )
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

func checkAcousticAndroidPayloadDefsExpandablePropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/android-payload.yaml#/$defs/expandable/properties/type")
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

func checkAcousticAndroidPayloadDefsExpandablePropertH29pk6ze1otr11(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/android-payload.yaml#/$defs/expandable/properties/expandable-actions")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkAcousticExpandableAction(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
