// Generated from devtodev/action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Devtodev {
  /// What a click on a notification or on one of its buttons does beyond opening the app. Each action of the
  /// vendor's examples does one thing; whether several may be combined is not documented.
  public struct Action: SchemaValue {
    /// A place inside the app or on the web to go to.
    public var deeplink: String?
    /// A web page for the browser, or any address that the device knows how to open.
    public var url: String?
    /// A text that the user is invited to share.
    public var share: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Devtodev.Action {
  public init(
    deeplink: String? = nil,
    url: String? = nil,
    share: String? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      deeplink: deeplink,
      url: url,
      share: share,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Devtodev.Action: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "devtodev/action.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkDevtodevAction(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("deeplink\nurl\nshare")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkDevtodevActionNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.deeplink)
    members.string(1, optional: \.url)
    members.string(2, optional: \.share)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"deeplink\":", self.deeplink)
    writer.optional("\"url\":", self.url)
    writer.optional("\"share\":", self.share)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let deeplink: String? = try fields.optional("deeplink")
    let url: String? = try fields.optional("url")
    let share: String? = try fields.optional("share")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      deeplink: deeplink,
      url: url,
      share: share,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("deeplink", self.deeplink)
    try fields.optional("url", self.url)
    try fields.optional("share", self.share)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkDevtodevActionNames: MemberTable = MemberTable(
  """
  deeplink\tstring
  url\tstring
  share\tstring
  """)

func checkDevtodevAction(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/action.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkDevtodevActionNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkDevtodevActionNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkDevtodevActionWarnings(&o, c))
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "give one of `deeplink`, `url` and `share`; what several of them do is not documented",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkDevtodevActionXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private func checkDevtodevActionWarnings0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x3 == 0x3 { return true }
  if o.seen0 & 0x5 == 0x5 { return true }
  if o.seen0 & 0x6 == 0x6 { return true }
  return false
}

private func checkDevtodevActionWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if checkDevtodevActionWarnings0(&o, c) { failures |= 0x1 }
  return failures
}

private func checkDevtodevActionXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/action.yaml#/x-warnings/0")
  s.explain("give one of `deeplink`, `url` and `share`; what several of them do is not documented")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevActionXWarnings0NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevActionXWarnings0NotFragmentSigns: KeyTable = KeyTable("deeplink\nshare\nurl")

private func checkDevtodevActionXWarnings0NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/action.yaml#/x-warnings/0/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var anyOfCandidates: UInt64 = 0x7
  if kind == .object {
    anyOfCandidates = checkDevtodevActionXWarnings0NotFragmentCandidates(
      having: try c.names(in: checkDevtodevActionXWarnings0NotFragmentSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkDevtodevActionXWarnings0NotAnyOf0Fragment(&c, &s, "/anyOf/0")
  case 0x2:
    try checkDevtodevActionXWarnings0NotAnyOf1Fragment(&c, &s, "/anyOf/1")
  case 0x4:
    try checkDevtodevActionXWarnings0NotAnyOf2Fragment(&c, &s, "/anyOf/2")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevActionXWarnings0NotAnyOf0Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevActionXWarnings0NotAnyOf1Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x4 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevActionXWarnings0NotAnyOf2Fragment(&c, &s)
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

private func checkDevtodevActionXWarnings0NotFragmentCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x5 == 0x5 { candidates |= 0x1 }
  if names & 0x3 == 0x3 { candidates |= 0x2 }
  if names & 0x6 == 0x6 { candidates |= 0x4 }
  return candidates
}

private let checkDevtodevActionXWarnings0NotAnyOf0FragmentNames: MemberTable = MemberTable("deeplink\nurl")

private func checkDevtodevActionXWarnings0NotAnyOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/action.yaml#/x-warnings/0/not/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevActionXWarnings0NotAnyOf0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("deeplink", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("url", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevActionXWarnings0NotAnyOf1FragmentNames: MemberTable = MemberTable("deeplink\nshare")

private func checkDevtodevActionXWarnings0NotAnyOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/action.yaml#/x-warnings/0/not/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevActionXWarnings0NotAnyOf1FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("deeplink", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("share", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevActionXWarnings0NotAnyOf2FragmentNames: MemberTable = MemberTable("url\nshare")

private func checkDevtodevActionXWarnings0NotAnyOf2Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/action.yaml#/x-warnings/0/not/anyOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevActionXWarnings0NotAnyOf2FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("url", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("share", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}
