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

    public init(
      userToken: String? = nil,
      appID: String? = nil,
      campaignTag: String? = nil,
      packID: String? = nil,
      audience: [UserIdentifiers]? = nil,
      ios: IOSMessage? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.userToken = userToken
      self.appID = appID
      self.campaignTag = campaignTag
      self.packID = packID
      self.audience = audience
      self.ios = ios
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Machinery

extension Devtodev.PushRequest: GeneratedValue {
  public static var schemaLocation: String {
    "devtodev/push-request.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkDevtodevPushRequest(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("user_token\napp_id\ncampaign_tag\npack_id\naudience\nios")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var userToken: String?
    var appID: String?
    var campaignTag: String?
    var packID: String?
    var audience: [Devtodev.UserIdentifiers]?
    var ios: Devtodev.IOSMessage?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&userToken)
        case 1: try cursor.read(&appID)
        case 2: try cursor.read(&campaignTag)
        case 3: try cursor.read(&packID)
        case 4: try cursor.read(&audience)
        case 5: try cursor.read(&ios)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      userToken: consume userToken,
      appID: consume appID,
      campaignTag: consume campaignTag,
      packID: consume packID,
      audience: consume audience,
      ios: consume ios,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
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

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.userToken = try fields.optional("user_token")
    self.appID = try fields.optional("app_id")
    self.campaignTag = try fields.optional("campaign_tag")
    self.packID = try fields.optional("pack_id")
    self.audience = try fields.optional("audience")
    self.ios = try fields.optional("ios")
    self.additionalProperties = try fields.additional(except: Self.keys)
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

private let checkDevtodevPushRequestNames: KeyTable = KeyTable(
  """
  user_token
  app_id
  campaign_tag
  pack_id
  audience
  ios
  """)

func checkDevtodevPushRequest(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "devtodev/push-request.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkDevtodevPushRequestNames
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
      case 0, 1, 2, 3:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 4:
        try checkDevtodevPushRequestPropertiesAudience(&c, &s, "/properties/audience")
      case 5:
        try checkDevtodevIosMessage(&c, &s, "/properties/ios/$ref")
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

func checkDevtodevPushRequestPropertiesAudience(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "devtodev/push-request.yaml#/properties/audience")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkDevtodevUserIdentifiers(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
