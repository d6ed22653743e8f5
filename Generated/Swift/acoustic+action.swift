// Generated from acoustic/action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// What every action is made of. Four types are predefined: `dial` calls a phone number, `url` opens an
  /// address, `rich` shows rich content, `openApp` opens the app. Any other type belongs to the plugin that
  /// the app has for it, and may come with members of its own, which are kept. The service itself rejects
  /// nothing but malformed JSON.
  public struct Action: SchemaValue {
    /// What to do, one of the predefined types or a type of your own.
    public var type: ActionType
    /// With what to do it: the phone number to dial, the address to open, the identifier of the rich content,
    /// or an object of values for the app. An action of your own may take any value or none.
    public var value: JSONValue?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(type: ActionType, value: JSONValue? = nil, additionalProperties: JSONObject = [:]) {
      self.type = type
      self.value = value
      self.additionalProperties = additionalProperties
    }

    /// What to do, one of the predefined types or a type of your own.
    public enum ActionType: OpenEnumeration {
      case dial
      case url
      case rich
      case openApp
      /// Any other value.
      case other(String)

      /// The values that are known, in the schema's order.
      public static var knownCases: [ActionType] {
        [.dial, .url, .rich, .openApp]
      }

      public init(rawValue: String) {
        self = Self._cases.value(of: rawValue) ?? .other(rawValue)
      }

      public var rawValue: String {
        switch self {
        case .dial: return "dial"
        case .url: return "url"
        case .rich: return "rich"
        case .openApp: return "openApp"
        case .other(let text): return text
        }
      }
    }
  }
}

// MARK: - Coding

extension Acoustic.Action: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: acousticActionPlan,
    from: Self(type: .dial)
  ) { m in
    m.required(0, \.type)
    m.optional(1, \.value)
    m.others(\.additionalProperties)
  }
}

extension Acoustic.Action.ActionType: ListedText {
  public static let _cases = CaseTable(knownCases, of: "#/properties/type", in: acousticActionPlan)
}

// MARK: - Plan

let acousticActionPlan: SchemaPlan = SchemaPlan(
  "acoustic/action.yaml",
  #"""
  table #~members part rows=((type <string> @0) (value <any> @1))
  table "#/x-warnings/0/then conditional~members" part rows=((value <any
    pattern="^(tel:)?[+]?[0-9 ()./*#,;-]+$">))
  table "#/x-warnings/1/then conditional~members" part rows=((value <any
    pattern="^[A-Za-z][A-Za-z0-9+.-]*:">))
  table #/properties/type value rows=((<string>))
  table "#/x-warnings/0/if conditional~members" part rows=((type <any const="dial">))
  table "#/x-warnings/1/if conditional~members" part rows=((type <any const="url">))
  block # object=(passing=all members=((0 slot=0 by=table) (1 slot=1 by=table)) required=(0) holds=(all
    of=((any of=((has bits=2) (among not bits=f slot=0 told=2 texts=(url dial openApp rich)))) (any
    of=((among not bits=b slot=0 told=2 texts=(url dial openApp rich)) (types slot=1 types=string))) (any
    of=((among not bits=4 slot=0 told=2 texts=(url dial openApp rich)) (types slot=1 types=object)))))
    quiet=(all of=((any of=((among not bits=2 slot=0 told=2 texts=(url dial openApp rich)) (line slot=1
    table="#/x-warnings/0/then conditional~members"))) (any of=((among not bits=1 slot=0 told=2 texts=(url
    dial openApp rich)) (line slot=1 table="#/x-warnings/1/then conditional~members"))))))
  block "#/x-warnings/0 conditional" again checks=((if run="#/x-warnings/0/if conditional"
    then=(run="#/x-warnings/0/then conditional")))
  block "#/x-warnings/0/then conditional" again object=(passing=early others=again)
  block "#/x-warnings/0/if conditional" again object=(passing=early others=again required=(0))
  block "#/x-warnings/1 conditional" again checks=((if run="#/x-warnings/1/if conditional"
    then=(run="#/x-warnings/1/then conditional")))
  block "#/x-warnings/1/then conditional" again object=(passing=early others=again)
  block "#/x-warnings/1/if conditional" again object=(passing=early others=again required=(0))
  reading # members=((0 table) (1 as=(any)))
  {"#":{"warns":true,"type":"object","properties":{"type":".","value":true},"additionalProperties":true,
  "required":["type"],"allOf":[["/allOf/0","#/allOf/0 inPlace"],["/allOf/1","#/allOf/1 inPlace"],["/allOf/2",
  "#/allOf/2 inPlace"]],"x-warnings":[["/x-warnings/0","#/x-warnings/0 conditional"],["/x-warnings/1",
  "#/x-warnings/1 conditional"]]},
  "#/properties/type":{"type":"string"},
  "#/allOf/0 inPlace":{"at":"acoustic/action.yaml#/allOf/0",
  "if":{"if":{"properties":{"type":{"strings /enum":["dial","url","rich","openApp"]}},"required":["type"]},
  "then":{"message":"a predefined action needs a `value`","names":["value"],"required":["value"]}}},
  "#/allOf/1 inPlace":{"at":"acoustic/action.yaml#/allOf/1",
  "if":{"if":{"properties":{"type":{"strings /enum":["dial","url","rich"]}},"required":["type"]},
  "then":{"properties":{"value":{"message":"the value of dial, url and rich is a string",
  "type":"string"}}}}},
  "#/allOf/2 inPlace":{"at":"acoustic/action.yaml#/allOf/2",
  "if":{"if":{"properties":{"type":{"const":"openApp"}},"required":["type"]},
  "then":{"properties":{"value":{"message":"the value of openApp is an object","type":"object"}}}}},
  "#/x-warnings/0 conditional":{"at":"acoustic/action.yaml#/x-warnings/0",
  "message":"the value of dial should be a phone number","if":{"if":{"properties":{"type":{"const":"dial"}},
  "required":["type"]},"then":{"properties":{"value":{"pattern":"^(tel:)?[+]?[0-9 ()./*#,;-]+$"}}}}},
  "#/x-warnings/1 conditional":{"at":"acoustic/action.yaml#/x-warnings/1",
  "message":"the value of url should be a URL, from its scheme on",
  "if":{"if":{"properties":{"type":{"const":"url"}},"required":["type"]},
  "then":{"properties":{"value":{"pattern":"^[A-Za-z][A-Za-z0-9+.-]*:"}}}}},
  "# inPlace":{"at":"acoustic/action.yaml#","warns":true,"type":"object","properties":{"type":".",
  "value":true},"additionalProperties":true,"required":["type"],"allOf":[["/allOf/0","#/allOf/0 inPlace"],
  ["/allOf/1","#/allOf/1 inPlace"],["/allOf/2","#/allOf/2 inPlace"]],"x-warnings":[["/x-warnings/0",
  "#/x-warnings/0 conditional"],["/x-warnings/1","#/x-warnings/1 conditional"]]}}
  """#
)
