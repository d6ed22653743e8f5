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
        self.tag = tag
        self.channel = channel
        self.group = group
        self.category = category
        self.sortKey = sortKey
        self.threadID = threadID
        self.targetContentID = targetContentID
        self.additionalProperties = additionalProperties
      }
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

  public init(from decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
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

extension WonderPush.Action.Close: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/close"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsClose(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.skipSyntax()
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"close\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    _ = try fields.required("type", as: String.self)
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.TrackEvent: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/trackEvent"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsTrackEvent(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type\nevent")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var event: WonderPush.Action.Event?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.skipSyntax()
        case 1: try cursor.read(&event)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let event else { throw Rejection(.violation, at: start) }
    return Self(event: event, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"trackEvent\",")
    writer.required("\"event\":", self.event)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    _ = try fields.required("type", as: String.self)
    self.event = try fields.required("event")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.required("event", self.event)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.UpdateInstallation: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/updateInstallation"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsUpdateInstallation(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type\ninstallation\ncustom")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var installation: WonderPush.Action.Installation?
    var custom: JSONObject?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.skipSyntax()
        case 1: try cursor.read(&installation)
        case 2: try cursor.read(&custom)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    var value: Self = Self(
      installation: consume installation,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
    value._custom = consume custom
    return value
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"updateInstallation\",")
    writer.optional("\"installation\":", self.installation)
    writer.optional("\"custom\":", self._custom)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    _ = try fields.required("type", as: String.self)
    self.installation = try fields.optional("installation")
    self._custom = try fields.optional("custom")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("installation", self.installation)
    try fields.optional("custom", self._custom)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.AddProperty: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/addProperty"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsAddProperty(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type\ninstallation\ncustom")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var installation: WonderPush.Action.Installation?
    var custom: JSONObject?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.skipSyntax()
        case 1: try cursor.read(&installation)
        case 2: try cursor.read(&custom)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    var value: Self = Self(
      installation: consume installation,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
    value._custom = consume custom
    return value
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"addProperty\",")
    writer.optional("\"installation\":", self.installation)
    writer.optional("\"custom\":", self._custom)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    _ = try fields.required("type", as: String.self)
    self.installation = try fields.optional("installation")
    self._custom = try fields.optional("custom")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("installation", self.installation)
    try fields.optional("custom", self._custom)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.RemoveProperty: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/removeProperty"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsRemoveProperty(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type\ninstallation\ncustom")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var installation: WonderPush.Action.Installation?
    var custom: JSONObject?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.skipSyntax()
        case 1: try cursor.read(&installation)
        case 2: try cursor.read(&custom)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    var value: Self = Self(
      installation: consume installation,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
    value._custom = consume custom
    return value
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"removeProperty\",")
    writer.optional("\"installation\":", self.installation)
    writer.optional("\"custom\":", self._custom)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    _ = try fields.required("type", as: String.self)
    self.installation = try fields.optional("installation")
    self._custom = try fields.optional("custom")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("installation", self.installation)
    try fields.optional("custom", self._custom)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.AddTag: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/addTag"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsAddTag(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type\ntags")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var tags: [String]?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.skipSyntax()
        case 1: try cursor.read(&tags)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let tags else { throw Rejection(.violation, at: start) }
    return Self(tags: tags, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"addTag\",")
    writer.required("\"tags\":", self.tags)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    _ = try fields.required("type", as: String.self)
    self.tags = try fields.required("tags")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.required("tags", self.tags)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.RemoveTag: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/removeTag"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsRemoveTag(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type\ntags")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var tags: [String]?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.skipSyntax()
        case 1: try cursor.read(&tags)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let tags else { throw Rejection(.violation, at: start) }
    return Self(tags: tags, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"removeTag\",")
    writer.required("\"tags\":", self.tags)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    _ = try fields.required("type", as: String.self)
    self.tags = try fields.required("tags")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.required("tags", self.tags)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.RemoveAllTags: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/removeAllTags"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsRemoveAllTags(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.skipSyntax()
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"removeAllTags\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    _ = try fields.required("type", as: String.self)
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.Method: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/method"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsMethod(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type\nmethod\nmethodArgs")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var method: String?
    var methodArgs: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.skipSyntax()
        case 1: try cursor.read(&method)
        case 2: try cursor.read(&methodArgs)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let method else { throw Rejection(.violation, at: start) }
    return Self(
      method: method,
      methodArgs: consume methodArgs,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"method\",")
    writer.required("\"method\":", self.method)
    writer.optional("\"methodArgs\":", self.methodArgs)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    _ = try fields.required("type", as: String.self)
    self.method = try fields.required("method")
    self.methodArgs = try fields.optional("methodArgs")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.required("method", self.method)
    try fields.optional("methodArgs", self.methodArgs)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.Link: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/link"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsLink(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type\nurl")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var url: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.skipSyntax()
        case 1: try cursor.read(&url)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let url else { throw Rejection(.violation, at: start) }
    return Self(url: url, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"link\",")
    writer.required("\"url\":", self.url)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    _ = try fields.required("type", as: String.self)
    self.url = try fields.required("url")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.required("url", self.url)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.Rating: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/rating"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsRating(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.skipSyntax()
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"rating\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    _ = try fields.required("type", as: String.self)
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.CloseNotifications: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/closeNotifications"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsCloseNotifications(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
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

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var tag: Presence<String> = .absent
    var channel: Presence<String> = .absent
    var group: Presence<String> = .absent
    var category: Presence<String> = .absent
    var sortKey: Presence<String> = .absent
    var threadID: Presence<String> = .absent
    var targetContentID: Presence<String> = .absent
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.skipSyntax()
        case 1: try cursor.readPresence(&tag)
        case 2: try cursor.readPresence(&channel)
        case 3: try cursor.readPresence(&group)
        case 4: try cursor.readPresence(&category)
        case 5: try cursor.readPresence(&sortKey)
        case 6: try cursor.readPresence(&threadID)
        case 7: try cursor.readPresence(&targetContentID)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      tag: consume tag,
      channel: consume channel,
      group: consume group,
      category: consume category,
      sortKey: consume sortKey,
      threadID: consume threadID,
      targetContentID: consume targetContentID,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
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

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    _ = try fields.required("type", as: String.self)
    self.tag = try fields.presence("tag")
    self.channel = try fields.presence("channel")
    self.group = try fields.presence("group")
    self.category = try fields.presence("category")
    self.sortKey = try fields.presence("sortKey")
    self.threadID = try fields.presence("threadId")
    self.targetContentID = try fields.presence("targetContentId")
    self.additionalProperties = try fields.additional(except: Self.keys)
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

