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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// How important the notification is and when it may interrupt. `critical` takes an entitlement from
    /// Apple, which Airship has to enable for the project.
    public enum InterruptionLevel: String, CaseIterable, SchemaValue {
      case passive
      case active
      case timeSensitive = "time-sensitive"
      case critical
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Airship.IOSOverride {
  public init(
    actions: Airship.Actions? = nil,
    alert: Alert? = nil,
    badge: Badge? = nil,
    category: String? = nil,
    collapseID: String? = nil,
    contentAvailable: Bool? = nil,
    expiry: Airship.Expiry? = nil,
    extra: JSONObject? = nil,
    filterCriteria: String? = nil,
    interactive: Airship.Interactive? = nil,
    interruptionLevel: InterruptionLevel? = nil,
    liveActivity: Airship.LiveActivity? = nil,
    mediaAttachment: Airship.MediaAttachment? = nil,
    mutableContent: MutableContent? = nil,
    priority: Airship.APNsPriority? = nil,
    relevanceScore: Double? = nil,
    sound: Sound? = nil,
    subtitle: String? = nil,
    targetContentID: String? = nil,
    threadID: String? = nil,
    title: String? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      actions: actions,
      alert: alert,
      badge: badge,
      category: category,
      collapseID: collapseID,
      contentAvailable: contentAvailable,
      expiry: expiry,
      extra: extra,
      filterCriteria: filterCriteria,
      interactive: interactive,
      interruptionLevel: interruptionLevel,
      liveActivity: liveActivity,
      mediaAttachment: mediaAttachment,
      mutableContent: mutableContent,
      priority: priority,
      relevanceScore: relevanceScore,
      sound: sound,
      subtitle: subtitle,
      targetContentID: targetContentID,
      threadID: threadID,
      title: title,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Airship.IOSOverride.AlertContent {
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
    self.init(
      actionLocKey: actionLocKey,
      body: body,
      launchImage: launchImage,
      locArgs: locArgs,
      locKey: locKey,
      subtitle: subtitle,
      subtitleLocArgs: subtitleLocArgs,
      subtitleLocKey: subtitleLocKey,
      summaryArg: summaryArg,
      summaryArgCount: summaryArgCount,
      title: title,
      titleLocArgs: titleLocArgs,
      titleLocKey: titleLocKey,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Airship.IOSOverride.CriticalSound {
  public init(
    name: String? = nil,
    volume: Double? = nil,
    critical: Bool? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      name: name,
      volume: volume,
      critical: critical,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Airship.IOSOverride: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/ios-override.yaml#",
    in: airshipIosOverrideProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipIosOverride(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      actions
      alert
      badge
      category
      collapse_id
      content_available
      expiry
      extra
      filter_criteria
      interactive
      interruption_level
      live_activity
      media_attachment
      mutable_content
      priority
      relevance_score
      sound
      subtitle
      target_content_id
      thread_id
      title
      """)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkAirshipIosOverrideNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(3, optional: \.category)
    members.string(4, optional: \.collapseID)
    members.boolean(5, optional: \.contentAvailable)
    members.string(8, optional: \.filterCriteria)
    members.listed(10, optional: \.interruptionLevel)
    members.double(15, optional: \.relevanceScore)
    members.string(17, optional: \.subtitle)
    members.string(18, optional: \.targetContentID)
    members.string(19, optional: \.threadID)
    members.string(20, optional: \.title)
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
        value.actions = try Airship.Actions.read(&c, checks: checks)
      case 1:
        value.alert = try Alert.read(&c, checks: checks)
      case 2:
        try o.check(&c, checkAirshipIosOverrideDefsBadge)
        value.badge = try Badge.read(&c)
      case 6:
        try o.check(&c, checkAirshipExpiry)
        value.expiry = try Airship.Expiry.read(&c)
      case 7:
        try o.check(&c, checkAirshipIosOverridePropertiesExtra)
        value.extra = try JSONObject.read(&c)
      case 9:
        value.interactive = try Airship.Interactive.read(&c, checks: checks)
      case 11:
        value.liveActivity = try Airship.LiveActivity.read(&c, checks: checks)
      case 12:
        value.mediaAttachment = try Airship.MediaAttachment.read(&c, checks: checks)
      case 13:
        try o.check(&c, checkAirshipIosOverrideDefsMutableContent)
        value.mutableContent = try MutableContent.read(&c)
      case 14:
        value.priority = try Airship.APNsPriority.read(&c)
      case 16:
        value.sound = try Sound.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.require(serializedBytes: 4096, c)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"actions\":", self.actions)
    writer.optional("\"alert\":", self.alert)
    writer.optional("\"badge\":", self.badge)
    writer.optional("\"category\":", self.category)
    writer.optional("\"collapse_id\":", self.collapseID)
    writer.optional("\"content_available\":", self.contentAvailable)
    writer.optional("\"expiry\":", self.expiry)
    writer.optional("\"extra\":", self.extra)
    writer.optional("\"filter_criteria\":", self.filterCriteria)
    writer.optional("\"interactive\":", self.interactive)
    writer.optional("\"interruption_level\":", self.interruptionLevel)
    writer.optional("\"live_activity\":", self.liveActivity)
    writer.optional("\"media_attachment\":", self.mediaAttachment)
    writer.optional("\"mutable_content\":", self.mutableContent)
    writer.optional("\"priority\":", self.priority)
    writer.optional("\"relevance_score\":", self.relevanceScore)
    writer.optional("\"sound\":", self.sound)
    writer.optional("\"subtitle\":", self.subtitle)
    writer.optional("\"target_content_id\":", self.targetContentID)
    writer.optional("\"thread_id\":", self.threadID)
    writer.optional("\"title\":", self.title)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let actions: Airship.Actions? = try fields.optional("actions")
    let alert: Alert? = try fields.optional("alert")
    let badge: Badge? = try fields.optional("badge")
    let category: String? = try fields.optional("category")
    let collapseID: String? = try fields.optional("collapse_id")
    let contentAvailable: Bool? = try fields.optional("content_available")
    let expiry: Airship.Expiry? = try fields.optional("expiry")
    let extra: JSONObject? = try fields.optional("extra")
    let filterCriteria: String? = try fields.optional("filter_criteria")
    let interactive: Airship.Interactive? = try fields.optional("interactive")
    let interruptionLevel: InterruptionLevel? = try fields.optional("interruption_level")
    let liveActivity: Airship.LiveActivity? = try fields.optional("live_activity")
    let mediaAttachment: Airship.MediaAttachment? = try fields.optional("media_attachment")
    let mutableContent: MutableContent? = try fields.optional("mutable_content")
    let priority: Airship.APNsPriority? = try fields.optional("priority")
    let relevanceScore: Double? = try fields.optional("relevance_score")
    let sound: Sound? = try fields.optional("sound")
    let subtitle: String? = try fields.optional("subtitle")
    let targetContentID: String? = try fields.optional("target_content_id")
    let threadID: String? = try fields.optional("thread_id")
    let title: String? = try fields.optional("title")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      actions: actions,
      alert: alert,
      badge: badge,
      category: category,
      collapseID: collapseID,
      contentAvailable: contentAvailable,
      expiry: expiry,
      extra: extra,
      filterCriteria: filterCriteria,
      interactive: interactive,
      interruptionLevel: interruptionLevel,
      liveActivity: liveActivity,
      mediaAttachment: mediaAttachment,
      mutableContent: mutableContent,
      priority: priority,
      relevanceScore: relevanceScore,
      sound: sound,
      subtitle: subtitle,
      targetContentID: targetContentID,
      threadID: threadID,
      title: title,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("actions", self.actions)
    try fields.optional("alert", self.alert)
    try fields.optional("badge", self.badge)
    try fields.optional("category", self.category)
    try fields.optional("collapse_id", self.collapseID)
    try fields.optional("content_available", self.contentAvailable)
    try fields.optional("expiry", self.expiry)
    try fields.optional("extra", self.extra)
    try fields.optional("filter_criteria", self.filterCriteria)
    try fields.optional("interactive", self.interactive)
    try fields.optional("interruption_level", self.interruptionLevel)
    try fields.optional("live_activity", self.liveActivity)
    try fields.optional("media_attachment", self.mediaAttachment)
    try fields.optional("mutable_content", self.mutableContent)
    try fields.optional("priority", self.priority)
    try fields.optional("relevance_score", self.relevanceScore)
    try fields.optional("sound", self.sound)
    try fields.optional("subtitle", self.subtitle)
    try fields.optional("target_content_id", self.targetContentID)
    try fields.optional("thread_id", self.threadID)
    try fields.optional("title", self.title)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.IOSOverride.Alert: FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/ios-override.yaml#/$defs/alert",
    in: airshipIosOverrideProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipIosOverrideDefsAlert(&c, &s)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      return .text(try String.read(&cursor))
    case .object:
      return .content(try Airship.IOSOverride.AlertContent.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let value): value.write(to: &writer)
    case .content(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      self = .text(try String(unvalidatedFrom: decoder))
    default:
      self = .content(try Airship.IOSOverride.AlertContent(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let value): try value.encode(to: encoder)
    case .content(let value): try value.encode(to: encoder)
    }
  }
}

extension Airship.IOSOverride.AlertContent: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/ios-override.yaml#/$defs/alert_content",
    in: airshipIosOverrideProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipIosOverrideDefsAlertContent(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      action-loc-key
      body
      launch-image
      loc-args
      loc-key
      subtitle
      subtitle-loc-args
      subtitle-loc-key
      summary-arg
      summary-arg-count
      title
      title-loc-args
      title-loc-key
      """)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkAirshipIosOverrideDefsAlertContentNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.actionLocKey)
    members.string(1, optional: \.body)
    members.string(2, optional: \.launchImage)
    members.string(4, optional: \.locKey)
    members.string(5, optional: \.subtitle)
    members.string(7, optional: \.subtitleLocKey)
    members.string(8, optional: \.summaryArg)
    members.integer(9, optional: \.summaryArgCount)
    members.string(10, optional: \.title)
    members.string(12, optional: \.titleLocKey)
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
      case 3:
        value.locArgs = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkAirshipIosOverrideDefsAlertContentPropertiesLocArgsItem.string(&c, checks: checks)
        }
      case 6:
        value.subtitleLocArgs = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkAirshipIosOverrideDefsAlertContentPropertiesSubtitleLocArgsItem.string(&c, checks: checks)
        }
      case 11:
        value.titleLocArgs = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkAirshipIosOverrideDefsAlertContentPropertiesTitleLocArgsItem.string(&c, checks: checks)
        }
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"action-loc-key\":", self.actionLocKey)
    writer.optional("\"body\":", self.body)
    writer.optional("\"launch-image\":", self.launchImage)
    writer.optional("\"loc-args\":", self.locArgs)
    writer.optional("\"loc-key\":", self.locKey)
    writer.optional("\"subtitle\":", self.subtitle)
    writer.optional("\"subtitle-loc-args\":", self.subtitleLocArgs)
    writer.optional("\"subtitle-loc-key\":", self.subtitleLocKey)
    writer.optional("\"summary-arg\":", self.summaryArg)
    writer.optional("\"summary-arg-count\":", self.summaryArgCount)
    writer.optional("\"title\":", self.title)
    writer.optional("\"title-loc-args\":", self.titleLocArgs)
    writer.optional("\"title-loc-key\":", self.titleLocKey)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let actionLocKey: String? = try fields.optional("action-loc-key")
    let body: String? = try fields.optional("body")
    let launchImage: String? = try fields.optional("launch-image")
    let locArgs: [String]? = try fields.optional("loc-args")
    let locKey: String? = try fields.optional("loc-key")
    let subtitle: String? = try fields.optional("subtitle")
    let subtitleLocArgs: [String]? = try fields.optional("subtitle-loc-args")
    let subtitleLocKey: String? = try fields.optional("subtitle-loc-key")
    let summaryArg: String? = try fields.optional("summary-arg")
    let summaryArgCount: Int? = try fields.optional("summary-arg-count")
    let title: String? = try fields.optional("title")
    let titleLocArgs: [String]? = try fields.optional("title-loc-args")
    let titleLocKey: String? = try fields.optional("title-loc-key")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      actionLocKey: actionLocKey,
      body: body,
      launchImage: launchImage,
      locArgs: locArgs,
      locKey: locKey,
      subtitle: subtitle,
      subtitleLocArgs: subtitleLocArgs,
      subtitleLocKey: subtitleLocKey,
      summaryArg: summaryArg,
      summaryArgCount: summaryArgCount,
      title: title,
      titleLocArgs: titleLocArgs,
      titleLocKey: titleLocKey,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("action-loc-key", self.actionLocKey)
    try fields.optional("body", self.body)
    try fields.optional("launch-image", self.launchImage)
    try fields.optional("loc-args", self.locArgs)
    try fields.optional("loc-key", self.locKey)
    try fields.optional("subtitle", self.subtitle)
    try fields.optional("subtitle-loc-args", self.subtitleLocArgs)
    try fields.optional("subtitle-loc-key", self.subtitleLocKey)
    try fields.optional("summary-arg", self.summaryArg)
    try fields.optional("summary-arg-count", self.summaryArgCount)
    try fields.optional("title", self.title)
    try fields.optional("title-loc-args", self.titleLocArgs)
    try fields.optional("title-loc-key", self.titleLocKey)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.IOSOverride.Badge: GeneratedValue {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/ios-override.yaml#/$defs/badge",
    in: airshipIosOverrideProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipIosOverrideDefsBadge(&c, &s)
  }

  private static let texts: KeyTable = KeyTable("auto")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number:
      return .count(try Int.read(&cursor))
    case .string:
      var text: Cursor = cursor
      switch texts.index(of: try text.string(), in: text) {
      case 0:
        try cursor.skipSyntax()
        return .automatic
      default:
        return .change(try String.read(&cursor))
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .count(let value): value.write(to: &writer)
    case .automatic: writer.bytes("\"auto\",")
    case .change(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .number, .string) {
    case .number:
      self = .count(try Int(unvalidatedFrom: decoder))
    default:
      switch Self.texts.index(of: try String(unvalidatedFrom: decoder)) {
      case 0: self = .automatic
      default:
        self = .change(try String(unvalidatedFrom: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .count(let value): try value.encode(to: encoder)
    case .automatic: try String("auto").encode(to: encoder)
    case .change(let value): try value.encode(to: encoder)
    }
  }
}

extension Airship.IOSOverride.MutableContent: GeneratedValue {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/ios-override.yaml#/$defs/mutable_content",
    in: airshipIosOverrideProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipIosOverrideDefsMutableContent(&c, &s)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .boolean:
      return .flag(try Bool.read(&cursor))
    case .number:
      return .number(try Number.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .flag(let value): value.write(to: &writer)
    case .number(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .boolean, .number) {
    case .boolean:
      self = .flag(try Bool(unvalidatedFrom: decoder))
    default:
      self = .number(try Number(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .flag(let value): try value.encode(to: encoder)
    case .number(let value): try value.encode(to: encoder)
    }
  }
}

extension Airship.IOSOverride.MutableContent.Number: GeneratedValue {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/ios-override.yaml#/$defs/mutable_content/anyOf/1",
    in: airshipIosOverrideProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipIosOverrideDefsMutableContentAnyOf1(&c, &s)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    guard let value = Self(rawValue: try Int.read(&cursor)) else {
      throw Rejection(.violation, at: start)
    }
    return value
  }

  public func write(to writer: inout JSONWriter) {
    writer.integer(rawValue)
  }
}

extension Airship.IOSOverride.Sound: FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/ios-override.yaml#/$defs/sound",
    in: airshipIosOverrideProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipIosOverrideDefsSound(&c, &s)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      return .file(try String.read(&cursor))
    case .object:
      return .critical(try Airship.IOSOverride.CriticalSound.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .file(let value): value.write(to: &writer)
    case .critical(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      self = .file(try String(unvalidatedFrom: decoder))
    default:
      self = .critical(try Airship.IOSOverride.CriticalSound(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .file(let value): try value.encode(to: encoder)
    case .critical(let value): try value.encode(to: encoder)
    }
  }
}

extension Airship.IOSOverride.CriticalSound: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/ios-override.yaml#/$defs/critical_sound",
    in: airshipIosOverrideProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipIosOverrideDefsCriticalSound(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("name\nvolume\ncritical")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkAirshipIosOverrideDefsCriticalSoundNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.name)
    members.double(1, optional: \.volume)
    members.boolean(2, optional: \.critical)
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
      try o.readOther(&c, into: &others)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"name\":", self.name)
    writer.optional("\"volume\":", self.volume)
    writer.optional("\"critical\":", self.critical)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let name: String? = try fields.optional("name")
    let volume: Double? = try fields.optional("volume")
    let critical: Bool? = try fields.optional("critical")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      name: name,
      volume: volume,
      critical: critical,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("name", self.name)
    try fields.optional("volume", self.volume)
    try fields.optional("critical", self.critical)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.IOSOverride.InterruptionLevel: GeneratedValue {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/ios-override.yaml#/properties/interruption_level",
    in: airshipIosOverrideProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipIosOverridePropertiesInterruptionLevel(&c, &s)
  }

  private static let values: KeyTable = KeyTable("passive\nactive\ntime-sensitive\ncritical")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .passive
    case 1: return .active
    case 2: return .timeSensitive
    case 3: return .critical
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .passive: writer.bytes("\"passive\",")
    case .active: writer.bytes("\"active\",")
    case .timeSensitive: writer.bytes("\"time-sensitive\",")
    case .critical: writer.bytes("\"critical\",")
    }
  }
}

// MARK: - Validators

private let checkAirshipIosOverrideNames: MemberTable = MemberTable(
  """
  actions\t\t{
  alert\tstring\t{
  badge\tstring|integer const=\"auto\"\t?
  category\tstring
  collapse_id\tstring maxBytes=64
  content_available\tboolean
  expiry\tstring|integer format=\"date-time\"\t?
  extra
  filter_criteria\tstring
  interactive\t\t{
  interruption_level\tstring enum=[\"passive\",\"active\",\"time-sensitive\",\"critical\"]
  live_activity\t\t~{
  media_attachment\t\t{
  mutable_content
  priority\tinteger enum=[5,10]
  relevance_score\tnumber maximum=1 minimum=0
  sound\tstring\t{
  subtitle\tstring
  target_content_id\tstring
  thread_id\tstring
  title\tstring
  """,
  nested: [
    checkAirshipActionsNames,
    checkAirshipIosOverrideDefsAlertContentNames,
    checkAirshipInteractiveNames,
    checkAirshipLiveActivityNames,
    checkAirshipMediaAttachmentNames,
    checkAirshipIosOverrideDefsCriticalSoundNames,
  ]
)

func checkAirshipIosOverride(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkAirshipIosOverrideNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkAirshipActions(&c, &s)
      case 1:
        try checkAirshipIosOverrideDefsAlert(&c, &s)
      case 2:
        try checkAirshipIosOverrideDefsBadge(&c, &s)
      case 6:
        try checkAirshipExpiry(&c, &s)
      case 7:
        try checkAirshipIosOverridePropertiesExtra(&c, &s)
      case 9:
        try checkAirshipInteractive(&c, &s)
      case 11:
        try checkAirshipLiveActivity(&c, &s)
      case 12:
        try checkAirshipMediaAttachment(&c, &s)
      case 13:
        try checkAirshipIosOverrideDefsMutableContent(&c, &s)
      case 16:
        try checkAirshipIosOverrideDefsSound(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
    if s.wantsWarnings, !s.hasWarning, !checkAirshipIosOverrideIsQuiet(&o, c) { s.noteWarning() }
  } else {
    throw Rejection(at: start)
  }
  let end: Int = c.position
  c.position = start
  try Assertion.maxSerializedBytes(4096, from: start, to: end, c)
  c.position = end
}

private func checkAirshipIosOverrideIsQuiet(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x208 == 0x208 { return false }
  if o.seen0 & 0x800 == 0x800, o.count > 1 { return false }
  if o.seen0 & 0x2_0002 == 0x2_0002 {
    if o.accepts(0, of: 1, c, checkAirshipIosOverrideXWarnings2NotPropertiesAlertFragment) { return false }
  }
  if o.seen0 & 0x10_0002 == 0x10_0002 {
    if o.accepts(0, of: 1, c, checkAirshipIosOverrideXWarnings3NotPropertiesAlertFragment) { return false }
  }
  return true
}

private func checkAirshipIosOverrideDefsAlert(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkAirshipIosOverrideDefsAlertAnyOf0(&c, &s)
  case .object:
    try checkAirshipIosOverrideDefsAlertContent(&c, &s)
  default:
    throw Rejection(at: start)
  }
}

private func checkAirshipIosOverrideDefsAlertAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    throw Rejection(at: start)
  }
}

