/// The dialect that a schema is written in, as far as a custom meta-schema restricts it.
struct DialectRules: Equatable {
  var dialect: Dialect
  /// The vocabularies that the meta-schema lists; nil: all of the dialect's.
  var vocabularies: Set<Vocabulary>?

  /// Whether keywords of a vocabulary are read. The core vocabulary cannot be left out (Core §8.1.2.1), and ours is
  /// portable: it holds everywhere.
  func includes(_ vocabulary: Vocabulary) -> Bool {
    guard let vocabularies, vocabulary != .core, vocabulary != .extensions else { return true }
    if vocabulary == .formatAnnotation, vocabularies.contains(.formatAssertion) { return true }
    return vocabularies.contains(vocabulary)
  }
}