extension WonderPush.Action.SubscribeToNotifications: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/subscribeToNotifications"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsSubscribeToNotifications(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.skipSyntax()
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"subscribeToNotifications\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    _ = try fields.required("type", as: String.self)
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.UnsubscribeFromNotifications: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/unsubscribeFromNotifications"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsUnsubscribeFromNotifications(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.skipSyntax()
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"unsubscribeFromNotifications\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    _ = try fields.required("type", as: String.self)
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.Event: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/event"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsEvent(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type\ncustom")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var type: String?
    var custom: JSONObject?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&type)
        case 1: try cursor.read(&custom)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let type else { throw Rejection(.violation, at: start) }
    return Self(type: type, custom: consume custom, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"type\":", self.type)
    writer.optional("\"custom\":", self.custom)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.type = try fields.required("type")
    self.custom = try fields.optional("custom")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("custom", self.custom)
    try fields.additional(self.additionalProperties)
  }
}

extension WonderPush.Action.Installation: GeneratedValue {
  public static var schemaLocation: String {
    "wonderpush/action.yaml#/$defs/installation"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWonderpushActionDefsInstallation(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("custom")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var custom: JSONObject?
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&custom)
        default: try cursor.skipSyntax()
        }
      } while try cursor.nextMember()
    }
    return Self(custom: consume custom)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"custom\":", self.custom)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.custom = try fields.optional("custom")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("custom", self.custom)
  }
}

// MARK: - Validators

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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    switch try Assertion.tag(
      "type",
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
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "`event` means something to trackEvent only",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushActionXWarnings0Fragment(&c, &s)
    }
    try Validation.warn(
      c,
      "/x-warnings/1",
      "`installation` means something to updateInstallation, addProperty and removeProperty only",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushActionXWarnings1Fragment(&c, &s)
    }
    try Validation.warn(
      c,
      "/x-warnings/2",
      "`custom` means something to updateInstallation, addProperty and removeProperty only",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushActionXWarnings2Fragment(&c, &s)
    }
    try Validation.warn(
      c,
      "/x-warnings/3",
      "`tags` means something to addTag and removeTag only",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushActionXWarnings3Fragment(&c, &s)
    }
    try Validation.warn(
      c,
      "/x-warnings/4",
      "`method` and `methodArgs` mean something to an action of type method only",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushActionXWarnings4Fragment(&c, &s)
    }
    try Validation.warn(
      c,
      "/x-warnings/5",
      "`url` means something to link only",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushActionXWarnings5Fragment(&c, &s)
    }
    try Validation.warn(
      c,
      "/x-warnings/6",
      "the selectors of notifications mean something to closeNotifications only",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkWonderpushActionXWarnings6Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsCloseNames: KeyTable = KeyTable("type")

func checkWonderpushActionDefsClose(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/close")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsCloseNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsClosePropertiesType(&c, &s, "/properties/type")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsClosePropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/close/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"close\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsTrackEventNames: KeyTable = KeyTable("type\nevent")

func checkWonderpushActionDefsTrackEvent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/trackEvent")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsTrackEventNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsTrackEventPropertiesType(&c, &s, "/properties/type")
      case 1:
        try checkWonderpushActionDefsEvent(&c, &s, "/properties/event/$ref")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("event", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsTrackEventPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/trackEvent/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"trackEvent\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsEventNames: KeyTable = KeyTable("type\ncustom")

func checkWonderpushActionDefsEvent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/event")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsEventNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 1:
        try Assertion.property(TypeSet(rawValue: 4), names, index, &c, &s)
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsUpdateInstallationNames: KeyTable = KeyTable(
  """
  type
  installation
  custom
  """)

func checkWonderpushActionDefsUpdateInstallation(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/updateInstallation")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsUpdateInstallationNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsUpdateInstallationPropertiesType(&c, &s, "/properties/type")
      case 1:
        try checkWonderpushActionDefsInstallation(&c, &s, "/properties/installation/$ref")
      case 2:
        s.warn(.deprecated("installation.custom"), at: member.offset, "/properties/custom/deprecated")
        try checkWonderpushActionDefsUpdateInstallationPropertiesCustom(&c, &s, "/properties/custom")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
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
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionDefsUpdateInstallationAnyOf0InPlace(&c, &s, "/anyOf/0")
        c = before
      }
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
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionDefsUpdateInstallationAnyOf1InPlace(&c, &s, "/anyOf/1")
        c = before
      }
    }
  }
  try c.skipValue()
  if anyOfCount == 0 {
    try s.report(.anyOf(""), at: start, "/anyOf")
  }
  c.position = end
  s.leave()
}

func checkWonderpushActionDefsUpdateInstallationPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/updateInstallation/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"updateInstallation\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsInstallationNames: KeyTable = KeyTable("custom")

func checkWonderpushActionDefsInstallation(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/installation")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsInstallationNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try Assertion.property(TypeSet(rawValue: 4), names, index, &c, &s)
      default:
        try c.skipValue()
        try Assertion.never(.additionalProperty(names), at: member.offset, &s, "/additionalProperties")
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsUpdateInstallationPropertiesCustom(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/updateInstallation/properties/custom")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsUpdateInstallationAnyOf0InPlaceNames: KeyTable = KeyTable("installation")

func checkWonderpushActionDefsUpdateInstallationAnyOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/updateInstallation/anyOf/0")
  s.explain("`installation` is required")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsUpdateInstallationAnyOf0InPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("installation", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionDefsUpdateInstallationAnyOf1InPlaceNames: KeyTable = KeyTable("custom")

func checkWonderpushActionDefsUpdateInstallationAnyOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/updateInstallation/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsUpdateInstallationAnyOf1InPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("custom", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionDefsAddPropertyNames: KeyTable = KeyTable("type\ninstallation\ncustom")

func checkWonderpushActionDefsAddProperty(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/addProperty")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsAddPropertyNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsAddPropertyPropertiesType(&c, &s, "/properties/type")
      case 1:
        try checkWonderpushActionDefsInstallation(&c, &s, "/properties/installation/$ref")
      case 2:
        s.warn(.deprecated("installation.custom"), at: member.offset, "/properties/custom/deprecated")
        try checkWonderpushActionDefsAddPropertyPropertiesCustom(&c, &s, "/properties/custom")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
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
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionDefsAddPropertyAnyOf0InPlace(&c, &s, "/anyOf/0")
        c = before
      }
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
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionDefsAddPropertyAnyOf1InPlace(&c, &s, "/anyOf/1")
        c = before
      }
    }
  }
  try c.skipValue()
  if anyOfCount == 0 {
    try s.report(.anyOf(""), at: start, "/anyOf")
  }
  c.position = end
  s.leave()
}

func checkWonderpushActionDefsAddPropertyPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/addProperty/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"addProperty\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsAddPropertyPropertiesCustom(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/addProperty/properties/custom")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsAddPropertyAnyOf0InPlaceNames: KeyTable = KeyTable("installation")

func checkWonderpushActionDefsAddPropertyAnyOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/addProperty/anyOf/0")
  s.explain("`installation` is required")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsAddPropertyAnyOf0InPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("installation", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionDefsAddPropertyAnyOf1InPlaceNames: KeyTable = KeyTable("custom")

func checkWonderpushActionDefsAddPropertyAnyOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/addProperty/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsAddPropertyAnyOf1InPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("custom", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionDefsRemovePropertyNames: KeyTable = KeyTable("type\ninstallation\ncustom")

func checkWonderpushActionDefsRemoveProperty(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeProperty")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsRemovePropertyNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsRemovePropertyPropertiesType(&c, &s, "/properties/type")
      case 1:
        try checkWonderpushActionDefsInstallation(&c, &s, "/properties/installation/$ref")
      case 2:
        s.warn(.deprecated("installation.custom"), at: member.offset, "/properties/custom/deprecated")
        try checkWonderpushActionDefsRemovePropertyPropertiesCustom(&c, &s, "/properties/custom")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
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
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionDefsRemovePropertyAnyOf0InPlace(&c, &s, "/anyOf/0")
        c = before
      }
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
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionDefsRemovePropertyAnyOf1InPlace(&c, &s, "/anyOf/1")
        c = before
      }
    }
  }
  try c.skipValue()
  if anyOfCount == 0 {
    try s.report(.anyOf(""), at: start, "/anyOf")
  }
  c.position = end
  s.leave()
}

func checkWonderpushActionDefsRemovePropertyPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeProperty/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"removeProperty\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsRemovePropertyPropertiesCustom(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeProperty/properties/custom")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsRemovePropertyAnyOf0InPlaceNames: KeyTable = KeyTable("installation")

