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

extension PersonaClick.AndroidPayload: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#", in: personaclickAndroidPayloadProgram)
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadDocumentMerged }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadDocumentMergedTable
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
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0: value.event = try Event._read(&c, checks: checks)
      case 4: value.type = try o.read(PersonaClick.MessageType.self, &c, checkPersonaclickMessageTypeDocument)
      case 7:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(of: Action.self, checks: checks)
        }
      case 8:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try checkPersonaclickAndroidPayloadActionUrlsContentSchema.strings(&c, checks: checks)
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadCommonValue.verdict)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("event", optional: self.event)
    writer.member("title", optional: self.title)
    writer.member("body", optional: self.body)
    writer.member("icon", optional: self.icon)
    writer.member("type", optional: self.type)
    writer.member("id", optional: self.id)
    writer.member("url", optional: self.url)
    writer.member("actions", optional: self.actions)
    writer.member("action_urls", optional: self.actionURLs)
    writer.member("image", optional: self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension PersonaClick.AndroidPayload.Common: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/common", in: personaclickAndroidPayloadProgram)
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadCommon }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadCommonTable
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
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 3: value.type = try o.read(PersonaClick.MessageType.self, &c, checkPersonaclickMessageTypeDocument)
      case 6:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(of: PersonaClick.AndroidPayload.Action.self, checks: checks)
        }
      case 7:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try checkPersonaclickAndroidPayloadActionUrlsContentSchema.strings(&c, checks: checks)
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadCommonValue.verdict)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("title", optional: self.title)
    writer.member("body", optional: self.body)
    writer.member("icon", optional: self.icon)
    writer.member("type", optional: self.type)
    writer.member("id", optional: self.id)
    writer.member("url", optional: self.url)
    writer.member("actions", optional: self.actions)
    writer.member("action_urls", optional: self.actionURLs)
    writer.member("image", optional: self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension PersonaClick.AndroidPayload.Action: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/action", in: personaclickAndroidPayloadProgram)
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadAction.verdict }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadAction
  ) { m in
    m.optional(0, \.action)
    m.optional(1, \.title)
    m.others(\.additionalProperties)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) { try o.readOther(&c, into: &others) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("action", optional: self.action)
    writer.member("title", optional: self.title)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension PersonaClick.AndroidPayload.RawMessage: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/rawMessage", in: personaclickAndroidPayloadProgram)
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadRawMessageMerged }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadRawMessageMergedTable
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
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 4: value.type = try o.read(PersonaClick.MessageType.self, &c, checkPersonaclickMessageTypeDocument)
      case 7:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(of: PersonaClick.AndroidPayload.Action.self, checks: checks)
        }
      case 8:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try checkPersonaclickAndroidPayloadActionUrlsContentSchema.strings(&c, checks: checks)
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadCommonValue.verdict)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("event", optional: self.event)
    writer.member("title", optional: self.title)
    writer.member("body", optional: self.body)
    writer.member("icon", optional: self.icon)
    writer.member("type", optional: self.type)
    writer.member("id", optional: self.id)
    writer.member("url", optional: self.url)
    writer.member("actions", optional: self.actions)
    writer.member("action_urls", optional: self.actionURLs)
    writer.member("image", optional: self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension PersonaClick.AndroidPayload.Simple: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/simple", in: personaclickAndroidPayloadProgram)
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadSimpleMerged }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadSimpleMergedTable
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
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 3: value.type = try o.read(PersonaClick.MessageType.self, &c, checkPersonaclickMessageTypeDocument)
      case 6:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(of: PersonaClick.AndroidPayload.Action.self, checks: checks)
        }
      case 7:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try checkPersonaclickAndroidPayloadActionUrlsContentSchema.strings(&c, checks: checks)
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadCommonValue.verdict)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("icon", optional: self.icon)
    writer.member("title", optional: self.title)
    writer.member("body", optional: self.body)
    writer.member("type", optional: self.type)
    writer.member("id", optional: self.id)
    writer.member("url", optional: self.url)
    writer.member("actions", optional: self.actions)
    writer.member("action_urls", optional: self.actionURLs)
    writer.member("image", optional: self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension PersonaClick.AndroidPayload.OpenWebLink: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/openWebLink", in: personaclickAndroidPayloadProgram)
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadOpenWebLinkMerged }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadOpenWebLinkMergedTable
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
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.event = try c.content { (c: inout Cursor) throws(Rejection) in
          try PersonaClick.Event.Web._read(&c, checks: checks)
        }
      case 4: value.type = try o.read(PersonaClick.MessageType.self, &c, checkPersonaclickMessageTypeDocument)
      case 7:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(of: PersonaClick.AndroidPayload.Action.self, checks: checks)
        }
      case 8:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try checkPersonaclickAndroidPayloadActionUrlsContentSchema.strings(&c, checks: checks)
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadCommonValue.verdict)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("event", optional: self.event)
    writer.member("title", optional: self.title)
    writer.member("body", optional: self.body)
    writer.member("icon", optional: self.icon)
    writer.member("type", optional: self.type)
    writer.member("id", optional: self.id)
    writer.member("url", optional: self.url)
    writer.member("actions", optional: self.actions)
    writer.member("action_urls", optional: self.actionURLs)
    writer.member("image", optional: self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension PersonaClick.AndroidPayload.OpenCategory: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/openCategory", in: personaclickAndroidPayloadProgram)
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadOpenCategoryMerged }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadOpenCategoryMergedTable
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
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.event = try c.content { (c: inout Cursor) throws(Rejection) in
          try PersonaClick.Event.Category._read(&c, checks: checks)
        }
      case 4: value.type = try o.read(PersonaClick.MessageType.self, &c, checkPersonaclickMessageTypeDocument)
      case 7:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(of: PersonaClick.AndroidPayload.Action.self, checks: checks)
        }
      case 8:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try checkPersonaclickAndroidPayloadActionUrlsContentSchema.strings(&c, checks: checks)
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadCommonValue.verdict)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("event", optional: self.event)
    writer.member("title", optional: self.title)
    writer.member("body", optional: self.body)
    writer.member("icon", optional: self.icon)
    writer.member("type", optional: self.type)
    writer.member("id", optional: self.id)
    writer.member("url", optional: self.url)
    writer.member("actions", optional: self.actions)
    writer.member("action_urls", optional: self.actionURLs)
    writer.member("image", optional: self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension PersonaClick.AndroidPayload.OpenProduct: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/openProduct", in: personaclickAndroidPayloadProgram)
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadOpenProductMerged }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadOpenProductMergedTable
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
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.event = try c.content { (c: inout Cursor) throws(Rejection) in
          try PersonaClick.Event.Product._read(&c, checks: checks)
        }
      case 4: value.type = try o.read(PersonaClick.MessageType.self, &c, checkPersonaclickMessageTypeDocument)
      case 7:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(of: PersonaClick.AndroidPayload.Action.self, checks: checks)
        }
      case 8:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try checkPersonaclickAndroidPayloadActionUrlsContentSchema.strings(&c, checks: checks)
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadCommonValue.verdict)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("event", optional: self.event)
    writer.member("title", optional: self.title)
    writer.member("body", optional: self.body)
    writer.member("icon", optional: self.icon)
    writer.member("type", optional: self.type)
    writer.member("id", optional: self.id)
    writer.member("url", optional: self.url)
    writer.member("actions", optional: self.actions)
    writer.member("action_urls", optional: self.actionURLs)
    writer.member("image", optional: self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension PersonaClick.AndroidPayload.Custom: StructReadable, FusedReadable {
  public static let _schemaEntry = SchemaEntry("#/$defs/custom", in: personaclickAndroidPayloadProgram)
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadCustomMerged }

  public static let _members: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadCustomMergedTable
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
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_members, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.event = try c.content { (c: inout Cursor) throws(Rejection) in
          try PersonaClick.Event.Custom._read(&c, checks: checks)
        }
      case 4: value.type = try o.read(PersonaClick.MessageType.self, &c, checkPersonaclickMessageTypeDocument)
      case 7:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(of: PersonaClick.AndroidPayload.Action.self, checks: checks)
        }
      case 8:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try checkPersonaclickAndroidPayloadActionUrlsContentSchema.strings(&c, checks: checks)
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadCommonValue.verdict)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("event", optional: self.event)
    writer.member("title", optional: self.title)
    writer.member("body", optional: self.body)
    writer.member("icon", optional: self.icon)
    writer.member("type", optional: self.type)
    writer.member("id", optional: self.id)
    writer.member("url", optional: self.url)
    writer.member("actions", optional: self.actions)
    writer.member("action_urls", optional: self.actionURLs)
    writer.member("image", optional: self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }
}