private let checkAirshipIosOverrideDefsAlertContentNames: MemberTable = MemberTable(
  """
  action-loc-key\tstring
  body\tstring
  launch-image\tstring
  loc-args\t\t[
  loc-key\tstring
  subtitle\tstring
  subtitle-loc-args\t\t[
  subtitle-loc-key\tstring
  summary-arg\tstring
  summary-arg-count\tinteger
  title\tstring
  title-loc-args\t\t[
  title-loc-key\tstring
  """,
  nested: [
    checkAirshipIosOverrideDefsAlertContentPropertiesLocArgsItem,
    checkAirshipIosOverrideDefsAlertContentPropertiesSubtitleLocArgsItem,
    checkAirshipIosOverrideDefsAlertContentPropertiesTitleLocArgsItem,
  ]
)

private func checkAirshipIosOverrideDefsAlertContent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkAirshipIosOverrideDefsAlertContentNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 3:
        try checkAirshipIosOverrideDefsAlertContentPropertiesLocArgs(&c, &s)
      case 6:
        try checkAirshipIosOverrideDefsAlertContentPropertiesSubtitleLocArgs(&c, &s)
      case 11:
        try checkAirshipIosOverrideDefsAlertContentPropertiesTitleLocArgs(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkAirshipIosOverrideDefsAlertContentPropertiesLocArgsItem: MemberTable = MemberTable(
  items: """
    string
    """)

private func checkAirshipIosOverrideDefsAlertContentPropertiesLocArgs(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkAirshipIosOverrideDefsAlertContentPropertiesLocArgsItem.readItems(&c, &s)
  } else {
    throw Rejection(at: start)
  }
}

