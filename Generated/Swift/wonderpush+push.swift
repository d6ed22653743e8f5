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

      /// When to give up on devices that could not be reached: milliseconds since the epoch, or a date with
      /// milliseconds and offset. 0 tries only once.
      public enum ExpirationDate: SchemaValue, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
        /// Milliseconds since the epoch; 0 tries only once.
        ///
        /// In milliseconds since 1970 (UTC).
        case timestamp(Int)
        /// A date and time with three digits of milliseconds and an offset from UTC.
        ///
        /// Must have the format `date-time`.
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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// The common options once more, to override them on the web, and one of its own.
    public struct Web: SchemaValue {
      /// Of the messages with the same topic that still wait on the server, only the last is delivered.
      /// Letters, digits, dashes and underscores, at most 32 of them.
      ///
      /// Must be at most 32 characters long.
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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension WonderPush.Push {
  public init(
    android: Android? = nil,
    ios: IOS? = nil,
    web: Web? = nil,
    payload: JSONObject? = nil,
    custom: JSONObject? = nil,
    expirationDate: Common.ExpirationDate? = nil,
    expirationTime: Common.ExpirationTime? = nil,
    priority: Priority? = nil,
    receiveActions: [WonderPush.Action]? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      android: android,
      ios: ios,
      web: web,
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension WonderPush.Push.Common {
  public init(
    payload: JSONObject? = nil,
    custom: JSONObject? = nil,
    expirationDate: ExpirationDate? = nil,
    expirationTime: ExpirationTime? = nil,
    priority: WonderPush.Push.Priority? = nil,
    receiveActions: [WonderPush.Action]? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension WonderPush.Push.Android {
  public init(
    delayWhenIdle: Bool? = nil,
    collapseKey: String? = nil,
    restrictedPackageName: String? = nil,
    payload: JSONObject? = nil,
    custom: JSONObject? = nil,
    expirationDate: WonderPush.Push.Common.ExpirationDate? = nil,
    expirationTime: WonderPush.Push.Common.ExpirationTime? = nil,
    priority: WonderPush.Push.Priority? = nil,
    receiveActions: [WonderPush.Action]? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      delayWhenIdle: delayWhenIdle,
      collapseKey: collapseKey,
      restrictedPackageName: restrictedPackageName,
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension WonderPush.Push.IOS {
  public init(
    collapseID: String? = nil,
    payload: JSONObject? = nil,
    custom: JSONObject? = nil,
    expirationDate: WonderPush.Push.Common.ExpirationDate? = nil,
    expirationTime: WonderPush.Push.Common.ExpirationTime? = nil,
    priority: WonderPush.Push.Priority? = nil,
    receiveActions: [WonderPush.Action]? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      collapseID: collapseID,
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension WonderPush.Push.Web {
  public init(
    topic: String? = nil,
    payload: JSONObject? = nil,
    custom: JSONObject? = nil,
    expirationDate: WonderPush.Push.Common.ExpirationDate? = nil,
    expirationTime: WonderPush.Push.Common.ExpirationTime? = nil,
    priority: WonderPush.Push.Priority? = nil,
    receiveActions: [WonderPush.Action]? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      topic: topic,
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension WonderPush.Push: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/push.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushPush(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
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
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWonderpushPushJoinedNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(7, optional: \.priority)
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
        value.android = try Android.read(&c, checks: checks)
      case 1:
        value.ios = try IOS.read(&c, checks: checks)
      case 2:
        value.web = try Web.read(&c, checks: checks)
      case 3:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesPayload)
        value.payload = try JSONObject.read(&c)
      case 4:
        value.custom = try c.object(checks: checks)
      case 5:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesExpirationDate)
        value.expirationDate = try Common.ExpirationDate.read(&c)
      case 6:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesExpirationTime)
        value.expirationTime = try Common.ExpirationTime.read(&c)
      case 8:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesReceiveActions)
        value.receiveActions = try [WonderPush.Action].read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let android: Android? = try fields.optional("android")
    let ios: IOS? = try fields.optional("ios")
    let web: Web? = try fields.optional("web")
    let payload: JSONObject? = try fields.optional("payload")
    let custom: JSONObject? = try fields.optional("custom")
    let expirationDate: Common.ExpirationDate? = try fields.optional("expirationDate")
    let expirationTime: Common.ExpirationTime? = try fields.optional("expirationTime")
    let priority: Priority? = try fields.optional("priority")
    let receiveActions: [WonderPush.Action]? = try fields.optional("receiveActions")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      android: android,
      ios: ios,
      web: web,
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
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

extension WonderPush.Push.Common: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/push.yaml#/$defs/common"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushPushDefsCommon(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      payload
      custom
      expirationDate
      expirationTime
      priority
      receiveActions
      """)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWonderpushPushDefsCommonNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(4, optional: \.priority)
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
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesPayload)
        value.payload = try JSONObject.read(&c)
      case 1:
        value.custom = try c.object(checks: checks)
      case 2:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesExpirationDate)
        value.expirationDate = try ExpirationDate.read(&c)
      case 3:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesExpirationTime)
        value.expirationTime = try ExpirationTime.read(&c)
      case 5:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesReceiveActions)
        value.receiveActions = try [WonderPush.Action].read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let payload: JSONObject? = try fields.optional("payload")
    let custom: JSONObject? = try fields.optional("custom")
    let expirationDate: ExpirationDate? = try fields.optional("expirationDate")
    let expirationTime: ExpirationTime? = try fields.optional("expirationTime")
    let priority: WonderPush.Push.Priority? = try fields.optional("priority")
    let receiveActions: [WonderPush.Action]? = try fields.optional("receiveActions")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
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
    _ cursor: inout Cursor, _ sink: inout ViolationSink
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .number, .string) {
    case .number:
      self = .timestamp(try Int(unvalidatedFrom: decoder))
    default:
      self = .date(try String(unvalidatedFrom: decoder))
    }
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
    _ cursor: inout Cursor, _ sink: inout ViolationSink
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .number, .string) {
    case .number:
      self = .milliseconds(try Int(unvalidatedFrom: decoder))
    default:
      self = .phrase(try String(unvalidatedFrom: decoder))
    }
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
    _ cursor: inout Cursor, _ sink: inout ViolationSink
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

extension WonderPush.Push.Android: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/push.yaml#/$defs/android"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushPushDefsAndroid(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
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
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWonderpushPushDefsAndroidJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.boolean(0, optional: \.delayWhenIdle)
    members.string(1, optional: \.collapseKey)
    members.string(2, optional: \.restrictedPackageName)
    members.listed(7, optional: \.priority)
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
      case 3:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesPayload)
        value.payload = try JSONObject.read(&c)
      case 4:
        value.custom = try c.object(checks: checks)
      case 5:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesExpirationDate)
        value.expirationDate = try WonderPush.Push.Common.ExpirationDate.read(&c)
      case 6:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesExpirationTime)
        value.expirationTime = try WonderPush.Push.Common.ExpirationTime.read(&c)
      case 8:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesReceiveActions)
        value.receiveActions = try [WonderPush.Action].read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let delayWhenIdle: Bool? = try fields.optional("delayWhenIdle")
    let collapseKey: String? = try fields.optional("collapseKey")
    let restrictedPackageName: String? = try fields.optional("restrictedPackageName")
    let payload: JSONObject? = try fields.optional("payload")
    let custom: JSONObject? = try fields.optional("custom")
    let expirationDate: WonderPush.Push.Common.ExpirationDate? = try fields.optional("expirationDate")
    let expirationTime: WonderPush.Push.Common.ExpirationTime? = try fields.optional("expirationTime")
    let priority: WonderPush.Push.Priority? = try fields.optional("priority")
    let receiveActions: [WonderPush.Action]? = try fields.optional("receiveActions")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      delayWhenIdle: delayWhenIdle,
      collapseKey: collapseKey,
      restrictedPackageName: restrictedPackageName,
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
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

extension WonderPush.Push.IOS: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/push.yaml#/$defs/ios"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushPushDefsIos(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      collapseId
      payload
      custom
      expirationDate
      expirationTime
      priority
      receiveActions
      """)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWonderpushPushDefsIosJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.collapseID)
    members.listed(5, optional: \.priority)
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
      case 1:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesPayload)
        value.payload = try JSONObject.read(&c)
      case 2:
        value.custom = try c.object(checks: checks)
      case 3:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesExpirationDate)
        value.expirationDate = try WonderPush.Push.Common.ExpirationDate.read(&c)
      case 4:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesExpirationTime)
        value.expirationTime = try WonderPush.Push.Common.ExpirationTime.read(&c)
      case 6:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesReceiveActions)
        value.receiveActions = try [WonderPush.Action].read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let collapseID: String? = try fields.optional("collapseId")
    let payload: JSONObject? = try fields.optional("payload")
    let custom: JSONObject? = try fields.optional("custom")
    let expirationDate: WonderPush.Push.Common.ExpirationDate? = try fields.optional("expirationDate")
    let expirationTime: WonderPush.Push.Common.ExpirationTime? = try fields.optional("expirationTime")
    let priority: WonderPush.Push.Priority? = try fields.optional("priority")
    let receiveActions: [WonderPush.Action]? = try fields.optional("receiveActions")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      collapseID: collapseID,
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
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

extension WonderPush.Push.Web: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/push.yaml#/$defs/web"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushPushDefsWeb(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      topic
      payload
      custom
      expirationDate
      expirationTime
      priority
      receiveActions
      """)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWonderpushPushDefsWebJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.topic)
    members.listed(5, optional: \.priority)
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
      case 1:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesPayload)
        value.payload = try JSONObject.read(&c)
      case 2:
        value.custom = try c.object(checks: checks)
      case 3:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesExpirationDate)
        value.expirationDate = try WonderPush.Push.Common.ExpirationDate.read(&c)
      case 4:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesExpirationTime)
        value.expirationTime = try WonderPush.Push.Common.ExpirationTime.read(&c)
      case 6:
        try o.check(&c, checkWonderpushPushDefsCommonPropertiesReceiveActions)
        value.receiveActions = try [WonderPush.Action].read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let topic: String? = try fields.optional("topic")
    let payload: JSONObject? = try fields.optional("payload")
    let custom: JSONObject? = try fields.optional("custom")
    let expirationDate: WonderPush.Push.Common.ExpirationDate? = try fields.optional("expirationDate")
    let expirationTime: WonderPush.Push.Common.ExpirationTime? = try fields.optional("expirationTime")
    let priority: WonderPush.Push.Priority? = try fields.optional("priority")
    let receiveActions: [WonderPush.Action]? = try fields.optional("receiveActions")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      topic: topic,
      payload: payload,
      custom: custom,
      expirationDate: expirationDate,
      expirationTime: expirationTime,
      priority: priority,
      receiveActions: receiveActions,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
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

private let checkWonderpushPushNames: MemberTable = MemberTable("android\nios\nweb")

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

func checkWonderpushPush(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkWonderpushPushJoined(&c, &s) }
  if s.isFine(&c, checkWonderpushPushJoined) {
    return
  }
  s.enter(path, "wonderpush/push.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWonderpushPushNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkWonderpushPushDefsAndroid(&c, &s, "/properties/android/$ref")
      case 1:
        try checkWonderpushPushDefsIos(&c, &s, "/properties/ios/$ref")
      case 2:
        try checkWonderpushPushDefsWeb(&c, &s, "/properties/web/$ref")
      default:
        try Assertion.knownProperty(checkWonderpushPushKnown, at: o.offset, c, &s)
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushPushDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushPushDefsAndroidNames: MemberTable = MemberTable(
  """
  delayWhenIdle\tboolean
  collapseKey\tstring
  restrictedPackageName\tstring
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

private func checkWonderpushPushDefsAndroid(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkWonderpushPushDefsAndroidJoined(&c, &s) }
  if s.isFine(&c, checkWonderpushPushDefsAndroidJoined) {
    return
  }
  s.enter(path, "wonderpush/push.yaml#/$defs/android")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushPushDefsAndroidNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(checkWonderpushPushDefsAndroidKnown, at: o.offset, c, &s)
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushPushDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushPushDefsCommonInPlaceNames: MemberTable = MemberTable(
  """
  payload
  custom\tobject
  expirationDate\tinteger\t?
  expirationTime\tinteger\t?
  priority\tstring enum=[\"normal\",\"high\"]\t?
  receiveActions
  """)

private func checkWonderpushPushDefsCommonInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushPushDefsCommonInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
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
        try c.skipSyntax()
      }
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesPayload(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/payload")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "`_wp` belongs to the WonderPush SDK and `aps` to Apple; writing there may break both",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushPushDefsCommonPropertiesPayloadXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private let checkWonderpushPushDefsCommonPropertiesPayloadXWarnings0FragmentListed0: KeyTable = KeyTable(
  """
  _wp
  aps
  """)

private func checkWonderpushPushDefsCommonPropertiesPayloadXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/payload/x-warnings/0")
  s.explain("`_wp` belongs to the WonderPush SDK and `aps` to Apple; writing there may break both")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .object:
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if !checkWonderpushPushDefsCommonPropertiesPayloadXWarnings0FragmentAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkWonderpushPushDefsCommonPropertiesPayloadXWH3ot81ffzghep4(&c, &s, "/propertyNames")
        c = value
      }
      try c.skipSyntax()
      more = try c.nextMember()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesPayloadXWarnings0FragmentAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if checkWonderpushPushDefsCommonPropertiesPayloadXWarnings0FragmentListed0.index(of: key, in: c) >= 0 {
    return false
  }
  return true
}

