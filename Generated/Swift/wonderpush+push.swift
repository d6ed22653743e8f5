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

// MARK: - Coding

extension WonderPush.Push: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: wonderpushPushPlan, from: Self()) { m in
    m.optional(0, \.android)
    m.optional(1, \.ios)
    m.optional(2, \.web)
    m.optional(3, \.payload)
    m.optional(4, \.custom)
    m.optional(5, \.expirationDate)
    m.optional(6, \.expirationTime)
    m.optional(7, \.priority)
    m.optional(8, \.receiveActions)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Push.Common: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/common",
    in: wonderpushPushPlan,
    from: Self()
  ) { m in
    m.optional(0, \.payload)
    m.optional(1, \.custom)
    m.optional(2, \.expirationDate)
    m.optional(3, \.expirationTime)
    m.optional(4, \.priority)
    m.optional(5, \.receiveActions)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Push.Common.ExpirationDate: ListedUnion {
  public static let _cases = StoredCases<Self>(
    "#/$defs/common/properties/expirationDate",
    in: wonderpushPushPlan
  ) { c in
    c.add(Self.timestamp)
    c.add(Self.date)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .timestamp(let value): writer.payload(value)
    case .date(let value): writer.payload(value)
    }
  }
}

extension WonderPush.Push.Common.ExpirationTime: ListedUnion {
  public static let _cases = StoredCases<Self>(
    "#/$defs/common/properties/expirationTime",
    in: wonderpushPushPlan
  ) { c in
    c.add(Self.milliseconds)
    c.add(Self.phrase)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .milliseconds(let value): writer.payload(value)
    case .phrase(let value): writer.payload(value)
    }
  }
}

extension WonderPush.Push.Priority: ListedText {
  public static let _cases = CaseTable(allCases, of: "#/$defs/priority", in: wonderpushPushPlan)
}

