// Generated from airship/actions.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What the SDK does when somebody interacts with a message: tag the channel, open something, or hand data
  /// to the app. Message actions may be personalised with Handlebars. The full list of actions is documented
  /// outside the platform overrides, so members not named here are accepted as they are.
  public struct Actions: SchemaValue {
    /// Tags to put on the channel; one tag may be given without a list.
    public var addTag: AddTag?
    /// A tag to take off the channel.
    public var removeTag: String?
    /// What to open.
    public var open: Open?
    /// Data the app interprets by itself, passed through untouched.
    public var appDefined: JSONObject?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      addTag: AddTag? = nil,
      removeTag: String? = nil,
      open: Open? = nil,
      appDefined: JSONObject? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.addTag = addTag
      self.removeTag = removeTag
      self.open = open
      self.appDefined = appDefined
      self.additionalProperties = additionalProperties
    }

    /// Opens a web address or the app itself.
    public struct Open: SchemaValue {
      /// The kind of thing to open.
      public var type: OpenType?
      /// The address to open. Goes with the type `url`; `home` needs none.
      public var content: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(type: OpenType? = nil, content: String? = nil, additionalProperties: JSONObject = [:]) {
        self.type = type
        self.content = content
        self.additionalProperties = additionalProperties
      }
    }

    /// What an open action opens. The examples show `url` and `home`; other kinds pass.
    public enum OpenType: OpenEnumeration {
      case url
      case home
      /// Any other value.
      case other(String)

      /// The values that are known, in the schema's order.
      public static var knownCases: [OpenType] {
        [.url, .home]
      }

      public init(rawValue: String) {
        self = Self._cases.value(of: rawValue) ?? .other(rawValue)
      }

      public var rawValue: String {
        switch self {
        case .url: return "url"
        case .home: return "home"
        case .other(let text): return text
        }
      }
    }

    /// Tags to put on the channel; one tag may be given without a list.
    public enum AddTag: SchemaValue, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
      /// A single tag.
      case tag(String)
      /// Any number of tags.
      case tags([String])

      public init(stringLiteral value: String) { self = .tag(value) }

      public init(arrayLiteral elements: String...) { self = .tags(elements) }
    }
  }
}

// MARK: - Coding

extension Airship.Actions: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: airshipActionsPlan, from: Self()) { m in
    m.optional(0, \.addTag)
    m.optional(1, \.removeTag)
    m.optional(2, \.open)
    m.optional(3, \.appDefined)
    m.others(\.additionalProperties)
  }
}

extension Airship.Actions.Open: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/open",
    in: airshipActionsPlan,
    from: Self()
  ) { m in
    m.optional(0, \.type)
    m.optional(1, \.content)
    m.others(\.additionalProperties)
  }
}

extension Airship.Actions.OpenType: ListedText {
  public static let _cases = CaseTable(knownCases, of: "#/$defs/open_type", in: airshipActionsPlan)
}

extension Airship.Actions.AddTag: ListedUnion {
  public static let _cases = StoredCases<Self>("#/properties/add_tag", in: airshipActionsPlan) { c in
    c.add(Self.tag)
    c.add(Self.tags)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .tag(let value): writer.payload(value)
    case .tags(let value): writer.payload(value)
    }
  }
}

// MARK: - Plan

let airshipActionsPlan: SchemaPlan = SchemaPlan(
  "airship/actions.yaml",
  #"""
  table #/properties/add_tag/anyOf/1 array rows=((<string>))
  table #/$defs/open object rows=((type <string>) (content <string>))
  table #~members part rows=((add_tag <string> [) (remove_tag <string>) (open {) (app_defined <object>))
    nested=(#/properties/add_tag/anyOf/1 #/$defs/open)
  table #/properties/add_tag/anyOf/0 value rows=((<string>))
  table #/$defs/open_type value rows=((<string>))
  block # object=(passing=all members=((0 run=#/properties/add_tag) (2 run=#/$defs/open)))
  block #/properties/add_tag defers checks=((union of=(by=((refuse of=null|boolean|object|number) (call
    of=string run=#/properties/add_tag/anyOf/0) (call of=array run=#/properties/add_tag/anyOf/1)))))
  reading # members=((0 as=(own)) (2 as=(own)) (3 as=(any)))
  reading #/$defs/open members=((0 table))
  reading #/properties/add_tag kinds=((of=string validates cases=((0 as=(plain)))) (of=array validates
    cases=((1 as=(items of=(item by=#/properties/add_tag/anyOf/1))))))
  {"#":{"type":"object","properties":{"add_tag":".","remove_tag":{"type":"string"},"open":"#/$defs/open",
  "app_defined":{"type":"object"}},"additionalProperties":true},
  "#/properties/add_tag":{"defers":true,"anyOf":{"of":[{"type":"string","name":"Tag",
  "schema":{"type":"string"}},{"type":"array","name":"Tags","schema":{"type":"array",
  "items":{"type":"string"}}}]}},
  "#/$defs/open":{"type":"object","properties":{"type":"#/$defs/open_type","content":{"type":"string"}},
  "additionalProperties":true},
  "#/$defs/open_type":{"type":"string"}}
  """#
)
