// Generated from shapes/open-enum.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// What a tap opens; later versions know more.
  public enum OpenEnum: OpenEnumeration {
    case url
    case home
    /// Any other value.
    case other(String)

    /// The values that are known, in the schema's order.
    public static var knownCases: [OpenEnum] {
      [.url, .home]
    }

    public init(rawValue: String) {
      self = Self._cases.value(of: rawValue) ?? .other(rawValue)
    }

    public var rawValue: String {
      switch self {
      case .url: return "url"
      case .home: return "home"
      case .other(let text): return text
      }
    }
  }
}

// MARK: - Coding

extension Shapes.OpenEnum: ListedText {
  public static let _cases = CaseTable(knownCases, of: "#", in: shapesOpenEnumPlan)
}

// MARK: - Plan

private let shapesOpenEnumPlan: SchemaPlan = SchemaPlan(
  "shapes/open-enum.yaml",
  #"""
  table # value rows=((<string>))
  {"#":{"type":"string"}}
  """#
)
