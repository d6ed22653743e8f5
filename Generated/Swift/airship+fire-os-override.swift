// Generated from airship/fire-os-override.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What a push says and does on Amazon's Fire OS devices, in place of what the notification says for every
  /// platform. Delivered by Amazon Device Messaging.
  public struct FireOSOverride: SchemaValue {
    /// What the SDK does when somebody interacts with the notification.
    public var actions: Actions?
    /// The message on Fire OS, in place of the alert of the notification.
    public var alert: String?
    /// Marks messages that replace one another; earlier ones with the same key are suppressed.
    public var consolidationKey: String?
    /// When delivery is given up.
    public var expiresAfter: Expiry?
    /// Data for the app. Values are strings; write structured data as JSON text.
    public var extra: JSONMap<String>?
    /// The image file in the app's resources to use as the icon.
    public var icon: String?
    /// The colour of the icon, as `#` and six hexadecimal digits for red, green and blue.
    public var iconColor: String?
    /// Buttons beside the message. The service answers HTTP 400 when the device type cannot show them.
    public var interactive: Interactive?
    /// The notification channel, which groups notifications that behave alike.
    public var notificationChannel: String?
    /// Marks notifications that replace one another while displayed: a newer one takes the place of the one
    /// with the same tag.
    public var notificationTag: String?
    /// The sound file in the app's resources to play.
    public var sound: String?
    /// An expanded layout for the notification.
    public var style: Style?
    /// The line that sums the message up, shown as a subtitle.
    public var summary: String?
    /// The title of the notification. The name of the app if absent.
    public var title: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      actions: Actions? = nil,
      alert: String? = nil,
      consolidationKey: String? = nil,
      expiresAfter: Expiry? = nil,
      extra: JSONMap<String>? = nil,
      icon: String? = nil,
      iconColor: String? = nil,
      interactive: Interactive? = nil,
      notificationChannel: String? = nil,
      notificationTag: String? = nil,
      sound: String? = nil,
      style: Style? = nil,
      summary: String? = nil,
      title: String? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.actions = actions
      self.alert = alert
      self.consolidationKey = consolidationKey
      self.expiresAfter = expiresAfter
      self.extra = extra
      self.icon = icon
      self.iconColor = iconColor
      self.interactive = interactive
      self.notificationChannel = notificationChannel
      self.notificationTag = notificationTag
      self.sound = sound
      self.style = style
      self.summary = summary
      self.title = title
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Airship.FireOSOverride: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: airshipFireOsOverridePlan, from: Self()) { m in
    m.optional(0, \.actions)
    m.optional(1, \.alert)
    m.optional(2, \.consolidationKey)
    m.optional(3, \.expiresAfter)
    m.optional(4, \.extra)
    m.optional(5, \.icon)
    m.optional(6, \.iconColor)
    m.optional(7, \.interactive)
    m.optional(8, \.notificationChannel)
    m.optional(9, \.notificationTag)
    m.optional(10, \.sound)
    m.optional(11, \.style)
    m.optional(12, \.summary)
    m.optional(13, \.title)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let airshipFireOsOverridePlan: SchemaPlan = SchemaPlan(
  "airship/fire-os-override.yaml",
  #"""
  table airship/actions.yaml#/properties/add_tag/anyOf/1 array rows=((<string>))
  table airship/actions.yaml#/$defs/open object rows=((type <string>) (content <string>))
  table airship/actions.yaml#~members part rows=((add_tag <string> [) (remove_tag <string>) (open {)
    (app_defined <object>)) nested=(airship/actions.yaml#/properties/add_tag/anyOf/1
    airship/actions.yaml#/$defs/open)
  table #/properties/extra map rows=((<string>))
  table airship/interactive.yaml#/properties/button_actions~others part rows=(("" {))
    nested=(airship/actions.yaml#~members)
  table airship/interactive.yaml#~members part rows=((type <string>) (button_actions *))
    nested=(airship/interactive.yaml#/properties/button_actions~others)
  table #~members part rows=((actions {) (alert <string>) (consolidation_key <string>) (expires_after
    <string|integer format="date-time"> ?) (extra *) (icon <string>) (icon_color <string
    pattern="^#[0-9A-Fa-f]{6}$">) (interactive {) (notification_channel <string>) (notification_tag
    <string>) (sound <string>) (style) (summary <string>) (title <string>))
    nested=(airship/actions.yaml#~members #/properties/extra airship/interactive.yaml#~members)
  block # object=(warned members=((0 run=@airship/actions.yaml#) (3 run=@airship/expiry.yaml#) (4
    run=#/properties/extra) (7 run=@airship/interactive.yaml#) (11 run=@airship/style.yaml#)))
  reading # members=((0 as=(own)) (3 after=@airship/expiry.yaml#) (4 as=(members of=(member
    by=#/properties/extra))) (7 as=(own)) (11 as=(own)))
  {"#":{"warns":true,"type":"object","properties":{"actions":"airship/actions.yaml#",
  "alert":{"type":"string"},"consolidation_key":{"type":"string"},"expires_after":"airship/expiry.yaml#",
  "extra":{"type":"object","additionalProperties":{"type":"string"}},"icon":{"type":"string"},
  "icon_color":{"message":"expected a colour like #1f6feb","type":"string","pattern":"^#[0-9A-Fa-f]{6}$"},
  "interactive":"airship/interactive.yaml#","notification_channel":{"type":"string"},
  "notification_tag":{"type":"string"},"sound":{"type":"string"},"style":"airship/style.yaml#",
  "summary":{"type":"string"},"title":{"type":"string"}},"known":true}}
  """#,
  with: { [airshipActionsPlan, airshipExpiryPlan, airshipInteractivePlan, airshipStylePlan] }
)