private let checkAirshipIosOverrideDefsAlertContentPropertiesSubtitleLocArgsItem: MemberTable = MemberTable(
  items: """
    string
    """)

private func checkAirshipIosOverrideDefsAlertContentPropertiesSubtitleLocArgs(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkAirshipIosOverrideDefsAlertContentPropertiesSubtitleLocArgsItem.readItems(&c, &s)
  } else {
    throw Rejection(at: start)
  }
}

private let checkAirshipIosOverrideDefsAlertContentPropertiesTitleLocArgsItem: MemberTable = MemberTable(
  items: """
    string
    """)

private func checkAirshipIosOverrideDefsAlertContentPropertiesTitleLocArgs(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkAirshipIosOverrideDefsAlertContentPropertiesTitleLocArgsItem.readItems(&c, &s)
  } else {
    throw Rejection(at: start)
  }
}

private func checkAirshipIosOverrideDefsBadge(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    try checkAirshipIosOverrideDefsBadgeAnyOf0(&c, &s)
  case .string:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        checkAirshipIosOverrideDefsBadgeAnyOf1
      )
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        checkAirshipIosOverrideDefsBadgeAnyOf2
      )
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
    if anyOfCount == 0 { throw Rejection(at: start) }
  default:
    throw Rejection(at: start)
  }
}

