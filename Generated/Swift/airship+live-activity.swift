// Generated from airship/live-activity.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What a Live Activity shows. Its presence turns the iOS notification into a Live Activity, an AXP
  /// feature: only devices with a Live Activity registered under `name` receive it, and the members beside
  /// `live_activity` are ignored.
  public struct LiveActivity: SchemaValue {
    /// Announces the change. An Apple Watch shows the texts; an iPhone expands the Live Activity in the
    /// Dynamic Island, or shows it as a banner where there is none.
    public var alert: Alert?
    /// The facts that stay the same while the Live Activity lasts; they describe it when it starts. Keys and
    /// values are the app's own.
    public var attributes: JSONObject?
    /// The app's type that `attributes` is read as when the Live Activity starts.
    public var attributesType: String?
    /// The state the Live Activity shows from now on. Keys and values are the app's own.
    public var contentState: JSONObject?
    /// When to take the Live Activity off the screen after it has ended. Four hours after the end if absent.
    ///
    /// In seconds since 1970 (UTC).
    public var dismissalDate: Int?
    /// Whether the Live Activity begins, changes or ends.
    public var event: LiveEvent?
    /// Which Live Activity is meant. Limits the audience to devices registered for it.
    public var name: String?
    /// How urgently APNs delivers the change.
    public var priority: APNsPriority?
    /// Ranks the app's Live Activities: the highest takes the Dynamic Island, and the lock screen follows the
    /// same order. Unlike the score of the iOS override it has no bounds.
    public var relevanceScore: Double?
    /// From when on the system treats the content as out of date.
    ///
    /// In seconds since 1970 (UTC).
    public var staleDate: Int?
    /// When this state came about, so that older states never replace newer ones. The time of the request if
    /// absent.
    ///
    /// In seconds since 1970 (UTC).
    public var timestamp: Int?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      alert: Alert? = nil,
      attributes: JSONObject? = nil,
      attributesType: String? = nil,
      contentState: JSONObject? = nil,
      dismissalDate: Int? = nil,
      event: LiveEvent? = nil,
      name: String? = nil,
      priority: APNsPriority? = nil,
      relevanceScore: Double? = nil,
      staleDate: Int? = nil,
      timestamp: Int? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.alert = alert
      self.attributes = attributes
      self.attributesType = attributesType
      self.contentState = contentState
      self.dismissalDate = dismissalDate
      self.event = event
      self.name = name
      self.priority = priority
      self.relevanceScore = relevanceScore
      self.staleDate = staleDate
      self.timestamp = timestamp
      self.additionalProperties = additionalProperties
    }

    /// The texts and the sound that announce a change. Always an object, never a plain text.
    public struct Alert: SchemaValue {
      /// The message an Apple Watch shows.
      public var body: String?
      /// The sound file in the app's bundle to play.
      public var sound: String?
      /// The title an Apple Watch shows in its short look; best understood at a glance.
      public var title: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        body: String? = nil,
        sound: String? = nil,
        title: String? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.body = body
        self.sound = sound
        self.title = title
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Machinery

extension Airship.LiveActivity: GeneratedValue {
  public static var schemaLocation: String {
    "airship/live-activity.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipLiveActivity(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    alert
    attributes
    attributes_type
    content_state
    dismissal_date
    event
    name
    priority
    relevance_score
    stale_date
    timestamp
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var alert: Alert?
    var attributes: JSONObject?
    var attributesType: String?
    var contentState: JSONObject?
    var dismissalDate: Int?
    var event: Airship.LiveEvent?
    var name: String?
    var priority: Airship.APNsPriority?
    var relevanceScore: Double?
    var staleDate: Int?
    var timestamp: Int?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&alert)
        case 1: try cursor.read(&attributes)
        case 2: try cursor.read(&attributesType)
        case 3: try cursor.read(&contentState)
        case 4: try cursor.read(&dismissalDate)
        case 5: try cursor.read(&event)
        case 6: try cursor.read(&name)
        case 7: try cursor.read(&priority)
        case 8: try cursor.read(&relevanceScore)
        case 9: try cursor.read(&staleDate)
        case 10: try cursor.read(&timestamp)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      alert: consume alert,
      attributes: consume attributes,
      attributesType: consume attributesType,
      contentState: consume contentState,
      dismissalDate: dismissalDate,
      event: consume event,
      name: consume name,
      priority: consume priority,
      relevanceScore: relevanceScore,
      staleDate: staleDate,
      timestamp: timestamp,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"alert\":", self.alert)
    writer.optional("\"attributes\":", self.attributes)
    writer.optional("\"attributes_type\":", self.attributesType)
    writer.optional("\"content_state\":", self.contentState)
    writer.optional("\"dismissal_date\":", self.dismissalDate)
    writer.optional("\"event\":", self.event)
    writer.optional("\"name\":", self.name)
    writer.optional("\"priority\":", self.priority)
    writer.optional("\"relevance_score\":", self.relevanceScore)
    writer.optional("\"stale_date\":", self.staleDate)
    writer.optional("\"timestamp\":", self.timestamp)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.alert = try fields.optional("alert")
    self.attributes = try fields.optional("attributes")
    self.attributesType = try fields.optional("attributes_type")
    self.contentState = try fields.optional("content_state")
    self.dismissalDate = try fields.optional("dismissal_date")
    self.event = try fields.optional("event")
    self.name = try fields.optional("name")
    self.priority = try fields.optional("priority")
    self.relevanceScore = try fields.optional("relevance_score")
    self.staleDate = try fields.optional("stale_date")
    self.timestamp = try fields.optional("timestamp")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("alert", self.alert)
    try fields.optional("attributes", self.attributes)
    try fields.optional("attributes_type", self.attributesType)
    try fields.optional("content_state", self.contentState)
    try fields.optional("dismissal_date", self.dismissalDate)
    try fields.optional("event", self.event)
    try fields.optional("name", self.name)
    try fields.optional("priority", self.priority)
    try fields.optional("relevance_score", self.relevanceScore)
    try fields.optional("stale_date", self.staleDate)
    try fields.optional("timestamp", self.timestamp)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.LiveActivity.Alert: GeneratedValue {
  public static var schemaLocation: String {
    "airship/live-activity.yaml#/$defs/alert"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipLiveActivityDefsAlert(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("body\nsound\ntitle")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var body: String?
    var sound: String?
    var title: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&body)
        case 1: try cursor.read(&sound)
        case 2: try cursor.read(&title)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      body: consume body,
      sound: consume sound,
      title: consume title,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"body\":", self.body)
    writer.optional("\"sound\":", self.sound)
    writer.optional("\"title\":", self.title)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.body = try fields.optional("body")
    self.sound = try fields.optional("sound")
    self.title = try fields.optional("title")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("body", self.body)
    try fields.optional("sound", self.sound)
    try fields.optional("title", self.title)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkAirshipLiveActivityNames: KeyTable = KeyTable(
  """
  alert
  attributes
  attributes_type
  content_state
  dismissal_date
  event
  name
  priority
  relevance_score
  stale_date
  timestamp
  """)

func checkAirshipLiveActivity(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipLiveActivityNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 1, 3:
        try Assertion.property(TypeSet(rawValue: 4), names, index, &c, &s)
      case 2, 6:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 4, 9, 10:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
      case 8:
        try Assertion.property(TypeSet(rawValue: 32), names, index, &c, &s)
      case 0:
        try checkAirshipLiveActivityDefsAlert(&c, &s, "/properties/alert/$ref")
      case 5:
        try checkAirshipLiveEvent(&c, &s, "/properties/event/$ref")
      case 7:
        try checkAirshipApnsPriority(&c, &s, "/properties/priority/$ref")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "attributes and attributes_type describe a Live Activity for the event start only",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkAirshipLiveActivityXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private let checkAirshipLiveActivityDefsAlertNames: KeyTable = KeyTable("body\nsound\ntitle")

func checkAirshipLiveActivityDefsAlert(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#/$defs/alert")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipLiveActivityDefsAlertNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0, 1, 2:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkAirshipLiveActivityXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#/x-warnings/0")
  s.explain("attributes and attributes_type describe a Live Activity for the event start only")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAirshipLiveActivityXWarnings0IfFragment(&c, &s)
      })
    if isMatch {
      try checkAirshipLiveActivityXWarnings0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAirshipLiveActivityXWarnings0ThenFragmentNames: KeyTable = KeyTable(
  """
  attributes
  attributes_type
  """)

func checkAirshipLiveActivityXWarnings0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#/x-warnings/0/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipLiveActivityXWarnings0ThenFragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkAirshipLiveActivityXWarnings0ThenPropertiesHevoqw0p6wm88(&c, &s, "/properties/attributes")
      case 1:
        try checkAirshipLiveActivityXWarnings0ThenPropertiesH3c0c694b1vri8(
          &c,
          &s,
          "/properties/attributes_type"
        )
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

func checkAirshipLiveActivityXWarnings0ThenPropertiesHevoqw0p6wm88(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#/x-warnings/0/then/properties/attributes")
  c.skipWhitespace()
  let start: Int = c.position
  try c.skipValue()
  try Assertion.never(.never, at: start, &s, "")
  s.leave()
}

func checkAirshipLiveActivityXWarnings0ThenPropertiesH3c0c694b1vri8(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#/x-warnings/0/then/properties/attributes_type")
  c.skipWhitespace()
  let start: Int = c.position
  try c.skipValue()
  try Assertion.never(.never, at: start, &s, "")
  s.leave()
}

private let checkAirshipLiveActivityXWarnings0IfFragmentNames: KeyTable = KeyTable("event")

func checkAirshipLiveActivityXWarnings0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#/x-warnings/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipLiveActivityXWarnings0IfFragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkAirshipLiveActivityXWarnings0IfPropertiesEventFragment(&c, &s, "/properties/event")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("event", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkAirshipLiveActivityXWarnings0IfPropertiesEventFragmentValues: KeyTable = KeyTable(
  """
  update
  end
  """)

func checkAirshipLiveActivityXWarnings0IfPropertiesEventFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#/x-warnings/0/if/properties/event")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"update\", \"end\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"update\", \"end\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"update\", \"end\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkAirshipLiveActivityXWarnings0IfPropertiesEventFragmentValues,
      "\"update\", \"end\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"update\", \"end\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"update\", \"end\"", at: start, &s, "/enum")
  }
  s.leave()
}
