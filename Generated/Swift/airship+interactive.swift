// Generated from airship/interactive.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// Buttons beside a message, and what each one does. The button sets are documented outside the platform
  /// overrides, so members not named here are accepted as they are. The service answers HTTP 400 when a
  /// device type cannot show buttons; the message alone does not tell which ones can.
  public struct Interactive: SchemaValue {
    /// The name of a button set, predefined or registered by the app.
    public var type: String?
    /// For each button, by its id, the actions a press performs.
    public var buttonActions: JSONMap<Actions>?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      type: String? = nil,
      buttonActions: JSONMap<Actions>? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.type = type
      self.buttonActions = buttonActions
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Airship.Interactive: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: airshipInteractivePlan, from: Self()) { m in
    m.optional(0, \.type)
    m.optional(1, \.buttonActions)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let airshipInteractivePlan: SchemaPlan = SchemaPlan(
  "airship/interactive.yaml",
  #"""
  table airship/actions.yaml#/properties/add_tag/anyOf/1 array rows=((<string>))
  table airship/actions.yaml#/$defs/open object rows=((type <string>) (content <string>))
  table airship/actions.yaml#~members part rows=((add_tag <string> [) (remove_tag <string>) (open {)
    (app_defined <object>)) nested=(airship/actions.yaml#/properties/add_tag/anyOf/1
    airship/actions.yaml#/$defs/open)
  table #/properties/button_actions~others part rows=(("" {)) nested=(airship/actions.yaml#~members)
  table #~members part rows=((type <string>) (button_actions *)) nested=(#/properties/button_actions~others)
  block # object=(passing=all members=((1 run=#/properties/button_actions)))
  block #/properties/button_actions object=(tableless evaluated unless=#/properties/button_actions~others
    run=@airship/actions.yaml#)
  reading # members=((1 as=(members of=(own))))
  {"#":{"type":"object","properties":{"type":{"type":"string"},"button_actions":{"type":"object",
  "additionalProperties":"airship/actions.yaml#"}},"additionalProperties":true}}
  """#,
  with: { [airshipActionsPlan] }
)