private func checkAirshipIosOverrideDefsBadgeAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) { throw Rejection(at: start) }
  default:
    throw Rejection(at: start)
  }
}

private func checkAirshipIosOverrideDefsBadgeAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"auto\"", at: start, c)
  default:
    throw Rejection(at: start)
  }
}

private func checkAirshipIosOverrideDefsBadgeAnyOf2(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(airshipIosOverrideBadgePattern, string, c)
  default:
    throw Rejection(at: start)
  }
}

private let checkAirshipIosOverridePropertiesExtraListed0: KeyTable = KeyTable("aps")

private func checkAirshipIosOverridePropertiesExtra(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if !checkAirshipIosOverridePropertiesExtraAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkAirshipIosOverridePropertiesExtraPropertyNames(&c, &s)
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    throw Rejection(at: start)
  }
}

private func checkAirshipIosOverridePropertiesExtraAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if checkAirshipIosOverridePropertiesExtraListed0.index(of: key, in: c) >= 0 {
    return false
  }
  return true
}

private func checkAirshipIosOverridePropertiesExtraPropertyNames(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      checkAirshipIosOverridePropertiesExtraPropertyNamesNotFragment
    )
    if isMatch { throw Rejection(at: start) }
  }
  c.position = end
}

private func checkAirshipIosOverridePropertiesExtraPropertyNamesNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"aps\"", at: start, c)
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"aps\"", at: start, c)
  case .number:
    _ = try c.number()
    try Assertion.constant("\"aps\"", at: start, c)
  case .string:
    _ = try c.string()
    try Assertion.constant("\"aps\"", at: start, c)
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"aps\"", at: start, c)
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"aps\"", at: start, c)
  }
}

