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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
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

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
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

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension PersonaClick.IOSPayload {
  public init(
    event: Event? = nil,
    aps: APS? = nil,
    imageURL: String? = nil,
    src: Source? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      event: event,
      aps: aps,
      imageURL: imageURL,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension PersonaClick.IOSPayload.Common {
  public init(
    aps: PersonaClick.IOSPayload.APS? = nil,
    imageURL: String? = nil,
    src: PersonaClick.IOSPayload.Source? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      aps: aps,
      imageURL: imageURL,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension PersonaClick.IOSPayload.Alert {
  public init(
    title: String? = nil,
    subtitle: String? = nil,
    body: String? = nil,
    badge: Int? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      body: body,
      badge: badge,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension PersonaClick.IOSPayload.RawMessage {
  public init(
    event: String? = nil,
    aps: PersonaClick.IOSPayload.APS? = nil,
    imageURL: String? = nil,
    src: PersonaClick.IOSPayload.Source? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      event: event,
      aps: aps,
      imageURL: imageURL,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension PersonaClick.IOSPayload.Simple {
  public init(
    imageURL: String? = nil,
    aps: PersonaClick.IOSPayload.APS? = nil,
    src: PersonaClick.IOSPayload.Source? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      imageURL: imageURL,
      aps: aps,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension PersonaClick.IOSPayload.OpenWebLink {
  public init(
    event: PersonaClick.Event.Web? = nil,
    aps: PersonaClick.IOSPayload.APS? = nil,
    imageURL: String? = nil,
    src: PersonaClick.IOSPayload.Source? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      event: event,
      aps: aps,
      imageURL: imageURL,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension PersonaClick.IOSPayload.OpenCategory {
  public init(
    event: PersonaClick.Event.Category? = nil,
    aps: PersonaClick.IOSPayload.APS? = nil,
    imageURL: String? = nil,
    src: PersonaClick.IOSPayload.Source? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      event: event,
      aps: aps,
      imageURL: imageURL,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension PersonaClick.IOSPayload.OpenProduct {
  public init(
    event: PersonaClick.Event.Product? = nil,
    aps: PersonaClick.IOSPayload.APS? = nil,
    imageURL: String? = nil,
    src: PersonaClick.IOSPayload.Source? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      event: event,
      aps: aps,
      imageURL: imageURL,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension PersonaClick.IOSPayload.Custom {
  public init(
    event: PersonaClick.Event.Custom? = nil,
    aps: PersonaClick.IOSPayload.APS? = nil,
    imageURL: String? = nil,
    src: PersonaClick.IOSPayload.Source? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      event: event,
      aps: aps,
      imageURL: imageURL,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension PersonaClick.IOSPayload: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "personaclick/ios-payload.yaml#",
    in: personaclickIosPayloadProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkPersonaclickIosPayloadJoined(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("event\naps\nimage_url\nsrc")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickIosPayloadJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(2, optional: \.imageURL)
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
        value.event = try Event.read(&c, checks: checks)
      case 1:
        value.aps = try APS.read(&c, checks: checks)
      case 3:
        value.src = try Source.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"event\":", self.event)
    writer.optional("\"aps\":", self.aps)
    writer.optional("\"image_url\":", self.imageURL)
    writer.optional("\"src\":", self.src)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let event: Event? = try fields.optional("event")
    let aps: APS? = try fields.optional("aps")
    let imageURL: String? = try fields.optional("image_url")
    let src: Source? = try fields.optional("src")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      event: event,
      aps: aps,
      imageURL: imageURL,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("event", self.event)
    try fields.optional("aps", self.aps)
    try fields.optional("image_url", self.imageURL)
    try fields.optional("src", self.src)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.Common: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "personaclick/ios-payload.yaml#/$defs/common",
    in: personaclickIosPayloadProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsCommon(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("aps\nimage_url\nsrc")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickIosPayloadDefsCommonNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(1, optional: \.imageURL)
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
        value.aps = try PersonaClick.IOSPayload.APS.read(&c, checks: checks)
      case 2:
        value.src = try PersonaClick.IOSPayload.Source.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"aps\":", self.aps)
    writer.optional("\"image_url\":", self.imageURL)
    writer.optional("\"src\":", self.src)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let aps: PersonaClick.IOSPayload.APS? = try fields.optional("aps")
    let imageURL: String? = try fields.optional("image_url")
    let src: PersonaClick.IOSPayload.Source? = try fields.optional("src")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      aps: aps,
      imageURL: imageURL,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("aps", self.aps)
    try fields.optional("image_url", self.imageURL)
    try fields.optional("src", self.src)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.APS: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "personaclick/ios-payload.yaml#/$defs/aps",
    in: personaclickIosPayloadProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsAps(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("alert\nmutable-content")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickIosPayloadDefsApsNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(1, optional: \.mutableContent)
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
        value.alert = try PersonaClick.IOSPayload.Alert.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"alert\":", self.alert)
    writer.optional("\"mutable-content\":", self.mutableContent)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.alert = try fields.optional("alert")
    self.mutableContent = try fields.optional("mutable-content")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("alert", self.alert)
    try fields.optional("mutable-content", self.mutableContent)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.Alert: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "personaclick/ios-payload.yaml#/$defs/alert",
    in: personaclickIosPayloadProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsAlert(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("title\nsubtitle\nbody\nbadge")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickIosPayloadDefsAlertNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.title)
    members.string(1, optional: \.subtitle)
    members.string(2, optional: \.body)
    members.integer(3, optional: \.badge)
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
    writer.optional("\"title\":", self.title)
    writer.optional("\"subtitle\":", self.subtitle)
    writer.optional("\"body\":", self.body)
    writer.optional("\"badge\":", self.badge)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let title: String? = try fields.optional("title")
    let subtitle: String? = try fields.optional("subtitle")
    let body: String? = try fields.optional("body")
    let badge: Int? = try fields.optional("badge")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      title: title,
      subtitle: subtitle,
      body: body,
      badge: badge,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("title", self.title)
    try fields.optional("subtitle", self.subtitle)
    try fields.optional("body", self.body)
    try fields.optional("badge", self.badge)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.Source: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "personaclick/ios-payload.yaml#/$defs/source",
    in: personaclickIosPayloadProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsSource(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\nid")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickIosPayloadDefsSourceNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(1, optional: \.id)
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
        try o.check(&c, checkPersonaclickMessageType)
        value.type = try PersonaClick.MessageType.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"type\":", self.type)
    writer.optional("\"id\":", self.id)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.type = try fields.optional("type")
    self.id = try fields.optional("id")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("type", self.type)
    try fields.optional("id", self.id)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.RawMessage: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "personaclick/ios-payload.yaml#/$defs/rawMessage",
    in: personaclickIosPayloadProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsRawMessageJoined(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("event\naps\nimage_url\nsrc")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickIosPayloadDefsRawMessageJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.event)
    members.string(2, optional: \.imageURL)
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
      case 1:
        value.aps = try PersonaClick.IOSPayload.APS.read(&c, checks: checks)
      case 3:
        value.src = try PersonaClick.IOSPayload.Source.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"event\":", self.event)
    writer.optional("\"aps\":", self.aps)
    writer.optional("\"image_url\":", self.imageURL)
    writer.optional("\"src\":", self.src)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let event: String? = try fields.optional("event")
    let aps: PersonaClick.IOSPayload.APS? = try fields.optional("aps")
    let imageURL: String? = try fields.optional("image_url")
    let src: PersonaClick.IOSPayload.Source? = try fields.optional("src")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      event: event,
      aps: aps,
      imageURL: imageURL,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("event", self.event)
    try fields.optional("aps", self.aps)
    try fields.optional("image_url", self.imageURL)
    try fields.optional("src", self.src)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.Simple: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "personaclick/ios-payload.yaml#/$defs/simple",
    in: personaclickIosPayloadProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsSimpleJoined(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("image_url\naps\nsrc")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickIosPayloadDefsSimpleJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.imageURL)
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
      case 1:
        value.aps = try PersonaClick.IOSPayload.APS.read(&c, checks: checks)
      case 2:
        value.src = try PersonaClick.IOSPayload.Source.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"image_url\":", self.imageURL)
    writer.optional("\"aps\":", self.aps)
    writer.optional("\"src\":", self.src)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let imageURL: String? = try fields.optional("image_url")
    let aps: PersonaClick.IOSPayload.APS? = try fields.optional("aps")
    let src: PersonaClick.IOSPayload.Source? = try fields.optional("src")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      imageURL: imageURL,
      aps: aps,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("image_url", self.imageURL)
    try fields.optional("aps", self.aps)
    try fields.optional("src", self.src)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.OpenWebLink: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "personaclick/ios-payload.yaml#/$defs/openWebLink",
    in: personaclickIosPayloadProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsOpenWebLinkJoined(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("event\naps\nimage_url\nsrc")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickIosPayloadDefsOpenWebLinkJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(2, optional: \.imageURL)
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
        value.event = try PersonaClick.Event.Web.read(&c, checks: checks)
      case 1:
        value.aps = try PersonaClick.IOSPayload.APS.read(&c, checks: checks)
      case 3:
        value.src = try PersonaClick.IOSPayload.Source.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"event\":", self.event)
    writer.optional("\"aps\":", self.aps)
    writer.optional("\"image_url\":", self.imageURL)
    writer.optional("\"src\":", self.src)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let event: PersonaClick.Event.Web? = try fields.optional("event")
    let aps: PersonaClick.IOSPayload.APS? = try fields.optional("aps")
    let imageURL: String? = try fields.optional("image_url")
    let src: PersonaClick.IOSPayload.Source? = try fields.optional("src")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      event: event,
      aps: aps,
      imageURL: imageURL,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("event", self.event)
    try fields.optional("aps", self.aps)
    try fields.optional("image_url", self.imageURL)
    try fields.optional("src", self.src)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.OpenCategory: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "personaclick/ios-payload.yaml#/$defs/openCategory",
    in: personaclickIosPayloadProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsOpenCategoryJoined(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("event\naps\nimage_url\nsrc")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickIosPayloadDefsOpenCategoryJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(2, optional: \.imageURL)
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
        value.event = try PersonaClick.Event.Category.read(&c, checks: checks)
      case 1:
        value.aps = try PersonaClick.IOSPayload.APS.read(&c, checks: checks)
      case 3:
        value.src = try PersonaClick.IOSPayload.Source.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"event\":", self.event)
    writer.optional("\"aps\":", self.aps)
    writer.optional("\"image_url\":", self.imageURL)
    writer.optional("\"src\":", self.src)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let event: PersonaClick.Event.Category? = try fields.optional("event")
    let aps: PersonaClick.IOSPayload.APS? = try fields.optional("aps")
    let imageURL: String? = try fields.optional("image_url")
    let src: PersonaClick.IOSPayload.Source? = try fields.optional("src")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      event: event,
      aps: aps,
      imageURL: imageURL,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("event", self.event)
    try fields.optional("aps", self.aps)
    try fields.optional("image_url", self.imageURL)
    try fields.optional("src", self.src)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.OpenProduct: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "personaclick/ios-payload.yaml#/$defs/openProduct",
    in: personaclickIosPayloadProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsOpenProductJoined(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("event\naps\nimage_url\nsrc")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickIosPayloadDefsOpenProductJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(2, optional: \.imageURL)
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
        value.event = try PersonaClick.Event.Product.read(&c, checks: checks)
      case 1:
        value.aps = try PersonaClick.IOSPayload.APS.read(&c, checks: checks)
      case 3:
        value.src = try PersonaClick.IOSPayload.Source.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"event\":", self.event)
    writer.optional("\"aps\":", self.aps)
    writer.optional("\"image_url\":", self.imageURL)
    writer.optional("\"src\":", self.src)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let event: PersonaClick.Event.Product? = try fields.optional("event")
    let aps: PersonaClick.IOSPayload.APS? = try fields.optional("aps")
    let imageURL: String? = try fields.optional("image_url")
    let src: PersonaClick.IOSPayload.Source? = try fields.optional("src")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      event: event,
      aps: aps,
      imageURL: imageURL,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("event", self.event)
    try fields.optional("aps", self.aps)
    try fields.optional("image_url", self.imageURL)
    try fields.optional("src", self.src)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.Custom: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "personaclick/ios-payload.yaml#/$defs/custom",
    in: personaclickIosPayloadProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsCustomJoined(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("event\naps\nimage_url\nsrc")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkPersonaclickIosPayloadDefsCustomJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(2, optional: \.imageURL)
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
        value.event = try PersonaClick.Event.Custom.read(&c, checks: checks)
      case 1:
        value.aps = try PersonaClick.IOSPayload.APS.read(&c, checks: checks)
      case 3:
        value.src = try PersonaClick.IOSPayload.Source.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"event\":", self.event)
    writer.optional("\"aps\":", self.aps)
    writer.optional("\"image_url\":", self.imageURL)
    writer.optional("\"src\":", self.src)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let event: PersonaClick.Event.Custom? = try fields.optional("event")
    let aps: PersonaClick.IOSPayload.APS? = try fields.optional("aps")
    let imageURL: String? = try fields.optional("image_url")
    let src: PersonaClick.IOSPayload.Source? = try fields.optional("src")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      event: event,
      aps: aps,
      imageURL: imageURL,
      src: src,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("event", self.event)
    try fields.optional("aps", self.aps)
    try fields.optional("image_url", self.imageURL)
    try fields.optional("src", self.src)
    try fields.additional(self.additionalProperties)
  }
}

extension PersonaClick.IOSPayload.Event: FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "personaclick/ios-payload.yaml#/properties/event",
    in: personaclickIosPayloadProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkPersonaclickIosPayloadPropertiesEvent(&c, &s)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      return .text(try String.read(&cursor))
    case .object:
      return .event(try PersonaClick.Event.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .event(let value): value.write(to: &writer)
    case .text(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      self = .text(try String(unvalidatedFrom: decoder))
    default:
      self = .event(try PersonaClick.Event(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .event(let value): try value.encode(to: encoder)
    case .text(let value): try value.encode(to: encoder)
    }
  }
}

// MARK: - Validators

private func checkPersonaclickIosPayloadPropertiesEvent(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkPersonaclickIosPayloadPropertiesEventAnyOf1(&c, &s)
  case .object:
    try checkPersonaclickEvent(&c, &s)
  default:
    throw Rejection(at: start)
  }
}

private func checkPersonaclickIosPayloadPropertiesEventAnyOf1(
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

private let checkPersonaclickIosPayloadDefsApsNames: MemberTable = MemberTable(
  """
  alert\t\t{
  mutable-content\tinteger
  """,
  nested: [checkPersonaclickIosPayloadDefsAlertNames]
)

private func checkPersonaclickIosPayloadDefsAps(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsApsNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickIosPayloadDefsAlert(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkPersonaclickIosPayloadDefsAlertNames: MemberTable = MemberTable(
  """
  title\tstring
  subtitle\tstring
  body\tstring
  badge\tinteger
  """)

private func checkPersonaclickIosPayloadDefsAlert(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsAlertNames,
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

private let checkPersonaclickIosPayloadDefsSourceNames: MemberTable = MemberTable(
  """
  type\tstring\t~
  id\tstring
  """)

private func checkPersonaclickIosPayloadDefsSource(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsSourceNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickMessageType(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkPersonaclickIosPayloadDefsCommonNames: MemberTable = MemberTable(
  """
  aps\t\t{
  image_url\tstring
  src
  """,
  nested: [checkPersonaclickIosPayloadDefsApsNames]
)

private func checkPersonaclickIosPayloadDefsCommon(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsCommonNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickIosPayloadDefsAps(&c, &s)
      case 2:
        try checkPersonaclickIosPayloadDefsSource(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkPersonaclickIosPayloadJoinedNames: MemberTable = MemberTable(
  """
  event\tstring\t?
  aps\t\t{
  image_url\tstring
  src
  """,
  nested: [checkPersonaclickIosPayloadDefsApsNames]
)

private func checkPersonaclickIosPayloadJoined(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickIosPayloadPropertiesEvent(&c, &s)
      case 1:
        try checkPersonaclickIosPayloadDefsAps(&c, &s)
      case 3:
        try checkPersonaclickIosPayloadDefsSource(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkPersonaclickIosPayloadDefsRawMessageJoinedNames: MemberTable = MemberTable(
  """
  event\tstring
  aps\t\t{
  image_url\tstring
  src
  """,
  nested: [checkPersonaclickIosPayloadDefsApsNames]
)

private func checkPersonaclickIosPayloadDefsRawMessageJoined(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsRawMessageJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkPersonaclickIosPayloadDefsAps(&c, &s)
      case 3:
        try checkPersonaclickIosPayloadDefsSource(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkPersonaclickIosPayloadDefsSimpleJoinedNames: MemberTable = MemberTable(
  """
  image_url\tstring
  aps\t\t{
  src
  """,
  nested: [checkPersonaclickIosPayloadDefsApsNames]
)

private func checkPersonaclickIosPayloadDefsSimpleJoined(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsSimpleJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkPersonaclickIosPayloadDefsAps(&c, &s)
      case 2:
        try checkPersonaclickIosPayloadDefsSource(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkPersonaclickIosPayloadDefsOpenWebLinkJoinedNames: MemberTable = MemberTable(
  """
  event\t\t~{
  aps\t\t{
  image_url\tstring
  src
  """,
  nested: [checkPersonaclickEventDefsWebNames, checkPersonaclickIosPayloadDefsApsNames]
)

private func checkPersonaclickIosPayloadDefsOpenWebLinkJoined(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsOpenWebLinkJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickEventDefsWeb(&c, &s)
      case 1:
        try checkPersonaclickIosPayloadDefsAps(&c, &s)
      case 3:
        try checkPersonaclickIosPayloadDefsSource(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkPersonaclickIosPayloadDefsOpenCategoryJoinedNames: MemberTable = MemberTable(
  """
  event\t\t~{
  aps\t\t{
  image_url\tstring
  src
  """,
  nested: [checkPersonaclickEventDefsCategoryNames, checkPersonaclickIosPayloadDefsApsNames]
)

private func checkPersonaclickIosPayloadDefsOpenCategoryJoined(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsOpenCategoryJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickEventDefsCategory(&c, &s)
      case 1:
        try checkPersonaclickIosPayloadDefsAps(&c, &s)
      case 3:
        try checkPersonaclickIosPayloadDefsSource(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkPersonaclickIosPayloadDefsOpenProductJoinedNames: MemberTable = MemberTable(
  """
  event\t\t~{
  aps\t\t{
  image_url\tstring
  src
  """,
  nested: [checkPersonaclickEventDefsProductNames, checkPersonaclickIosPayloadDefsApsNames]
)

private func checkPersonaclickIosPayloadDefsOpenProductJoined(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsOpenProductJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickEventDefsProduct(&c, &s)
      case 1:
        try checkPersonaclickIosPayloadDefsAps(&c, &s)
      case 3:
        try checkPersonaclickIosPayloadDefsSource(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkPersonaclickIosPayloadDefsCustomJoinedNames: MemberTable = MemberTable(
  """
  event\t\t~{
  aps\t\t{
  image_url\tstring
  src
  """,
  nested: [checkPersonaclickEventDefsCustomNames, checkPersonaclickIosPayloadDefsApsNames]
)

private func checkPersonaclickIosPayloadDefsCustomJoined(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsCustomJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickEventDefsCustom(&c, &s)
      case 1:
        try checkPersonaclickIosPayloadDefsAps(&c, &s)
      case 3:
        try checkPersonaclickIosPayloadDefsSource(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let personaclickIosPayloadProgram: SchemaProgram = SchemaProgram(
  #"""
  {"personaclick/ios-payload.yaml#":{"warns":true,"type":["object"],
  "properties":{"event":["/properties/event","personaclick/ios-payload.yaml#/properties/event"]},
  "known":["event","aps","image_url","src"],"allOf":["personaclick/ios-payload.yaml#/$defs/common inPlace"]},
  "personaclick/ios-payload.yaml#/properties/event":{"warns":true,"defers":true,
  "anyOf":{"of":[{"type":["object"],"name":"Event","schema":"personaclick/event.yaml#"},{"type":["string"],
  "name":"Text","schema":{"type":["string"]}}]}},
  "personaclick/ios-payload.yaml#/$defs/common inPlace":{"at":"personaclick/ios-payload.yaml#/$defs/common",
  "warns":true,"type":["object"],"properties":{"aps":"personaclick/ios-payload.yaml#/$defs/aps",
  "image_url":["/properties/image_url","personaclick/ios-payload.yaml#/$defs/common/properties/image_url"],
  "src":"personaclick/ios-payload.yaml#/$defs/source"}},
  "personaclick/ios-payload.yaml#/$defs/aps":{"warns":true,"type":["object"],
  "properties":{"alert":"personaclick/ios-payload.yaml#/$defs/alert","mutable-content":{"type":["integer"]}},
  "known":true},
  "personaclick/ios-payload.yaml#/$defs/alert":{"warns":true,"type":["object"],
  "properties":{"title":{"type":["string"]},"subtitle":{"type":["string"]},"body":{"type":["string"]},
  "badge":{"type":["integer"]}},"known":true},
  "personaclick/ios-payload.yaml#/$defs/common/properties/image_url":{"type":["string"]},
  "personaclick/ios-payload.yaml#/$defs/source":{"warns":true,"type":["object"],
  "properties":{"type":"personaclick/message-type.yaml#","id":{"type":["string"]}},"known":true},
  "personaclick/ios-payload.yaml#/$defs/common":{"warns":true,"type":["object"],
  "properties":{"aps":"personaclick/ios-payload.yaml#/$defs/aps","image_url":["/properties/image_url",
  "personaclick/ios-payload.yaml#/$defs/common/properties/image_url"],
  "src":"personaclick/ios-payload.yaml#/$defs/source"},"known":true},
  "personaclick/ios-payload.yaml#/$defs/rawMessage":{"warns":true,"type":["object"],
  "properties":{"event":{"type":["string"]}},"known":["event","aps","image_url","src"],
  "allOf":["personaclick/ios-payload.yaml#/$defs/common inPlace"]},
  "personaclick/ios-payload.yaml#/$defs/simple":{"warns":true,"type":["object"],
  "properties":{"image_url":{"type":["string"]}},"known":["image_url","aps","src"],
  "allOf":["personaclick/ios-payload.yaml#/$defs/common inPlace"]},
  "personaclick/ios-payload.yaml#/$defs/openWebLink":{"warns":true,"type":["object"],
  "properties":{"event":"personaclick/event.yaml#/$defs/web"},"known":["event","aps","image_url","src"],
  "allOf":["personaclick/ios-payload.yaml#/$defs/common inPlace"]},
  "personaclick/ios-payload.yaml#/$defs/openCategory":{"warns":true,"type":["object"],
  "properties":{"event":"personaclick/event.yaml#/$defs/category"},"known":["event","aps","image_url","src"],
  "allOf":["personaclick/ios-payload.yaml#/$defs/common inPlace"]},
  "personaclick/ios-payload.yaml#/$defs/openProduct":{"warns":true,"type":["object"],
  "properties":{"event":"personaclick/event.yaml#/$defs/product"},"known":["event","aps","image_url","src"],
  "allOf":["personaclick/ios-payload.yaml#/$defs/common inPlace"]},
  "personaclick/ios-payload.yaml#/$defs/custom":{"warns":true,"type":["object"],
  "properties":{"event":"personaclick/event.yaml#/$defs/custom"},"known":["event","aps","image_url","src"],
  "allOf":["personaclick/ios-payload.yaml#/$defs/common inPlace"]}}
  """#,
  with: { [personaclickEventProgram, personaclickMessageTypeProgram] }
)
