// Generated from wonderpush/push.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension WonderPush {
  /// Custom data and delivery options. `android`, `ios` and `web` may repeat any of the other members to
  /// override them on one platform, and have a few of their own.
  public struct Push: SchemaValue {
    /// Overrides and options for Android devices.
    public var android: Android?
    /// Overrides and options for iOS devices.
    public var ios: IOS?
    /// Overrides and options for web browsers.
    public var web: Web?
    /// Members to merge into the payload of the notification itself, at its top. Unlike `custom` this reaches
    /// every part of it.
    public var payload: JSONObject?
    /// Data for the app, found under the key `custom` of the received payload.
    public var custom: JSONObject?
    /// When to give up on devices that could not be reached: milliseconds since the epoch, or a date with
    /// milliseconds and offset. 0 tries only once.
    public var expirationDate: Common.ExpirationDate?
    /// For how long to try devices that could not be reached: milliseconds, or a number and a unit in words.
    /// 0 tries only once.
    public var expirationTime: Common.ExpirationTime?
    /// How urgent the delivery is.
    public var priority: Priority?
    /// Actions to perform in the background as soon as the SDK receives the notification.
    public var receiveActions: [Action]?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      android: Android? = nil,
      ios: IOS? = nil,
      web: Web? = nil,
      payload: JSONObject? = nil,
      custom: JSONObject? = nil,
      expirationDate: Common.ExpirationDate? = nil,
      expirationTime: Common.ExpirationTime? = nil,
      priority: Priority? = nil,
      receiveActions: [Action]? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.android = android
      self.ios = ios
      self.web = web
      self.payload = payload
      self.custom = custom
      self.expirationDate = expirationDate
      self.expirationTime = expirationTime
      self.priority = priority
      self.receiveActions = receiveActions
      self.additionalProperties = additionalProperties
    }

    /// The options that every platform has. `expirationDate` and `expirationTime` say the same thing in two
    /// ways; which one wins when both are given is not documented, so give one.
    public struct Common: SchemaValue {
      /// Members to merge into the payload of the notification itself, at its top. Unlike `custom` this
      /// reaches every part of it.
      public var payload: JSONObject?
      /// Data for the app, found under the key `custom` of the received payload.
      public var custom: JSONObject?
      /// When to give up on devices that could not be reached: milliseconds since the epoch, or a date with
      /// milliseconds and offset. 0 tries only once.
      public var expirationDate: ExpirationDate?
      /// For how long to try devices that could not be reached: milliseconds, or a number and a unit in
      /// words. 0 tries only once.
      public var expirationTime: ExpirationTime?
      /// How urgent the delivery is.
      public var priority: Priority?
      /// Actions to perform in the background as soon as the SDK receives the notification.
      public var receiveActions: [Action]?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        payload: JSONObject? = nil,
        custom: JSONObject? = nil,
        expirationDate: ExpirationDate? = nil,
        expirationTime: ExpirationTime? = nil,
        priority: Priority? = nil,
        receiveActions: [Action]? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.payload = payload
        self.custom = custom
        self.expirationDate = expirationDate
        self.expirationTime = expirationTime
        self.priority = priority
        self.receiveActions = receiveActions
        self.additionalProperties = additionalProperties
      }

      /// When to give up on devices that could not be reached: milliseconds since the epoch, or a date with
      /// milliseconds and offset. 0 tries only once.
      public enum ExpirationDate: SchemaValue, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
        /// Milliseconds since the epoch; 0 tries only once.
        case timestamp(Int)
        /// A date and time with three digits of milliseconds and an offset from UTC.
        case date(String)

        public init(integerLiteral value: Int) { self = .timestamp(value) }

        public init(stringLiteral value: String) { self = .date(value) }
      }

      /// For how long to try devices that could not be reached: milliseconds, or a number and a unit in
      /// words. 0 tries only once.
      public enum ExpirationTime: SchemaValue, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
        /// The duration in milliseconds; 0 tries only once.
        case milliseconds(Int)
        /// A whole number, a space and a unit, such as `10 minutes`.
        case phrase(String)

        public init(integerLiteral value: Int) { self = .milliseconds(value) }

        public init(stringLiteral value: String) { self = .phrase(value) }
      }
    }

    /// The urgency of delivery; unrelated to the priority that Android displays by.
    public enum Priority: String, CaseIterable, SchemaValue {
      case normal
      case high
    }

    /// The common options once more, to override them on Android, and three of its own.
    public struct Android: SchemaValue {
      /// Whether to hold the message back until the device becomes active.
      public var delayWhenIdle: Bool?
      /// The name of a group of which an unreachable device gets only the last message when it comes back.
      public var collapseKey: String?
      /// Deliver only to installations of the app with this package name.
      public var restrictedPackageName: String?
      /// Members to merge into the payload of the notification itself, at its top. Unlike `custom` this
      /// reaches every part of it.
      public var payload: JSONObject?
      /// Data for the app, found under the key `custom` of the received payload.
      public var custom: JSONObject?
      /// When to give up on devices that could not be reached: milliseconds since the epoch, or a date with
      /// milliseconds and offset. 0 tries only once.
      public var expirationDate: Common.ExpirationDate?
      /// For how long to try devices that could not be reached: milliseconds, or a number and a unit in
      /// words. 0 tries only once.
      public var expirationTime: Common.ExpirationTime?
      /// How urgent the delivery is.
      public var priority: Priority?
      /// Actions to perform in the background as soon as the SDK receives the notification.
      public var receiveActions: [Action]?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        delayWhenIdle: Bool? = nil,
        collapseKey: String? = nil,
        restrictedPackageName: String? = nil,
        payload: JSONObject? = nil,
        custom: JSONObject? = nil,
        expirationDate: Common.ExpirationDate? = nil,
        expirationTime: Common.ExpirationTime? = nil,
        priority: Priority? = nil,
        receiveActions: [Action]? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.delayWhenIdle = delayWhenIdle
        self.collapseKey = collapseKey
        self.restrictedPackageName = restrictedPackageName
        self.payload = payload
        self.custom = custom
        self.expirationDate = expirationDate
        self.expirationTime = expirationTime
        self.priority = priority
        self.receiveActions = receiveActions
        self.additionalProperties = additionalProperties
      }
    }

    /// The common options once more, to override them on iOS, and one of its own.
    public struct IOS: SchemaValue {
      /// Notifications with the same identifier are displayed as one. At most 64 bytes. Without it the tag of
      /// the iOS alert is used, else `alert.tag`, else the identifier of the campaign.
      ///
      /// Since iOS 10.
      public var collapseID: String?
      /// Members to merge into the payload of the notification itself, at its top. Unlike `custom` this
      /// reaches every part of it.
      public var payload: JSONObject?
      /// Data for the app, found under the key `custom` of the received payload.
      public var custom: JSONObject?
      /// When to give up on devices that could not be reached: milliseconds since the epoch, or a date with
      /// milliseconds and offset. 0 tries only once.
      public var expirationDate: Common.ExpirationDate?
      /// For how long to try devices that could not be reached: milliseconds, or a number and a unit in
      /// words. 0 tries only once.
      public var expirationTime: Common.ExpirationTime?
      /// How urgent the delivery is.
      public var priority: Priority?
      /// Actions to perform in the background as soon as the SDK receives the notification.
      public var receiveActions: [Action]?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        collapseID: String? = nil,
        payload: JSONObject? = nil,
        custom: JSONObject? = nil,
        expirationDate: Common.ExpirationDate? = nil,
        expirationTime: Common.ExpirationTime? = nil,
        priority: Priority? = nil,
        receiveActions: [Action]? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.collapseID = collapseID
        self.payload = payload
        self.custom = custom
        self.expirationDate = expirationDate
        self.expirationTime = expirationTime
        self.priority = priority
        self.receiveActions = receiveActions
        self.additionalProperties = additionalProperties
      }
    }

    /// The common options once more, to override them on the web, and one of its own.
    public struct Web: SchemaValue {
      /// Of the messages with the same topic that still wait on the server, only the last is delivered.
      /// Letters, digits, dashes and underscores, at most 32 of them.
      public var topic: String?
      /// Members to merge into the payload of the notification itself, at its top. Unlike `custom` this
      /// reaches every part of it.
      public var payload: JSONObject?
      /// Data for the app, found under the key `custom` of the received payload.
      public var custom: JSONObject?
      /// When to give up on devices that could not be reached: milliseconds since the epoch, or a date with
      /// milliseconds and offset. 0 tries only once.
      public var expirationDate: Common.ExpirationDate?
      /// For how long to try devices that could not be reached: milliseconds, or a number and a unit in
      /// words. 0 tries only once.
      public var expirationTime: Common.ExpirationTime?
      /// How urgent the delivery is.
      public var priority: Priority?
      /// Actions to perform in the background as soon as the SDK receives the notification.
      public var receiveActions: [Action]?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        topic: String? = nil,
        payload: JSONObject? = nil,
        custom: JSONObject? = nil,
        expirationDate: Common.ExpirationDate? = nil,
        expirationTime: Common.ExpirationTime? = nil,
        priority: Priority? = nil,
        receiveActions: [Action]? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.topic = topic
        self.payload = payload
        self.custom = custom
        self.expirationDate = expirationDate
        self.expirationTime = expirationTime
        self.priority = priority
        self.receiveActions = receiveActions
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Machinery

extension WonderPush.Push: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/push.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkWonderpushPush(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkWonderpushPush(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    android
    ios
    web
    payload
    custom
    expirationDate
    expirationTime
    priority
    receiveActions
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var android: Android?
    var ios: IOS?
    var web: Web?
    var payload: JSONObject?
    var custom: JSONObject?
    var expirationDate: Common.ExpirationDate?
    var expirationTime: Common.ExpirationTime?
    var priority: Priority?
    var receiveActions: [WonderPush.Action]?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: android = try Android.read(&cursor)
        case 1: ios = try IOS.read(&cursor)
        case 2: web = try Web.read(&cursor)
        case 3: payload = try JSONObject.read(&cursor)
        case 4: custom = try JSONObject.read(&cursor)
        case 5: expirationDate = try Common.ExpirationDate.read(&cursor)
        case 6: expirationTime = try Common.ExpirationTime.read(&cursor)
        case 7: priority = try Priority.read(&cursor)
        case 8: receiveActions = try [WonderPush.Action].read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      android: android,
      ios: ios,
      web: web,
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"android\":", self.android)
    writer.optional("\"ios\":", self.ios)
    writer.optional("\"web\":", self.web)
    writer.optional("\"payload\":", self.payload)
    writer.optional("\"custom\":", self.custom)
    writer.optional("\"expirationDate\":", self.expirationDate)
    writer.optional("\"expirationTime\":", self.expirationTime)
    writer.optional("\"priority\":", self.priority)
    writer.optional("\"receiveActions\":", self.receiveActions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.android = try fields.optional("android")
    self.ios = try fields.optional("ios")
    self.web = try fields.optional("web")
    self.payload = try fields.optional("payload")
    self.custom = try fields.optional("custom")
    self.expirationDate = try fields.optional("expirationDate")
    self.expirationTime = try fields.optional("expirationTime")
    self.priority = try fields.optional("priority")
    self.receiveActions = try fields.optional("receiveActions")
    self.additionalProperties = try fields.additional(
      except: [
        "android",
        "ios",
        "web",
        "payload",
        "custom",
        "expirationDate",
        "expirationTime",
        "priority",
        "receiveActions",
      ])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("android", self.android)
    try fields.optional("ios", self.ios)
    try fields.optional("web", self.web)
    try fields.optional("payload", self.payload)
    try fields.optional("custom", self.custom)
    try fields.optional("expirationDate", self.expirationDate)
    try fields.optional("expirationTime", self.expirationTime)
    try fields.optional("priority", self.priority)
    try fields.optional("receiveActions", self.receiveActions)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Push.Common: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/push.yaml#/$defs/common"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkWonderpushPushDefsCommon(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkWonderpushPushDefsCommon(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    payload
    custom
    expirationDate
    expirationTime
    priority
    receiveActions
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var payload: JSONObject?
    var custom: JSONObject?
    var expirationDate: ExpirationDate?
    var expirationTime: ExpirationTime?
    var priority: WonderPush.Push.Priority?
    var receiveActions: [WonderPush.Action]?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: payload = try JSONObject.read(&cursor)
        case 1: custom = try JSONObject.read(&cursor)
        case 2: expirationDate = try ExpirationDate.read(&cursor)
        case 3: expirationTime = try ExpirationTime.read(&cursor)
        case 4: priority = try WonderPush.Push.Priority.read(&cursor)
        case 5: receiveActions = try [WonderPush.Action].read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"payload\":", self.payload)
    writer.optional("\"custom\":", self.custom)
    writer.optional("\"expirationDate\":", self.expirationDate)
    writer.optional("\"expirationTime\":", self.expirationTime)
    writer.optional("\"priority\":", self.priority)
    writer.optional("\"receiveActions\":", self.receiveActions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.payload = try fields.optional("payload")
    self.custom = try fields.optional("custom")
    self.expirationDate = try fields.optional("expirationDate")
    self.expirationTime = try fields.optional("expirationTime")
    self.priority = try fields.optional("priority")
    self.receiveActions = try fields.optional("receiveActions")
    self.additionalProperties = try fields.additional(
      except: [
        "payload",
        "custom",
        "expirationDate",
        "expirationTime",
        "priority",
        "receiveActions",
      ])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("payload", self.payload)
    try fields.optional("custom", self.custom)
    try fields.optional("expirationDate", self.expirationDate)
    try fields.optional("expirationTime", self.expirationTime)
    try fields.optional("priority", self.priority)
    try fields.optional("receiveActions", self.receiveActions)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Push.Common.ExpirationDate: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/push.yaml#/$defs/common/properties/expirationDate"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkWonderpushPushDefsCommonPropertiesExpirationDate(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkWonderpushPushDefsCommonPropertiesExpirationDate(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number:
      return .timestamp(try Int.read(&cursor))
    case .string:
      return .date(try String.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .timestamp(let value): value.write(to: &writer)
    case .date(let value): value.write(to: &writer)
    }
  }

  public init(from decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .timestamp(let value): try value.encode(to: encoder)
    case .date(let value): try value.encode(to: encoder)
    }
  }
}

