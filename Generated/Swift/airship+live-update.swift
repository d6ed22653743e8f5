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
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/live-update.yaml#",
    in: airshipLiveUpdateProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipLiveUpdate(&c, &s)
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
  event\tstring enum=[\"start\",\"update\",\"end\"]
  name\tstring
  timestamp\tinteger
  type\tstring
  """)

func checkAirshipLiveUpdate(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAirshipLiveUpdateNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      s.noteWarning()
      try c.skipValue()
    }
    if s.wantsWarnings, !s.hasWarning, !checkAirshipLiveUpdateIsQuiet(&o, c) { s.noteWarning() }
  } else {
    throw Rejection(at: start)
  }
  let end: Int = c.position
  c.position = end
}

private func checkAirshipLiveUpdateIsQuiet(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x6 != 0x6 { return true }
  if o.accepts(0, of: 2, c, checkAirshipLiveUpdateXWarnings0ThenFragmentNames, 0) { return true }
  return false
}

private let checkAirshipLiveUpdateXWarnings0ThenFragmentNames: MemberTable = MemberTable(
  """
  event\tany const=\"end\"
  """)

let airshipLiveUpdateProgram: SchemaProgram = SchemaProgram(
  #"""
  {"airship/live-update.yaml#":{"warns":true,"type":["object"],
  "properties":{"content_state":{"type":["object"]},"dismissal_date":{"type":["integer"]},
  "event":"airship/live-event.yaml#","name":{"type":["string"]},"timestamp":{"type":["integer"]},
  "type":{"type":["string"]}},"known":true,
  "x-warnings":[{"message":"dismissal_date is only used when event is end",
  "if":{"if":{"names":["dismissal_date","event"],"required":["dismissal_date","event"]},
  "then":{"properties":{"event":{"const":"end"}}}}}]}}
  """#,
  with: { [airshipLiveEventProgram] }
)
