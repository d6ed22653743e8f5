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
    public enum Event: SchemaValue, ExpressibleByStringLiteral {
      /// An event as JSON inside a string.
      case event(EncodedJSON<PersonaClick.Event>)
      /// A string of your own, handed to the app as it is.
      case text(String)

      public init(stringLiteral value: String) { self = .text(value) }
    }
  }
}

// MARK: - Coding

extension PersonaClick.AndroidPayload: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: personaclickAndroidPayloadProgram)
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadMerged }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadMergedNames
  ) { members in
    members.string(1, optional: \.title)
    members.string(2, optional: \.body)
    members.string(3, optional: \.icon)
    members.string(5, optional: \.id)
    members.string(6, optional: \.url)
    members.string(9, optional: \.image)
  }
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0: value.event = try Event._read(&c, checks: checks)
      case 4:
        try o.check(&c, checkPersonaclickMessageType)
        value.type = try PersonaClick.MessageType._read(&c)
      case 7:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try Action._read(&c, checks: checks)
          }
        }
      case 8:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem.string(&c, checks: checks)
          }
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadDefsCommonAdditionalProperties)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("event", self.event)
    try writer.optional("title", self.title)
    try writer.optional("body", self.body)
    try writer.optional("icon", self.icon)
    try writer.optional("type", self.type)
    try writer.optional("id", self.id)
    try writer.optional("url", self.url)
    try writer.optional("actions", self.actions)
    try writer.optional("action_urls", self.actionURLs)
    try writer.optional("image", self.image)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.event = try fields.optional("event")
    self.title = try fields.optional("title")
    self.body = try fields.optional("body")
    self.icon = try fields.optional("icon")
    self.type = try fields.optional("type")
    self.id = try fields.optional("id")
    self.url = try fields.optional("url")
    self.actions = try fields.optional("actions")
    self.actionURLs = try fields.optional("action_urls")
    self.image = try fields.optional("image")
    self.additionalProperties = try fields.additional(as: String.self)
  }
}

extension PersonaClick.AndroidPayload.Common: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry(
    "#/$defs/common",
    in: personaclickAndroidPayloadProgram
  )
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadDefsCommon }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadDefsCommonNames
  ) { members in
    members.string(0, optional: \.title)
    members.string(1, optional: \.body)
    members.string(2, optional: \.icon)
    members.string(4, optional: \.id)
    members.string(5, optional: \.url)
    members.string(8, optional: \.image)
  }
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 3:
        try o.check(&c, checkPersonaclickMessageType)
        value.type = try PersonaClick.MessageType._read(&c)
      case 6:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try PersonaClick.AndroidPayload.Action._read(&c, checks: checks)
          }
        }
      case 7:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem.string(&c, checks: checks)
          }
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadDefsCommonAdditionalProperties)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("title", self.title)
    try writer.optional("body", self.body)
    try writer.optional("icon", self.icon)
    try writer.optional("type", self.type)
    try writer.optional("id", self.id)
    try writer.optional("url", self.url)
    try writer.optional("actions", self.actions)
    try writer.optional("action_urls", self.actionURLs)
    try writer.optional("image", self.image)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.title = try fields.optional("title")
    self.body = try fields.optional("body")
    self.icon = try fields.optional("icon")
    self.type = try fields.optional("type")
    self.id = try fields.optional("id")
    self.url = try fields.optional("url")
    self.actions = try fields.optional("actions")
    self.actionURLs = try fields.optional("action_urls")
    self.image = try fields.optional("image")
    self.additionalProperties = try fields.additional(as: String.self)
  }
}

extension PersonaClick.AndroidPayload.Action: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry(
    "#/$defs/action",
    in: personaclickAndroidPayloadProgram
  )
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadDefsAction }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadDefsActionNames
  ) { members in
    members.string(0, optional: \.action)
    members.string(1, optional: \.title)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) { try o.readOther(&c, into: &others) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("action", self.action)
    try writer.optional("title", self.title)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.action = try fields.optional("action")
    self.title = try fields.optional("title")
    self.additionalProperties = try fields.additional()
  }
}