extension WonderPush.Push.Common.ExpirationTime: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/push.yaml#/$defs/common/properties/expirationTime"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkWonderpushPushDefsCommonPropertiesExpirationTime(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkWonderpushPushDefsCommonPropertiesExpirationTime(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number:
      return .milliseconds(try Int.read(&cursor))
    case .string:
      return .phrase(try String.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .milliseconds(let value): value.write(to: &writer)
    case .phrase(let value): value.write(to: &writer)
    }
  }

  public init(from decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .milliseconds(let value): try value.encode(to: encoder)
    case .phrase(let value): try value.encode(to: encoder)
    }
  }
}

extension WonderPush.Push.Priority: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/push.yaml#/$defs/priority"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkWonderpushPushDefsPriority(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkWonderpushPushDefsPriority(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("normal\nhigh")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .normal
    case 1: return .high
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .normal: writer.bytes("\"normal\",")
    case .high: writer.bytes("\"high\",")
    }
  }
}

extension WonderPush.Push.Android: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/push.yaml#/$defs/android"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkWonderpushPushDefsAndroid(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkWonderpushPushDefsAndroid(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    delayWhenIdle
    collapseKey
    restrictedPackageName
    payload
    custom
    expirationDate
    expirationTime
    priority
    receiveActions
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var delayWhenIdle: Bool?
    var collapseKey: String?
    var restrictedPackageName: String?
    var payload: JSONObject?
    var custom: JSONObject?
    var expirationDate: WonderPush.Push.Common.ExpirationDate?
    var expirationTime: WonderPush.Push.Common.ExpirationTime?
    var priority: WonderPush.Push.Priority?
    var receiveActions: [WonderPush.Action]?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: delayWhenIdle = try Bool.read(&cursor)
        case 1: collapseKey = try String.read(&cursor)
        case 2: restrictedPackageName = try String.read(&cursor)
        case 3: payload = try JSONObject.read(&cursor)
        case 4: custom = try JSONObject.read(&cursor)
        case 5: expirationDate = try WonderPush.Push.Common.ExpirationDate.read(&cursor)
        case 6: expirationTime = try WonderPush.Push.Common.ExpirationTime.read(&cursor)
        case 7: priority = try WonderPush.Push.Priority.read(&cursor)
        case 8: receiveActions = try [WonderPush.Action].read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      delayWhenIdle: delayWhenIdle,
      collapseKey: collapseKey,
      restrictedPackageName: restrictedPackageName,
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"delayWhenIdle\":", self.delayWhenIdle)
    writer.optional("\"collapseKey\":", self.collapseKey)
    writer.optional("\"restrictedPackageName\":", self.restrictedPackageName)
    writer.optional("\"payload\":", self.payload)
    writer.optional("\"custom\":", self.custom)
    writer.optional("\"expirationDate\":", self.expirationDate)
    writer.optional("\"expirationTime\":", self.expirationTime)
    writer.optional("\"priority\":", self.priority)
    writer.optional("\"receiveActions\":", self.receiveActions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.delayWhenIdle = try fields.optional("delayWhenIdle")
    self.collapseKey = try fields.optional("collapseKey")
    self.restrictedPackageName = try fields.optional("restrictedPackageName")
    self.payload = try fields.optional("payload")
    self.custom = try fields.optional("custom")
    self.expirationDate = try fields.optional("expirationDate")
    self.expirationTime = try fields.optional("expirationTime")
    self.priority = try fields.optional("priority")
    self.receiveActions = try fields.optional("receiveActions")
    self.additionalProperties = try fields.additional(
      except: [
        "delayWhenIdle",
        "collapseKey",
        "restrictedPackageName",
        "payload",
        "custom",
        "expirationDate",
        "expirationTime",
        "priority",
        "receiveActions",
      ])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("delayWhenIdle", self.delayWhenIdle)
    try fields.optional("collapseKey", self.collapseKey)
    try fields.optional("restrictedPackageName", self.restrictedPackageName)
    try fields.optional("payload", self.payload)
    try fields.optional("custom", self.custom)
    try fields.optional("expirationDate", self.expirationDate)
    try fields.optional("expirationTime", self.expirationTime)
    try fields.optional("priority", self.priority)
    try fields.optional("receiveActions", self.receiveActions)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Push.IOS: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/push.yaml#/$defs/ios"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkWonderpushPushDefsIos(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkWonderpushPushDefsIos(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    collapseId
    payload
    custom
    expirationDate
    expirationTime
    priority
    receiveActions
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var collapseID: String?
    var payload: JSONObject?
    var custom: JSONObject?
    var expirationDate: WonderPush.Push.Common.ExpirationDate?
    var expirationTime: WonderPush.Push.Common.ExpirationTime?
    var priority: WonderPush.Push.Priority?
    var receiveActions: [WonderPush.Action]?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: collapseID = try String.read(&cursor)
        case 1: payload = try JSONObject.read(&cursor)
        case 2: custom = try JSONObject.read(&cursor)
        case 3: expirationDate = try WonderPush.Push.Common.ExpirationDate.read(&cursor)
        case 4: expirationTime = try WonderPush.Push.Common.ExpirationTime.read(&cursor)
        case 5: priority = try WonderPush.Push.Priority.read(&cursor)
        case 6: receiveActions = try [WonderPush.Action].read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      collapseID: collapseID,
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"collapseId\":", self.collapseID)
    writer.optional("\"payload\":", self.payload)
    writer.optional("\"custom\":", self.custom)
    writer.optional("\"expirationDate\":", self.expirationDate)
    writer.optional("\"expirationTime\":", self.expirationTime)
    writer.optional("\"priority\":", self.priority)
    writer.optional("\"receiveActions\":", self.receiveActions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.collapseID = try fields.optional("collapseId")
    self.payload = try fields.optional("payload")
    self.custom = try fields.optional("custom")
    self.expirationDate = try fields.optional("expirationDate")
    self.expirationTime = try fields.optional("expirationTime")
    self.priority = try fields.optional("priority")
    self.receiveActions = try fields.optional("receiveActions")
    self.additionalProperties = try fields.additional(
      except: [
        "collapseId",
        "payload",
        "custom",
        "expirationDate",
        "expirationTime",
        "priority",
        "receiveActions",
      ])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("collapseId", self.collapseID)
    try fields.optional("payload", self.payload)
    try fields.optional("custom", self.custom)
    try fields.optional("expirationDate", self.expirationDate)
    try fields.optional("expirationTime", self.expirationTime)
    try fields.optional("priority", self.priority)
    try fields.optional("receiveActions", self.receiveActions)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Push.Web: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/push.yaml#/$defs/web"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkWonderpushPushDefsWeb(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkWonderpushPushDefsWeb(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    topic
    payload
    custom
    expirationDate
    expirationTime
    priority
    receiveActions
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var topic: String?
    var payload: JSONObject?
    var custom: JSONObject?
    var expirationDate: WonderPush.Push.Common.ExpirationDate?
    var expirationTime: WonderPush.Push.Common.ExpirationTime?
    var priority: WonderPush.Push.Priority?
    var receiveActions: [WonderPush.Action]?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: topic = try String.read(&cursor)
        case 1: payload = try JSONObject.read(&cursor)
        case 2: custom = try JSONObject.read(&cursor)
        case 3: expirationDate = try WonderPush.Push.Common.ExpirationDate.read(&cursor)
        case 4: expirationTime = try WonderPush.Push.Common.ExpirationTime.read(&cursor)
        case 5: priority = try WonderPush.Push.Priority.read(&cursor)
        case 6: receiveActions = try [WonderPush.Action].read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      topic: topic,
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"topic\":", self.topic)
    writer.optional("\"payload\":", self.payload)
    writer.optional("\"custom\":", self.custom)
    writer.optional("\"expirationDate\":", self.expirationDate)
    writer.optional("\"expirationTime\":", self.expirationTime)
    writer.optional("\"priority\":", self.priority)
    writer.optional("\"receiveActions\":", self.receiveActions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.topic = try fields.optional("topic")
    self.payload = try fields.optional("payload")
    self.custom = try fields.optional("custom")
    self.expirationDate = try fields.optional("expirationDate")
    self.expirationTime = try fields.optional("expirationTime")
    self.priority = try fields.optional("priority")
    self.receiveActions = try fields.optional("receiveActions")
    self.additionalProperties = try fields.additional(
      except: [
        "topic",
        "payload",
        "custom",
        "expirationDate",
        "expirationTime",
        "priority",
        "receiveActions",
      ])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("topic", self.topic)
    try fields.optional("payload", self.payload)
    try fields.optional("custom", self.custom)
    try fields.optional("expirationDate", self.expirationDate)
    try fields.optional("expirationTime", self.expirationTime)
    try fields.optional("priority", self.priority)
    try fields.optional("receiveActions", self.receiveActions)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkWonderpushPushNames: KeyTable = KeyTable("android\nios\nweb")

private let checkWonderpushPushKnown: KeyTable = KeyTable(
  """
  android
  ios
  web
  payload
  custom
  expirationDate
  expirationTime
  priority
  receiveActions
  """)

func checkWonderpushPush<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushPushNames
    let known: KeyTable = checkWonderpushPushKnown
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
        try checkWonderpushPushDefsAndroid(&c, &s, "/properties/android/$ref")
      case 1:
        try checkWonderpushPushDefsIos(&c, &s, "/properties/ios/$ref")
      case 2:
        try checkWonderpushPushDefsWeb(&c, &s, "/properties/web/$ref")
      default:
        if known.index(of: key, in: c) < 0 {
          Assertion.unknownProperty(known, at: key.offset, &s, "")
        }
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushPushDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
}

