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

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Acoustic.CategoryAction {
  public init(
    name: String,
    destructive: Bool? = nil,
    authentication: Bool? = nil,
    foreground: Bool? = nil,
    type: Acoustic.Action.ActionType,
    value: JSONValue? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      name: name,
      destructive: destructive,
      authentication: authentication,
      foreground: foreground,
      type: type,
      value: value,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Acoustic.CategoryAction: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "acoustic/category-action.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAcousticCategoryAction(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("name\ndestructive\nauthentication\nforeground\ntype\nvalue")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkAcousticCategoryActionJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.name)
    members.boolean(1, optional: \.destructive)
    members.boolean(2, optional: \.authentication)
    members.boolean(3, optional: \.foreground)
  }

  public static var unread: Self {
    Self(name: "", type: .dial)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 4:
        o.note(0, c)
        try o.check(&c)
        value.type = try Acoustic.Action.ActionType.read(&c)
      case 5:
        o.note(1, c)
        value.value = try c.value(checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x11)
    if o.checks, !checkAcousticCategoryActionJoinedHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"name\":", self.name)
    writer.optional("\"destructive\":", self.destructive)
    writer.optional("\"authentication\":", self.authentication)
    writer.optional("\"foreground\":", self.foreground)
    writer.required("\"type\":", self.type)
    writer.optional("\"value\":", self.value)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let name: String = try fields.required("name")
    let destructive: Bool? = try fields.optional("destructive")
    let authentication: Bool? = try fields.optional("authentication")
    let foreground: Bool? = try fields.optional("foreground")
    let type: Acoustic.Action.ActionType = try fields.required("type")
    let _value: JSONValue? = try fields.anything("value")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      name: name,
      destructive: destructive,
      authentication: authentication,
      foreground: foreground,
      type: type,
      value: _value,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("name", self.name)
    try fields.optional("destructive", self.destructive)
    try fields.optional("authentication", self.authentication)
    try fields.optional("foreground", self.foreground)
    try fields.required("type", self.type)
    try fields.optional("value", self.value)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkAcousticCategoryActionNames: MemberTable = MemberTable(
  """
  name\tstring
  destructive\tboolean
  authentication\tboolean
  foreground\tboolean
  """)

func checkAcousticCategoryAction(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkAcousticCategoryActionJoined(&c, &s) }
  if s.isFine(&c, checkAcousticCategoryActionJoined) {
    return
  }
  s.enter(path, "acoustic/category-action.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAcousticCategoryActionNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
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
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAcousticCategoryActionIfFragment(&c, &s)
      })
    if isMatch {
      try checkAcousticCategoryActionThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAcousticCategoryActionThenFragmentNames: MemberTable = MemberTable(
  """
  destructive
  authentication
  foreground
  """)

private func checkAcousticCategoryActionThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/category-action.yaml#/then")
  s.explain("on iOS an action of your own needs `destructive`, `authentication` and `foreground`")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticCategoryActionThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x7 != 0x7 {
      try Assertion.required("destructive", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("authentication", o.seen0 & 0x2 != 0, at: start, &s, "/required")
      try Assertion.required("foreground", o.seen0 & 0x4 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAcousticCategoryActionIfFragmentNames: MemberTable = MemberTable("type")

private func checkAcousticCategoryActionIfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/category-action.yaml#/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticCategoryActionIfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkAcousticCategoryActionIfPropertiesTypeFragment(&c, &s, "/properties/type")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkAcousticCategoryActionIfPropertiesTypeFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/category-action.yaml#/if/properties/type")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAcousticCategoryActionIfPropertiesTypeNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkAcousticCategoryActionIfPropertiesTypeNotFragmentValues: KeyTable = KeyTable(
  """
  dial
  url
  rich
  openApp
  """)

private func checkAcousticCategoryActionIfPropertiesTypeNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/category-action.yaml#/if/properties/type/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\", \"openApp\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\", \"openApp\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\", \"openApp\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkAcousticCategoryActionIfPropertiesTypeNotFragmentValues,
      "\"dial\", \"url\", \"rich\", \"openApp\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\", \"openApp\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\", \"openApp\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkAcousticCategoryActionJoinedNames: MemberTable = MemberTable(
  """
  name\tstring
  destructive\tboolean
  authentication\tboolean
  foreground\tboolean
  type\tstring\t@0
  value\tany\t@1
  """)

private let checkAcousticCategoryActionJoinedTexts0: KeyTable = KeyTable("url\ndial\nrich\nopenApp")

private func checkAcousticCategoryActionJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/category-action.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAcousticCategoryActionJoinedNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 4:
        o.note(0, c)
        try o.decide(&c, &s)
      case 5:
        o.note(1, c)
        try o.decide(&c, &s)
      default:
        try c.skipValue()
      }
    }
    if o.seen0 & 0x11 != 0x11 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("type", o.seen0 & 0x10 != 0, at: start, &s, "/required")
    }
    if !checkAcousticCategoryActionJoinedHolds(&o, c) {
      throw Rejection(.violation, at: start)
    }
    if s.wantsWarnings, !s.hasWarning {
      if !checkAcousticCategoryActionJoinedIsQuiet(&o, c) { s.noteWarning() }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = end
  s.leave()
}

private func checkAcousticCategoryActionJoinedHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x10 != 0x10 { return true }
  if !o.isAmong(0, 2, c, checkAcousticCategoryActionJoinedTexts0, 0xF) { return true }
  return false
}

private func checkAcousticCategoryActionJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x10 == 0x10 {
    if o.seen0 & 0x20 != 0x20 {
      if o.isAmong(0, 2, c, checkAcousticCategoryActionJoinedTexts0, 0xF) { return false }
    }
    if o.seen0 & 0xE != 0xE, checkAcousticCategoryActionJoinedHolds0(&o, c) { return false }
    if o.isAmong(0, 2, c, checkAcousticCategoryActionJoinedTexts0, 0x7) {
      if !o.isOf(1, c, .string) { return false }
    }
    if o.isAmong(0, 2, c, checkAcousticCategoryActionJoinedTexts0, 0x8) {
      if !o.isOf(1, c, .object) { return false }
    }
  }
  return true
}

private func checkAcousticCategoryActionJoinedIsQuiet(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x10 == 0x10 {
    if o.isAmong(0, 2, c, checkAcousticCategoryActionJoinedTexts0, 0x2) {
      if !o.accepts(1, c, checkAcousticActionXWarnings0ThenFragmentNames, 0) { return false }
    }
    if o.isAmong(0, 2, c, checkAcousticCategoryActionJoinedTexts0, 0x1) {
      if !o.accepts(1, c, checkAcousticActionXWarnings1ThenFragmentNames, 0) { return false }
    }
  }
  return true
}
