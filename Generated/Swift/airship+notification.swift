// Generated from airship/notification.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What a push says, once for all platforms and again for each platform that should say or do something
  /// else. An override counts only when its platform is among the device types of the push.
  public struct Notification: SchemaValue {
    /// The message for every platform whose override has no alert of its own.
    public var alert: String?
    /// What Android devices receive instead.
    public var android: AndroidOverride?
    /// The email to send. Required when the device types of the push include `email`.
    public var email: EmailOverride?
    /// What Fire OS devices receive instead.
    public var amazon: FireOSOverride?
    /// What iOS devices receive instead.
    public var ios: IOSOverride?
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
      self.android = android
      self.email = email
      self.amazon = amazon
      self.ios = ios
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
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: airshipNotificationProgram)
  public static var _verdict: Verdict { checkAirshipNotification }

  private static let openChannelsPattern: Pattern? = Pattern.generated("^open::.+$")

  public static let _stored: StoredMembers<Self> = StoredMembers(checkAirshipNotificationNames) { members in
    members.string(0, optional: \.alert)
  }
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var openChannels: [(key: String, value: Airship.OpenChannelOverride)] = []
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1: value.android = try Airship.AndroidOverride._read(&c, checks: checks)
      case 2: value.email = try Airship.EmailOverride._read(&c, checks: checks)
      case 3: value.amazon = try Airship.FireOSOverride._read(&c, checks: checks)
      case 4:
        o.capture(0, c)
        value.ios = try Airship.IOSOverride._read(&c, checks: checks)
      case 5: value.mms = try Airship.MMSOverride._read(&c, checks: checks)
      case 6: value.sms = try Airship.SMSOverride._read(&c, checks: checks)
      case 7: value.web = try Airship.WebOverride._read(&c, checks: checks)
      default:
        try o.checkName(c, checkAirshipNotificationPropertyNames)
        let key: Key = try c.key(at: o.offset)
        if Assertion.matches(openChannelsPattern, key.slice, c) {
          try o.check(&c, checkAirshipOpenChannelOverride)
          try o.readOther(&c, into: &openChannels)
        } else {
          try o.readOther(&c, into: &others)
        }
      }
    }
    if o.checks, !checkAirshipNotificationHolds(&o, c) { throw Rejection(at: o.start) }
    if !openChannels.isEmpty { value.openChannels = JSONMap(uniqueMembers: openChannels) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("alert", self.alert)
    try writer.optional("android", self.android)
    try writer.optional("email", self.email)
    try writer.optional("amazon", self.amazon)
    try writer.optional("ios", self.ios)
    try writer.optional("mms", self.mms)
    try writer.optional("sms", self.sms)
    try writer.optional("web", self.web)
    try writer.additional(self.openChannels)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.alert = try fields.optional("alert")
    self.android = try fields.optional("android")
    self.email = try fields.optional("email")
    self.amazon = try fields.optional("amazon")
    self.ios = try fields.optional("ios")
    self.mms = try fields.optional("mms")
    self.sms = try fields.optional("sms")
    self.web = try fields.optional("web")
    self.openChannels = try fields.additional(
      as: Airship.OpenChannelOverride.self,
      where: { Self.openChannelsPattern.accepts($0) }
    )
    self.additionalProperties = try fields.additional(
      as: JSONValue.self,
      where: { !Self.openChannelsPattern.accepts($0) }
    )
  }
}

// MARK: - Validators

private let checkAirshipNotificationNames: MemberTable = MemberTable(
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
  nested: [checkAirshipSmsOverrideNames]
)

private let checkAirshipNotificationListed0: KeyTable = KeyTable("open::")

func checkAirshipNotification(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(checkAirshipNotificationNames, at: start)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 1: try checkAirshipAndroidOverride(&c, &s)
    case 2: try checkAirshipEmailOverride(&c, &s)
    case 3: try checkAirshipFireOsOverride(&c, &s)
    case 4:
      o.capture(0, c)
      try checkAirshipIosOverride(&c, &s)
    case 5: try checkAirshipMmsOverride(&c, &s)
    case 6: try checkAirshipSmsOverride(&c, &s)
    case 7: try checkAirshipWebOverride(&c, &s)
    default:
      let key: Key = try c.key(at: o.offset)
      if !checkAirshipNotificationAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkAirshipNotificationPropertyNames(&c, &s)
        c = value
      }
      let value: Int = c.position
      var isListed: Bool = false
      if Assertion.matches(airshipNotificationPattern, key.slice, c) {
        c.position = value
        try checkAirshipOpenChannelOverride(&c, &s)
        isListed = true
      }
      if !isListed {
        try c.skipValue()
      }
    }
  }
  if !checkAirshipNotificationHolds(&o, c) { throw Rejection(at: start) }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning, try !checkAirshipNotificationXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
  }
  c.position = end
}