private func checkWonderpushPushDefsCommonPropertiesPayloadXWH3ot81ffzghep4(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/payload/x-warnings/0/propertyNames")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushPushDefsCommonPropertiesPayloadXWHy2ltbg7l48c1(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkWonderpushPushDefsCommonPropertiesPayloadXWHy2ltbg7l48c1Values: KeyTable = KeyTable(
  """
  _wp
  aps
  """)

private func checkWonderpushPushDefsCommonPropertiesPayloadXWHy2ltbg7l48c1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/payload/x-warnings/0/propertyNames/not")
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
    try c.skipSyntax()
    try Assertion.notEnumerated("\"_wp\", \"aps\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"_wp\", \"aps\"", at: start, &s, "/enum")
  }
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesExpirationDate(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationDate")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    try checkWonderpushPushDefsCommonPropertiesExpirationDateAnyOf0(&c, &s, "/anyOf/0")
  case .string:
    try checkWonderpushPushDefsCommonPropertiesExpirationDateAnyOf1(&c, &s, "/anyOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch([.number, .string], at: start, &s, "/anyOf")
  }
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesExpirationDateAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationDate/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(.integer, at: start, &s, "/type")
      return s.leave()
    }
  default:
    try c.skipValue()
    try Assertion.type(.integer, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesExpirationDateAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationDate/anyOf/1")
  s.explain("expected milliseconds since the epoch, or a date like 2026-01-01T10:00:00.000+01:00")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(
      wonderpushPushExpirationDatePattern,
      "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}(Z|[+-]\\d{2}:\\d{2})$",
      string,
      c,
      &s,
      "/pattern"
    )
    try Assertion.format(.dateTime, string, c, &s, "/format")
  default:
    try c.skipValue()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "write the offset as +00:00; the documented format has no Z",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushPushDefsCommonPropertiesExpiratioH2qp4ek4wdismc(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesExpiratioH2qp4ek4wdismc(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationDate/anyOf/1/x-warnings/0")
  s.explain("write the offset as +00:00; the documented format has no Z")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(
      wonderpushPushExpirationDatePatternN2,
      "[+-]\\d{2}:\\d{2}$",
      string,
      c,
      &s,
      "/pattern"
    )
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesExpirationTime(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    try checkWonderpushPushDefsCommonPropertiesExpirationTimeAnyOf0(&c, &s, "/anyOf/0")
  case .string:
    try checkWonderpushPushDefsCommonPropertiesExpirationTimeAnyOf1(&c, &s, "/anyOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch([.number, .string], at: start, &s, "/anyOf")
  }
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesExpirationTimeAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(.integer, at: start, &s, "/type")
      return s.leave()
    }
  default:
    try c.skipValue()
    try Assertion.type(.integer, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesExpirationTimeAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "only a number, a space and a unit, such as “10 minutes”, is sure to be read",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushPushDefsCommonPropertiesExpiratioH3n9b4tjzy6ryp(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesExpiratioH3n9b4tjzy6ryp(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0")
  s.explain("only a number, a space and a unit, such as “10 minutes”, is sure to be read")
  _ = try c.kind()
  let start: Int = c.position
  var anyOfCount: Int = 0
  var anyOfEnd: Int = -1
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s, end: &anyOfEnd,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushPushDefsCommonPropertiesExpiratioH3f4cmedf0wer0(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
    }
  }
  if anyOfCount < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s, end: &anyOfEnd,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushPushDefsCommonPropertiesExpiratioHvk4jh5hdpenj(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
    }
  }
  if anyOfCount < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s, end: &anyOfEnd,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushPushDefsCommonPropertiesExpiratioH2fr5jokfevia(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
    }
  }
  if anyOfCount < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s, end: &anyOfEnd,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushPushDefsCommonPropertiesExpiratioH894ewsl83w5p(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
    }
  }
  if anyOfCount < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s, end: &anyOfEnd,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushPushDefsCommonPropertiesExpiratioHnug0n53ql2ls(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
    }
  }
  if anyOfEnd < 0 { try c.skipSyntax() } else { c.position = anyOfEnd }
  if anyOfCount == 0 {
    try s.report(.anyOf(""), at: start, "/anyOf")
  }
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesExpiratioH3f4cmedf0wer0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/0")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(
      wonderpushPushExpirationTimePattern,
      "^\\d+ ([Mm][Ii][Ll][Ll][Ii])?[Ss][Ee][Cc][Oo][Nn][Dd][Ss]?$",
      string,
      c,
      &s,
      "/pattern"
    )
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesExpiratioHvk4jh5hdpenj(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/1")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(
      wonderpushPushExpirationTimePatternN2,
      "^\\d+ [Mm][Ii][Nn][Uu][Tt][Ee][Ss]?$",
      string,
      c,
      &s,
      "/pattern"
    )
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesExpiratioH2fr5jokfevia(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/2")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(
      wonderpushPushExpirationTimePatternN3,
      "^\\d+ [Hh][Oo][Uu][Rr][Ss]?$",
      string,
      c,
      &s,
      "/pattern"
    )
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesExpiratioH894ewsl83w5p(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/3")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(
      wonderpushPushExpirationTimePatternN4,
      "^\\d+ [Dd][Aa][Yy][Ss]?$",
      string,
      c,
      &s,
      "/pattern"
    )
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesExpiratioHnug0n53ql2ls(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/4")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(
      wonderpushPushExpirationTimePatternN5,
      "^\\d+ [Ww][Ee][Ee][Kk][Ss]?$",
      string,
      c,
      &s,
      "/pattern"
    )
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushPushDefsPriorityValues: KeyTable = KeyTable("normal\nhigh")

