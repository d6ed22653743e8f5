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

// MARK: - Coding

extension Airship.LiveUpdate: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: airshipLiveUpdatePlan, from: Self()) { m in
    m.optional(0, \.contentState)
    m.optional(1, \.dismissalDate)
    m.optional(2, \.event)
    m.optional(3, \.name)
    m.optional(4, \.timestamp)
    m.optional(5, \.type)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let airshipLiveUpdatePlan: SchemaPlan = SchemaPlan(
  "airship/live-update.yaml",
  #"""
  table #~members part rows=((content_state <object>) (dismissal_date <integer>) (event <string
    enum=["start","update","end"]>) (name <string>) (timestamp <integer>) (type <string>))
  table "#/x-warnings/0/then conditional~members" part rows=((event <any const="end">))
  block # object=(warned quiet=(any of=((has not bits=6) (line slot=0 name=2
    table="#/x-warnings/0/then conditional~members"))))
  block "#/x-warnings/0/then conditional" object=()
  reading # members=((0 as=(any)))
  {"#":{"warns":true,"type":"object","properties":{"content_state":{"type":"object"},
  "dismissal_date":{"type":"integer"},"event":"airship/live-event.yaml#","name":{"type":"string"},
  "timestamp":{"type":"integer"},"type":{"type":"string"}},"known":true,
  "x-warnings":[{"message":"dismissal_date is only used when event is end",
  "if":{"if":{"names":["dismissal_date","event"],"required":["dismissal_date","event"]},
  "then":{"properties":{"event":{"const":"end"}}}}}]}}
  """#,
  with: { [airshipLiveEventPlan] }
)
