// Generated from airship/ios-override.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What a push says and does on iOS, in place of what the notification says for every platform. At most
  /// 4,096 bytes, counted as compact JSON.
  public struct IOSOverride: SchemaValue {
    /// What the SDK does when somebody interacts with the notification.
    public var actions: Actions?
    /// The message on iOS, in place of the alert of the notification.
    public var alert: Alert?
    /// The number on the icon of the app.
    public var badge: Badge?
    /// The APNs category of the push. With an interactive notification its type becomes the category, and
    /// this value is ignored.
    public var category: String?
    /// Marks messages that replace one another: a newer one takes the place of the one with the same id. At
    /// most 64 bytes of UTF-8. The counterpart of `notification_tag` on Android.
    ///
    /// Since iOS 10.
    public var collapseID: String?
    /// Delivers the payload to the app in the background when true. An In-App Message in the payload sets it
    /// to true, and the service answers HTTP 400 to `false` beside one.
    public var contentAvailable: Bool?
    /// When delivery is given up.
    public var expiry: Expiry?
    /// Data for the app. Unlike on the other platforms, values may be any JSON. The key `aps` is reserved,
    /// because it holds the notification in the payload APNs receives.
    public var extra: JSONObject?
    /// What the system evaluates to decide whether the notification is shown in the current Focus.
    public var filterCriteria: String?
    /// Buttons beside the message. The service answers HTTP 400 when the device type cannot show them.
    public var interactive: Interactive?
    /// How important the notification is and when it may interrupt. `critical` takes an entitlement from
    /// Apple, which Airship has to enable for the project.
    public var interruptionLevel: InterruptionLevel?
    /// Turns the notification into a Live Activity and says what it shows. The members beside it are ignored.
    public var liveActivity: LiveActivity?
    /// An image, sound or video to show with the notification.
    public var mediaAttachment: MediaAttachment?
    /// Lets an extension of the app change the content before it is shown. A media attachment switches it on.
    ///
    /// Since iOS 10.
    public var mutableContent: MutableContent?
    /// How urgently APNs delivers. `10` if absent and the notification is visible, that is, has an alert, a
    /// badge or a sound; otherwise `5`, and `10` is not allowed. An In-App Message does not count.
    public var priority: APNsPriority?
    /// Ranks the notifications of the app; the highest is featured in the notification summary.
    ///
    /// Must be at least `0` and at most `1`.
    public var relevanceScore: Double?
    /// The sound to play with the alert.
    public var sound: Sound?
    /// The line below the title. Ignored when the alert object has a subtitle of its own.
    ///
    /// Since iOS 10.
    public var subtitle: String?
    /// Which window of the app comes to the front on opening, as in an App Clip.
    public var targetContentID: String?
    /// Groups notifications wherever the system lists them.
    ///
    /// Since iOS 12.
    public var threadID: String?
    /// A short title that says what the notification is about. Ignored when the alert object has a title of
    /// its own.
    public var title: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      actions: Actions? = nil,
      alert: Alert? = nil,
      badge: Badge? = nil,
      category: String? = nil,
      collapseID: String? = nil,
      contentAvailable: Bool? = nil,
      expiry: Expiry? = nil,
      extra: JSONObject? = nil,
      filterCriteria: String? = nil,
      interactive: Interactive? = nil,
      interruptionLevel: InterruptionLevel? = nil,
      liveActivity: LiveActivity? = nil,
      mediaAttachment: MediaAttachment? = nil,
      mutableContent: MutableContent? = nil,
      priority: APNsPriority? = nil,
      relevanceScore: Double? = nil,
      sound: Sound? = nil,
      subtitle: String? = nil,
      targetContentID: String? = nil,
      threadID: String? = nil,
      title: String? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.actions = actions
      self.alert = alert
      self.badge = badge
      self.category = category
      self.collapseID = collapseID
      self.contentAvailable = contentAvailable
      self.expiry = expiry
      self.extra = extra
      self.filterCriteria = filterCriteria
      self.interactive = interactive
      self.interruptionLevel = interruptionLevel
      self.liveActivity = liveActivity
      self.mediaAttachment = mediaAttachment
      self.mutableContent = mutableContent
      self.priority = priority
      self.relevanceScore = relevanceScore
      self.sound = sound
      self.subtitle = subtitle
      self.targetContentID = targetContentID
      self.threadID = threadID
      self.title = title
      self.additionalProperties = additionalProperties
    }

    /// `mutableContent`, or its default where it is left out.
    public var mutableContentOrDefault: MutableContent { self.mutableContent ?? .flag(false) }

    /// The message, as plain text or as an object for APNs with all its parts.
    public enum Alert: SchemaValue, ExpressibleByStringLiteral {
      /// The message as plain text.
      case text(String)
      /// The parts of an alert, in the words of Apple's payload key reference. Its keys, unlike all others,
      /// are hyphenated. For notifications grouped by `thread_id`, `summary-arg` and `summary-arg-count` help
      /// people recognise the group.
      case content(AlertContent)

      public init(stringLiteral value: String) { self = .text(value) }
    }

    /// The parts of an alert, in the words of Apple's payload key reference. Its keys, unlike all others, are
    /// hyphenated. For notifications grouped by `thread_id`, `summary-arg` and `summary-arg-count` help
    /// people recognise the group.
    public struct AlertContent: SchemaValue {
      /// The localisation key of the button on the right, which says View otherwise.
      public var actionLocKey: String?
      /// The message.
      public var body: String?
      /// The image or storyboard the app shows while it launches from the notification.
      public var launchImage: String?
      /// Replace the `%@` of the text found under `loc-key`, in order.
      public var locArgs: [String]?
      /// The key of the message in the app's `Localizable.strings`, in place of `body`.
      public var locKey: String?
      /// A line that explains the notification further.
      public var subtitle: String?
      /// Replace the `%@` of the text found under `subtitle-loc-key`, in order.
      public var subtitleLocArgs: [String]?
      /// The key of the subtitle in the app's `Localizable.strings`, in place of `subtitle`.
      public var subtitleLocKey: String?
      /// A text for the summary of the notifications grouped by `thread_id`.
      public var summaryArg: String?
      /// How many of those texts the group of notifications shows.
      public var summaryArgCount: Int?
      /// A short title, understood at a glance; Apple Watch shows it in the short look.
      public var title: String?
      /// Replace the `%@` of the text found under `title-loc-key`, in order.
      public var titleLocArgs: [String]?
      /// The key of the title in the app's `Localizable.strings`, in place of `title`.
      public var titleLocKey: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        actionLocKey: String? = nil,
        body: String? = nil,
        launchImage: String? = nil,
        locArgs: [String]? = nil,
        locKey: String? = nil,
        subtitle: String? = nil,
        subtitleLocArgs: [String]? = nil,
        subtitleLocKey: String? = nil,
        summaryArg: String? = nil,
        summaryArgCount: Int? = nil,
        title: String? = nil,
        titleLocArgs: [String]? = nil,
        titleLocKey: String? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.actionLocKey = actionLocKey
        self.body = body
        self.launchImage = launchImage
        self.locArgs = locArgs
        self.locKey = locKey
        self.subtitle = subtitle
        self.subtitleLocArgs = subtitleLocArgs
        self.subtitleLocKey = subtitleLocKey
        self.summaryArg = summaryArg
        self.summaryArgCount = summaryArgCount
        self.title = title
        self.titleLocArgs = titleLocArgs
        self.titleLocKey = titleLocKey
        self.additionalProperties = additionalProperties
      }
    }

    /// The number on the icon of the app: a value to set, a change to the value it has, or `auto`.
    public enum Badge: SchemaValue, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
      /// The value to set.
      case count(Int)
      /// The word `auto`, which lets Airship keep the count.
      case automatic
      /// An integer with a sign, as text, added to the present value.
      ///
      /// Must match the pattern `^[+-][0-9]+$`.
      case change(String)

      public init(integerLiteral value: Int) { self = .count(value) }

      public init(stringLiteral value: String) {
        switch value {
        case "auto": self = .automatic
        default: self = .change(value)
        }
      }
    }

    /// True or false. The numbers 1 and 0 are taken for them with a warning, because one documented example
    /// uses them.
    public enum MutableContent: SchemaValue, ExpressibleByBooleanLiteral {
      /// The documented form.
      case flag(Bool)
      /// The form of one documented example, 1 for true and 0 for false.
      case number(Number)

      public init(booleanLiteral value: Bool) { self = .flag(value) }

      /// The form of one documented example, 1 for true and 0 for false.
      public enum Number: Int, CaseIterable, SchemaValue {
        case off = 0
        case on = 1
      }
    }

    /// A sound file, or for critical alerts a file with its volume.
    public enum Sound: SchemaValue, ExpressibleByStringLiteral {
      /// The sound file in the app's bundle to play.
      case file(String)
      /// The sound of a critical alert, which may override the settings of the device.
      case critical(CriticalSound)

      public init(stringLiteral value: String) { self = .file(value) }
    }

    /// The sound of a critical alert, which may override the settings of the device.
    public struct CriticalSound: SchemaValue {
      /// The sound file in the app's bundle to play.
      public var name: String?
      /// The volume, from silence to full.
      ///
      /// Must be at least `0` and at most `1`.
      public var volume: Double?
      /// Sounds the alert whatever the settings of the device when true.
      public var critical: Bool?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        name: String? = nil,
        volume: Double? = nil,
        critical: Bool? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.name = name
        self.volume = volume
        self.critical = critical
        self.additionalProperties = additionalProperties
      }
    }

    /// How important the notification is and when it may interrupt. `critical` takes an entitlement from
    /// Apple, which Airship has to enable for the project.
    public enum InterruptionLevel: String, CaseIterable, SchemaValue {
      case passive
      case active
      case timeSensitive = "time-sensitive"
      case critical
    }
  }
}

