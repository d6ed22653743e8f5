// Generated from airship/notification.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What a push says, once for all platforms and again for each platform that should say or do something
  /// else. An override counts only when its platform is among the device types of the push.
  ///
  /// At most one of `sms` and `mms` may be present.
  public struct Notification: SchemaValue {
    /// The message for every platform whose override has no alert of its own.
    public var alert: String?
    /// What Android devices receive instead.
    public var android: AndroidOverride? {
      get { _android.unboxed }
      set { _android.unboxed = newValue }
    }
    private var _android: Boxed<AndroidOverride>?
    /// The email to send. Required when the device types of the push include `email`.
    public var email: EmailOverride?
    /// What Fire OS devices receive instead.
    public var amazon: FireOSOverride?
    /// What iOS devices receive instead.
    public var ios: IOSOverride? {
      get { _ios.unboxed }
      set { _ios.unboxed = newValue }
    }
    private var _ios: Boxed<IOSOverride>?
    /// The MMS to send. Excludes `sms`.
    public var mms: MMSOverride?
    /// The SMS to send. Excludes `mms`.
    public var sms: SMSOverride?
    /// What browsers receive instead.
    public var web: WebOverride?
    /// What the open platform of this name receives instead.
    public var openChannels: JSONMap<OpenChannelOverride>
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      alert: String? = nil,
      android: AndroidOverride? = nil,
      email: EmailOverride? = nil,
      amazon: FireOSOverride? = nil,
      ios: IOSOverride? = nil,
      mms: MMSOverride? = nil,
      sms: SMSOverride? = nil,
      web: WebOverride? = nil,
      openChannels: JSONMap<OpenChannelOverride> = [:],
      additionalProperties: JSONObject = [:]
    ) {
      self.alert = alert
      self._android = android.map(Boxed.init)
      self.email = email
      self.amazon = amazon
      self._ios = ios.map(Boxed.init)
      self.mms = mms
      self.sms = sms
      self.web = web
      self.openChannels = openChannels
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Airship.Notification: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: airshipNotificationProgram)
  public static var _verdict: Verdict { checkAirshipNotificationDocument }

  private static let openChannelsPattern = Pattern.generated("^open::.+$")

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkAirshipNotificationDocumentTable
  ) { m in
    m.optional(0, \.alert)
    m.optional(1, \._android)
    m.optional(2, \.email)
    m.optional(3, \.amazon)
    m.optional(4, \._ios)
    m.optional(5, \.mms)
    m.optional(6, \.sms)
    m.optional(7, \.web)
    m.others(\.openChannels, matching: openChannelsPattern)
    m.others(\.additionalProperties)
  }
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var openChannels: [(key: String, value: Airship.OpenChannelOverride)] = []
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1: value._android.unboxed = try Airship.AndroidOverride._read(&c, checks: checks)
      case 2: value.email = try Airship.EmailOverride._read(&c, checks: checks)
      case 3: value.amazon = try Airship.FireOSOverride._read(&c, checks: checks)
      case 4:
        o.capture(0, c)
        value._ios.unboxed = try Airship.IOSOverride._read(&c, checks: checks)
      case 5: value.mms = try Airship.MMSOverride._read(&c, checks: checks)
      case 6: value.sms = try Airship.SMSOverride._read(&c, checks: checks)
      case 7: value.web = try Airship.WebOverride._read(&c, checks: checks)
      default:
        try o.checkName(c, checkAirshipNotificationName)
        let key: Key = try c.key(at: o.offset)
        if Assertion.matches(openChannelsPattern, key.slice, c) {
          try o.check(&c, checkAirshipOpenChannelOverrideDocument)
          try o.readOther(&c, into: &openChannels)
        } else {
          try o.readOther(&c, into: &others)
        }
      }
    }
    if o.checks, !checkAirshipNotificationDocumentHolds(&o, c) { throw Rejection(at: o.start) }
    if !openChannels.isEmpty { value.openChannels = JSONMap(uniqueMembers: openChannels) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("alert", optional: self.alert)
    writer.member("android", optional: self._android.unboxed)
    writer.member("email", optional: self.email)
    writer.member("amazon", optional: self.amazon)
    writer.member("ios", optional: self._ios.unboxed)
    writer.member("mms", optional: self.mms)
    writer.member("sms", optional: self.sms)
    writer.member("web", optional: self.web)
    writer.members(self.openChannels)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

// MARK: - Validators

private let checkAirshipNotificationDocumentTable = MemberTable(
  """
  alert\tstring
  android
  email
  amazon
  ios
  mms
  sms\t\t{
  web
  """,
  nested: [checkAirshipSmsOverrideDocumentTable]
)

private let checkAirshipNotificationDocumentTableOfNameTest0 = KeyTable("open::")

func checkAirshipNotificationDocument(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkAirshipNotificationDocumentTable, &c)
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 1: try checkAirshipAndroidOverrideDocument(&c, &s)
    case 2: try checkAirshipEmailOverrideDocument(&c, &s)
    case 3: try checkAirshipFireOsOverrideDocument(&c, &s)
    case 4:
      o.capture(0, c)
      try checkAirshipIosOverrideDocument(&c, &s)
    case 5: try checkAirshipMmsOverrideDocument(&c, &s)
    case 6: try checkAirshipSmsOverrideDocument(&c, &s)
    case 7: try checkAirshipWebOverrideDocument(&c, &s)
    default:
      let key: Key = try c.key(at: o.offset)
      if !checkAirshipNotificationDocumentAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkAirshipNotificationName(&c, &s)
        c = value
      }
      let value: Int = c.position
      var isListed: Bool = false
      if Assertion.matches(airshipNotificationPattern, key.slice, c) {
        c.position = value
        try checkAirshipOpenChannelOverrideDocument(&c, &s)
        isListed = true
      }
      if !isListed {
        try c.skipValue()
      }
    }
  }
  if !checkAirshipNotificationDocumentHolds(&o, c) { throw Rejection(at: start) }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning, try !checkAirshipNotificationXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
  }
  c.position = end
}

private func checkAirshipNotificationDocumentAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if checkAirshipNotificationDocumentTableOfNameTest0.index(of: key, in: c) >= 0 {
    return false
  }
  return true
}

private func checkAirshipNotificationDocumentHolds(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x60 == 0x60 { return false }
  if o.seen0 & 0x10 == 0x10 {
    if o.seen0 & 0x1 != 0x1 {
      if o.accepts(0, c, checkAirshipNotificationAllOf1IfIosConditional) {
        if !o.accepts(0, c, checkAirshipNotificationAllOf1ThenAnyOf1IosConditional) { return false }
      }
    }
  }
  return true
}

private func checkAirshipNotificationName(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(c, &s, checkAirshipNotificationNameNotConditional.verdict)
    if isMatch { throw Rejection(at: start) }
  }
  c.position = end
}

private let checkAirshipNotificationNameNotConditional = MemberTable(value: "any const=\"open::\"")

private let checkAirshipNotificationAllOf1ThenAnyOf1IosConditionalTableOfNames = KeyTable(
  """
  alert
  badge
  sound
  """)

private func checkAirshipNotificationAllOf1ThenAnyOf1IosConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var anyOfCandidates: UInt64 = 0x7
  if kind == .object {
    anyOfCandidates = checkAirshipNotificationAllOf1ThenAnyOf1IosConditionalCandidates(
      having: try c.names(in: checkAirshipNotificationAllOf1ThenAnyOf1IosConditionalTableOfNames)
    )
  }
  switch anyOfCandidates {
  case 0x1: try checkAirshipNotificationIosAnyOf0Conditional(&c, &s)
  case 0x2: try checkAirshipNotificationIosAnyOf1Conditional(&c, &s)
  case 0x4: try checkAirshipNotificationIosAnyOf2Conditional(&c, &s)
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      anyOfCount &+= try Validation.matches(
        c, &s, end: &anyOfEnd,
        checkAirshipNotificationIosAnyOf0Conditional
      )
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      anyOfCount &+= try Validation.matches(
        c, &s, end: &anyOfEnd,
        checkAirshipNotificationIosAnyOf1Conditional
      )
    }
    if anyOfCount < 1, anyOfCandidates & 0x4 != 0 {
      anyOfCount &+= try Validation.matches(
        c, &s, end: &anyOfEnd,
        checkAirshipNotificationIosAnyOf2Conditional
      )
    }
    if anyOfEnd < 0 { try c.skipSyntax() } else { c.position = anyOfEnd }
    if anyOfCount == 0 { throw Rejection(at: start) }
  }
}

