// Generated from acoustic/expandable-action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// A button of an expanded notification on Android. The three flags of iOS do not exist here, so an action
  /// of your own is complete without them.
  public struct ExpandableAction: SchemaValue {
    /// The label of the button.
    public var name: String
    /// What to do, one of the predefined types or a type of your own.
    public var type: Action.ActionType
    /// With what to do it: the phone number to dial, the address to open, the identifier of the rich content,
    /// or an object of values for the app. An action of your own may take any value or none.
    public var value: JSONValue?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      name: String,
      type: Action.ActionType,
      value: JSONValue? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.name = name
      self.type = type
      self.value = value
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Acoustic.ExpandableAction: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: acousticExpandableActionProgram)
  public static var _verdict: Verdict { checkAcousticExpandableActionDocumentMerged }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkAcousticExpandableActionDocumentMergedTable
  ) { m in
    m.required(0, \.name)
    m.required(1, \.type)
    m.optional(2, \.value)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self(name: "", type: .dial) }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        o.capture(0, c)
        value.type = try o.read(Acoustic.Action.ActionType.self, &c)
      case 2:
        o.capture(1, c)
        value.value = try c.value(checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x3)
    if o.checks, !checkAcousticExpandableActionDocumentMergedHolds(&o, c) { throw Rejection(at: o.start) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", self.name)
    writer.member("type", self.type)
    writer.member("value", optional: self.value)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

// MARK: - Validators

private let checkAcousticExpandableActionDocumentMergedTable = MemberTable(
  """
  name\tstring
  type\tstring\t@0
  value\tany\t@1
  """)

private let checkAcousticExpandableActionDocumentMergedTableOfTexts0 = KeyTable("openApp\ndial\nurl\nrich")

func checkAcousticExpandableActionDocumentMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(checkAcousticExpandableActionDocumentMergedTable, &c, passesOthers: true)
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 1:
      o.capture(0, c)
      try o.decide(&c, &s)
    case 2:
      o.capture(1, c)
      try o.decide(&c, &s)
    default: try c.skipValue()
    }
  }
  if o.seen0 & 0x3 != 0x3 { throw Rejection(at: start) }
  if !checkAcousticExpandableActionDocumentMergedHolds(&o, c) { throw Rejection(at: start) }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings, !s.hasWarning { try checkAcousticExpandableActionDocumentRulesMerged(&c, &s) }
  c.position = end
}

private func checkAcousticExpandableActionDocumentMergedHolds(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 {
    if o.seen0 & 0x4 != 0x4 {
      if o.isAmong(0, 2, c, checkAcousticExpandableActionDocumentMergedTableOfTexts0, 0xF) { return false }
    }
    if o.isAmong(0, 2, c, checkAcousticExpandableActionDocumentMergedTableOfTexts0, 0xE) {
      if !o.isOf(1, c, .string) { return false }
    }
    if o.isAmong(0, 2, c, checkAcousticExpandableActionDocumentMergedTableOfTexts0, 0x1) {
      if !o.isOf(1, c, .object) { return false }
    }
  }
  return true
}

private let checkAcousticExpandableActionDocumentRulesMergedTable = MemberTable(
  """
  type\tany
  value\tany
  destructive\tany
  authentication\tany
  foreground\tany
  """)

private func checkAcousticExpandableActionDocumentRulesMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkAcousticExpandableActionDocumentRulesMergedTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if s.wantsWarnings {
      if !s.hasWarning, !checkAcousticExpandableActionDocumentRulesMergedIsQuiet(&o, c) { s.noteWarning() }
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
        if try !checkAcousticExpandableActionXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
      }
    }
  }
  c.position = end
}

private func checkAcousticExpandableActionDocumentRulesMergedIsQuiet(
  _ o: inout ObjectScanner, _ c: Cursor
) -> Bool {
  if o.seen0 & 0x4 == 0x4 { return false }
  if o.seen0 & 0x8 == 0x8 { return false }
  if o.seen0 & 0x10 == 0x10 { return false }
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

let acousticExpandableActionProgram: SchemaProgram = SchemaProgram(
  "acoustic/expandable-action.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"name":{"type":"string"}},"required":["name"],
  "allOf":["acoustic/action.yaml# inPlace"],"x-warnings":[["/x-warnings/0","#/x-warnings/0 conditional"]]},
  "#/x-warnings/0 conditional":{"at":"acoustic/expandable-action.yaml#/x-warnings/0",
  "message":"`destructive`, `authentication` and `foreground` exist on iOS only","not":{"defers":true,
  "anyOf":{"discriminatingNames":["authentication","destructive","foreground"],
  "of":[{"discriminatingNames":2,"schema":{"names":["destructive"],"required":["destructive"]}},
  {"discriminatingNames":1,"schema":{"names":["authentication"],"required":["authentication"]}},
  {"discriminatingNames":4,"schema":{"names":["foreground"],"required":["foreground"]}}]}}}}
  """#,
  with: { [acousticActionProgram] }
)

private let checkAcousticExpandableActionXWarnings0ConditionalRule = SchemaEntry(
  "#/x-warnings/0 conditional",
  in: acousticExpandableActionProgram
)