extension PersonaClick.AndroidPayload.Event: FusedReadable, PayloadWritable {
  public static let _schemaEntry = SchemaEntry("#/properties/event", in: personaclickAndroidPayloadProgram)
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadEvent }

  public static func _read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      let value: EncodedJSON<PersonaClick.Event>? = cursor.attempt { (c: inout Cursor) throws(Rejection) in
        try c.content { (c: inout Cursor) throws(Rejection) in
          try PersonaClick.Event._read(&c, checks: true)
        }
      }
      if let value { return .event(value) }
      return .text(try String._read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func _write(to writer: inout JSONWriter) { _write(payloadTo: &writer) }
  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .event(let value): writer.payload(value)
    case .text(let value): writer.payload(value)
    }
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }
}

// MARK: - Validators

private func checkPersonaclickAndroidPayloadEvent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    if s.wantsWarnings {
      var anyOfCount: Int = 0
      var anyOfEnd: Int = -1
      anyOfCount &+= try Validation.matches(
        c, &s, end: &anyOfEnd,
        checkPersonaclickAndroidPayloadEncodedEvent
      )
      if anyOfCount < 1 {
        anyOfCount &+= try Validation.matches(
          c, &s, end: &anyOfEnd,
          checkPersonaclickAndroidPayloadEventAnyOf1.verdict
        )
      }
      if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
      if anyOfCount == 0 { throw Rejection(at: start) }
    } else {
      try c.skipValue()
    }
  default: try c.refuse(at: start)
  }
}

