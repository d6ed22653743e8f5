// Generated from wonderpush/in-app.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension WonderPush {
  /// A dialog that appears on top of the app once the user has clicked the notification.
  public struct InApp: SchemaValue {
    /// What the dialog shows, and so which of `message` and `url` counts.
    public var type: Kind?
    /// The title of the dialog.
    public var title: String?
    /// The content of a `text` or `html` dialog: text shown as it is, line breaks included, or the HTML to
    /// render.
    public var message: String?
    /// The address of the page that a `url` dialog shows.
    ///
    /// Must have the format `uri`.
    public var url: String?
    /// Up to three buttons. Without any, the SDK adds a Close button.
    ///
    /// Must have at most 3 items.
    public var buttons: [Button]?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      type: Kind? = nil,
      title: String? = nil,
      message: String? = nil,
      url: String? = nil,
      buttons: [Button]? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.type = type
      self.title = title
      self.message = message
      self.url = url
      self.buttons = buttons
      self.additionalProperties = additionalProperties
    }

    /// The content of a dialog: plain text, inline HTML, or the web page at a URL.
    public enum Kind: String, CaseIterable, SchemaValue {
      case text
      case html
      case url
    }

    /// A button of the dialog.
    public struct Button: SchemaValue {
      /// The text on the button.
      public var label: String?
      /// What the button does. It closes the dialog in any case.
      public var actions: [Action]?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(label: String? = nil, actions: [Action]? = nil, additionalProperties: JSONObject = [:]) {
        self.label = label
        self.actions = actions
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Coding

extension WonderPush.InApp: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: wonderpushInAppPlan, from: Self()) { m in
    m.optional(0, \.type)
    m.optional(1, \.title)
    m.optional(2, \.message)
    m.optional(3, \.url)
    m.optional(4, \.buttons)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.InApp.Kind: ListedText {
  public static let _cases = CaseTable(allCases, of: "#/$defs/kind", in: wonderpushInAppPlan)
}

extension WonderPush.InApp.Button: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/button",
    in: wonderpushInAppPlan,
    from: Self()
  ) { m in
    m.optional(0, \.label)
    m.optional(1, \.actions)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let wonderpushInAppPlan: SchemaPlan = SchemaPlan(
  "wonderpush/in-app.yaml",
  #"""
  table #~members part rows=((type <string enum=["text","html","url"]>) (title <string>) (message <string>)
    (url <string format="uri">) (buttons))
  table "#/x-warnings/0/dependentSchemas/message conditional~members" part rows=((type <any enum=["text",
    "html"]>))
  table "#/x-warnings/1/dependentSchemas/url conditional~members" part rows=((type <any const="url">))
  table #/$defs/kind value rows=((<string enum=["text","html","url"]>))
  table #/$defs/button~members part rows=((label <string>) (actions))
  block # object=(warned members=((4 run=#/properties/buttons)) quiet=(all of=((any of=((has not bits=4)
    (line slot=0 name=0 table="#/x-warnings/0/dependentSchemas/message conditional~members"))) (any of=((has
    not bits=8) (line slot=0 name=0 table="#/x-warnings/1/dependentSchemas/url conditional~members"))))))
  block #/properties/buttons array=(items=(run=#/$defs/button) most=3 evaluated) types=array
  block #/$defs/button object=(warned members=((1 run=#/$defs/button/properties/actions)))
  block #/$defs/button/properties/actions array=(items=(run=@wonderpush/action.yaml#) evaluated) types=array
  block "#/x-warnings/0/dependentSchemas/message conditional" object=()
  block "#/x-warnings/1/dependentSchemas/url conditional" object=()
  reading # members=((4 as=(items most=3 of=(own))))
  reading #/$defs/button members=((1 as=(items of=(own))))
  {"#":{"warns":true,"type":"object","properties":{"type":"#/$defs/kind","title":{"type":"string"},
  "message":{"type":"string"},"url":{"type":"string","format":"uri"},"buttons":{"warns":true,"type":"array",
  "items":"#/$defs/button","maxItems":3}},"known":true,
  "x-warnings":[{"message":"`message` is shown by dialogs of type text or html only","names":["message"],
  "dependentSchemas":{"message":{"properties":{"type":{"strings /enum":["text","html"]}}}}},
  {"message":"`url` is shown by dialogs of type url only","names":["url"],
  "dependentSchemas":{"url":{"properties":{"type":{"const":"url"}}}}}]},
  "#/$defs/kind":{"type":"string","strings /enum":["text","html","url"]},
  "#/$defs/button":{"warns":true,"type":"object","properties":{"label":{"type":"string"},
  "actions":{"warns":true,"type":"array","items":"wonderpush/action.yaml#"}},"known":true}}
  """#,
  with: { [wonderpushActionPlan] }
)
