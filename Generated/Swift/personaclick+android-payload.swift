// Generated from personaclick/android-payload.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension PersonaClick {
  /// The data of a push that the Android SDK, or the React Native SDK on Android, receives through Firebase.
  /// Firebase carries strings only, so what has structure is JSON inside a string. The kinds of message under
  /// this page know what their `event` is; the payload itself does not say which kind it is.
  public struct AndroidPayload: SchemaValue {
    /// What happens on opening: an event as JSON inside the string or, in a raw message, any string. A string
    /// that is an encoded event is read as one.
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
      public var event: EncodedJSON<Event.Web>?
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
        event: EncodedJSON<Event.Web>? = nil,
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
      public var event: EncodedJSON<Event.Category>?
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
        event: EncodedJSON<Event.Category>? = nil,
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
      public var event: EncodedJSON<Event.Product>?
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
        event: EncodedJSON<Event.Product>? = nil,
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
      public var event: EncodedJSON<Event.Custom>?
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
        event: EncodedJSON<Event.Custom>? = nil,
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
  }
}

// MARK: - Machinery

extension PersonaClick.AndroidPayload: GeneratedValue {
  public static var schemaLocation: String {
    "personaclick/android-payload.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayload(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayload(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    event
    title
    body
    icon
    type
    id
    url
    actions
    action_urls
    image
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var event: String?
    var title: String?
    var body: String?
    var icon: String?
    var type: PersonaClick.MessageType?
    var id: String?
    var url: String?
    var actions: EncodedJSON<[Action]>?
    var actionURLs: EncodedJSON<[String]>?
    var image: String?
    var others: [(key: String, value: String)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: event = try String.read(&cursor)
        case 1: title = try String.read(&cursor)
        case 2: body = try String.read(&cursor)
        case 3: icon = try String.read(&cursor)
        case 4: type = try PersonaClick.MessageType.read(&cursor)
        case 5: id = try String.read(&cursor)
        case 6: url = try String.read(&cursor)
        case 7: actions = try EncodedJSON<[Action]>.read(&cursor)
        case 8: actionURLs = try EncodedJSON<[String]>.read(&cursor)
        case 9: image = try String.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      event: event,
      title: title,
      body: body,
      icon: icon,
      type: type,
      id: id,
      url: url,
      actions: actions,
      actionURLs: actionURLs,
      image: image,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"event\":", self.event)
    writer.optional("\"title\":", self.title)
    writer.optional("\"body\":", self.body)
    writer.optional("\"icon\":", self.icon)
    writer.optional("\"type\":", self.type)
    writer.optional("\"id\":", self.id)
    writer.optional("\"url\":", self.url)
    writer.optional("\"actions\":", self.actions)
    writer.optional("\"action_urls\":", self.actionURLs)
    writer.optional("\"image\":", self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
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
    self.additionalProperties = try fields.additional(
      except: [
        "event",
        "title",
        "body",
        "icon",
        "type",
        "id",
        "url",
        "actions",
        "action_urls",
        "image",
      ], as: String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("event", self.event)
    try fields.optional("title", self.title)
    try fields.optional("body", self.body)
    try fields.optional("icon", self.icon)
    try fields.optional("type", self.type)
    try fields.optional("id", self.id)
    try fields.optional("url", self.url)
    try fields.optional("actions", self.actions)
    try fields.optional("action_urls", self.actionURLs)
    try fields.optional("image", self.image)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.Common: GeneratedValue {
  public static var schemaLocation: String {
    "personaclick/android-payload.yaml#/$defs/common"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsCommon(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsCommon(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    title
    body
    icon
    type
    id
    url
    actions
    action_urls
    image
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var title: String?
    var body: String?
    var icon: String?
    var type: PersonaClick.MessageType?
    var id: String?
    var url: String?
    var actions: EncodedJSON<[PersonaClick.AndroidPayload.Action]>?
    var actionURLs: EncodedJSON<[String]>?
    var image: String?
    var others: [(key: String, value: String)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: title = try String.read(&cursor)
        case 1: body = try String.read(&cursor)
        case 2: icon = try String.read(&cursor)
        case 3: type = try PersonaClick.MessageType.read(&cursor)
        case 4: id = try String.read(&cursor)
        case 5: url = try String.read(&cursor)
        case 6: actions = try EncodedJSON<[PersonaClick.AndroidPayload.Action]>.read(&cursor)
        case 7: actionURLs = try EncodedJSON<[String]>.read(&cursor)
        case 8: image = try String.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      title: title,
      body: body,
      icon: icon,
      type: type,
      id: id,
      url: url,
      actions: actions,
      actionURLs: actionURLs,
      image: image,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"title\":", self.title)
    writer.optional("\"body\":", self.body)
    writer.optional("\"icon\":", self.icon)
    writer.optional("\"type\":", self.type)
    writer.optional("\"id\":", self.id)
    writer.optional("\"url\":", self.url)
    writer.optional("\"actions\":", self.actions)
    writer.optional("\"action_urls\":", self.actionURLs)
    writer.optional("\"image\":", self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.title = try fields.optional("title")
    self.body = try fields.optional("body")
    self.icon = try fields.optional("icon")
    self.type = try fields.optional("type")
    self.id = try fields.optional("id")
    self.url = try fields.optional("url")
    self.actions = try fields.optional("actions")
    self.actionURLs = try fields.optional("action_urls")
    self.image = try fields.optional("image")
    self.additionalProperties = try fields.additional(
      except: [
        "title",
        "body",
        "icon",
        "type",
        "id",
        "url",
        "actions",
        "action_urls",
        "image",
      ], as: String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("title", self.title)
    try fields.optional("body", self.body)
    try fields.optional("icon", self.icon)
    try fields.optional("type", self.type)
    try fields.optional("id", self.id)
    try fields.optional("url", self.url)
    try fields.optional("actions", self.actions)
    try fields.optional("action_urls", self.actionURLs)
    try fields.optional("image", self.image)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.Action: GeneratedValue {
  public static var schemaLocation: String {
    "personaclick/android-payload.yaml#/$defs/action"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsAction(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsAction(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("action\ntitle")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var action: String?
    var title: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: action = try String.read(&cursor)
        case 1: title = try String.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(action: action, title: title, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"action\":", self.action)
    writer.optional("\"title\":", self.title)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.action = try fields.optional("action")
    self.title = try fields.optional("title")
    self.additionalProperties = try fields.additional(except: ["action", "title"])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("action", self.action)
    try fields.optional("title", self.title)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.RawMessage: GeneratedValue {
  public static var schemaLocation: String {
    "personaclick/android-payload.yaml#/$defs/rawMessage"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsRawMessage(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsRawMessage(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    event
    title
    body
    icon
    type
    id
    url
    actions
    action_urls
    image
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var event: String?
    var title: String?
    var body: String?
    var icon: String?
    var type: PersonaClick.MessageType?
    var id: String?
    var url: String?
    var actions: EncodedJSON<[PersonaClick.AndroidPayload.Action]>?
    var actionURLs: EncodedJSON<[String]>?
    var image: String?
    var others: [(key: String, value: String)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: event = try String.read(&cursor)
        case 1: title = try String.read(&cursor)
        case 2: body = try String.read(&cursor)
        case 3: icon = try String.read(&cursor)
        case 4: type = try PersonaClick.MessageType.read(&cursor)
        case 5: id = try String.read(&cursor)
        case 6: url = try String.read(&cursor)
        case 7: actions = try EncodedJSON<[PersonaClick.AndroidPayload.Action]>.read(&cursor)
        case 8: actionURLs = try EncodedJSON<[String]>.read(&cursor)
        case 9: image = try String.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      event: event,
      title: title,
      body: body,
      icon: icon,
      type: type,
      id: id,
      url: url,
      actions: actions,
      actionURLs: actionURLs,
      image: image,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"event\":", self.event)
    writer.optional("\"title\":", self.title)
    writer.optional("\"body\":", self.body)
    writer.optional("\"icon\":", self.icon)
    writer.optional("\"type\":", self.type)
    writer.optional("\"id\":", self.id)
    writer.optional("\"url\":", self.url)
    writer.optional("\"actions\":", self.actions)
    writer.optional("\"action_urls\":", self.actionURLs)
    writer.optional("\"image\":", self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
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
    self.additionalProperties = try fields.additional(
      except: [
        "event",
        "title",
        "body",
        "icon",
        "type",
        "id",
        "url",
        "actions",
        "action_urls",
        "image",
      ], as: String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("event", self.event)
    try fields.optional("title", self.title)
    try fields.optional("body", self.body)
    try fields.optional("icon", self.icon)
    try fields.optional("type", self.type)
    try fields.optional("id", self.id)
    try fields.optional("url", self.url)
    try fields.optional("actions", self.actions)
    try fields.optional("action_urls", self.actionURLs)
    try fields.optional("image", self.image)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.Simple: GeneratedValue {
  public static var schemaLocation: String {
    "personaclick/android-payload.yaml#/$defs/simple"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsSimple(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsSimple(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    icon
    title
    body
    type
    id
    url
    actions
    action_urls
    image
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var icon: String?
    var title: String?
    var body: String?
    var type: PersonaClick.MessageType?
    var id: String?
    var url: String?
    var actions: EncodedJSON<[PersonaClick.AndroidPayload.Action]>?
    var actionURLs: EncodedJSON<[String]>?
    var image: String?
    var others: [(key: String, value: String)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: icon = try String.read(&cursor)
        case 1: title = try String.read(&cursor)
        case 2: body = try String.read(&cursor)
        case 3: type = try PersonaClick.MessageType.read(&cursor)
        case 4: id = try String.read(&cursor)
        case 5: url = try String.read(&cursor)
        case 6: actions = try EncodedJSON<[PersonaClick.AndroidPayload.Action]>.read(&cursor)
        case 7: actionURLs = try EncodedJSON<[String]>.read(&cursor)
        case 8: image = try String.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      icon: icon,
      title: title,
      body: body,
      type: type,
      id: id,
      url: url,
      actions: actions,
      actionURLs: actionURLs,
      image: image,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"icon\":", self.icon)
    writer.optional("\"title\":", self.title)
    writer.optional("\"body\":", self.body)
    writer.optional("\"type\":", self.type)
    writer.optional("\"id\":", self.id)
    writer.optional("\"url\":", self.url)
    writer.optional("\"actions\":", self.actions)
    writer.optional("\"action_urls\":", self.actionURLs)
    writer.optional("\"image\":", self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.icon = try fields.optional("icon")
    self.title = try fields.optional("title")
    self.body = try fields.optional("body")
    self.type = try fields.optional("type")
    self.id = try fields.optional("id")
    self.url = try fields.optional("url")
    self.actions = try fields.optional("actions")
    self.actionURLs = try fields.optional("action_urls")
    self.image = try fields.optional("image")
    self.additionalProperties = try fields.additional(
      except: [
        "icon",
        "title",
        "body",
        "type",
        "id",
        "url",
        "actions",
        "action_urls",
        "image",
      ], as: String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("icon", self.icon)
    try fields.optional("title", self.title)
    try fields.optional("body", self.body)
    try fields.optional("type", self.type)
    try fields.optional("id", self.id)
    try fields.optional("url", self.url)
    try fields.optional("actions", self.actions)
    try fields.optional("action_urls", self.actionURLs)
    try fields.optional("image", self.image)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.OpenWebLink: GeneratedValue {
  public static var schemaLocation: String {
    "personaclick/android-payload.yaml#/$defs/openWebLink"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsOpenWebLink(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsOpenWebLink(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    event
    title
    body
    icon
    type
    id
    url
    actions
    action_urls
    image
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var event: EncodedJSON<PersonaClick.Event.Web>?
    var title: String?
    var body: String?
    var icon: String?
    var type: PersonaClick.MessageType?
    var id: String?
    var url: String?
    var actions: EncodedJSON<[PersonaClick.AndroidPayload.Action]>?
    var actionURLs: EncodedJSON<[String]>?
    var image: String?
    var others: [(key: String, value: String)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: event = try EncodedJSON<PersonaClick.Event.Web>.read(&cursor)
        case 1: title = try String.read(&cursor)
        case 2: body = try String.read(&cursor)
        case 3: icon = try String.read(&cursor)
        case 4: type = try PersonaClick.MessageType.read(&cursor)
        case 5: id = try String.read(&cursor)
        case 6: url = try String.read(&cursor)
        case 7: actions = try EncodedJSON<[PersonaClick.AndroidPayload.Action]>.read(&cursor)
        case 8: actionURLs = try EncodedJSON<[String]>.read(&cursor)
        case 9: image = try String.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      event: event,
      title: title,
      body: body,
      icon: icon,
      type: type,
      id: id,
      url: url,
      actions: actions,
      actionURLs: actionURLs,
      image: image,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"event\":", self.event)
    writer.optional("\"title\":", self.title)
    writer.optional("\"body\":", self.body)
    writer.optional("\"icon\":", self.icon)
    writer.optional("\"type\":", self.type)
    writer.optional("\"id\":", self.id)
    writer.optional("\"url\":", self.url)
    writer.optional("\"actions\":", self.actions)
    writer.optional("\"action_urls\":", self.actionURLs)
    writer.optional("\"image\":", self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
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
    self.additionalProperties = try fields.additional(
      except: [
        "event",
        "title",
        "body",
        "icon",
        "type",
        "id",
        "url",
        "actions",
        "action_urls",
        "image",
      ], as: String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("event", self.event)
    try fields.optional("title", self.title)
    try fields.optional("body", self.body)
    try fields.optional("icon", self.icon)
    try fields.optional("type", self.type)
    try fields.optional("id", self.id)
    try fields.optional("url", self.url)
    try fields.optional("actions", self.actions)
    try fields.optional("action_urls", self.actionURLs)
    try fields.optional("image", self.image)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.OpenCategory: GeneratedValue {
  public static var schemaLocation: String {
    "personaclick/android-payload.yaml#/$defs/openCategory"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsOpenCategory(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsOpenCategory(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    event
    title
    body
    icon
    type
    id
    url
    actions
    action_urls
    image
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var event: EncodedJSON<PersonaClick.Event.Category>?
    var title: String?
    var body: String?
    var icon: String?
    var type: PersonaClick.MessageType?
    var id: String?
    var url: String?
    var actions: EncodedJSON<[PersonaClick.AndroidPayload.Action]>?
    var actionURLs: EncodedJSON<[String]>?
    var image: String?
    var others: [(key: String, value: String)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: event = try EncodedJSON<PersonaClick.Event.Category>.read(&cursor)
        case 1: title = try String.read(&cursor)
        case 2: body = try String.read(&cursor)
        case 3: icon = try String.read(&cursor)
        case 4: type = try PersonaClick.MessageType.read(&cursor)
        case 5: id = try String.read(&cursor)
        case 6: url = try String.read(&cursor)
        case 7: actions = try EncodedJSON<[PersonaClick.AndroidPayload.Action]>.read(&cursor)
        case 8: actionURLs = try EncodedJSON<[String]>.read(&cursor)
        case 9: image = try String.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      event: event,
      title: title,
      body: body,
      icon: icon,
      type: type,
      id: id,
      url: url,
      actions: actions,
      actionURLs: actionURLs,
      image: image,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"event\":", self.event)
    writer.optional("\"title\":", self.title)
    writer.optional("\"body\":", self.body)
    writer.optional("\"icon\":", self.icon)
    writer.optional("\"type\":", self.type)
    writer.optional("\"id\":", self.id)
    writer.optional("\"url\":", self.url)
    writer.optional("\"actions\":", self.actions)
    writer.optional("\"action_urls\":", self.actionURLs)
    writer.optional("\"image\":", self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
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
    self.additionalProperties = try fields.additional(
      except: [
        "event",
        "title",
        "body",
        "icon",
        "type",
        "id",
        "url",
        "actions",
        "action_urls",
        "image",
      ], as: String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("event", self.event)
    try fields.optional("title", self.title)
    try fields.optional("body", self.body)
    try fields.optional("icon", self.icon)
    try fields.optional("type", self.type)
    try fields.optional("id", self.id)
    try fields.optional("url", self.url)
    try fields.optional("actions", self.actions)
    try fields.optional("action_urls", self.actionURLs)
    try fields.optional("image", self.image)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.OpenProduct: GeneratedValue {
  public static var schemaLocation: String {
    "personaclick/android-payload.yaml#/$defs/openProduct"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsOpenProduct(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsOpenProduct(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    event
    title
    body
    icon
    type
    id
    url
    actions
    action_urls
    image
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var event: EncodedJSON<PersonaClick.Event.Product>?
    var title: String?
    var body: String?
    var icon: String?
    var type: PersonaClick.MessageType?
    var id: String?
    var url: String?
    var actions: EncodedJSON<[PersonaClick.AndroidPayload.Action]>?
    var actionURLs: EncodedJSON<[String]>?
    var image: String?
    var others: [(key: String, value: String)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: event = try EncodedJSON<PersonaClick.Event.Product>.read(&cursor)
        case 1: title = try String.read(&cursor)
        case 2: body = try String.read(&cursor)
        case 3: icon = try String.read(&cursor)
        case 4: type = try PersonaClick.MessageType.read(&cursor)
        case 5: id = try String.read(&cursor)
        case 6: url = try String.read(&cursor)
        case 7: actions = try EncodedJSON<[PersonaClick.AndroidPayload.Action]>.read(&cursor)
        case 8: actionURLs = try EncodedJSON<[String]>.read(&cursor)
        case 9: image = try String.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      event: event,
      title: title,
      body: body,
      icon: icon,
      type: type,
      id: id,
      url: url,
      actions: actions,
      actionURLs: actionURLs,
      image: image,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"event\":", self.event)
    writer.optional("\"title\":", self.title)
    writer.optional("\"body\":", self.body)
    writer.optional("\"icon\":", self.icon)
    writer.optional("\"type\":", self.type)
    writer.optional("\"id\":", self.id)
    writer.optional("\"url\":", self.url)
    writer.optional("\"actions\":", self.actions)
    writer.optional("\"action_urls\":", self.actionURLs)
    writer.optional("\"image\":", self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
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
    self.additionalProperties = try fields.additional(
      except: [
        "event",
        "title",
        "body",
        "icon",
        "type",
        "id",
        "url",
        "actions",
        "action_urls",
        "image",
      ], as: String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("event", self.event)
    try fields.optional("title", self.title)
    try fields.optional("body", self.body)
    try fields.optional("icon", self.icon)
    try fields.optional("type", self.type)
    try fields.optional("id", self.id)
    try fields.optional("url", self.url)
    try fields.optional("actions", self.actions)
    try fields.optional("action_urls", self.actionURLs)
    try fields.optional("image", self.image)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.AndroidPayload.Custom: GeneratedValue {
  public static var schemaLocation: String {
    "personaclick/android-payload.yaml#/$defs/custom"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsCustom(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkPersonaclickAndroidPayloadDefsCustom(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    event
    title
    body
    icon
    type
    id
    url
    actions
    action_urls
    image
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var event: EncodedJSON<PersonaClick.Event.Custom>?
    var title: String?
    var body: String?
    var icon: String?
    var type: PersonaClick.MessageType?
    var id: String?
    var url: String?
    var actions: EncodedJSON<[PersonaClick.AndroidPayload.Action]>?
    var actionURLs: EncodedJSON<[String]>?
    var image: String?
    var others: [(key: String, value: String)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: event = try EncodedJSON<PersonaClick.Event.Custom>.read(&cursor)
        case 1: title = try String.read(&cursor)
        case 2: body = try String.read(&cursor)
        case 3: icon = try String.read(&cursor)
        case 4: type = try PersonaClick.MessageType.read(&cursor)
        case 5: id = try String.read(&cursor)
        case 6: url = try String.read(&cursor)
        case 7: actions = try EncodedJSON<[PersonaClick.AndroidPayload.Action]>.read(&cursor)
        case 8: actionURLs = try EncodedJSON<[String]>.read(&cursor)
        case 9: image = try String.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      event: event,
      title: title,
      body: body,
      icon: icon,
      type: type,
      id: id,
      url: url,
      actions: actions,
      actionURLs: actionURLs,
      image: image,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"event\":", self.event)
    writer.optional("\"title\":", self.title)
    writer.optional("\"body\":", self.body)
    writer.optional("\"icon\":", self.icon)
    writer.optional("\"type\":", self.type)
    writer.optional("\"id\":", self.id)
    writer.optional("\"url\":", self.url)
    writer.optional("\"actions\":", self.actions)
    writer.optional("\"action_urls\":", self.actionURLs)
    writer.optional("\"image\":", self.image)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
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
    self.additionalProperties = try fields.additional(
      except: [
        "event",
        "title",
        "body",
        "icon",
        "type",
        "id",
        "url",
        "actions",
        "action_urls",
        "image",
      ], as: String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("event", self.event)
    try fields.optional("title", self.title)
    try fields.optional("body", self.body)
    try fields.optional("icon", self.icon)
    try fields.optional("type", self.type)
    try fields.optional("id", self.id)
    try fields.optional("url", self.url)
    try fields.optional("actions", self.actions)
    try fields.optional("action_urls", self.actionURLs)
    try fields.optional("image", self.image)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkPersonaclickAndroidPayloadNames: KeyTable = KeyTable("event")

func checkPersonaclickAndroidPayload<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkPersonaclickAndroidPayloadNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkPersonaclickAndroidPayloadPropertiesEvent(&c, &s, "/properties/event")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  try checkPersonaclickAndroidPayloadDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
}

func checkPersonaclickAndroidPayloadPropertiesEvent<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/properties/event")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    var count: Int = 0
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
          try checkPersonaclickAndroidPayloadDefsEncodedEvent(&c, &s)
        })
      if isMatch {
        count &+= 1
        if S.collects, s.wantsWarnings {
          let before: Cursor = c
          try checkPersonaclickAndroidPayloadDefsEncodedEvent(&c, &s, "/anyOf/0/$ref")
          c = before
        }
      }
    }
    if count < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
          try checkPersonaclickAndroidPayloadPropertiesEventAnyOf1(&c, &s)
        })
      if isMatch {
        count &+= 1
        if S.collects, s.wantsWarnings {
          let before: Cursor = c
          try checkPersonaclickAndroidPayloadPropertiesEventAnyOf1(&c, &s, "/anyOf/1")
          c = before
        }
      }
    }
    try c.skipValue()
    if count == 0 { try s.report(.anyOf, at: start, "/anyOf") }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 16), at: start, &s, "/anyOf")
  }
}

func checkPersonaclickAndroidPayloadDefsEncodedEvent<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/encodedEvent")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      first: { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkPersonaclickEvent(&c, &s, "/contentSchema/$ref")
      },
      all: { (c: inout Cursor, s: inout Collector) throws(Rejection) in
        try checkPersonaclickEvent(&c, &s, "/contentSchema/$ref")
      })
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}

func checkPersonaclickAndroidPayloadPropertiesEventAnyOf1<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/properties/event/anyOf/1")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}

private let checkPersonaclickAndroidPayloadDefsCommonInPlaceNames: KeyTable = KeyTable(
  """
  title
  body
  icon
  type
  id
  url
  actions
  action_urls
  image
  """)

func checkPersonaclickAndroidPayloadDefsCommonInPlace<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/common")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkPersonaclickAndroidPayloadDefsCommonInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      case 0, 1, 2, 4, 5, 8:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 3:
        try checkPersonaclickMessageType(&c, &s, "/properties/type/$ref")
      case 6:
        try checkPersonaclickAndroidPayloadDefsCommonPropertiesActions(&c, &s, "/properties/actions")
      case 7:
        try checkPersonaclickAndroidPayloadDefsCommonPropertiesActionUrls(&c, &s, "/properties/action_urls")
      default:
        try checkPersonaclickAndroidPayloadDefsCommonAdditionalProperties(&c, &s, "/additionalProperties")
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "the vendor's list of members does not have this one",
      &s
    ) { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
      try checkPersonaclickAndroidPayloadDefsCommonXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
}

func checkPersonaclickAndroidPayloadDefsCommonPropertiesActions<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/common/properties/actions")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      first: { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nf(&c, &s, "/contentSchema")
      },
      all: { (c: inout Cursor, s: inout Collector) throws(Rejection) in
        try checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nf(&c, &s, "/contentSchema")
      })
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}

func checkPersonaclickAndroidPayloadDefsCommonPropertHoky4nuzj2nf<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/common/properties/actions/contentSchema")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkPersonaclickAndroidPayloadDefsAction(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
  }
}

private let checkPersonaclickAndroidPayloadDefsActionNames: KeyTable = KeyTable("action\ntitle")

func checkPersonaclickAndroidPayloadDefsAction<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/action")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkPersonaclickAndroidPayloadDefsActionNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      case 0, 1:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      default:
        Assertion.unknownProperty(names, at: key.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
}

func checkPersonaclickAndroidPayloadDefsCommonPropertiesActionUrls<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/common/properties/action_urls")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      first: { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rm(&c, &s, "/contentSchema")
      },
      all: { (c: inout Cursor, s: inout Collector) throws(Rejection) in
        try checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rm(&c, &s, "/contentSchema")
      })
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}

func checkPersonaclickAndroidPayloadDefsCommonPropertH1qn33kumqh5rm<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/common/properties/action_urls/contentSchema")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkPersonaclickAndroidPayloadDefsCommonPropertH3byebiy5j61wu(&c, &s, "/items")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
  }
}

func checkPersonaclickAndroidPayloadDefsCommonPropertH3byebiy5j61wu<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/common/properties/action_urls/contentSchema/items")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}

func checkPersonaclickAndroidPayloadDefsCommonAdditionalProperties<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/common/additionalProperties")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}

func checkPersonaclickAndroidPayloadDefsCommonXWarnings0Fragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/common/x-warnings/0")
  defer { s.leave() }
  s.explain("the vendor's list of members does not have this one")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      do {
        let value: Cursor = c
        c.position = key.offset
        try checkPersonaclickAndroidPayloadDefsCommonXWarninH74tp76dezitp(&c, &s, "/propertyNames")
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
  default: try c.skipValue()
  }
}

private let checkPersonaclickAndroidPayloadDefsCommonXWarninH74tp76dezitpValues: KeyTable = KeyTable(
  """
  title
  body
  icon
  type
  id
  url
  actions
  action_urls
  image
  event
  """)

func checkPersonaclickAndroidPayloadDefsCommonXWarninH74tp76dezitp<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/common/x-warnings/0/propertyNames")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated(
      """
      \"title\", \"body\", \"icon\", \"type\", \"id\", \"url\", \"actions\", \"action_urls\", \"image\", \"ev\
      ent\"
      """,
      at: start,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated(
      """
      \"title\", \"body\", \"icon\", \"type\", \"id\", \"url\", \"actions\", \"action_urls\", \"image\", \"ev\
      ent\"
      """,
      at: start,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated(
      """
      \"title\", \"body\", \"icon\", \"type\", \"id\", \"url\", \"actions\", \"action_urls\", \"image\", \"ev\
      ent\"
      """,
      at: start,
      &s,
      "/enum"
    )
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkPersonaclickAndroidPayloadDefsCommonXWarninH74tp76dezitpValues,
      """
      \"title\", \"body\", \"icon\", \"type\", \"id\", \"url\", \"actions\", \"action_urls\", \"image\", \"ev\
      ent\"
      """,
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated(
      """
      \"title\", \"body\", \"icon\", \"type\", \"id\", \"url\", \"actions\", \"action_urls\", \"image\", \"ev\
      ent\"
      """,
      at: start,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated(
      """
      \"title\", \"body\", \"icon\", \"type\", \"id\", \"url\", \"actions\", \"action_urls\", \"image\", \"ev\
      ent\"
      """,
      at: start,
      &s,
      "/enum"
    )
  }
}

private let checkPersonaclickAndroidPayloadDefsCommonNames: KeyTable = KeyTable(
  """
  title
  body
  icon
  type
  id
  url
  actions
  action_urls
  image
  """)

func checkPersonaclickAndroidPayloadDefsCommon<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/common")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkPersonaclickAndroidPayloadDefsCommonNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      case 0, 1, 2, 4, 5, 8:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 3:
        try checkPersonaclickMessageType(&c, &s, "/properties/type/$ref")
      case 6:
        try checkPersonaclickAndroidPayloadDefsCommonPropertiesActions(&c, &s, "/properties/actions")
      case 7:
        try checkPersonaclickAndroidPayloadDefsCommonPropertiesActionUrls(&c, &s, "/properties/action_urls")
      default:
        try checkPersonaclickAndroidPayloadDefsCommonAdditionalProperties(&c, &s, "/additionalProperties")
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "the vendor's list of members does not have this one",
      &s
    ) { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
      try checkPersonaclickAndroidPayloadDefsCommonXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
}

private let checkPersonaclickAndroidPayloadDefsRawMessageNames: KeyTable = KeyTable("event")

func checkPersonaclickAndroidPayloadDefsRawMessage<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/rawMessage")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkPersonaclickAndroidPayloadDefsRawMessageNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  try checkPersonaclickAndroidPayloadDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
}

private let checkPersonaclickAndroidPayloadDefsSimpleNames: KeyTable = KeyTable("icon")

func checkPersonaclickAndroidPayloadDefsSimple<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/simple")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkPersonaclickAndroidPayloadDefsSimpleNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  try checkPersonaclickAndroidPayloadDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
}

private let checkPersonaclickAndroidPayloadDefsOpenWebLinkNames: KeyTable = KeyTable("event")

func checkPersonaclickAndroidPayloadDefsOpenWebLink<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/openWebLink")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkPersonaclickAndroidPayloadDefsOpenWebLinkNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkPersonaclickAndroidPayloadDefsOpenWebLinkPropertiesEvent(&c, &s, "/properties/event")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  try checkPersonaclickAndroidPayloadDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
}

func checkPersonaclickAndroidPayloadDefsOpenWebLinkPropertiesEvent<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/openWebLink/properties/event")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      first: { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkPersonaclickEventDefsWeb(&c, &s, "/contentSchema/$ref")
      },
      all: { (c: inout Cursor, s: inout Collector) throws(Rejection) in
        try checkPersonaclickEventDefsWeb(&c, &s, "/contentSchema/$ref")
      })
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}

private let checkPersonaclickAndroidPayloadDefsOpenCategoryNames: KeyTable = KeyTable("event")

func checkPersonaclickAndroidPayloadDefsOpenCategory<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/openCategory")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkPersonaclickAndroidPayloadDefsOpenCategoryNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkPersonaclickAndroidPayloadDefsOpenCategoryPropertiesEvent(&c, &s, "/properties/event")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  try checkPersonaclickAndroidPayloadDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
}

func checkPersonaclickAndroidPayloadDefsOpenCategoryPropertiesEvent<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/openCategory/properties/event")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      first: { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkPersonaclickEventDefsCategory(&c, &s, "/contentSchema/$ref")
      },
      all: { (c: inout Cursor, s: inout Collector) throws(Rejection) in
        try checkPersonaclickEventDefsCategory(&c, &s, "/contentSchema/$ref")
      })
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}

private let checkPersonaclickAndroidPayloadDefsOpenProductNames: KeyTable = KeyTable("event")

func checkPersonaclickAndroidPayloadDefsOpenProduct<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/openProduct")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkPersonaclickAndroidPayloadDefsOpenProductNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkPersonaclickAndroidPayloadDefsOpenProductPropertiesEvent(&c, &s, "/properties/event")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  try checkPersonaclickAndroidPayloadDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
}

func checkPersonaclickAndroidPayloadDefsOpenProductPropertiesEvent<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/openProduct/properties/event")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      first: { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkPersonaclickEventDefsProduct(&c, &s, "/contentSchema/$ref")
      },
      all: { (c: inout Cursor, s: inout Collector) throws(Rejection) in
        try checkPersonaclickEventDefsProduct(&c, &s, "/contentSchema/$ref")
      })
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}

private let checkPersonaclickAndroidPayloadDefsCustomNames: KeyTable = KeyTable("event")

func checkPersonaclickAndroidPayloadDefsCustom<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/custom")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkPersonaclickAndroidPayloadDefsCustomNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkPersonaclickAndroidPayloadDefsCustomPropertiesEvent(&c, &s, "/properties/event")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  try checkPersonaclickAndroidPayloadDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
}

func checkPersonaclickAndroidPayloadDefsCustomPropertiesEvent<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "personaclick/android-payload.yaml#/$defs/custom/properties/event")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.content(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      first: { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkPersonaclickEventDefsCustom(&c, &s, "/contentSchema/$ref")
      },
      all: { (c: inout Cursor, s: inout Collector) throws(Rejection) in
        try checkPersonaclickEventDefsCustom(&c, &s, "/contentSchema/$ref")
      })
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}
