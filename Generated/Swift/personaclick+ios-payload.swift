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
  public static var schemaLocation: String {
    "personaclick/ios-payload.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickIosPayload(&cursor, &sink)
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
  public static var schemaLocation: String {
    "personaclick/ios-payload.yaml#/$defs/common"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsCommon(&cursor, &sink)
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
  public static var schemaLocation: String {
    "personaclick/ios-payload.yaml#/$defs/aps"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsAps(&cursor, &sink)
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
  public static var schemaLocation: String {
    "personaclick/ios-payload.yaml#/$defs/alert"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsAlert(&cursor, &sink)
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
  public static var schemaLocation: String {
    "personaclick/ios-payload.yaml#/$defs/source"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsSource(&cursor, &sink)
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
  public static var schemaLocation: String {
    "personaclick/ios-payload.yaml#/$defs/rawMessage"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsRawMessage(&cursor, &sink)
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
  public static var schemaLocation: String {
    "personaclick/ios-payload.yaml#/$defs/simple"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsSimple(&cursor, &sink)
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
  public static var schemaLocation: String {
    "personaclick/ios-payload.yaml#/$defs/openWebLink"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsOpenWebLink(&cursor, &sink)
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
  public static var schemaLocation: String {
    "personaclick/ios-payload.yaml#/$defs/openCategory"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsOpenCategory(&cursor, &sink)
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
  public static var schemaLocation: String {
    "personaclick/ios-payload.yaml#/$defs/openProduct"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsOpenProduct(&cursor, &sink)
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
  public static var schemaLocation: String {
    "personaclick/ios-payload.yaml#/$defs/custom"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickIosPayloadDefsCustom(&cursor, &sink)
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
  public static var schemaLocation: String {
    "personaclick/ios-payload.yaml#/properties/event"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkPersonaclickIosPayloadPropertiesEvent(&cursor, &sink)
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

private let checkPersonaclickIosPayloadNames: MemberTable = MemberTable("event\tstring\t?")

private let checkPersonaclickIosPayloadKnown: KeyTable = KeyTable("event\naps\nimage_url\nsrc")

private func checkPersonaclickIosPayload(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkPersonaclickIosPayloadJoined(&c, &s) }
  if s.isFine(&c, checkPersonaclickIosPayloadJoined) {
    return
  }
  s.enter(path, "personaclick/ios-payload.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickIosPayloadPropertiesEvent(&c, &s, "/properties/event")
      default:
        try Assertion.knownProperty(checkPersonaclickIosPayloadKnown, at: o.offset, c, &s)
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkPersonaclickIosPayloadDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
}

private func checkPersonaclickIosPayloadPropertiesEvent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/ios-payload.yaml#/properties/event")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkPersonaclickIosPayloadPropertiesEventAnyOf1(&c, &s, "/anyOf/1")
  case .object:
    try checkPersonaclickEvent(&c, &s, "/anyOf/0/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch([.object, .string], at: start, &s, "/anyOf")
  }
  s.leave()
}

private func checkPersonaclickIosPayloadPropertiesEventAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/ios-payload.yaml#/properties/event/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(.string, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkPersonaclickIosPayloadDefsCommonInPlaceNames: MemberTable = MemberTable(
  """
  aps\t\t{
  image_url\tstring
  src
  """,
  nested: [checkPersonaclickIosPayloadDefsApsNames]
)

private func checkPersonaclickIosPayloadDefsCommonInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/common")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsCommonInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickIosPayloadDefsAps(&c, &s, "/properties/aps/$ref")
      case 2:
        try checkPersonaclickIosPayloadDefsSource(&c, &s, "/properties/src/$ref")
      default:
        try c.skipSyntax()
      }
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkPersonaclickIosPayloadDefsApsNames: MemberTable = MemberTable(
  """
  alert\t\t{
  mutable-content\tinteger
  """,
  nested: [checkPersonaclickIosPayloadDefsAlertNames]
)

private func checkPersonaclickIosPayloadDefsAps(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/aps")
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
        try checkPersonaclickIosPayloadDefsAlert(&c, &s, "/properties/alert/$ref")
      default:
        Assertion.unknownProperty(checkPersonaclickIosPayloadDefsApsNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkPersonaclickIosPayloadDefsAlertNames: MemberTable = MemberTable(
  """
  title\tstring
  subtitle\tstring
  body\tstring
  badge\tinteger
  """)

private func checkPersonaclickIosPayloadDefsAlert(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/alert")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsAlertNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkPersonaclickIosPayloadDefsAlertNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkPersonaclickIosPayloadDefsSourceNames: MemberTable = MemberTable(
  """
  type\tstring\t~
  id\tstring
  """)

private func checkPersonaclickIosPayloadDefsSource(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/source")
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
        try checkPersonaclickMessageType(&c, &s, "/properties/type/$ref")
      default:
        Assertion.unknownProperty(checkPersonaclickIosPayloadDefsSourceNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/common")
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
        try checkPersonaclickIosPayloadDefsAps(&c, &s, "/properties/aps/$ref")
      case 2:
        try checkPersonaclickIosPayloadDefsSource(&c, &s, "/properties/src/$ref")
      default:
        Assertion.unknownProperty(checkPersonaclickIosPayloadDefsCommonNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkPersonaclickIosPayloadDefsRawMessageNames: MemberTable = MemberTable("event\tstring")

private let checkPersonaclickIosPayloadDefsRawMessageKnown: KeyTable = KeyTable("event\naps\nimage_url\nsrc")

private func checkPersonaclickIosPayloadDefsRawMessage(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkPersonaclickIosPayloadDefsRawMessageJoined(&c, &s) }
  if s.isFine(&c, checkPersonaclickIosPayloadDefsRawMessageJoined) {
    return
  }
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/rawMessage")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsRawMessageNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(checkPersonaclickIosPayloadDefsRawMessageKnown, at: o.offset, c, &s)
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkPersonaclickIosPayloadDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
}

private let checkPersonaclickIosPayloadDefsSimpleNames: MemberTable = MemberTable("image_url\tstring")

private let checkPersonaclickIosPayloadDefsSimpleKnown: KeyTable = KeyTable("image_url\naps\nsrc")

private func checkPersonaclickIosPayloadDefsSimple(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkPersonaclickIosPayloadDefsSimpleJoined(&c, &s) }
  if s.isFine(&c, checkPersonaclickIosPayloadDefsSimpleJoined) {
    return
  }
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/simple")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsSimpleNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(checkPersonaclickIosPayloadDefsSimpleKnown, at: o.offset, c, &s)
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkPersonaclickIosPayloadDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
}

private let checkPersonaclickIosPayloadDefsOpenWebLinkNames: MemberTable = MemberTable(
  """
  event\t\t~{
  """,
  nested: [checkPersonaclickEventDefsWebNames]
)

private let checkPersonaclickIosPayloadDefsOpenWebLinkKnown: KeyTable = KeyTable("event\naps\nimage_url\nsrc")

private func checkPersonaclickIosPayloadDefsOpenWebLink(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkPersonaclickIosPayloadDefsOpenWebLinkJoined(&c, &s) }
  if s.isFine(&c, checkPersonaclickIosPayloadDefsOpenWebLinkJoined) {
    return
  }
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/openWebLink")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsOpenWebLinkNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickEventDefsWeb(&c, &s, "/properties/event/$ref")
      default:
        try Assertion.knownProperty(checkPersonaclickIosPayloadDefsOpenWebLinkKnown, at: o.offset, c, &s)
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkPersonaclickIosPayloadDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
}

private let checkPersonaclickIosPayloadDefsOpenCategoryNames: MemberTable = MemberTable(
  """
  event\t\t~{
  """,
  nested: [checkPersonaclickEventDefsCategoryNames]
)

private let checkPersonaclickIosPayloadDefsOpenCategoryKnown: KeyTable = KeyTable(
  """
  event
  aps
  image_url
  src
  """)

private func checkPersonaclickIosPayloadDefsOpenCategory(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkPersonaclickIosPayloadDefsOpenCategoryJoined(&c, &s) }
  if s.isFine(&c, checkPersonaclickIosPayloadDefsOpenCategoryJoined) {
    return
  }
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/openCategory")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsOpenCategoryNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickEventDefsCategory(&c, &s, "/properties/event/$ref")
      default:
        try Assertion.knownProperty(checkPersonaclickIosPayloadDefsOpenCategoryKnown, at: o.offset, c, &s)
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkPersonaclickIosPayloadDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
}

private let checkPersonaclickIosPayloadDefsOpenProductNames: MemberTable = MemberTable(
  """
  event\t\t~{
  """,
  nested: [checkPersonaclickEventDefsProductNames]
)

private let checkPersonaclickIosPayloadDefsOpenProductKnown: KeyTable = KeyTable("event\naps\nimage_url\nsrc")

private func checkPersonaclickIosPayloadDefsOpenProduct(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkPersonaclickIosPayloadDefsOpenProductJoined(&c, &s) }
  if s.isFine(&c, checkPersonaclickIosPayloadDefsOpenProductJoined) {
    return
  }
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/openProduct")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsOpenProductNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickEventDefsProduct(&c, &s, "/properties/event/$ref")
      default:
        try Assertion.knownProperty(checkPersonaclickIosPayloadDefsOpenProductKnown, at: o.offset, c, &s)
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkPersonaclickIosPayloadDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
}

private let checkPersonaclickIosPayloadDefsCustomNames: MemberTable = MemberTable(
  """
  event\t\t~{
  """,
  nested: [checkPersonaclickEventDefsCustomNames]
)

private let checkPersonaclickIosPayloadDefsCustomKnown: KeyTable = KeyTable("event\naps\nimage_url\nsrc")

private func checkPersonaclickIosPayloadDefsCustom(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkPersonaclickIosPayloadDefsCustomJoined(&c, &s) }
  if s.isFine(&c, checkPersonaclickIosPayloadDefsCustomJoined) {
    return
  }
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/custom")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkPersonaclickIosPayloadDefsCustomNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkPersonaclickEventDefsCustom(&c, &s, "/properties/event/$ref")
      default:
        try Assertion.knownProperty(checkPersonaclickIosPayloadDefsCustomKnown, at: o.offset, c, &s)
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkPersonaclickIosPayloadDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = end
  s.leave()
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/ios-payload.yaml#")
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
        try checkPersonaclickIosPayloadPropertiesEvent(&c, &s, "/properties/event")
      case 1:
        try checkPersonaclickIosPayloadDefsAps(&c, &s, "/properties/aps/$ref")
      case 3:
        try checkPersonaclickIosPayloadDefsSource(&c, &s, "/properties/src/$ref")
      default:
        Assertion.unknownProperty(checkPersonaclickIosPayloadJoinedNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/rawMessage")
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
        try checkPersonaclickIosPayloadDefsAps(&c, &s, "/properties/aps/$ref")
      case 3:
        try checkPersonaclickIosPayloadDefsSource(&c, &s, "/properties/src/$ref")
      default:
        Assertion.unknownProperty(
          checkPersonaclickIosPayloadDefsRawMessageJoinedNames.names,
          at: o.offset,
          &s,
          ""
        )
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/simple")
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
        try checkPersonaclickIosPayloadDefsAps(&c, &s, "/properties/aps/$ref")
      case 2:
        try checkPersonaclickIosPayloadDefsSource(&c, &s, "/properties/src/$ref")
      default:
        Assertion.unknownProperty(
          checkPersonaclickIosPayloadDefsSimpleJoinedNames.names,
          at: o.offset,
          &s,
          ""
        )
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/openWebLink")
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
        try checkPersonaclickEventDefsWeb(&c, &s, "/properties/event/$ref")
      case 1:
        try checkPersonaclickIosPayloadDefsAps(&c, &s, "/properties/aps/$ref")
      case 3:
        try checkPersonaclickIosPayloadDefsSource(&c, &s, "/properties/src/$ref")
      default:
        Assertion.unknownProperty(
          checkPersonaclickIosPayloadDefsOpenWebLinkJoinedNames.names,
          at: o.offset,
          &s,
          ""
        )
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/openCategory")
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
        try checkPersonaclickEventDefsCategory(&c, &s, "/properties/event/$ref")
      case 1:
        try checkPersonaclickIosPayloadDefsAps(&c, &s, "/properties/aps/$ref")
      case 3:
        try checkPersonaclickIosPayloadDefsSource(&c, &s, "/properties/src/$ref")
      default:
        Assertion.unknownProperty(
          checkPersonaclickIosPayloadDefsOpenCategoryJoinedNames.names,
          at: o.offset,
          &s,
          ""
        )
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/openProduct")
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
        try checkPersonaclickEventDefsProduct(&c, &s, "/properties/event/$ref")
      case 1:
        try checkPersonaclickIosPayloadDefsAps(&c, &s, "/properties/aps/$ref")
      case 3:
        try checkPersonaclickIosPayloadDefsSource(&c, &s, "/properties/src/$ref")
      default:
        Assertion.unknownProperty(
          checkPersonaclickIosPayloadDefsOpenProductJoinedNames.names,
          at: o.offset,
          &s,
          ""
        )
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "personaclick/ios-payload.yaml#/$defs/custom")
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
        try checkPersonaclickEventDefsCustom(&c, &s, "/properties/event/$ref")
      case 1:
        try checkPersonaclickIosPayloadDefsAps(&c, &s, "/properties/aps/$ref")
      case 3:
        try checkPersonaclickIosPayloadDefsSource(&c, &s, "/properties/src/$ref")
      default:
        Assertion.unknownProperty(
          checkPersonaclickIosPayloadDefsCustomJoinedNames.names,
          at: o.offset,
          &s,
          ""
        )
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