private func checkAirshipNotificationAllOf1ThenAnyOf1IosConditionalCandidates(
  having names: UInt64
) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  if names & 0x4 == 0x4 { candidates |= 0x4 }
  return candidates
}

private let checkAirshipNotificationIosAnyOf0ConditionalTable = MemberTable("alert")

private func checkAirshipNotificationIosAnyOf0Conditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkAirshipNotificationIosAnyOf0ConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkAirshipNotificationIosAnyOf1ConditionalTable = MemberTable("badge")

private func checkAirshipNotificationIosAnyOf1Conditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkAirshipNotificationIosAnyOf1ConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkAirshipNotificationIosAnyOf2ConditionalTable = MemberTable("sound")

private func checkAirshipNotificationIosAnyOf2Conditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkAirshipNotificationIosAnyOf2ConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkAirshipNotificationAllOf1IfIosConditionalTable = MemberTable("priority\tany const=10")

private func checkAirshipNotificationAllOf1IfIosConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o = ObjectScanner(
      checkAirshipNotificationAllOf1IfIosConditionalTable,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let airshipNotificationPattern = Pattern.generated("^open::.+$")

let airshipNotificationProgram: SchemaProgram = SchemaProgram(
  "airship/notification.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"alert":{"type":"string"},
  "android":"airship/android-override.yaml#","email":"airship/email-override.yaml#",
  "amazon":"airship/fire-os-override.yaml#","ios":"airship/ios-override.yaml#",
  "mms":"airship/mms-override.yaml#","sms":"airship/sms-override.yaml#","web":"airship/web-override.yaml#"},
  "patternProperties":{"^open::.+$":"airship/open-channel-override.yaml#"},
  "propertyNames":{"message":"expected the name of an open platform after the prefix 'open::'",
  "not":{"const":"open::"}},
  "allOf":[{"message":"a push sends either an SMS or an MMS, so sms and mms exclude each other",
  "not":{"names":["sms","mms"],"required":["sms","mms"]}},
  {"message":"ios.priority 10 needs a visible notification, one with an alert, a badge or a sound",
  "if":{"if":{"properties":{"ios":{"properties":{"priority":{"const":10}},"required":["priority"]}},
  "required":["ios"]},"then":{"defers":true,"anyOf":{"discriminatingNames":["alert"],
  "of":[{"discriminatingNames":1,"schema":{"names":["alert"],"required":["alert"]}},
  {"schema":{"properties":{"ios":{"defers":true,"anyOf":{"discriminatingNames":["alert","badge","sound"],
  "of":[{"discriminatingNames":1,"schema":{"names":["alert"],"required":["alert"]}},{"discriminatingNames":2,
  "schema":{"names":["badge"],"required":["badge"]}},{"discriminatingNames":4,"schema":{"names":["sound"],
  "required":["sound"]}}]}}}}}]}}}}],"x-warnings":[["/x-warnings/0","#/x-warnings/0 conditional"]]},
  "#/x-warnings/0 conditional":{"at":"airship/notification.yaml#/x-warnings/0",
  "message":"a notification has alert, android, email, amazon, ios, mms, sms, web and members named open::<platform>",
  "propertyNames":{"defers":true,"anyOf":{"of":[{"type":"string","schema":{"strings /enum":["alert",
  "android","email","amazon","ios","mms","sms","web"]}},{"schema":{"pattern":"^open::"}}]}}}}
  """#,
  with: {
    [
      airshipAndroidOverrideProgram,
      airshipEmailOverrideProgram,
      airshipFireOsOverrideProgram,
      airshipIosOverrideProgram,
      airshipMmsOverrideProgram,
      airshipOpenChannelOverrideProgram,
      airshipSmsOverrideProgram,
      airshipWebOverrideProgram,
    ]
  }
)

private let checkAirshipNotificationXWarnings0ConditionalRule = SchemaEntry(
  "#/x-warnings/0 conditional",
  in: airshipNotificationProgram
)