private let checkWonderpushPushDefsAndroidNames: KeyTable = KeyTable(
  """
  delayWhenIdle
  collapseKey
  restrictedPackageName
  """)

private let checkWonderpushPushDefsAndroidKnown: KeyTable = KeyTable(
  """
  delayWhenIdle
  collapseKey
  restrictedPackageName
  payload
  custom
  expirationDate
  expirationTime
  priority
  receiveActions
  """)

func checkWonderpushPushDefsAndroid<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/android")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushPushDefsAndroidNames
    let known: KeyTable = checkWonderpushPushDefsAndroidKnown
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
        try Assertion.property(TypeSet(rawValue: 2), names, index, &c, &s)
      case 1, 2:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      default:
        if known.index(of: key, in: c) < 0 {
          Assertion.unknownProperty(known, at: key.offset, &s, "")
        }
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushPushDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
}

private let checkWonderpushPushDefsCommonInPlaceNames: KeyTable = KeyTable(
  """
  payload
  custom
  expirationDate
  expirationTime
  priority
  receiveActions
  """)

func checkWonderpushPushDefsCommonInPlace<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushPushDefsCommonInPlaceNames
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
      case 1:
        try Assertion.property(TypeSet(rawValue: 4), names, index, &c, &s)
      case 0:
        try checkWonderpushPushDefsCommonPropertiesPayload(&c, &s, "/properties/payload")
      case 2:
        try checkWonderpushPushDefsCommonPropertiesExpirationDate(&c, &s, "/properties/expirationDate")
      case 3:
        try checkWonderpushPushDefsCommonPropertiesExpirationTime(&c, &s, "/properties/expirationTime")
      case 4:
        try checkWonderpushPushDefsPriority(&c, &s, "/properties/priority/$ref")
      case 5:
        try checkWonderpushPushDefsCommonPropertiesReceiveActions(&c, &s, "/properties/receiveActions")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
}

