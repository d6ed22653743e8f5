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

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Airship.Notification {
  public init(
    alert: String? = nil,
    android: Airship.AndroidOverride? = nil,
    email: Airship.EmailOverride? = nil,
    amazon: Airship.FireOSOverride? = nil,
    ios: Airship.IOSOverride? = nil,
    mms: Airship.MMSOverride? = nil,
    sms: Airship.SMSOverride? = nil,
    web: Airship.WebOverride? = nil,
    openChannels: JSONMap<Airship.OpenChannelOverride> = [:],
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      alert: alert,
      android: android,
      email: email,
      amazon: amazon,
      ios: ios,
      mms: mms,
      sms: sms,
      web: web,
      openChannels: openChannels,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Airship.Notification: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "airship/notification.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipNotification(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("alert\nandroid\nemail\namazon\nios\nmms\nsms\nweb")
  }

  private static let openChannelsPattern: Pattern? = Pattern.generated("^open::.+$")

  private static let stored: StoredMembers<Self> = StoredMembers(checkAirshipNotificationNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.alert)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var openChannels: [(key: String, value: Airship.OpenChannelOverride)] = []
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value.android = try Airship.AndroidOverride.read(&c, checks: checks)
      case 2:
        value.email = try Airship.EmailOverride.read(&c, checks: checks)
      case 3:
        value.amazon = try Airship.FireOSOverride.read(&c, checks: checks)
      case 4:
        o.note(0, c)
        value.ios = try Airship.IOSOverride.read(&c, checks: checks)
      case 5:
        value.mms = try Airship.MMSOverride.read(&c, checks: checks)
      case 6:
        value.sms = try Airship.SMSOverride.read(&c, checks: checks)
      case 7:
        value.web = try Airship.WebOverride.read(&c, checks: checks)
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
    if o.checks, !checkAirshipNotificationHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !openChannels.isEmpty { value.openChannels = JSONMap(uniqueMembers: openChannels) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"alert\":", self.alert)
    writer.optional("\"android\":", self.android)
    writer.optional("\"email\":", self.email)
    writer.optional("\"amazon\":", self.amazon)
    writer.optional("\"ios\":", self.ios)
    writer.optional("\"mms\":", self.mms)
    writer.optional("\"sms\":", self.sms)
    writer.optional("\"web\":", self.web)
    writer.members(self.openChannels)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let alert: String? = try fields.optional("alert")
    let android: Airship.AndroidOverride? = try fields.optional("android")
    let email: Airship.EmailOverride? = try fields.optional("email")
    let amazon: Airship.FireOSOverride? = try fields.optional("amazon")
    let ios: Airship.IOSOverride? = try fields.optional("ios")
    let mms: Airship.MMSOverride? = try fields.optional("mms")
    let sms: Airship.SMSOverride? = try fields.optional("sms")
    let web: Airship.WebOverride? = try fields.optional("web")
    let openChannels: JSONMap<Airship.OpenChannelOverride> = try fields.additional(
      as: Airship.OpenChannelOverride.self,
      where: { Self.openChannelsPattern.accepts($0) }
    )
    let additionalProperties: JSONObject = try fields.additional(
      as: JSONValue.self,
      where: { !Self.openChannelsPattern.accepts($0) }
    )
    self.init(
      alert: alert,
      android: android,
      email: email,
      amazon: amazon,
      ios: ios,
      mms: mms,
      sms: sms,
      web: web,
      openChannels: openChannels,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("alert", self.alert)
    try fields.optional("android", self.android)
    try fields.optional("email", self.email)
    try fields.optional("amazon", self.amazon)
    try fields.optional("ios", self.ios)
    try fields.optional("mms", self.mms)
    try fields.optional("sms", self.sms)
    try fields.optional("web", self.web)
    try fields.additional(self.openChannels)
    try fields.additional(self.additionalProperties)
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

func checkAirshipNotification(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  var isDecided: Bool = false
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAirshipNotificationNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkAirshipAndroidOverride(&c, &s, "/properties/android/$ref")
      case 2:
        try checkAirshipEmailOverride(&c, &s, "/properties/email/$ref")
      case 3:
        try checkAirshipFireOsOverride(&c, &s, "/properties/amazon/$ref")
      case 4:
        o.note(0, c)
        try checkAirshipIosOverride(&c, &s, "/properties/ios/$ref")
      case 5:
        try checkAirshipMmsOverride(&c, &s, "/properties/mms/$ref")
      case 6:
        try checkAirshipSmsOverride(&c, &s, "/properties/sms/$ref")
      case 7:
        try checkAirshipWebOverride(&c, &s, "/properties/web/$ref")
      default:
        let key: Key = try c.key(at: o.offset)
        if !checkAirshipNotificationAcceptsName(key, c) {
          let value: Cursor = c
          c.position = key.offset
          try checkAirshipNotificationPropertyNames(&c, &s, "/propertyNames")
          c = value
        }
        let value: Int = c.position
        var isListed: Bool = false
        if Assertion.matches(airshipNotificationPattern, key.slice, c) {
          c.position = value
          try checkAirshipOpenChannelOverride(&c, &s, "/patternProperties/^open::.+$/$ref")
          isListed = true
        }
        if !isListed {
          try c.skipValue()
        }
      }
    }
    isDecided = checkAirshipNotificationHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    try checkAirshipNotificationAllOf0InPlace(&c, &s, "/allOf/0")
    c.position = start
    try checkAirshipNotificationAllOf1InPlace(&c, &s, "/allOf/1")
  }
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      """
      a notification has alert, android, email, amazon, ios, mms, sms, web and members named open::<platform>
      """,
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkAirshipNotificationXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/propertyNames")
  s.explain("expected the name of an open platform after the prefix 'open::'")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAirshipNotificationPropertyNamesNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private func checkAirshipNotificationPropertyNamesNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/propertyNames/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"open::\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"open::\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"open::\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"open::\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"open::\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"open::\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private func checkAirshipNotificationAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/allOf/0")
  s.explain("a push sends either an SMS or an MMS, so sms and mms exclude each other")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAirshipNotificationAllOf0NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkAirshipNotificationAllOf0NotFragmentNames: MemberTable = MemberTable("sms\nmms")

