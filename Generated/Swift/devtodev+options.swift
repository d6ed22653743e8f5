// Generated from devtodev/options.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Devtodev {
  /// How a notification is delivered, and whether it is displayed.
  public struct Options: SchemaValue {
    /// Whether to use Apple's sandbox gateway, which builds signed with a developer certificate need, rather
    /// than the production gateway.
    public var sandbox: Bool?
    /// Whether the notification goes to the app without being displayed. The app is then woken in the
    /// background, and `data` is the only member of the payload allowed. Not hidden unless given.
    public var hidden: Bool?
    /// `high` sends at once and needs something that the user notices: an alert, a sound or a badge. `normal`
    /// spares the battery: such notifications may be bundled, delayed and at times dropped.
    public var priority: Priority?
    /// Until when Apple keeps trying to deliver: seconds counted from sending, or a date in seconds since the
    /// epoch. Which of the two a number means is decided by the service. 0 means now or never.
    public var expire: Expire?
    /// Notifications with the same key are displayed to a user as one. At most 64 bytes.
    public var collapseKey: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      sandbox: Bool? = nil,
      hidden: Bool? = nil,
      priority: Priority? = nil,
      expire: Expire? = nil,
      collapseKey: String? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.sandbox = sandbox
      self.hidden = hidden
      self.priority = priority
      self.expire = expire
      self.collapseKey = collapseKey
      self.additionalProperties = additionalProperties
    }

    /// `sandbox`, or its default where it is left out.
    public var sandboxOrDefault: Bool { self.sandbox ?? false }

    /// `priority`, or its default where it is left out.
    public var priorityOrDefault: Priority { self.priority ?? .normal }

    /// `expire`, or its default where it is left out.
    public var expireOrDefault: Expire { self.expire ?? .seconds(604800) }

    /// `high` sends at once and needs something that the user notices: an alert, a sound or a badge. `normal`
    /// spares the battery: such notifications may be bundled, delayed and at times dropped.
    public enum Priority: String, CaseIterable, SchemaValue {
      case high
      case normal
    }

    /// Until when Apple keeps trying to deliver: seconds counted from sending, or a date in seconds since the
    /// epoch. Which of the two a number means is decided by the service. 0 means now or never.
    public enum Expire:
      SchemaValue,
      ExpressibleByIntegerLiteral,
      ExpressibleByFloatLiteral,
      ExpressibleByStringLiteral
    {
      /// Seconds from sending, or seconds since the epoch.
      ///
      /// In seconds, or seconds since 1970 (UTC).
      case seconds(Double)
      /// The same as a string of decimal digits, seen in the vendor's examples.
      ///
      /// In seconds, or seconds since 1970 (UTC).
      case digits(String)

      public init(integerLiteral value: Int) { self = .seconds(Double(value)) }

      public init(floatLiteral value: Double) { self = .seconds(value) }

      public init(stringLiteral value: String) { self = .digits(value) }
    }
  }
}

// MARK: - Coding

extension Devtodev.Options: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: devtodevOptionsPlan, from: Self()) { m in
    m.optional(0, \.sandbox)
    m.optional(1, \.hidden)
    m.optional(2, \.priority)
    m.optional(3, \.expire)
    m.optional(4, \.collapseKey)
    m.others(\.additionalProperties)
  }
}

extension Devtodev.Options.Priority: ListedText {
  public static let _cases = CaseTable(allCases, of: "#/properties/priority", in: devtodevOptionsPlan)
}

extension Devtodev.Options.Expire: ListedUnion {
  public static let _cases = StoredCases<Self>("#/properties/expire", in: devtodevOptionsPlan) { c in
    c.add(Self.seconds)
    c.add(Self.digits)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .seconds(let value): writer.payload(value)
    case .digits(let value): writer.payload(value)
    }
  }
}

// MARK: - Plan

let devtodevOptionsPlan: SchemaPlan = SchemaPlan(
  "devtodev/options.yaml",
  #"""
  table #~members part rows=((sandbox <boolean>) (hidden <boolean>) (priority <string enum=["high",
    "normal"]>) (expire <number> ?) (collapse_key <string maxBytes=64>))
  table #/properties/priority value rows=((<string enum=["high","normal"]>))
  table #/properties/expire/anyOf/0 value rows=((<number>))
  table "#/properties/expire/anyOf/1/x-warnings/0 conditional" value rows=((<number>))
  block # object=(warned members=((3 run=#/properties/expire)))
  block #/properties/expire defers checks=((union of=(by=((refuse of=null|boolean|object|array) (call
    of=number run=#/properties/expire/anyOf/0) (call of=string run=#/properties/expire/anyOf/1)))))
  block #/properties/expire/anyOf/1 scalars=<string pattern="^[0-9]+$"> types=string checks=((rule
    run="#/properties/expire/anyOf/1/x-warnings/0 conditional"))
  reading # members=((3 as=(own)))
  reading #/properties/expire kinds=((of=number validates cases=((0 as=(plain)))) (of=string cases=((1))))
  {"#":{"warns":true,"type":"object","properties":{"sandbox":{"type":"boolean"},"hidden":{"type":"boolean"},
  "priority":".","expire":".","collapse_key":{"type":"string","x-maxBytes":64}},"known":true},
  "#/properties/priority":{"type":"string","strings /enum":["high","normal"]},
  "#/properties/expire":{"warns":true,"defers":true,"anyOf":{"of":[{"type":"number","name":"Seconds",
  "schema":{"type":"number"}},{"type":"string","name":"Digits",
  "schema":{"message":"expected a number, or a string of decimal digits","warns":true,"type":"string",
  "pattern":"^[0-9]+$","x-warnings":[{"message":"the documented type is a number","type":"number"}]}}]}}}
  """#
)