func checkWonderpushPushDefsCommonPropertiesPayload<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/payload")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object: try c.skipValue()
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "`_wp` belongs to the WonderPush SDK and `aps` to Apple; writing there may break both",
      &s
    ) { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
      try checkWonderpushPushDefsCommonPropertiesPayloadXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
}

func checkWonderpushPushDefsCommonPropertiesPayloadXWarnings0Fragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/payload/x-warnings/0")
  defer { s.leave() }
  s.explain("`_wp` belongs to the WonderPush SDK and `aps` to Apple; writing there may break both")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      do {
        let value: Cursor = c
        c.position = key.offset
        try checkWonderpushPushDefsCommonPropertiesPayloadXWH3ot81ffzghep4(&c, &s, "/propertyNames")
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
  default: try c.skipValue()
  }
}

func checkWonderpushPushDefsCommonPropertiesPayloadXWH3ot81ffzghep4<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/payload/x-warnings/0/propertyNames")
  defer { s.leave() }
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkWonderpushPushDefsCommonPropertiesPayloadXWHy2ltbg7l48c1(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
}

private let checkWonderpushPushDefsCommonPropertiesPayloadXWHy2ltbg7l48c1Values: KeyTable = KeyTable(
  """
  _wp
  aps
  """)

func checkWonderpushPushDefsCommonPropertiesPayloadXWHy2ltbg7l48c1<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/payload/x-warnings/0/propertyNames/not")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"_wp\", \"aps\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"_wp\", \"aps\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"_wp\", \"aps\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkWonderpushPushDefsCommonPropertiesPayloadXWHy2ltbg7l48c1Values,
      "\"_wp\", \"aps\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"_wp\", \"aps\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"_wp\", \"aps\"", at: start, &s, "/enum")
  }
}