// MARK: - Coding

extension Airship.IOSOverride: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: airshipIosOverridePlan, from: Self()) { m in
    m.optional(0, \.actions)
    m.optional(1, \.alert)
    m.optional(2, \.badge)
    m.optional(3, \.category)
    m.optional(4, \.collapseID)
    m.optional(5, \.contentAvailable)
    m.optional(6, \.expiry)
    m.optional(7, \.extra)
    m.optional(8, \.filterCriteria)
    m.optional(9, \.interactive)
    m.optional(10, \.interruptionLevel)
    m.optional(11, \.liveActivity)
    m.optional(12, \.mediaAttachment)
    m.optional(13, \.mutableContent)
    m.optional(14, \.priority)
    m.optional(15, \.relevanceScore)
    m.optional(16, \.sound)
    m.optional(17, \.subtitle)
    m.optional(18, \.targetContentID)
    m.optional(19, \.threadID)
    m.optional(20, \.title)
    m.others(\.additionalProperties)
  }
}

extension Airship.IOSOverride.Alert: ListedUnion {
  public static let _cases = StoredCases<Self>("#/$defs/alert", in: airshipIosOverridePlan) { c in
    c.add(Self.text)
    c.add(Self.content)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .text(let value): writer.payload(value)
    case .content(let value): writer.payload(value)
    }
  }
}

