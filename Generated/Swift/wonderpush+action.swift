// Generated from wonderpush/action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension WonderPush {
  /// Something the SDK does in the background: when a notification is received or clicked, or when one of its
  /// buttons is pressed. `type` says what, the other members how. A member that belongs to another type has
  /// no meaning.
  public enum Action: SchemaValue {
    /// Closes the in-app dialog. Added by itself wherever it is not given.
    case close(Close)
    /// Tracks an event of the user, as the SDK's `trackEvent()` does.
    case trackEvent(TrackEvent)
    /// Changes the custom properties of the installation, as the SDK's `putInstallationCustomProperties()`
    /// does.
    case updateInstallation(UpdateInstallation)
    /// Adds values to those that a property of the installation already has, as the SDK's `addProperty()`
    /// does.
    case addProperty(AddProperty)
    /// Removes values from those that a property of the installation has, as the SDK's `removeProperty()`
    /// does.
    case removeProperty(RemoveProperty)
    /// Adds tags to the installation, as the SDK's `addTag()` does.
    case addTag(AddTag)
    /// Removes tags from the installation, as the SDK's `removeTag()` does.
    case removeTag(RemoveTag)
    /// Removes every tag from the installation, as the SDK's `removeAllTags()` does.
    case removeAllTags(RemoveAllTags)
    /// Calls a callback that the app has registered with the SDK.
    case method(Method)
    /// Opens an address in the browser, or in whatever app the system has for it.
    case link(Link)
    /// Opens the page of the app in the store of the platform.
    case rating(Rating)
    /// Closes the displayed notifications that the selectors choose. Each selector is matched if present;
    /// null selects the notifications without that trait.
    case closeNotifications(CloseNotifications)
    /// Subscribes the user to push notifications, asking for permission where needed.
    case subscribeToNotifications(SubscribeToNotifications)
    /// Unsubscribes the user from push notifications.
    case unsubscribeFromNotifications(UnsubscribeFromNotifications)

    /// Closes the in-app dialog. Added by itself wherever it is not given.
    public struct Close: SchemaValue {
      /// Always `close`.
      public var type: String { "close" }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(additionalProperties: JSONObject = [:]) {
        self.additionalProperties = additionalProperties
      }
    }

    /// Tracks an event of the user, as the SDK's `trackEvent()` does.
    public struct TrackEvent: SchemaValue {
      /// Always `trackEvent`.
      public var type: String { "trackEvent" }
      /// The event to track.
      public var event: Event
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(event: Event, additionalProperties: JSONObject = [:]) {
        self.event = event
        self.additionalProperties = additionalProperties
      }
    }

    /// Changes the custom properties of the installation, as the SDK's `putInstallationCustomProperties()`
    /// does.
    public struct UpdateInstallation: SchemaValue {
      /// Always `updateInstallation`.
      public var type: String { "updateInstallation" }
      /// The properties to create or to overwrite.
      public var installation: Installation?
      /// The properties, in the old place.
      @available(*, deprecated, message: "Use 'installation.custom'.")
      public var custom: JSONObject? {
        get { _custom }
        set { _custom = newValue }
      }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(installation: Installation? = nil, additionalProperties: JSONObject = [:]) {
        self.installation = installation
        self._custom = nil
        self.additionalProperties = additionalProperties
      }

      private var _custom: JSONObject?
    }

    /// Adds values to those that a property of the installation already has, as the SDK's `addProperty()`
    /// does.
    public struct AddProperty: SchemaValue {
      /// Always `addProperty`.
      public var type: String { "addProperty" }
      /// The properties and the values to add to each.
      public var installation: Installation?
      /// The properties and values, in the old place.
      @available(*, deprecated, message: "Use 'installation.custom'.")
      public var custom: JSONObject? {
        get { _custom }
        set { _custom = newValue }
      }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(installation: Installation? = nil, additionalProperties: JSONObject = [:]) {
        self.installation = installation
        self._custom = nil
        self.additionalProperties = additionalProperties
      }

      private var _custom: JSONObject?
    }

    /// Removes values from those that a property of the installation has, as the SDK's `removeProperty()`
    /// does.
    public struct RemoveProperty: SchemaValue {
      /// Always `removeProperty`.
      public var type: String { "removeProperty" }
      /// The properties and the values to remove from each.
      public var installation: Installation?
      /// The properties and values, in the old place.
      @available(*, deprecated, message: "Use 'installation.custom'.")
      public var custom: JSONObject? {
        get { _custom }
        set { _custom = newValue }
      }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(installation: Installation? = nil, additionalProperties: JSONObject = [:]) {
        self.installation = installation
        self._custom = nil
        self.additionalProperties = additionalProperties
      }

      private var _custom: JSONObject?
    }

    /// Adds tags to the installation, as the SDK's `addTag()` does.
    public struct AddTag: SchemaValue {
      /// Always `addTag`.
      public var type: String { "addTag" }
      /// The tags to add.
      public var tags: [String]
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(tags: [String], additionalProperties: JSONObject = [:]) {
        self.tags = tags
        self.additionalProperties = additionalProperties
      }
    }

    /// Removes tags from the installation, as the SDK's `removeTag()` does.
    public struct RemoveTag: SchemaValue {
      /// Always `removeTag`.
      public var type: String { "removeTag" }
      /// The tags to remove.
      public var tags: [String]
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(tags: [String], additionalProperties: JSONObject = [:]) {
        self.tags = tags
        self.additionalProperties = additionalProperties
      }
    }

    /// Removes every tag from the installation, as the SDK's `removeAllTags()` does.
    public struct RemoveAllTags: SchemaValue {
      /// Always `removeAllTags`.
      public var type: String { "removeAllTags" }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(additionalProperties: JSONObject = [:]) {
        self.additionalProperties = additionalProperties
      }
    }

    /// Calls a callback that the app has registered with the SDK.
    public struct Method: SchemaValue {
      /// Always `method`.
      public var type: String { "method" }
      /// The name of the callback.
      public var method: String
      /// The argument of the callback. One string, in spite of the plural.
      public var methodArgs: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(method: String, methodArgs: String? = nil, additionalProperties: JSONObject = [:]) {
        self.method = method
        self.methodArgs = methodArgs
        self.additionalProperties = additionalProperties
      }
    }

    /// Opens an address in the browser, or in whatever app the system has for it.
    public struct Link: SchemaValue {
      /// Always `link`.
      public var type: String { "link" }
      /// The URL or deeplink to open.
      public var url: String
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(url: String, additionalProperties: JSONObject = [:]) {
        self.url = url
        self.additionalProperties = additionalProperties
      }
    }

    /// Opens the page of the app in the store of the platform.
    public struct Rating: SchemaValue {
      /// Always `rating`.
      public var type: String { "rating" }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(additionalProperties: JSONObject = [:]) {
        self.additionalProperties = additionalProperties
      }
    }

    /// Closes the displayed notifications that the selectors choose. Each selector is matched if present;
    /// null selects the notifications without that trait.
    public struct CloseNotifications: SchemaValue {
      /// Always `closeNotifications`.
      public var type: String { "closeNotifications" }
      /// Selects the notifications with this tag, or with null those without one.
      public var tag: Presence<String>
      /// Selects by notification channel; null means the default channel. Android only.
      public var channel: Presence<String>
      /// Selects by group; null means notifications outside of any group. Android only.
      public var group: Presence<String>
      /// Selects by category; null means notifications without one. Android and iOS.
      public var category: Presence<String>
      /// Selects by sort key; null means notifications without one. Android only.
      public var sortKey: Presence<String>
      /// Selects by thread identifier; null means notifications without one. iOS only.
      public var threadID: Presence<String>
      /// Selects by target content identifier; null means notifications without one. iOS only.
      public var targetContentID: Presence<String>
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// Subscribes the user to push notifications, asking for permission where needed.
    public struct SubscribeToNotifications: SchemaValue {
      /// Always `subscribeToNotifications`.
      public var type: String { "subscribeToNotifications" }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(additionalProperties: JSONObject = [:]) {
        self.additionalProperties = additionalProperties
      }
    }

    /// Unsubscribes the user from push notifications.
    public struct UnsubscribeFromNotifications: SchemaValue {
      /// Always `unsubscribeFromNotifications`.
      public var type: String { "unsubscribeFromNotifications" }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(additionalProperties: JSONObject = [:]) {
        self.additionalProperties = additionalProperties
      }
    }

    /// An event to track.
    public struct Event: SchemaValue {
      /// The type of the event, the first argument of the SDK's `trackEvent()`.
      public var type: String
      /// Data to attach to the event, in the format of custom properties.
      public var custom: JSONObject?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(type: String, custom: JSONObject? = nil, additionalProperties: JSONObject = [:]) {
        self.type = type
        self.custom = custom
        self.additionalProperties = additionalProperties
      }
    }

    /// What to merge into the installation: fields that it lacks are created, fields that it has are
    /// overwritten. Only `custom` may be changed.
    public struct Installation: SchemaValue {
      /// The custom properties, in the format of custom properties.
      public var custom: JSONObject?

      public init(custom: JSONObject? = nil) {
        self.custom = custom
      }
    }
  }
}

