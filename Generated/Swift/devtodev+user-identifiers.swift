// Generated from devtodev/user-identifiers.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Devtodev {
  /// What names one user. One identifier is enough; several help to find the user.
  public struct UserIdentifiers: SchemaValue {
    /// The push token of a device. With it, every other identifier is ignored.
    public var token: String?
    /// The advertising identifier of the device (IDFA).
    public var idfa: String?
    /// The identifier of the device for the vendor of the app (IDFV).
    public var idfv: String?
    /// The identifier that the app itself uses for the user on every platform.
    public var userID: String?
    /// The numeric identifier of the user in the devtodev database.
    public var devtodevID: Double?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Devtodev.UserIdentifiers {
  public init(
    token: String? = nil,
    idfa: String? = nil,
    idfv: String? = nil,
    userID: String? = nil,
    devtodevID: Double? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      token: token,
      idfa: idfa,
      idfv: idfv,
      userID: userID,
      devtodevID: devtodevID,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Devtodev.UserIdentifiers: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "devtodev/user-identifiers.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkDevtodevUserIdentifiers(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("token\nidfa\nidfv\nuserId\ndevtodevId")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkDevtodevUserIdentifiersNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.token)
    members.string(1, optional: \.idfa)
    members.string(2, optional: \.idfv)
    members.string(3, optional: \.userID)
    members.double(4, optional: \.devtodevID)
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
    if o.checks, !checkDevtodevUserIdentifiersHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"token\":", self.token)
    writer.optional("\"idfa\":", self.idfa)
    writer.optional("\"idfv\":", self.idfv)
    writer.optional("\"userId\":", self.userID)
    writer.optional("\"devtodevId\":", self.devtodevID)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let token: String? = try fields.optional("token")
    let idfa: String? = try fields.optional("idfa")
    let idfv: String? = try fields.optional("idfv")
    let userID: String? = try fields.optional("userId")
    let devtodevID: Double? = try fields.optional("devtodevId")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      token: token,
      idfa: idfa,
      idfv: idfv,
      userID: userID,
      devtodevID: devtodevID,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("token", self.token)
    try fields.optional("idfa", self.idfa)
    try fields.optional("idfv", self.idfv)
    try fields.optional("userId", self.userID)
    try fields.optional("devtodevId", self.devtodevID)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkDevtodevUserIdentifiersNames: MemberTable = MemberTable(
  """
  token\tstring\t?
  idfa\tstring\t?
  idfv\tstring\t?
  userId\tstring\t?
  devtodevId\tnumber\t?
  """)

func checkDevtodevUserIdentifiers(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#")
  s.explain("at least one identifier is needed")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var isDecided: Bool = false
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevUserIdentifiersNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkDevtodevUserIdentifiersPropertiesToken(&c, &s, "/properties/token")
      case 1:
        try checkDevtodevUserIdentifiersPropertiesIdfa(&c, &s, "/properties/idfa")
      case 2:
        try checkDevtodevUserIdentifiersPropertiesIdfv(&c, &s, "/properties/idfv")
      case 3:
        try checkDevtodevUserIdentifiersPropertiesUserId(&c, &s, "/properties/userId")
      case 4:
        try checkDevtodevUserIdentifiersPropertiesDevtodevId(&c, &s, "/properties/devtodevId")
      default:
        Assertion.unknownProperty(checkDevtodevUserIdentifiersNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    isDecided = checkDevtodevUserIdentifiersHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkDevtodevUserIdentifiersWarnings(&o, c))
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    var anyOfCount: Int = 0
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevUserIdentifiersAnyOf0InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevUserIdentifiersAnyOf1InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevUserIdentifiersAnyOf2InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevUserIdentifiersAnyOf3InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevUserIdentifiersAnyOf4InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "the other identifiers are ignored when `token` is given",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkDevtodevUserIdentifiersXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private func checkDevtodevUserIdentifiersHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 == 0x1 { return true }
  if o.seen0 & 0x2 == 0x2 { return true }
  if o.seen0 & 0x4 == 0x4 { return true }
  if o.seen0 & 0x8 == 0x8 { return true }
  if o.seen0 & 0x10 == 0x10 { return true }
  return false
}

private func checkDevtodevUserIdentifiersWarnings0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 { return true }
  if o.seen0 & 0x4 == 0x4 { return true }
  if o.seen0 & 0x8 == 0x8 { return true }
  if o.seen0 & 0x10 == 0x10 { return true }
  return false
}

private func checkDevtodevUserIdentifiersWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x1 == 0x1, checkDevtodevUserIdentifiersWarnings0(&o, c) { failures |= 0x1 }
  return failures
}

