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

// MARK: - Coding

extension Acoustic.NotificationAction: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: acousticNotificationActionProgram)
  public static var _verdict: Verdict { checkAcousticNotificationActionDocumentMerged }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkAcousticNotificationActionDocumentMergedTable
  ) { m in
    m.required(0, \.type)
    m.optional(1, \.value)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self(type: .dial) }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        o.capture(0, c)
        value.type = try o.read(Acoustic.Action.ActionType.self, &c)
      case 1:
        o.capture(1, c)
        value.value = try c.value(checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if o.checks, !checkAcousticNotificationActionDocumentMergedHolds(&o, c) { throw Rejection(at: o.start) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", self.type)
    writer.member("value", optional: self.value)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

// MARK: - Validators

private let checkAcousticNotificationActionDocumentMergedTable = MemberTable(
  """
  type\tstring\t@0
  value\tany\t@1
  """)

private let checkAcousticNotificationActionDocumentMergedTableOfTexts0 = KeyTable("openApp\ndial\nurl\nrich")

func checkAcousticNotificationActionDocumentMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(checkAcousticNotificationActionDocumentMergedTable, &c, passesOthers: true)
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0:
      o.capture(0, c)
      try o.decide(&c, &s)
    case 1:
      o.capture(1, c)
      try o.decide(&c, &s)
    default: try c.skipValue()
    }
  }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  if !checkAcousticNotificationActionDocumentMergedHolds(&o, c) { throw Rejection(at: start) }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings, !s.hasWarning { try checkAcousticNotificationActionDocumentRulesMerged(&c, &s) }
  c.position = end
}

private func checkAcousticNotificationActionDocumentMergedHolds(
  _ o: inout ObjectScanner, _ c: Cursor
) -> Bool {
  if o.seen0 & 0x1 == 0x1 {
    if o.seen0 & 0x2 != 0x2 {
      if o.isAmong(0, 2, c, checkAcousticNotificationActionDocumentMergedTableOfTexts0, 0xF) { return false }
    }
    if o.isAmong(0, 2, c, checkAcousticNotificationActionDocumentMergedTableOfTexts0, 0xE) {
      if !o.isOf(1, c, .string) { return false }
    }
    if o.isAmong(0, 2, c, checkAcousticNotificationActionDocumentMergedTableOfTexts0, 0x1) {
      if !o.isOf(1, c, .object) { return false }
    }
  }
  return true
}

private let checkAcousticNotificationActionDocumentRulesMergedTable = MemberTable(
  """
  type\tany
  value\tany
  name\tany
  """)

private func checkAcousticNotificationActionDocumentRulesMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkAcousticNotificationActionDocumentRulesMergedTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if s.wantsWarnings {
      if !s.hasWarning, !checkAcousticNotificationActionDocumentRulesMergedIsQuiet(&o, c) { s.noteWarning() }
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if kind != .object, try !checkAcousticActionXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
    }
  }
  if s.wantsWarnings {
    if !s.hasWarning {
      if kind != .object, try !checkAcousticActionXWarnings1ConditionalRule.accepts(c) { s.noteWarning() }
    }
  }
  if s.wantsWarnings {
    if !s.hasWarning {
      if kind != .object {
        if try !checkAcousticNotificationActionXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
      }
    }
  }
  c.position = end
}

private func checkAcousticNotificationActionDocumentRulesMergedIsQuiet(
  _ o: inout ObjectScanner, _ c: Cursor
) -> Bool {
  if o.seen0 & 0x4 == 0x4 { return false }
  if o.seen0 & 0x1 == 0x1 {
    if o.accepts(0, of: 0, c, checkAcousticActionXWarnings0IfConditionalTable, 0) {
      if !o.accepts(1, of: 1, c, checkAcousticActionXWarnings0ThenConditionalTable, 0) { return false }
    }
    if o.accepts(0, of: 0, c, checkAcousticActionXWarnings1IfConditionalTable, 0) {
      if !o.accepts(1, of: 1, c, checkAcousticActionXWarnings1ThenConditionalTable, 0) { return false }
    }
  }
  return true
}

let acousticNotificationActionProgram: SchemaProgram = SchemaProgram(
  "acoustic/notification-action.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"type":{"type":"string"},"value":true},
  "allOf":["acoustic/action.yaml# inPlace"],"x-warnings":[["/x-warnings/0","#/x-warnings/0 conditional"]]},
  "#/x-warnings/0 conditional":{"at":"acoustic/notification-action.yaml#/x-warnings/0",
  "message":"a notification action has no label, its `name` is not used","not":{"names":["name"],
  "required":["name"]}}}
  """#,
  with: { [acousticActionProgram] }
)

private let checkAcousticNotificationActionXWarnings0ConditionalRule = SchemaEntry(
  "#/x-warnings/0 conditional",
  in: acousticNotificationActionProgram
)
