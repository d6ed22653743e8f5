/// The vocabularies whose keywords are read (Core §8.1.2), ours among them.
public enum Vocabulary: String, Sendable, CaseIterable {
  case core = "https://json-schema.org/draft/2020-12/vocab/core"
  case applicator = "https://json-schema.org/draft/2020-12/vocab/applicator"
  case unevaluated = "https://json-schema.org/draft/2020-12/vocab/unevaluated"
  case validation = "https://json-schema.org/draft/2020-12/vocab/validation"
  case metaData = "https://json-schema.org/draft/2020-12/vocab/meta-data"
  case formatAnnotation = "https://json-schema.org/draft/2020-12/vocab/format-annotation"
  case formatAssertion = "https://json-schema.org/draft/2020-12/vocab/format-assertion"
  case content = "https://json-schema.org/draft/2020-12/vocab/content"
  /// The portable `x-` keywords.
  case extensions = "urn:schemagen:vocabulary"

  /// The vocabularies that a meta-schema of a dialect names by a URI; none where the URI is unknown. In 2019-09
  /// `applicator` has the keywords that 2020-12 calls `unevaluated`.
  static func named(_ uri: String, in dialect: Dialect) -> Set<Vocabulary> {
    switch dialect {
    case .draft2020: return Set(Vocabulary(rawValue: uri).map { [$0] } ?? [])
    case .draft2019:
      let start = "https://json-schema.org/draft/2019-09/vocab/"
      guard uri.utf8.starts(with: start.utf8) else { return uri == extensions.rawValue ? [.extensions] : [] }
      switch uri.dropFirst(start.count) {
      case "core": return [.core]
      case "applicator": return [.applicator, .unevaluated]
      case "validation": return [.validation]
      case "meta-data": return [.metaData]
      case "format": return [.formatAnnotation]
      case "content": return [.content]
      default: return []
      }
    case .v1, .draft7, .draft6, .draft4, .openAPI30: return []
    }
  }
}
