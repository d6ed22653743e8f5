// Generated from acoustic/notification-action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// What a tap on the notification does. On iOS it stands at the top of the payload, on Android inside the
  /// alert. It has no name: on iOS the label comes from `aps.alert.action-loc-key`.
  public struct NotificationAction: SchemaValue {
    /// What a tap does, one of the predefined types or a type of your own.
    public var type: Action.ActionType
    /// With what to do it; what it may be depends on the type.
    public var value: JSONValue?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(type: Action.ActionType, value: JSONValue? = nil, additionalProperties: JSONObject = [:]) {
      self.type = type
      self.value = value
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Acoustic.NotificationAction: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: acousticNotificationActionPlan,
    from: Self(type: .dial)
  ) { m in
    m.required(0, \.type)
    m.optional(1, \.value)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let acousticNotificationActionPlan: SchemaPlan = SchemaPlan(
  "acoustic/notification-action.yaml",
  #"""
  table "#/x-warnings/0/not conditional~members" part rows=((name))
  table "# merged~members" part rows=((type <string> @0) (value <any> @1))
  table "# rules merged~members" part rows=((type <any>) (value <any>) (name <any>))
  table "acoustic/action.yaml#/x-warnings/0/if conditional~members" part rows=((type <any const="dial">))
  table "acoustic/action.yaml#/x-warnings/0/then conditional~members" part rows=((value <any
    pattern="^(tel:)?[+]?[0-9 ()./*#,;-]+$">))
  table "acoustic/action.yaml#/x-warnings/1/if conditional~members" part rows=((type <any const="url">))
  table "acoustic/action.yaml#/x-warnings/1/then conditional~members" part rows=((value <any
    pattern="^[A-Za-z][A-Za-z0-9+.-]*:">))
  block # as="# merged"
  block "#/x-warnings/0 conditional" again checks=((not run="#/x-warnings/0/not conditional"))
  block "#/x-warnings/0/not conditional" again object=(passing=early others=again required=(0))
  block "# merged" object=(passing=all members=((0 slot=0 by=table) (1 slot=1 by=table)) required=(0)
    holds=(all of=((any of=((has bits=2) (among not bits=f slot=0 told=2 texts=(openApp dial url rich))))
    (any of=((among not bits=e slot=0 told=2 texts=(openApp dial url rich)) (types slot=1 types=string)))
    (any of=((among not bits=1 slot=0 told=2 texts=(openApp dial url rich)) (types slot=1 types=object))))))
    checks=((warnings run="# rules merged"))
  block "# rules merged" again object=(passing=early others=again quiet=(all of=((has not bits=4) (any
    of=((has not bits=1) (line not slot=0 name=0
    table="acoustic/action.yaml#/x-warnings/0/if conditional~members") (line slot=1 name=1
    table="acoustic/action.yaml#/x-warnings/0/then conditional~members"))) (any of=((has not bits=1) (line
    not slot=0 name=0 table="acoustic/action.yaml#/x-warnings/1/if conditional~members") (line slot=1 name=1
    table="acoustic/action.yaml#/x-warnings/1/then conditional~members")))))) checks=((rule others
    run=@"acoustic/action.yaml#/x-warnings/0 conditional") (rule others
    run=@"acoustic/action.yaml#/x-warnings/1 conditional") (rule others run="#/x-warnings/0 conditional"))
  reading # of="# merged" members=((0 table) (1 as=(any)))
  {"#":{"warns":true,"type":"object","properties":{"type":{"type":"string"},"value":true},
  "allOf":["acoustic/action.yaml# inPlace"],
  "x-warnings":[{"message":"a notification action has no label, its `name` is not used",
  "not":{"names":["name"],"required":["name"]}}]}}
  """#,
  with: { [acousticActionPlan] }
)
