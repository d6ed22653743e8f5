// Generated from airship/live-update.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What a Live Update shows, an AXP feature. With it the Android notification is a Live Update and nothing
  /// else. A `start` goes to everybody the push addresses; an `update` or `end` goes to the devices that run
  /// a Live Update of the same `name`.
  public struct LiveUpdate: SchemaValue {
    /// The state the Live Update shows from now on. Keys and values are the app's own.
    public var contentState: JSONObject?
    /// When to take the Live Update off the screen. Used with the event `end`.
    ///
    /// In seconds since 1970 (UTC).
    public var dismissalDate: Int?
    /// Whether the Live Update begins, changes or ends.
    public var event: LiveEvent?
    /// Which Live Update is meant. With `update` and `end` it also limits the audience.
    public var name: String?
    /// When this state came about, so that older states never replace newer ones. The time of the request if
    /// absent.
    ///
    /// In seconds since 1970 (UTC).
    public var timestamp: Int?
    /// Leads the event to the handler in the app that deals with it.
    public var type: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      contentState: JSONObject? = nil,
      dismissalDate: Int? = nil,
      event: LiveEvent? = nil,
      name: String? = nil,
      timestamp: Int? = nil,
      type: String? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.contentState = contentState
      self.dismissalDate = dismissalDate
      self.event = event
      self.name = name
      self.timestamp = timestamp
      self.type = type
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Machinery

extension Airship.LiveUpdate: GeneratedValue {
  public static var schemaLocation: String {
    "airship/live-update.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipLiveUpdate(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("content_state\ndismissal_date\nevent\nname\ntimestamp\ntype")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var contentState: JSONObject?
    var dismissalDate: Int?
    var event: Airship.LiveEvent?
    var name: String?
    var timestamp: Int?
    var type: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&contentState)
        case 1: try cursor.read(&dismissalDate)
        case 2: try cursor.read(&event)
        case 3: try cursor.read(&name)
        case 4: try cursor.read(&timestamp)
        case 5: try cursor.read(&type)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      contentState: consume contentState,
      dismissalDate: dismissalDate,
      event: consume event,
      name: consume name,
      timestamp: timestamp,
      type: consume type,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"content_state\":", self.contentState)
    writer.optional("\"dismissal_date\":", self.dismissalDate)
    writer.optional("\"event\":", self.event)
    writer.optional("\"name\":", self.name)
    writer.optional("\"timestamp\":", self.timestamp)
    writer.optional("\"type\":", self.type)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.contentState = try fields.optional("content_state")
    self.dismissalDate = try fields.optional("dismissal_date")
    self.event = try fields.optional("event")
    self.name = try fields.optional("name")
    self.timestamp = try fields.optional("timestamp")
    self.type = try fields.optional("type")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("content_state", self.contentState)
    try fields.optional("dismissal_date", self.dismissalDate)
    try fields.optional("event", self.event)
    try fields.optional("name", self.name)
    try fields.optional("timestamp", self.timestamp)
    try fields.optional("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkAirshipLiveUpdateNames: KeyTable = KeyTable(
  """
  content_state
  dismissal_date
  event
  name
  timestamp
  type
  """)

func checkAirshipLiveUpdate(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-update.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipLiveUpdateNames
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
        try Assertion.property(TypeSet(rawValue: 4), names, index, &c, &s)
      case 1, 4:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
      case 3, 5:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 2:
        try checkAirshipLiveEvent(&c, &s, "/properties/event/$ref")
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
      "dismissal_date is only used when event is end",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkAirshipLiveUpdateXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

func checkAirshipLiveUpdateXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-update.yaml#/x-warnings/0")
  s.explain("dismissal_date is only used when event is end")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAirshipLiveUpdateXWarnings0IfFragment(&c, &s)
      })
    if isMatch {
      try checkAirshipLiveUpdateXWarnings0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAirshipLiveUpdateXWarnings0ThenFragmentNames: KeyTable = KeyTable("event")

func checkAirshipLiveUpdateXWarnings0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-update.yaml#/x-warnings/0/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipLiveUpdateXWarnings0ThenFragmentNames
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
        try checkAirshipLiveUpdateXWarnings0ThenPropertiesEventFragment(&c, &s, "/properties/event")
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

func checkAirshipLiveUpdateXWarnings0ThenPropertiesEventFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-update.yaml#/x-warnings/0/then/properties/event")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"end\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"end\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"end\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"end\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"end\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"end\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkAirshipLiveUpdateXWarnings0IfFragmentNames: KeyTable = KeyTable("dismissal_date\nevent")

func checkAirshipLiveUpdateXWarnings0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-update.yaml#/x-warnings/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipLiveUpdateXWarnings0IfFragmentNames
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
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("dismissal_date", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("event", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}
