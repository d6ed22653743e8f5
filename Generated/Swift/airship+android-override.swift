// Generated from airship/android-override.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What a push says and does on Android, in place of what the notification says for every platform. At most
  /// 4,096 bytes, counted as compact JSON.
  public struct AndroidOverride: SchemaValue {
    /// What the SDK does when somebody interacts with the notification.
    public var actions: Actions?
    /// The message on Android, in place of the alert of the notification.
    public var alert: String?
    /// The kind of message, a hint for its place among other notifications.
    ///
    /// Since Android Lollipop.
    public var category: Category?
    /// Marks messages that replace one another. A device that was offline or in doze mode shows only the
    /// newest message of each key.
    public var collapseKey: String?
    /// Asked for delivery to wait until the device is active. GCM heeded it until 15 November 2016; since
    /// then it accepts and ignores it.
    @available(*, deprecated, message: "Deprecated.")
    public var delayWhileIdle: Bool? {
      get { _delayWhileIdle }
      set { _delayWhileIdle = newValue }
    }
    private var _delayWhileIdle: Bool?
    /// Which channels to reach: `opted_in` the ones that show notifications, `all` also the ones that only
    /// receive them in the background.
    public var deliverTo: DeliverTo?
    /// How urgently FCM delivers the message.
    public var deliveryPriority: DeliveryPriority?
    /// Data for the app. Values are strings; write structured data as JSON text. The keys `from`,
    /// `message_type` and `data`, and every key that begins with `google` or `gcm`, are reserved.
    public var extra: JSONMap<String>?
    /// The image file in the app's resources to use as the icon.
    public var icon: String?
    /// The colour of the icon, as `#` and six hexadecimal digits for red, green and blue.
    public var iconColor: String?
    /// Buttons beside the message. The service answers HTTP 400 when the device type cannot show them.
    public var interactive: Interactive?
    /// Turns the notification into a Live Update and says what it shows.
    public var liveUpdate: LiveUpdate?
    /// Shows the notification on wearables only when true.
    public var localOnly: Bool?
    /// The Android notification channel, which groups notifications that behave alike.
    public var notificationChannel: String?
    /// Marks notifications that replace one another while displayed: a newer one takes the place of the one
    /// with the same tag. The counterpart of `collapse_id` on iOS.
    public var notificationTag: String?
    /// The weight among other notifications, from -2, the lowest, to 2, the highest.
    ///
    /// Must be at least `-2` and at most `2`.
    public var priority: Int?
    /// Shown on the lock screen in place of the redacted notification. Only useful when `visibility` hides
    /// the message there.
    public var publicNotification: PublicNotification?
    /// The sound file in the app's resources to play.
    public var sound: String?
    /// An expanded layout for the notification.
    public var style: Style?
    /// The line that sums the message up, shown as a subtitle.
    public var summary: String?
    /// When delivery is given up.
    public var timeToLive: Expiry?
    /// The title of the notification. The name of the app if absent.
    public var title: String?
    /// What the lock screen shows: `1` the whole notification, `0` a redacted version, `-1` nothing at all.
    public var visibility: Visibility?
    /// How the message looks on a wearable.
    public var wearable: Wearable?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      actions: Actions? = nil,
      alert: String? = nil,
      category: Category? = nil,
      collapseKey: String? = nil,
      deliverTo: DeliverTo? = nil,
      deliveryPriority: DeliveryPriority? = nil,
      extra: JSONMap<String>? = nil,
      icon: String? = nil,
      iconColor: String? = nil,
      interactive: Interactive? = nil,
      liveUpdate: LiveUpdate? = nil,
      localOnly: Bool? = nil,
      notificationChannel: String? = nil,
      notificationTag: String? = nil,
      priority: Int? = nil,
      publicNotification: PublicNotification? = nil,
      sound: String? = nil,
      style: Style? = nil,
      summary: String? = nil,
      timeToLive: Expiry? = nil,
      title: String? = nil,
      visibility: Visibility? = nil,
      wearable: Wearable? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.actions = actions
      self.alert = alert
      self.category = category
      self.collapseKey = collapseKey
      self._delayWhileIdle = nil
      self.deliverTo = deliverTo
      self.deliveryPriority = deliveryPriority
      self.extra = extra
      self.icon = icon
      self.iconColor = iconColor
      self.interactive = interactive
      self.liveUpdate = liveUpdate
      self.localOnly = localOnly
      self.notificationChannel = notificationChannel
      self.notificationTag = notificationTag
      self.priority = priority
      self.publicNotification = publicNotification
      self.sound = sound
      self.style = style
      self.summary = summary
      self.timeToLive = timeToLive
      self.title = title
      self.visibility = visibility
      self.wearable = wearable
      self.additionalProperties = additionalProperties
    }

    /// `delayWhileIdle`, or its default where it is left out.
    @available(*, deprecated, message: "Deprecated.")
    public var delayWhileIdleOrDefault: Bool { self._delayWhileIdle ?? false }

    /// `deliverTo`, or its default where it is left out.
    public var deliverToOrDefault: DeliverTo { self.deliverTo ?? .all }

    /// `deliveryPriority`, or its default where it is left out.
    public var deliveryPriorityOrDefault: DeliveryPriority { self.deliveryPriority ?? .normal }

    /// `priority`, or its default where it is left out.
    public var priorityOrDefault: Int { self.priority ?? 0 }

    /// `visibility`, or its default where it is left out.
    public var visibilityOrDefault: Visibility { self.visibility ?? .`public` }

    /// What the lock screen shows of a notification that is otherwise hidden there.
    public struct PublicNotification: SchemaValue {
      /// The message anybody may read.
      public var alert: String?
      /// The summary anybody may read.
      public var summary: String?
      /// The title anybody may read.
      public var title: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        alert: String? = nil,
        summary: String? = nil,
        title: String? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.alert = alert
        self.summary = summary
        self.title = title
        self.additionalProperties = additionalProperties
      }
    }

    /// How the message looks on a wearable Android device.
    public struct Wearable: SchemaValue {
      /// The address of a picture to show behind the message.
      ///
      /// Must have the format `uri`.
      public var backgroundImage: String?
      /// Pages of text that follow the message.
      public var extraPages: [ExtraPage]?
      /// Buttons on the wearable. The service answers HTTP 400 when the device type cannot show them.
      public var interactive: Interactive?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        backgroundImage: String? = nil,
        extraPages: [ExtraPage]? = nil,
        interactive: Interactive? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.backgroundImage = backgroundImage
        self.extraPages = extraPages
        self.interactive = interactive
        self.additionalProperties = additionalProperties
      }
    }

    /// A page of text on a wearable.
    public struct ExtraPage: SchemaValue {
      /// The heading of the page.
      public var title: String?
      /// The text of the page.
      public var alert: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(title: String? = nil, alert: String? = nil, additionalProperties: JSONObject = [:]) {
        self.title = title
        self.alert = alert
        self.additionalProperties = additionalProperties
      }
    }

    /// The kind of message, a hint for its place among other notifications.
    ///
    /// Since Android Lollipop.
    public enum Category: String, CaseIterable, SchemaValue {
      case alarm
      case call
      case email
      case error = "err"
      case event
      case message = "msg"
      case promotion = "promo"
      case recommendation
      case service
      case social
      case status
      case system = "sys"
      case transport
    }

    /// Which channels to reach: `opted_in` the ones that show notifications, `all` also the ones that only
    /// receive them in the background.
    public enum DeliverTo: String, CaseIterable, SchemaValue {
      case all
      case optedIn = "opted_in"
    }

    /// How urgently FCM delivers the message.
    public enum DeliveryPriority: String, CaseIterable, SchemaValue {
      case high
      case normal
    }

    /// What the lock screen shows: `1` the whole notification, `0` a redacted version, `-1` nothing at all.
    public enum Visibility: Int, CaseIterable, SchemaValue {
      case secret = -1
      case `private` = 0
      case `public` = 1
    }
  }
}