extension PersonaClick.AndroidPayload.RawMessage: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry(
    "#/$defs/rawMessage",
    in: personaclickAndroidPayloadProgram
  )
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadDefsRawMessageMerged }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadDefsRawMessageMergedNames
  ) { members in
    members.string(0, optional: \.event)
    members.string(1, optional: \.title)
    members.string(2, optional: \.body)
    members.string(3, optional: \.icon)
    members.string(5, optional: \.id)
    members.string(6, optional: \.url)
    members.string(9, optional: \.image)
  }
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 4:
        try o.check(&c, checkPersonaclickMessageType)
        value.type = try PersonaClick.MessageType._read(&c)
      case 7:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try PersonaClick.AndroidPayload.Action._read(&c, checks: checks)
          }
        }
      case 8:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem.string(&c, checks: checks)
          }
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadDefsCommonAdditionalProperties)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("event", self.event)
    try writer.optional("title", self.title)
    try writer.optional("body", self.body)
    try writer.optional("icon", self.icon)
    try writer.optional("type", self.type)
    try writer.optional("id", self.id)
    try writer.optional("url", self.url)
    try writer.optional("actions", self.actions)
    try writer.optional("action_urls", self.actionURLs)
    try writer.optional("image", self.image)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.event = try fields.optional("event")
    self.title = try fields.optional("title")
    self.body = try fields.optional("body")
    self.icon = try fields.optional("icon")
    self.type = try fields.optional("type")
    self.id = try fields.optional("id")
    self.url = try fields.optional("url")
    self.actions = try fields.optional("actions")
    self.actionURLs = try fields.optional("action_urls")
    self.image = try fields.optional("image")
    self.additionalProperties = try fields.additional(as: String.self)
  }
}

extension PersonaClick.AndroidPayload.Simple: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry(
    "#/$defs/simple",
    in: personaclickAndroidPayloadProgram
  )
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadDefsSimpleMerged }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadDefsSimpleMergedNames
  ) { members in
    members.string(0, optional: \.icon)
    members.string(1, optional: \.title)
    members.string(2, optional: \.body)
    members.string(4, optional: \.id)
    members.string(5, optional: \.url)
    members.string(8, optional: \.image)
  }
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 3:
        try o.check(&c, checkPersonaclickMessageType)
        value.type = try PersonaClick.MessageType._read(&c)
      case 6:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try PersonaClick.AndroidPayload.Action._read(&c, checks: checks)
          }
        }
      case 7:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem.string(&c, checks: checks)
          }
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadDefsCommonAdditionalProperties)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("icon", self.icon)
    try writer.optional("title", self.title)
    try writer.optional("body", self.body)
    try writer.optional("type", self.type)
    try writer.optional("id", self.id)
    try writer.optional("url", self.url)
    try writer.optional("actions", self.actions)
    try writer.optional("action_urls", self.actionURLs)
    try writer.optional("image", self.image)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.icon = try fields.optional("icon")
    self.title = try fields.optional("title")
    self.body = try fields.optional("body")
    self.type = try fields.optional("type")
    self.id = try fields.optional("id")
    self.url = try fields.optional("url")
    self.actions = try fields.optional("actions")
    self.actionURLs = try fields.optional("action_urls")
    self.image = try fields.optional("image")
    self.additionalProperties = try fields.additional(as: String.self)
  }
}

