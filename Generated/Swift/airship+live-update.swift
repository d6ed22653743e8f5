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

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Airship.LiveUpdate {
  public init(
    contentState: JSONObject? = nil,
    dismissalDate: Int? = nil,
    event: Airship.LiveEvent? = nil,
    name: String? = nil,
    timestamp: Int? = nil,
    type: String? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      contentState: contentState,
      dismissalDate: dismissalDate,
      event: event,
      name: name,
      timestamp: timestamp,
      type: type,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Airship.LiveUpdate: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "airship/live-update.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipLiveUpdate(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("content_state\ndismissal_date\nevent\nname\ntimestamp\ntype")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkAirshipLiveUpdateNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(1, optional: \.dismissalDate)
    members.listed(2, optional: \.event)
    members.string(3, optional: \.name)
    members.integer(4, optional: \.timestamp)
    members.string(5, optional: \.type)
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
      switch o.index {
      case 0:
        value.contentState = try c.object(checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let contentState: JSONObject? = try fields.optional("content_state")
    let dismissalDate: Int? = try fields.optional("dismissal_date")
    let event: Airship.LiveEvent? = try fields.optional("event")
    let name: String? = try fields.optional("name")
    let timestamp: Int? = try fields.optional("timestamp")
    let type: String? = try fields.optional("type")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      contentState: contentState,
      dismissalDate: dismissalDate,
      event: event,
      name: name,
      timestamp: timestamp,
      type: type,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
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

let checkAirshipLiveUpdateNames: MemberTable = MemberTable(
  """
  content_state\tobject
  dismissal_date\tinteger
  event\tstring enum=[\"start\",\"update\",\"end\"]\t?
  name\tstring
  timestamp\tinteger
  type\tstring
  """)

func checkAirshipLiveUpdate(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/live-update.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAirshipLiveUpdateNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 2:
        try checkAirshipLiveEvent(&c, &s, "/properties/event/$ref")
      default:
        Assertion.unknownProperty(checkAirshipLiveUpdateNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkAirshipLiveUpdateWarnings(&o, c))
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
      "dismissal_date is only used when event is end",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkAirshipLiveUpdateXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private func checkAirshipLiveUpdateWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x6 == 0x6 {
    if !o.accepts(0, of: 2, c, checkAirshipLiveUpdateXWarnings0ThenFragmentNames, 0) { failures |= 0x1 }
  }
  return failures
}

private func checkAirshipLiveUpdateXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/live-update.yaml#/x-warnings/0")
  s.explain("dismissal_date is only used when event is end")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
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

private let checkAirshipLiveUpdateXWarnings0ThenFragmentNames: MemberTable = MemberTable(
  """
  event\tany const=\"end\"
  """)

private func checkAirshipLiveUpdateXWarnings0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/live-update.yaml#/x-warnings/0/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAirshipLiveUpdateXWarnings0ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkAirshipLiveUpdateXWarnings0IfFragmentNames: MemberTable = MemberTable(
  """
  dismissal_date
  event
  """)

private func checkAirshipLiveUpdateXWarnings0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "airship/live-update.yaml#/x-warnings/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkAirshipLiveUpdateXWarnings0IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("dismissal_date", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("event", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}
