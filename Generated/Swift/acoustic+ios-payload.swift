// Generated from acoustic/ios-payload.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// What an iOS device receives.
  public struct IOSPayload: SchemaValue {
    /// What Apple's system reads.
    public var aps: APS?
    /// The text and the badge of the notification.
    public var dynamicAPS: DynamicAPS?
    /// What a tap on the notification does.
    public var notificationAction: NotificationAction?
    /// The buttons of the notification.
    public var categoryActions: CategoryActions?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      aps: APS? = nil,
      dynamicAPS: DynamicAPS? = nil,
      notificationAction: NotificationAction? = nil,
      categoryActions: CategoryActions? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.aps = aps
      self.dynamicAPS = dynamicAPS
      self.notificationAction = notificationAction
      self.categoryActions = categoryActions
      self.additionalProperties = additionalProperties
    }

    /// The part of the payload that Apple's system reads.
    public struct APS: SchemaValue {
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
    public struct DynamicAPS: SchemaValue {
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

// MARK: - Coding

extension Acoustic.IOSPayload: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: acousticIosPayloadProgram)
  public static var _verdict: Verdict { checkAcousticIosPayloadDocument }

  public static let _members: StoredMembers<Self> = StoredMembers(checkAcousticIosPayloadDocumentTable) { m in
    m.optional(0, \.aps)
    m.optional(1, \.dynamicAPS)
    m.optional(2, \.notificationAction)
    m.optional(3, \.categoryActions)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0: value.aps = try APS._read(&c, checks: checks)
      case 1: value.dynamicAPS = try DynamicAPS._read(&c, checks: checks)
      case 2: value.notificationAction = try Acoustic.NotificationAction._read(&c, checks: checks)
      case 3:
        value.categoryActions = try o.read(CategoryActions.self, &c, checkAcousticIosPayloadCategoryActions)
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("aps", optional: self.aps)
    writer.member("dynamic-aps", optional: self.dynamicAPS)
    writer.member("notification-action", optional: self.notificationAction)
    writer.member("category-actions", optional: self.categoryActions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension Acoustic.IOSPayload.APS: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/aps", in: acousticIosPayloadProgram)
  public static var _verdict: Verdict { checkAcousticIosPayloadAps.verdict }

  public static let _members: StoredMembers<Self> = StoredMembers(checkAcousticIosPayloadAps) { m in
    m.optional(0, \.contentAvailable)
    m.optional(1, \.alert)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1: value.alert = try Acoustic.IOSPayload.Alert._read(&c, checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("content-available", optional: self.contentAvailable)
    writer.member("alert", optional: self.alert)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension Acoustic.IOSPayload.Alert: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/alert", in: acousticIosPayloadProgram)
  public static var _verdict: Verdict { checkAcousticIosPayloadAlert.verdict }

  public static let _members: StoredMembers<Self> = StoredMembers(checkAcousticIosPayloadAlert) { m in
    m.optional(0, \.actionLocKey)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) { try o.readOther(&c, into: &others) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("action-loc-key", optional: self.actionLocKey)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension Acoustic.IOSPayload.DynamicAPS: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/dynamicAPS", in: acousticIosPayloadProgram)
  public static var _verdict: Verdict { checkAcousticIosPayloadDynamicAPS.verdict }

  public static let _members: StoredMembers<Self> = StoredMembers(checkAcousticIosPayloadDynamicAPS) { m in
    m.optional(0, \.alert)
    m.optional(1, \.badge)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) { try o.readOther(&c, into: &others) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("alert", optional: self.alert)
    writer.member("badge", optional: self.badge)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension Acoustic.IOSPayload.CategoryActions: PayloadWritable {
  public static let _schemaEntry = SchemaEntry("#/properties/category-actions", in: acousticIosPayloadProgram)
  public static var _verdict: Verdict { checkAcousticIosPayloadCategoryActions }

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .array: return .list(try [Acoustic.CategoryAction]._read(&cursor))
    case .object: return .single(try Acoustic.CategoryAction._read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func _write(to writer: inout JSONWriter) { _write(payloadTo: &writer) }
  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .list(let value): writer.payload(value)
    case .single(let value): writer.payload(value)
    }
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .object, .array) {
    case .object:
      self = .single(try Acoustic.CategoryAction(_unvalidatedFrom: decoder))
    default:
      self = .list(try [Acoustic.CategoryAction](_unvalidatedFrom: decoder))
    }
  }
}

// MARK: - Validators

private let checkAcousticIosPayloadDocumentTable = MemberTable(
  """
  aps\t\t{
  dynamic-aps\t\t{
  notification-action
  category-actions
  """,
  nested: [checkAcousticIosPayloadAps, checkAcousticIosPayloadDynamicAPS]
)

private func checkAcousticIosPayloadDocument(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkAcousticIosPayloadDocumentTable, &c, passesOthers: !s.wantsWarnings)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkAcousticIosPayloadAps(&c, &s)
    case 1: try checkAcousticIosPayloadDynamicAPS(&c, &s)
    case 2: try checkAcousticNotificationActionDocumentMerged(&c, &s)
    case 3: try checkAcousticIosPayloadCategoryActions(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
}

private let checkAcousticIosPayloadAps = MemberTable(
  object: """
    content-available\tinteger
    alert\t\t{
    """,
  nested: [checkAcousticIosPayloadAlert],
  others: .warned
)

private let checkAcousticIosPayloadAlert = MemberTable(object: "action-loc-key\tstring")

private let checkAcousticIosPayloadDynamicAPS = MemberTable(
  object: """
    alert\tstring
    badge\tinteger
    """,
  others: .warned
)

private func checkAcousticIosPayloadCategoryActions(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array: try checkAcousticIosPayloadCategoryActionsAnyOf0(&c, &s)
  case .object: try checkAcousticCategoryActionDocumentMerged(&c, &s)
  default: try c.refuse(at: start)
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkAcousticIosPayloadCategoryActionsXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
    }
  }
  c.position = end
}

private func checkAcousticIosPayloadCategoryActionsAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  guard c.isAtArray else { throw Rejection(at: c.position) }
  try c.readItems(&s, checkAcousticCategoryActionDocumentMerged)
}

private let acousticIosPayloadProgram: SchemaProgram = SchemaProgram(
  "acoustic/ios-payload.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"aps":"#/$defs/aps","dynamic-aps":"#/$defs/dynamicAPS",
  "notification-action":"acoustic/notification-action.yaml#","category-actions":"."},"known":true},
  "#/$defs/aps":{"warns":true,"type":"object","properties":{"content-available":{"type":"integer"},
  "alert":"#/$defs/alert"},"known":true},
  "#/$defs/alert":{"type":"object","properties":{"action-loc-key":{"type":"string"}},
  "additionalProperties":true},
  "#/$defs/dynamicAPS":{"warns":true,"type":"object","properties":{"alert":{"type":"string"},
  "badge":{"type":"integer"}},"known":true},
  "#/properties/category-actions":{"warns":true,"defers":true,"anyOf":{"of":[{"type":"array","name":"List",
  "schema":{"warns":true,"type":"array","items":"acoustic/category-action.yaml#"}},{"type":"object",
  "name":"Single","schema":"acoustic/category-action.yaml#"}]},"x-warnings":[["/x-warnings/0",
  "#/properties/category-actions/x-warnings/0 conditional"]]},
  "#/properties/category-actions/x-warnings/0 conditional":{"at":"acoustic/ios-payload.yaml#/properties/category-actions/x-warnings/0",
  "message":"prefer an array, even for one action","not":{"type":"object"}}}
  """#,
  with: { [acousticCategoryActionProgram, acousticNotificationActionProgram] }
)

private let checkAcousticIosPayloadCategoryActionsXWarnings0ConditionalRule = SchemaEntry(
  "#/properties/category-actions/x-warnings/0 conditional",
  in: acousticIosPayloadProgram
)