// MARK: - Coding

extension Airship.AndroidOverride: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: airshipAndroidOverridePlan, from: Self()) { m in
    m.optional(0, \.actions)
    m.optional(1, \.alert)
    m.optional(2, \.category)
    m.optional(3, \.collapseKey)
    m.optional(4, \._delayWhileIdle)
    m.optional(5, \.deliverTo)
    m.optional(6, \.deliveryPriority)
    m.optional(7, \.extra)
    m.optional(8, \.icon)
    m.optional(9, \.iconColor)
    m.optional(10, \.interactive)
    m.optional(11, \.liveUpdate)
    m.optional(12, \.localOnly)
    m.optional(13, \.notificationChannel)
    m.optional(14, \.notificationTag)
    m.optional(15, \.priority)
    m.optional(16, \.publicNotification)
    m.optional(17, \.sound)
    m.optional(18, \.style)
    m.optional(19, \.summary)
    m.optional(20, \.timeToLive)
    m.optional(21, \.title)
    m.optional(22, \.visibility)
    m.optional(23, \.wearable)
    m.others(\.additionalProperties)
  }
}

extension Airship.AndroidOverride.PublicNotification: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/public_notification",
    in: airshipAndroidOverridePlan,
    from: Self()
  ) { m in
    m.optional(0, \.alert)
    m.optional(1, \.summary)
    m.optional(2, \.title)
    m.others(\.additionalProperties)
  }
}