func checkWonderpushActionDefsRemovePropertyAnyOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeProperty/anyOf/0")
  s.explain("`installation` is required")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsRemovePropertyAnyOf0InPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("installation", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionDefsRemovePropertyAnyOf1InPlaceNames: KeyTable = KeyTable("custom")

func checkWonderpushActionDefsRemovePropertyAnyOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeProperty/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsRemovePropertyAnyOf1InPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("custom", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionDefsAddTagNames: KeyTable = KeyTable("type\ntags")

func checkWonderpushActionDefsAddTag(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/addTag")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsAddTagNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsAddTagPropertiesType(&c, &s, "/properties/type")
      case 1:
        try checkWonderpushActionDefsTags(&c, &s, "/properties/tags/$ref")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("tags", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsAddTagPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/addTag/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"addTag\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsTags(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/tags")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkWonderpushActionDefsTagsItems(&c, &s, "/items")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsTagsItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/tags/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsRemoveTagNames: KeyTable = KeyTable("type\ntags")

func checkWonderpushActionDefsRemoveTag(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeTag")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsRemoveTagNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsRemoveTagPropertiesType(&c, &s, "/properties/type")
      case 1:
        try checkWonderpushActionDefsTags(&c, &s, "/properties/tags/$ref")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("tags", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsRemoveTagPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeTag/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"removeTag\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsRemoveAllTagsNames: KeyTable = KeyTable("type")

func checkWonderpushActionDefsRemoveAllTags(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeAllTags")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsRemoveAllTagsNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsRemoveAllTagsPropertiesType(&c, &s, "/properties/type")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsRemoveAllTagsPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeAllTags/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"removeAllTags\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsMethodNames: KeyTable = KeyTable("type\nmethod\nmethodArgs")

func checkWonderpushActionDefsMethod(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/method")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsMethodNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 1, 2:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 0:
        try checkWonderpushActionDefsMethodPropertiesType(&c, &s, "/properties/type")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("method", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsMethodPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/method/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"method\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsLinkNames: KeyTable = KeyTable("type\nurl")

func checkWonderpushActionDefsLink(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/link")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsLinkNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 1:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 0:
        try checkWonderpushActionDefsLinkPropertiesType(&c, &s, "/properties/type")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("url", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsLinkPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/link/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"link\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsRatingNames: KeyTable = KeyTable("type")

func checkWonderpushActionDefsRating(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/rating")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsRatingNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsRatingPropertiesType(&c, &s, "/properties/type")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsRatingPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/rating/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"rating\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsCloseNotificationsNames: KeyTable = KeyTable(
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

func checkWonderpushActionDefsCloseNotifications(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/closeNotifications")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsCloseNotificationsNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 1, 2, 3, 4, 5, 6, 7:
        try Assertion.property(TypeSet(rawValue: 17), names, index, &c, &s)
      case 0:
        try checkWonderpushActionDefsCloseNotificationsPropertiesType(&c, &s, "/properties/type")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsCloseNotificationsPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/closeNotifications/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"closeNotifications\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsSubscribeToNotificationsNames: KeyTable = KeyTable("type")

func checkWonderpushActionDefsSubscribeToNotifications(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/subscribeToNotifications")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsSubscribeToNotificationsNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsSubscribeToNotificationsPropertiesType(&c, &s, "/properties/type")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsSubscribeToNotificationsPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/subscribeToNotifications/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"subscribeToNotifications\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionDefsUnsubscribeFromNotificationsNames: KeyTable = KeyTable("type")

func checkWonderpushActionDefsUnsubscribeFromNotifications(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/unsubscribeFromNotifications")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsUnsubscribeFromNotificationsNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsUnsubscribeFromNotificaH3duqhldla5m28(&c, &s, "/properties/type")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkWonderpushActionDefsUnsubscribeFromNotificaH3duqhldla5m28(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/unsubscribeFromNotifications/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    _ = try c.string()
    try Assertion.constant("\"unsubscribeFromNotifications\"", at: start, c, &s, "/const")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings0FragmentNames: KeyTable = KeyTable("event")

func checkWonderpushActionXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/0")
  s.explain("`event` means something to trackEvent only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings0FragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkWonderpushActionXWarnings0DependentSchemasEventFragment(&c, &s, "/dependentSchemas/event")
      c.position = behind
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings0DependentSchemasEventFragmentNames: KeyTable = KeyTable("type")

func checkWonderpushActionXWarnings0DependentSchemasEventFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/0/dependentSchemas/event")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings0DependentSchemasEventFragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionXWarnings0DependentSchemasEH2zu5nl1gh4ghl(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

func checkWonderpushActionXWarnings0DependentSchemasEH2zu5nl1gh4ghl(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/0/dependentSchemas/event/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"trackEvent\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"trackEvent\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"trackEvent\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"trackEvent\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"trackEvent\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"trackEvent\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkWonderpushActionXWarnings1FragmentNames: KeyTable = KeyTable("installation")

func checkWonderpushActionXWarnings1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/1")
  s.explain("`installation` means something to updateInstallation, addProperty and removeProperty only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings1FragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkWonderpushActionXWarnings1DependentSchemasIH14fii5mrwsgvz(
        &c,
        &s,
        "/dependentSchemas/installation"
      )
      c.position = behind
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings1DependentSchemasIH14fii5mrwsgvzNames: KeyTable = KeyTable("type")

func checkWonderpushActionXWarnings1DependentSchemasIH14fii5mrwsgvz(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/1/dependentSchemas/installation")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings1DependentSchemasIH14fii5mrwsgvzNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionXWarnings1DependentSchemasIH26pco27pu4st2(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings1DependentSchemasIH26pco27pu4st2Values: KeyTable = KeyTable(
  """
  updateInstallation
  addProperty
  removeProperty
  """)

func checkWonderpushActionXWarnings1DependentSchemasIH26pco27pu4st2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/1/dependentSchemas/installation/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated(
      "\"updateInstallation\", \"addProperty\", \"removeProperty\"",
      at: start,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated(
      "\"updateInstallation\", \"addProperty\", \"removeProperty\"",
      at: start,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated(
      "\"updateInstallation\", \"addProperty\", \"removeProperty\"",
      at: start,
      &s,
      "/enum"
    )
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkWonderpushActionXWarnings1DependentSchemasIH26pco27pu4st2Values,
      "\"updateInstallation\", \"addProperty\", \"removeProperty\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated(
      "\"updateInstallation\", \"addProperty\", \"removeProperty\"",
      at: start,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated(
      "\"updateInstallation\", \"addProperty\", \"removeProperty\"",
      at: start,
      &s,
      "/enum"
    )
  }
  s.leave()
}

private let checkWonderpushActionXWarnings2FragmentNames: KeyTable = KeyTable("custom")

func checkWonderpushActionXWarnings2Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/2")
  s.explain("`custom` means something to updateInstallation, addProperty and removeProperty only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings2FragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkWonderpushActionXWarnings2DependentSchemasCustomFragment(&c, &s, "/dependentSchemas/custom")
      c.position = behind
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings2DependentSchemasCustomFragmentNames: KeyTable = KeyTable("type")

func checkWonderpushActionXWarnings2DependentSchemasCustomFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/2/dependentSchemas/custom")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings2DependentSchemasCustomFragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionXWarnings2DependentSchemasCH2cbla1r0b3hvc(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings2DependentSchemasCH2cbla1r0b3hvcValues: KeyTable = KeyTable(
  """
  updateInstallation
  addProperty
  removeProperty
  """)

func checkWonderpushActionXWarnings2DependentSchemasCH2cbla1r0b3hvc(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/2/dependentSchemas/custom/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated(
      "\"updateInstallation\", \"addProperty\", \"removeProperty\"",
      at: start,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated(
      "\"updateInstallation\", \"addProperty\", \"removeProperty\"",
      at: start,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated(
      "\"updateInstallation\", \"addProperty\", \"removeProperty\"",
      at: start,
      &s,
      "/enum"
    )
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkWonderpushActionXWarnings2DependentSchemasCH2cbla1r0b3hvcValues,
      "\"updateInstallation\", \"addProperty\", \"removeProperty\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated(
      "\"updateInstallation\", \"addProperty\", \"removeProperty\"",
      at: start,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated(
      "\"updateInstallation\", \"addProperty\", \"removeProperty\"",
      at: start,
      &s,
      "/enum"
    )
  }
  s.leave()
}

private let checkWonderpushActionXWarnings3FragmentNames: KeyTable = KeyTable("tags")

func checkWonderpushActionXWarnings3Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/3")
  s.explain("`tags` means something to addTag and removeTag only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings3FragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkWonderpushActionXWarnings3DependentSchemasTagsFragment(&c, &s, "/dependentSchemas/tags")
      c.position = behind
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings3DependentSchemasTagsFragmentNames: KeyTable = KeyTable("type")

func checkWonderpushActionXWarnings3DependentSchemasTagsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/3/dependentSchemas/tags")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings3DependentSchemasTagsFragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionXWarnings3DependentSchemasTH17l2psrpxy639(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings3DependentSchemasTH17l2psrpxy639Values: KeyTable = KeyTable(
  """
  addTag
  removeTag
  """)

func checkWonderpushActionXWarnings3DependentSchemasTH17l2psrpxy639(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/3/dependentSchemas/tags/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"addTag\", \"removeTag\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"addTag\", \"removeTag\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"addTag\", \"removeTag\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkWonderpushActionXWarnings3DependentSchemasTH17l2psrpxy639Values,
      "\"addTag\", \"removeTag\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"addTag\", \"removeTag\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"addTag\", \"removeTag\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkWonderpushActionXWarnings4Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/4")
  s.explain("`method` and `methodArgs` mean something to an action of type method only")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
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

private let checkWonderpushActionXWarnings4ThenFragmentNames: KeyTable = KeyTable("type")

func checkWonderpushActionXWarnings4ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/4/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings4ThenFragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionXWarnings4ThenPropertiesTypeFragment(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

func checkWonderpushActionXWarnings4ThenPropertiesTypeFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/4/then/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"method\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"method\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"method\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"method\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"method\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"method\"", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkWonderpushActionXWarnings4IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/4/if")
  _ = try c.kind()
  let start: Int = c.position
  var anyOfCount: Int = 0
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushActionXWarnings4IfAnyOf0Fragment(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionXWarnings4IfAnyOf0Fragment(&c, &s, "/anyOf/0")
        c = before
      }
    }
  }
  if anyOfCount < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushActionXWarnings4IfAnyOf1Fragment(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionXWarnings4IfAnyOf1Fragment(&c, &s, "/anyOf/1")
        c = before
      }
    }
  }
  try c.skipValue()
  if anyOfCount == 0 {
    try s.report(.anyOf(""), at: start, "/anyOf")
  }
  s.leave()
}

private let checkWonderpushActionXWarnings4IfAnyOf0FragmentNames: KeyTable = KeyTable("method")

func checkWonderpushActionXWarnings4IfAnyOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/4/if/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings4IfAnyOf0FragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("method", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings4IfAnyOf1FragmentNames: KeyTable = KeyTable("methodArgs")

func checkWonderpushActionXWarnings4IfAnyOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/4/if/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings4IfAnyOf1FragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("methodArgs", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings5FragmentNames: KeyTable = KeyTable("url")

func checkWonderpushActionXWarnings5Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/5")
  s.explain("`url` means something to link only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings5FragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkWonderpushActionXWarnings5DependentSchemasUrlFragment(&c, &s, "/dependentSchemas/url")
      c.position = behind
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings5DependentSchemasUrlFragmentNames: KeyTable = KeyTable("type")

func checkWonderpushActionXWarnings5DependentSchemasUrlFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/5/dependentSchemas/url")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings5DependentSchemasUrlFragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionXWarnings5DependentSchemasUH3b5tdpg390reh(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

func checkWonderpushActionXWarnings5DependentSchemasUH3b5tdpg390reh(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/5/dependentSchemas/url/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"link\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"link\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"link\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"link\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"link\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"link\"", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkWonderpushActionXWarnings6Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6")
  s.explain("the selectors of notifications mean something to closeNotifications only")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
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

private let checkWonderpushActionXWarnings6ThenFragmentNames: KeyTable = KeyTable("type")

func checkWonderpushActionXWarnings6ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings6ThenFragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionXWarnings6ThenPropertiesTypeFragment(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

func checkWonderpushActionXWarnings6ThenPropertiesTypeFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/then/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"closeNotifications\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"closeNotifications\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"closeNotifications\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"closeNotifications\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"closeNotifications\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"closeNotifications\"", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkWonderpushActionXWarnings6IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if")
  _ = try c.kind()
  let start: Int = c.position
  var anyOfCount: Int = 0
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushActionXWarnings6IfAnyOf0Fragment(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionXWarnings6IfAnyOf0Fragment(&c, &s, "/anyOf/0")
        c = before
      }
    }
  }
  if anyOfCount < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushActionXWarnings6IfAnyOf1Fragment(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionXWarnings6IfAnyOf1Fragment(&c, &s, "/anyOf/1")
        c = before
      }
    }
  }
  if anyOfCount < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushActionXWarnings6IfAnyOf2Fragment(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionXWarnings6IfAnyOf2Fragment(&c, &s, "/anyOf/2")
        c = before
      }
    }
  }
  if anyOfCount < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushActionXWarnings6IfAnyOf3Fragment(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionXWarnings6IfAnyOf3Fragment(&c, &s, "/anyOf/3")
        c = before
      }
    }
  }
  if anyOfCount < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushActionXWarnings6IfAnyOf4Fragment(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionXWarnings6IfAnyOf4Fragment(&c, &s, "/anyOf/4")
        c = before
      }
    }
  }
  if anyOfCount < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushActionXWarnings6IfAnyOf5Fragment(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionXWarnings6IfAnyOf5Fragment(&c, &s, "/anyOf/5")
        c = before
      }
    }
  }
  if anyOfCount < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkWonderpushActionXWarnings6IfAnyOf6Fragment(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionXWarnings6IfAnyOf6Fragment(&c, &s, "/anyOf/6")
        c = before
      }
    }
  }
  try c.skipValue()
  if anyOfCount == 0 {
    try s.report(.anyOf(""), at: start, "/anyOf")
  }
  s.leave()
}

private let checkWonderpushActionXWarnings6IfAnyOf0FragmentNames: KeyTable = KeyTable("tag")

func checkWonderpushActionXWarnings6IfAnyOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings6IfAnyOf0FragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("tag", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings6IfAnyOf1FragmentNames: KeyTable = KeyTable("channel")

func checkWonderpushActionXWarnings6IfAnyOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings6IfAnyOf1FragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("channel", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings6IfAnyOf2FragmentNames: KeyTable = KeyTable("group")

func checkWonderpushActionXWarnings6IfAnyOf2Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if/anyOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings6IfAnyOf2FragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("group", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings6IfAnyOf3FragmentNames: KeyTable = KeyTable("category")

func checkWonderpushActionXWarnings6IfAnyOf3Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if/anyOf/3")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings6IfAnyOf3FragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("category", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings6IfAnyOf4FragmentNames: KeyTable = KeyTable("sortKey")

func checkWonderpushActionXWarnings6IfAnyOf4Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if/anyOf/4")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings6IfAnyOf4FragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("sortKey", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings6IfAnyOf5FragmentNames: KeyTable = KeyTable("threadId")

func checkWonderpushActionXWarnings6IfAnyOf5Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if/anyOf/5")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings6IfAnyOf5FragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("threadId", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionXWarnings6IfAnyOf6FragmentNames: KeyTable = KeyTable("targetContentId")

func checkWonderpushActionXWarnings6IfAnyOf6Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/x-warnings/6/if/anyOf/6")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionXWarnings6IfAnyOf6FragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required(
        "targetContentId",
        seen0 & 0x0000_0000_0000_0001 != 0,
        at: start,
        &s,
        "/required"
      )
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkWonderpushActionOneOf0Known: KeyTable = KeyTable("type")

func checkWonderpushActionOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWonderpushActionOneOf0Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushActionDefsCloseInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsCloseInPlaceNames: KeyTable = KeyTable("type")

func checkWonderpushActionDefsCloseInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/close")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsCloseInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsClosePropertiesType(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionOneOf1Known: KeyTable = KeyTable("type\nevent")

func checkWonderpushActionOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWonderpushActionOneOf1Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushActionDefsTrackEventInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsTrackEventInPlaceNames: KeyTable = KeyTable("type\nevent")

func checkWonderpushActionDefsTrackEventInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/trackEvent")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsTrackEventInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsTrackEventPropertiesType(&c, &s, "/properties/type")
      case 1:
        try checkWonderpushActionDefsEvent(&c, &s, "/properties/event/$ref")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("event", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionOneOf2Known: KeyTable = KeyTable("type\ninstallation\ncustom")

func checkWonderpushActionOneOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/oneOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWonderpushActionOneOf2Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushActionDefsUpdateInstallationInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsUpdateInstallationInPlaceNames: KeyTable = KeyTable(
  """
  type
  installation
  custom
  """)

func checkWonderpushActionDefsUpdateInstallationInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/updateInstallation")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsUpdateInstallationInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsUpdateInstallationPropertiesType(&c, &s, "/properties/type")
      case 1:
        try checkWonderpushActionDefsInstallation(&c, &s, "/properties/installation/$ref")
      case 2:
        s.warn(.deprecated("installation.custom"), at: member.offset, "/properties/custom/deprecated")
        try checkWonderpushActionDefsUpdateInstallationPropertiesCustom(&c, &s, "/properties/custom")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
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
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionDefsUpdateInstallationAnyOf0InPlace(&c, &s, "/anyOf/0")
        c = before
      }
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
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionDefsUpdateInstallationAnyOf1InPlace(&c, &s, "/anyOf/1")
        c = before
      }
    }
  }
  try c.skipValue()
  if anyOfCount == 0 {
    try s.report(.anyOf(""), at: start, "/anyOf")
  }
  c.position = end
  s.leave()
}

private let checkWonderpushActionOneOf3Known: KeyTable = KeyTable("type\ninstallation\ncustom")

func checkWonderpushActionOneOf3(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/oneOf/3")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWonderpushActionOneOf3Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushActionDefsAddPropertyInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsAddPropertyInPlaceNames: KeyTable = KeyTable(
  """
  type
  installation
  custom
  """)

func checkWonderpushActionDefsAddPropertyInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/addProperty")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsAddPropertyInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsAddPropertyPropertiesType(&c, &s, "/properties/type")
      case 1:
        try checkWonderpushActionDefsInstallation(&c, &s, "/properties/installation/$ref")
      case 2:
        s.warn(.deprecated("installation.custom"), at: member.offset, "/properties/custom/deprecated")
        try checkWonderpushActionDefsAddPropertyPropertiesCustom(&c, &s, "/properties/custom")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
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
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionDefsAddPropertyAnyOf0InPlace(&c, &s, "/anyOf/0")
        c = before
      }
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
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionDefsAddPropertyAnyOf1InPlace(&c, &s, "/anyOf/1")
        c = before
      }
    }
  }
  try c.skipValue()
  if anyOfCount == 0 {
    try s.report(.anyOf(""), at: start, "/anyOf")
  }
  c.position = end
  s.leave()
}

