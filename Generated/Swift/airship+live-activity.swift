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

extension Airship.LiveActivity: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: airshipLiveActivityPlan, from: Self()) { m in
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
}

extension Airship.LiveActivity.Alert: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/alert",
    in: airshipLiveActivityPlan,
    from: Self()
  ) { m in
    m.optional(0, \.body)
    m.optional(1, \.sound)
    m.optional(2, \.title)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let airshipLiveActivityPlan: SchemaPlan = SchemaPlan(
  "airship/live-activity.yaml",
  #"""
  table #/$defs/alert object rows=((body <string>) (sound <string>) (title <string>)) others=warned
  table #~members part rows=((alert {) (attributes <object>) (attributes_type <string>) (content_state
    <object>) (dismissal_date <integer>) (event <string enum=["start","update","end"]>) (name <string>)
    (priority <integer enum=[5,10]>) (relevance_score <number>) (stale_date <integer>) (timestamp
    <integer>)) nested=(#/$defs/alert)
  table "#/x-warnings/0/if conditional~members" part rows=((event <any enum=["update","end"]>))
  block # object=(warned members=((0 run=#/$defs/alert)) quiet=(any of=((has not bits=20) (line not slot=0
    name=5 table="#/x-warnings/0/if conditional~members") (all of=((block slot=1 name=1
    block="#/x-warnings/0/then/properties/attributes conditional") (block slot=2 name=2
    block="#/x-warnings/0/then/properties/attributes_type conditional"))))))
  block "#/x-warnings/0/then/properties/attributes conditional" again types=none
  block "#/x-warnings/0/then/properties/attributes_type conditional" again types=none
  block "#/x-warnings/0/if conditional" object=()
  reading # members=((0 as=(own)) (1 as=(any)) (3 as=(any)))
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
  with: { [airshipApnsPriorityPlan, airshipLiveEventPlan] }
)