private func checkAirshipNotificationAllOf0NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/allOf/0/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAirshipNotificationAllOf0NotFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("sms", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("mms", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkAirshipNotificationAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/allOf/1")
  s.explain("ios.priority 10 needs a visible notification, one with an alert, a badge or a sound")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAirshipNotificationAllOf1IfFragment(&c, &s)
      })
    if isMatch {
      try checkAirshipNotificationAllOf1ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAirshipNotificationAllOf1ThenFragmentSigns: KeyTable = KeyTable("alert")

private func checkAirshipNotificationAllOf1ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/allOf/1/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var anyOfCandidates: UInt64 = 0x3
  if kind == .object {
    anyOfCandidates = checkAirshipNotificationAllOf1ThenFragmentCandidates(
      having: try c.names(in: checkAirshipNotificationAllOf1ThenFragmentSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkAirshipNotificationAllOf1ThenAnyOf0Fragment(&c, &s, "/anyOf/0")
  case 0x2:
    try checkAirshipNotificationAllOf1ThenAnyOf1Fragment(&c, &s, "/anyOf/1")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkAirshipNotificationAllOf1ThenAnyOf0Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkAirshipNotificationAllOf1ThenAnyOf1Fragment(&c, &s)
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

private func checkAirshipNotificationAllOf1ThenFragmentCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x2
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  return candidates
}

private let checkAirshipNotificationAllOf1ThenAnyOf0FragmentNames: MemberTable = MemberTable("alert")

private func checkAirshipNotificationAllOf1ThenAnyOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/allOf/1/then/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAirshipNotificationAllOf1ThenAnyOf0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("alert", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAirshipNotificationAllOf1ThenAnyOf1FragmentNames: MemberTable = MemberTable("ios")

private func checkAirshipNotificationAllOf1ThenAnyOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/allOf/1/then/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAirshipNotificationAllOf1ThenAnyOf1FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosFragment(&c, &s, "/properties/ios")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosFragmentSigns: KeyTable = KeyTable(
  """
  alert
  badge
  sound
  """)

private func checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/allOf/1/then/anyOf/1/properties/ios")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var anyOfCandidates: UInt64 = 0x7
  if kind == .object {
    anyOfCandidates = checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosFragmentCandidates(
      having: try c.names(in: checkAirshipNotificationAllOf1ThenAnyOf1PropertiesIosFragmentSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkAirshipNotificationAllOf1ThenAnyOf1PropertiH2yiu68y94jq5j(&c, &s, "/anyOf/0")
  case 0x2:
    try checkAirshipNotificationAllOf1ThenAnyOf1PropertiH18aktkcj7h0uc(&c, &s, "/anyOf/1")
  case 0x4:
    try checkAirshipNotificationAllOf1ThenAnyOf1PropertiH1ki3uqovjcr2d(&c, &s, "/anyOf/2")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkAirshipNotificationAllOf1ThenAnyOf1PropertiH2yiu68y94jq5j(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkAirshipNotificationAllOf1ThenAnyOf1PropertiH18aktkcj7h0uc(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x4 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkAirshipNotificationAllOf1ThenAnyOf1PropertiH1ki3uqovjcr2d(&c, &s)
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/allOf/1/then/anyOf/1/properties/ios/anyOf/0")
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
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("alert", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAirshipNotificationAllOf1ThenAnyOf1PropertiH18aktkcj7h0ucNames: MemberTable = MemberTable(
  """
  badge
  """)

private func checkAirshipNotificationAllOf1ThenAnyOf1PropertiH18aktkcj7h0uc(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/allOf/1/then/anyOf/1/properties/ios/anyOf/1")
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
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("badge", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAirshipNotificationAllOf1ThenAnyOf1PropertiH1ki3uqovjcr2dNames: MemberTable = MemberTable(
  """
  sound
  """)

private func checkAirshipNotificationAllOf1ThenAnyOf1PropertiH1ki3uqovjcr2d(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/allOf/1/then/anyOf/1/properties/ios/anyOf/2")
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
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("sound", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAirshipNotificationAllOf1IfFragmentNames: MemberTable = MemberTable("ios")

private func checkAirshipNotificationAllOf1IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/allOf/1/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAirshipNotificationAllOf1IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkAirshipNotificationAllOf1IfPropertiesIosFragment(&c, &s, "/properties/ios")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("ios", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAirshipNotificationAllOf1IfPropertiesIosFragmentNames: MemberTable = MemberTable(
  """
  priority\tany const=10
  """)

private func checkAirshipNotificationAllOf1IfPropertiesIosFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/allOf/1/if/properties/ios")
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
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("priority", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkAirshipNotificationXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/x-warnings/0")
  s.explain(
    "a notification has alert, android, email, amazon, ios, mms, sms, web and members named open::<platform>"
  )
  let kind: JSONKind = try c.kind()
  switch kind {
  case .object:
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      do {
        let value: Cursor = c
        c.position = key.offset
        try checkAirshipNotificationXWarnings0PropertyNamesFragment(&c, &s, "/propertyNames")
        c = value
      }
      try c.skipSyntax()
      more = try c.nextMember()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkAirshipNotificationXWarnings0PropertyNamesFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/x-warnings/0/propertyNames")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkAirshipNotificationXWarnings0PropertyNamesAnyOf0Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkAirshipNotificationXWarnings0PropertyNamesAnyOf1Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipSyntax() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  default:
    try checkAirshipNotificationXWarnings0PropertyNamesAnyOf1Fragment(&c, &s, "/anyOf/1")
  }
  s.leave()
}

private let checkAirshipNotificationXWarnings0PropertyNamesAnyOf0FragmentValues: KeyTable = KeyTable(
  """
  alert
  android
  email
  amazon
  ios
  mms
  sms
  web
  """)

private func checkAirshipNotificationXWarnings0PropertyNamesAnyOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/x-warnings/0/propertyNames/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated(
      "\"alert\", \"android\", \"email\", \"amazon\", \"ios\", \"mms\", \"sms\", \"web\"",
      at: start,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated(
      "\"alert\", \"android\", \"email\", \"amazon\", \"ios\", \"mms\", \"sms\", \"web\"",
      at: start,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated(
      "\"alert\", \"android\", \"email\", \"amazon\", \"ios\", \"mms\", \"sms\", \"web\"",
      at: start,
      &s,
      "/enum"
    )
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkAirshipNotificationXWarnings0PropertyNamesAnyOf0FragmentValues,
      "\"alert\", \"android\", \"email\", \"amazon\", \"ios\", \"mms\", \"sms\", \"web\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated(
      "\"alert\", \"android\", \"email\", \"amazon\", \"ios\", \"mms\", \"sms\", \"web\"",
      at: start,
      &s,
      "/enum"
    )
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated(
      "\"alert\", \"android\", \"email\", \"amazon\", \"ios\", \"mms\", \"sms\", \"web\"",
      at: start,
      &s,
      "/enum"
    )
  }
  s.leave()
}

private func checkAirshipNotificationXWarnings0PropertyNamesAnyOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/notification.yaml#/x-warnings/0/propertyNames/anyOf/1")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(airshipNotificationPatternN2, "^open::", string, c, &s, "/pattern")
  default: try c.skipSyntax()
  }
  s.leave()
}

private let airshipNotificationPattern: Pattern? = Pattern.generated("^open::.+$")

private let airshipNotificationPatternN2: Pattern? = Pattern.generated("^open::")
