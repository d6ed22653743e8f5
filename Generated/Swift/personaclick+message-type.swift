// Generated from personaclick/message-type.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension PersonaClick {
  /// What sent the message: a transaction of the user, a mailing to many, or a chain of messages. The vendor
  /// shows these three and does not call the list closed.
  public enum MessageType: OpenEnumeration {
    case transactional
    case bulk
    case chain
    /// Any other value.
    case other(String)

    /// The values that are known, in the schema's order.
    public static var knownCases: [MessageType] {
      [.transactional, .bulk, .chain]
    }

    public init(rawValue: String) {
      self = Self._cases.value(of: rawValue) ?? .other(rawValue)
    }

    public var rawValue: String {
      switch self {
      case .transactional: return "transactional"
      case .bulk: return "bulk"
      case .chain: return "chain"
      case .other(let text): return text
      }
    }
  }
}

// MARK: - Coding

extension PersonaClick.MessageType: ListedText {
  public static let _schema = TypeSchema("#", in: personaclickMessageTypePlan)
  public static let _cases = CaseTable(knownCases)
}

// MARK: - Validators

let checkPersonaclickMessageTypeDocument = PlannedBlock("#", in: personaclickMessageTypePlan)

private let personaclickMessageTypePlan: SchemaPlan = SchemaPlan(
  "personaclick/message-type.yaml",
  #"""
  block # types=string checks=((rule))
  """#,
  program: { personaclickMessageTypeProgram },
  rules: [{ checkPersonaclickMessageTypeXWarnings0ConditionalRule }]
)

let personaclickMessageTypeProgram: SchemaProgram = SchemaProgram(
  "personaclick/message-type.yaml",
  #"""
  {"#":{"warns":true,"type":"string","x-warnings":[["/x-warnings/0","#/x-warnings/0 conditional"]]},
  "#/x-warnings/0 conditional":{"at":"personaclick/message-type.yaml#/x-warnings/0",
  "message":"the documented message types are transactional, bulk and chain",
  "strings /enum":["transactional","bulk","chain"]}}
  """#
)

private let checkPersonaclickMessageTypeXWarnings0ConditionalRule = SchemaEntry(
  "#/x-warnings/0 conditional",
  in: personaclickMessageTypeProgram
)