private let checkWonderpushActionOneOf4Known: KeyTable = KeyTable("type\ninstallation\ncustom")

func checkWonderpushActionOneOf4(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/oneOf/4")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWonderpushActionOneOf4Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushActionDefsRemovePropertyInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsRemovePropertyInPlaceNames: KeyTable = KeyTable(
  """
  type
  installation
  custom
  """)

func checkWonderpushActionDefsRemovePropertyInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeProperty")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsRemovePropertyInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsRemovePropertyPropertiesType(&c, &s, "/properties/type")
      case 1:
        try checkWonderpushActionDefsInstallation(&c, &s, "/properties/installation/$ref")
      case 2:
        s.warn(.deprecated("installation.custom"), at: member.offset, "/properties/custom/deprecated")
        try checkWonderpushActionDefsRemovePropertyPropertiesCustom(&c, &s, "/properties/custom")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
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
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionDefsRemovePropertyAnyOf0InPlace(&c, &s, "/anyOf/0")
        c = before
      }
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
      if s.collects {
        let before: Cursor = c
        try checkWonderpushActionDefsRemovePropertyAnyOf1InPlace(&c, &s, "/anyOf/1")
        c = before
      }
    }
  }
  try c.skipValue()
  if anyOfCount == 0 {
    try s.report(.anyOf(""), at: start, "/anyOf")
  }
  c.position = end
  s.leave()
}

