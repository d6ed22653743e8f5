// Generated from personaclick/event.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension PersonaClick {
  /// What the app does when the user opens the message: go to a web page, a category or a product, or handle
  /// an event of its own. An object on iOS, the same object encoded as JSON inside a string on Android.
  public enum Event: SchemaValue {
    /// Opens a web page.
    case web(Web)
    /// Opens a category of the shop.
    case category(Category)
    /// Opens a product of the shop.
    case product(Product)
    /// Hands a value to the app.
    case custom(Custom)
    /// An event of a type that the vendor does not show, or of none.
    case other(Other)

    /// Opens a web page.
    public struct Web: SchemaValue {
      /// The kind of event, which tells it from the others.
      public var type: String { "web" }
      /// The address of the page.
      public var uri: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(uri: String? = nil, additionalProperties: JSONObject = [:]) {
        self.uri = uri
        self.additionalProperties = additionalProperties
      }
    }

    /// Opens a category of the shop.
    public struct Category: SchemaValue {
      /// The kind of event, which tells it from the others.
      public var type: String { "category" }
      /// The identifier of the category; not an address, in spite of its name.
      public var uri: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(uri: String? = nil, additionalProperties: JSONObject = [:]) {
        self.uri = uri
        self.additionalProperties = additionalProperties
      }
    }

    /// Opens a product of the shop.
    public struct Product: SchemaValue {
      /// The kind of event, which tells it from the others.
      public var type: String { "product" }
      /// The identifier of the product; not an address, in spite of its name.
      public var uri: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(uri: String? = nil, additionalProperties: JSONObject = [:]) {
        self.uri = uri
        self.additionalProperties = additionalProperties
      }
    }

    /// Hands a value to the app.
    public struct Custom: SchemaValue {
      /// The kind of event, which tells it from the others.
      public var type: String { "custom" }
      /// Any JSON value, a string that holds JSON included.
      public var payload: JSONValue?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(payload: JSONValue? = nil, additionalProperties: JSONObject = [:]) {
        self.payload = payload
        self.additionalProperties = additionalProperties
      }
    }

    /// An event of a type that the vendor does not show, or of none.
    public struct Other: SchemaValue {
      /// The type of the event.
      public var type: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(type: String? = nil, additionalProperties: JSONObject = [:]) {
        self.type = type
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Coding

extension PersonaClick.Event: ListedUnion {
  public static let _cases = StoredCases<Self>("#", in: personaclickEventPlan) { c in
    c.add(Self.web)
    c.add(Self.category)
    c.add(Self.product)
    c.add(Self.custom)
    c.add(Self.other)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .web(let value): writer.payload(value)
    case .category(let value): writer.payload(value)
    case .product(let value): writer.payload(value)
    case .custom(let value): writer.payload(value)
    case .other(let value): writer.payload(value)
    }
  }
}

extension PersonaClick.Event.Web: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/web",
    in: personaclickEventPlan,
    from: Self()
  ) { m in
    m.fixed(0, "web")
    m.optional(1, \.uri)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.Event.Category: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/category",
    in: personaclickEventPlan,
    from: Self()
  ) { m in
    m.fixed(0, "category")
    m.optional(1, \.uri)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.Event.Product: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/product",
    in: personaclickEventPlan,
    from: Self()
  ) { m in
    m.fixed(0, "product")
    m.optional(1, \.uri)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.Event.Custom: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/custom",
    in: personaclickEventPlan,
    from: Self()
  ) { m in
    m.fixed(0, "custom")
    m.optional(1, \.payload)
    m.others(\.additionalProperties)
  }
}

