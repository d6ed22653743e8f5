// Generated from wonderpush/notification.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension WonderPush {
  /// A notification: what the user sees, what the app shows after the click, and how the push travels. No
  /// member is required; a text is all that a simple notification needs.
  public struct Notification: SchemaValue {
    /// What the notification center shows, in general and per platform.
    public var alert: Alert?
    /// A dialog to show on top of the app once the notification has been clicked.
    public var inApp: InApp?
    /// Custom data for the app and the options of delivery.
    public var push: Push?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      alert: Alert? = nil,
      inApp: InApp? = nil,
      push: Push? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.alert = alert
      self.inApp = inApp
      self.push = push
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension WonderPush.Notification: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: wonderpushNotificationPlan, from: Self()) { m in
    m.optional(0, \.alert)
    m.optional(1, \.inApp)
    m.optional(2, \.push)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

private let wonderpushNotificationPlan: SchemaPlan = SchemaPlan(
  "wonderpush/notification.yaml",
  #"""
  table #~members part rows=((alert) (inApp) (push))
  block # object=(warned members=((0 run=@wonderpush/alert.yaml#) (1 run=@wonderpush/in-app.yaml#) (2
    run=@"wonderpush/push.yaml# merged")))
  reading # members=((0 as=(own)) (1 as=(own)) (2 as=(own)))
  {"#":{"warns":true,"type":"object","properties":{"alert":"wonderpush/alert.yaml#",
  "inApp":"wonderpush/in-app.yaml#","push":"wonderpush/push.yaml#"},"known":true}}
  """#,
  with: { [wonderpushAlertPlan, wonderpushInAppPlan, wonderpushPushPlan] }
)
