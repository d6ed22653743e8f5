// Generated from acoustic/ios-payload.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// What an iOS device receives.
  public struct IOSPayload: SchemaValue {
    /// What Apple's system reads.
    public var aps: APS?
    /// The text and the badge of the notification.
    public var dynamicAPS: DynamicAPS?
    /// What a tap on the notification does.
    public var notificationAction: NotificationAction?
    /// The buttons of the notification.
    public var categoryActions: CategoryActions?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      aps: APS? = nil,
      dynamicAPS: DynamicAPS? = nil,
      notificationAction: NotificationAction? = nil,
      categoryActions: CategoryActions? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.aps = aps
      self.dynamicAPS = dynamicAPS
      self.notificationAction = notificationAction
      self.categoryActions = categoryActions
      self.additionalProperties = additionalProperties
    }

    /// The part of the payload that Apple's system reads.
    public struct APS: SchemaValue {
      /// 1 wakes the app in the background to fetch new content.
      public var contentAvailable: Int?
      /// Settings of the alert.
      public var alert: Alert?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(contentAvailable: Int? = nil, alert: Alert? = nil, additionalProperties: JSONObject = [:]) {
        self.contentAvailable = contentAvailable
        self.alert = alert
        self.additionalProperties = additionalProperties
      }
    }

    /// Settings of the alert, members that only Apple documents included.
    public struct Alert: SchemaValue {
      /// The label for the notification action, which has no name of its own.
      public var actionLocKey: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(actionLocKey: String? = nil, additionalProperties: JSONObject = [:]) {
        self.actionLocKey = actionLocKey
        self.additionalProperties = additionalProperties
      }
    }

    /// What the notification shows.
    public struct DynamicAPS: SchemaValue {
      /// The text of the notification.
      public var alert: String?
      /// The number on the icon of the app.
      public var badge: Int?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(alert: String? = nil, badge: Int? = nil, additionalProperties: JSONObject = [:]) {
        self.alert = alert
        self.badge = badge
        self.additionalProperties = additionalProperties
      }
    }

    /// The buttons of the notification.
    public enum CategoryActions: SchemaValue, ExpressibleByArrayLiteral {
      /// The buttons in order.
      case list([CategoryAction])
      /// One button without a list around it, a form that one example has.
      case single(CategoryAction)

      public init(arrayLiteral elements: CategoryAction...) { self = .list(elements) }
    }
  }
}

// MARK: - Coding

extension Acoustic.IOSPayload: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: acousticIosPayloadPlan, from: Self()) { m in
    m.optional(0, \.aps)
    m.optional(1, \.dynamicAPS)
    m.optional(2, \.notificationAction)
    m.optional(3, \.categoryActions)
    m.others(\.additionalProperties)
  }
}

extension Acoustic.IOSPayload.APS: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/aps",
    in: acousticIosPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.contentAvailable)
    m.optional(1, \.alert)
    m.others(\.additionalProperties)
  }
}

extension Acoustic.IOSPayload.Alert: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/alert",
    in: acousticIosPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.actionLocKey)
    m.others(\.additionalProperties)
  }
}

extension Acoustic.IOSPayload.DynamicAPS: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/dynamicAPS",
    in: acousticIosPayloadPlan,
    from: Self()
  ) { m in
    m.optional(0, \.alert)
    m.optional(1, \.badge)
    m.others(\.additionalProperties)
  }
}

extension Acoustic.IOSPayload.CategoryActions: ListedUnion {
  public static let _cases = StoredCases<Self>(
    "#/properties/category-actions",
    in: acousticIosPayloadPlan
  ) { c in
    c.add(Self.list)
    c.add(Self.single)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .list(let value): writer.payload(value)
    case .single(let value): writer.payload(value)
    }
  }
}

// MARK: - Plan

private let acousticIosPayloadPlan: SchemaPlan = SchemaPlan(
  "acoustic/ios-payload.yaml",
  #"""
  table #/$defs/alert object rows=((action-loc-key <string>))
  table #/$defs/aps object rows=((content-available <integer>) (alert {)) nested=(#/$defs/alert)
    others=warned
  table #/$defs/dynamicAPS object rows=((alert <string>) (badge <integer>)) others=warned
  table #~members part rows=((aps {) (dynamic-aps {) (notification-action) (category-actions))
    nested=(#/$defs/aps #/$defs/dynamicAPS)
  table "#/properties/category-actions/x-warnings/0/not conditional" value rows=((<object>))
  block # object=(warned members=((0 run=#/$defs/aps) (1 run=#/$defs/dynamicAPS) (2
    run=@"acoustic/notification-action.yaml# merged") (3 run=#/properties/category-actions)))
  block #/properties/category-actions defers checks=((union of=(by=((refuse of=null|boolean|number|string)
    (call of=array run=#/properties/category-actions/anyOf/0) (call of=object
    run=@"acoustic/category-action.yaml# merged")))) (rule
    run="#/properties/category-actions/x-warnings/0 conditional"))
  block #/properties/category-actions/anyOf/0 array=(items=(run=@"acoustic/category-action.yaml# merged")
    evaluated) types=array
  block "#/properties/category-actions/x-warnings/0 conditional" again checks=((not
    run="#/properties/category-actions/x-warnings/0/not conditional"))
  reading # members=((0 as=(own)) (1 as=(own)) (2 as=(own)) (3 as=(own)))
  reading #/$defs/aps members=((1 as=(own)))
  reading #/properties/category-actions kinds=((of=array validates cases=((0 as=(items of=(own)))))
    (validates cases=((1))))
  {"#":{"warns":true,"type":"object","properties":{"aps":"#/$defs/aps","dynamic-aps":"#/$defs/dynamicAPS",
  "notification-action":"acoustic/notification-action.yaml#","category-actions":"."},"known":true},
  "#/$defs/aps":{"warns":true,"type":"object","properties":{"content-available":{"type":"integer"},
  "alert":"#/$defs/alert"},"known":true},
  "#/$defs/alert":{"type":"object","properties":{"action-loc-key":{"type":"string"}},
  "additionalProperties":true},
  "#/$defs/dynamicAPS":{"warns":true,"type":"object","properties":{"alert":{"type":"string"},
  "badge":{"type":"integer"}},"known":true},
  "#/properties/category-actions":{"warns":true,"defers":true,"anyOf":{"of":[{"type":"array","name":"List",
  "schema":{"warns":true,"type":"array","items":"acoustic/category-action.yaml#"}},{"type":"object",
  "name":"Single","schema":"acoustic/category-action.yaml#"}]},
  "x-warnings":[{"message":"prefer an array, even for one action","not":{"type":"object"}}]}}
  """#,
  with: { [acousticCategoryActionPlan, acousticNotificationActionPlan] }
)
