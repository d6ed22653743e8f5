// Generated from personaclick/android-payload.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension PersonaClick {
  /// The data of a push that the Android SDK, or the React Native SDK on Android, receives through Firebase.
  /// Firebase carries strings only, so what has structure is JSON inside a string. The kinds of message under
  /// this page know what their `event` is; the payload itself does not say which kind it is.
  public struct AndroidPayload: SchemaValue {
    /// What happens on opening: an event as JSON inside the string or, in a raw message, any string. A string
    /// that is an encoded event is read as one.
    public var event: Event?
    /// The title of the notification.
    public var title: String?
    /// The text of the notification.
    public var body: String?
    /// The icon of the notification.
    public var icon: String?
    /// What sent the message.
    public var type: MessageType?
    /// The identifier of the message or of what sent it. A string even where it looks like a number.
    public var id: String?
    /// The address that the notification leads to.
    public var url: String?
    /// The buttons of the notification, an array as JSON inside the string.
    public var actions: EncodedJSON<[Action]>?
    /// The addresses that the buttons lead to, an array as JSON inside the string.
    public var actionURLs: EncodedJSON<[String]>?
    /// The address of the picture in the notification.
    public var image: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONMap<String>

    public init(
      event: Event? = nil,
      title: String? = nil,
      body: String? = nil,
      icon: String? = nil,
      type: MessageType? = nil,
      id: String? = nil,
      url: String? = nil,
      actions: EncodedJSON<[Action]>? = nil,
      actionURLs: EncodedJSON<[String]>? = nil,
      image: String? = nil,
      additionalProperties: JSONMap<String> = [:]
    ) {
      self.event = event
      self.title = title
      self.body = body
      self.icon = icon
      self.type = type
      self.id = id
      self.url = url
      self.actions = actions
      self.actionURLs = actionURLs
      self.image = image
      self.additionalProperties = additionalProperties
    }

    /// The members that every kind of message may have, all but `event`.
    public struct Common: SchemaValue {
      /// The title of the notification.
      public var title: String?
      /// The text of the notification.
      public var body: String?
      /// The icon of the notification.
      public var icon: String?
      /// What sent the message.
      public var type: MessageType?
      /// The identifier of the message or of what sent it. A string even where it looks like a number.
      public var id: String?
      /// The address that the notification leads to.
      public var url: String?
      /// The buttons of the notification, an array as JSON inside the string.
      public var actions: EncodedJSON<[Action]>?
      /// The addresses that the buttons lead to, an array as JSON inside the string.
      public var actionURLs: EncodedJSON<[String]>?
      /// The address of the picture in the notification.
      public var image: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<String>

      public init(
        title: String? = nil,
        body: String? = nil,
        icon: String? = nil,
        type: MessageType? = nil,
        id: String? = nil,
        url: String? = nil,
        actions: EncodedJSON<[Action]>? = nil,
        actionURLs: EncodedJSON<[String]>? = nil,
        image: String? = nil,
        additionalProperties: JSONMap<String> = [:]
      ) {
        self.title = title
        self.body = body
        self.icon = icon
        self.type = type
        self.id = id
        self.url = url
        self.actions = actions
        self.actionURLs = actionURLs
        self.image = image
        self.additionalProperties = additionalProperties
      }
    }

    /// A button of the notification.
    public struct Action: SchemaValue {
      /// The identifier of the button.
      public var action: String?
      /// The text on the button.
      public var title: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(action: String? = nil, title: String? = nil, additionalProperties: JSONObject = [:]) {
        self.action = action
        self.title = title
        self.additionalProperties = additionalProperties
      }
    }

    /// A message that carries a string for the app to make sense of, on Android.
    public struct RawMessage: SchemaValue {
      /// Any string; the app that receives it knows how to read it.
      public var event: String?
      /// The title of the notification.
      public var title: String?
      /// The text of the notification.
      public var body: String?
      /// The icon of the notification.
      public var icon: String?
      /// What sent the message.
      public var type: MessageType?
      /// The identifier of the message or of what sent it. A string even where it looks like a number.
      public var id: String?
      /// The address that the notification leads to.
      public var url: String?
      /// The buttons of the notification, an array as JSON inside the string.
      public var actions: EncodedJSON<[Action]>?
      /// The addresses that the buttons lead to, an array as JSON inside the string.
      public var actionURLs: EncodedJSON<[String]>?
      /// The address of the picture in the notification.
      public var image: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<String>

      public init(
        event: String? = nil,
        title: String? = nil,
        body: String? = nil,
        icon: String? = nil,
        type: MessageType? = nil,
        id: String? = nil,
        url: String? = nil,
        actions: EncodedJSON<[Action]>? = nil,
        actionURLs: EncodedJSON<[String]>? = nil,
        image: String? = nil,
        additionalProperties: JSONMap<String> = [:]
      ) {
        self.event = event
        self.title = title
        self.body = body
        self.icon = icon
        self.type = type
        self.id = id
        self.url = url
        self.actions = actions
        self.actionURLs = actionURLs
        self.image = image
        self.additionalProperties = additionalProperties
      }
    }

    /// A message that carries nothing but text and an icon, on Android.
    public struct Simple: SchemaValue {
      /// The icon beside the text.
      public var icon: String?
      /// The title of the notification.
      public var title: String?
      /// The text of the notification.
      public var body: String?
      /// What sent the message.
      public var type: MessageType?
      /// The identifier of the message or of what sent it. A string even where it looks like a number.
      public var id: String?
      /// The address that the notification leads to.
      public var url: String?
      /// The buttons of the notification, an array as JSON inside the string.
      public var actions: EncodedJSON<[Action]>?
      /// The addresses that the buttons lead to, an array as JSON inside the string.
      public var actionURLs: EncodedJSON<[String]>?
      /// The address of the picture in the notification.
      public var image: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<String>

      public init(
        icon: String? = nil,
        title: String? = nil,
        body: String? = nil,
        type: MessageType? = nil,
        id: String? = nil,
        url: String? = nil,
        actions: EncodedJSON<[Action]>? = nil,
        actionURLs: EncodedJSON<[String]>? = nil,
        image: String? = nil,
        additionalProperties: JSONMap<String> = [:]
      ) {
        self.icon = icon
        self.title = title
        self.body = body
        self.type = type
        self.id = id
        self.url = url
        self.actions = actions
        self.actionURLs = actionURLs
        self.image = image
        self.additionalProperties = additionalProperties
      }
    }

    /// A message that carries a web page to open, on Android.
    public struct OpenWebLink: SchemaValue {
      /// An event of type `web` as JSON inside the string.
      public var event: EncodedJSON<PersonaClick.Event.Web>?
      /// The title of the notification.
      public var title: String?
      /// The text of the notification.
      public var body: String?
      /// The icon of the notification.
      public var icon: String?
      /// What sent the message.
      public var type: MessageType?
      /// The identifier of the message or of what sent it. A string even where it looks like a number.
      public var id: String?
      /// The address that the notification leads to.
      public var url: String?
      /// The buttons of the notification, an array as JSON inside the string.
      public var actions: EncodedJSON<[Action]>?
      /// The addresses that the buttons lead to, an array as JSON inside the string.
      public var actionURLs: EncodedJSON<[String]>?
      /// The address of the picture in the notification.
      public var image: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<String>

      public init(
        event: EncodedJSON<PersonaClick.Event.Web>? = nil,
        title: String? = nil,
        body: String? = nil,
        icon: String? = nil,
        type: MessageType? = nil,
        id: String? = nil,
        url: String? = nil,
        actions: EncodedJSON<[Action]>? = nil,
        actionURLs: EncodedJSON<[String]>? = nil,
        image: String? = nil,
        additionalProperties: JSONMap<String> = [:]
      ) {
        self.event = event
        self.title = title
        self.body = body
        self.icon = icon
        self.type = type
        self.id = id
        self.url = url
        self.actions = actions
        self.actionURLs = actionURLs
        self.image = image
        self.additionalProperties = additionalProperties
      }
    }

    /// A message that carries a category of the shop to open, on Android.
    public struct OpenCategory: SchemaValue {
      /// An event of type `category` as JSON inside the string.
      public var event: EncodedJSON<PersonaClick.Event.Category>?
      /// The title of the notification.
      public var title: String?
      /// The text of the notification.
      public var body: String?
      /// The icon of the notification.
      public var icon: String?
      /// What sent the message.
      public var type: MessageType?
      /// The identifier of the message or of what sent it. A string even where it looks like a number.
      public var id: String?
      /// The address that the notification leads to.
      public var url: String?
      /// The buttons of the notification, an array as JSON inside the string.
      public var actions: EncodedJSON<[Action]>?
      /// The addresses that the buttons lead to, an array as JSON inside the string.
      public var actionURLs: EncodedJSON<[String]>?
      /// The address of the picture in the notification.
      public var image: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<String>

      public init(
        event: EncodedJSON<PersonaClick.Event.Category>? = nil,
        title: String? = nil,
        body: String? = nil,
        icon: String? = nil,
        type: MessageType? = nil,
        id: String? = nil,
        url: String? = nil,
        actions: EncodedJSON<[Action]>? = nil,
        actionURLs: EncodedJSON<[String]>? = nil,
        image: String? = nil,
        additionalProperties: JSONMap<String> = [:]
      ) {
        self.event = event
        self.title = title
        self.body = body
        self.icon = icon
        self.type = type
        self.id = id
        self.url = url
        self.actions = actions
        self.actionURLs = actionURLs
        self.image = image
        self.additionalProperties = additionalProperties
      }
    }

    /// A message that carries a product of the shop to open, on Android.
    public struct OpenProduct: SchemaValue {
      /// An event of type `product` as JSON inside the string.
      public var event: EncodedJSON<PersonaClick.Event.Product>?
      /// The title of the notification.
      public var title: String?
      /// The text of the notification.
      public var body: String?
      /// The icon of the notification.
      public var icon: String?
      /// What sent the message.
      public var type: MessageType?
      /// The identifier of the message or of what sent it. A string even where it looks like a number.
      public var id: String?
      /// The address that the notification leads to.
      public var url: String?
      /// The buttons of the notification, an array as JSON inside the string.
      public var actions: EncodedJSON<[Action]>?
      /// The addresses that the buttons lead to, an array as JSON inside the string.
      public var actionURLs: EncodedJSON<[String]>?
      /// The address of the picture in the notification.
      public var image: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<String>

      public init(
        event: EncodedJSON<PersonaClick.Event.Product>? = nil,
        title: String? = nil,
        body: String? = nil,
        icon: String? = nil,
        type: MessageType? = nil,
        id: String? = nil,
        url: String? = nil,
        actions: EncodedJSON<[Action]>? = nil,
        actionURLs: EncodedJSON<[String]>? = nil,
        image: String? = nil,
        additionalProperties: JSONMap<String> = [:]
      ) {
        self.event = event
        self.title = title
        self.body = body
        self.icon = icon
        self.type = type
        self.id = id
        self.url = url
        self.actions = actions
        self.actionURLs = actionURLs
        self.image = image
        self.additionalProperties = additionalProperties
      }
    }

    /// A message that carries a value for the app, on Android.
    public struct Custom: SchemaValue {
      /// An event of type `custom` as JSON inside the string.
      public var event: EncodedJSON<PersonaClick.Event.Custom>?
      /// The title of the notification.
      public var title: String?
      /// The text of the notification.
      public var body: String?
      /// The icon of the notification.
      public var icon: String?
      /// What sent the message.
      public var type: MessageType?
      /// The identifier of the message or of what sent it. A string even where it looks like a number.
      public var id: String?
      /// The address that the notification leads to.
      public var url: String?
      /// The buttons of the notification, an array as JSON inside the string.
      public var actions: EncodedJSON<[Action]>?
      /// The addresses that the buttons lead to, an array as JSON inside the string.
      public var actionURLs: EncodedJSON<[String]>?
      /// The address of the picture in the notification.
      public var image: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<String>

      public init(
        event: EncodedJSON<PersonaClick.Event.Custom>? = nil,
        title: String? = nil,
        body: String? = nil,
        icon: String? = nil,
        type: MessageType? = nil,
        id: String? = nil,
        url: String? = nil,
        actions: EncodedJSON<[Action]>? = nil,
        actionURLs: EncodedJSON<[String]>? = nil,
        image: String? = nil,
        additionalProperties: JSONMap<String> = [:]
      ) {
        self.event = event
        self.title = title
        self.body = body
        self.icon = icon
        self.type = type
        self.id = id
        self.url = url
        self.actions = actions
        self.actionURLs = actionURLs
        self.image = image
        self.additionalProperties = additionalProperties
      }
    }

    /// What happens on opening: an event as JSON inside the string or, in a raw message, any string. A string
    /// that is an encoded event is read as one.
    public enum Event: SchemaValue {
      /// An event as JSON inside a string.
      case event(EncodedJSON<PersonaClick.Event>)
      /// A string of your own, handed to the app as it is.
      case text(String)
    }
  }
}

