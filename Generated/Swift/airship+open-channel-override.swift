// Generated from airship/open-channel-override.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What a push says on an open platform, a delivery channel of your own. The notification holds it under
  /// `open::` followed by the name the platform was configured with.
  public struct OpenChannelOverride: SchemaValue {
    /// The message on this platform, in place of the alert of the notification.
    public var alert: String?
    /// Data for the receiver. Values are strings; write structured data as JSON text.
    public var extra: JSONMap<String>?
    /// Buttons beside the message. The service answers HTTP 400 when the device type cannot show them.
    public var interactive: Interactive?
    /// The address of an image or a video. A plain address here, where iOS has an object.
    ///
    /// Must have the format `uri`.
    public var mediaAttachment: String?
    /// A line that sums the content up.
    public var summary: String?
    /// The title of the notification.
    public var title: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      alert: String? = nil,
      extra: JSONMap<String>? = nil,
      interactive: Interactive? = nil,
      mediaAttachment: String? = nil,
      summary: String? = nil,
      title: String? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.alert = alert
      self.extra = extra
      self.interactive = interactive
      self.mediaAttachment = mediaAttachment
      self.summary = summary
      self.title = title
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Machinery

extension Airship.OpenChannelOverride: GeneratedValue {
  public static var schemaLocation: String {
    "airship/open-channel-override.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAirshipOpenChannelOverride(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("alert\nextra\ninteractive\nmedia_attachment\nsummary\ntitle")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var alert: String?
    var extra: JSONMap<String>?
    var interactive: Airship.Interactive?
    var mediaAttachment: String?
    var summary: String?
    var title: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&alert)
        case 1: try cursor.read(&extra)
        case 2: try cursor.read(&interactive)
        case 3: try cursor.read(&mediaAttachment)
        case 4: try cursor.read(&summary)
        case 5: try cursor.read(&title)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      alert: consume alert,
      extra: consume extra,
      interactive: consume interactive,
      mediaAttachment: consume mediaAttachment,
      summary: consume summary,
      title: consume title,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"alert\":", self.alert)
    writer.optional("\"extra\":", self.extra)
    writer.optional("\"interactive\":", self.interactive)
    writer.optional("\"media_attachment\":", self.mediaAttachment)
    writer.optional("\"summary\":", self.summary)
    writer.optional("\"title\":", self.title)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.alert = try fields.optional("alert")
    self.extra = try fields.optional("extra")
    self.interactive = try fields.optional("interactive")
    self.mediaAttachment = try fields.optional("media_attachment")
    self.summary = try fields.optional("summary")
    self.title = try fields.optional("title")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("alert", self.alert)
    try fields.optional("extra", self.extra)
    try fields.optional("interactive", self.interactive)
    try fields.optional("media_attachment", self.mediaAttachment)
    try fields.optional("summary", self.summary)
    try fields.optional("title", self.title)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkAirshipOpenChannelOverrideNames: KeyTable = KeyTable(
  """
  alert
  extra
  interactive
  media_attachment
  summary
  title
  """)

func checkAirshipOpenChannelOverride(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/open-channel-override.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipOpenChannelOverrideNames
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
      case 0, 4, 5:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 1:
        try checkAirshipOpenChannelOverridePropertiesExtra(&c, &s, "/properties/extra")
      case 2:
        try checkAirshipInteractive(&c, &s, "/properties/interactive/$ref")
      case 3:
        if let string = try Assertion.string(&c, &s, "/properties/media_attachment/type") {
          try Assertion.format(.uri, string, c, &s, "/properties/media_attachment/format")
        }
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

func checkAirshipOpenChannelOverridePropertiesExtra(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/open-channel-override.yaml#/properties/extra")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      try checkAirshipOpenChannelOverridePropertiesExtraAdH356qmqlorjuur(&c, &s, "/additionalProperties")
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

func checkAirshipOpenChannelOverridePropertiesExtraAdH356qmqlorjuur(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/open-channel-override.yaml#/properties/extra/additionalProperties")
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
