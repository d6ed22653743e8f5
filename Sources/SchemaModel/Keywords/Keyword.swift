/// A row of the keyword table: a keyword as one or more dialects spell it.
///
/// An object, since each keyword of each schema asks for its row.
final class Keyword: Sendable {
  /// As the source writes it.
  let name: String
  /// As 2020-12 calls what it says; the same as `name` for most.
  let modernName: String
  let vocabulary: Vocabulary
  let dialects: [Dialect]
  let shape: KeywordShape
  /// Whether it only describes a value, as titles do: a value of the wrong shape is ignored.
  let isDescription: Bool
  /// What replaced it in 2020-12, where it is still understood.
  let successor: String?

  init(
    _ name: String, as modernName: String? = nil, _ vocabulary: Vocabulary,
    in dialects: [Dialect] = Dialect.allCases, _ shape: KeywordShape, successor: String? = nil
  ) {
    self.name = name
    self.modernName = modernName ?? name
    self.vocabulary = vocabulary
    self.dialects = dialects
    self.shape = shape
    isDescription =
      switch (vocabulary, shape) {
      case (.metaData, _), (.content, .plain): true
      case (.core, _), (.applicator, _), (.unevaluated, _), (.validation, _), (.formatAnnotation, _),
        (.formatAssertion, _),
        (.content, _),
        (.extensions, _):
        name == "$comment"
      }
    self.successor = successor
  }
}
