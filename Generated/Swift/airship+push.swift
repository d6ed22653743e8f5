// Generated from airship/push.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// The body that sends a notification: to whom, on which kinds of devices, and what. It is known from
  /// examples only, which show the members listed here.
  public struct Push: SchemaValue {
    /// Who receives the push.
    public var audience: Audience?
    /// The platforms to send to. An override of the notification counts only if its platform is listed. An
    /// open platform is listed as `open::` and its name; `sms` stands for SMS and MMS alike.
    public var deviceTypes: [DeviceType]?
    /// What to say and do.
    public var notification: Notification? {
      get { _notification.unboxed }
      set { _notification.unboxed = newValue }
    }
    private var _notification: Boxed<Notification>?
    /// Settings of the delivery.
    public var options: Options?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      audience: Audience? = nil,
      deviceTypes: [DeviceType]? = nil,
      notification: Notification? = nil,
      options: Options? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.audience = audience
      self.deviceTypes = deviceTypes
      self._notification = notification.map(Boxed.init)
      self.options = options
      self.additionalProperties = additionalProperties
    }

    /// Everybody, or those whom a selector describes.
    public enum Audience: SchemaValue {
      /// The word `all`.
      case everyone
      /// Describes recipients, for instance by `named_user`, `channel`, `tag` or `open_channel`, or by
      /// several selectors combined with `OR`. Selectors are documented elsewhere and pass as they are.
      case selector(JSONObject)
    }

    /// A platform, or `open::` and the name of an open platform.
    public enum DeviceType: OpenEnumeration {
      case android
      case amazon
      case email
      case ios
      case sms
      case web
      /// Any other value.
      case other(String)

      /// The values that are known, in the schema's order.
      public static var knownCases: [DeviceType] {
        [.android, .amazon, .email, .ios, .sms, .web]
      }

      public init(rawValue: String) {
        self = Self._cases.value(of: rawValue) ?? .other(rawValue)
      }

      public var rawValue: String {
        switch self {
        case .android: return "android"
        case .amazon: return "amazon"
        case .email: return "email"
        case .ios: return "ios"
        case .sms: return "sms"
        case .web: return "web"
        case .other(let text): return text
        }
      }
    }

    /// Settings of the delivery. Only `expiry` is known, others pass.
    public struct Options: SchemaValue {
      /// When delivery is given up, for all platforms. Shown as a number of seconds.
      public var expiry: Expiry?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(expiry: Expiry? = nil, additionalProperties: JSONObject = [:]) {
        self.expiry = expiry
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Coding

extension Airship.Push: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: airshipPushPlan, from: Self()) { m in
    m.optional(0, \.audience)
    m.optional(1, \.deviceTypes)
    m.optional(2, \._notification)
    m.optional(3, \.options)
    m.others(\.additionalProperties)
  }
}

extension Airship.Push.Audience: ListedUnion {
  public static let _cases = StoredCases<Self>("#/$defs/audience", in: airshipPushPlan) { c in
    c.add(Self.everyone, always: "all")
    c.add(Self.selector)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .everyone: writer.payload(String("all"))
    case .selector(let value): writer.payload(value)
    }
  }
}

extension Airship.Push.DeviceType: ListedText {
  public static let _cases = CaseTable(knownCases, of: "#/$defs/device_type", in: airshipPushPlan)
}

extension Airship.Push.Options: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/options",
    in: airshipPushPlan,
    from: Self()
  ) { m in
    m.optional(0, \.expiry)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

private let airshipPushPlan: SchemaPlan = SchemaPlan(
  "airship/push.yaml",
  #"""
  table #/$defs/options~members part rows=((expiry <string|integer format="date-time"> ?))
  table #~members part rows=((audience <string const="all"> ?) (device_types) (notification) (options {))
    nested=(#/$defs/options~members)
  table "#/allOf/0/then/properties/notification conditional~members" part rows=((email))
  table #/$defs/audience/anyOf/0 value rows=((<string const="all">))
  table #/$defs/selector value rows=((<object>))
  table #/properties/device_types array rows=((<string>))
  table #/$defs/device_type value rows=((<string>))
  block # object=(warned members=((0 run=#/$defs/audience) (1 slot=0 run=#/properties/device_types) (2
    slot=1 run=@airship/notification.yaml#) (3 run=#/$defs/options)) holds=(any of=((has not bits=2) (block
    not slot=0 block="#/allOf/0/if/properties/device_types conditional") (all of=((has bits=4) (names slot=1
    table="#/allOf/0/then/properties/notification conditional~members"))))))
  block #/$defs/audience defers checks=((union of=(by=((refuse of=null|boolean|array|number) (call of=string
    run=#/$defs/audience/anyOf/0) (call of=object run=#/$defs/selector)))))
  block #/$defs/options object=(passing=all members=((0 run=@airship/expiry.yaml#)))
  block "#/allOf/0/then/properties/notification conditional" object=()
  block "#/allOf/0/if/properties/device_types conditional" again array=(contains=(of=<any const="email">
    evaluated)) types=array
  reading # members=((0 as=(own)) (1 after=#/properties/device_types) (2 as=(own)) (3 as=(own)))
  reading #/$defs/audience kinds=((of=string cases=((0))) (validates cases=((1 as=(any)))))
  reading #/$defs/options members=((0 after=@airship/expiry.yaml#))
  {"#":{"warns":true,"type":"object","properties":{"audience":"#/$defs/audience",
  "device_types":{"type":"array","items":"#/$defs/device_type"},"notification":"airship/notification.yaml#",
  "options":"#/$defs/options"},"known":true,
  "allOf":[{"message":"the device type email needs notification.email",
  "if":{"if":{"properties":{"device_types":{"type":"array","contains":{"const":"email"},
  "containsEvaluates":true}},"required":["device_types"]},
  "then":{"properties":{"notification":{"names":["email"],"required":["email"]}},
  "required":["notification"]}}}]},
  "#/$defs/audience":{"defers":true,"anyOf":{"of":[{"type":"string","name":"Everyone",
  "schema":{"type":"string","const":"all"}},{"type":"object","name":"Audience selector",
  "schema":["/anyOf/1/$ref",{"at":"airship/push.yaml#/$defs/selector","type":"object"}]}]}},
  "#/$defs/device_type":{"type":"string"},
  "#/$defs/options":{"type":"object","properties":{"expiry":"airship/expiry.yaml#"},
  "additionalProperties":true}}
  """#,
  with: { [airshipExpiryPlan, airshipNotificationPlan] }
)