extension WonderPush.Action.CloseNotifications {
  public init(
    tag: Presence<String> = .absent,
    channel: Presence<String> = .absent,
    group: Presence<String> = .absent,
    category: Presence<String> = .absent,
    sortKey: Presence<String> = .absent,
    threadID: Presence<String> = .absent,
    targetContentID: Presence<String> = .absent,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      tag: tag,
      channel: channel,
      group: group,
      category: category,
      sortKey: sortKey,
      threadID: threadID,
      targetContentID: targetContentID,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension WonderPush.Action: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushAction(&cursor, &sink)
  }

  private static let tag: KeyTable = KeyTable("type")

  private static let tagValues: KeyTable = KeyTable(
    """
    close
    trackEvent
    updateInstallation
    addProperty
    removeProperty
    addTag
    removeTag
    removeAllTags
    method
    link
    rating
    closeNotifications
    subscribeToNotifications
    unsubscribeFromNotifications
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      switch try cursor.index(ofTag: tag, in: tagValues) {
      case 0: return .close(try Close.read(&cursor))
      case 1: return .trackEvent(try TrackEvent.read(&cursor))
      case 2: return .updateInstallation(try UpdateInstallation.read(&cursor))
      case 3: return .addProperty(try AddProperty.read(&cursor))
      case 4: return .removeProperty(try RemoveProperty.read(&cursor))
      case 5: return .addTag(try AddTag.read(&cursor))
      case 6: return .removeTag(try RemoveTag.read(&cursor))
      case 7: return .removeAllTags(try RemoveAllTags.read(&cursor))
      case 8: return .method(try Method.read(&cursor))
      case 9: return .link(try Link.read(&cursor))
      case 10: return .rating(try Rating.read(&cursor))
      case 11: return .closeNotifications(try CloseNotifications.read(&cursor))
      case 12: return .subscribeToNotifications(try SubscribeToNotifications.read(&cursor))
      case 13: return .unsubscribeFromNotifications(try UnsubscribeFromNotifications.read(&cursor))
      default: throw Rejection(.violation, at: cursor.position)
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .close(let value): value.write(to: &writer)
    case .trackEvent(let value): value.write(to: &writer)
    case .updateInstallation(let value): value.write(to: &writer)
    case .addProperty(let value): value.write(to: &writer)
    case .removeProperty(let value): value.write(to: &writer)
    case .addTag(let value): value.write(to: &writer)
    case .removeTag(let value): value.write(to: &writer)
    case .removeAllTags(let value): value.write(to: &writer)
    case .method(let value): value.write(to: &writer)
    case .link(let value): value.write(to: &writer)
    case .rating(let value): value.write(to: &writer)
    case .closeNotifications(let value): value.write(to: &writer)
    case .subscribeToNotifications(let value): value.write(to: &writer)
    case .unsubscribeFromNotifications(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.index(ofTag: Self.tag, in: Self.tagValues) {
    case 0: self = .close(try Close(unvalidatedFrom: decoder))
    case 1: self = .trackEvent(try TrackEvent(unvalidatedFrom: decoder))
    case 2: self = .updateInstallation(try UpdateInstallation(unvalidatedFrom: decoder))
    case 3: self = .addProperty(try AddProperty(unvalidatedFrom: decoder))
    case 4: self = .removeProperty(try RemoveProperty(unvalidatedFrom: decoder))
    case 5: self = .addTag(try AddTag(unvalidatedFrom: decoder))
    case 6: self = .removeTag(try RemoveTag(unvalidatedFrom: decoder))
    case 7: self = .removeAllTags(try RemoveAllTags(unvalidatedFrom: decoder))
    case 8: self = .method(try Method(unvalidatedFrom: decoder))
    case 9: self = .link(try Link(unvalidatedFrom: decoder))
    case 10: self = .rating(try Rating(unvalidatedFrom: decoder))
    case 11: self = .closeNotifications(try CloseNotifications(unvalidatedFrom: decoder))
    case 12: self = .subscribeToNotifications(try SubscribeToNotifications(unvalidatedFrom: decoder))
    case 13: self = .unsubscribeFromNotifications(try UnsubscribeFromNotifications(unvalidatedFrom: decoder))
    default:
      self = try Self.readDecoded(decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .close(let value): try value.encode(to: encoder)
    case .trackEvent(let value): try value.encode(to: encoder)
    case .updateInstallation(let value): try value.encode(to: encoder)
    case .addProperty(let value): try value.encode(to: encoder)
    case .removeProperty(let value): try value.encode(to: encoder)
    case .addTag(let value): try value.encode(to: encoder)
    case .removeTag(let value): try value.encode(to: encoder)
    case .removeAllTags(let value): try value.encode(to: encoder)
    case .method(let value): try value.encode(to: encoder)
    case .link(let value): try value.encode(to: encoder)
    case .rating(let value): try value.encode(to: encoder)
    case .closeNotifications(let value): try value.encode(to: encoder)
    case .subscribeToNotifications(let value): try value.encode(to: encoder)
    case .unsubscribeFromNotifications(let value): try value.encode(to: encoder)
    }
  }
}

extension WonderPush.Action.Close: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/close"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsClose(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWonderpushActionDefsCloseNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
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
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"close\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "close")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.TrackEvent: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/trackEvent"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsTrackEvent(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\nevent")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWonderpushActionDefsTrackEventNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
  }

  public static var unread: Self {
    Self(event: WonderPush.Action.Event.unread)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        try WonderPush.Action.Event.fill(&value.event, &c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x2)
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"trackEvent\",")
    writer.required("\"event\":", self.event)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "trackEvent")
    self.event = try fields.required("event")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.required("event", self.event)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.UpdateInstallation: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/updateInstallation"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsUpdateInstallation(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\ninstallation\ncustom")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWonderpushActionDefsUpdateInstallationNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
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
        value.installation = try WonderPush.Action.Installation.read(&c, checks: checks)
      case 2:
        value._custom = try c.object(checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.require(0x1)
    if o.checks, !checkWonderpushActionDefsUpdateInstallationHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"updateInstallation\",")
    writer.optional("\"installation\":", self.installation)
    writer.optional("\"custom\":", self._custom)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "updateInstallation")
    self.installation = try fields.optional("installation")
    self._custom = try fields.optional("custom")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("installation", self.installation)
    try fields.optional("custom", self._custom)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.AddProperty: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/addProperty"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsAddProperty(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\ninstallation\ncustom")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWonderpushActionDefsAddPropertyNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
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
        value.installation = try WonderPush.Action.Installation.read(&c, checks: checks)
      case 2:
        value._custom = try c.object(checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.require(0x1)
    if o.checks, !checkWonderpushActionDefsAddPropertyHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"addProperty\",")
    writer.optional("\"installation\":", self.installation)
    writer.optional("\"custom\":", self._custom)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "addProperty")
    self.installation = try fields.optional("installation")
    self._custom = try fields.optional("custom")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("installation", self.installation)
    try fields.optional("custom", self._custom)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.RemoveProperty: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/removeProperty"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsRemoveProperty(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\ninstallation\ncustom")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWonderpushActionDefsRemovePropertyNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
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
        value.installation = try WonderPush.Action.Installation.read(&c, checks: checks)
      case 2:
        value._custom = try c.object(checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.require(0x1)
    if o.checks, !checkWonderpushActionDefsRemovePropertyHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"removeProperty\",")
    writer.optional("\"installation\":", self.installation)
    writer.optional("\"custom\":", self._custom)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "removeProperty")
    self.installation = try fields.optional("installation")
    self._custom = try fields.optional("custom")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("installation", self.installation)
    try fields.optional("custom", self._custom)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.AddTag: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/addTag"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsAddTag(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\ntags")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWonderpushActionDefsAddTagNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
  }

  public static var unread: Self {
    Self(tags: [])
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value.tags = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkWonderpushActionDefsTagsItem.string(&c, checks: checks)
        }
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x2)
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"addTag\",")
    writer.required("\"tags\":", self.tags)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "addTag")
    self.tags = try fields.required("tags")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.required("tags", self.tags)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.RemoveTag: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/removeTag"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsRemoveTag(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\ntags")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWonderpushActionDefsRemoveTagNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
  }

  public static var unread: Self {
    Self(tags: [])
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value.tags = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkWonderpushActionDefsTagsItem.string(&c, checks: checks)
        }
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x2)
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"removeTag\",")
    writer.required("\"tags\":", self.tags)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "removeTag")
    self.tags = try fields.required("tags")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.required("tags", self.tags)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.RemoveAllTags: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/removeAllTags"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsRemoveAllTags(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWonderpushActionDefsRemoveAllTagsNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
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
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"removeAllTags\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "removeAllTags")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.Method: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/method"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsMethod(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\nmethod\nmethodArgs")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWonderpushActionDefsMethodNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.string(1, \.method)
    members.string(2, optional: \.methodArgs)
  }

  public static var unread: Self {
    Self(method: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x2)
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"method\",")
    writer.required("\"method\":", self.method)
    writer.optional("\"methodArgs\":", self.methodArgs)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "method")
    self.method = try fields.required("method")
    self.methodArgs = try fields.optional("methodArgs")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.required("method", self.method)
    try fields.optional("methodArgs", self.methodArgs)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.Link: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/link"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsLink(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\nurl")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWonderpushActionDefsLinkNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.string(1, \.url)
  }

  public static var unread: Self {
    Self(url: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x2)
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"link\",")
    writer.required("\"url\":", self.url)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "link")
    self.url = try fields.required("url")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.required("url", self.url)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.Rating: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/rating"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsRating(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWonderpushActionDefsRatingNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
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
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"rating\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "rating")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.CloseNotifications: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/closeNotifications"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsCloseNotifications(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      type
      tag
      channel
      group
      category
      sortKey
      threadId
      targetContentId
      """)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWonderpushActionDefsCloseNotificationsNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
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
        value.tag = try Presence<String>.read(&c)
      case 2:
        value.channel = try Presence<String>.read(&c)
      case 3:
        value.group = try Presence<String>.read(&c)
      case 4:
        value.category = try Presence<String>.read(&c)
      case 5:
        value.sortKey = try Presence<String>.read(&c)
      case 6:
        value.threadID = try Presence<String>.read(&c)
      case 7:
        value.targetContentID = try Presence<String>.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"closeNotifications\",")
    writer.presence("\"tag\":", self.tag)
    writer.presence("\"channel\":", self.channel)
    writer.presence("\"group\":", self.group)
    writer.presence("\"category\":", self.category)
    writer.presence("\"sortKey\":", self.sortKey)
    writer.presence("\"threadId\":", self.threadID)
    writer.presence("\"targetContentId\":", self.targetContentID)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "closeNotifications")
    let tag: Presence<String> = try fields.presence("tag")
    let channel: Presence<String> = try fields.presence("channel")
    let group: Presence<String> = try fields.presence("group")
    let category: Presence<String> = try fields.presence("category")
    let sortKey: Presence<String> = try fields.presence("sortKey")
    let threadID: Presence<String> = try fields.presence("threadId")
    let targetContentID: Presence<String> = try fields.presence("targetContentId")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      tag: tag,
      channel: channel,
      group: group,
      category: category,
      sortKey: sortKey,
      threadID: threadID,
      targetContentID: targetContentID,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.presence("tag", self.tag)
    try fields.presence("channel", self.channel)
    try fields.presence("group", self.group)
    try fields.presence("category", self.category)
    try fields.presence("sortKey", self.sortKey)
    try fields.presence("threadId", self.threadID)
    try fields.presence("targetContentId", self.targetContentID)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.SubscribeToNotifications: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/subscribeToNotifications"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsSubscribeToNotifications(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWonderpushActionDefsSubscribeToNotificationsNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
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
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"subscribeToNotifications\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "subscribeToNotifications")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.UnsubscribeFromNotifications: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/unsubscribeFromNotifications"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsUnsubscribeFromNotifications(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkWonderpushActionDefsUnsubscribeFromNotificationsNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
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
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"unsubscribeFromNotifications\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "unsubscribeFromNotifications")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.Event: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/event"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsEvent(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\ncustom")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkWonderpushActionDefsEventNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.type)
  }

  public static var unread: Self {
    Self(type: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value.custom = try c.object(checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"type\":", self.type)
    writer.optional("\"custom\":", self.custom)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.type = try fields.required("type")
    self.custom = try fields.optional("custom")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("custom", self.custom)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.Installation: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/installation"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsInstallation(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("custom")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkWonderpushActionDefsInstallationNames)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.custom = try c.object(checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"custom\":", self.custom)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.custom = try fields.optional("custom")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("custom", self.custom)
  }
}

