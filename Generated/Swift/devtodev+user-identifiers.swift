// Generated from devtodev/user-identifiers.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Devtodev {
  /// What names one user. One identifier is enough; several help to find the user.
  ///
  /// At least one of `token`, `idfa`, `idfv`, `userId` and `devtodevId` must be present.
  public struct UserIdentifiers: SchemaValue {
    /// The push token of a device. With it, every other identifier is ignored.
    public var token: String?
    /// The advertising identifier of the device (IDFA).
    public var idfa: String?
    /// The identifier of the device for the vendor of the app (IDFV).
    public var idfv: String?
    /// The identifier that the app itself uses for the user on every platform.
    public var userID: String?
    /// The numeric identifier of the user in the devtodev database.
    public var devtodevID: Double?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      token: String? = nil,
      idfa: String? = nil,
      idfv: String? = nil,
      userID: String? = nil,
      devtodevID: Double? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.token = token
      self.idfa = idfa
      self.idfv = idfv
      self.userID = userID
      self.devtodevID = devtodevID
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Devtodev.UserIdentifiers: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: devtodevUserIdentifiersPlan, from: Self()) { m in
    m.optional(0, \.token)
    m.optional(1, \.idfa)
    m.optional(2, \.idfv)
    m.optional(3, \.userID)
    m.optional(4, \.devtodevID)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let devtodevUserIdentifiersPlan: SchemaPlan = SchemaPlan(
  "devtodev/user-identifiers.yaml",
  #"""
  table #~members part rows=((token <string>) (idfa <string>) (idfv <string>) (userId <string>) (devtodevId
    <number>))
  block # object=(warned holds=(any of=((has bits=1) (has bits=2) (has bits=4) (has bits=8) (has bits=10)))
    quiet=(any of=((has not bits=1) (all of=((has not bits=2) (has not bits=4) (has not bits=8) (has not
    bits=10))))))
  {"#":{"message":"at least one identifier is needed","warns":true,"type":"object",
  "properties":{"token":{"type":"string"},"idfa":{"type":"string"},"idfv":{"type":"string"},
  "userId":{"type":"string"},"devtodevId":{"type":"number"}},"known":true,
  "anyOf":{"discriminatingNames":["devtodevId","idfa","idfv","token","userId"],
  "of":[{"discriminatingNames":8,"schema":{"names":["token"],"required":["token"]}},{"discriminatingNames":2,
  "schema":{"names":["idfa"],"required":["idfa"]}},{"discriminatingNames":4,"schema":{"names":["idfv"],
  "required":["idfv"]}},{"discriminatingNames":16,"schema":{"names":["userId"],"required":["userId"]}},
  {"discriminatingNames":1,"schema":{"names":["devtodevId"],"required":["devtodevId"]}}]},
  "x-warnings":[{"message":"the other identifiers are ignored when `token` is given","names":["token"],
  "dependentSchemas":{"token":{"not":{"defers":true,"anyOf":{"discriminatingNames":["devtodevId","idfa",
  "idfv","userId"],"of":[{"discriminatingNames":2,"schema":{"names":["idfa"],"required":["idfa"]}},
  {"discriminatingNames":4,"schema":{"names":["idfv"],"required":["idfv"]}},{"discriminatingNames":8,
  "schema":{"names":["userId"],"required":["userId"]}},{"discriminatingNames":1,
  "schema":{"names":["devtodevId"],"required":["devtodevId"]}}]}}}}}]}}
  """#
)
