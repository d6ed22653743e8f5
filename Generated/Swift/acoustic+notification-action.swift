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

extension Acoustic.NotificationAction: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "acoustic/notification-action.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAcousticNotificationAction(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\nvalue")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkAcousticNotificationActionJoinedNames)

  public static var unread: Self {
    Self(type: .dial)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        o.note(0, c)
        try o.check(&c)
        value.type = try Acoustic.Action.ActionType.read(&c)
      case 1:
        o.note(1, c)
        value.value = try c.value(checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if o.checks, !checkAcousticNotificationActionJoinedHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"type\":", self.type)
    writer.optional("\"value\":", self.value)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.type = try fields.required("type")
    self.value = try fields.anything("value")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("value", self.value)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkAcousticNotificationActionNames: MemberTable = MemberTable("type\tstring\nvalue\tany")

func checkAcousticNotificationAction(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkAcousticNotificationActionJoined(&c, &s) }
  if s.isFine(&c, checkAcousticNotificationActionJoined) {
    return
  }
  s.enter(path, "acoustic/notification-action.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAcousticNotificationActionNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkAcousticActionInPlace(&c, &s, "/allOf/0/$ref")
  c.position = start
  if s.wantsWarnings {
    try checkAcousticNotificationActionRules(&c, &s)
  }
  c.position = end
  s.leave()
}

private func checkAcousticNotificationActionXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/notification-action.yaml#/x-warnings/0")
  s.explain("a notification action has no label, its `name` is not used")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAcousticNotificationActionXWarnings0NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkAcousticNotificationActionXWarnings0NotFragmentNames: MemberTable = MemberTable("name")

private func checkAcousticNotificationActionXWarnings0NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/notification-action.yaml#/x-warnings/0/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticNotificationActionXWarnings0NotFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAcousticNotificationActionJoinedNames: MemberTable = MemberTable(
  """
  type\tstring\t@0
  value\tany\t@1
  """)

private let checkAcousticNotificationActionJoinedTexts0: KeyTable = KeyTable("openApp\ndial\nurl\nrich")

private func checkAcousticNotificationActionJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/notification-action.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAcousticNotificationActionJoinedNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(0, c)
        try o.decide(&c, &s)
      case 1:
        o.note(1, c)
        try o.decide(&c, &s)
      default:
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    if !checkAcousticNotificationActionJoinedHolds(&o, c) {
      throw Rejection(.violation, at: start)
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings, !s.hasWarning {
    try checkAcousticNotificationActionRulesJoined(&c, &s)
  }
  c.position = end
  s.leave()
}

private func checkAcousticNotificationActionJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 == 0x1 {
    if o.seen0 & 0x2 != 0x2 {
      if o.isAmong(0, 2, c, checkAcousticNotificationActionJoinedTexts0, 0xF) { return false }
    }
    if o.isAmong(0, 2, c, checkAcousticNotificationActionJoinedTexts0, 0xE) {
      if !o.isOf(1, c, .string) { return false }
    }
    if o.isAmong(0, 2, c, checkAcousticNotificationActionJoinedTexts0, 0x1) {
      if !o.isOf(1, c, .object) { return false }
    }
  }
  return true
}

private let checkAcousticNotificationActionRulesNames: MemberTable = MemberTable("name\tany")

private func checkAcousticNotificationActionRules(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticNotificationActionRulesNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkAcousticNotificationActionRulesWarnings(&o, c))
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "a notification action has no label, its `name` is not used",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkAcousticNotificationActionXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
}

private func checkAcousticNotificationActionRulesWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x1 == 0x1 { failures |= 0x1 }
  return failures
}

private let checkAcousticNotificationActionRulesJoinedNames: MemberTable = MemberTable(
  """
  type\tany
  value\tany
  name\tany
  """)

private func checkAcousticNotificationActionRulesJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticNotificationActionRulesJoinedNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if s.wantsWarnings, !s.hasWarning {
      if !checkAcousticNotificationActionRulesJoinedIsQuiet(&o, c) { s.noteWarning() }
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = end
}

private func checkAcousticNotificationActionRulesJoinedIsQuiet(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 == 0x4 { return false }
  if o.seen0 & 0x1 == 0x1 {
    if o.accepts(0, of: 0, c, checkAcousticActionXWarnings0IfFragmentNames, 0) {
      if !o.accepts(1, of: 1, c, checkAcousticActionXWarnings0ThenFragmentNames, 0) { return false }
    }
    if o.accepts(0, of: 0, c, checkAcousticActionXWarnings1IfFragmentNames, 0) {
      if !o.accepts(1, of: 1, c, checkAcousticActionXWarnings1ThenFragmentNames, 0) { return false }
    }
  }
  return true
}