func checkWonderpushPushDefsCommonPropertiesExpirationDate<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationDate")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    try checkWonderpushPushDefsCommonPropertiesExpirationDateAnyOf0(&c, &s, "/anyOf/0")
  case .string:
    try checkWonderpushPushDefsCommonPropertiesExpirationDateAnyOf1(&c, &s, "/anyOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 48), at: start, &s, "/anyOf")
  }
}

func checkWonderpushPushDefsCommonPropertiesExpirationDateAnyOf0<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationDate/anyOf/0")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      return try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
  }
}

func checkWonderpushPushDefsCommonPropertiesExpirationDateAnyOf1<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationDate/anyOf/1")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(
      patternD4D2D2TD2D2D2D,
      "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}(Z|[+-]\\d{2}:\\d{2})$",
      string,
      c,
      &s,
      "/pattern"
    )
    try Assertion.format(.dateTime, string, c, &s, "/format")
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "write the offset as +00:00; the documented format has no Z",
      &s
    ) { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
      try checkWonderpushPushDefsCommonPropertiesExpiratioH2qp4ek4wdismc(&c, &s)
    }
  }
  c.position = end
}

func checkWonderpushPushDefsCommonPropertiesExpiratioH2qp4ek4wdismc<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationDate/anyOf/1/x-warnings/0")
  defer { s.leave() }
  s.explain("write the offset as +00:00; the documented format has no Z")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternD2D2, "[+-]\\d{2}:\\d{2}$", string, c, &s, "/pattern")
  default: try c.skipValue()
  }
}