private func checkPersonaclickAndroidPayloadEncodedEvent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(.json, string, c, &s, checkPersonaclickEventDocument)
  default: throw Rejection(at: start)
  }
}

private let checkPersonaclickAndroidPayloadEventAnyOf1 = MemberTable(value: "string")

private func checkPersonaclickAndroidPayloadActions(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(.json, string, c, &s, checkPersonaclickAndroidPayloadActionsContentSchema.verdict)
  default: throw Rejection(at: start)
  }
}

private let checkPersonaclickAndroidPayloadActionsContentSchema = MemberTable(
  array: """
    \t{
    """,
  nested: [checkPersonaclickAndroidPayloadAction]
)

private let checkPersonaclickAndroidPayloadAction = MemberTable(
  object: """
    action\tstring
    title\tstring
    """,
  others: .warned
)

private func checkPersonaclickAndroidPayloadActionUrls(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(
      .json,
      string,
      c,
      &s,
      checkPersonaclickAndroidPayloadActionUrlsContentSchema.verdict
    )
  default: throw Rejection(at: start)
  }
}

private let checkPersonaclickAndroidPayloadActionUrlsContentSchema = MemberTable(array: "string")

private let checkPersonaclickAndroidPayloadCommonValue = MemberTable(value: "string")

private let checkPersonaclickAndroidPayloadCommonTable = MemberTable(
  """
  title\tstring
  body\tstring
  icon\tstring
  type\tstring\t~
  id\tstring
  url\tstring
  actions\t\t'[
  action_urls\t\t'[
  image\tstring
  """,
  nested: [
    checkPersonaclickAndroidPayloadActionsContentSchema,
    checkPersonaclickAndroidPayloadActionUrlsContentSchema,
  ]
)

private let checkPersonaclickAndroidPayloadCommonTableOfValues = MemberTable(additional: "string\t?")

private func checkPersonaclickAndroidPayloadCommon(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(
    checkPersonaclickAndroidPayloadCommonTable,
    &c,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadCommonTableOfValues
  )
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 3: try checkPersonaclickMessageTypeDocument(&c, &s)
    case 6: try checkPersonaclickAndroidPayloadActions(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadCommonValue(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadCommonXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
    }
  }
  c.position = end
}

private func checkPersonaclickAndroidPayloadOpenWebLinkEvent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(.json, string, c, &s, checkPersonaclickEventWeb)
  default: throw Rejection(at: start)
  }
}

private func checkPersonaclickAndroidPayloadOpenCategoryEvent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(.json, string, c, &s, checkPersonaclickEventCategory)
  default: throw Rejection(at: start)
  }
}

private func checkPersonaclickAndroidPayloadOpenProductEvent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(.json, string, c, &s, checkPersonaclickEventProduct)
  default: throw Rejection(at: start)
  }
}