private func checkAirshipNotificationAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if checkAirshipNotificationListed0.index(of: key, in: c) >= 0 {
    return false
  }
  return true
}

private func checkAirshipNotificationHolds(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x60 == 0x60 { return false }
  if o.seen0 & 0x10 == 0x10 {
    if o.seen0 & 0x1 != 0x1 {
      if o.accepts(0, c, checkAirshipNotificationAllOf1IfPropertiesIosConditional) {
        if !o.accepts(0, c, checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosConditional) { return false }
      }
    }
  }
  return true
}

private func checkAirshipNotificationPropertyNames(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(c, &s, checkAirshipNotificationPropertyNamesNotConditional)
    if isMatch { throw Rejection(at: start) }
  }
  c.position = end
}

private let checkAirshipNotificationPropertyNamesNotConditionalValue: MemberTable = MemberTable(
  items: """
    any const=\"open::\"
    """)

private func checkAirshipNotificationPropertyNamesNotConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  try checkAirshipNotificationPropertyNamesNotConditionalValue.readItem(&c, &s)
}

private let checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosConditionalRequired: KeyTable = KeyTable(
  """
  alert
  badge
  sound
  """)

private func checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var anyOfCandidates: UInt64 = 0x7
  if kind == .object {
    anyOfCandidates = checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosConditionalCandidates(
      having: try c.names(in: checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosConditionalRequired)
    )
  }
  switch anyOfCandidates {
  case 0x1: try checkAirshipNotificationAllOf1ThenAnyOf1PropertiHxzxdeo6rcwb1(&c, &s)
  case 0x2: try checkAirshipNotificationAllOf1ThenAnyOf1PropertiH36xvp6pk6987o(&c, &s)
  case 0x4: try checkAirshipNotificationAllOf1ThenAnyOf1PropertiH7fipaycawzqz(&c, &s)
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        checkAirshipNotificationAllOf1ThenAnyOf1PropertiHxzxdeo6rcwb1
      )
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        checkAirshipNotificationAllOf1ThenAnyOf1PropertiH36xvp6pk6987o
      )
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x4 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        checkAirshipNotificationAllOf1ThenAnyOf1PropertiH7fipaycawzqz
      )
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipSyntax() } else { c.position = anyOfEnd }
    if anyOfCount == 0 { throw Rejection(at: start) }
  }
}

private func checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosConditionalCandidates(
  having names: UInt64
) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  if names & 0x4 == 0x4 { candidates |= 0x4 }
  return candidates
}

private let checkAirshipNotificationAllOf1ThenAnyOf1PropertiHxzxdeo6rcwb1Names: MemberTable = MemberTable(
  """
  alert
  """)

private func checkAirshipNotificationAllOf1ThenAnyOf1PropertiHxzxdeo6rcwb1(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkAirshipNotificationAllOf1ThenAnyOf1PropertiHxzxdeo6rcwb1Names,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkAirshipNotificationAllOf1ThenAnyOf1PropertiH36xvp6pk6987oNames: MemberTable = MemberTable(
  """
  badge
  """)

private func checkAirshipNotificationAllOf1ThenAnyOf1PropertiH36xvp6pk6987o(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkAirshipNotificationAllOf1ThenAnyOf1PropertiH36xvp6pk6987oNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkAirshipNotificationAllOf1ThenAnyOf1PropertiH7fipaycawzqzNames: MemberTable = MemberTable(
  """
  sound
  """)

private func checkAirshipNotificationAllOf1ThenAnyOf1PropertiH7fipaycawzqz(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkAirshipNotificationAllOf1ThenAnyOf1PropertiH7fipaycawzqzNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkAirshipNotificationAllOf1IfPropertiesIosConditionalNames: MemberTable = MemberTable(
  """
  priority\tany const=10
  """)

private func checkAirshipNotificationAllOf1IfPropertiesIosConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectScanner = ObjectScanner(
      checkAirshipNotificationAllOf1IfPropertiesIosConditionalNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let airshipNotificationPattern: Pattern? = Pattern.generated("^open::.+$")

let airshipNotificationProgram: SchemaProgram = SchemaProgram(
  "airship/notification.yaml",
  #"""
  {"#":{"warns":true,"type":["object"],"properties":{"alert":{"type":["string"]},
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
  "propertyNames":{"defers":true,"anyOf":{"of":[{"type":["string"],"schema":{"strings /enum":["alert",
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

private let checkAirshipNotificationXWarnings0ConditionalRule: SchemaEntry = SchemaEntry(
  "#/x-warnings/0 conditional",
  in: airshipNotificationProgram
)