func checkWonderpushPushDefsCommonPropertiesExpirationTime<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    try checkWonderpushPushDefsCommonPropertiesExpirationTimeAnyOf0(&c, &s, "/anyOf/0")
  case .string:
    try checkWonderpushPushDefsCommonPropertiesExpirationTimeAnyOf1(&c, &s, "/anyOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 48), at: start, &s, "/anyOf")
  }
}

func checkWonderpushPushDefsCommonPropertiesExpirationTimeAnyOf0<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/0")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      return try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
  }
}

func checkWonderpushPushDefsCommonPropertiesExpirationTimeAnyOf1<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/1")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "only a number, a space and a unit, such as “10 minutes”, is sure to be read",
      &s
    ) { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
      try checkWonderpushPushDefsCommonPropertiesExpiratioH3n9b4tjzy6ryp(&c, &s)
    }
  }
  c.position = end
}

func checkWonderpushPushDefsCommonPropertiesExpiratioH3n9b4tjzy6ryp<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0")
  defer { s.leave() }
  s.explain("only a number, a space and a unit, such as “10 minutes”, is sure to be read")
  _ = try c.kind()
  let start: Int = c.position
  var count: Int = 0
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkWonderpushPushDefsCommonPropertiesExpiratioH3f4cmedf0wer0(&c, &s)
      })
    if isMatch {
      count &+= 1
      if S.collects, s.wantsWarnings {
        let before: Cursor = c
        try checkWonderpushPushDefsCommonPropertiesExpiratioH3f4cmedf0wer0(&c, &s, "/anyOf/0")
        c = before
      }
    }
  }
  if count < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkWonderpushPushDefsCommonPropertiesExpiratioHvk4jh5hdpenj(&c, &s)
      })
    if isMatch {
      count &+= 1
      if S.collects, s.wantsWarnings {
        let before: Cursor = c
        try checkWonderpushPushDefsCommonPropertiesExpiratioHvk4jh5hdpenj(&c, &s, "/anyOf/1")
        c = before
      }
    }
  }
  if count < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkWonderpushPushDefsCommonPropertiesExpiratioH2fr5jokfevia(&c, &s)
      })
    if isMatch {
      count &+= 1
      if S.collects, s.wantsWarnings {
        let before: Cursor = c
        try checkWonderpushPushDefsCommonPropertiesExpiratioH2fr5jokfevia(&c, &s, "/anyOf/2")
        c = before
      }
    }
  }
  if count < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkWonderpushPushDefsCommonPropertiesExpiratioH894ewsl83w5p(&c, &s)
      })
    if isMatch {
      count &+= 1
      if S.collects, s.wantsWarnings {
        let before: Cursor = c
        try checkWonderpushPushDefsCommonPropertiesExpiratioH894ewsl83w5p(&c, &s, "/anyOf/3")
        c = before
      }
    }
  }
  if count < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkWonderpushPushDefsCommonPropertiesExpiratioHnug0n53ql2ls(&c, &s)
      })
    if isMatch {
      count &+= 1
      if S.collects, s.wantsWarnings {
        let before: Cursor = c
        try checkWonderpushPushDefsCommonPropertiesExpiratioHnug0n53ql2ls(&c, &s, "/anyOf/4")
        c = before
      }
    }
  }
  try c.skipValue()
  if count == 0 { try s.report(.anyOf, at: start, "/anyOf") }
}

