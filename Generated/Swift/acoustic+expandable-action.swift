// Generated from acoustic/expandable-action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// A button of an expanded notification on Android. The three flags of iOS do not exist here, so an action
  /// of your own is complete without them.
  public struct ExpandableAction: SchemaValue {
    /// The label of the button.
    public var name: String
    /// What to do, one of the predefined types or a type of your own.
    public var type: Action.ActionType
    /// With what to do it: the phone number to dial, the address to open, the identifier of the rich content,
    /// or an object of values for the app. An action of your own may take any value or none.
    public var value: JSONValue?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      name: String,
      type: Action.ActionType,
      value: JSONValue? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.name = name
      self.type = type
      self.value = value
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Acoustic.ExpandableAction: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: acousticExpandableActionPlan,
    from: Self(name: "", type: .dial)
  ) { m in
    m.required(0, \.name)
    m.required(1, \.type)
    m.optional(2, \.value)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let acousticExpandableActionPlan: SchemaPlan = SchemaPlan(
  "acoustic/expandable-action.yaml",
  #"""
  table "#/x-warnings/0/not/anyOf/0 conditional~members" part rows=((destructive))
  table "#/x-warnings/0/not/anyOf/1 conditional~members" part rows=((authentication))
  table "#/x-warnings/0/not/anyOf/2 conditional~members" part rows=((foreground))
  table "# merged~members" part rows=((name <string>) (type <string> @0) (value <any> @1))
  table "# rules merged~members" part rows=((type <any>) (value <any>) (destructive <any>) (authentication
    <any>) (foreground <any>))
  table "acoustic/action.yaml#/x-warnings/0/if conditional~members" part rows=((type <any const="dial">))
  table "acoustic/action.yaml#/x-warnings/0/then conditional~members" part rows=((value <any
    pattern="^(tel:)?[+]?[0-9 ()./*#,;-]+$">))
  table "acoustic/action.yaml#/x-warnings/1/if conditional~members" part rows=((type <any const="url">))
  table "acoustic/action.yaml#/x-warnings/1/then conditional~members" part rows=((value <any
    pattern="^[A-Za-z][A-Za-z0-9+.-]*:">))
  block # as="# merged"
  block "#/x-warnings/0 conditional" again checks=((not run="#/x-warnings/0/not conditional"))
  block "#/x-warnings/0/not conditional" defers again checks=((union of=(after=(names=(authentication
    destructive foreground) needs=((names=2 leave=1) (names=1 leave=2) (names=4 leave=4))) by=((attempt
    branches=((run="#/x-warnings/0/not/anyOf/0 conditional" bit=1 optional)
    (run="#/x-warnings/0/not/anyOf/1 conditional" bit=2 optional)
    (run="#/x-warnings/0/not/anyOf/2 conditional" bit=4 optional)) few)))))
  block "#/x-warnings/0/not/anyOf/0 conditional" again object=(passing=early others=again required=(0))
  block "#/x-warnings/0/not/anyOf/1 conditional" again object=(passing=early others=again required=(0))
  block "#/x-warnings/0/not/anyOf/2 conditional" again object=(passing=early others=again required=(0))
  block "# merged" object=(passing=all members=((1 slot=0 by=table) (2 slot=1 by=table)) required=(0 1)
    holds=(all of=((any of=((has bits=4) (among not bits=f slot=0 told=2 texts=(openApp dial url rich))))
    (any of=((among not bits=e slot=0 told=2 texts=(openApp dial url rich)) (types slot=1 types=string)))
    (any of=((among not bits=1 slot=0 told=2 texts=(openApp dial url rich)) (types slot=1 types=object))))))
    checks=((warnings run="# rules merged"))
  block "# rules merged" again object=(passing=early others=again quiet=(all of=((has not bits=4) (has not
    bits=8) (has not bits=10) (any of=((has not bits=1) (line not slot=0 name=0
    table="acoustic/action.yaml#/x-warnings/0/if conditional~members") (line slot=1 name=1
    table="acoustic/action.yaml#/x-warnings/0/then conditional~members"))) (any of=((has not bits=1) (line
    not slot=0 name=0 table="acoustic/action.yaml#/x-warnings/1/if conditional~members") (line slot=1 name=1
    table="acoustic/action.yaml#/x-warnings/1/then conditional~members")))))) checks=((rule others
    run=@"acoustic/action.yaml#/x-warnings/0 conditional") (rule others
    run=@"acoustic/action.yaml#/x-warnings/1 conditional") (rule others run="#/x-warnings/0 conditional"))
  reading # of="# merged" members=((1 table) (2 as=(any)))
  {"#":{"warns":true,"type":"object","properties":{"name":{"type":"string"}},"required":["name"],
  "allOf":["acoustic/action.yaml# inPlace"],
  "x-warnings":[{"message":"`destructive`, `authentication` and `foreground` exist on iOS only",
  "not":{"defers":true,"anyOf":{"discriminatingNames":["authentication","destructive","foreground"],
  "of":[{"discriminatingNames":2,"schema":{"names":["destructive"],"required":["destructive"]}},
  {"discriminatingNames":1,"schema":{"names":["authentication"],"required":["authentication"]}},
  {"discriminatingNames":4,"schema":{"names":["foreground"],"required":["foreground"]}}]}}}]}}
  """#,
  with: { [acousticActionPlan] }
)