// MARK: - Coding

extension PersonaClick.AndroidPayload: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: personaclickAndroidPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.event)
    m.optional(1, \.title)
    m.optional(2, \.body)
    m.optional(3, \.icon)
    m.optional(4, \.type)
    m.optional(5, \.id)
    m.optional(6, \.url)
    m.optional(7, \.actions)
    m.optional(8, \.actionURLs)
    m.optional(9, \.image)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.Common: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/common",
    in: personaclickAndroidPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.title)
    m.optional(1, \.body)
    m.optional(2, \.icon)
    m.optional(3, \.type)
    m.optional(4, \.id)
    m.optional(5, \.url)
    m.optional(6, \.actions)
    m.optional(7, \.actionURLs)
    m.optional(8, \.image)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.Action: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/action",
    in: personaclickAndroidPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.action)
    m.optional(1, \.title)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.RawMessage: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/rawMessage",
    in: personaclickAndroidPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.event)
    m.optional(1, \.title)
    m.optional(2, \.body)
    m.optional(3, \.icon)
    m.optional(4, \.type)
    m.optional(5, \.id)
    m.optional(6, \.url)
    m.optional(7, \.actions)
    m.optional(8, \.actionURLs)
    m.optional(9, \.image)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.Simple: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/simple",
    in: personaclickAndroidPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.icon)
    m.optional(1, \.title)
    m.optional(2, \.body)
    m.optional(3, \.type)
    m.optional(4, \.id)
    m.optional(5, \.url)
    m.optional(6, \.actions)
    m.optional(7, \.actionURLs)
    m.optional(8, \.image)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.OpenWebLink: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/openWebLink",
    in: personaclickAndroidPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.event)
    m.optional(1, \.title)
    m.optional(2, \.body)
    m.optional(3, \.icon)
    m.optional(4, \.type)
    m.optional(5, \.id)
    m.optional(6, \.url)
    m.optional(7, \.actions)
    m.optional(8, \.actionURLs)
    m.optional(9, \.image)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.OpenCategory: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/openCategory",
    in: personaclickAndroidPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.event)
    m.optional(1, \.title)
    m.optional(2, \.body)
    m.optional(3, \.icon)
    m.optional(4, \.type)
    m.optional(5, \.id)
    m.optional(6, \.url)
    m.optional(7, \.actions)
    m.optional(8, \.actionURLs)
    m.optional(9, \.image)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.OpenProduct: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/openProduct",
    in: personaclickAndroidPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.event)
    m.optional(1, \.title)
    m.optional(2, \.body)
    m.optional(3, \.icon)
    m.optional(4, \.type)
    m.optional(5, \.id)
    m.optional(6, \.url)
    m.optional(7, \.actions)
    m.optional(8, \.actionURLs)
    m.optional(9, \.image)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.Custom: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/custom",
    in: personaclickAndroidPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.event)
    m.optional(1, \.title)
    m.optional(2, \.body)
    m.optional(3, \.icon)
    m.optional(4, \.type)
    m.optional(5, \.id)
    m.optional(6, \.url)
    m.optional(7, \.actions)
    m.optional(8, \.actionURLs)
    m.optional(9, \.image)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.Event: ListedUnion {
  public static let _cases = StoredCases<Self>(
    "#/properties/event",
    in: personaclickAndroidPayloadPlan
  ) { c in
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

private let personaclickAndroidPayloadPlan: SchemaPlan = SchemaPlan(
  "personaclick/android-payload.yaml",
  #"""
  table #/properties/event/anyOf/1 value rows=((<string>))
  table #/$defs/action object rows=((action <string>) (title <string>)) others=warned
  table #/$defs/common/properties/actions/contentSchema array rows=(("" {)) nested=(#/$defs/action)
  table #/$defs/common/properties/action_urls/contentSchema array rows=((<string>))
  table #/$defs/common/additionalProperties value rows=((<string>))
  table "#/$defs/common/x-warnings/0/propertyNames conditional" value rows=((<any enum=["title","body",
    "icon","type","id","url","actions","action_urls","image","event"]>))
  table #/$defs/common~members part rows=((title <string>) (body <string>) (icon <string>) (type <string> ~)
    (id <string>) (url <string>) (actions '[) (action_urls '[) (image <string>))
    nested=(#/$defs/common/properties/actions/contentSchema
    #/$defs/common/properties/action_urls/contentSchema)
  table #/$defs/common~others part rows=((<string> ?))
  table "# merged~members" part rows=((event <string> ~) (title <string>) (body <string>) (icon <string>)
    (type <string> ~) (id <string>) (url <string>) (actions '[) (action_urls '[) (image <string>))
    nested=(#/$defs/common/properties/actions/contentSchema
    #/$defs/common/properties/action_urls/contentSchema)
  table "# merged~others" part rows=((<string> ?))
  table "#/$defs/rawMessage merged~members" part rows=((event <string>) (title <string>) (body <string>)
    (icon <string>) (type <string> ~) (id <string>) (url <string>) (actions '[) (action_urls '[) (image
    <string>)) nested=(#/$defs/common/properties/actions/contentSchema
    #/$defs/common/properties/action_urls/contentSchema)
  table "#/$defs/rawMessage merged~others" part rows=((<string> ?))
  table "#/$defs/simple merged~members" part rows=((icon <string>) (title <string>) (body <string>) (type
    <string> ~) (id <string>) (url <string>) (actions '[) (action_urls '[) (image <string>))
    nested=(#/$defs/common/properties/actions/contentSchema
    #/$defs/common/properties/action_urls/contentSchema)
  table "#/$defs/simple merged~others" part rows=((<string> ?))
  table personaclick/event.yaml#/$defs/web~members part rows=((type <string const="web">) (uri <string>))
    required=1
  table "#/$defs/openWebLink merged~members" part rows=((event ~'{) (title <string>) (body <string>) (icon
    <string>) (type <string> ~) (id <string>) (url <string>) (actions '[) (action_urls '[) (image <string>))
    nested=(personaclick/event.yaml#/$defs/web~members #/$defs/common/properties/actions/contentSchema
    #/$defs/common/properties/action_urls/contentSchema)
  table "#/$defs/openWebLink merged~others" part rows=((<string> ?))
  table personaclick/event.yaml#/$defs/category~members part rows=((type <string const="category">) (uri
    <string>)) required=1
  table "#/$defs/openCategory merged~members" part rows=((event ~'{) (title <string>) (body <string>) (icon
    <string>) (type <string> ~) (id <string>) (url <string>) (actions '[) (action_urls '[) (image <string>))
    nested=(personaclick/event.yaml#/$defs/category~members #/$defs/common/properties/actions/contentSchema
    #/$defs/common/properties/action_urls/contentSchema)
  table "#/$defs/openCategory merged~others" part rows=((<string> ?))
  table personaclick/event.yaml#/$defs/product~members part rows=((type <string const="product">) (uri
    <string>)) required=1
  table "#/$defs/openProduct merged~members" part rows=((event ~'{) (title <string>) (body <string>) (icon
    <string>) (type <string> ~) (id <string>) (url <string>) (actions '[) (action_urls '[) (image <string>))
    nested=(personaclick/event.yaml#/$defs/product~members #/$defs/common/properties/actions/contentSchema
    #/$defs/common/properties/action_urls/contentSchema)
  table "#/$defs/openProduct merged~others" part rows=((<string> ?))
  table personaclick/event.yaml#/$defs/custom~members part rows=((type <string const="custom">) (payload
    <any>)) required=1
  table "#/$defs/custom merged~members" part rows=((event ~'{) (title <string>) (body <string>) (icon
    <string>) (type <string> ~) (id <string>) (url <string>) (actions '[) (action_urls '[) (image <string>))
    nested=(personaclick/event.yaml#/$defs/custom~members #/$defs/common/properties/actions/contentSchema
    #/$defs/common/properties/action_urls/contentSchema)
  table "#/$defs/custom merged~others" part rows=((<string> ?))
  block # as="# merged"
  block #/properties/event defers checks=((union of=(by=((refuse of=null|boolean|object|array|number)
    (attempt of=string branches=((run=#/$defs/encodedEvent) (run=#/properties/event/anyOf/1)) ifWarned)))))
  block #/$defs/encodedEvent rules=((json run=@personaclick/event.yaml#)) types=string
  block #/$defs/common/properties/actions rules=((json run=#/$defs/common/properties/actions/contentSchema))
    types=string
  block #/$defs/common/properties/action_urls rules=((json
    run=#/$defs/common/properties/action_urls/contentSchema)) types=string
  block "#/$defs/common/x-warnings/0 conditional" again object=(tableless again naming=(tests=((listed
    of=(title body icon type id url actions action_urls image event)))
    run="#/$defs/common/x-warnings/0/propertyNames conditional") others=again)
  block #/$defs/common object=(passing=all passed=#/$defs/common~others members=((3
    run=@personaclick/message-type.yaml#) (6 run=#/$defs/common/properties/actions) (7
    run=#/$defs/common/properties/action_urls)) run=#/$defs/common/additionalProperties) checks=((rule
    run="#/$defs/common/x-warnings/0 conditional"))
  block #/$defs/rawMessage as="#/$defs/rawMessage merged"
  block #/$defs/simple as="#/$defs/simple merged"
  block #/$defs/openWebLink as="#/$defs/openWebLink merged"
  block #/$defs/openWebLink/properties/event rules=((json run=@personaclick/event.yaml#/$defs/web))
    types=string
  block #/$defs/openCategory as="#/$defs/openCategory merged"
  block #/$defs/openCategory/properties/event rules=((json run=@personaclick/event.yaml#/$defs/category))
    types=string
  block #/$defs/openProduct as="#/$defs/openProduct merged"
  block #/$defs/openProduct/properties/event rules=((json run=@personaclick/event.yaml#/$defs/product))
    types=string
  block #/$defs/custom as="#/$defs/custom merged"
  block #/$defs/custom/properties/event rules=((json run=@personaclick/event.yaml#/$defs/custom))
    types=string
  block #/properties/event/anyOf/0 defers checks=((call run=#/$defs/encodedEvent))
  block "# merged" object=(passing=all passed="# merged~others" members=((0 run=#/properties/event) (4
    run=@personaclick/message-type.yaml#) (7 run=#/$defs/common/properties/actions) (8
    run=#/$defs/common/properties/action_urls)) run=#/$defs/common/additionalProperties) checks=((rule
    run="#/$defs/common/x-warnings/0 conditional"))
  block "#/$defs/rawMessage merged" object=(passing=all passed="#/$defs/rawMessage merged~others"
    members=((4 run=@personaclick/message-type.yaml#) (7 run=#/$defs/common/properties/actions) (8
    run=#/$defs/common/properties/action_urls)) run=#/$defs/common/additionalProperties) checks=((rule
    run="#/$defs/common/x-warnings/0 conditional"))
  block "#/$defs/simple merged" object=(passing=all passed="#/$defs/simple merged~others" members=((3
    run=@personaclick/message-type.yaml#) (6 run=#/$defs/common/properties/actions) (7
    run=#/$defs/common/properties/action_urls)) run=#/$defs/common/additionalProperties) checks=((rule
    run="#/$defs/common/x-warnings/0 conditional"))
  block "#/$defs/openWebLink merged" object=(passing=all passed="#/$defs/openWebLink merged~others"
    members=((0 run=#/$defs/openWebLink/properties/event) (4 run=@personaclick/message-type.yaml#) (7
    run=#/$defs/common/properties/actions) (8 run=#/$defs/common/properties/action_urls))
    run=#/$defs/common/additionalProperties) checks=((rule run="#/$defs/common/x-warnings/0 conditional"))
  block "#/$defs/openCategory merged" object=(passing=all passed="#/$defs/openCategory merged~others"
    members=((0 run=#/$defs/openCategory/properties/event) (4 run=@personaclick/message-type.yaml#) (7
    run=#/$defs/common/properties/actions) (8 run=#/$defs/common/properties/action_urls))
    run=#/$defs/common/additionalProperties) checks=((rule run="#/$defs/common/x-warnings/0 conditional"))
  block "#/$defs/openProduct merged" object=(passing=all passed="#/$defs/openProduct merged~others"
    members=((0 run=#/$defs/openProduct/properties/event) (4 run=@personaclick/message-type.yaml#) (7
    run=#/$defs/common/properties/actions) (8 run=#/$defs/common/properties/action_urls))
    run=#/$defs/common/additionalProperties) checks=((rule run="#/$defs/common/x-warnings/0 conditional"))
  block "#/$defs/custom merged" object=(passing=all passed="#/$defs/custom merged~others" members=((0
    run=#/$defs/custom/properties/event) (4 run=@personaclick/message-type.yaml#) (7
    run=#/$defs/common/properties/actions) (8 run=#/$defs/common/properties/action_urls))
    run=#/$defs/common/additionalProperties) checks=((rule run="#/$defs/common/x-warnings/0 conditional"))
  reading # of="# merged" members=((0 as=(own)) (4 after=@personaclick/message-type.yaml#) (7 as=(content
    of=(items of=(own)))) (8 as=(content of=(items of=(item
    by=#/$defs/common/properties/action_urls/contentSchema)))))
  reading #/$defs/common members=((3 after=@personaclick/message-type.yaml#) (6 as=(content of=(items
    of=(own)))) (7 as=(content of=(items of=(item
    by=#/$defs/common/properties/action_urls/contentSchema)))))
  reading #/$defs/rawMessage of="#/$defs/rawMessage merged" members=((4
    after=@personaclick/message-type.yaml#) (7 as=(content of=(items of=(own)))) (8 as=(content of=(items
    of=(item by=#/$defs/common/properties/action_urls/contentSchema)))))
  reading #/$defs/simple of="#/$defs/simple merged" members=((3 after=@personaclick/message-type.yaml#) (6
    as=(content of=(items of=(own)))) (7 as=(content of=(items of=(item
    by=#/$defs/common/properties/action_urls/contentSchema)))))
  reading #/$defs/openWebLink of="#/$defs/openWebLink merged" members=((0 as=(content of=(own))) (4
    after=@personaclick/message-type.yaml#) (7 as=(content of=(items of=(own)))) (8 as=(content of=(items
    of=(item by=#/$defs/common/properties/action_urls/contentSchema)))))
  reading #/$defs/openCategory of="#/$defs/openCategory merged" members=((0 as=(content of=(own))) (4
    after=@personaclick/message-type.yaml#) (7 as=(content of=(items of=(own)))) (8 as=(content of=(items
    of=(item by=#/$defs/common/properties/action_urls/contentSchema)))))
  reading #/$defs/openProduct of="#/$defs/openProduct merged" members=((0 as=(content of=(own))) (4
    after=@personaclick/message-type.yaml#) (7 as=(content of=(items of=(own)))) (8 as=(content of=(items
    of=(item by=#/$defs/common/properties/action_urls/contentSchema)))))
  reading #/$defs/custom of="#/$defs/custom merged" members=((0 as=(content of=(own))) (4
    after=@personaclick/message-type.yaml#) (7 as=(content of=(items of=(own)))) (8 as=(content of=(items
    of=(item by=#/$defs/common/properties/action_urls/contentSchema)))))
  reading #/properties/event kinds=((of=string by=trial validates cases=((0 as=(content of=(own))) (1
    as=(plain)))))
  {"#":{"warns":true,"type":"object","properties":{"event":"."},"allOf":["#/$defs/common inPlace"]},
  "#/properties/event":{"warns":true,"defers":true,"anyOf":{"of":[{"type":"string","name":"Event",
  "schema":["/anyOf/0/$ref",{"at":"personaclick/android-payload.yaml#/$defs/encodedEvent","warns":true,
  "type":"string","content":{"mediaType":"application/json","keyword":"/contentMediaType",
  "schema":"personaclick/event.yaml#"}}]},{"type":"string","name":"Text","schema":{"type":"string"}}]}},
  "#/$defs/common inPlace":{"at":"personaclick/android-payload.yaml#/$defs/common","warns":true,
  "type":"object","properties":{"title":".","body":".","icon":".","type":"personaclick/message-type.yaml#",
  "id":".","url":".","actions":".","action_urls":".","image":"."},"additionalProperties":".",
  "x-warnings":[["/x-warnings/0","#/$defs/common/x-warnings/0 conditional"]]},
  "#/$defs/common/properties/title":{"type":"string"},
  "#/$defs/common/properties/body":{"type":"string"},
  "#/$defs/common/properties/icon":{"type":"string"},
  "#/$defs/common/properties/id":{"type":"string"},
  "#/$defs/common/properties/url":{"type":"string"},
  "#/$defs/common/properties/actions":{"warns":true,"type":"string",
  "content":{"mediaType":"application/json","keyword":"/contentMediaType","schema":{"warns":true,
  "type":"array","items":"#/$defs/action"}}},
  "#/$defs/action":{"warns":true,"type":"object","properties":{"action":{"type":"string"},
  "title":{"type":"string"}},"known":true},
  "#/$defs/common/properties/action_urls":{"type":"string","content":{"mediaType":"application/json",
  "keyword":"/contentMediaType","schema":{"type":"array","items":{"type":"string"}}}},
  "#/$defs/common/properties/image":{"type":"string"},
  "#/$defs/common/additionalProperties":{"type":"string"},
  "#/$defs/common/x-warnings/0 conditional":{"at":"personaclick/android-payload.yaml#/$defs/common/x-warnings/0",
  "message":"this member is none of those that the vendor lists","propertyNames":{"strings /enum":["title",
  "body","icon","type","id","url","actions","action_urls","image","event"]}},
  "#/$defs/common":{"warns":true,"type":"object","properties":{"title":".","body":".","icon":".",
  "type":"personaclick/message-type.yaml#","id":".","url":".","actions":".","action_urls":".","image":"."},
  "additionalProperties":".","x-warnings":[["/x-warnings/0","#/$defs/common/x-warnings/0 conditional"]]},
  "#/$defs/rawMessage":{"warns":true,"type":"object","properties":{"event":{"type":"string"}},
  "allOf":["#/$defs/common inPlace"]},
  "#/$defs/simple":{"warns":true,"type":"object","properties":{"icon":{"type":"string"}},
  "allOf":["#/$defs/common inPlace"]},
  "#/$defs/openWebLink":{"warns":true,"type":"object","properties":{"event":{"warns":true,"type":"string",
  "content":{"mediaType":"application/json","keyword":"/contentMediaType",
  "schema":"personaclick/event.yaml#/$defs/web"}}},"allOf":["#/$defs/common inPlace"]},
  "#/$defs/openCategory":{"warns":true,"type":"object","properties":{"event":{"warns":true,"type":"string",
  "content":{"mediaType":"application/json","keyword":"/contentMediaType",
  "schema":"personaclick/event.yaml#/$defs/category"}}},"allOf":["#/$defs/common inPlace"]},
  "#/$defs/openProduct":{"warns":true,"type":"object","properties":{"event":{"warns":true,"type":"string",
  "content":{"mediaType":"application/json","keyword":"/contentMediaType",
  "schema":"personaclick/event.yaml#/$defs/product"}}},"allOf":["#/$defs/common inPlace"]},
  "#/$defs/custom":{"warns":true,"type":"object","properties":{"event":{"warns":true,"type":"string",
  "content":{"mediaType":"application/json","keyword":"/contentMediaType",
  "schema":"personaclick/event.yaml#/$defs/custom"}}},"allOf":["#/$defs/common inPlace"]}}
  """#,
  with: { [personaclickEventPlan, personaclickMessageTypePlan] }
)
