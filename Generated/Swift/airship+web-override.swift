// Generated from airship/web-override.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What a push says and does in web browsers, in place of what the notification says for every platform.
  /// Safari uses `alert` and `title` only and ignores the rest.
  public struct WebOverride: SchemaValue {
    /// What the SDK does when somebody interacts with the notification.
    public var actions: Actions?
    /// The message in browsers, in place of the alert of the notification.
    public var alert: String?
    /// One or two buttons beside the message.
    ///
    /// Must have at least 1 item and at most 2 items.
    public var buttons: [Button]?
    /// Data for the page. Values are strings; write structured data as JSON text.
    public var extra: JSONMap<String>?
    /// The icon of the notification.
    public var icon: Icon?
    /// A picture to show with the message.
    public var image: Image?
    /// Keeps the notification on the screen until somebody interacts with it when true.
    public var requireInteraction: Bool?
    /// When delivery is given up.
    public var timeToLive: Expiry?
    /// The title of the notification.
    public var title: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      actions: Actions? = nil,
      alert: String? = nil,
      buttons: [Button]? = nil,
      extra: JSONMap<String>? = nil,
      icon: Icon? = nil,
      image: Image? = nil,
      requireInteraction: Bool? = nil,
      timeToLive: Expiry? = nil,
      title: String? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.actions = actions
      self.alert = alert
      self.buttons = buttons
      self.extra = extra
      self.icon = icon
      self.image = image
      self.requireInteraction = requireInteraction
      self.timeToLive = timeToLive
      self.title = title
      self.additionalProperties = additionalProperties
    }

    /// A button beside the message. Without actions it only closes the notification.
    public struct Button: SchemaValue {
      /// The id that reports name the button by.
      public var id: String?
      /// The text on the button.
      public var label: String?
      /// What a press does.
      public var actions: Actions?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        id: String? = nil,
        label: String? = nil,
        actions: Actions? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.id = id
        self.label = label
        self.actions = actions
        self.additionalProperties = additionalProperties
      }
    }

    /// The icon of a web notification.
    public struct Icon: SchemaValue {
      /// Where the icon is found.
      ///
      /// Must have the format `uri`.
      public var url: String
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(url: String, additionalProperties: JSONObject = [:]) {
        self.url = url
        self.additionalProperties = additionalProperties
      }
    }

    /// A picture shown with a web notification.
    public struct Image: SchemaValue {
      /// Where the picture is found.
      ///
      /// Must have the format `uri`.
      public var url: String
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(url: String, additionalProperties: JSONObject = [:]) {
        self.url = url
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Coding

extension Airship.WebOverride: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: airshipWebOverridePlan, from: Self()) { m in
    m.optional(0, \.actions)
    m.optional(1, \.alert)
    m.optional(2, \.buttons)
    m.optional(3, \.extra)
    m.optional(4, \.icon)
    m.optional(5, \.image)
    m.optional(6, \.requireInteraction)
    m.optional(7, \.timeToLive)
    m.optional(8, \.title)
    m.others(\.additionalProperties)
  }
}

extension Airship.WebOverride.Button: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/button",
    in: airshipWebOverridePlan,
    from: Self()
  ) { m in
    m.optional(0, \.id)
    m.optional(1, \.label)
    m.optional(2, \.actions)
    m.others(\.additionalProperties)
  }
}

extension Airship.WebOverride.Icon: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/icon",
    in: airshipWebOverridePlan,
    from: Self(url: "")
  ) { m in
    m.required(0, \.url)
    m.others(\.additionalProperties)
  }
}

extension Airship.WebOverride.Image: ListedStruct {
  public static let _schema = TypeSchema("#/$defs/image", in: airshipWebOverridePlan, by: "#/$defs/icon")

  public static let _members = StoredMembers<Self>(
    reading: "#/$defs/image",
    in: airshipWebOverridePlan,
    from: Self(url: "")
  ) { m in
    m.required(0, \.url)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let airshipWebOverridePlan: SchemaPlan = SchemaPlan(
  "airship/web-override.yaml",
  #"""
  table airship/actions.yaml#/properties/add_tag/anyOf/1 array rows=((<string>))
  table airship/actions.yaml#/$defs/open object rows=((type <string>) (content <string>))
  table airship/actions.yaml#~members part rows=((add_tag <string> [) (remove_tag <string>) (open {)
    (app_defined <object>)) nested=(airship/actions.yaml#/properties/add_tag/anyOf/1
    airship/actions.yaml#/$defs/open)
  table #/properties/extra map rows=((<string>))
  table #/$defs/icon object rows=((url <string format="uri">)) required=1 others=warned
  table #~members part rows=((actions {) (alert <string>) (buttons) (extra *) (icon {) (image {)
    (require_interaction <boolean>) (time_to_live <string|integer format="date-time"> ?) (title <string>))
    nested=(airship/actions.yaml#~members #/properties/extra #/$defs/icon #/$defs/icon)
  table #/$defs/button~members part rows=((id <string>) (label <string>) (actions {))
    nested=(airship/actions.yaml#~members)
  table #/properties/buttons~items part rows=(("" {)) nested=(#/$defs/button~members)
  block # object=(warned members=((0 run=@airship/actions.yaml#) (2 run=#/properties/buttons) (3
    run=#/properties/extra) (4 run=#/$defs/icon) (5 run=#/$defs/icon) (7 run=@airship/expiry.yaml#)))
  block #/properties/buttons array=(table=#/properties/buttons~items items=(run=#/$defs/button) least=1
    most=2 evaluated) types=array
  block #/$defs/button object=(warned members=((2 run=@airship/actions.yaml#)))
  reading # members=((0 as=(own)) (2 as=(items least=1 most=2 of=(own))) (3 as=(members of=(member
    by=#/properties/extra))) (4 as=(own)) (5 as=(own)) (7 after=@airship/expiry.yaml#))
  reading #/$defs/button members=((2 as=(own)))
  reading #/$defs/image of=#/$defs/icon
  {"#":{"warns":true,"type":"object","properties":{"actions":"airship/actions.yaml#",
  "alert":{"type":"string"},"buttons":{"warns":true,"type":"array","items":"#/$defs/button","maxItems":2,
  "minItems":1},"extra":{"type":"object","additionalProperties":{"type":"string"}},"icon":"#/$defs/icon",
  "image":"#/$defs/image","require_interaction":{"type":"boolean"},"time_to_live":"airship/expiry.yaml#",
  "title":{"type":"string"}},"known":true},
  "#/$defs/button":{"warns":true,"type":"object","properties":{"id":{"type":"string"},
  "label":{"type":"string"},"actions":"airship/actions.yaml#"},"known":true},
  "#/$defs/icon":{"warns":true,"type":"object","properties":{"url":{"type":"string","format":"uri"}},
  "required":["url"],"known":true},
  "#/$defs/image":{"warns":true,"type":"object","properties":{"url":{"type":"string","format":"uri"}},
  "required":["url"],"known":true}}
  """#,
  with: { [airshipActionsPlan, airshipExpiryPlan] }
)
