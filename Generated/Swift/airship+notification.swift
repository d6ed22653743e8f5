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

// MARK: - Machinery

extension Airship.Notification: StructReadable, FusedReadable {
  public static let schemaEntry: SchemaEntry = SchemaEntry("#", in: airshipNotificationProgram)

  public static var verdict: Verdict { checkAirshipNotification }

  private static let openChannelsPattern: Pattern? = Pattern.generated("^open::.+$")

  public static let stored: StoredMembers<Self> = StoredMembers(checkAirshipNotificationNames) { members in
    members.string(0, optional: \.alert)
  }

  public static let unread: Self = Self()

  public static func fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var openChannels: [(key: String, value: Airship.OpenChannelOverride)] = []
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1: value.android = try Airship.AndroidOverride.read(&c, checks: checks)
      case 2: value.email = try Airship.EmailOverride.read(&c, checks: checks)
      case 3: value.amazon = try Airship.FireOSOverride.read(&c, checks: checks)
      case 4:
        o.note(0, c)
        value.ios = try Airship.IOSOverride.read(&c, checks: checks)
      case 5: value.mms = try Airship.MMSOverride.read(&c, checks: checks)
      case 6: value.sms = try Airship.SMSOverride.read(&c, checks: checks)
      case 7: value.web = try Airship.WebOverride.read(&c, checks: checks)
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

  public func write(to writer: inout JSONWriter) { writer.object(self) }

  public func write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
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
  var o: ObjectWalk = ObjectWalk(checkAirshipNotificationNames, at: start)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 1: try checkAirshipAndroidOverride(&c, &s)
    case 2: try checkAirshipEmailOverride(&c, &s)
    case 3: try checkAirshipFireOsOverride(&c, &s)
    case 4:
      o.note(0, c)
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
    if !s.hasWarning, try !checkAirshipNotificationXWarnings0FragmentRule.accepts(c) { s.noteWarning() }
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

private func checkAirshipNotificationHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x60 == 0x60 { return false }
  if o.seen0 & 0x10 == 0x10 {
    if o.seen0 & 0x1 != 0x1 {
      if o.accepts(0, c, checkAirshipNotificationAllOf1IfPropertiesIosFragment) {
        if !o.accepts(0, c, checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosFragment) { return false }
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
    let isMatch: Bool = try Validation.accepts(c, &s, checkAirshipNotificationPropertyNamesNotFragment)
    if isMatch { throw Rejection(at: start) }
  }
  c.position = end
}

private let checkAirshipNotificationPropertyNamesNotFragmentValue: MemberTable = MemberTable(
  items: """
    any const=\"open::\"
    """)

private func checkAirshipNotificationPropertyNamesNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  try checkAirshipNotificationPropertyNamesNotFragmentValue.readItem(&c, &s)
}

private let checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosFragmentSigns: KeyTable = KeyTable(
  """
  alert
  badge
  sound
  """)

private func checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var anyOfCandidates: UInt64 = 0x7
  if kind == .object {
    anyOfCandidates = checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosFragmentCandidates(
      having: try c.names(in: checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosFragmentSigns)
    )
  }
  switch anyOfCandidates {
  case 0x1: try checkAirshipNotificationAllOf1ThenAnyOf1PropertiH2yiu68y94jq5j(&c, &s)
  case 0x2: try checkAirshipNotificationAllOf1ThenAnyOf1PropertiH18aktkcj7h0uc(&c, &s)
  case 0x4: try checkAirshipNotificationAllOf1ThenAnyOf1PropertiH1ki3uqovjcr2d(&c, &s)
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        checkAirshipNotificationAllOf1ThenAnyOf1PropertiH2yiu68y94jq5j
      )
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        checkAirshipNotificationAllOf1ThenAnyOf1PropertiH18aktkcj7h0uc
      )
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x4 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        checkAirshipNotificationAllOf1ThenAnyOf1PropertiH1ki3uqovjcr2d
      )
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipSyntax() } else { c.position = anyOfEnd }
    if anyOfCount == 0 { throw Rejection(at: start) }
  }
}

private func checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosFragmentCandidates(
  having names: UInt64
) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  if names & 0x4 == 0x4 { candidates |= 0x4 }
  return candidates
}

private let checkAirshipNotificationAllOf1ThenAnyOf1PropertiH2yiu68y94jq5jNames: MemberTable = MemberTable(
  """
  alert
  """)

private func checkAirshipNotificationAllOf1ThenAnyOf1PropertiH2yiu68y94jq5j(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAirshipNotificationAllOf1ThenAnyOf1PropertiH2yiu68y94jq5jNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkAirshipNotificationAllOf1ThenAnyOf1PropertiH18aktkcj7h0ucNames: MemberTable = MemberTable(
  """
  badge
  """)

private func checkAirshipNotificationAllOf1ThenAnyOf1PropertiH18aktkcj7h0uc(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAirshipNotificationAllOf1ThenAnyOf1PropertiH18aktkcj7h0ucNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkAirshipNotificationAllOf1ThenAnyOf1PropertiH1ki3uqovjcr2dNames: MemberTable = MemberTable(
  """
  sound
  """)

private func checkAirshipNotificationAllOf1ThenAnyOf1PropertiH1ki3uqovjcr2d(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAirshipNotificationAllOf1ThenAnyOf1PropertiH1ki3uqovjcr2dNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) { try c.skipSyntax() }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  default: try c.skipSyntax()
  }
}

private let checkAirshipNotificationAllOf1IfPropertiesIosFragmentNames: MemberTable = MemberTable(
  """
  priority\tany const=10
  """)

private func checkAirshipNotificationAllOf1IfPropertiesIosFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAirshipNotificationAllOf1IfPropertiesIosFragmentNames,
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
  "required":["ios"]},"then":{"defers":true,"anyOf":{"signs":["alert"],"of":[{"signs":1,
  "schema":{"names":["alert"],"required":["alert"]}},{"schema":{"properties":{"ios":{"defers":true,
  "anyOf":{"signs":["alert","badge","sound"],"of":[{"signs":1,"schema":{"names":["alert"],
  "required":["alert"]}},{"signs":2,"schema":{"names":["badge"],"required":["badge"]}},{"signs":4,
  "schema":{"names":["sound"],"required":["sound"]}}]}}}}}]}}}}],"x-warnings":[["/x-warnings/0",
  "#/x-warnings/0 fragment"]]},
  "#/x-warnings/0 fragment":{"at":"airship/notification.yaml#/x-warnings/0",
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

private let checkAirshipNotificationXWarnings0FragmentRule: SchemaEntry = SchemaEntry(
  "#/x-warnings/0 fragment",
  in: airshipNotificationProgram
)