extension PersonaClick.AndroidPayload.OpenWebLink: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry(
    "#/$defs/openWebLink",
    in: personaclickAndroidPayloadProgram
  )
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadDefsOpenWebLinkMerged }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadDefsOpenWebLinkMergedNames
  ) { members in
    members.string(1, optional: \.title)
    members.string(2, optional: \.body)
    members.string(3, optional: \.icon)
    members.string(5, optional: \.id)
    members.string(6, optional: \.url)
    members.string(9, optional: \.image)
  }
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.event = try c.content { (c: inout Cursor) throws(Rejection) in
          try PersonaClick.Event.Web._read(&c, checks: checks)
        }
      case 4:
        try o.check(&c, checkPersonaclickMessageType)
        value.type = try PersonaClick.MessageType._read(&c)
      case 7:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try PersonaClick.AndroidPayload.Action._read(&c, checks: checks)
          }
        }
      case 8:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem.string(&c, checks: checks)
          }
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadDefsCommonAdditionalProperties)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("event", self.event)
    try writer.optional("title", self.title)
    try writer.optional("body", self.body)
    try writer.optional("icon", self.icon)
    try writer.optional("type", self.type)
    try writer.optional("id", self.id)
    try writer.optional("url", self.url)
    try writer.optional("actions", self.actions)
    try writer.optional("action_urls", self.actionURLs)
    try writer.optional("image", self.image)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.event = try fields.optional("event")
    self.title = try fields.optional("title")
    self.body = try fields.optional("body")
    self.icon = try fields.optional("icon")
    self.type = try fields.optional("type")
    self.id = try fields.optional("id")
    self.url = try fields.optional("url")
    self.actions = try fields.optional("actions")
    self.actionURLs = try fields.optional("action_urls")
    self.image = try fields.optional("image")
    self.additionalProperties = try fields.additional(as: String.self)
  }
}

extension PersonaClick.AndroidPayload.OpenCategory: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry(
    "#/$defs/openCategory",
    in: personaclickAndroidPayloadProgram
  )
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadDefsOpenCategoryMerged }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadDefsOpenCategoryMergedNames
  ) { members in
    members.string(1, optional: \.title)
    members.string(2, optional: \.body)
    members.string(3, optional: \.icon)
    members.string(5, optional: \.id)
    members.string(6, optional: \.url)
    members.string(9, optional: \.image)
  }
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.event = try c.content { (c: inout Cursor) throws(Rejection) in
          try PersonaClick.Event.Category._read(&c, checks: checks)
        }
      case 4:
        try o.check(&c, checkPersonaclickMessageType)
        value.type = try PersonaClick.MessageType._read(&c)
      case 7:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try PersonaClick.AndroidPayload.Action._read(&c, checks: checks)
          }
        }
      case 8:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem.string(&c, checks: checks)
          }
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadDefsCommonAdditionalProperties)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("event", self.event)
    try writer.optional("title", self.title)
    try writer.optional("body", self.body)
    try writer.optional("icon", self.icon)
    try writer.optional("type", self.type)
    try writer.optional("id", self.id)
    try writer.optional("url", self.url)
    try writer.optional("actions", self.actions)
    try writer.optional("action_urls", self.actionURLs)
    try writer.optional("image", self.image)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.event = try fields.optional("event")
    self.title = try fields.optional("title")
    self.body = try fields.optional("body")
    self.icon = try fields.optional("icon")
    self.type = try fields.optional("type")
    self.id = try fields.optional("id")
    self.url = try fields.optional("url")
    self.actions = try fields.optional("actions")
    self.actionURLs = try fields.optional("action_urls")
    self.image = try fields.optional("image")
    self.additionalProperties = try fields.additional(as: String.self)
  }
}

extension PersonaClick.AndroidPayload.OpenProduct: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry(
    "#/$defs/openProduct",
    in: personaclickAndroidPayloadProgram
  )
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadDefsOpenProductMerged }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadDefsOpenProductMergedNames
  ) { members in
    members.string(1, optional: \.title)
    members.string(2, optional: \.body)
    members.string(3, optional: \.icon)
    members.string(5, optional: \.id)
    members.string(6, optional: \.url)
    members.string(9, optional: \.image)
  }
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.event = try c.content { (c: inout Cursor) throws(Rejection) in
          try PersonaClick.Event.Product._read(&c, checks: checks)
        }
      case 4:
        try o.check(&c, checkPersonaclickMessageType)
        value.type = try PersonaClick.MessageType._read(&c)
      case 7:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try PersonaClick.AndroidPayload.Action._read(&c, checks: checks)
          }
        }
      case 8:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem.string(&c, checks: checks)
          }
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadDefsCommonAdditionalProperties)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("event", self.event)
    try writer.optional("title", self.title)
    try writer.optional("body", self.body)
    try writer.optional("icon", self.icon)
    try writer.optional("type", self.type)
    try writer.optional("id", self.id)
    try writer.optional("url", self.url)
    try writer.optional("actions", self.actions)
    try writer.optional("action_urls", self.actionURLs)
    try writer.optional("image", self.image)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.event = try fields.optional("event")
    self.title = try fields.optional("title")
    self.body = try fields.optional("body")
    self.icon = try fields.optional("icon")
    self.type = try fields.optional("type")
    self.id = try fields.optional("id")
    self.url = try fields.optional("url")
    self.actions = try fields.optional("actions")
    self.actionURLs = try fields.optional("action_urls")
    self.image = try fields.optional("image")
    self.additionalProperties = try fields.additional(as: String.self)
  }
}

