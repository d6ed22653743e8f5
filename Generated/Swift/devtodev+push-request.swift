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

// MARK: - Coding

extension Devtodev.PushRequest: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: devtodevPushRequestPlan, from: Self()) { m in
    m.optional(0, \.userToken)
    m.optional(1, \.appID)
    m.optional(2, \.campaignTag)
    m.optional(3, \.packID)
    m.optional(4, \.audience)
    m.optional(5, \.ios)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

private let devtodevPushRequestPlan: SchemaPlan = SchemaPlan(
  "devtodev/push-request.yaml",
  #"""
  table #~members part rows=((user_token <string>) (app_id <string>) (campaign_tag <string>) (pack_id
    <string>) (audience) (ios))
  block # object=(warned members=((4 run=#/properties/audience) (5 run=@devtodev/ios-message.yaml#)))
  block #/properties/audience array=(items=(run=@devtodev/user-identifiers.yaml#) evaluated) types=array
  reading # members=((4 as=(items of=(own))) (5 as=(own)))
  {"#":{"warns":true,"type":"object","properties":{"user_token":{"type":"string"},"app_id":{"type":"string"},
  "campaign_tag":{"type":"string"},"pack_id":{"type":"string"},"audience":{"warns":true,"type":"array",
  "items":"devtodev/user-identifiers.yaml#"},"ios":"devtodev/ios-message.yaml#"},"known":true}}
  """#,
  with: { [devtodevIosMessagePlan, devtodevUserIdentifiersPlan] }
)
