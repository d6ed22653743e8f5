// Generated from acoustic/action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// What every action is made of. Four types are predefined: `dial` calls a phone number, `url` opens an
  /// address, `rich` shows rich content, `openApp` opens the app. Any other type belongs to the plugin that
  /// the app has for it, and may come with members of its own, which are kept. The service itself rejects
  /// nothing but malformed JSON.
  public struct Action: SchemaValue {
    /// What to do, one of the predefined types or a type of your own.
    public var type: ActionType
    /// With what to do it: the phone number to dial, the address to open, the identifier of the rich content,
    /// or an object of values for the app. An action of your own may take any value or none.
    public var value: JSONValue?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(type: ActionType, value: JSONValue? = nil, additionalProperties: JSONObject = [:]) {
      self.type = type
      self.value = value
      self.additionalProperties = additionalProperties
    }

    /// What to do, one of the predefined types or a type of your own.
    public enum ActionType: OpenEnumeration {
      case dial
      case url
      case rich
      case openApp
      /// Any other value.
      case other(String)

      /// The values that are known, in the schema's order.
      public static var knownCases: [ActionType] {
        [.dial, .url, .rich, .openApp]
      }

      public init(rawValue: String) {
        switch Self.values.index(of: rawValue) {
        case 0: self = .dial
        case 1: self = .url
        case 2: self = .rich
        case 3: self = .openApp
        default: self = .other(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .dial: return "dial"
        case .url: return "url"
        case .rich: return "rich"
        case .openApp: return "openApp"
        case .other(let text): return text
        }
      }
    }
  }
}

// MARK: - Machinery

extension Acoustic.Action: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "acoustic/action.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAcousticAction(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\nvalue")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkAcousticActionNames)

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
        value.type = try ActionType.read(&c)
      case 1:
        o.note(1, c)
        value.value = try c.value(checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if o.checks, !checkAcousticActionHolds(&o, c) {
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

extension Acoustic.Action.ActionType: GeneratedValue {
  public static var schemaLocation: String {
    "acoustic/action.yaml#/properties/type"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAcousticActionPropertiesType(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("dial\nurl\nrich\nopenApp")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .dial
    case 1: return .url
    case 2: return .rich
    case 3: return .openApp
    default: return .other(cursor.text(text))
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .dial: writer.bytes("\"dial\",")
    case .url: writer.bytes("\"url\",")
    case .rich: writer.bytes("\"rich\",")
    case .openApp: writer.bytes("\"openApp\",")
    case .other(let text): writer.string(text)
    }
  }
}

// MARK: - Validators

private let checkAcousticActionNames: MemberTable = MemberTable("type\tstring\t@0\nvalue\tany\t@1")

private let checkAcousticActionTexts0: KeyTable = KeyTable("url\ndial\nopenApp\nrich")

private func checkAcousticAction(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var isDecided: Bool = false
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAcousticActionNames, at: start, passesOthers: true)
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
    isDecided = checkAcousticActionHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkAcousticActionWarnings(&o, c))
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    try checkAcousticActionAllOf0InPlace(&c, &s, "/allOf/0")
    c.position = start
    try checkAcousticActionAllOf1InPlace(&c, &s, "/allOf/1")
    c.position = start
    try checkAcousticActionAllOf2InPlace(&c, &s, "/allOf/2")
  }
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "the value of dial should be a phone number",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkAcousticActionXWarnings0Fragment(&c, &s)
    }
  }
  if warnings & 0x2 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/1",
      "the value of url should be a URL, from its scheme on",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkAcousticActionXWarnings1Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private func checkAcousticActionHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 == 0x1 {
    if o.seen0 & 0x2 != 0x2, o.isAmong(0, 2, c, checkAcousticActionTexts0, 0xF) { return false }
    if o.isAmong(0, 2, c, checkAcousticActionTexts0, 0xB), !o.isOf(1, c, .string) { return false }
    if o.isAmong(0, 2, c, checkAcousticActionTexts0, 0x4), !o.isOf(1, c, .object) { return false }
  }
  return true
}

private func checkAcousticActionWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x1 == 0x1 {
    if o.isAmong(0, 2, c, checkAcousticActionTexts0, 0x2) {
      if !o.accepts(1, c, checkAcousticActionXWarnings0ThenFragmentNames, 0) { failures |= 0x1 }
    }
  }
  if o.seen0 & 0x1 == 0x1 {
    if o.isAmong(0, 2, c, checkAcousticActionTexts0, 0x1) {
      if !o.accepts(1, c, checkAcousticActionXWarnings1ThenFragmentNames, 0) { failures |= 0x2 }
    }
  }
  return failures
}

