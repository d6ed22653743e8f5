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

// MARK: - Coding

extension Airship.LiveActivity: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: airshipLiveActivityProgram)
  public static var _verdict: Verdict { checkAirshipLiveActivityDocument }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkAirshipLiveActivityDocumentTable
  ) { m in
    m.optional(0, \.alert)
    m.optional(1, \.attributes)
    m.optional(2, \.attributesType)
    m.optional(3, \.contentState)
    m.optional(4, \.dismissalDate)
    m.optional(5, \.event)
    m.optional(6, \.name)
    m.optional(7, \.priority)
    m.optional(8, \.relevanceScore)
    m.optional(9, \.staleDate)
    m.optional(10, \.timestamp)
    m.others(\.additionalProperties)
  }
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0: value.alert = try Alert._read(&c, checks: checks)
      case 1: value.attributes = try c.object(checks: checks)
      case 3: value.contentState = try c.object(checks: checks)
      case 7: value.priority = try Airship.APNsPriority._read(&c)
      default: try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("alert", optional: self.alert)
    writer.member("attributes", optional: self.attributes)
    writer.member("attributes_type", optional: self.attributesType)
    writer.member("content_state", optional: self.contentState)
    writer.member("dismissal_date", optional: self.dismissalDate)
    writer.member("event", optional: self.event)
    writer.member("name", optional: self.name)
    writer.member("priority", optional: self.priority)
    writer.member("relevance_score", optional: self.relevanceScore)
    writer.member("stale_date", optional: self.staleDate)
    writer.member("timestamp", optional: self.timestamp)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension Airship.LiveActivity.Alert: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/alert", in: airshipLiveActivityProgram)
  public static var _verdict: Verdict { checkAirshipLiveActivityAlert.verdict }

  public static let _members: StoredMembers<Self> = StoredMembers(checkAirshipLiveActivityAlert) { m in
    m.optional(0, \.body)
    m.optional(1, \.sound)
    m.optional(2, \.title)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) { try o.readOther(&c, into: &others) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("body", optional: self.body)
    writer.member("sound", optional: self.sound)
    writer.member("title", optional: self.title)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

// MARK: - Validators

let checkAirshipLiveActivityDocumentTable = MemberTable(
  """
  alert\t\t{
  attributes\tobject
  attributes_type\tstring
  content_state\tobject
  dismissal_date\tinteger
  event\tstring enum=[\"start\",\"update\",\"end\"]
  name\tstring
  priority\tinteger enum=[5,10]
  relevance_score\tnumber
  stale_date\tinteger
  timestamp\tinteger
  """,
  nested: [checkAirshipLiveActivityAlert]
)

func checkAirshipLiveActivityDocument(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  var o = try ObjectScanner(checkAirshipLiveActivityDocumentTable, &c, passesOthers: !s.wantsWarnings)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkAirshipLiveActivityAlert(&c, &s)
    default:
      s.noteWarning()
      try c.skipValue()
    }
  }
  if s.wantsWarnings, !s.hasWarning, !checkAirshipLiveActivityDocumentIsQuiet(&o, c) { s.noteWarning() }
}

private func checkAirshipLiveActivityDocumentIsQuiet(_ o: inout ObjectScanner, _ c: Cursor) -> Bool {
  if o.seen0 & 0x20 != 0x20 { return true }
  if !o.accepts(0, of: 5, c, checkAirshipLiveActivityXWarnings0IfConditionalTable, 0) { return true }
  if o.accepts(1, of: 1, c, checkAirshipLiveActivityAttributesConditional) {
    if o.accepts(2, of: 2, c, checkAirshipLiveActivityAttributesTypeConditional) { return true }
  }
  return false
}

private let checkAirshipLiveActivityAlert = MemberTable(
  object: """
    body\tstring
    sound\tstring
    title\tstring
    """,
  others: .warned
)

private func checkAirshipLiveActivityAttributesConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  throw Rejection(at: c.position)
}

private func checkAirshipLiveActivityAttributesTypeConditional(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  throw Rejection(at: c.position)
}

private let checkAirshipLiveActivityXWarnings0IfConditionalTable = MemberTable(
  """
  event\tany enum=[\"update\",\"end\"]
  """)

let airshipLiveActivityProgram: SchemaProgram = SchemaProgram(
  "airship/live-activity.yaml",
  #"""
  {"#":{"warns":true,"type":"object","properties":{"alert":"#/$defs/alert","attributes":{"type":"object"},
  "attributes_type":{"type":"string"},"content_state":{"type":"object"},"dismissal_date":{"type":"integer"},
  "event":"airship/live-event.yaml#","name":{"type":"string"},"priority":"airship/apns-priority.yaml#",
  "relevance_score":{"type":"number"},"stale_date":{"type":"integer"},"timestamp":{"type":"integer"}},
  "known":true,
  "x-warnings":[{"message":"attributes and attributes_type describe a Live Activity for the event start only",
  "if":{"if":{"properties":{"event":{"strings /enum":["update","end"]}},"required":["event"]},
  "then":{"properties":{"attributes":{"never":true},"attributes_type":{"never":true}}}}}]},
  "#/$defs/alert":{"warns":true,"type":"object","properties":{"body":{"type":"string"},
  "sound":{"type":"string"},"title":{"type":"string"}},"known":true}}
  """#,
  with: { [airshipApnsPriorityProgram, airshipLiveEventProgram] }
)
