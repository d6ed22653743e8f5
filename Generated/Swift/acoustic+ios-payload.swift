// Generated from acoustic/ios-payload.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// What an iOS device receives.
  public struct IOSPayload: SchemaValue {
    /// What Apple's system reads.
    public var aps: Aps?
    /// The text and the badge of the notification.
    public var dynamicAps: DynamicAps?
    /// What a tap on the notification does.
    public var notificationAction: NotificationAction?
    /// The buttons of the notification.
    public var categoryActions: CategoryActions?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      aps: Aps? = nil,
      dynamicAps: DynamicAps? = nil,
      notificationAction: NotificationAction? = nil,
      categoryActions: CategoryActions? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.aps = aps
      self.dynamicAps = dynamicAps
      self.notificationAction = notificationAction
      self.categoryActions = categoryActions
      self.additionalProperties = additionalProperties
    }

    /// The part of the payload that Apple's system reads.
    public struct Aps: SchemaValue {
      /// 1 wakes the app in the background to fetch new content.
      public var contentAvailable: Int?
      /// Settings of the alert.
      public var alert: Alert?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(contentAvailable: Int? = nil, alert: Alert? = nil, additionalProperties: JSONObject = [:]) {
        self.contentAvailable = contentAvailable
        self.alert = alert
        self.additionalProperties = additionalProperties
      }
    }

    /// Settings of the alert, members that only Apple documents included.
    public struct Alert: SchemaValue {
      /// The label for the notification action, which has no name of its own.
      public var actionLocKey: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(actionLocKey: String? = nil, additionalProperties: JSONObject = [:]) {
        self.actionLocKey = actionLocKey
        self.additionalProperties = additionalProperties
      }
    }

    /// What the notification shows.
    public struct DynamicAps: SchemaValue {
      /// The text of the notification.
      public var alert: String?
      /// The number on the icon of the app.
      public var badge: Int?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(alert: String? = nil, badge: Int? = nil, additionalProperties: JSONObject = [:]) {
        self.alert = alert
        self.badge = badge
        self.additionalProperties = additionalProperties
      }
    }

    /// The buttons of the notification.
    public enum CategoryActions: SchemaValue, ExpressibleByArrayLiteral {
      /// The buttons in order.
      case list([CategoryAction])
      /// One button without a list around it, a form that one example has.
      case single(CategoryAction)

      public init(arrayLiteral elements: CategoryAction...) { self = .list(elements) }
    }
  }
}

// MARK: - Machinery

extension Acoustic.IOSPayload: GeneratedValue {
  public static var schemaLocation: String {
    "acoustic/ios-payload.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkAcousticIosPayload(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkAcousticIosPayload(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("aps\ndynamic-aps\nnotification-action\ncategory-actions")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var aps: Aps?
    var dynamicAps: DynamicAps?
    var notificationAction: Acoustic.NotificationAction?
    var categoryActions: CategoryActions?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: aps = try Aps.read(&cursor)
        case 1: dynamicAps = try DynamicAps.read(&cursor)
        case 2: notificationAction = try Acoustic.NotificationAction.read(&cursor)
        case 3: categoryActions = try CategoryActions.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      aps: aps,
      dynamicAps: dynamicAps,
      notificationAction: notificationAction,
      categoryActions: categoryActions,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"aps\":", self.aps)
    writer.optional("\"dynamic-aps\":", self.dynamicAps)
    writer.optional("\"notification-action\":", self.notificationAction)
    writer.optional("\"category-actions\":", self.categoryActions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.aps = try fields.optional("aps")
    self.dynamicAps = try fields.optional("dynamic-aps")
    self.notificationAction = try fields.optional("notification-action")
    self.categoryActions = try fields.optional("category-actions")
    self.additionalProperties = try fields.additional(
      except: [
        "aps",
        "dynamic-aps",
        "notification-action",
        "category-actions",
      ])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("aps", self.aps)
    try fields.optional("dynamic-aps", self.dynamicAps)
    try fields.optional("notification-action", self.notificationAction)
    try fields.optional("category-actions", self.categoryActions)
    try fields.additional(self.additionalProperties)
  }
}