extension WonderPush.Push.Android: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/android",
    in: wonderpushPushPlan,
    from: Self()
  ) { m in
    m.optional(0, \.delayWhenIdle)
    m.optional(1, \.collapseKey)
    m.optional(2, \.restrictedPackageName)
    m.optional(3, \.payload)
    m.optional(4, \.custom)
    m.optional(5, \.expirationDate)
    m.optional(6, \.expirationTime)
    m.optional(7, \.priority)
    m.optional(8, \.receiveActions)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Push.IOS: ListedStruct {
  public static let _members = StoredMembers<Self>("#/$defs/ios", in: wonderpushPushPlan, from: Self()) { m in
    m.optional(0, \.collapseID)
    m.optional(1, \.payload)
    m.optional(2, \.custom)
    m.optional(3, \.expirationDate)
    m.optional(4, \.expirationTime)
    m.optional(5, \.priority)
    m.optional(6, \.receiveActions)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Push.Web: ListedStruct {
  public static let _members = StoredMembers<Self>("#/$defs/web", in: wonderpushPushPlan, from: Self()) { m in
    m.optional(0, \.topic)
    m.optional(1, \.payload)
    m.optional(2, \.custom)
    m.optional(3, \.expirationDate)
    m.optional(4, \.expirationTime)
    m.optional(5, \.priority)
    m.optional(6, \.receiveActions)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let wonderpushPushPlan: SchemaPlan = SchemaPlan(
  "wonderpush/push.yaml",
  #"""
  table "#/$defs/common/properties/payload/x-warnings/0/propertyNames/not conditional" value rows=((<any
    enum=["_wp","aps"]>))
  table #/$defs/common/properties/expirationDate/anyOf/0 value rows=((<integer>))
  table "#/$defs/common/properties/expirationDate/anyOf/1/x-warnings/0 conditional" value rows=((<any
    pattern="[+-]\\d{2}:\\d{2}$">))
  table #/$defs/common/properties/expirationTime/anyOf/0 value rows=((<integer>))
  table "#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/0 conditional" value
    rows=((<any pattern="^\\d+ ([Mm][Ii][Ll][Ll][Ii])?[Ss][Ee][Cc][Oo][Nn][Dd][Ss]?$">))
  table "#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/1 conditional" value
    rows=((<any pattern="^\\d+ [Mm][Ii][Nn][Uu][Tt][Ee][Ss]?$">))
  table "#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/2 conditional" value
    rows=((<any pattern="^\\d+ [Hh][Oo][Uu][Rr][Ss]?$">))
  table "#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/3 conditional" value
    rows=((<any pattern="^\\d+ [Dd][Aa][Yy][Ss]?$">))
  table "#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/4 conditional" value
    rows=((<any pattern="^\\d+ [Ww][Ee][Ee][Kk][Ss]?$">))
  table #/$defs/priority value rows=((<string enum=["normal","high"]>))
  table #/$defs/common~members part rows=((payload) (custom <object>) (expirationDate <integer> ?)
    (expirationTime <integer> ?) (priority <string enum=["normal","high"]>) (receiveActions))
  table "# merged~members" part rows=((android) (ios) (web) (payload) (custom <object>) (expirationDate
    <integer> ?) (expirationTime <integer> ?) (priority <string enum=["normal","high"]>) (receiveActions))
  table "#/$defs/android merged~members" part rows=((delayWhenIdle <boolean>) (collapseKey <string>)
    (restrictedPackageName <string>) (payload) (custom <object>) (expirationDate <integer> ?)
    (expirationTime <integer> ?) (priority <string enum=["normal","high"]>) (receiveActions))
  table "#/$defs/ios merged~members" part rows=((collapseId <string maxBytes=64>) (payload) (custom
    <object>) (expirationDate <integer> ?) (expirationTime <integer> ?) (priority <string enum=["normal",
    "high"]>) (receiveActions))
  table "#/$defs/web merged~members" part rows=((topic <string maxLength=32 pattern="^[a-zA-Z0-9_-]*$">)
    (payload) (custom <object>) (expirationDate <integer> ?) (expirationTime <integer> ?) (priority <string
    enum=["normal","high"]>) (receiveActions))
  block # as="# merged"
  block #/$defs/android as="#/$defs/android merged"
  block #/$defs/common/properties/payload types=object checks=((rule
    run="#/$defs/common/properties/payload/x-warnings/0 conditional"))
  block "#/$defs/common/properties/payload/x-warnings/0 conditional" again object=(tableless again
    naming=(tests=((listed not of=(_wp aps)))
    run="#/$defs/common/properties/payload/x-warnings/0/propertyNames conditional") others=again)
  block "#/$defs/common/properties/payload/x-warnings/0/propertyNames conditional" again checks=((not
    run="#/$defs/common/properties/payload/x-warnings/0/propertyNames/not conditional"))
  block #/$defs/common/properties/expirationDate defers checks=((union of=(by=((refuse
    of=null|boolean|object|array) (call of=number run=#/$defs/common/properties/expirationDate/anyOf/0)
    (call of=string run=#/$defs/common/properties/expirationDate/anyOf/1)))))
  block #/$defs/common/properties/expirationDate/anyOf/1 scalars=<string
    pattern="^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}(Z|[+-]\\d{2}:\\d{2})$" format="date-time">
    types=string checks=((rule
    run="#/$defs/common/properties/expirationDate/anyOf/1/x-warnings/0 conditional"))
  block #/$defs/common/properties/expirationTime defers checks=((union of=(by=((refuse
    of=null|boolean|object|array) (call of=number run=#/$defs/common/properties/expirationTime/anyOf/0)
    (call of=string run=#/$defs/common/properties/expirationTime/anyOf/1)))))
  block #/$defs/common/properties/expirationTime/anyOf/1 types=string checks=((rule
    run="#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0 conditional"))
  block "#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0 conditional" defers again
    checks=((union of=(by=((attempt
    branches=((run="#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/0 conditional")
    (run="#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/1 conditional")
    (run="#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/2 conditional")
    (run="#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/3 conditional")
    (run="#/$defs/common/properties/expirationTime/anyOf/1/x-warnings/0/anyOf/4 conditional")))))))
  block #/$defs/common/properties/receiveActions array=(items=(run=@wonderpush/action.yaml#) evaluated)
    types=array
  block #/$defs/ios as="#/$defs/ios merged"
  block #/$defs/web as="#/$defs/web merged"
  block #/$defs/common object=(warned members=((0 run=#/$defs/common/properties/payload) (2
    run=#/$defs/common/properties/expirationDate) (3 run=#/$defs/common/properties/expirationTime) (5
    run=#/$defs/common/properties/receiveActions)))
  block "# merged" object=(warned members=((0 run="#/$defs/android merged") (1 run="#/$defs/ios merged") (2
    run="#/$defs/web merged") (3 run=#/$defs/common/properties/payload) (5
    run=#/$defs/common/properties/expirationDate) (6 run=#/$defs/common/properties/expirationTime) (8
    run=#/$defs/common/properties/receiveActions)))
  block "#/$defs/android merged" object=(warned members=((3 run=#/$defs/common/properties/payload) (5
    run=#/$defs/common/properties/expirationDate) (6 run=#/$defs/common/properties/expirationTime) (8
    run=#/$defs/common/properties/receiveActions)))
  block "#/$defs/ios merged" object=(warned members=((1 run=#/$defs/common/properties/payload) (3
    run=#/$defs/common/properties/expirationDate) (4 run=#/$defs/common/properties/expirationTime) (6
    run=#/$defs/common/properties/receiveActions)))
  block "#/$defs/web merged" object=(warned members=((1 run=#/$defs/common/properties/payload) (3
    run=#/$defs/common/properties/expirationDate) (4 run=#/$defs/common/properties/expirationTime) (6
    run=#/$defs/common/properties/receiveActions)))
  reading # of="# merged" members=((0 as=(own)) (1 as=(own)) (2 as=(own)) (3
    after=#/$defs/common/properties/payload) (4 as=(any)) (5 after=#/$defs/common/properties/expirationDate)
    (6 after=#/$defs/common/properties/expirationTime) (8 as=(items of=(own))))
  reading #/$defs/common members=((0 after=#/$defs/common/properties/payload) (1 as=(any)) (2
    after=#/$defs/common/properties/expirationDate) (3 after=#/$defs/common/properties/expirationTime) (5
    as=(items of=(own))))
  reading #/$defs/android of="#/$defs/android merged" members=((3 after=#/$defs/common/properties/payload)
    (4 as=(any)) (5 after=#/$defs/common/properties/expirationDate) (6
    after=#/$defs/common/properties/expirationTime) (8 as=(items of=(own))))
  reading #/$defs/ios of="#/$defs/ios merged" members=((1 after=#/$defs/common/properties/payload) (2
    as=(any)) (3 after=#/$defs/common/properties/expirationDate) (4
    after=#/$defs/common/properties/expirationTime) (6 as=(items of=(own))))
  reading #/$defs/web of="#/$defs/web merged" members=((1 after=#/$defs/common/properties/payload) (2
    as=(any)) (3 after=#/$defs/common/properties/expirationDate) (4
    after=#/$defs/common/properties/expirationTime) (6 as=(items of=(own))))
  reading #/$defs/common/properties/expirationDate kinds=((of=number cases=((0))) (of=string cases=((1))))
  reading #/$defs/common/properties/expirationTime kinds=((of=number cases=((0))) (of=string cases=((1))))
  {"#":{"warns":true,"type":"object","properties":{"android":"#/$defs/android","ios":"#/$defs/ios",
  "web":"#/$defs/web"},"known":["android","ios","web","payload","custom","expirationDate","expirationTime",
  "priority","receiveActions"],"allOf":["#/$defs/common inPlace"]},
  "#/$defs/android":{"warns":true,"type":"object","properties":{"delayWhenIdle":{"type":"boolean"},
  "collapseKey":{"type":"string"},"restrictedPackageName":{"type":"string"}},"known":["delayWhenIdle",
  "collapseKey","restrictedPackageName","payload","custom","expirationDate","expirationTime","priority",
  "receiveActions"],"allOf":["#/$defs/common inPlace"]},
  "#/$defs/common inPlace":{"at":"wonderpush/push.yaml#/$defs/common","warns":true,"type":"object",
  "properties":{"payload":".","custom":".","expirationDate":".","expirationTime":".",
  "priority":"#/$defs/priority","receiveActions":"."}},
  "#/$defs/common/properties/payload":{"warns":true,"type":"object",
  "x-warnings":[{"message":"`_wp` belongs to the WonderPush SDK and `aps` to Apple; writing there may break both",
  "propertyNames":{"not":{"strings /enum":["_wp","aps"]}}}]},
  "#/$defs/common/properties/custom":{"type":"object"},
  "#/$defs/common/properties/expirationDate":{"warns":true,"defers":true,"anyOf":{"of":[{"type":"number",
  "name":"Timestamp","schema":{"type":"integer"}},{"type":"string","name":"Date",
  "schema":{"message":"expected milliseconds since the epoch, or a date like 2026-01-01T10:00:00.000+01:00",
  "warns":true,"type":"string",
  "pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}(Z|[+-]\\d{2}:\\d{2})$","format":"date-time",
  "x-warnings":[{"message":"write the offset as +00:00; the documented format has no Z",
  "pattern":"[+-]\\d{2}:\\d{2}$"}]}}]}},
  "#/$defs/common/properties/expirationTime":{"warns":true,"defers":true,"anyOf":{"of":[{"type":"number",
  "name":"Milliseconds","schema":{"type":"integer"}},{"type":"string","name":"Phrase","schema":{"warns":true,
  "type":"string",
  "x-warnings":[{"message":"only a number, a space and a unit, such as “10 minutes”, is sure to be read",
  "defers":true,
  "anyOf":{"of":[{"schema":{"pattern":"^\\d+ ([Mm][Ii][Ll][Ll][Ii])?[Ss][Ee][Cc][Oo][Nn][Dd][Ss]?$"}},
  {"schema":{"pattern":"^\\d+ [Mm][Ii][Nn][Uu][Tt][Ee][Ss]?$"}},
  {"schema":{"pattern":"^\\d+ [Hh][Oo][Uu][Rr][Ss]?$"}},{"schema":{"pattern":"^\\d+ [Dd][Aa][Yy][Ss]?$"}},
  {"schema":{"pattern":"^\\d+ [Ww][Ee][Ee][Kk][Ss]?$"}}]}}]}}]}},
  "#/$defs/priority":{"type":"string","strings /enum":["normal","high"]},
  "#/$defs/common/properties/receiveActions":{"warns":true,"type":"array","items":"wonderpush/action.yaml#"},
  "#/$defs/ios":{"warns":true,"type":"object","properties":{"collapseId":{"type":"string","x-maxBytes":64}},
  "known":["collapseId","payload","custom","expirationDate","expirationTime","priority","receiveActions"],
  "allOf":["#/$defs/common inPlace"]},
  "#/$defs/web":{"warns":true,"type":"object",
  "properties":{"topic":{"message":"expected at most 32 letters, digits, dashes and underscores",
  "type":"string","maxLength":32,"pattern":"^[a-zA-Z0-9_-]*$"}},"known":["topic","payload","custom",
  "expirationDate","expirationTime","priority","receiveActions"],"allOf":["#/$defs/common inPlace"]},
  "#/$defs/common":{"warns":true,"type":"object","properties":{"payload":".","custom":".",
  "expirationDate":".","expirationTime":".","priority":"#/$defs/priority","receiveActions":"."},
  "known":true}}
  """#,
  with: { [wonderpushActionPlan] }
)