private func checkAcousticActionPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkAcousticActionAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/0")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAcousticActionAllOf0IfFragment(&c, &s)
      })
    if isMatch {
      try checkAcousticActionAllOf0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAcousticActionAllOf0ThenFragmentNames: MemberTable = MemberTable("value")

private func checkAcousticActionAllOf0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/0/then")
  s.explain("a predefined action needs a `value`")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticActionAllOf0ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("value", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAcousticActionAllOf0IfFragmentNames: MemberTable = MemberTable(
  """
  type\tany enum=[\"dial\",\"url\",\"rich\",\"openApp\"]
  """)

private func checkAcousticActionAllOf0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticActionAllOf0IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkAcousticActionAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/1")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAcousticActionAllOf1IfFragment(&c, &s)
      })
    if isMatch {
      try checkAcousticActionAllOf1ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAcousticActionAllOf1ThenFragmentNames: MemberTable = MemberTable("value\tstring\t?")

private func checkAcousticActionAllOf1ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/1/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticActionAllOf1ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkAcousticActionAllOf1ThenPropertiesValueFragment(&c, &s, "/properties/value")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkAcousticActionAllOf1ThenPropertiesValueFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/1/then/properties/value")
  s.explain("the value of dial, url and rich is a string")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipSyntax()
  default:
    try c.skipSyntax()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkAcousticActionAllOf1IfFragmentNames: MemberTable = MemberTable(
  """
  type\tany enum=[\"dial\",\"url\",\"rich\"]
  """)

private func checkAcousticActionAllOf1IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/1/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticActionAllOf1IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkAcousticActionAllOf2InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/2")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAcousticActionAllOf2IfFragment(&c, &s)
      })
    if isMatch {
      try checkAcousticActionAllOf2ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAcousticActionAllOf2ThenFragmentNames: MemberTable = MemberTable("value\tobject\t?")

private func checkAcousticActionAllOf2ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/2/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticActionAllOf2ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkAcousticActionAllOf2ThenPropertiesValueFragment(&c, &s, "/properties/value")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkAcousticActionAllOf2ThenPropertiesValueFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/2/then/properties/value")
  s.explain("the value of openApp is an object")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object: try c.skipSyntax()
  default:
    try c.skipSyntax()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkAcousticActionAllOf2IfFragmentNames: MemberTable = MemberTable("type\tany const=\"openApp\"")

private func checkAcousticActionAllOf2IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/2/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticActionAllOf2IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkAcousticActionXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/0")
  s.explain("the value of dial should be a phone number")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAcousticActionXWarnings0IfFragment(&c, &s)
      })
    if isMatch {
      try checkAcousticActionXWarnings0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkAcousticActionXWarnings0ThenFragmentNames: MemberTable = MemberTable(
  """
  value\tany pattern=\"^(tel:)?[+]?[0-9 ()./*#,;-]+$\"
  """)

private func checkAcousticActionXWarnings0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/0/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticActionXWarnings0ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkAcousticActionXWarnings0IfFragmentNames: MemberTable = MemberTable(
  """
  type\tany const=\"dial\"
  """)

private func checkAcousticActionXWarnings0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticActionXWarnings0IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkAcousticActionXWarnings1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/1")
  s.explain("the value of url should be a URL, from its scheme on")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAcousticActionXWarnings1IfFragment(&c, &s)
      })
    if isMatch {
      try checkAcousticActionXWarnings1ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkAcousticActionXWarnings1ThenFragmentNames: MemberTable = MemberTable(
  """
  value\tany pattern=\"^[A-Za-z][A-Za-z0-9+.-]*:\"
  """)

private func checkAcousticActionXWarnings1ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/1/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticActionXWarnings1ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkAcousticActionXWarnings1IfFragmentNames: MemberTable = MemberTable("type\tany const=\"url\"")

private func checkAcousticActionXWarnings1IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/1/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAcousticActionXWarnings1IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAcousticActionInPlaceNames: MemberTable = MemberTable("type\tstring\t@0\nvalue\tany\t@1")

private let checkAcousticActionInPlaceTexts0: KeyTable = KeyTable("url\ndial\nopenApp\nrich")

func checkAcousticActionInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var isDecided: Bool = false
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkAcousticActionInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(0, c)
        try o.decide(&c, &s)
      case 1:
        o.note(1, c)
        try o.decide(&c, &s)
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    isDecided = checkAcousticActionInPlaceHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkAcousticActionInPlaceWarnings(&o, c))
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    try checkAcousticActionAllOf0InPlace(&c, &s, "/allOf/0")
    c.position = start
    try checkAcousticActionAllOf1InPlace(&c, &s, "/allOf/1")
    c.position = start
    try checkAcousticActionAllOf2InPlace(&c, &s, "/allOf/2")
  }
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "the value of dial should be a phone number",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkAcousticActionXWarnings0Fragment(&c, &s)
    }
  }
  if warnings & 0x2 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/1",
      "the value of url should be a URL, from its scheme on",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkAcousticActionXWarnings1Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private func checkAcousticActionInPlaceHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 == 0x1 {
    if o.seen0 & 0x2 != 0x2, o.isAmong(0, 2, c, checkAcousticActionInPlaceTexts0, 0xF) { return false }
    if o.isAmong(0, 2, c, checkAcousticActionInPlaceTexts0, 0xB), !o.isOf(1, c, .string) { return false }
    if o.isAmong(0, 2, c, checkAcousticActionInPlaceTexts0, 0x4), !o.isOf(1, c, .object) { return false }
  }
  return true
}

private func checkAcousticActionInPlaceWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x1 == 0x1 {
    if o.isAmong(0, 2, c, checkAcousticActionInPlaceTexts0, 0x2) {
      if !o.accepts(1, c, checkAcousticActionXWarnings0ThenFragmentNames, 0) { failures |= 0x1 }
    }
  }
  if o.seen0 & 0x1 == 0x1 {
    if o.isAmong(0, 2, c, checkAcousticActionInPlaceTexts0, 0x1) {
      if !o.accepts(1, c, checkAcousticActionXWarnings1ThenFragmentNames, 0) { failures |= 0x2 }
    }
  }
  return failures
}
