/// The dialect that a schema is written in, as far as a custom meta-schema restricts it.
struct DialectRules: Equatable {
  var dialect: Dialect
  /// The vocabularies that the meta-schema lists; nil: all of the dialect's.
  var vocabularies: Set<Vocabulary>?
  /// The keywords that the kind of the document adds; nil where it is a schema.
  var documentKeywords: Set<DocumentKeyword>?

  /// Whether it stands in a document that holds schemas and is none itself.
  var isHeld: Bool { documentKeywords != nil }

  /// Whether the document has a specification that adds to the dialect. Its authors carry over what an earlier version of that
  /// meant, and their readers cannot mend it.
  var isExtended: Bool { documentKeywords?.isEmpty == false }

  /// Whether keywords of a vocabulary are read. The core vocabulary cannot be left out (Core §8.1.2.1), and ours is
  /// portable: it holds everywhere.
  func includes(_ vocabulary: Vocabulary) -> Bool {
    guard let vocabularies, vocabulary != .core, vocabulary != .extensions else { return true }
    if vocabulary == .formatAnnotation, vocabularies.contains(.formatAssertion) { return true }
    return vocabularies.contains(vocabulary)
  }
}