private func checkPersonaclickAndroidPayloadCustomEvent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(.json, string, c, &s, checkPersonaclickEventCustom)
  default: throw Rejection(at: start)
  }
}

private let checkPersonaclickAndroidPayloadDocumentMergedTable = MemberTable(
  """
  event\tstring\t~
  title\tstring
  body\tstring
  icon\tstring
  type\tstring\t~
  id\tstring
  url\tstring
  actions\t\t'[
  action_urls\t\t'[
  image\tstring
  """,
  nested: [
    checkPersonaclickAndroidPayloadActionsContentSchema,
    checkPersonaclickAndroidPayloadActionUrlsContentSchema,
  ]
)

private let checkPersonaclickAndroidPayloadDocumentMergedTableOfValues = MemberTable(additional: "string\t?")

private func checkPersonaclickAndroidPayloadDocumentMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(
    checkPersonaclickAndroidPayloadDocumentMergedTable,
    &c,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadDocumentMergedTableOfValues
  )
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkPersonaclickAndroidPayloadEvent(&c, &s)
    case 4: try checkPersonaclickMessageTypeDocument(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadActions(&c, &s)
    case 8: try checkPersonaclickAndroidPayloadActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadCommonValue(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadCommonXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
    }
  }
  c.position = end
}

private let checkPersonaclickAndroidPayloadRawMessageMergedTable = MemberTable(
  """
  event\tstring
  title\tstring
  body\tstring
  icon\tstring
  type\tstring\t~
  id\tstring
  url\tstring
  actions\t\t'[
  action_urls\t\t'[
  image\tstring
  """,
  nested: [
    checkPersonaclickAndroidPayloadActionsContentSchema,
    checkPersonaclickAndroidPayloadActionUrlsContentSchema,
  ]
)

private let checkPersonaclickAndroidPayloadRawMessageMergedTableOfValues = MemberTable(
  additional: """
    string\t?
    """)

private func checkPersonaclickAndroidPayloadRawMessageMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(
    checkPersonaclickAndroidPayloadRawMessageMergedTable,
    &c,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadRawMessageMergedTableOfValues
  )
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 4: try checkPersonaclickMessageTypeDocument(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadActions(&c, &s)
    case 8: try checkPersonaclickAndroidPayloadActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadCommonValue(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadCommonXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
    }
  }
  c.position = end
}

private let checkPersonaclickAndroidPayloadSimpleMergedTable = MemberTable(
  """
  icon\tstring
  title\tstring
  body\tstring
  type\tstring\t~
  id\tstring
  url\tstring
  actions\t\t'[
  action_urls\t\t'[
  image\tstring
  """,
  nested: [
    checkPersonaclickAndroidPayloadActionsContentSchema,
    checkPersonaclickAndroidPayloadActionUrlsContentSchema,
  ]
)

private let checkPersonaclickAndroidPayloadSimpleMergedTableOfValues = MemberTable(additional: "string\t?")

private func checkPersonaclickAndroidPayloadSimpleMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(
    checkPersonaclickAndroidPayloadSimpleMergedTable,
    &c,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadSimpleMergedTableOfValues
  )
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 3: try checkPersonaclickMessageTypeDocument(&c, &s)
    case 6: try checkPersonaclickAndroidPayloadActions(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadCommonValue(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadCommonXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
    }
  }
  c.position = end
}

private let checkPersonaclickAndroidPayloadOpenWebLinkMergedTable = MemberTable(
  """
  event\t\t~'{
  title\tstring
  body\tstring
  icon\tstring
  type\tstring\t~
  id\tstring
  url\tstring
  actions\t\t'[
  action_urls\t\t'[
  image\tstring
  """,
  nested: [
    checkPersonaclickEventWebTable,
    checkPersonaclickAndroidPayloadActionsContentSchema,
    checkPersonaclickAndroidPayloadActionUrlsContentSchema,
  ]
)

private let checkPersonaclickAndroidPayloadOpenWebLinkMergedTableOfValues = MemberTable(
  additional: """
    string\t?
    """)

private func checkPersonaclickAndroidPayloadOpenWebLinkMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(
    checkPersonaclickAndroidPayloadOpenWebLinkMergedTable,
    &c,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadOpenWebLinkMergedTableOfValues
  )
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkPersonaclickAndroidPayloadOpenWebLinkEvent(&c, &s)
    case 4: try checkPersonaclickMessageTypeDocument(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadActions(&c, &s)
    case 8: try checkPersonaclickAndroidPayloadActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadCommonValue(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadCommonXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
    }
  }
  c.position = end
}

