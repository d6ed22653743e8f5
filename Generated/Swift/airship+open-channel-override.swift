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

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Airship.OpenChannelOverride {
  public init(
    alert: String? = nil,
    extra: JSONMap<String>? = nil,
    interactive: Airship.Interactive? = nil,
    mediaAttachment: String? = nil,
    summary: String? = nil,
    title: String? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      alert: alert,
      extra: extra,
      interactive: interactive,
      mediaAttachment: mediaAttachment,
      summary: summary,
      title: title,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Airship.OpenChannelOverride: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "airship/open-channel-override.yaml#",
    in: airshipOpenChannelOverrideProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkAirshipOpenChannelOverride(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("alert\nextra\ninteractive\nmedia_attachment\nsummary\ntitle")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkAirshipOpenChannelOverrideNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.alert)
    members.string(3, optional: \.mediaAttachment)
    members.string(4, optional: \.summary)
    members.string(5, optional: \.title)
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
        value.extra = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkAirshipOpenChannelOverridePropertiesExtraAdditional.string(&c, checks: checks)
        }
      case 2:
        value.interactive = try Airship.Interactive.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let alert: String? = try fields.optional("alert")
    let extra: JSONMap<String>? = try fields.optional("extra")
    let interactive: Airship.Interactive? = try fields.optional("interactive")
    let mediaAttachment: String? = try fields.optional("media_attachment")
    let summary: String? = try fields.optional("summary")
    let title: String? = try fields.optional("title")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      alert: alert,
      extra: extra,
      interactive: interactive,
      mediaAttachment: mediaAttachment,
      summary: summary,
      title: title,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
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

private let checkAirshipOpenChannelOverrideNames: MemberTable = MemberTable(
  """
  alert\tstring
  extra\t\t*
  interactive\t\t{
  media_attachment\tstring format=\"uri\"
  summary\tstring
  title\tstring
  """,
  nested: [checkAirshipOpenChannelOverridePropertiesExtraAdditional, checkAirshipInteractiveNames]
)

func checkAirshipOpenChannelOverride(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkAirshipOpenChannelOverrideNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkAirshipOpenChannelOverridePropertiesExtra(&c, &s)
      case 2:
        try checkAirshipInteractive(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private let checkAirshipOpenChannelOverridePropertiesExtraAdditional: MemberTable = MemberTable(
  additional: """
    string
    """)

private func checkAirshipOpenChannelOverridePropertiesExtra(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    _ = try checkAirshipOpenChannelOverridePropertiesExtraAdditional.readMembers(&c, &s)
  } else {
    throw Rejection(at: start)
  }
}

let airshipOpenChannelOverrideProgram: SchemaProgram = SchemaProgram(
  #"""
  {"airship/open-channel-override.yaml#":{"warns":true,"type":["object"],
  "properties":{"alert":{"type":["string"]},"extra":{"type":["object"],
  "additionalProperties":{"type":["string"]}},"interactive":"airship/interactive.yaml#",
  "media_attachment":{"type":["string"],"format":"uri"},"summary":{"type":["string"]},
  "title":{"type":["string"]}},"known":true}}
  """#,
  with: { [airshipInteractiveProgram] }
)