extension PersonaClick.Event.Other: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/other",
    in: personaclickEventPlan,
    from: Self()
  ) { m in
    m.optional(0, \.type, inCode: true)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let personaclickEventPlan: SchemaPlan = SchemaPlan(
  "personaclick/event.yaml",
  #"""
  table #/$defs/web~members part rows=((type <string const="web">) (uri <string>)) required=1
  table #/$defs/category~members part rows=((type <string const="category">) (uri <string>)) required=1
  table #/$defs/product~members part rows=((type <string const="product">) (uri <string>)) required=1
  table #/$defs/custom~members part rows=((type <string const="custom">) (payload <any>)) required=1
  table #/$defs/other~members part rows=((type))
  table "#/$defs/other/x-warnings/0 conditional~members" part rows=((type <any enum=["web","category",
    "product","custom"]>))
  table "#/$defs/other/properties/type/not conditional" value rows=((<any enum=["web","category","product",
    "custom"]>))
  block # defers checks=((union of=(one by=((refuse of=null|boolean|array|number|string) (tag of=object
    tag=(type) values=(web category product custom) branches=((run=#/$defs/web tags=1) (run=#/$defs/category
    tags=1) (run=#/$defs/product tags=1) (run=#/$defs/custom tags=1) (run=#/$defs/other)) usual=4)))))
  block #/$defs/web object=(warned required=(0) quiet=(has bits=2))
  block #/$defs/category object=(warned required=(0) quiet=(has bits=2))
  block #/$defs/product object=(warned required=(0) quiet=(has bits=2))
  block #/$defs/custom object=(warned required=(0) quiet=(has bits=2))
  block #/$defs/other object=(passing=all members=((0 run=#/$defs/other/properties/type)) quiet=(all
    of=((has bits=1) (line slot=0 name=0 table="#/$defs/other/x-warnings/0 conditional~members"))))
  block #/$defs/other/properties/type types=string checks=((not
    run="#/$defs/other/properties/type/not conditional"))
  block "#/$defs/other/x-warnings/0 conditional" object=()
  reading # kinds=((by=tag validates tag=(type) values=(web category product custom) else=4))
  reading #/$defs/custom members=((1 as=(any)))
  reading #/$defs/other members=((0 after=#/$defs/other/properties/type))
  {"#":{"message":"expected an event, whose `type` is a string and, for web, category and product, its `uri` too",
  "warns":true,"defers":true,"oneOf":{"tag":"type","defaultBranch":4,"of":[{"type":"object","name":"Web",
  "tags":["web"],"schema":"#/$defs/web"},{"type":"object","name":"Category","tags":["category"],
  "schema":"#/$defs/category"},{"type":"object","name":"Product","tags":["product"],
  "schema":"#/$defs/product"},{"type":"object","name":"Custom","tags":["custom"],"schema":"#/$defs/custom"},
  {"type":"object","name":"Other","schema":"#/$defs/other"}]}},
  "#/$defs/web":{"warns":true,"type":"object","properties":{"type":{"type":"string","const":"web"},
  "uri":{"type":"string"}},"required":["type"],"known":true,
  "x-warnings":[{"message":"an event of type web comes with a `uri`","names":["uri"],"required":["uri"]}]},
  "#/$defs/category":{"warns":true,"type":"object","properties":{"type":{"type":"string","const":"category"},
  "uri":{"type":"string"}},"required":["type"],"known":true,
  "x-warnings":[{"message":"an event of type category comes with a `uri`","names":["uri"],
  "required":["uri"]}]},
  "#/$defs/product":{"warns":true,"type":"object","properties":{"type":{"type":"string","const":"product"},
  "uri":{"type":"string"}},"required":["type"],"known":true,
  "x-warnings":[{"message":"an event of type product comes with a `uri`","names":["uri"],
  "required":["uri"]}]},
  "#/$defs/custom":{"warns":true,"type":"object","properties":{"type":{"type":"string","const":"custom"},
  "payload":true},"required":["type"],"known":true,
  "x-warnings":[{"message":"an event of type custom comes with a `payload`","names":["payload"],
  "required":["payload"]}]},
  "#/$defs/other":{"warns":true,"type":"object","properties":{"type":{"type":"string",
  "not":{"strings /enum":["web","category","product","custom"]}}},"additionalProperties":true,
  "x-warnings":[{"message":"the documented event types are web, category, product and custom",
  "properties":{"type":{"strings /enum":["web","category","product","custom"]}},"required":["type"]}]}}
  """#
)