extension Acoustic.IOSPayload.Aps: GeneratedValue {
  public static var schemaLocation: String {
    "acoustic/ios-payload.yaml#/$defs/aps"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkAcousticIosPayloadDefsAps(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkAcousticIosPayloadDefsAps(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("content-available\nalert")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var contentAvailable: Int?
    var alert: Acoustic.IOSPayload.Alert?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: contentAvailable = try Int.read(&cursor)
        case 1: alert = try Acoustic.IOSPayload.Alert.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      contentAvailable: contentAvailable,
      alert: alert,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"content-available\":", self.contentAvailable)
    writer.optional("\"alert\":", self.alert)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.contentAvailable = try fields.optional("content-available")
    self.alert = try fields.optional("alert")
    self.additionalProperties = try fields.additional(except: ["content-available", "alert"])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("content-available", self.contentAvailable)
    try fields.optional("alert", self.alert)
    try fields.additional(self.additionalProperties)
  }
}

extension Acoustic.IOSPayload.Alert: GeneratedValue {
  public static var schemaLocation: String {
    "acoustic/ios-payload.yaml#/$defs/alert"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkAcousticIosPayloadDefsAlert(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkAcousticIosPayloadDefsAlert(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("action-loc-key")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var actionLocKey: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: actionLocKey = try String.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(actionLocKey: actionLocKey, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"action-loc-key\":", self.actionLocKey)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.actionLocKey = try fields.optional("action-loc-key")
    self.additionalProperties = try fields.additional(except: ["action-loc-key"])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("action-loc-key", self.actionLocKey)
    try fields.additional(self.additionalProperties)
  }
}

extension Acoustic.IOSPayload.DynamicAps: GeneratedValue {
  public static var schemaLocation: String {
    "acoustic/ios-payload.yaml#/$defs/dynamicAPS"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkAcousticIosPayloadDefsDynamicAPS(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkAcousticIosPayloadDefsDynamicAPS(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("alert\nbadge")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var alert: String?
    var badge: Int?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: alert = try String.read(&cursor)
        case 1: badge = try Int.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(alert: alert, badge: badge, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"alert\":", self.alert)
    writer.optional("\"badge\":", self.badge)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.alert = try fields.optional("alert")
    self.badge = try fields.optional("badge")
    self.additionalProperties = try fields.additional(except: ["alert", "badge"])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("alert", self.alert)
    try fields.optional("badge", self.badge)
    try fields.additional(self.additionalProperties)
  }
}

extension Acoustic.IOSPayload.CategoryActions: GeneratedValue {
  public static var schemaLocation: String {
    "acoustic/ios-payload.yaml#/properties/category-actions"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkAcousticIosPayloadPropertiesCategoryActions(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkAcousticIosPayloadPropertiesCategoryActions(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .array:
      return .list(try [Acoustic.CategoryAction].read(&cursor))
    case .object:
      return .single(try Acoustic.CategoryAction.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .list(let value): value.write(to: &writer)
    case .single(let value): value.write(to: &writer)
    }
  }

  public init(from decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .list(let value): try value.encode(to: encoder)
    case .single(let value): try value.encode(to: encoder)
    }
  }
}

// MARK: - Validators

private let checkAcousticIosPayloadNames: KeyTable = KeyTable(
  """
  aps
  dynamic-aps
  notification-action
  category-actions
  """)

func checkAcousticIosPayload<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/ios-payload.yaml#")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticIosPayloadNames
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
        try checkAcousticIosPayloadDefsAps(&c, &s, "/properties/aps/$ref")
      case 1:
        try checkAcousticIosPayloadDefsDynamicAPS(&c, &s, "/properties/dynamic-aps/$ref")
      case 2:
        try checkAcousticNotificationAction(&c, &s, "/properties/notification-action/$ref")
      case 3:
        try checkAcousticIosPayloadPropertiesCategoryActions(&c, &s, "/properties/category-actions")
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

private let checkAcousticIosPayloadDefsApsNames: KeyTable = KeyTable("content-available\nalert")

func checkAcousticIosPayloadDefsAps<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/ios-payload.yaml#/$defs/aps")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticIosPayloadDefsApsNames
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
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
      case 1:
        try checkAcousticIosPayloadDefsAlert(&c, &s, "/properties/alert/$ref")
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

private let checkAcousticIosPayloadDefsAlertNames: KeyTable = KeyTable("action-loc-key")

func checkAcousticIosPayloadDefsAlert<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/ios-payload.yaml#/$defs/alert")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticIosPayloadDefsAlertNames
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
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
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

private let checkAcousticIosPayloadDefsDynamicAPSNames: KeyTable = KeyTable("alert\nbadge")

func checkAcousticIosPayloadDefsDynamicAPS<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/ios-payload.yaml#/$defs/dynamicAPS")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticIosPayloadDefsDynamicAPSNames
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
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 1:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
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

func checkAcousticIosPayloadPropertiesCategoryActions<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/ios-payload.yaml#/properties/category-actions")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    try checkAcousticIosPayloadPropertiesCategoryActionsAnyOf0(&c, &s, "/anyOf/0")
  case .object:
    try checkAcousticCategoryAction(&c, &s, "/anyOf/1/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 12), at: start, &s, "/anyOf")
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "prefer an array, even for one action",
      &s
    ) { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
      try checkAcousticIosPayloadPropertiesCategoryActionsH3aanm1n1awwgo(&c, &s)
    }
  }
  c.position = end
}

func checkAcousticIosPayloadPropertiesCategoryActionsAnyOf0<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/ios-payload.yaml#/properties/category-actions/anyOf/0")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkAcousticCategoryAction(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
  }
}

func checkAcousticIosPayloadPropertiesCategoryActionsH3aanm1n1awwgo<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/ios-payload.yaml#/properties/category-actions/x-warnings/0")
  defer { s.leave() }
  s.explain("prefer an array, even for one action")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkAcousticIosPayloadPropertiesCategoryActionsH21is0auu1hco1(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
}

func checkAcousticIosPayloadPropertiesCategoryActionsH21is0auu1hco1<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/ios-payload.yaml#/properties/category-actions/x-warnings/0/not")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object: try c.skipValue()
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
}

func checkAcousticIosPayloadPropertiesCategoryActionsAnyOf1<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/ios-payload.yaml#/properties/category-actions/anyOf/1")
  defer { s.leave() }
  _ = try c.kind()
  try checkAcousticCategoryActionInPlace(&c, &s, "/$ref")
}
