// Generated from acoustic/category-action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// A button of a notification on iOS. An action of your own has to say how iOS treats its button; the
  /// predefined ones need not.
  public struct CategoryAction: SchemaValue {
    /// The label of the button.
    public var name: String
    /// Whether iOS marks the button as one that destroys something.
    public var destructive: Bool?
    /// Whether the device must be unlocked first.
    public var authentication: Bool?
    /// Whether the app comes to the front.
    public var foreground: Bool?
    /// What to do, one of the predefined types or a type of your own.
    public var type: Action.ActionType
    /// With what to do it: the phone number to dial, the address to open, the identifier of the rich content,
    /// or an object of values for the app. An action of your own may take any value or none.
    public var value: JSONValue?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      name: String,
      destructive: Bool? = nil,
      authentication: Bool? = nil,
      foreground: Bool? = nil,
      type: Action.ActionType,
      value: JSONValue? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.name = name
      self.destructive = destructive
      self.authentication = authentication
      self.foreground = foreground
      self.type = type
      self.value = value
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Acoustic.CategoryAction: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: acousticCategoryActionProgram)
  public static var _verdict: Verdict { checkAcousticCategoryActionDocumentMerged }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkAcousticCategoryActionDocumentMergedTable
  ) { m in
    m.required(0, \.name)
    m.optional(1, \.destructive)
    m.optional(2, \.authentication)
    m.optional(3, \.foreground)
    m.required(4, \.type)
    m.optional(5, \.value)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self(name: "", type: .dial) }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 4:
        o.capture(0, c)
        value.type = try o.read(Acoustic.Action.ActionType.self, &c)
      case 5:
        o.capture(1, c)
        value.value = try c.value(checks: checks)
      default: try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x11)
    if o.checks, !checkAcousticCategoryActionDocumentMergedHolds(&o, c) { throw Rejection(at: o.start) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", self.name)
    writer.member("destructive", optional: self.destructive)
    writer.member("authentication", optional: self.authentication)
    writer.member("foreground", optional: self.foreground)
    writer.member("type", self.type)
    writer.member("value", optional: self.value)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

// MARK: - Validators

private let checkAcousticCategoryActionDocumentMergedTable = MemberTable(
  """
  name\tstring
  destructive\tboolean
  authentication\tboolean
  foreground\tboolean
  type\tstring\t@0
  value\tany\t@1
  """)

private let checkAcousticCategoryActionDocumentMergedTableOfTexts0 = KeyTable("url\ndial\nrich\nopenApp")

func checkAcousticCategoryActionDocumentMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(checkAcousticCategoryActionDocumentMergedTable, &c, passesOthers: true)
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 4:
      o.capture(0, c)
      try o.decide(&c, &s)
    case 5:
      o.capture(1, c)
      try o.decide(&c, &s)
    default: try c.skipValue()
    }
  }
  if o.seen0 & 0x11 != 0x11 { throw Rejection(at: start) }
  if !checkAcousticCategoryActionDocumentMergedHolds(&o, c) { throw Rejection(at: start) }
  if s.wantsWarnings {
    if !s.hasWarning, !checkAcousticCategoryActionDocumentMergedIsQuiet(&o, c) { s.noteWarning() }
  }
}

private func checkAcousticCategoryActionDocumentMergedHolds0(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x10 != 0x10 { return true }
  if !o.isAmong(0, 2, c, checkAcousticCategoryActionDocumentMergedTableOfTexts0, 0xF) { return true }
  return false
}

private func checkAcousticCategoryActionDocumentMergedHolds(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x10 == 0x10 {
    if o.seen0 & 0x20 != 0x20 {
      if o.isAmong(0, 2, c, checkAcousticCategoryActionDocumentMergedTableOfTexts0, 0xF) { return false }
    }
    if o.seen0 & 0xE != 0xE, checkAcousticCategoryActionDocumentMergedHolds0(&o, c) { return false }
    if o.isAmong(0, 2, c, checkAcousticCategoryActionDocumentMergedTableOfTexts0, 0x7) {
      if !o.isOf(1, c, .string) { return false }
    }
    if o.isAmong(0, 2, c, checkAcousticCategoryActionDocumentMergedTableOfTexts0, 0x8) {
      if !o.isOf(1, c, .object) { return false }
    }
  }
  return true
}

private func checkAcousticCategoryActionDocumentMergedIsQuiet(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x10 == 0x10 {
    if o.isAmong(0, 2, c, checkAcousticCategoryActionDocumentMergedTableOfTexts0, 0x2) {
      if !o.accepts(1, c, checkAcousticActionXWarnings0ThenConditionalTable, 0) { return false }
    }
    if o.isAmong(0, 2, c, checkAcousticCategoryActionDocumentMergedTableOfTexts0, 0x1) {
      if !o.accepts(1, c, checkAcousticActionXWarnings1ThenConditionalTable, 0) { return false }
    }
  }
  return true
}

let acousticCategoryActionProgram: SchemaProgram = SchemaProgram(
  "acoustic/category-action.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"name":{"type":"string"},"destructive":{"type":"boolean"},
  "authentication":{"type":"boolean"},"foreground":{"type":"boolean"}},"required":["name"],
  "allOf":["acoustic/action.yaml# inPlace"],"if":{"if":{"properties":{"type":{"not":{"strings /enum":["dial",
  "url","rich","openApp"]}}},"required":["type"]},
  "then":{"message":"on iOS an action of your own needs `destructive`, `authentication` and `foreground`",
  "names":["destructive","authentication","foreground"],"required":["destructive","authentication",
  "foreground"]}}}}
  """#,
  with: { [acousticActionProgram] }
)