extension PersonaClick.AndroidPayload.Custom: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry(
    "#/$defs/custom",
    in: personaclickAndroidPayloadProgram
  )
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadDefsCustomMerged }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickAndroidPayloadDefsCustomMergedNames
  ) { members in
    members.string(1, optional: \.title)
    members.string(2, optional: \.body)
    members.string(3, optional: \.icon)
    members.string(5, optional: \.id)
    members.string(6, optional: \.url)
    members.string(9, optional: \.image)
  }
  public static let _unread: Self = Self()

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.event = try c.content { (c: inout Cursor) throws(Rejection) in
          try PersonaClick.Event.Custom._read(&c, checks: checks)
        }
      case 4:
        try o.check(&c, checkPersonaclickMessageType)
        value.type = try PersonaClick.MessageType._read(&c)
      case 7:
        value.actions = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try PersonaClick.AndroidPayload.Action._read(&c, checks: checks)
          }
        }
      case 8:
        value.actionURLs = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem.string(&c, checks: checks)
          }
        }
      default:
        try o.check(&c, checkPersonaclickAndroidPayloadDefsCommonAdditionalProperties)
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("event", self.event)
    try writer.optional("title", self.title)
    try writer.optional("body", self.body)
    try writer.optional("icon", self.icon)
    try writer.optional("type", self.type)
    try writer.optional("id", self.id)
    try writer.optional("url", self.url)
    try writer.optional("actions", self.actions)
    try writer.optional("action_urls", self.actionURLs)
    try writer.optional("image", self.image)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.event = try fields.optional("event")
    self.title = try fields.optional("title")
    self.body = try fields.optional("body")
    self.icon = try fields.optional("icon")
    self.type = try fields.optional("type")
    self.id = try fields.optional("id")
    self.url = try fields.optional("url")
    self.actions = try fields.optional("actions")
    self.actionURLs = try fields.optional("action_urls")
    self.image = try fields.optional("image")
    self.additionalProperties = try fields.additional(as: String.self)
  }
}

extension PersonaClick.AndroidPayload.Event: FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry(
    "#/properties/event",
    in: personaclickAndroidPayloadProgram
  )
  public static var _verdict: Verdict { checkPersonaclickAndroidPayloadPropertiesEvent }

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

  public func _write(to writer: inout JSONWriter) {
    switch self {
    case .event(let value): value._write(to: &writer)
    case .text(let value): value._write(to: &writer)
    }
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .event(let value): try value.encode(to: encoder)
    case .text(let value): try value.encode(to: encoder)
    }
  }
}

// MARK: - Validators

private func checkPersonaclickAndroidPayloadPropertiesEvent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    if s.wantsWarnings {
      var anyOfCount: Int = 0
      var anyOfEnd: Int = -1
      do {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &anyOfEnd,
          checkPersonaclickAndroidPayloadDefsEncodedEvent
        )
        if isMatch {
          anyOfCount &+= 1
        }
      }
      if anyOfCount < 1 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &anyOfEnd,
          checkPersonaclickAndroidPayloadPropertiesEventAnyOf1
        )
        if isMatch {
          anyOfCount &+= 1
        }
      }
      if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
      if anyOfCount == 0 { throw Rejection(at: start) }
    } else {
      try c.skipValue()
    }
  default: throw Rejection(at: start)
  }
}

private func checkPersonaclickAndroidPayloadDefsEncodedEvent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(.json, string, c, &s, checkPersonaclickEvent)
  default: throw Rejection(at: start)
  }
}

private let checkPersonaclickAndroidPayloadPropertiesEventAnyOf1Value: MemberTable = MemberTable(
  items: """
    string
    """)

