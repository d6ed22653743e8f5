// Generated from devtodev/push-request.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Devtodev {
  /// The body of a request that sends a notification: the credentials, the campaign it counts for, the users
  /// it addresses, and the message for iOS.
  public struct PushRequest: SchemaValue {
    /// The token of the account that sends.
    public var userToken: String?
    /// The identifier of the app.
    public var appID: String?
    /// The name of the campaign that the push counts for.
    public var campaignTag: String?
    /// Your own unique identifier of this batch of notifications.
    public var packID: String?
    /// The users to notify, each named by one or more identifiers.
    public var audience: [UserIdentifiers]?
    /// The message for iOS devices.
    public var ios: IOSMessage?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Devtodev.PushRequest {
  public init(
    userToken: String? = nil,
    appID: String? = nil,
    campaignTag: String? = nil,
    packID: String? = nil,
    audience: [Devtodev.UserIdentifiers]? = nil,
    ios: Devtodev.IOSMessage? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      userToken: userToken,
      appID: appID,
      campaignTag: campaignTag,
      packID: packID,
      audience: audience,
      ios: ios,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Devtodev.PushRequest: StructReadable, FusedReadable {
  public static let schema: SchemaEntry = SchemaEntry(
    "devtodev/push-request.yaml#",
    in: devtodevPushRequestProgram
  )

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkDevtodevPushRequest(&c, &s)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("user_token\napp_id\ncampaign_tag\npack_id\naudience\nios")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkDevtodevPushRequestNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.userToken)
    members.string(1, optional: \.appID)
    members.string(2, optional: \.campaignTag)
    members.string(3, optional: \.packID)
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
      case 4:
        value.audience = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Devtodev.UserIdentifiers.read(&c, checks: checks)
        }
      case 5:
        value.ios = try Devtodev.IOSMessage.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"user_token\":", self.userToken)
    writer.optional("\"app_id\":", self.appID)
    writer.optional("\"campaign_tag\":", self.campaignTag)
    writer.optional("\"pack_id\":", self.packID)
    writer.optional("\"audience\":", self.audience)
    writer.optional("\"ios\":", self.ios)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let userToken: String? = try fields.optional("user_token")
    let appID: String? = try fields.optional("app_id")
    let campaignTag: String? = try fields.optional("campaign_tag")
    let packID: String? = try fields.optional("pack_id")
    let audience: [Devtodev.UserIdentifiers]? = try fields.optional("audience")
    let ios: Devtodev.IOSMessage? = try fields.optional("ios")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      userToken: userToken,
      appID: appID,
      campaignTag: campaignTag,
      packID: packID,
      audience: audience,
      ios: ios,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("user_token", self.userToken)
    try fields.optional("app_id", self.appID)
    try fields.optional("campaign_tag", self.campaignTag)
    try fields.optional("pack_id", self.packID)
    try fields.optional("audience", self.audience)
    try fields.optional("ios", self.ios)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkDevtodevPushRequestNames: MemberTable = MemberTable(
  """
  user_token\tstring
  app_id\tstring
  campaign_tag\tstring
  pack_id\tstring
  audience
  ios
  """)

private func checkDevtodevPushRequest(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkDevtodevPushRequestNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 4:
        try checkDevtodevPushRequestPropertiesAudience(&c, &s)
      case 5:
        try checkDevtodevIosMessage(&c, &s)
      default:
        s.noteWarning()
        try c.skipValue()
      }
    }
  } else {
    throw Rejection(at: start)
  }
}

private func checkDevtodevPushRequestPropertiesAudience(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevUserIdentifiers(&c, &s)
      more = try c.nextItem()
    }
  } else {
    throw Rejection(at: start)
  }
}

private let devtodevPushRequestProgram: SchemaProgram = SchemaProgram(
  #"""
  {"devtodev/push-request.yaml#":{"warns":true,"type":["object"],
  "properties":{"user_token":{"type":["string"]},"app_id":{"type":["string"]},
  "campaign_tag":{"type":["string"]},"pack_id":{"type":["string"]},"audience":{"warns":true,"type":["array"],
  "items":"devtodev/user-identifiers.yaml#"},"ios":"devtodev/ios-message.yaml#"},"known":true}}
  """#,
  with: { [devtodevIosMessageProgram, devtodevUserIdentifiersProgram] }
)