extension Airship.AndroidOverride.Wearable: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/wearable",
    in: airshipAndroidOverridePlan,
    from: Self()
  ) { m in
    m.optional(0, \.backgroundImage)
    m.optional(1, \.extraPages)
    m.optional(2, \.interactive)
    m.others(\.additionalProperties)
  }
}

extension Airship.AndroidOverride.ExtraPage: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/extra_page",
    in: airshipAndroidOverridePlan,
    from: Self()
  ) { m in
    m.optional(0, \.title)
    m.optional(1, \.alert)
    m.others(\.additionalProperties)
  }
}

extension Airship.AndroidOverride.Category: ListedText {
  public static let _cases = CaseTable(allCases, of: "#/properties/category", in: airshipAndroidOverridePlan)
}

extension Airship.AndroidOverride.DeliverTo: ListedText {
  public static let _cases = CaseTable(
    allCases,
    of: "#/properties/deliver_to",
    in: airshipAndroidOverridePlan
  )
}

extension Airship.AndroidOverride.DeliveryPriority: ListedText {
  public static let _cases = CaseTable(
    allCases,
    of: "#/properties/delivery_priority",
    in: airshipAndroidOverridePlan
  )
}

extension Airship.AndroidOverride.Visibility: ListedInteger {
  public static let _schema = TypeSchema("#/properties/visibility", in: airshipAndroidOverridePlan)
}

// MARK: - Plan