private func checkPersonaclickAndroidPayloadPropertiesEventAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  try checkPersonaclickAndroidPayloadPropertiesEventAnyOf1Value.readItem(&c, &s)
}

private func checkPersonaclickAndroidPayloadDefsCommonPropertiesActions(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(.json, string, c, &s, checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nf)
  default: throw Rejection(at: start)
  }
}

private let checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nfItem: MemberTable = MemberTable(
  items: """
    \t{
    """,
  nested: [checkPersonaclickAndroidPayloadDefsActionNames]
)

private func checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nf(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  guard c.isAtArray else { throw Rejection(at: c.position) }
  var more: Bool = try c.beginArray()
  while more {
    if !checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nfItem.passes(&c) {
      try checkPersonaclickAndroidPayloadDefsAction(&c, &s)
    }
    more = try c.nextItem()
  }
}

private let checkPersonaclickAndroidPayloadDefsActionNames: MemberTable = MemberTable(
  """
  action\tstring
  title\tstring
  """)

private func checkPersonaclickAndroidPayloadDefsAction(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(
    checkPersonaclickAndroidPayloadDefsActionNames,
    at: start,
    passesOthers: !s.wantsWarnings
  )
  while try o.nextUndecided(&c, &s) {
    s.noteWarning()
    try c.skipValue()
  }
}

private func checkPersonaclickAndroidPayloadDefsCommonPropertiesActionUrls(
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
      checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rm
    )
  default: throw Rejection(at: start)
  }
}

private let checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem: MemberTable = MemberTable(
  items: """
    string
    """)

private func checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rm(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  guard c.isAtArray else { throw Rejection(at: c.position) }
  _ = try checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem.readItems(&c, &s)
}

private let checkPersonaclickAndroidPayloadDefsCommonAdditionalPropertiesValue: MemberTable = MemberTable(
  items: """
    string
    """)

private func checkPersonaclickAndroidPayloadDefsCommonAdditionalProperties(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  try checkPersonaclickAndroidPayloadDefsCommonAdditionalPropertiesValue.readItem(&c, &s)
}

private let checkPersonaclickAndroidPayloadDefsCommonNames: MemberTable = MemberTable(
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
    checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nfItem,
    checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem,
  ]
)

private let checkPersonaclickAndroidPayloadDefsCommonAdditional: MemberTable = MemberTable(
  additional: """
    string\t?
    """)

private func checkPersonaclickAndroidPayloadDefsCommon(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(
    checkPersonaclickAndroidPayloadDefsCommonNames,
    at: start,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadDefsCommonAdditional
  )
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 3: try checkPersonaclickMessageType(&c, &s)
    case 6: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActions(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadDefsCommonAdditionalPropertiesValue.readItem(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadDefsCommonXWarnings0ConditionalRule.accepts(c) {
        s.noteWarning()
      }
    }
  }
  c.position = end
}

private func checkPersonaclickAndroidPayloadDefsOpenWebLinkPropertiesEvent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(.json, string, c, &s, checkPersonaclickEventDefsWeb)
  default: throw Rejection(at: start)
  }
}

private func checkPersonaclickAndroidPayloadDefsOpenCategoryPropertiesEvent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(.json, string, c, &s, checkPersonaclickEventDefsCategory)
  default: throw Rejection(at: start)
  }
}

private func checkPersonaclickAndroidPayloadDefsOpenProductPropertiesEvent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(.json, string, c, &s, checkPersonaclickEventDefsProduct)
  default: throw Rejection(at: start)
  }
}

private func checkPersonaclickAndroidPayloadDefsCustomPropertiesEvent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(.json, string, c, &s, checkPersonaclickEventDefsCustom)
  default: throw Rejection(at: start)
  }
}

private let checkPersonaclickAndroidPayloadMergedNames: MemberTable = MemberTable(
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
    checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nfItem,
    checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem,
  ]
)

private let checkPersonaclickAndroidPayloadMergedAdditional: MemberTable = MemberTable(
  additional: """
    string\t?
    """)

private func checkPersonaclickAndroidPayloadMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(
    checkPersonaclickAndroidPayloadMergedNames,
    at: start,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadMergedAdditional
  )
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkPersonaclickAndroidPayloadPropertiesEvent(&c, &s)
    case 4: try checkPersonaclickMessageType(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActions(&c, &s)
    case 8: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadDefsCommonAdditionalPropertiesValue.readItem(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadDefsCommonXWarnings0ConditionalRule.accepts(c) {
        s.noteWarning()
      }
    }
  }
  c.position = end
}

private let checkPersonaclickAndroidPayloadDefsRawMessageMergedNames: MemberTable = MemberTable(
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
    checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nfItem,
    checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem,
  ]
)

private let checkPersonaclickAndroidPayloadDefsRawMessageMergedAdditional: MemberTable = MemberTable(
  additional: """
    string\t?
    """)

private func checkPersonaclickAndroidPayloadDefsRawMessageMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(
    checkPersonaclickAndroidPayloadDefsRawMessageMergedNames,
    at: start,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadDefsRawMessageMergedAdditional
  )
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 4: try checkPersonaclickMessageType(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActions(&c, &s)
    case 8: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadDefsCommonAdditionalPropertiesValue.readItem(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadDefsCommonXWarnings0ConditionalRule.accepts(c) {
        s.noteWarning()
      }
    }
  }
  c.position = end
}

private let checkPersonaclickAndroidPayloadDefsSimpleMergedNames: MemberTable = MemberTable(
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
    checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nfItem,
    checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem,
  ]
)

private let checkPersonaclickAndroidPayloadDefsSimpleMergedAdditional: MemberTable = MemberTable(
  additional: """
    string\t?
    """)

private func checkPersonaclickAndroidPayloadDefsSimpleMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(
    checkPersonaclickAndroidPayloadDefsSimpleMergedNames,
    at: start,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadDefsSimpleMergedAdditional
  )
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 3: try checkPersonaclickMessageType(&c, &s)
    case 6: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActions(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadDefsCommonAdditionalPropertiesValue.readItem(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadDefsCommonXWarnings0ConditionalRule.accepts(c) {
        s.noteWarning()
      }
    }
  }
  c.position = end
}

private let checkPersonaclickAndroidPayloadDefsOpenWebLinkMergedNames: MemberTable = MemberTable(
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
    checkPersonaclickEventDefsWebNames,
    checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nfItem,
    checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem,
  ]
)

private let checkPersonaclickAndroidPayloadDefsOpenWebLinkMergedAdditional: MemberTable = MemberTable(
  additional: """
    string\t?
    """)

private func checkPersonaclickAndroidPayloadDefsOpenWebLinkMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(
    checkPersonaclickAndroidPayloadDefsOpenWebLinkMergedNames,
    at: start,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadDefsOpenWebLinkMergedAdditional
  )
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkPersonaclickAndroidPayloadDefsOpenWebLinkPropertiesEvent(&c, &s)
    case 4: try checkPersonaclickMessageType(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActions(&c, &s)
    case 8: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadDefsCommonAdditionalPropertiesValue.readItem(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadDefsCommonXWarnings0ConditionalRule.accepts(c) {
        s.noteWarning()
      }
    }
  }
  c.position = end
}

private let checkPersonaclickAndroidPayloadDefsOpenCategoryMergedNames: MemberTable = MemberTable(
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
    checkPersonaclickEventDefsCategoryNames,
    checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nfItem,
    checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem,
  ]
)

private let checkPersonaclickAndroidPayloadDefsOpenCategoryMergedAdditional: MemberTable = MemberTable(
  additional: """
    string\t?
    """)

private func checkPersonaclickAndroidPayloadDefsOpenCategoryMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(
    checkPersonaclickAndroidPayloadDefsOpenCategoryMergedNames,
    at: start,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadDefsOpenCategoryMergedAdditional
  )
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkPersonaclickAndroidPayloadDefsOpenCategoryPropertiesEvent(&c, &s)
    case 4: try checkPersonaclickMessageType(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActions(&c, &s)
    case 8: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadDefsCommonAdditionalPropertiesValue.readItem(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadDefsCommonXWarnings0ConditionalRule.accepts(c) {
        s.noteWarning()
      }
    }
  }
  c.position = end
}