// MARK: - Validators

private let checkWonderpushActionTag: KeyTable = KeyTable("type")

private let checkWonderpushActionTags: KeyTable = KeyTable(
  """
  close
  trackEvent
  updateInstallation
  addProperty
  removeProperty
  addTag
  removeTag
  removeAllTags
  method
  link
  rating
  closeNotifications
  subscribeToNotifications
  unsubscribeFromNotifications
  """)

func checkWonderpushAction(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkWonderpushActionTag,
      checkWonderpushActionTags,
      """
      \"close\", \"trackEvent\", \"updateInstallation\", \"addProperty\", \"removeProperty\", \"addTag\", \"r\
      emoveTag\", \"removeAllTags\", \"method\", \"link\", \"rating\", \"closeNotifications\", \"subscribeToN\
      otifications\", \"unsubscribeFromNotifications\"
      """,
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkWonderpushActionDefsClose(&c, &s, "/oneOf/0/$ref")
    case 1:
      try checkWonderpushActionDefsTrackEvent(&c, &s, "/oneOf/1/$ref")
    case 2:
      try checkWonderpushActionDefsUpdateInstallation(&c, &s, "/oneOf/2/$ref")
    case 3:
      try checkWonderpushActionDefsAddProperty(&c, &s, "/oneOf/3/$ref")
    case 4:
      try checkWonderpushActionDefsRemoveProperty(&c, &s, "/oneOf/4/$ref")
    case 5:
      try checkWonderpushActionDefsAddTag(&c, &s, "/oneOf/5/$ref")
    case 6:
      try checkWonderpushActionDefsRemoveTag(&c, &s, "/oneOf/6/$ref")
    case 7:
      try checkWonderpushActionDefsRemoveAllTags(&c, &s, "/oneOf/7/$ref")
    case 8:
      try checkWonderpushActionDefsMethod(&c, &s, "/oneOf/8/$ref")
    case 9:
      try checkWonderpushActionDefsLink(&c, &s, "/oneOf/9/$ref")
    case 10:
      try checkWonderpushActionDefsRating(&c, &s, "/oneOf/10/$ref")
    case 11:
      try checkWonderpushActionDefsCloseNotifications(&c, &s, "/oneOf/11/$ref")
    case 12:
      try checkWonderpushActionDefsSubscribeToNotifications(&c, &s, "/oneOf/12/$ref")
    case 13:
      try checkWonderpushActionDefsUnsubscribeFromNotifications(&c, &s, "/oneOf/13/$ref")
    default: break
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(.object, at: start, &s, "/oneOf")
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try checkWonderpushActionRules(&c, &s)
  }
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsCloseNames: MemberTable = MemberTable("type\tstring const=\"close\"")