func checkWonderpushPushDefsCommonPropertiesExpiratioH3f4cmedf0wer0<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/0")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(
      patternDMmIiLlLlIiSsEeCc,
      "^\\d+ ([Mm][Ii][Ll][Ll][Ii])?[Ss][Ee][Cc][Oo][Nn][Dd][Ss]?$",
      string,
      c,
      &s,
      "/pattern"
    )
  default: try c.skipValue()
  }
}

func checkWonderpushPushDefsCommonPropertiesExpiratioHvk4jh5hdpenj<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/1")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(
      patternDMmIiNnUuTtEeSs,
      "^\\d+ [Mm][Ii][Nn][Uu][Tt][Ee][Ss]?$",
      string,
      c,
      &s,
      "/pattern"
    )
  default: try c.skipValue()
  }
}

func checkWonderpushPushDefsCommonPropertiesExpiratioH2fr5jokfevia<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/2")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternDHhOoUuRrSs, "^\\d+ [Hh][Oo][Uu][Rr][Ss]?$", string, c, &s, "/pattern")
  default: try c.skipValue()
  }
}

func checkWonderpushPushDefsCommonPropertiesExpiratioH894ewsl83w5p<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/3")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternDDdAaYySs, "^\\d+ [Dd][Aa][Yy][Ss]?$", string, c, &s, "/pattern")
  default: try c.skipValue()
  }
}

