// Generated from devtodev/ios-message.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Devtodev {
  /// What an iOS device gets: the content and the options of its delivery. A message is visible and has a
  /// text, or it is hidden and carries data for the app and nothing else.
  public struct IOSMessage: SchemaValue {
    /// The content.
    public var payload: Payload
    /// How the message is delivered and whether it is displayed.
    public var options: Options?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(payload: Payload, options: Options? = nil, additionalProperties: JSONObject = [:]) {
      self.payload = payload
      self.options = options
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Devtodev.IOSMessage: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: devtodevIosMessagePlan,
    from: Self(payload: Devtodev.Payload._unread)
  ) { m in
    m.required(0, \.payload)
    m.optional(1, \.options)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let devtodevIosMessagePlan: SchemaPlan = SchemaPlan(
  "devtodev/ios-message.yaml",
  #"""
  table #~members part rows=((payload) (options))
  table "#/else/properties/payload conditional~members" part rows=((text))
  table "#/then/properties/payload conditional~members" part rows=((data <object>))
  table "#/then/properties/options conditional~members" part rows=((priority))
  table "#/then/properties/options/properties/priority/not conditional" value rows=((<any const="high">))
  table "#/if/properties/options conditional~members" part rows=((hidden <any const=true>))
  block # object=(warned members=((0 slot=1 run=@devtodev/payload.yaml#) (1 slot=0
    run=@devtodev/options.yaml#)) required=(0) holds=(choice of=((all of=((has bits=2) (block slot=0
    block="#/if/properties/options conditional"))) (all of=((block slot=1
    block="#/then/properties/payload conditional") (block slot=0
    block="#/then/properties/options conditional"))) (names slot=1
    table="#/else/properties/payload conditional~members"))))
  block "#/then/properties/payload conditional" again object=(others=refuse required=(0))
  block "#/then/properties/options conditional" again object=(passing=early members=((0
    run="#/then/properties/options/properties/priority conditional")) others=again)
  block "#/then/properties/options/properties/priority conditional" again checks=((not
    run="#/then/properties/options/properties/priority/not conditional"))
  block "#/else/properties/payload conditional" object=()
  block "#/if/properties/options conditional" again object=(passing=early others=again required=(0))
    types=object
  reading # members=((0 as=(own)) (1 as=(own)))
  {"#":{"warns":true,"type":"object","properties":{"payload":"devtodev/payload.yaml#",
  "options":"devtodev/options.yaml#"},"required":["payload"],"known":true,
  "if":{"if":{"properties":{"options":{"type":"object","properties":{"hidden":{"const":true}},
  "required":["hidden"]}},"required":["options"]},
  "then":{"properties":{"payload":{"message":"a hidden notification has `data` in its payload and nothing else",
  "properties":{"data":{"type":"object"}},"additionalProperties":false,"required":["data"]},
  "options":{"properties":{"priority":{"message":"priority high needs an alert, a sound or a badge, which a hidden notification has not",
  "not":{"const":"high"}}}}}},
  "else":{"properties":{"payload":{"message":"a notification that is not hidden needs a `text`",
  "names":["text"],"required":["text"]}}}}}}
  """#,
  with: { [devtodevOptionsPlan, devtodevPayloadPlan] }
)
