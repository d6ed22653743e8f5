// Generated from acoustic/notification-action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// What a tap on the notification does. On iOS it stands at the top of the payload, on Android inside the
  /// alert. It has no name: on iOS the label comes from `aps.alert.action-loc-key`.
  public struct NotificationAction: SchemaValue {
    /// What a tap does, one of the predefined types or a type of your own.
    public var type: Action.ActionType
    /// With what to do it; what it may be depends on the type.
    public var value: JSONValue?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(type: Action.ActionType, value: JSONValue? = nil, additionalProperties: JSONObject = [:]) {
      self.type = type
      self.value = value
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Machinery

extension Acoustic.NotificationAction: GeneratedValue {
  public static var schemaLocation: String {
    "acoustic/notification-action.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkAcousticNotificationAction(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkAcousticNotificationAction(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type\nvalue")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var type: Acoustic.Action.ActionType?
    var _value: JSONValue?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: type = try Acoustic.Action.ActionType.read(&cursor)
        case 1: _value = try JSONValue.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let type else { throw Rejection(.violation, at: start) }
    return Self(type: type, value: _value, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"type\":", self.type)
    writer.optional("\"value\":", self.value)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.type = try fields.required("type")
    self.value = try fields.anything("value")
    self.additionalProperties = try fields.additional(except: ["type", "value"])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("value", self.value)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkAcousticNotificationActionNames: KeyTable = KeyTable("type\nvalue")

func checkAcousticNotificationAction<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/notification-action.yaml#")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticNotificationActionNames
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
        try c.skipValue()
      default:
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
  try checkAcousticActionInPlace(&c, &s, "/allOf/0/$ref")
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "a notification action has no label, its `name` is not used",
      &s
    ) { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
      try checkAcousticNotificationActionXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
}

func checkAcousticNotificationActionXWarnings0Fragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/notification-action.yaml#/x-warnings/0")
  defer { s.leave() }
  s.explain("a notification action has no label, its `name` is not used")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkAcousticNotificationActionXWarnings0NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
}

private let checkAcousticNotificationActionXWarnings0NotFragmentNames: KeyTable = KeyTable("name")

func checkAcousticNotificationActionXWarnings0NotFragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/notification-action.yaml#/x-warnings/0/not")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticNotificationActionXWarnings0NotFragmentNames
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
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("name", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
}
