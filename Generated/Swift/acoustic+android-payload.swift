// Generated from acoustic/android-payload.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// What an Android device receives. Everything is inside the alert, the notification action too.
  public struct AndroidPayload: SchemaValue {
    /// The notification.
    public var alert: Alert?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(alert: Alert? = nil, additionalProperties: JSONObject = [:]) {
      self.alert = alert
      self.additionalProperties = additionalProperties
    }

    /// The notification, what a tap on it does, and how it expands.
    public struct Alert: SchemaValue {
      /// The title of the notification.
      public var subject: String?
      /// The text of the notification.
      public var message: String?
      /// What a tap on the notification does.
      public var notificationAction: NotificationAction?
      /// What the notification shows when it is expanded.
      public var expandable: Expandable?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        subject: String? = nil,
        message: String? = nil,
        notificationAction: NotificationAction? = nil,
        expandable: Expandable? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.subject = subject
        self.message = message
        self.notificationAction = notificationAction
        self.expandable = expandable
        self.additionalProperties = additionalProperties
      }
    }

    /// The expanded notification, in Android's big text style, and its buttons.
    public struct Expandable: SchemaValue {
      /// The style of the expanded notification; text is the only one shown.
      public var type: ExpandableType?
      /// The long text.
      public var value: String?
      /// The buttons.
      public var expandableActions: [ExpandableAction]?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        type: ExpandableType? = nil,
        value: String? = nil,
        expandableActions: [ExpandableAction]? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.type = type
        self.value = value
        self.expandableActions = expandableActions
        self.additionalProperties = additionalProperties
      }

      /// The style of the expanded notification; text is the only one shown.
      public enum ExpandableType: OpenEnumeration {
        case text
        /// Any other value.
        case other(String)

        /// The values that are known, in the schema's order.
        public static var knownCases: [ExpandableType] {
          [.text]
        }

        public init(rawValue: String) {
          self = Self._cases.value(of: rawValue) ?? .other(rawValue)
        }

        public var rawValue: String {
          switch self {
          case .text: return "text"
          case .other(let text): return text
          }
        }
      }
    }
  }
}

// MARK: - Coding

extension Acoustic.AndroidPayload: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: acousticAndroidPayloadPlan, from: Self()) { m in
    m.optional(0, \.alert)
    m.others(\.additionalProperties)
  }
}

extension Acoustic.AndroidPayload.Alert: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/alert",
    in: acousticAndroidPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.subject)
    m.optional(1, \.message)
    m.optional(2, \.notificationAction)
    m.optional(3, \.expandable)
    m.others(\.additionalProperties)
  }
}

extension Acoustic.AndroidPayload.Expandable: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/expandable",
    in: acousticAndroidPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.type)
    m.optional(1, \.value)
    m.optional(2, \.expandableActions)
    m.others(\.additionalProperties)
  }
}

extension Acoustic.AndroidPayload.Expandable.ExpandableType: ListedText {
  public static let _cases = CaseTable(
    knownCases,
    of: "#/$defs/expandable/properties/type",
    in: acousticAndroidPayloadPlan
  )
}

// MARK: - Plan

private let acousticAndroidPayloadPlan: SchemaPlan = SchemaPlan(
  "acoustic/android-payload.yaml",
  #"""
  table #~members part rows=((alert))
  table #/$defs/alert~members part rows=((subject <string>) (message <string>) (notification-action)
    (expandable))
  table #/$defs/expandable~members part rows=((type <string>) (value <string>) (expandable-actions))
  table #/$defs/expandable/properties/type value rows=((<string>))
  block # object=(warned members=((0 run=#/$defs/alert)))
  block #/$defs/alert object=(warned members=((2 run=@"acoustic/notification-action.yaml# merged") (3
    run=#/$defs/expandable)))
  block #/$defs/expandable object=(warned members=((2
    run=#/$defs/expandable/properties/expandable-actions)))
  block #/$defs/expandable/properties/expandable-actions
    array=(items=(run=@"acoustic/expandable-action.yaml# merged") evaluated) types=array
  reading # members=((0 as=(own)))
  reading #/$defs/alert members=((2 as=(own)) (3 as=(own)))
  reading #/$defs/expandable members=((0 table) (2 as=(items of=(own))))
  {"#":{"warns":true,"type":"object","properties":{"alert":"#/$defs/alert"},"known":true},
  "#/$defs/alert":{"warns":true,"type":"object","properties":{"subject":{"type":"string"},
  "message":{"type":"string"},"notification-action":"acoustic/notification-action.yaml#",
  "expandable":"#/$defs/expandable"},"known":true},
  "#/$defs/expandable":{"warns":true,"type":"object","properties":{"type":".","value":{"type":"string"},
  "expandable-actions":{"warns":true,"type":"array","items":"acoustic/expandable-action.yaml#"}},
  "known":true},
  "#/$defs/expandable/properties/type":{"type":"string"}}
  """#,
  with: { [acousticExpandableActionPlan, acousticNotificationActionPlan] }
)
