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
  public static let _cases = CaseTable(knownCases, of: "#", in: personaclickMessageTypePlan)
}

// MARK: - Plan

let personaclickMessageTypePlan: SchemaPlan = SchemaPlan(
  "personaclick/message-type.yaml",
  #"""
  table "#/x-warnings/0 conditional" value rows=((<any enum=["transactional","bulk","chain"]>))
  block # types=string checks=((rule run="#/x-warnings/0 conditional"))
  {"#":{"warns":true,"type":"string",
  "x-warnings":[{"message":"the documented message types are transactional, bulk and chain",
  "strings /enum":["transactional","bulk","chain"]}]}}
  """#
)