private let checkPersonaclickAndroidPayloadDefsOpenProductMergedNames: MemberTable = MemberTable(
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
    checkPersonaclickEventDefsProductNames,
    checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nfItem,
    checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem,
  ]
)

private let checkPersonaclickAndroidPayloadDefsOpenProductMergedAdditional: MemberTable = MemberTable(
  additional: """
    string\t?
    """)

private func checkPersonaclickAndroidPayloadDefsOpenProductMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(
    checkPersonaclickAndroidPayloadDefsOpenProductMergedNames,
    at: start,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadDefsOpenProductMergedAdditional
  )
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkPersonaclickAndroidPayloadDefsOpenProductPropertiesEvent(&c, &s)
    case 4: try checkPersonaclickMessageType(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActions(&c, &s)
    case 8: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadDefsCommonAdditionalPropertiesValue.readItem(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadDefsCommonXWarnings0ConditionalRule.accepts(c) {
        s.noteWarning()
      }
    }
  }
  c.position = end
}

private let checkPersonaclickAndroidPayloadDefsCustomMergedNames: MemberTable = MemberTable(
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
    checkPersonaclickEventDefsCustomNames,
    checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nfItem,
    checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rmItem,
  ]
)

private let checkPersonaclickAndroidPayloadDefsCustomMergedAdditional: MemberTable = MemberTable(
  additional: """
    string\t?
    """)

private func checkPersonaclickAndroidPayloadDefsCustomMerged(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(
    checkPersonaclickAndroidPayloadDefsCustomMergedNames,
    at: start,
    passesOthers: true,
    others: checkPersonaclickAndroidPayloadDefsCustomMergedAdditional
  )
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkPersonaclickAndroidPayloadDefsCustomPropertiesEvent(&c, &s)
    case 4: try checkPersonaclickMessageType(&c, &s)
    case 7: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActions(&c, &s)
    case 8: try checkPersonaclickAndroidPayloadDefsCommonPropertiesActionUrls(&c, &s)
    default: try checkPersonaclickAndroidPayloadDefsCommonAdditionalPropertiesValue.readItem(&c, &s)
    }
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    if !s.hasWarning {
      if try !checkPersonaclickAndroidPayloadDefsCommonXWarnings0ConditionalRule.accepts(c) {
        s.noteWarning()
      }
    }
  }
  c.position = end
}