private func checkWonderpushActionDefsClose(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/close")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsCloseNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWonderpushActionDefsCloseNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsTrackEventNames: MemberTable = MemberTable(
  """
  type\tstring const=\"trackEvent\"
  event\t\t{
  """,
  nested: [checkWonderpushActionDefsEventNames]
)

private func checkWonderpushActionDefsTrackEvent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/trackEvent")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsTrackEventNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkWonderpushActionDefsEvent(&c, &s, "/properties/event/$ref")
      default:
        Assertion.unknownProperty(checkWonderpushActionDefsTrackEventNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("event", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsEventNames: MemberTable = MemberTable(
  """
  type\tstring
  custom\tobject
  """,
  required: 0x1
)

private func checkWonderpushActionDefsEvent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/event")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsEventNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWonderpushActionDefsEventNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsUpdateInstallationNames: MemberTable = MemberTable(
  """
  type\tstring const=\"updateInstallation\"
  installation\t\t{
  custom\tobject\t…
  """,
  nested: [checkWonderpushActionDefsInstallationNames]
)

private func checkWonderpushActionDefsUpdateInstallation(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/updateInstallation")
  c.skipWhitespace()
  let start: Int = c.position
  var isDecided: Bool = false
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsUpdateInstallationNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkWonderpushActionDefsInstallation(&c, &s, "/properties/installation/$ref")
      case 2:
        s.warn(.deprecated("installation.custom"), at: o.offset, "/properties/custom/deprecated")
        try o.decide(&c, &s)
      default:
        Assertion.unknownProperty(
          checkWonderpushActionDefsUpdateInstallationNames.names,
          at: o.offset,
          &s,
          ""
        )
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    isDecided = checkWonderpushActionDefsUpdateInstallationHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    var anyOfCount: Int = 0
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionDefsUpdateInstallationAnyOf0InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionDefsUpdateInstallationAnyOf1InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  c.position = end
  s.leave()
}

private func checkWonderpushActionDefsUpdateInstallationHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 { return true }
  if o.seen0 & 0x4 == 0x4 { return true }
  return false
}