private func checkDevtodevUserIdentifiersPropertiesToken(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/properties/token")
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

private func checkDevtodevUserIdentifiersPropertiesIdfa(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/properties/idfa")
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

private func checkDevtodevUserIdentifiersPropertiesIdfv(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/properties/idfv")
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

private func checkDevtodevUserIdentifiersPropertiesUserId(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/properties/userId")
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

private func checkDevtodevUserIdentifiersPropertiesDevtodevId(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/properties/devtodevId")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(.number, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkDevtodevUserIdentifiersAnyOf0InPlaceNames: MemberTable = MemberTable("token")

private func checkDevtodevUserIdentifiersAnyOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevUserIdentifiersAnyOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("token", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevUserIdentifiersAnyOf1InPlaceNames: MemberTable = MemberTable("idfa")

private func checkDevtodevUserIdentifiersAnyOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevUserIdentifiersAnyOf1InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("idfa", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevUserIdentifiersAnyOf2InPlaceNames: MemberTable = MemberTable("idfv")

private func checkDevtodevUserIdentifiersAnyOf2InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/anyOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevUserIdentifiersAnyOf2InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("idfv", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevUserIdentifiersAnyOf3InPlaceNames: MemberTable = MemberTable("userId")

private func checkDevtodevUserIdentifiersAnyOf3InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/anyOf/3")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevUserIdentifiersAnyOf3InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("userId", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevUserIdentifiersAnyOf4InPlaceNames: MemberTable = MemberTable("devtodevId")

private func checkDevtodevUserIdentifiersAnyOf4InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/anyOf/4")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevUserIdentifiersAnyOf4InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("devtodevId", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevUserIdentifiersXWarnings0FragmentNames: MemberTable = MemberTable("token")

private func checkDevtodevUserIdentifiersXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/x-warnings/0")
  s.explain("the other identifiers are ignored when `token` is given")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevUserIdentifiersXWarnings0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkDevtodevUserIdentifiersXWarnings0DependentSH1q5w91l4i358m(&c, &s, "/dependentSchemas/token")
      c.position = behind
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkDevtodevUserIdentifiersXWarnings0DependentSH1q5w91l4i358m(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/x-warnings/0/dependentSchemas/token")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevUserIdentifiersXWarnings0DependentSHglr9mlndwn5v(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkDevtodevUserIdentifiersXWarnings0DependentSHglr9mlndwn5vSigns: KeyTable = KeyTable(
  """
  devtodevId
  idfa
  idfv
  userId
  """)

private func checkDevtodevUserIdentifiersXWarnings0DependentSHglr9mlndwn5v(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/x-warnings/0/dependentSchemas/token/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var anyOfCandidates: UInt64 = 0xF
  if kind == .object {
    anyOfCandidates = checkDevtodevUserIdentifiersXWarnings0DependentSHglr9mlndwn5vCandidates(
      having: try c.names(in: checkDevtodevUserIdentifiersXWarnings0DependentSHglr9mlndwn5vSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkDevtodevUserIdentifiersXWarnings0DependentSH1z9ceppjpsnyq(&c, &s, "/anyOf/0")
  case 0x2:
    try checkDevtodevUserIdentifiersXWarnings0DependentSH10cllt4jhkaxp(&c, &s, "/anyOf/1")
  case 0x4:
    try checkDevtodevUserIdentifiersXWarnings0DependentSH39irwabk8c41o(&c, &s, "/anyOf/2")
  case 0x8:
    try checkDevtodevUserIdentifiersXWarnings0DependentSH2d0rncm8djttr(&c, &s, "/anyOf/3")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevUserIdentifiersXWarnings0DependentSH1z9ceppjpsnyq(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevUserIdentifiersXWarnings0DependentSH10cllt4jhkaxp(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x4 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevUserIdentifiersXWarnings0DependentSH39irwabk8c41o(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x8 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkDevtodevUserIdentifiersXWarnings0DependentSH2d0rncm8djttr(&c, &s)
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

private func checkDevtodevUserIdentifiersXWarnings0DependentSHglr9mlndwn5vCandidates(
  having names: UInt64
) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x2 == 0x2 { candidates |= 0x1 }
  if names & 0x4 == 0x4 { candidates |= 0x2 }
  if names & 0x8 == 0x8 { candidates |= 0x4 }
  if names & 0x1 == 0x1 { candidates |= 0x8 }
  return candidates
}

private let checkDevtodevUserIdentifiersXWarnings0DependentSH1z9ceppjpsnyqNames: MemberTable = MemberTable(
  """
  idfa
  """)

private func checkDevtodevUserIdentifiersXWarnings0DependentSH1z9ceppjpsnyq(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/x-warnings/0/dependentSchemas/token/not/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevUserIdentifiersXWarnings0DependentSH1z9ceppjpsnyqNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("idfa", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevUserIdentifiersXWarnings0DependentSH10cllt4jhkaxpNames: MemberTable = MemberTable(
  """
  idfv
  """)

private func checkDevtodevUserIdentifiersXWarnings0DependentSH10cllt4jhkaxp(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/x-warnings/0/dependentSchemas/token/not/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevUserIdentifiersXWarnings0DependentSH10cllt4jhkaxpNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("idfv", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevUserIdentifiersXWarnings0DependentSH39irwabk8c41oNames: MemberTable = MemberTable(
  """
  userId
  """)

private func checkDevtodevUserIdentifiersXWarnings0DependentSH39irwabk8c41o(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/x-warnings/0/dependentSchemas/token/not/anyOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevUserIdentifiersXWarnings0DependentSH39irwabk8c41oNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("userId", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkDevtodevUserIdentifiersXWarnings0DependentSH2d0rncm8djttrNames: MemberTable = MemberTable(
  """
  devtodevId
  """)

private func checkDevtodevUserIdentifiersXWarnings0DependentSH2d0rncm8djttr(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "devtodev/user-identifiers.yaml#/x-warnings/0/dependentSchemas/token/not/anyOf/3")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkDevtodevUserIdentifiersXWarnings0DependentSH2d0rncm8djttrNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("devtodevId", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}