let airshipAndroidOverridePlan: SchemaPlan = SchemaPlan(
  "airship/android-override.yaml",
  #"""
  table airship/actions.yaml#/properties/add_tag/anyOf/1 array rows=((<string>))
  table airship/actions.yaml#/$defs/open object rows=((type <string>) (content <string>))
  table airship/actions.yaml#~members part rows=((add_tag <string> [) (remove_tag <string>) (open {)
    (app_defined <object>)) nested=(airship/actions.yaml#/properties/add_tag/anyOf/1
    airship/actions.yaml#/$defs/open)
  table airship/interactive.yaml#/properties/button_actions~others part rows=(("" {))
    nested=(airship/actions.yaml#~members)
  table airship/interactive.yaml#~members part rows=((type <string>) (button_actions *))
    nested=(airship/interactive.yaml#/properties/button_actions~others)
  table airship/live-update.yaml#~members part rows=((content_state <object>) (dismissal_date <integer>)
    (event <string enum=["start","update","end"]>) (name <string>) (timestamp <integer>) (type <string>))
  table #/$defs/public_notification object rows=((alert <string>) (summary <string>) (title <string>))
    others=warned
  table #/$defs/extra_page object rows=((title <string>) (alert <string>)) others=warned
  table #/$defs/wearable/properties/extra_pages array rows=(("" {)) nested=(#/$defs/extra_page)
  table #/$defs/wearable~members part rows=((background_image <string format="uri">) (extra_pages [)
    (interactive {)) nested=(#/$defs/wearable/properties/extra_pages airship/interactive.yaml#~members)
  table #~members part rows=((actions {) (alert <string>) (category <string enum=["alarm","call","email",
    "err","event","msg","promo","recommendation","service","social","status","sys","transport"]>)
    (collapse_key <string>) (delay_while_idle <boolean> …) (deliver_to <string enum=["all","opted_in"]>)
    (delivery_priority <string enum=["high","normal"]>) (extra) (icon <string>) (icon_color <string
    pattern="^#[0-9A-Fa-f]{6}$">) (interactive {) (live_update ~{) (local_only <boolean>)
    (notification_channel <string>) (notification_tag <string>) (priority <integer maximum=2 minimum=-2>)
    (public_notification {) (sound <string>) (style) (summary <string>) (time_to_live <string|integer
    format="date-time"> ?) (title <string>) (visibility <integer enum=[-1,0,1]>) (wearable {))
    nested=(airship/actions.yaml#~members airship/interactive.yaml#~members
    airship/live-update.yaml#~members #/$defs/public_notification #/$defs/wearable~members)
  table "#/x-warnings/0/then conditional~members" part rows=((visibility <any enum=[0,-1]>))
  table #/properties/category value rows=((<string enum=["alarm","call","email","err","event","msg","promo",
    "recommendation","service","social","status","sys","transport"]>))
  table #/properties/deliver_to value rows=((<string enum=["all","opted_in"]>))
  table #/properties/delivery_priority value rows=((<string enum=["high","normal"]>))
  table #/properties/extra~others part rows=((<string>))
  table "#/properties/extra/propertyNames/allOf/0/not conditional" value rows=((<any enum=["from",
    "message_type","data"]>))
  table "#/properties/extra/propertyNames/allOf/1/not conditional" value rows=((<any
    pattern="^(google|gcm)">))
  table #/properties/visibility value rows=((<integer enum=[-1,0,1]>))
  block # object=(warned members=((0 run=@airship/actions.yaml#) (4 by=table warns) (7
    run=#/properties/extra) (10 run=@airship/interactive.yaml#) (11 run=@airship/live-update.yaml#) (16
    run=#/$defs/public_notification) (18 run=@airship/style.yaml#) (20 run=@airship/expiry.yaml#) (23
    run=#/$defs/wearable)) quiet=(any of=((has not bits=10000) (all of=((has bits=400000) (line slot=0
    name=22 table="#/x-warnings/0/then conditional~members")))))) checks=((value
    demand=(x-maxSerializedBytes 4096)))
  block #/properties/extra object=(table=#/properties/extra~others map naming=(tests=((listed not of=(from
    message_type data)) (matching not of=("^(google|gcm)"))) run=#/properties/extra/propertyNames))
  block #/properties/extra/propertyNames defers checks=((call
    run="#/properties/extra/propertyNames/allOf/0 inPlace first") (call
    run="#/properties/extra/propertyNames/allOf/1 inPlace"))
  block "#/properties/extra/propertyNames/allOf/0 inPlace first" checks=((not
    run="#/properties/extra/propertyNames/allOf/0/not conditional"))
  block "#/properties/extra/propertyNames/allOf/1 inPlace" again checks=((not
    run="#/properties/extra/propertyNames/allOf/1/not conditional"))
  block #/$defs/wearable object=(warned members=((1 run=#/$defs/wearable/properties/extra_pages) (2
    run=@airship/interactive.yaml#)))
  block "#/x-warnings/0/then conditional" object=()
  reading # members=((0 as=(own)) (7 after=#/properties/extra) (10 as=(own)) (11 as=(own)) (16 as=(own)) (18
    as=(own)) (20 after=@airship/expiry.yaml#) (23 as=(own)))
  reading #/$defs/wearable members=((1 as=(items of=(own))) (2 as=(own)))
  {"#":{"warns":true,"type":"object","properties":{"actions":"airship/actions.yaml#",
  "alert":{"type":"string"},"category":".","collapse_key":{"type":"string"},
  "delay_while_idle":["/properties/delay_while_idle",{"type":"boolean"},{"deprecated":""}],"deliver_to":".",
  "delivery_priority":".","extra":{"type":"object","additionalProperties":{"type":"string"},
  "propertyNames":{"defers":true,"allOf":[{"message":"the keys from, message_type and data are reserved",
  "not":{"strings /enum":["from","message_type","data"]}},
  {"message":"keys that begin with google or gcm are reserved","not":{"pattern":"^(google|gcm)"}}]}},
  "icon":{"type":"string"},"icon_color":{"message":"expected a colour like #1f6feb","type":"string",
  "pattern":"^#[0-9A-Fa-f]{6}$"},"interactive":"airship/interactive.yaml#",
  "live_update":"airship/live-update.yaml#","local_only":{"type":"boolean"},
  "notification_channel":{"type":"string"},"notification_tag":{"type":"string"},"priority":{"type":"integer",
  "maximum":2,"minimum":-2},"public_notification":"#/$defs/public_notification","sound":{"type":"string"},
  "style":"airship/style.yaml#","summary":{"type":"string"},"time_to_live":"airship/expiry.yaml#",
  "title":{"type":"string"},"visibility":".","wearable":"#/$defs/wearable"},"known":true,
  "x-maxSerializedBytes":4096,
  "x-warnings":[{"message":"public_notification is only useful with visibility 0 or -1",
  "if":{"if":{"names":["public_notification"],"required":["public_notification"]},
  "then":{"properties":{"visibility":{"enum":[0,-1]}},"required":["visibility"]}}}]},
  "#/properties/category":{"type":"string","strings /enum":["alarm","call","email","err","event","msg",
  "promo","recommendation","service","social","status","sys","transport"]},
  "#/properties/deliver_to":{"type":"string","strings /enum":["all","opted_in"]},
  "#/properties/delivery_priority":{"type":"string","strings /enum":["high","normal"]},
  "#/$defs/public_notification":{"warns":true,"type":"object","properties":{"alert":{"type":"string"},
  "summary":{"type":"string"},"title":{"type":"string"}},"known":true},
  "#/properties/visibility":{"type":"integer","enum":[-1,0,1]},
  "#/$defs/wearable":{"warns":true,"type":"object","properties":{"background_image":{"type":"string",
  "format":"uri"},"extra_pages":{"warns":true,"type":"array","items":"#/$defs/extra_page"},
  "interactive":"airship/interactive.yaml#"},"known":true},
  "#/$defs/extra_page":{"warns":true,"type":"object","properties":{"title":{"type":"string"},
  "alert":{"type":"string"}},"known":true}}
  """#,
  with: {
    [airshipActionsPlan, airshipExpiryPlan, airshipInteractivePlan, airshipLiveUpdatePlan, airshipStylePlan]
  }
)