private let checkAirshipIosOverridePropertiesInterruptionLevelValues: KeyTable = KeyTable(
  """
  passive
  active
  time-sensitive
  critical
  """)

private func checkAirshipIosOverridePropertiesInterruptionLevel(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(checkAirshipIosOverridePropertiesInterruptionLevelValues, string, c)
  default:
    throw Rejection(at: start)
  }
}

private func checkAirshipIosOverrideDefsMutableContent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .boolean:
    try checkAirshipIosOverrideDefsMutableContentAnyOf0(&c, &s)
  case .number:
    try checkAirshipIosOverrideDefsMutableContentAnyOf1(&c, &s)
  default:
    throw Rejection(at: start)
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkAirshipIosOverrideDefsMutableContentXWarnings0FragmentRule.accepts(c) { s.noteWarning() }
    }
  }
  c.position = end
}

private func checkAirshipIosOverrideDefsMutableContentAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .boolean: try c.skipValue()
  default:
    throw Rejection(at: start)
  }
}

private let checkAirshipIosOverrideDefsMutableContentAnyOf1Values: ValueList = ValueList("0\n1")

private func checkAirshipIosOverrideDefsMutableContentAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) { throw Rejection(at: start) }
    try Assertion.enumeration(checkAirshipIosOverrideDefsMutableContentAnyOf1Values, at: start, c)
  default:
    throw Rejection(at: start)
  }
}

