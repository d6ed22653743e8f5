// Generated from devtodev/action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Devtodev {
  /// What a click on a notification or on one of its buttons does beyond opening the app. Each action of the
  /// vendor's examples does one thing; whether several may be combined is not documented.
  public struct Action: SchemaValue {
    /// A place inside the app or on the web to go to.
    public var deeplink: String?
    /// A web page for the browser, or any address that the device knows how to open.
    public var url: String?
    /// A text that the user is invited to share.
    public var share: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      deeplink: String? = nil,
      url: String? = nil,
      share: String? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.deeplink = deeplink
      self.url = url
      self.share = share
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Devtodev.Action: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: devtodevActionPlan, from: Self()) { m in
    m.optional(0, \.deeplink)
    m.optional(1, \.url)
    m.optional(2, \.share)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let devtodevActionPlan: SchemaPlan = SchemaPlan(
  "devtodev/action.yaml",
  #"""
  table #~members part rows=((deeplink <string>) (url <string>) (share <string>))
  block # object=(warned quiet=(all of=((has not bits=3) (has not bits=5) (has not bits=6))))
  {"#":{"warns":true,"type":"object","properties":{"deeplink":{"type":"string"},"url":{"type":"string"},
  "share":{"type":"string"}},"known":true,
  "x-warnings":[{"message":"give one of `deeplink`, `url` and `share`; what several of them do is not documented",
  "not":{"defers":true,"anyOf":{"discriminatingNames":["deeplink","share","url"],
  "of":[{"discriminatingNames":5,"schema":{"names":["deeplink","url"],"required":["deeplink","url"]}},
  {"discriminatingNames":3,"schema":{"names":["deeplink","share"],"required":["deeplink","share"]}},
  {"discriminatingNames":6,"schema":{"names":["url","share"],"required":["url","share"]}}]}}}]}}
  """#
)
