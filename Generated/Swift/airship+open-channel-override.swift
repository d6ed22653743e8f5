// Generated from airship/open-channel-override.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What a push says on an open platform, a delivery channel of your own. The notification holds it under
  /// `open::` followed by the name the platform was configured with.
  public struct OpenChannelOverride: SchemaValue {
    /// The message on this platform, in place of the alert of the notification.
    public var alert: String?
    /// Data for the receiver. Values are strings; write structured data as JSON text.
    public var extra: JSONMap<String>?
    /// Buttons beside the message. The service answers HTTP 400 when the device type cannot show them.
    public var interactive: Interactive?
    /// The address of an image or a video. A plain address here, where iOS has an object.
    ///
    /// Must have the format `uri`.
    public var mediaAttachment: String?
    /// A line that sums the content up.
    public var summary: String?
    /// The title of the notification.
    public var title: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      alert: String? = nil,
      extra: JSONMap<String>? = nil,
      interactive: Interactive? = nil,
      mediaAttachment: String? = nil,
      summary: String? = nil,
      title: String? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.alert = alert
      self.extra = extra
      self.interactive = interactive
      self.mediaAttachment = mediaAttachment
      self.summary = summary
      self.title = title
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Airship.OpenChannelOverride: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: airshipOpenChannelOverridePlan,
    from: Self()
  ) { m in
    m.optional(0, \.alert)
    m.optional(1, \.extra)
    m.optional(2, \.interactive)
    m.optional(3, \.mediaAttachment)
    m.optional(4, \.summary)
    m.optional(5, \.title)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let airshipOpenChannelOverridePlan: SchemaPlan = SchemaPlan(
  "airship/open-channel-override.yaml",
  #"""
  table #/properties/extra map rows=((<string>))
  table airship/actions.yaml#/properties/add_tag/anyOf/1 array rows=((<string>))
  table airship/actions.yaml#/$defs/open object rows=((type <string>) (content <string>))
  table airship/actions.yaml#~members part rows=((add_tag <string> [) (remove_tag <string>) (open {)
    (app_defined <object>)) nested=(airship/actions.yaml#/properties/add_tag/anyOf/1
    airship/actions.yaml#/$defs/open)
  table airship/interactive.yaml#/properties/button_actions~others part rows=(("" {))
    nested=(airship/actions.yaml#~members)
  table airship/interactive.yaml#~members part rows=((type <string>) (button_actions *))
    nested=(airship/interactive.yaml#/properties/button_actions~others)
  table #~members part rows=((alert <string>) (extra *) (interactive {) (media_attachment <string
    format="uri">) (summary <string>) (title <string>)) nested=(#/properties/extra
    airship/interactive.yaml#~members)
  block # object=(warned members=((1 run=#/properties/extra) (2 run=@airship/interactive.yaml#)))
  reading # members=((1 as=(members of=(member by=#/properties/extra))) (2 as=(own)))
  {"#":{"warns":true,"type":"object","properties":{"alert":{"type":"string"},"extra":{"type":"object",
  "additionalProperties":{"type":"string"}},"interactive":"airship/interactive.yaml#",
  "media_attachment":{"type":"string","format":"uri"},"summary":{"type":"string"},"title":{"type":"string"}},
  "known":true}}
  """#,
  with: { [airshipInteractivePlan] }
)
