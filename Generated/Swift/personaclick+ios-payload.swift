// Generated from personaclick/ios-payload.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension PersonaClick {
  /// The push that the iOS SDK, or the React Native SDK on iOS, receives. The kinds of message under this
  /// page know what their `event` is; the payload itself does not say which kind it is.
  public struct IOSPayload: SchemaValue {
    /// What happens on opening, an event or, in a raw message, any string.
    public var event: Event?
    /// What Apple's system reads.
    public var aps: APS?
    /// The address of the picture in the notification.
    public var imageURL: String?
    /// What sent the message; on Android these are the members `type` and `id`.
    public var src: Source?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      event: Event? = nil,
      aps: APS? = nil,
      imageURL: String? = nil,
      src: Source? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.event = event
      self.aps = aps
      self.imageURL = imageURL
      self.src = src
      self.additionalProperties = additionalProperties
    }

    /// The members that every kind of message has, all but `event`.
    public struct Common: SchemaValue {
      /// What Apple's system reads.
      public var aps: APS?
      /// The address of the picture in the notification.
      public var imageURL: String?
      /// What sent the message; on Android these are the members `type` and `id`.
      public var src: Source?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        aps: APS? = nil,
        imageURL: String? = nil,
        src: Source? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.aps = aps
        self.imageURL = imageURL
        self.src = src
        self.additionalProperties = additionalProperties
      }
    }

    /// The part of the payload that Apple's system reads.
    public struct APS: SchemaValue {
      /// The texts and the badge.
      public var alert: Alert?
      /// 1 lets the notification service extension change the notification, say to load the picture. A
      /// number, not a boolean.
      public var mutableContent: Int?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(alert: Alert? = nil, mutableContent: Int? = nil, additionalProperties: JSONObject = [:]) {
        self.alert = alert
        self.mutableContent = mutableContent
        self.additionalProperties = additionalProperties
      }
    }

    /// What the user sees.
    public struct Alert: SchemaValue {
      /// The title of the notification.
      public var title: String?
      /// The second line of the title. iOS only.
      public var subtitle: String?
      /// The text of the notification.
      public var body: String?
      /// The number on the icon of the app. Here it belongs to the alert, not beside it.
      public var badge: Int?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        title: String? = nil,
        subtitle: String? = nil,
        body: String? = nil,
        badge: Int? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.title = title
        self.subtitle = subtitle
        self.body = body
        self.badge = badge
        self.additionalProperties = additionalProperties
      }
    }

    /// What sent the message.
    public struct Source: SchemaValue {
      /// The kind of sender.
      public var type: MessageType?
      /// Its identifier. A string even where it looks like a number.
      public var id: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(type: MessageType? = nil, id: String? = nil, additionalProperties: JSONObject = [:]) {
        self.type = type
        self.id = id
        self.additionalProperties = additionalProperties
      }
    }

    /// A message that carries a string for the app to make sense of, on iOS.
    public struct RawMessage: SchemaValue {
      /// Any string; the app that receives it knows how to read it.
      public var event: String?
      /// What Apple's system reads.
      public var aps: APS?
      /// The address of the picture in the notification.
      public var imageURL: String?
      /// What sent the message; on Android these are the members `type` and `id`.
      public var src: Source?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        event: String? = nil,
        aps: APS? = nil,
        imageURL: String? = nil,
        src: Source? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.event = event
        self.aps = aps
        self.imageURL = imageURL
        self.src = src
        self.additionalProperties = additionalProperties
      }
    }

    /// A message that carries nothing but text and a picture, on iOS.
    public struct Simple: SchemaValue {
      /// The address of the picture beside the text.
      public var imageURL: String?
      /// What Apple's system reads.
      public var aps: APS?
      /// What sent the message; on Android these are the members `type` and `id`.
      public var src: Source?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        imageURL: String? = nil,
        aps: APS? = nil,
        src: Source? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.imageURL = imageURL
        self.aps = aps
        self.src = src
        self.additionalProperties = additionalProperties
      }
    }

    /// A message that carries a web page to open, on iOS.
    public struct OpenWebLink: SchemaValue {
      /// An event of type `web`.
      public var event: PersonaClick.Event.Web?
      /// What Apple's system reads.
      public var aps: APS?
      /// The address of the picture in the notification.
      public var imageURL: String?
      /// What sent the message; on Android these are the members `type` and `id`.
      public var src: Source?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        event: PersonaClick.Event.Web? = nil,
        aps: APS? = nil,
        imageURL: String? = nil,
        src: Source? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.event = event
        self.aps = aps
        self.imageURL = imageURL
        self.src = src
        self.additionalProperties = additionalProperties
      }
    }

    /// A message that carries a category of the shop to open, on iOS.
    public struct OpenCategory: SchemaValue {
      /// An event of type `category`.
      public var event: PersonaClick.Event.Category?
      /// What Apple's system reads.
      public var aps: APS?
      /// The address of the picture in the notification.
      public var imageURL: String?
      /// What sent the message; on Android these are the members `type` and `id`.
      public var src: Source?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        event: PersonaClick.Event.Category? = nil,
        aps: APS? = nil,
        imageURL: String? = nil,
        src: Source? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.event = event
        self.aps = aps
        self.imageURL = imageURL
        self.src = src
        self.additionalProperties = additionalProperties
      }
    }

    /// A message that carries a product of the shop to open, on iOS.
    public struct OpenProduct: SchemaValue {
      /// An event of type `product`.
      public var event: PersonaClick.Event.Product?
      /// What Apple's system reads.
      public var aps: APS?
      /// The address of the picture in the notification.
      public var imageURL: String?
      /// What sent the message; on Android these are the members `type` and `id`.
      public var src: Source?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        event: PersonaClick.Event.Product? = nil,
        aps: APS? = nil,
        imageURL: String? = nil,
        src: Source? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.event = event
        self.aps = aps
        self.imageURL = imageURL
        self.src = src
        self.additionalProperties = additionalProperties
      }
    }

    /// A message that carries a value for the app, on iOS.
    public struct Custom: SchemaValue {
      /// An event of type `custom`.
      public var event: PersonaClick.Event.Custom?
      /// What Apple's system reads.
      public var aps: APS?
      /// The address of the picture in the notification.
      public var imageURL: String?
      /// What sent the message; on Android these are the members `type` and `id`.
      public var src: Source?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        event: PersonaClick.Event.Custom? = nil,
        aps: APS? = nil,
        imageURL: String? = nil,
        src: Source? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.event = event
        self.aps = aps
        self.imageURL = imageURL
        self.src = src
        self.additionalProperties = additionalProperties
      }
    }

    /// What happens on opening, an event or, in a raw message, any string.
    public enum Event: SchemaValue, ExpressibleByStringLiteral {
      /// What the app does when the user opens the message: go to a web page, a category or a product, or
      /// handle an event of its own. An object on iOS, the same object encoded as JSON inside a string on
      /// Android.
      case event(PersonaClick.Event)
      /// A string of your own, handed to the app as it is.
      case text(String)

      public init(stringLiteral value: String) { self = .text(value) }
    }
  }
}