private let checkPersonaclickAndroidPayloadOpenCategoryMergedTable = MemberTable(
  """
  event\t\t~'{
  title\tstring
  body\tstring
  icon\tstring
  type\tstring\t~
  id\tstring
  url\tstring
  actions\t\t'[
  action_urls\t\t'[
  image\tstring
  """,
  nested: [
    checkPersonaclickEventCategoryTable,
    checkPersonaclickAndroidPayloadActionsContentSchema,
    checkPersonaclickAndroidPayloadActionUrlsContentSchema,
  ]
)

private let checkPersonaclickAndroidPayloadOpenCategoryMergedTableOfValues = MemberTable(
  additional: """
    string\t?
    """)

private func checkPersonaclickAndroidPayloadOpenCategoryMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(
    checkPersonaclickAndroidPayloadOpenCategoryMergedTable,
    &c,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadOpenCategoryMergedTableOfValues
  )
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkPersonaclickAndroidPayloadOpenCategoryEvent(&c, &s)
    case 4: try checkPersonaclickMessageTypeDocument(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadActions(&c, &s)
    case 8: try checkPersonaclickAndroidPayloadActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadCommonValue(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadCommonXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
    }
  }
  c.position = end
}

private let checkPersonaclickAndroidPayloadOpenProductMergedTable = MemberTable(
  """
  event\t\t~'{
  title\tstring
  body\tstring
  icon\tstring
  type\tstring\t~
  id\tstring
  url\tstring
  actions\t\t'[
  action_urls\t\t'[
  image\tstring
  """,
  nested: [
    checkPersonaclickEventProductTable,
    checkPersonaclickAndroidPayloadActionsContentSchema,
    checkPersonaclickAndroidPayloadActionUrlsContentSchema,
  ]
)

private let checkPersonaclickAndroidPayloadOpenProductMergedTableOfValues = MemberTable(
  additional: """
    string\t?
    """)

private func checkPersonaclickAndroidPayloadOpenProductMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(
    checkPersonaclickAndroidPayloadOpenProductMergedTable,
    &c,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadOpenProductMergedTableOfValues
  )
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkPersonaclickAndroidPayloadOpenProductEvent(&c, &s)
    case 4: try checkPersonaclickMessageTypeDocument(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadActions(&c, &s)
    case 8: try checkPersonaclickAndroidPayloadActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadCommonValue(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadCommonXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
    }
  }
  c.position = end
}

private let checkPersonaclickAndroidPayloadCustomMergedTable = MemberTable(
  """
  event\t\t~'{
  title\tstring
  body\tstring
  icon\tstring
  type\tstring\t~
  id\tstring
  url\tstring
  actions\t\t'[
  action_urls\t\t'[
  image\tstring
  """,
  nested: [
    checkPersonaclickEventCustomTable,
    checkPersonaclickAndroidPayloadActionsContentSchema,
    checkPersonaclickAndroidPayloadActionUrlsContentSchema,
  ]
)

private let checkPersonaclickAndroidPayloadCustomMergedTableOfValues = MemberTable(additional: "string\t?")

private func checkPersonaclickAndroidPayloadCustomMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  var o = try ObjectScanner(
    checkPersonaclickAndroidPayloadCustomMergedTable,
    &c,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadCustomMergedTableOfValues
  )
  let start: Int = o.start
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkPersonaclickAndroidPayloadCustomEvent(&c, &s)
    case 4: try checkPersonaclickMessageTypeDocument(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadActions(&c, &s)
    case 8: try checkPersonaclickAndroidPayloadActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadCommonValue(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadCommonXWarnings0ConditionalRule.accepts(c) { s.noteWarning() }
    }
  }
  c.position = end
}

private let personaclickAndroidPayloadProgram: SchemaProgram = SchemaProgram(
  "personaclick/android-payload.yaml",
  #"""
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
  with: { [personaclickEventProgram, personaclickMessageTypeProgram] }
)

private let checkPersonaclickAndroidPayloadCommonXWarnings0ConditionalRule = SchemaEntry(
  "#/$defs/common/x-warnings/0 conditional",
  in: personaclickAndroidPayloadProgram
)