private let checkWonderpushActionDefsInstallationNames: MemberTable = MemberTable("custom\tobject")

private func checkWonderpushActionDefsInstallation(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/installation")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWonderpushActionDefsInstallationNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkWonderpushActionDefsInstallationNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsUpdateInstallationAnyOf0InPlaceNames: MemberTable = MemberTable(
  """
  installation
  """)

private func checkWonderpushActionDefsUpdateInstallationAnyOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/updateInstallation/anyOf/0")
  s.explain("`installation` is required")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsUpdateInstallationAnyOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("installation", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionDefsUpdateInstallationAnyOf1InPlaceNames: MemberTable = MemberTable("custom")

private func checkWonderpushActionDefsUpdateInstallationAnyOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/updateInstallation/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsUpdateInstallationAnyOf1InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("custom", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionDefsAddPropertyNames: MemberTable = MemberTable(
  """
  type\tstring const=\"addProperty\"
  installation\t\t{
  custom\tobject\t…
  """,
  nested: [checkWonderpushActionDefsInstallationNames]
)

private func checkWonderpushActionDefsAddProperty(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/addProperty")
  c.skipWhitespace()
  let start: Int = c.position
  var isDecided: Bool = false
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsAddPropertyNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkWonderpushActionDefsInstallation(&c, &s, "/properties/installation/$ref")
      case 2:
        s.warn(.deprecated("installation.custom"), at: o.offset, "/properties/custom/deprecated")
        try o.decide(&c, &s)
      default:
        Assertion.unknownProperty(checkWonderpushActionDefsAddPropertyNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    isDecided = checkWonderpushActionDefsAddPropertyHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    var anyOfCount: Int = 0
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionDefsAddPropertyAnyOf0InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionDefsAddPropertyAnyOf1InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  c.position = end
  s.leave()
}

private func checkWonderpushActionDefsAddPropertyHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 { return true }
  if o.seen0 & 0x4 == 0x4 { return true }
  return false
}

private let checkWonderpushActionDefsAddPropertyAnyOf0InPlaceNames: MemberTable = MemberTable("installation")

private func checkWonderpushActionDefsAddPropertyAnyOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/addProperty/anyOf/0")
  s.explain("`installation` is required")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsAddPropertyAnyOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("installation", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionDefsAddPropertyAnyOf1InPlaceNames: MemberTable = MemberTable("custom")

private func checkWonderpushActionDefsAddPropertyAnyOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/addProperty/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsAddPropertyAnyOf1InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("custom", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionDefsRemovePropertyNames: MemberTable = MemberTable(
  """
  type\tstring const=\"removeProperty\"
  installation\t\t{
  custom\tobject\t…
  """,
  nested: [checkWonderpushActionDefsInstallationNames]
)

private func checkWonderpushActionDefsRemoveProperty(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeProperty")
  c.skipWhitespace()
  let start: Int = c.position
  var isDecided: Bool = false
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsRemovePropertyNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkWonderpushActionDefsInstallation(&c, &s, "/properties/installation/$ref")
      case 2:
        s.warn(.deprecated("installation.custom"), at: o.offset, "/properties/custom/deprecated")
        try o.decide(&c, &s)
      default:
        Assertion.unknownProperty(checkWonderpushActionDefsRemovePropertyNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    isDecided = checkWonderpushActionDefsRemovePropertyHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    var anyOfCount: Int = 0
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionDefsRemovePropertyAnyOf0InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionDefsRemovePropertyAnyOf1InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  c.position = end
  s.leave()
}

private func checkWonderpushActionDefsRemovePropertyHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 { return true }
  if o.seen0 & 0x4 == 0x4 { return true }
  return false
}

private let checkWonderpushActionDefsRemovePropertyAnyOf0InPlaceNames: MemberTable = MemberTable(
  """
  installation
  """)

private func checkWonderpushActionDefsRemovePropertyAnyOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeProperty/anyOf/0")
  s.explain("`installation` is required")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsRemovePropertyAnyOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("installation", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionDefsRemovePropertyAnyOf1InPlaceNames: MemberTable = MemberTable("custom")

private func checkWonderpushActionDefsRemovePropertyAnyOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeProperty/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsRemovePropertyAnyOf1InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("custom", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionDefsAddTagNames: MemberTable = MemberTable(
  """
  type\tstring const=\"addTag\"
  tags\t\t[
  """,
  nested: [checkWonderpushActionDefsTagsItem]
)

private func checkWonderpushActionDefsAddTag(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/addTag")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsAddTagNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkWonderpushActionDefsTags(&c, &s, "/properties/tags/$ref")
      default:
        Assertion.unknownProperty(checkWonderpushActionDefsAddTagNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("tags", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsTagsItem: MemberTable = MemberTable(items: "string")

private func checkWonderpushActionDefsTags(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/tags")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkWonderpushActionDefsTagsItem.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(.array, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsRemoveTagNames: MemberTable = MemberTable(
  """
  type\tstring const=\"removeTag\"
  tags\t\t[
  """,
  nested: [checkWonderpushActionDefsTagsItem]
)

private func checkWonderpushActionDefsRemoveTag(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeTag")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsRemoveTagNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkWonderpushActionDefsTags(&c, &s, "/properties/tags/$ref")
      default:
        Assertion.unknownProperty(checkWonderpushActionDefsRemoveTagNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("tags", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsRemoveAllTagsNames: MemberTable = MemberTable(
  """
  type\tstring const=\"removeAllTags\"
  """)

private func checkWonderpushActionDefsRemoveAllTags(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeAllTags")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsRemoveAllTagsNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWonderpushActionDefsRemoveAllTagsNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsMethodNames: MemberTable = MemberTable(
  """
  type\tstring const=\"method\"
  method\tstring
  methodArgs\tstring
  """)

private func checkWonderpushActionDefsMethod(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/method")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsMethodNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWonderpushActionDefsMethodNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("method", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsLinkNames: MemberTable = MemberTable(
  """
  type\tstring const=\"link\"
  url\tstring
  """)

private func checkWonderpushActionDefsLink(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/link")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsLinkNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWonderpushActionDefsLinkNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("url", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsRatingNames: MemberTable = MemberTable("type\tstring const=\"rating\"")

private func checkWonderpushActionDefsRating(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/rating")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsRatingNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWonderpushActionDefsRatingNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsCloseNotificationsNames: MemberTable = MemberTable(
  """
  type\tstring const=\"closeNotifications\"
  tag\tnull|string
  channel\tnull|string
  group\tnull|string
  category\tnull|string
  sortKey\tnull|string
  threadId\tnull|string
  targetContentId\tnull|string
  """)

private func checkWonderpushActionDefsCloseNotifications(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/closeNotifications")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsCloseNotificationsNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWonderpushActionDefsCloseNotificationsNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsSubscribeToNotificationsNames: MemberTable = MemberTable(
  """
  type\tstring const=\"subscribeToNotifications\"
  """)

private func checkWonderpushActionDefsSubscribeToNotifications(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/subscribeToNotifications")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsSubscribeToNotificationsNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkWonderpushActionDefsSubscribeToNotificationsNames.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsUnsubscribeFromNotificationsNames: MemberTable = MemberTable(
  """
  type\tstring const=\"unsubscribeFromNotifications\"
  """)

private func checkWonderpushActionDefsUnsubscribeFromNotifications(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/unsubscribeFromNotifications")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionDefsUnsubscribeFromNotificationsNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkWonderpushActionDefsUnsubscribeFromNotificationsNames.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(.object, at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings0FragmentNames: MemberTable = MemberTable("event")

private func checkWonderpushActionXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/0")
  s.explain("`event` means something to trackEvent only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkWonderpushActionXWarnings0DependentSchemasEventFragment(&c, &s, "/dependentSchemas/event")
      c.position = behind
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings0DependentSchemasEventFragmentNames: MemberTable = MemberTable(
  """
  type\tany const=\"trackEvent\"
  """)

private func checkWonderpushActionXWarnings0DependentSchemasEventFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/0/dependentSchemas/event")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings0DependentSchemasEventFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings1FragmentNames: MemberTable = MemberTable("installation")

private func checkWonderpushActionXWarnings1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/1")
  s.explain("`installation` means something to updateInstallation, addProperty and removeProperty only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings1FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkWonderpushActionXWarnings1DependentSchemasIH14fii5mrwsgvz(
        &c,
        &s,
        "/dependentSchemas/installation"
      )
      c.position = behind
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings1DependentSchemasIH14fii5mrwsgvzNames: MemberTable = MemberTable(
  """
  type\tany enum=[\"updateInstallation\",\"addProperty\",\"removeProperty\"]
  """)

private func checkWonderpushActionXWarnings1DependentSchemasIH14fii5mrwsgvz(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/1/dependentSchemas/installation")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings1DependentSchemasIH14fii5mrwsgvzNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings2FragmentNames: MemberTable = MemberTable("custom")

private func checkWonderpushActionXWarnings2Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/2")
  s.explain("`custom` means something to updateInstallation, addProperty and removeProperty only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings2FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkWonderpushActionXWarnings2DependentSchemasCustomFragment(&c, &s, "/dependentSchemas/custom")
      c.position = behind
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings2DependentSchemasCustomFragmentNames: MemberTable = MemberTable(
  """
  type\tany enum=[\"updateInstallation\",\"addProperty\",\"removeProperty\"]
  """)

private func checkWonderpushActionXWarnings2DependentSchemasCustomFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/2/dependentSchemas/custom")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings2DependentSchemasCustomFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings3FragmentNames: MemberTable = MemberTable("tags")

private func checkWonderpushActionXWarnings3Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/3")
  s.explain("`tags` means something to addTag and removeTag only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings3FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkWonderpushActionXWarnings3DependentSchemasTagsFragment(&c, &s, "/dependentSchemas/tags")
      c.position = behind
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings3DependentSchemasTagsFragmentNames: MemberTable = MemberTable(
  """
  type\tany enum=[\"addTag\",\"removeTag\"]
  """)

private func checkWonderpushActionXWarnings3DependentSchemasTagsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/3/dependentSchemas/tags")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings3DependentSchemasTagsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkWonderpushActionXWarnings4Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/4")
  s.explain("`method` and `methodArgs` mean something to an action of type method only")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushActionXWarnings4IfFragment(&c, &s)
      })
    if isMatch {
      try checkWonderpushActionXWarnings4ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkWonderpushActionXWarnings4ThenFragmentNames: MemberTable = MemberTable(
  """
  type\tany const=\"method\"
  """)

private func checkWonderpushActionXWarnings4ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/4/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings4ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings4IfFragmentSigns: KeyTable = KeyTable("method\nmethodArgs")

private func checkWonderpushActionXWarnings4IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/4/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var anyOfCandidates: UInt64 = 0x3
  if kind == .object {
    anyOfCandidates = checkWonderpushActionXWarnings4IfFragmentCandidates(
      having: try c.names(in: checkWonderpushActionXWarnings4IfFragmentSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkWonderpushActionXWarnings4IfAnyOf0Fragment(&c, &s, "/anyOf/0")
  case 0x2:
    try checkWonderpushActionXWarnings4IfAnyOf1Fragment(&c, &s, "/anyOf/1")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionXWarnings4IfAnyOf0Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionXWarnings4IfAnyOf1Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipSyntax() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  s.leave()
}

private func checkWonderpushActionXWarnings4IfFragmentCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

private let checkWonderpushActionXWarnings4IfAnyOf0FragmentNames: MemberTable = MemberTable("method")

private func checkWonderpushActionXWarnings4IfAnyOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/4/if/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings4IfAnyOf0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("method", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings4IfAnyOf1FragmentNames: MemberTable = MemberTable("methodArgs")

private func checkWonderpushActionXWarnings4IfAnyOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/4/if/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings4IfAnyOf1FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("methodArgs", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings5FragmentNames: MemberTable = MemberTable("url")

private func checkWonderpushActionXWarnings5Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/5")
  s.explain("`url` means something to link only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings5FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkWonderpushActionXWarnings5DependentSchemasUrlFragment(&c, &s, "/dependentSchemas/url")
      c.position = behind
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings5DependentSchemasUrlFragmentNames: MemberTable = MemberTable(
  """
  type\tany const=\"link\"
  """)

private func checkWonderpushActionXWarnings5DependentSchemasUrlFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/5/dependentSchemas/url")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings5DependentSchemasUrlFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkWonderpushActionXWarnings6Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6")
  s.explain("the selectors of notifications mean something to closeNotifications only")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushActionXWarnings6IfFragment(&c, &s)
      })
    if isMatch {
      try checkWonderpushActionXWarnings6ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkWonderpushActionXWarnings6ThenFragmentNames: MemberTable = MemberTable(
  """
  type\tany const=\"closeNotifications\"
  """)

private func checkWonderpushActionXWarnings6ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings6ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings6IfFragmentSigns: KeyTable = KeyTable(
  """
  category
  channel
  group
  sortKey
  tag
  targetContentId
  threadId
  """)

private func checkWonderpushActionXWarnings6IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var anyOfCandidates: UInt64 = 0x7F
  if kind == .object {
    anyOfCandidates = checkWonderpushActionXWarnings6IfFragmentCandidates(
      having: try c.names(in: checkWonderpushActionXWarnings6IfFragmentSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkWonderpushActionXWarnings6IfAnyOf0Fragment(&c, &s, "/anyOf/0")
  case 0x2:
    try checkWonderpushActionXWarnings6IfAnyOf1Fragment(&c, &s, "/anyOf/1")
  case 0x4:
    try checkWonderpushActionXWarnings6IfAnyOf2Fragment(&c, &s, "/anyOf/2")
  case 0x8:
    try checkWonderpushActionXWarnings6IfAnyOf3Fragment(&c, &s, "/anyOf/3")
  case 0x10:
    try checkWonderpushActionXWarnings6IfAnyOf4Fragment(&c, &s, "/anyOf/4")
  case 0x20:
    try checkWonderpushActionXWarnings6IfAnyOf5Fragment(&c, &s, "/anyOf/5")
  case 0x40:
    try checkWonderpushActionXWarnings6IfAnyOf6Fragment(&c, &s, "/anyOf/6")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionXWarnings6IfAnyOf0Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionXWarnings6IfAnyOf1Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x4 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionXWarnings6IfAnyOf2Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x8 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionXWarnings6IfAnyOf3Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x10 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionXWarnings6IfAnyOf4Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x20 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionXWarnings6IfAnyOf5Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x40 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkWonderpushActionXWarnings6IfAnyOf6Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipSyntax() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  s.leave()
}

private func checkWonderpushActionXWarnings6IfFragmentCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x10 == 0x10 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  if names & 0x4 == 0x4 { candidates |= 0x4 }
  if names & 0x1 == 0x1 { candidates |= 0x8 }
  if names & 0x8 == 0x8 { candidates |= 0x10 }
  if names & 0x40 == 0x40 { candidates |= 0x20 }
  if names & 0x20 == 0x20 { candidates |= 0x40 }
  return candidates
}

private let checkWonderpushActionXWarnings6IfAnyOf0FragmentNames: MemberTable = MemberTable("tag")

private func checkWonderpushActionXWarnings6IfAnyOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings6IfAnyOf0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("tag", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings6IfAnyOf1FragmentNames: MemberTable = MemberTable("channel")

private func checkWonderpushActionXWarnings6IfAnyOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings6IfAnyOf1FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("channel", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings6IfAnyOf2FragmentNames: MemberTable = MemberTable("group")

private func checkWonderpushActionXWarnings6IfAnyOf2Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if/anyOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings6IfAnyOf2FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("group", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings6IfAnyOf3FragmentNames: MemberTable = MemberTable("category")

private func checkWonderpushActionXWarnings6IfAnyOf3Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if/anyOf/3")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings6IfAnyOf3FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("category", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings6IfAnyOf4FragmentNames: MemberTable = MemberTable("sortKey")

private func checkWonderpushActionXWarnings6IfAnyOf4Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if/anyOf/4")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings6IfAnyOf4FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("sortKey", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings6IfAnyOf5FragmentNames: MemberTable = MemberTable("threadId")

private func checkWonderpushActionXWarnings6IfAnyOf5Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if/anyOf/5")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings6IfAnyOf5FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("threadId", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings6IfAnyOf6FragmentNames: MemberTable = MemberTable("targetContentId")

private func checkWonderpushActionXWarnings6IfAnyOf6Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if/anyOf/6")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionXWarnings6IfAnyOf6FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("targetContentId", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private let checkWonderpushActionRulesNames: MemberTable = MemberTable(
  """
  event\tany
  type\tany
  installation\tany
  custom\tany
  tags\tany
  method\tany
  methodArgs\tany
  url\tany
  tag\tany
  channel\tany
  group\tany
  category\tany
  sortKey\tany
  threadId\tany
  targetContentId\tany
  """)

private func checkWonderpushActionRules(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkWonderpushActionRulesNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkWonderpushActionRulesWarnings(&o, c))
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "`event` means something to trackEvent only",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushActionXWarnings0Fragment(&c, &s)
    }
  }
  if warnings & 0x2 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/1",
      "`installation` means something to updateInstallation, addProperty and removeProperty only",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushActionXWarnings1Fragment(&c, &s)
    }
  }
  if warnings & 0x4 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/2",
      "`custom` means something to updateInstallation, addProperty and removeProperty only",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushActionXWarnings2Fragment(&c, &s)
    }
  }
  if warnings & 0x8 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/3",
      "`tags` means something to addTag and removeTag only",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushActionXWarnings3Fragment(&c, &s)
    }
  }
  if warnings & 0x10 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/4",
      "`method` and `methodArgs` mean something to an action of type method only",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushActionXWarnings4Fragment(&c, &s)
    }
  }
  if warnings & 0x20 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/5",
      "`url` means something to link only",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushActionXWarnings5Fragment(&c, &s)
    }
  }
  if warnings & 0x40 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/6",
      "the selectors of notifications mean something to closeNotifications only",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushActionXWarnings6Fragment(&c, &s)
    }
  }
  c.position = end
}

private func checkWonderpushActionRulesWarnings0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x20 == 0x20 { return true }
  if o.seen0 & 0x40 == 0x40 { return true }
  return false
}

private func checkWonderpushActionRulesWarnings1(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x100 == 0x100 { return true }
  if o.seen0 & 0x200 == 0x200 { return true }
  if o.seen0 & 0x400 == 0x400 { return true }
  if o.seen0 & 0x800 == 0x800 { return true }
  if o.seen0 & 0x1000 == 0x1000 { return true }
  if o.seen0 & 0x2000 == 0x2000 { return true }
  if o.seen0 & 0x4000 == 0x4000 { return true }
  return false
}

private func checkWonderpushActionRulesWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x1 == 0x1 {
    if !o.accepts(0, of: 1, c, checkWonderpushActionXWarnings0DependentSchemasEventFragmentNames, 0) {
      failures |= 0x1
    }
  }
  if o.seen0 & 0x4 == 0x4 {
    if !o.accepts(0, of: 1, c, checkWonderpushActionXWarnings1DependentSchemasIH14fii5mrwsgvzNames, 0) {
      failures |= 0x2
    }
  }
  if o.seen0 & 0x8 == 0x8 {
    if !o.accepts(0, of: 1, c, checkWonderpushActionXWarnings2DependentSchemasCustomFragmentNames, 0) {
      failures |= 0x4
    }
  }
  if o.seen0 & 0x10 == 0x10 {
    if !o.accepts(0, of: 1, c, checkWonderpushActionXWarnings3DependentSchemasTagsFragmentNames, 0) {
      failures |= 0x8
    }
  }
  if checkWonderpushActionRulesWarnings0(&o, c) {
    if !o.accepts(0, of: 1, c, checkWonderpushActionXWarnings4ThenFragmentNames, 0) { failures |= 0x10 }
  }
  if o.seen0 & 0x80 == 0x80 {
    if !o.accepts(0, of: 1, c, checkWonderpushActionXWarnings5DependentSchemasUrlFragmentNames, 0) {
      failures |= 0x20
    }
  }
  if checkWonderpushActionRulesWarnings1(&o, c) {
    if !o.accepts(0, of: 1, c, checkWonderpushActionXWarnings6ThenFragmentNames, 0) { failures |= 0x40 }
  }
  return failures
}