private let checkWonderpushActionOneOf5Known: KeyTable = KeyTable("type\ntags")

func checkWonderpushActionOneOf5(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/oneOf/5")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWonderpushActionOneOf5Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushActionDefsAddTagInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsAddTagInPlaceNames: KeyTable = KeyTable("type\ntags")

func checkWonderpushActionDefsAddTagInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/addTag")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsAddTagInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsAddTagPropertiesType(&c, &s, "/properties/type")
      case 1:
        try checkWonderpushActionDefsTags(&c, &s, "/properties/tags/$ref")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("tags", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionOneOf6Known: KeyTable = KeyTable("type\ntags")

func checkWonderpushActionOneOf6(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/oneOf/6")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWonderpushActionOneOf6Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushActionDefsRemoveTagInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsRemoveTagInPlaceNames: KeyTable = KeyTable("type\ntags")

func checkWonderpushActionDefsRemoveTagInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeTag")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsRemoveTagInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsRemoveTagPropertiesType(&c, &s, "/properties/type")
      case 1:
        try checkWonderpushActionDefsTags(&c, &s, "/properties/tags/$ref")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("tags", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionOneOf7Known: KeyTable = KeyTable("type")

func checkWonderpushActionOneOf7(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/oneOf/7")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWonderpushActionOneOf7Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushActionDefsRemoveAllTagsInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsRemoveAllTagsInPlaceNames: KeyTable = KeyTable("type")

func checkWonderpushActionDefsRemoveAllTagsInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/removeAllTags")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsRemoveAllTagsInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsRemoveAllTagsPropertiesType(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionOneOf8Known: KeyTable = KeyTable("type\nmethod\nmethodArgs")

func checkWonderpushActionOneOf8(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/oneOf/8")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWonderpushActionOneOf8Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushActionDefsMethodInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsMethodInPlaceNames: KeyTable = KeyTable("type\nmethod\nmethodArgs")

func checkWonderpushActionDefsMethodInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/method")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsMethodInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 1, 2:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 0:
        try checkWonderpushActionDefsMethodPropertiesType(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("method", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionOneOf9Known: KeyTable = KeyTable("type\nurl")

func checkWonderpushActionOneOf9(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/oneOf/9")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWonderpushActionOneOf9Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushActionDefsLinkInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsLinkInPlaceNames: KeyTable = KeyTable("type\nurl")

func checkWonderpushActionDefsLinkInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/link")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsLinkInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 1:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 0:
        try checkWonderpushActionDefsLinkPropertiesType(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("url", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionOneOf10Known: KeyTable = KeyTable("type")

func checkWonderpushActionOneOf10(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/oneOf/10")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWonderpushActionOneOf10Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushActionDefsRatingInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsRatingInPlaceNames: KeyTable = KeyTable("type")

func checkWonderpushActionDefsRatingInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/rating")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsRatingInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsRatingPropertiesType(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionOneOf11Known: KeyTable = KeyTable(
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

func checkWonderpushActionOneOf11(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/oneOf/11")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWonderpushActionOneOf11Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushActionDefsCloseNotificationsInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsCloseNotificationsInPlaceNames: KeyTable = KeyTable(
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

func checkWonderpushActionDefsCloseNotificationsInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/closeNotifications")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsCloseNotificationsInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 1, 2, 3, 4, 5, 6, 7:
        try Assertion.property(TypeSet(rawValue: 17), names, index, &c, &s)
      case 0:
        try checkWonderpushActionDefsCloseNotificationsPropertiesType(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionOneOf12Known: KeyTable = KeyTable("type")

func checkWonderpushActionOneOf12(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/oneOf/12")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWonderpushActionOneOf12Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushActionDefsSubscribeToNotificationsInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsSubscribeToNotificationsInPlaceNames: KeyTable = KeyTable("type")

func checkWonderpushActionDefsSubscribeToNotificationsInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/subscribeToNotifications")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsSubscribeToNotificationsInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsSubscribeToNotificationsPropertiesType(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkWonderpushActionOneOf13Known: KeyTable = KeyTable("type")

func checkWonderpushActionOneOf13(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/oneOf/13")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkWonderpushActionOneOf13Known
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if known.index(of: key, in: c) < 0 {
        Assertion.unknownProperty(known, at: key.offset, &s, "")
      }
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkWonderpushActionDefsUnsubscribeFromNotificationsInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

private let checkWonderpushActionDefsUnsubscribeFromNotificationsInPlaceNames: KeyTable = KeyTable("type")

func checkWonderpushActionDefsUnsubscribeFromNotificationsInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "wonderpush/action.yaml#/$defs/unsubscribeFromNotifications")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkWonderpushActionDefsUnsubscribeFromNotificationsInPlaceNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkWonderpushActionDefsUnsubscribeFromNotificaH3duqhldla5m28(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
