// Generated from acoustic/category-action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// A button of a notification on iOS. An action of your own has to say how iOS treats its button; the
  /// predefined ones need not.
  public struct CategoryAction: SchemaValue {
    /// The label of the button.
    public var name: String
    /// Whether iOS marks the button as one that destroys something.
    public var destructive: Bool?
    /// Whether the device must be unlocked first.
    public var authentication: Bool?
    /// Whether the app comes to the front.
    public var foreground: Bool?
    /// What to do, one of the predefined types or a type of your own.
    public var type: Action.ActionType
    /// With what to do it: the phone number to dial, the address to open, the identifier of the rich content,
    /// or an object of values for the app. An action of your own may take any value or none.
    public var value: JSONValue?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      name: String,
      destructive: Bool? = nil,
      authentication: Bool? = nil,
      foreground: Bool? = nil,
      type: Action.ActionType,
      value: JSONValue? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.name = name
      self.destructive = destructive
      self.authentication = authentication
      self.foreground = foreground
      self.type = type
      self.value = value
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Acoustic.CategoryAction: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: acousticCategoryActionPlan,
    from: Self(name: "", type: .dial)
  ) { m in
    m.required(0, \.name)
    m.optional(1, \.destructive)
    m.optional(2, \.authentication)
    m.optional(3, \.foreground)
    m.required(4, \.type)
    m.optional(5, \.value)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let acousticCategoryActionPlan: SchemaPlan = SchemaPlan(
  "acoustic/category-action.yaml",
  #"""
  table "# merged~members" part rows=((name <string>) (destructive <boolean>) (authentication <boolean>)
    (foreground <boolean>) (type <string> @0) (value <any> @1))
  table "acoustic/action.yaml#/x-warnings/0/then conditional~members" part rows=((value <any
    pattern="^(tel:)?[+]?[0-9 ()./*#,;-]+$">))
  table "acoustic/action.yaml#/x-warnings/1/then conditional~members" part rows=((value <any
    pattern="^[A-Za-z][A-Za-z0-9+.-]*:">))
  block # as="# merged"
  block "# merged" object=(passing=all members=((4 slot=0 by=table) (5 slot=1 by=table)) required=(0 4)
    holds=(all of=((any of=((has bits=20) (among not bits=f slot=0 told=2 texts=(url dial rich openApp))))
    (any of=((has bits=e) (among bits=f slot=0 told=2 texts=(url dial rich openApp)))) (any of=((among not
    bits=7 slot=0 told=2 texts=(url dial rich openApp)) (types slot=1 types=string))) (any of=((among not
    bits=8 slot=0 told=2 texts=(url dial rich openApp)) (types slot=1 types=object))))) quiet=(all of=((any
    of=((among not bits=2 slot=0 told=2 texts=(url dial rich openApp)) (line slot=1
    table="acoustic/action.yaml#/x-warnings/0/then conditional~members"))) (any of=((among not bits=1 slot=0
    told=2 texts=(url dial rich openApp)) (line slot=1
    table="acoustic/action.yaml#/x-warnings/1/then conditional~members"))))))
  reading # of="# merged" members=((4 table) (5 as=(any)))
  {"#":{"warns":true,"type":"object","properties":{"name":{"type":"string"},"destructive":{"type":"boolean"},
  "authentication":{"type":"boolean"},"foreground":{"type":"boolean"}},"required":["name"],
  "allOf":["acoustic/action.yaml# inPlace"],"if":{"if":{"properties":{"type":{"not":{"strings /enum":["dial",
  "url","rich","openApp"]}}},"required":["type"]},
  "then":{"message":"on iOS an action of your own needs `destructive`, `authentication` and `foreground`",
  "names":["destructive","authentication","foreground"],"required":["destructive","authentication",
  "foreground"]}}}}
  """#,
  with: { [acousticActionPlan] }
)