private func checkAirshipIosOverrideDefsSound(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkAirshipIosOverrideDefsSoundAnyOf0(&c, &s)
  case .object:
    try checkAirshipIosOverrideDefsCriticalSound(&c, &s)
  default:
    throw Rejection(at: start)
  }
}

private func checkAirshipIosOverrideDefsSoundAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    throw Rejection(at: start)
  }
}

private let checkAirshipIosOverrideDefsCriticalSoundNames: MemberTable = MemberTable(
  """
  name\tstring
  volume\tnumber maximum=1 minimum=0
  critical\tboolean
  """)

private func checkAirshipIosOverrideDefsCriticalSound(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkAirshipIosOverrideDefsCriticalSoundNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      s.noteWarning()
      try c.skipValue()
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkAirshipIosOverrideXWarnings2NotPropertiesAlertFragmentNames: MemberTable = MemberTable(
  """
  subtitle
  """)

private func checkAirshipIosOverrideXWarnings2NotPropertiesAlertFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkAirshipIosOverrideXWarnings2NotPropertiesAlertFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  } else {
    throw Rejection(at: start)
  }
}

private let checkAirshipIosOverrideXWarnings3NotPropertiesAlertFragmentNames: MemberTable = MemberTable(
  """
  title
  """)

private func checkAirshipIosOverrideXWarnings3NotPropertiesAlertFragment(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkAirshipIosOverrideXWarnings3NotPropertiesAlertFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
  } else {
    throw Rejection(at: start)
  }
}