// MARK: - Coding

extension PersonaClick.IOSPayload: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: personaclickIosPayloadPlan, from: Self()) { m in
    m.optional(0, \.event)
    m.optional(1, \.aps)
    m.optional(2, \.imageURL)
    m.optional(3, \.src)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.Common: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/common",
    in: personaclickIosPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.aps)
    m.optional(1, \.imageURL)
    m.optional(2, \.src)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.APS: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/aps",
    in: personaclickIosPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.alert)
    m.optional(1, \.mutableContent)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.Alert: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/alert",
    in: personaclickIosPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.title)
    m.optional(1, \.subtitle)
    m.optional(2, \.body)
    m.optional(3, \.badge)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.Source: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/source",
    in: personaclickIosPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.type)
    m.optional(1, \.id)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.RawMessage: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/rawMessage",
    in: personaclickIosPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.event)
    m.optional(1, \.aps)
    m.optional(2, \.imageURL)
    m.optional(3, \.src)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.Simple: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/simple",
    in: personaclickIosPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.imageURL)
    m.optional(1, \.aps)
    m.optional(2, \.src)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.OpenWebLink: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/openWebLink",
    in: personaclickIosPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.event)
    m.optional(1, \.aps)
    m.optional(2, \.imageURL)
    m.optional(3, \.src)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.OpenCategory: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/openCategory",
    in: personaclickIosPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.event)
    m.optional(1, \.aps)
    m.optional(2, \.imageURL)
    m.optional(3, \.src)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.OpenProduct: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/openProduct",
    in: personaclickIosPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.event)
    m.optional(1, \.aps)
    m.optional(2, \.imageURL)
    m.optional(3, \.src)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.Custom: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/custom",
    in: personaclickIosPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.event)
    m.optional(1, \.aps)
    m.optional(2, \.imageURL)
    m.optional(3, \.src)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.Event: ListedUnion {
  public static let _cases = StoredCases<Self>("#/properties/event", in: personaclickIosPayloadPlan) { c in
    c.add(Self.event)
    c.add(Self.text)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .event(let value): writer.payload(value)
    case .text(let value): writer.payload(value)
    }
  }
}