func checkWonderpushPushDefsCommonPropertiesExpiratioHnug0n53ql2ls<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/4")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternDWwEeEeKkSs, "^\\d+ [Ww][Ee][Ee][Kk][Ss]?$", string, c, &s, "/pattern")
  default: try c.skipValue()
  }
}

private let checkWonderpushPushDefsPriorityValues: KeyTable = KeyTable("normal\nhigh")

func checkWonderpushPushDefsPriority<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/priority")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkWonderpushPushDefsPriorityValues,
      "\"normal\", \"high\"",
      string,
      c,
      &s,
      "/enum"
    )
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}

func checkWonderpushPushDefsCommonPropertiesReceiveActions<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/receiveActions")
  defer { s.leave() }
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
    return try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
  }
}

private let checkWonderpushPushDefsIosNames: KeyTable = KeyTable("collapseId")

private let checkWonderpushPushDefsIosKnown: KeyTable = KeyTable(
  """
  collapseId
  payload
  custom
  expirationDate
  expirationTime
  priority
  receiveActions
  """)

func checkWonderpushPushDefsIos<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/ios")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushPushDefsIosNames
    let known: KeyTable = checkWonderpushPushDefsIosKnown
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
        if let string = try Assertion.string(&c, &s, "/properties/collapseId/type") {
          try Assertion.maxBytes(64, string, c, &s, "/properties/collapseId/x-maxBytes")
        }
      default:
        if known.index(of: key, in: c) < 0 {
          Assertion.unknownProperty(known, at: key.offset, &s, "")
        }
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushPushDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
}

private let checkWonderpushPushDefsWebNames: KeyTable = KeyTable("topic")

private let checkWonderpushPushDefsWebKnown: KeyTable = KeyTable(
  """
  topic
  payload
  custom
  expirationDate
  expirationTime
  priority
  receiveActions
  """)

func checkWonderpushPushDefsWeb<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/web")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushPushDefsWebNames
    let known: KeyTable = checkWonderpushPushDefsWebKnown
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
        if let string = try Assertion.string(&c, &s, "/properties/topic/type") {
          try Assertion.maxLength(32, string, c, &s, "/properties/topic/maxLength")
          try Assertion.pattern(patternAZAZ09, "^[a-zA-Z0-9_-]*$", string, c, &s, "/properties/topic/pattern")
        }
      default:
        if known.index(of: key, in: c) < 0 {
          Assertion.unknownProperty(known, at: key.offset, &s, "")
        }
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushPushDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
}

private let checkWonderpushPushDefsCommonNames: KeyTable = KeyTable(
  """
  payload
  custom
  expirationDate
  expirationTime
  priority
  receiveActions
  """)

func checkWonderpushPushDefsCommon<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushPushDefsCommonNames
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
      case 1:
        try Assertion.property(TypeSet(rawValue: 4), names, index, &c, &s)
      case 0:
        try checkWonderpushPushDefsCommonPropertiesPayload(&c, &s, "/properties/payload")
      case 2:
        try checkWonderpushPushDefsCommonPropertiesExpirationDate(&c, &s, "/properties/expirationDate")
      case 3:
        try checkWonderpushPushDefsCommonPropertiesExpirationTime(&c, &s, "/properties/expirationTime")
      case 4:
        try checkWonderpushPushDefsPriority(&c, &s, "/properties/priority/$ref")
      case 5:
        try checkWonderpushPushDefsCommonPropertiesReceiveActions(&c, &s, "/properties/receiveActions")
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

let patternD2D2: Pattern? = Pattern.generated("[+-]\\d{2}:\\d{2}$")

let patternAZAZ09: Pattern? = Pattern.generated("^[a-zA-Z0-9_-]*$")

let patternDMmIiLlLlIiSsEeCc: Pattern? = Pattern.generated(
  "^\\d+ ([Mm][Ii][Ll][Ll][Ii])?[Ss][Ee][Cc][Oo][Nn][Dd][Ss]?$"
)

let patternDDdAaYySs: Pattern? = Pattern.generated("^\\d+ [Dd][Aa][Yy][Ss]?$")

let patternDHhOoUuRrSs: Pattern? = Pattern.generated("^\\d+ [Hh][Oo][Uu][Rr][Ss]?$")

let patternDMmIiNnUuTtEeSs: Pattern? = Pattern.generated("^\\d+ [Mm][Ii][Nn][Uu][Tt][Ee][Ss]?$")

let patternDWwEeEeKkSs: Pattern? = Pattern.generated("^\\d+ [Ww][Ee][Ee][Kk][Ss]?$")

let patternD4D2D2TD2D2D2D: Pattern? = Pattern.generated(
  "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}(Z|[+-]\\d{2}:\\d{2})$"
)