private let airshipIosOverrideBadgePattern: Pattern? = Pattern.generated("^[+-][0-9]+$")

let airshipIosOverrideProgram: SchemaProgram = SchemaProgram(
  #"""
  {"airship/ios-override.yaml#":{"warns":true,"type":["object"],
  "properties":{"actions":"airship/actions.yaml#","alert":"airship/ios-override.yaml#/$defs/alert",
  "badge":"airship/ios-override.yaml#/$defs/badge","category":{"type":["string"]},
  "collapse_id":{"type":["string"],"x-maxBytes":64},"content_available":{"type":["boolean"]},
  "expiry":"airship/expiry.yaml#","extra":{"type":["object"],"additionalProperties":true,
  "propertyNames":{"message":"the key aps is reserved","not":{"const":"aps"}}},
  "filter_criteria":{"type":["string"]},"interactive":"airship/interactive.yaml#",
  "interruption_level":["/properties/interruption_level",
  "airship/ios-override.yaml#/properties/interruption_level"],"live_activity":"airship/live-activity.yaml#",
  "media_attachment":"airship/media-attachment.yaml#",
  "mutable_content":"airship/ios-override.yaml#/$defs/mutable_content",
  "priority":"airship/apns-priority.yaml#","relevance_score":{"type":["number"],"maximum":1,"minimum":0},
  "sound":"airship/ios-override.yaml#/$defs/sound","subtitle":{"type":["string"]},
  "target_content_id":{"type":["string"]},"thread_id":{"type":["string"]},"title":{"type":["string"]}},
  "known":true,"x-maxSerializedBytes":4096,"x-warnings":[{"message":"category is ignored beside interactive",
  "not":{"names":["category","interactive"],"required":["category","interactive"]}},
  {"message":"the members beside live_activity are ignored","if":{"if":{"names":["live_activity"],
  "required":["live_activity"]},"then":{"maxProperties":1}}},
  {"message":"subtitle is ignored, because the alert object has a subtitle",
  "not":{"properties":{"alert":{"type":["object"],"names":["subtitle"],"required":["subtitle"]}},
  "names":["subtitle"],"required":["subtitle","alert"]}},
  {"message":"title is ignored, because the alert object has a title",
  "not":{"properties":{"alert":{"type":["object"],"names":["title"],"required":["title"]}},"names":["title"],
  "required":["title","alert"]}}]},
  "airship/ios-override.yaml#/$defs/alert":{"warns":true,"defers":true,"anyOf":{"of":[{"type":["string"],
  "name":"Text","schema":{"type":["string"]}},{"type":["object"],"name":"Content",
  "schema":"airship/ios-override.yaml#/$defs/alert_content"}]}},
  "airship/ios-override.yaml#/$defs/alert_content":{"warns":true,"type":["object"],
  "properties":{"action-loc-key":{"type":["string"]},"body":{"type":["string"]},
  "launch-image":{"type":["string"]},"loc-args":{"type":["array"],"items":{"type":["string"]}},
  "loc-key":{"type":["string"]},"subtitle":{"type":["string"]},"subtitle-loc-args":{"type":["array"],
  "items":{"type":["string"]}},"subtitle-loc-key":{"type":["string"]},"summary-arg":{"type":["string"]},
  "summary-arg-count":{"type":["integer"]},"title":{"type":["string"]},"title-loc-args":{"type":["array"],
  "items":{"type":["string"]}},"title-loc-key":{"type":["string"]}},"known":true},
  "airship/ios-override.yaml#/$defs/badge":{"message":"must be an integer, \"auto\", or an integer in a string with a sign before it, such as \"+1\"",
  "defers":true,"anyOf":{"of":[{"type":["number"],"name":"Count","schema":{"type":["integer"]}},
  {"type":["string"],"name":"Automatic","schema":{"type":["string"],"const":"auto"}},{"type":["string"],
  "name":"Change","schema":{"type":["string"],"pattern":"^[+-][0-9]+$"}}]}},
  "airship/ios-override.yaml#/properties/interruption_level":{"type":["string"],"strings /enum":["passive",
  "active","time-sensitive","critical"]},
  "airship/ios-override.yaml#/$defs/mutable_content":{"warns":true,"defers":true,
  "anyOf":{"of":[{"type":["boolean"],"name":"Flag","schema":{"type":["boolean"]}},{"type":["number"],
  "name":"Number","schema":["/anyOf/1","airship/ios-override.yaml#/$defs/mutable_content/anyOf/1"]}]},
  "x-warnings":[["/x-warnings/0","airship/ios-override.yaml#/$defs/mutable_content/x-warnings/0 fragment"]]},
  "airship/ios-override.yaml#/$defs/mutable_content/anyOf/1":{"type":["integer"],"enum":[0,1]},
  "airship/ios-override.yaml#/$defs/mutable_content/x-warnings/0 fragment":{"at":"airship/ios-override.yaml#/$defs/mutable_content/x-warnings/0",
  "message":"write mutable_content as true or false","type":["boolean"]},
  "airship/ios-override.yaml#/$defs/sound":{"warns":true,"defers":true,"anyOf":{"of":[{"type":["string"],
  "name":"File","schema":{"type":["string"]}},{"type":["object"],"name":"Critical",
  "schema":"airship/ios-override.yaml#/$defs/critical_sound"}]}},
  "airship/ios-override.yaml#/$defs/critical_sound":{"warns":true,"type":["object"],
  "properties":{"name":{"type":["string"]},"volume":{"type":["number"],"maximum":1,"minimum":0},
  "critical":{"type":["boolean"]}},"known":true}}
  """#,
  with: {
    [
      airshipActionsProgram,
      airshipApnsPriorityProgram,
      airshipExpiryProgram,
      airshipInteractiveProgram,
      airshipLiveActivityProgram,
      airshipMediaAttachmentProgram,
    ]
  }
)

private let checkAirshipIosOverrideDefsMutableContentXWarnings0FragmentRule: SchemaEntry = SchemaEntry(
  "airship/ios-override.yaml#/$defs/mutable_content/x-warnings/0 fragment",
  in: airshipIosOverrideProgram
)
