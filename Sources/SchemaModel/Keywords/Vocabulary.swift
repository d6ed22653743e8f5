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
}
