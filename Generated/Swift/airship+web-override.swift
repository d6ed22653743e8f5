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

// MARK: - Machinery

extension Airship.WebOverride: GeneratedValue {
  public static var schemaLocation: String {
    "airship/web-override.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipWebOverride(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable(
    """
    actions
    alert
    buttons
    extra
    icon
    image
    require_interaction
    time_to_live
    title
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var actions: Airship.Actions?
    var alert: String?
    var buttons: [Button]?
    var extra: JSONMap<String>?
    var icon: Icon?
    var image: Image?
    var requireInteraction: Bool?
    var timeToLive: Airship.Expiry?
    var title: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&actions)
        case 1: try cursor.read(&alert)
        case 2: try cursor.read(&buttons)
        case 3: try cursor.read(&extra)
        case 4: try cursor.read(&icon)
        case 5: try cursor.read(&image)
        case 6: try cursor.read(&requireInteraction)
        case 7: try cursor.read(&timeToLive)
        case 8: try cursor.read(&title)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      actions: consume actions,
      alert: consume alert,
      buttons: consume buttons,
      extra: consume extra,
      icon: consume icon,
      image: consume image,
      requireInteraction: requireInteraction,
      timeToLive: consume timeToLive,
      title: consume title,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"actions\":", self.actions)
    writer.optional("\"alert\":", self.alert)
    writer.optional("\"buttons\":", self.buttons)
    writer.optional("\"extra\":", self.extra)
    writer.optional("\"icon\":", self.icon)
    writer.optional("\"image\":", self.image)
    writer.optional("\"require_interaction\":", self.requireInteraction)
    writer.optional("\"time_to_live\":", self.timeToLive)
    writer.optional("\"title\":", self.title)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.actions = try fields.optional("actions")
    self.alert = try fields.optional("alert")
    self.buttons = try fields.optional("buttons")
    self.extra = try fields.optional("extra")
    self.icon = try fields.optional("icon")
    self.image = try fields.optional("image")
    self.requireInteraction = try fields.optional("require_interaction")
    self.timeToLive = try fields.optional("time_to_live")
    self.title = try fields.optional("title")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("actions", self.actions)
    try fields.optional("alert", self.alert)
    try fields.optional("buttons", self.buttons)
    try fields.optional("extra", self.extra)
    try fields.optional("icon", self.icon)
    try fields.optional("image", self.image)
    try fields.optional("require_interaction", self.requireInteraction)
    try fields.optional("time_to_live", self.timeToLive)
    try fields.optional("title", self.title)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.WebOverride.Button: GeneratedValue {
  public static var schemaLocation: String {
    "airship/web-override.yaml#/$defs/button"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipWebOverrideDefsButton(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("id\nlabel\nactions")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var id: String?
    var label: String?
    var actions: Airship.Actions?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&id)
        case 1: try cursor.read(&label)
        case 2: try cursor.read(&actions)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      id: consume id,
      label: consume label,
      actions: consume actions,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"id\":", self.id)
    writer.optional("\"label\":", self.label)
    writer.optional("\"actions\":", self.actions)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.id = try fields.optional("id")
    self.label = try fields.optional("label")
    self.actions = try fields.optional("actions")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("id", self.id)
    try fields.optional("label", self.label)
    try fields.optional("actions", self.actions)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.WebOverride.Icon: GeneratedValue {
  public static var schemaLocation: String {
    "airship/web-override.yaml#/$defs/icon"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipWebOverrideDefsIcon(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("url")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var url: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&url)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let url else { throw Rejection(.violation, at: start) }
    return Self(url: url, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"url\":", self.url)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.url = try fields.required("url")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("url", self.url)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.WebOverride.Image: GeneratedValue {
  public static var schemaLocation: String {
    "airship/web-override.yaml#/$defs/image"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipWebOverrideDefsImage(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("url")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var url: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&url)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let url else { throw Rejection(.violation, at: start) }
    return Self(url: url, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"url\":", self.url)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.url = try fields.required("url")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("url", self.url)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkAirshipWebOverrideNames: KeyTable = KeyTable(
  """
  actions
  alert
  buttons
  extra
  icon
  image
  require_interaction
  time_to_live
  title
  """)

func checkAirshipWebOverride(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/web-override.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipWebOverrideNames
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
      case 1, 8:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 6:
        try Assertion.property(TypeSet(rawValue: 2), names, index, &c, &s)
      case 0:
        try checkAirshipActions(&c, &s, "/properties/actions/$ref")
      case 2:
        try checkAirshipWebOverridePropertiesButtons(&c, &s, "/properties/buttons")
      case 3:
        try checkAirshipWebOverridePropertiesExtra(&c, &s, "/properties/extra")
      case 4:
        try checkAirshipWebOverrideDefsIcon(&c, &s, "/properties/icon/$ref")
      case 5:
        try checkAirshipWebOverrideDefsImage(&c, &s, "/properties/image/$ref")
      case 7:
        try checkAirshipExpiry(&c, &s, "/properties/time_to_live/$ref")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
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

func checkAirshipWebOverridePropertiesButtons(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/web-override.yaml#/properties/buttons")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      try checkAirshipWebOverrideDefsButton(&c, &s, "/items/$ref")
      count &+= 1
      more = try c.nextItem()
    }
    try Assertion.maxItems(2, count, at: start, &s, "/maxItems")
    try Assertion.minItems(1, count, at: start, &s, "/minItems")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkAirshipWebOverrideDefsButtonNames: KeyTable = KeyTable("id\nlabel\nactions")

func checkAirshipWebOverrideDefsButton(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/web-override.yaml#/$defs/button")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipWebOverrideDefsButtonNames
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
      case 0, 1:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 2:
        try checkAirshipActions(&c, &s, "/properties/actions/$ref")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
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

func checkAirshipWebOverridePropertiesExtra(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/web-override.yaml#/properties/extra")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      try checkAirshipWebOverridePropertiesExtraAdditionalProperties(&c, &s, "/additionalProperties")
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

func checkAirshipWebOverridePropertiesExtraAdditionalProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/web-override.yaml#/properties/extra/additionalProperties")
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

private let checkAirshipWebOverrideDefsIconNames: KeyTable = KeyTable("url")

func checkAirshipWebOverrideDefsIcon(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/web-override.yaml#/$defs/icon")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipWebOverrideDefsIconNames
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
        if let string = try Assertion.string(&c, &s, "/properties/url/type") {
          try Assertion.format(.uri, string, c, &s, "/properties/url/format")
        }
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("url", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkAirshipWebOverrideDefsImageNames: KeyTable = KeyTable("url")

func checkAirshipWebOverrideDefsImage(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/web-override.yaml#/$defs/image")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipWebOverrideDefsImageNames
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
        if let string = try Assertion.string(&c, &s, "/properties/url/type") {
          try Assertion.format(.uri, string, c, &s, "/properties/url/format")
        }
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("url", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