private func checkWonderpushPushDefsPriority(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/priority")
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
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkWonderpushPushDefsCommonPropertiesReceiveActions(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common/properties/receiveActions")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkWonderpushAction(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(.array, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushPushDefsIosNames: MemberTable = MemberTable("collapseId\tstring maxBytes=64")

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

private func checkWonderpushPushDefsIos(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkWonderpushPushDefsIosJoined(&c, &s) }
  if s.isFine(&c, checkWonderpushPushDefsIosJoined) {
    return
  }
  s.enter(path, "wonderpush/push.yaml#/$defs/ios")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWonderpushPushDefsIosNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(checkWonderpushPushDefsIosKnown, at: o.offset, c, &s)
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushPushDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushPushDefsWebNames: MemberTable = MemberTable(
  """
  topic\tstring maxLength=32 pattern=\"^[a-zA-Z0-9_-]*$\"\t?
  """)

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

private func checkWonderpushPushDefsWeb(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkWonderpushPushDefsWebJoined(&c, &s) }
  if s.isFine(&c, checkWonderpushPushDefsWebJoined) {
    return
  }
  s.enter(path, "wonderpush/push.yaml#/$defs/web")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWonderpushPushDefsWebNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkWonderpushPushDefsWebPropertiesTopic(&c, &s, "/properties/topic")
      default:
        try Assertion.knownProperty(checkWonderpushPushDefsWebKnown, at: o.offset, c, &s)
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushPushDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
}

private func checkWonderpushPushDefsWebPropertiesTopic(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/web/properties/topic")
  s.explain("expected at most 32 letters, digits, dashes and underscores")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(32, string, c, &s, "/maxLength")
    try Assertion.pattern(wonderpushPushTopicPattern, "^[a-zA-Z0-9_-]*$", string, c, &s, "/pattern")
  default:
    try c.skipValue()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushPushDefsCommonNames: MemberTable = MemberTable(
  """
  payload
  custom\tobject
  expirationDate\tinteger\t?
  expirationTime\tinteger\t?
  priority\tstring enum=[\"normal\",\"high\"]\t?
  receiveActions
  """)

private func checkWonderpushPushDefsCommon(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/common")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushPushDefsCommonNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
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
        Assertion.unknownProperty(checkWonderpushPushDefsCommonNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushPushJoinedNames: MemberTable = MemberTable(
  """
  android
  ios
  web
  payload
  custom\tobject
  expirationDate\tinteger\t?
  expirationTime\tinteger\t?
  priority\tstring enum=[\"normal\",\"high\"]\t?
  receiveActions
  """)

private func checkWonderpushPushJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWonderpushPushJoinedNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkWonderpushPushDefsAndroid(&c, &s, "/properties/android/$ref")
      case 1:
        try checkWonderpushPushDefsIos(&c, &s, "/properties/ios/$ref")
      case 2:
        try checkWonderpushPushDefsWeb(&c, &s, "/properties/web/$ref")
      case 3:
        try checkWonderpushPushDefsCommonPropertiesPayload(&c, &s, "/properties/payload")
      case 5:
        try checkWonderpushPushDefsCommonPropertiesExpirationDate(&c, &s, "/properties/expirationDate")
      case 6:
        try checkWonderpushPushDefsCommonPropertiesExpirationTime(&c, &s, "/properties/expirationTime")
      case 7:
        try checkWonderpushPushDefsPriority(&c, &s, "/properties/priority/$ref")
      case 8:
        try checkWonderpushPushDefsCommonPropertiesReceiveActions(&c, &s, "/properties/receiveActions")
      default:
        Assertion.unknownProperty(checkWonderpushPushJoinedNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushPushDefsAndroidJoinedNames: MemberTable = MemberTable(
  """
  delayWhenIdle\tboolean
  collapseKey\tstring
  restrictedPackageName\tstring
  payload
  custom\tobject
  expirationDate\tinteger\t?
  expirationTime\tinteger\t?
  priority\tstring enum=[\"normal\",\"high\"]\t?
  receiveActions
  """)

private func checkWonderpushPushDefsAndroidJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/android")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushPushDefsAndroidJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 3:
        try checkWonderpushPushDefsCommonPropertiesPayload(&c, &s, "/properties/payload")
      case 5:
        try checkWonderpushPushDefsCommonPropertiesExpirationDate(&c, &s, "/properties/expirationDate")
      case 6:
        try checkWonderpushPushDefsCommonPropertiesExpirationTime(&c, &s, "/properties/expirationTime")
      case 7:
        try checkWonderpushPushDefsPriority(&c, &s, "/properties/priority/$ref")
      case 8:
        try checkWonderpushPushDefsCommonPropertiesReceiveActions(&c, &s, "/properties/receiveActions")
      default:
        Assertion.unknownProperty(checkWonderpushPushDefsAndroidJoinedNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushPushDefsIosJoinedNames: MemberTable = MemberTable(
  """
  collapseId\tstring maxBytes=64
  payload
  custom\tobject
  expirationDate\tinteger\t?
  expirationTime\tinteger\t?
  priority\tstring enum=[\"normal\",\"high\"]\t?
  receiveActions
  """)

private func checkWonderpushPushDefsIosJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/ios")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushPushDefsIosJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkWonderpushPushDefsCommonPropertiesPayload(&c, &s, "/properties/payload")
      case 3:
        try checkWonderpushPushDefsCommonPropertiesExpirationDate(&c, &s, "/properties/expirationDate")
      case 4:
        try checkWonderpushPushDefsCommonPropertiesExpirationTime(&c, &s, "/properties/expirationTime")
      case 5:
        try checkWonderpushPushDefsPriority(&c, &s, "/properties/priority/$ref")
      case 6:
        try checkWonderpushPushDefsCommonPropertiesReceiveActions(&c, &s, "/properties/receiveActions")
      default:
        Assertion.unknownProperty(checkWonderpushPushDefsIosJoinedNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushPushDefsWebJoinedNames: MemberTable = MemberTable(
  """
  topic\tstring maxLength=32 pattern=\"^[a-zA-Z0-9_-]*$\"\t?
  payload
  custom\tobject
  expirationDate\tinteger\t?
  expirationTime\tinteger\t?
  priority\tstring enum=[\"normal\",\"high\"]\t?
  receiveActions
  """)

private func checkWonderpushPushDefsWebJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/push.yaml#/$defs/web")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushPushDefsWebJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkWonderpushPushDefsWebPropertiesTopic(&c, &s, "/properties/topic")
      case 1:
        try checkWonderpushPushDefsCommonPropertiesPayload(&c, &s, "/properties/payload")
      case 3:
        try checkWonderpushPushDefsCommonPropertiesExpirationDate(&c, &s, "/properties/expirationDate")
      case 4:
        try checkWonderpushPushDefsCommonPropertiesExpirationTime(&c, &s, "/properties/expirationTime")
      case 5:
        try checkWonderpushPushDefsPriority(&c, &s, "/properties/priority/$ref")
      case 6:
        try checkWonderpushPushDefsCommonPropertiesReceiveActions(&c, &s, "/properties/receiveActions")
      default:
        Assertion.unknownProperty(checkWonderpushPushDefsWebJoinedNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let wonderpushPushExpirationDatePattern: Pattern? = Pattern.generated(
  "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}(Z|[+-]\\d{2}:\\d{2})$"
)

private let wonderpushPushExpirationDatePatternN2: Pattern? = Pattern.generated("[+-]\\d{2}:\\d{2}$")

private let wonderpushPushExpirationTimePattern: Pattern? = Pattern.generated(
  "^\\d+ ([Mm][Ii][Ll][Ll][Ii])?[Ss][Ee][Cc][Oo][Nn][Dd][Ss]?$"
)

private let wonderpushPushExpirationTimePatternN2: Pattern? = Pattern.generated(
  "^\\d+ [Mm][Ii][Nn][Uu][Tt][Ee][Ss]?$"
)

private let wonderpushPushExpirationTimePatternN3: Pattern? = Pattern.generated(
  "^\\d+ [Hh][Oo][Uu][Rr][Ss]?$"
)

private let wonderpushPushExpirationTimePatternN4: Pattern? = Pattern.generated("^\\d+ [Dd][Aa][Yy][Ss]?$")

private let wonderpushPushExpirationTimePatternN5: Pattern? = Pattern.generated(
  "^\\d+ [Ww][Ee][Ee][Kk][Ss]?$"
)

private let wonderpushPushTopicPattern: Pattern? = Pattern.generated("^[a-zA-Z0-9_-]*$")
