// Generated from shapes/deprecated.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// How something was sent, with what is no longer in use.
  public struct Deprecated: SchemaValue {
    public var channel: Channel
    public var target: Target?

    public init(channel: Channel, target: Target? = nil) {
      self.channel = channel
      self.target = target
    }

    public enum Channel: String, CaseIterable, SchemaValue {
      /// To a device.
      case push
      @available(*, deprecated, message: "Use 'push'.")
      case fax

      public static var allCases: [Channel] {
        [.push, Self._listed(1)]
      }
    }

    public enum Target: SchemaValue, ExpressibleByStringLiteral {
      case device(String)
      @available(*, deprecated, message: "Name a device.")
      case line(_Line)

      public init(stringLiteral value: String) { self = .device(value) }

      @available(*, deprecated, message: "Name a device.")
      public typealias Line = _Line

      /// What `Line` is, for code that does not name it.
      public struct _Line: SchemaValue {
        public var line: Int?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(line: Int? = nil, additionalProperties: JSONObject = [:]) {
          self.line = line
          self.additionalProperties = additionalProperties
        }
      }
    }
  }
}

// MARK: - Coding

extension Shapes.Deprecated: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: shapesDeprecatedPlan,
    from: Self(channel: .push)
  ) { m in
    m.required(0, \.channel, inCode: true)
    m.optional(1, \.target)
  }
}

extension Shapes.Deprecated.Channel: ListedText, DeprecatedCases {
  public static let _cases = CaseTable(allCases, of: "#/properties/channel", in: shapesDeprecatedPlan)

  @available(*, deprecated)
  public static func _case(at position: Int) -> Self {
    switch position {
    case 0: return .push
    default: return .fax
    }
  }

  @available(*, deprecated)
  public var _position: Int {
    switch self {
    case .push: return 0
    case .fax: return 1
    }
  }
}

extension Shapes.Deprecated.Target: ListedUnion {
  @available(*, deprecated)
  public static let _cases = StoredCases<Self>("#/properties/target", in: shapesDeprecatedPlan) { c in
    c.add(Self.device)
    c.add(Self.line)
  }

  @available(*, deprecated)
  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .device(let value): writer.payload(value)
    case .line(let value): writer.payload(value)
    }
  }
}

extension Shapes.Deprecated.Target._Line: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/properties/target/oneOf/1",
    in: shapesDeprecatedPlan,
    from: Self()
  ) { m in
    m.optional(0, \.line)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

private let shapesDeprecatedPlan: SchemaPlan = SchemaPlan(
  "shapes/deprecated.yaml",
  #"""
  table #~members part rows=((channel) (target))
  table #/properties/channel/oneOf/0 value rows=((<any const="push">))
  table #/properties/channel/oneOf/1 value rows=((<any const="fax">))
  table #/properties/target/oneOf/0 value rows=((<string>))
  table #/properties/target/oneOf/1 object rows=((line <integer>)) others=warned
  block # object=(members=((0 run=#/properties/channel) (1 run=#/properties/target)) others=refuse
    required=(0))
  block #/properties/channel defers checks=((union of=(one by=((refuse of=null|boolean|object|array|number)
    (attempt of=string warns branches=((run=#/properties/channel/oneOf/0) (run=#/properties/channel/oneOf/1
    warns)))))))
  block #/properties/target defers checks=((union of=(one by=((refuse of=null|boolean|array|number) (call
    of=string run=#/properties/target/oneOf/0) (call of=object run=#/properties/target/oneOf/1 warns)))))
  reading # members=((0 after=#/properties/channel) (1 as=(own)))
  reading #/properties/target kinds=((of=string validates cases=((0 as=(plain)))) (validates cases=((1))))
  {"#":{"warns":true,"type":"object","properties":{"channel":".","target":"."},"additionalProperties":false,
  "required":["channel"]},
  "#/properties/channel":{"warns":true,"defers":true,"oneOf":{"of":[{"type":"string",
  "schema":{"const":"push"}},{"type":"string","schema":["/oneOf/1",{"const":"fax"},
  {"deprecated":"push"}]}]}},
  "#/properties/target":{"warns":true,"defers":true,"oneOf":{"of":[{"type":"string","name":"Device",
  "schema":{"type":"string"}},{"type":"object","name":"Line","schema":["/oneOf/1",
  "#/properties/target/oneOf/1",{"deprecated":"Name a device."}]}]}},
  "#/properties/target/oneOf/1":{"warns":true,"type":"object","properties":{"line":{"type":"integer"}},
  "known":true}}
  """#
)