extension Airship.IOSOverride.AlertContent: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/alert_content",
    in: airshipIosOverridePlan,
    from: Self()
  ) { m in
    m.optional(0, \.actionLocKey)
    m.optional(1, \.body)
    m.optional(2, \.launchImage)
    m.optional(3, \.locArgs)
    m.optional(4, \.locKey)
    m.optional(5, \.subtitle)
    m.optional(6, \.subtitleLocArgs)
    m.optional(7, \.subtitleLocKey)
    m.optional(8, \.summaryArg)
    m.optional(9, \.summaryArgCount)
    m.optional(10, \.title)
    m.optional(11, \.titleLocArgs)
    m.optional(12, \.titleLocKey)
    m.others(\.additionalProperties)
  }
}

extension Airship.IOSOverride.Badge: ListedUnion {
  public static let _cases = StoredCases<Self>("#/$defs/badge", in: airshipIosOverridePlan) { c in
    c.add(Self.count)
    c.add(Self.automatic, always: "auto")
    c.add(Self.change)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .count(let value): writer.payload(value)
    case .automatic: writer.payload(String("auto"))
    case .change(let value): writer.payload(value)
    }
  }
}

extension Airship.IOSOverride.MutableContent: ListedUnion {
  public static let _cases = StoredCases<Self>("#/$defs/mutable_content", in: airshipIosOverridePlan) { c in
    c.add(Self.flag)
    c.add(Self.number)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .flag(let value): writer.payload(value)
    case .number(let value): writer.payload(value)
    }
  }
}

extension Airship.IOSOverride.MutableContent.Number: ListedInteger {
  public static let _schema = TypeSchema("#/$defs/mutable_content/anyOf/1", in: airshipIosOverridePlan)
}

extension Airship.IOSOverride.Sound: ListedUnion {
  public static let _cases = StoredCases<Self>("#/$defs/sound", in: airshipIosOverridePlan) { c in
    c.add(Self.file)
    c.add(Self.critical)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .file(let value): writer.payload(value)
    case .critical(let value): writer.payload(value)
    }
  }
}