private let personaclickAndroidPayloadProgram: SchemaProgram = SchemaProgram(
  "personaclick/android-payload.yaml",
  #"""
  {"#":{"warns":true,"type":["object"],"properties":{"event":["/properties/event","#/properties/event"]},
  "allOf":["#/$defs/common inPlace"]},
  "#/properties/event":{"warns":true,"defers":true,"anyOf":{"of":[{"type":["string"],"name":"Event",
  "schema":["/anyOf/0/$ref",{"at":"personaclick/android-payload.yaml#/$defs/encodedEvent","warns":true,
  "type":["string"],"content":{"mediaType":"application/json","keyword":"/contentMediaType",
  "schema":"personaclick/event.yaml#"}}]},{"type":["string"],"name":"Text","schema":{"type":["string"]}}]}},
  "#/$defs/common inPlace":{"at":"personaclick/android-payload.yaml#/$defs/common","warns":true,
  "type":["object"],"properties":{"title":["/properties/title","#/$defs/common/properties/title"],
  "body":["/properties/body","#/$defs/common/properties/body"],"icon":["/properties/icon",
  "#/$defs/common/properties/icon"],"type":"personaclick/message-type.yaml#","id":["/properties/id",
  "#/$defs/common/properties/id"],"url":["/properties/url","#/$defs/common/properties/url"],
  "actions":["/properties/actions","#/$defs/common/properties/actions"],
  "action_urls":["/properties/action_urls","#/$defs/common/properties/action_urls"],
  "image":["/properties/image","#/$defs/common/properties/image"]},
  "additionalProperties":["/additionalProperties","#/$defs/common/additionalProperties"],
  "x-warnings":[["/x-warnings/0","#/$defs/common/x-warnings/0 conditional"]]},
  "#/$defs/common/properties/title":{"type":["string"]},
  "#/$defs/common/properties/body":{"type":["string"]},
  "#/$defs/common/properties/icon":{"type":["string"]},
  "#/$defs/common/properties/id":{"type":["string"]},
  "#/$defs/common/properties/url":{"type":["string"]},
  "#/$defs/common/properties/actions":{"warns":true,"type":["string"],
  "content":{"mediaType":"application/json","keyword":"/contentMediaType","schema":{"warns":true,
  "type":["array"],"items":"#/$defs/action"}}},
  "#/$defs/action":{"warns":true,"type":["object"],"properties":{"action":{"type":["string"]},
  "title":{"type":["string"]}},"known":true},
  "#/$defs/common/properties/action_urls":{"type":["string"],"content":{"mediaType":"application/json",
  "keyword":"/contentMediaType","schema":{"type":["array"],"items":{"type":["string"]}}}},
  "#/$defs/common/properties/image":{"type":["string"]},
  "#/$defs/common/additionalProperties":{"type":["string"]},
  "#/$defs/common/x-warnings/0 conditional":{"at":"personaclick/android-payload.yaml#/$defs/common/x-warnings/0",
  "message":"this member is none of those that the vendor lists","propertyNames":{"strings /enum":["title",
  "body","icon","type","id","url","actions","action_urls","image","event"]}},
  "#/$defs/common":{"warns":true,"type":["object"],"properties":{"title":["/properties/title",
  "#/$defs/common/properties/title"],"body":["/properties/body","#/$defs/common/properties/body"],
  "icon":["/properties/icon","#/$defs/common/properties/icon"],"type":"personaclick/message-type.yaml#",
  "id":["/properties/id","#/$defs/common/properties/id"],"url":["/properties/url",
  "#/$defs/common/properties/url"],"actions":["/properties/actions","#/$defs/common/properties/actions"],
  "action_urls":["/properties/action_urls","#/$defs/common/properties/action_urls"],
  "image":["/properties/image","#/$defs/common/properties/image"]},
  "additionalProperties":["/additionalProperties","#/$defs/common/additionalProperties"],
  "x-warnings":[["/x-warnings/0","#/$defs/common/x-warnings/0 conditional"]]},
  "#/$defs/rawMessage":{"warns":true,"type":["object"],"properties":{"event":{"type":["string"]}},
  "allOf":["#/$defs/common inPlace"]},
  "#/$defs/simple":{"warns":true,"type":["object"],"properties":{"icon":{"type":["string"]}},
  "allOf":["#/$defs/common inPlace"]},
  "#/$defs/openWebLink":{"warns":true,"type":["object"],"properties":{"event":{"warns":true,
  "type":["string"],"content":{"mediaType":"application/json","keyword":"/contentMediaType",
  "schema":"personaclick/event.yaml#/$defs/web"}}},"allOf":["#/$defs/common inPlace"]},
  "#/$defs/openCategory":{"warns":true,"type":["object"],"properties":{"event":{"warns":true,
  "type":["string"],"content":{"mediaType":"application/json","keyword":"/contentMediaType",
  "schema":"personaclick/event.yaml#/$defs/category"}}},"allOf":["#/$defs/common inPlace"]},
  "#/$defs/openProduct":{"warns":true,"type":["object"],"properties":{"event":{"warns":true,
  "type":["string"],"content":{"mediaType":"application/json","keyword":"/contentMediaType",
  "schema":"personaclick/event.yaml#/$defs/product"}}},"allOf":["#/$defs/common inPlace"]},
  "#/$defs/custom":{"warns":true,"type":["object"],"properties":{"event":{"warns":true,"type":["string"],
  "content":{"mediaType":"application/json","keyword":"/contentMediaType",
  "schema":"personaclick/event.yaml#/$defs/custom"}}},"allOf":["#/$defs/common inPlace"]}}
  """#,
  with: { [personaclickEventProgram, personaclickMessageTypeProgram] }
)

private let checkPersonaclickAndroidPayloadDefsCommonXWarnings0ConditionalRule: SchemaEntry = SchemaEntry(
  "#/$defs/common/x-warnings/0 conditional",
  in: personaclickAndroidPayloadProgram
)