// MARK: - Plan

private let personaclickIosPayloadPlan: SchemaPlan = SchemaPlan(
  "personaclick/ios-payload.yaml",
  #"""
  table #/properties/event/anyOf/1 value rows=((<string>))
  table #/$defs/alert object rows=((title <string>) (subtitle <string>) (body <string>) (badge <integer>))
    others=warned
  table #/$defs/aps object rows=((alert {) (mutable-content <integer>)) nested=(#/$defs/alert) others=warned
  table #/$defs/source~members part rows=((type <string> ~) (id <string>))
  table #/$defs/common~members part rows=((aps {) (image_url <string>) (src)) nested=(#/$defs/aps)
  table "# merged~members" part rows=((event <string> ?) (aps {) (image_url <string>) (src))
    nested=(#/$defs/aps)
  table "#/$defs/rawMessage merged~members" part rows=((event <string>) (aps {) (image_url <string>) (src))
    nested=(#/$defs/aps)
  table "#/$defs/simple merged~members" part rows=((image_url <string>) (aps {) (src)) nested=(#/$defs/aps)
  table personaclick/event.yaml#/$defs/web~members part rows=((type <string const="web">) (uri <string>))
    required=1
  table "#/$defs/openWebLink merged~members" part rows=((event ~{) (aps {) (image_url <string>) (src))
    nested=(personaclick/event.yaml#/$defs/web~members #/$defs/aps)
  table personaclick/event.yaml#/$defs/category~members part rows=((type <string const="category">) (uri
    <string>)) required=1
  table "#/$defs/openCategory merged~members" part rows=((event ~{) (aps {) (image_url <string>) (src))
    nested=(personaclick/event.yaml#/$defs/category~members #/$defs/aps)
  table personaclick/event.yaml#/$defs/product~members part rows=((type <string const="product">) (uri
    <string>)) required=1
  table "#/$defs/openProduct merged~members" part rows=((event ~{) (aps {) (image_url <string>) (src))
    nested=(personaclick/event.yaml#/$defs/product~members #/$defs/aps)
  table personaclick/event.yaml#/$defs/custom~members part rows=((type <string const="custom">) (payload
    <any>)) required=1
  table "#/$defs/custom merged~members" part rows=((event ~{) (aps {) (image_url <string>) (src))
    nested=(personaclick/event.yaml#/$defs/custom~members #/$defs/aps)
  block # as="# merged"
  block #/properties/event defers checks=((union of=(by=((refuse of=null|boolean|array|number) (call
    of=string run=#/properties/event/anyOf/1) (call of=object run=@personaclick/event.yaml#)))))
  block #/$defs/source object=(warned members=((0 run=@personaclick/message-type.yaml#)))
  block #/$defs/common object=(warned members=((0 run=#/$defs/aps) (2 run=#/$defs/source)))
  block #/$defs/rawMessage as="#/$defs/rawMessage merged"
  block #/$defs/simple as="#/$defs/simple merged"
  block #/$defs/openWebLink as="#/$defs/openWebLink merged"
  block #/$defs/openCategory as="#/$defs/openCategory merged"
  block #/$defs/openProduct as="#/$defs/openProduct merged"
  block #/$defs/custom as="#/$defs/custom merged"
  block "# merged" object=(warned members=((0 run=#/properties/event) (1 run=#/$defs/aps) (3
    run=#/$defs/source)))
  block "#/$defs/rawMessage merged" object=(warned members=((1 run=#/$defs/aps) (3 run=#/$defs/source)))
  block "#/$defs/simple merged" object=(warned members=((1 run=#/$defs/aps) (2 run=#/$defs/source)))
  block "#/$defs/openWebLink merged" object=(warned members=((0 run=@personaclick/event.yaml#/$defs/web) (1
    run=#/$defs/aps) (3 run=#/$defs/source)))
  block "#/$defs/openCategory merged" object=(warned members=((0
    run=@personaclick/event.yaml#/$defs/category) (1 run=#/$defs/aps) (3 run=#/$defs/source)))
  block "#/$defs/openProduct merged" object=(warned members=((0 run=@personaclick/event.yaml#/$defs/product)
    (1 run=#/$defs/aps) (3 run=#/$defs/source)))
  block "#/$defs/custom merged" object=(warned members=((0 run=@personaclick/event.yaml#/$defs/custom) (1
    run=#/$defs/aps) (3 run=#/$defs/source)))
  reading # of="# merged" members=((0 as=(own)) (1 as=(own)) (3 as=(own)))
  reading #/$defs/common members=((0 as=(own)) (2 as=(own)))
  reading #/$defs/aps members=((0 as=(own)))
  reading #/$defs/source members=((0 after=@personaclick/message-type.yaml#))
  reading #/$defs/rawMessage of="#/$defs/rawMessage merged" members=((1 as=(own)) (3 as=(own)))
  reading #/$defs/simple of="#/$defs/simple merged" members=((1 as=(own)) (2 as=(own)))
  reading #/$defs/openWebLink of="#/$defs/openWebLink merged" members=((0 as=(own)) (1 as=(own)) (3
    as=(own)))
  reading #/$defs/openCategory of="#/$defs/openCategory merged" members=((0 as=(own)) (1 as=(own)) (3
    as=(own)))
  reading #/$defs/openProduct of="#/$defs/openProduct merged" members=((0 as=(own)) (1 as=(own)) (3
    as=(own)))
  reading #/$defs/custom of="#/$defs/custom merged" members=((0 as=(own)) (1 as=(own)) (3 as=(own)))
  reading #/properties/event kinds=((of=string validates cases=((1 as=(plain)))) (validates cases=((0))))
  {"#":{"warns":true,"type":"object","properties":{"event":"."},"known":["event","aps","image_url","src"],
  "allOf":["#/$defs/common inPlace"]},
  "#/properties/event":{"warns":true,"defers":true,"anyOf":{"of":[{"type":"object","name":"Event",
  "schema":"personaclick/event.yaml#"},{"type":"string","name":"Text","schema":{"type":"string"}}]}},
  "#/$defs/common inPlace":{"at":"personaclick/ios-payload.yaml#/$defs/common","warns":true,"type":"object",
  "properties":{"aps":"#/$defs/aps","image_url":".","src":"#/$defs/source"}},
  "#/$defs/aps":{"warns":true,"type":"object","properties":{"alert":"#/$defs/alert",
  "mutable-content":{"type":"integer"}},"known":true},
  "#/$defs/alert":{"warns":true,"type":"object","properties":{"title":{"type":"string"},
  "subtitle":{"type":"string"},"body":{"type":"string"},"badge":{"type":"integer"}},"known":true},
  "#/$defs/common/properties/image_url":{"type":"string"},
  "#/$defs/source":{"warns":true,"type":"object","properties":{"type":"personaclick/message-type.yaml#",
  "id":{"type":"string"}},"known":true},
  "#/$defs/common":{"warns":true,"type":"object","properties":{"aps":"#/$defs/aps","image_url":".",
  "src":"#/$defs/source"},"known":true},
  "#/$defs/rawMessage":{"warns":true,"type":"object","properties":{"event":{"type":"string"}},
  "known":["event","aps","image_url","src"],"allOf":["#/$defs/common inPlace"]},
  "#/$defs/simple":{"warns":true,"type":"object","properties":{"image_url":{"type":"string"}},
  "known":["image_url","aps","src"],"allOf":["#/$defs/common inPlace"]},
  "#/$defs/openWebLink":{"warns":true,"type":"object",
  "properties":{"event":"personaclick/event.yaml#/$defs/web"},"known":["event","aps","image_url","src"],
  "allOf":["#/$defs/common inPlace"]},
  "#/$defs/openCategory":{"warns":true,"type":"object",
  "properties":{"event":"personaclick/event.yaml#/$defs/category"},"known":["event","aps","image_url","src"],
  "allOf":["#/$defs/common inPlace"]},
  "#/$defs/openProduct":{"warns":true,"type":"object",
  "properties":{"event":"personaclick/event.yaml#/$defs/product"},"known":["event","aps","image_url","src"],
  "allOf":["#/$defs/common inPlace"]},
  "#/$defs/custom":{"warns":true,"type":"object",
  "properties":{"event":"personaclick/event.yaml#/$defs/custom"},"known":["event","aps","image_url","src"],
  "allOf":["#/$defs/common inPlace"]}}
  """#,
  with: { [personaclickEventPlan, personaclickMessageTypePlan] }
)