extension Airship.IOSOverride.CriticalSound: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/critical_sound",
    in: airshipIosOverridePlan,
    from: Self()
  ) { m in
    m.optional(0, \.name)
    m.optional(1, \.volume)
    m.optional(2, \.critical)
    m.others(\.additionalProperties)
  }
}

extension Airship.IOSOverride.InterruptionLevel: ListedText {
  public static let _cases = CaseTable(
    allCases,
    of: "#/properties/interruption_level",
    in: airshipIosOverridePlan
  )
}

// MARK: - Plan

let airshipIosOverridePlan: SchemaPlan = SchemaPlan(
  "airship/ios-override.yaml",
  #"""
  table airship/actions.yaml#/properties/add_tag/anyOf/1 array rows=((<string>))
  table airship/actions.yaml#/$defs/open object rows=((type <string>) (content <string>))
  table airship/actions.yaml#~members part rows=((add_tag <string> [) (remove_tag <string>) (open {)
    (app_defined <object>)) nested=(airship/actions.yaml#/properties/add_tag/anyOf/1
    airship/actions.yaml#/$defs/open)
  table #/$defs/alert_content/properties/loc-args array rows=((<string>))
  table #/$defs/alert_content object rows=((action-loc-key <string>) (body <string>) (launch-image <string>)
    (loc-args [) (loc-key <string>) (subtitle <string>) (subtitle-loc-args [) (subtitle-loc-key <string>)
    (summary-arg <string>) (summary-arg-count <integer>) (title <string>) (title-loc-args [) (title-loc-key
    <string>)) nested=(#/$defs/alert_content/properties/loc-args #/$defs/alert_content/properties/loc-args
    #/$defs/alert_content/properties/loc-args) others=warned
  table airship/interactive.yaml#/properties/button_actions~others part rows=(("" {))
    nested=(airship/actions.yaml#~members)
  table airship/interactive.yaml#~members part rows=((type <string>) (button_actions *))
    nested=(airship/interactive.yaml#/properties/button_actions~others)
  table airship/live-activity.yaml#/$defs/alert object rows=((body <string>) (sound <string>) (title
    <string>)) others=warned
  table airship/live-activity.yaml#~members part rows=((alert {) (attributes <object>) (attributes_type
    <string>) (content_state <object>) (dismissal_date <integer>) (event <string enum=["start","update",
    "end"]>) (name <string>) (priority <integer enum=[5,10]>) (relevance_score <number>) (stale_date
    <integer>) (timestamp <integer>)) nested=(airship/live-activity.yaml#/$defs/alert)
  table airship/media-attachment.yaml#/$defs/content object rows=((body <string>) (subtitle <string>) (title
    <string>)) others=warned
  table airship/media-attachment.yaml#/$defs/crop object rows=((height <number maximum=1 minimum=0>) (width
    <number maximum=1 minimum=0>) (x <number maximum=1 minimum=0>) (y <number maximum=1 minimum=0>))
    others=warned
  table airship/media-attachment.yaml#/$defs/options object rows=((crop {) (hidden <boolean>) (time
    <number>)) nested=(airship/media-attachment.yaml#/$defs/crop) others=warned
  table airship/media-attachment.yaml# object rows=((content {) (options {) (url <string format="uri">))
    nested=(airship/media-attachment.yaml#/$defs/content airship/media-attachment.yaml#/$defs/options)
    required=4 others=warned
  table #/$defs/critical_sound object rows=((name <string>) (volume <number maximum=1 minimum=0>) (critical
    <boolean>)) others=warned
  table #~members part rows=((actions {) (alert <string> {) (badge <string|integer const="auto"> ?)
    (category <string>) (collapse_id <string maxBytes=64>) (content_available <boolean>) (expiry
    <string|integer format="date-time"> ?) (extra) (filter_criteria <string>) (interactive {)
    (interruption_level <string enum=["passive","active","time-sensitive","critical"]>) (live_activity ~{)
    (media_attachment {) (mutable_content) (priority <integer enum=[5,10]>) (relevance_score <number
    maximum=1 minimum=0>) (sound <string> {) (subtitle <string>) (target_content_id <string>) (thread_id
    <string>) (title <string>)) nested=(airship/actions.yaml#~members #/$defs/alert_content
    airship/interactive.yaml#~members airship/live-activity.yaml#~members airship/media-attachment.yaml#
    #/$defs/critical_sound)
  table #/$defs/alert/anyOf/0 value rows=((<string>))
  table #/$defs/badge/anyOf/0 value rows=((<integer>))
  table #/$defs/badge/anyOf/1 value rows=((<string const="auto">))
  table #/$defs/badge/anyOf/2 value rows=((<string pattern="^[+-][0-9]+$">))
  table "#/properties/extra/propertyNames/not conditional" value rows=((<any const="aps">))
  table #/properties/interruption_level value rows=((<string enum=["passive","active","time-sensitive",
    "critical"]>))
  table #/$defs/mutable_content/anyOf/0 value rows=((<boolean>))
  table #/$defs/mutable_content/anyOf/1 value rows=((<integer enum=[0,1]>))
  table "#/$defs/mutable_content/x-warnings/0 conditional" value rows=((<boolean>))
  table #/$defs/sound/anyOf/0 value rows=((<string>))
  table "#/x-warnings/2/not/properties/alert conditional~members" part rows=((subtitle))
  table "#/x-warnings/3/not/properties/alert conditional~members" part rows=((title))
  block # object=(warned members=((0 run=@airship/actions.yaml#) (1 run=#/$defs/alert) (2 run=#/$defs/badge)
    (6 run=@airship/expiry.yaml#) (7 run=#/properties/extra) (9 run=@airship/interactive.yaml#) (11
    run=@airship/live-activity.yaml#) (12 run=@airship/media-attachment.yaml#) (13
    run=#/$defs/mutable_content) (16 run=#/$defs/sound)) quiet=(all of=((has not bits=208) (any of=((has not
    bits=800) (most number=1))) (any of=((has not bits=20002) (block not slot=0 name=1
    block="#/x-warnings/2/not/properties/alert conditional"))) (any of=((has not bits=100002) (block not
    slot=0 name=1 block="#/x-warnings/3/not/properties/alert conditional")))))) checks=((value
    demand=(x-maxSerializedBytes 4096)))
  block #/$defs/alert defers checks=((union of=(by=((refuse of=null|boolean|array|number) (call of=string
    run=#/$defs/alert/anyOf/0) (call of=object run=#/$defs/alert_content)))))
  block #/$defs/badge defers checks=((union of=(by=((refuse of=null|boolean|object|array) (call of=number
    run=#/$defs/badge/anyOf/0) (attempt of=string branches=((run=#/$defs/badge/anyOf/1)
    (run=#/$defs/badge/anyOf/2)))))))
  block #/properties/extra object=(tableless naming=(tests=((listed not of=(aps)))
    run=#/properties/extra/propertyNames) evaluated)
  block #/properties/extra/propertyNames checks=((not
    run="#/properties/extra/propertyNames/not conditional"))
  block #/$defs/mutable_content defers checks=((union of=(by=((refuse of=null|object|array|string) (call
    of=boolean run=#/$defs/mutable_content/anyOf/0) (call of=number run=#/$defs/mutable_content/anyOf/1))))
    (rule run="#/$defs/mutable_content/x-warnings/0 conditional"))
  block #/$defs/sound defers checks=((union of=(by=((refuse of=null|boolean|array|number) (call of=string
    run=#/$defs/sound/anyOf/0) (call of=object run=#/$defs/critical_sound)))))
  block "#/x-warnings/2/not/properties/alert conditional" again object=(passing=early others=again
    required=(0)) types=object
  block "#/x-warnings/3/not/properties/alert conditional" again object=(passing=early others=again
    required=(0)) types=object
  reading # members=((0 as=(own)) (1 as=(own)) (2 after=#/$defs/badge) (6 after=@airship/expiry.yaml#) (7
    after=#/properties/extra) (9 as=(own)) (11 as=(own)) (12 as=(own)) (13 as=(own)) (16 as=(own)))
  reading #/$defs/alert kinds=((of=string validates cases=((0 as=(plain)))) (validates cases=((1))))
  reading #/$defs/alert_content members=((3 as=(items of=(item
    by=#/$defs/alert_content/properties/loc-args))) (6 as=(items of=(item
    by=#/$defs/alert_content/properties/loc-args))) (11 as=(items of=(item
    by=#/$defs/alert_content/properties/loc-args))))
  reading #/$defs/badge kinds=((of=number cases=((0))) (of=string by=text values=(auto) cases=((1)) else=2))
  reading #/$defs/mutable_content kinds=((of=boolean validates cases=((0 as=(plain)))) (of=number validates
    cases=((1 as=(plain)))))
  reading #/$defs/sound kinds=((of=string validates cases=((0 as=(plain)))) (validates cases=((1))))
  {"#":{"warns":true,"type":"object","properties":{"actions":"airship/actions.yaml#","alert":"#/$defs/alert",
  "badge":"#/$defs/badge","category":{"type":"string"},"collapse_id":{"type":"string","x-maxBytes":64},
  "content_available":{"type":"boolean"},"expiry":"airship/expiry.yaml#","extra":{"type":"object",
  "additionalProperties":true,"propertyNames":{"message":"the key aps is reserved","not":{"const":"aps"}}},
  "filter_criteria":{"type":"string"},"interactive":"airship/interactive.yaml#","interruption_level":".",
  "live_activity":"airship/live-activity.yaml#","media_attachment":"airship/media-attachment.yaml#",
  "mutable_content":"#/$defs/mutable_content","priority":"airship/apns-priority.yaml#",
  "relevance_score":{"type":"number","maximum":1,"minimum":0},"sound":"#/$defs/sound",
  "subtitle":{"type":"string"},"target_content_id":{"type":"string"},"thread_id":{"type":"string"},
  "title":{"type":"string"}},"known":true,"x-maxSerializedBytes":4096,
  "x-warnings":[{"message":"category is ignored beside interactive","not":{"names":["category",
  "interactive"],"required":["category","interactive"]}},
  {"message":"the members beside live_activity are ignored","if":{"if":{"names":["live_activity"],
  "required":["live_activity"]},"then":{"maxProperties":1}}},
  {"message":"subtitle is ignored, because the alert object has a subtitle",
  "not":{"properties":{"alert":{"type":"object","names":["subtitle"],"required":["subtitle"]}},
  "names":["subtitle"],"required":["subtitle","alert"]}},
  {"message":"title is ignored, because the alert object has a title",
  "not":{"properties":{"alert":{"type":"object","names":["title"],"required":["title"]}},"names":["title"],
  "required":["title","alert"]}}]},
  "#/$defs/alert":{"warns":true,"defers":true,"anyOf":{"of":[{"type":"string","name":"Text",
  "schema":{"type":"string"}},{"type":"object","name":"Content","schema":"#/$defs/alert_content"}]}},
  "#/$defs/alert_content":{"warns":true,"type":"object","properties":{"action-loc-key":{"type":"string"},
  "body":{"type":"string"},"launch-image":{"type":"string"},"loc-args":{"type":"array",
  "items":{"type":"string"}},"loc-key":{"type":"string"},"subtitle":{"type":"string"},
  "subtitle-loc-args":{"type":"array","items":{"type":"string"}},"subtitle-loc-key":{"type":"string"},
  "summary-arg":{"type":"string"},"summary-arg-count":{"type":"integer"},"title":{"type":"string"},
  "title-loc-args":{"type":"array","items":{"type":"string"}},"title-loc-key":{"type":"string"}},
  "known":true},
  "#/$defs/badge":{"message":"must be an integer, \"auto\", or an integer in a string with a sign before it, such as \"+1\"",
  "defers":true,"anyOf":{"of":[{"type":"number","name":"Count","schema":{"type":"integer"}},{"type":"string",
  "name":"Automatic","schema":{"type":"string","const":"auto"}},{"type":"string","name":"Change",
  "schema":{"type":"string","pattern":"^[+-][0-9]+$"}}]}},
  "#/properties/interruption_level":{"type":"string","strings /enum":["passive","active","time-sensitive",
  "critical"]},
  "#/$defs/mutable_content":{"warns":true,"defers":true,"anyOf":{"of":[{"type":"boolean","name":"Flag",
  "schema":{"type":"boolean"}},{"type":"number","name":"Number","schema":"."}]},
  "x-warnings":[{"message":"write mutable_content as true or false","type":"boolean"}]},
  "#/$defs/mutable_content/anyOf/1":{"type":"integer","enum":[0,1]},
  "#/$defs/sound":{"warns":true,"defers":true,"anyOf":{"of":[{"type":"string","name":"File",
  "schema":{"type":"string"}},{"type":"object","name":"Critical","schema":"#/$defs/critical_sound"}]}},
  "#/$defs/critical_sound":{"warns":true,"type":"object","properties":{"name":{"type":"string"},
  "volume":{"type":"number","maximum":1,"minimum":0},"critical":{"type":"boolean"}},"known":true}}
  """#,
  with: {
    [
      airshipActionsPlan,
      airshipApnsPriorityPlan,
      airshipExpiryPlan,
      airshipInteractivePlan,
      airshipLiveActivityPlan,
      airshipMediaAttachmentPlan,
    ]
  }
)
