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
    public var staleDate: Int?
    /// When this state came about, so that older states never replace newer ones. The time of the request if
    /// absent.
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
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkAirshipLiveActivity(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
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
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: alert = try Alert.read(&cursor)
        case 1: attributes = try JSONObject.read(&cursor)
        case 2: attributesType = try String.read(&cursor)
        case 3: contentState = try JSONObject.read(&cursor)
        case 4: dismissalDate = try Int.read(&cursor)
        case 5: event = try Airship.LiveEvent.read(&cursor)
        case 6: name = try String.read(&cursor)
        case 7: priority = try Airship.APNsPriority.read(&cursor)
        case 8: relevanceScore = try Double.read(&cursor)
        case 9: staleDate = try Int.read(&cursor)
        case 10: timestamp = try Int.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      alert: alert,
      attributes: attributes,
      attributesType: attributesType,
      contentState: contentState,
      dismissalDate: dismissalDate,
      event: event,
      name: name,
      priority: priority,
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
    self.additionalProperties = try fields.additional(
      except: [
        "alert",
        "attributes",
        "attributes_type",
        "content_state",
        "dismissal_date",
        "event",
        "name",
        "priority",
        "relevance_score",
        "stale_date",
        "timestamp",
      ])
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
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkAirshipLiveActivityDefsAlert(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
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
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: body = try String.read(&cursor)
        case 1: sound = try String.read(&cursor)
        case 2: title = try String.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(body: body, sound: sound, title: title, additionalProperties: JSONMap(uniqueMembers: others))
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
    self.additionalProperties = try fields.additional(except: ["body", "sound", "title"])
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

func checkAirshipLiveActivity<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipLiveActivityNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
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
        Assertion.unknownProperty(names, at: key.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "attributes and attributes_type describe a Live Activity for the event start only",
      &s
    ) { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
      try checkAirshipLiveActivityXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
}

private let checkAirshipLiveActivityDefsAlertNames: KeyTable = KeyTable("body\nsound\ntitle")

func checkAirshipLiveActivityDefsAlert<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#/$defs/alert")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipLiveActivityDefsAlertNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      case 0, 1, 2:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      default:
        Assertion.unknownProperty(names, at: key.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
}

func checkAirshipLiveActivityXWarnings0Fragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#/x-warnings/0")
  defer { s.leave() }
  s.explain("attributes and attributes_type describe a Live Activity for the event start only")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkAirshipLiveActivityXWarnings0IfFragment(&c, &s)
      })
    if isMatch {
      try checkAirshipLiveActivityXWarnings0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
}

private let checkAirshipLiveActivityXWarnings0ThenFragmentNames: KeyTable = KeyTable(
  """
  attributes
  attributes_type
  """)

func checkAirshipLiveActivityXWarnings0ThenFragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#/x-warnings/0/then")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipLiveActivityXWarnings0ThenFragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
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
  default: try c.skipValue()
  }
}

func checkAirshipLiveActivityXWarnings0ThenPropertiesHevoqw0p6wm88<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#/x-warnings/0/then/properties/attributes")
  defer { s.leave() }
  c.skipWhitespace()
  let start: Int = c.position
  try c.skipValue()
  try Assertion.never(.never, at: start, &s, "")
}

func checkAirshipLiveActivityXWarnings0ThenPropertiesH3c0c694b1vri8<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#/x-warnings/0/then/properties/attributes_type")
  defer { s.leave() }
  c.skipWhitespace()
  let start: Int = c.position
  try c.skipValue()
  try Assertion.never(.never, at: start, &s, "")
}

private let checkAirshipLiveActivityXWarnings0IfFragmentNames: KeyTable = KeyTable("event")

func checkAirshipLiveActivityXWarnings0IfFragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#/x-warnings/0/if")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipLiveActivityXWarnings0IfFragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
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
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("event", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
}

private let checkAirshipLiveActivityXWarnings0IfPropertiesEventFragmentValues: KeyTable = KeyTable(
  """
  update
  end
  """)

func checkAirshipLiveActivityXWarnings0IfPropertiesEventFragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-activity.yaml#/x-warnings/0/if/properties/event")
  defer { s.leave() }
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
}
