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

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Acoustic.ExpandableAction {
  public init(
    name: String,
    type: Acoustic.Action.ActionType,
    value: JSONValue? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      name: name,
      type: type,
      value: value,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Acoustic.ExpandableAction: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "acoustic/expandable-action.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAcousticExpandableAction(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("name\ntype\nvalue")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkAcousticExpandableActionJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.name)
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
      case 1:
        o.note(0, c)
        try o.check(&c)
        value.type = try Acoustic.Action.ActionType.read(&c)
      case 2:
        o.note(1, c)
        value.value = try c.value(checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x3)
    if o.checks, !checkAcousticExpandableActionJoinedHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"name\":", self.name)
    writer.required("\"type\":", self.type)
    writer.optional("\"value\":", self.value)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let name: String = try fields.required("name")
    let type: Acoustic.Action.ActionType = try fields.required("type")
    let _value: JSONValue? = try fields.anything("value")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      name: name,
      type: type,
      value: _value,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("name", self.name)
    try fields.required("type", self.type)
    try fields.optional("value", self.value)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkAcousticExpandableActionNames: MemberTable = MemberTable("name\tstring")

func checkAcousticExpandableAction(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkAcousticExpandableActionJoined(&c, &s) }
  if s.isFine(&c, checkAcousticExpandableActionJoined) {
    return
  }
  s.enter(path, "acoustic/expandable-action.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAcousticExpandableActionNames, at: start, passesOthers: true)
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
  if s.wantsWarnings {
    try checkAcousticExpandableActionRules(&c, &s)
  }
  c.position = end
  s.leave()
}

private func checkAcousticExpandableActionXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/expandable-action.yaml#/x-warnings/0")
  s.explain("`destructive`, `authentication` and `foreground` exist on iOS only")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAcousticExpandableActionXWarnings0NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkAcousticExpandableActionXWarnings0NotFragmentSigns: KeyTable = KeyTable(
  """
  authentication
  destructive
  foreground
  """)

private func checkAcousticExpandableActionXWarnings0NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/expandable-action.yaml#/x-warnings/0/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var anyOfCandidates: UInt64 = 0x7
  if kind == .object {
    anyOfCandidates = checkAcousticExpandableActionXWarnings0NotFragmentCandidates(
      having: try c.names(in: checkAcousticExpandableActionXWarnings0NotFragmentSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkAcousticExpandableActionXWarnings0NotAnyOf0Fragment(&c, &s, "/anyOf/0")
  case 0x2:
    try checkAcousticExpandableActionXWarnings0NotAnyOf1Fragment(&c, &s, "/anyOf/1")
  case 0x4:
    try checkAcousticExpandableActionXWarnings0NotAnyOf2Fragment(&c, &s, "/anyOf/2")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkAcousticExpandableActionXWarnings0NotAnyOf0Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkAcousticExpandableActionXWarnings0NotAnyOf1Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x4 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkAcousticExpandableActionXWarnings0NotAnyOf2Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipSyntax() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  s.leave()
}

private func checkAcousticExpandableActionXWarnings0NotFragmentCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x2 == 0x2 { candidates |= 0x1 }
  if names & 0x1 == 0x1 { candidates |= 0x2 }
  if names & 0x4 == 0x4 { candidates |= 0x4 }
  return candidates
}

private let checkAcousticExpandableActionXWarnings0NotAnyOf0FragmentNames: MemberTable = MemberTable(
  """
  destructive
  """)

private func checkAcousticExpandableActionXWarnings0NotAnyOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/expandable-action.yaml#/x-warnings/0/not/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticExpandableActionXWarnings0NotAnyOf0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("destructive", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAcousticExpandableActionXWarnings0NotAnyOf1FragmentNames: MemberTable = MemberTable(
  """
  authentication
  """)

private func checkAcousticExpandableActionXWarnings0NotAnyOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/expandable-action.yaml#/x-warnings/0/not/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticExpandableActionXWarnings0NotAnyOf1FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("authentication", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAcousticExpandableActionXWarnings0NotAnyOf2FragmentNames: MemberTable = MemberTable(
  """
  foreground
  """)

private func checkAcousticExpandableActionXWarnings0NotAnyOf2Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/expandable-action.yaml#/x-warnings/0/not/anyOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticExpandableActionXWarnings0NotAnyOf2FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("foreground", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAcousticExpandableActionJoinedNames: MemberTable = MemberTable(
  """
  name\tstring
  type\tstring\t@0
  value\tany\t@1
  """)

private let checkAcousticExpandableActionJoinedTexts0: KeyTable = KeyTable("openApp\ndial\nurl\nrich")

private func checkAcousticExpandableActionJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/expandable-action.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAcousticExpandableActionJoinedNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        o.note(0, c)
        try o.decide(&c, &s)
      case 2:
        o.note(1, c)
        try o.decide(&c, &s)
      default:
        try c.skipValue()
      }
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("type", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
    if !checkAcousticExpandableActionJoinedHolds(&o, c) {
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
    try checkAcousticExpandableActionRulesJoined(&c, &s)
  }
  c.position = end
  s.leave()
}

private func checkAcousticExpandableActionJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 {
    if o.seen0 & 0x4 != 0x4 {
      if o.isAmong(0, 2, c, checkAcousticExpandableActionJoinedTexts0, 0xF) { return false }
    }
    if o.isAmong(0, 2, c, checkAcousticExpandableActionJoinedTexts0, 0xE) {
      if !o.isOf(1, c, .string) { return false }
    }
    if o.isAmong(0, 2, c, checkAcousticExpandableActionJoinedTexts0, 0x1) {
      if !o.isOf(1, c, .object) { return false }
    }
  }
  return true
}

private let checkAcousticExpandableActionRulesNames: MemberTable = MemberTable(
  """
  destructive\tany
  authentication\tany
  foreground\tany
  """)

private func checkAcousticExpandableActionRules(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticExpandableActionRulesNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkAcousticExpandableActionRulesWarnings(&o, c))
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "`destructive`, `authentication` and `foreground` exist on iOS only",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkAcousticExpandableActionXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
}

private func checkAcousticExpandableActionRulesWarnings0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 == 0x1 { return true }
  if o.seen0 & 0x2 == 0x2 { return true }
  if o.seen0 & 0x4 == 0x4 { return true }
  return false
}

private func checkAcousticExpandableActionRulesWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if checkAcousticExpandableActionRulesWarnings0(&o, c) { failures |= 0x1 }
  return failures
}

private let checkAcousticExpandableActionRulesJoinedNames: MemberTable = MemberTable(
  """
  type\tany
  value\tany
  destructive\tany
  authentication\tany
  foreground\tany
  """)

private func checkAcousticExpandableActionRulesJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticExpandableActionRulesJoinedNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if s.wantsWarnings, !s.hasWarning {
      if !checkAcousticExpandableActionRulesJoinedIsQuiet(&o, c) { s.noteWarning() }
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = end
}

private func checkAcousticExpandableActionRulesJoinedIsQuiet(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 == 0x4 { return false }
  if o.seen0 & 0x8 == 0x8 { return false }
  if o.seen0 & 0x10 == 0x10 { return false }
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
