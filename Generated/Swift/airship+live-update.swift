// Generated from airship/live-update.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What a Live Update shows. Its presence turns the Android notification into a Live Update, an AXP
  /// feature. The event `start` reaches the whole targeted audience; `update` and `end` reach only the
  /// devices on which a Live Update of the same `name` has been started.
  public struct LiveUpdate: SchemaValue {
    /// The state the Live Update shows from now on. Keys and values are the app's own.
    public var contentState: JSONObject?
    /// When to take the Live Update off the screen. Used with the event `end`.
    public var dismissalDate: Int?
    /// Whether the Live Update begins, changes or ends.
    public var event: LiveEvent?
    /// Which Live Update is meant. With `update` and `end` it also limits the audience.
    public var name: String?
    /// When this state came about, so that older states never replace newer ones. The time of the request if
    /// absent.
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
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkAirshipLiveUpdate(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
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
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: contentState = try JSONObject.read(&cursor)
        case 1: dismissalDate = try Int.read(&cursor)
        case 2: event = try Airship.LiveEvent.read(&cursor)
        case 3: name = try String.read(&cursor)
        case 4: timestamp = try Int.read(&cursor)
        case 5: type = try String.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      contentState: contentState,
      dismissalDate: dismissalDate,
      event: event,
      name: name,
      timestamp: timestamp,
      type: type,
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
    self.additionalProperties = try fields.additional(
      except: [
        "content_state",
        "dismissal_date",
        "event",
        "name",
        "timestamp",
        "type",
      ])
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

func checkAirshipLiveUpdate<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-update.yaml#")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipLiveUpdateNames
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
        try Assertion.property(TypeSet(rawValue: 4), names, index, &c, &s)
      case 1, 4:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
      case 3, 5:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 2:
        try checkAirshipLiveEvent(&c, &s, "/properties/event/$ref")
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
      "dismissal_date is only used when event is end",
      &s
    ) { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
      try checkAirshipLiveUpdateXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
}

func checkAirshipLiveUpdateXWarnings0Fragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-update.yaml#/x-warnings/0")
  defer { s.leave() }
  s.explain("dismissal_date is only used when event is end")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkAirshipLiveUpdateXWarnings0IfFragment(&c, &s)
      })
    if isMatch {
      try checkAirshipLiveUpdateXWarnings0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
}

private let checkAirshipLiveUpdateXWarnings0ThenFragmentNames: KeyTable = KeyTable("event")

func checkAirshipLiveUpdateXWarnings0ThenFragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-update.yaml#/x-warnings/0/then")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipLiveUpdateXWarnings0ThenFragmentNames
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
        try checkAirshipLiveUpdateXWarnings0ThenPropertiesEventFragment(&c, &s, "/properties/event")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default: try c.skipValue()
  }
}

func checkAirshipLiveUpdateXWarnings0ThenPropertiesEventFragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-update.yaml#/x-warnings/0/then/properties/event")
  defer { s.leave() }
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
}

private let checkAirshipLiveUpdateXWarnings0IfFragmentNames: KeyTable = KeyTable("dismissal_date\nevent")

func checkAirshipLiveUpdateXWarnings0IfFragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/live-update.yaml#/x-warnings/0/if")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipLiveUpdateXWarnings0IfFragmentNames
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
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("dismissal_date", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("event", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
}
