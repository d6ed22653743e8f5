// Generated from shapes/account.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// What only the server sets, and what only a client sends.
  public struct Account: SchemaValue {
    /// The number that the server gives the account.
    ///
    /// Read-only: no part of a request.
    public var id: Int
    public var name: String
    /// Write-only: no part of a response.
    public var password: String
    public var owner: Owner?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      id: Int,
      name: String,
      password: String,
      owner: Owner? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.id = id
      self.name = name
      self.password = password
      self.owner = owner
      self.additionalProperties = additionalProperties
    }

    public struct Owner: SchemaValue {
      /// Read-only: no part of a request.
      public var since: JSONValue?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(since: JSONValue? = nil, additionalProperties: JSONObject = [:]) {
        self.since = since
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Coding

extension Shapes.Account: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: shapesAccountPlan,
    from: Self(id: 0, name: "", password: "")
  ) { m in
    m.required(0, \.id)
    m.required(1, \.name)
    m.required(2, \.password)
    m.optional(3, \.owner)
    m.others(\.additionalProperties)
  }
}

extension Shapes.Account.Owner: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/properties/owner",
    in: shapesAccountPlan,
    from: Self()
  ) { m in
    m.optional(0, \.since)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

private let shapesAccountPlan: SchemaPlan = SchemaPlan(
  "shapes/account.yaml",
  #"""
  table #/properties/owner object rows=((since <any>)) others=warned
  table # object rows=((id <integer>) (name <string>) (password <string>) (owner {))
    nested=(#/properties/owner) required=7 others=warned
  reading # members=((3 as=(own)))
  reading #/properties/owner members=((0 as=(any)))
  {"#":{"warns":true,"type":"object","properties":{"id":["/properties/id",{"type":"integer"},
  {"readOnly":true}],"name":{"type":"string"},"password":["/properties/password/$ref",
  {"at":"shapes/account.yaml#/$defs/secret","type":"string"},{"writeOnly":["/properties/password/$ref",
  "#/$defs/secret"]}],"owner":"."},"required":["id","name","password"],"barred":{"readOnly":["id"],
  "writeOnly":["password"]},"known":true},
  "#/properties/owner":{"warns":true,"type":"object","properties":{"since":["/properties/since",{},
  {"readOnly":true}]},"known":true}}
  """#
)
