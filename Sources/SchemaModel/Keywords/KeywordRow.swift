import SchemaRuntime

/// A row of the keyword table: a keyword as one or more dialects spell it.
///
/// An object, since each keyword of each schema asks for its row.
final class KeywordRow: Sendable {
  let keyword: Keyword
  /// The keyword as the source writes it: for most as 2020-12 does.
  let name: String
  /// The types of values that it is about: of a value of another type it asks nothing. Nil for a keyword that is about
  /// values of each type, or of types that depend on its own value, as those of `format` do.
  let subjects: TypeSet?
  /// Where it stands in a schema as it is laid out.
  let place: KeywordPlace
  let vocabulary: Vocabulary
  let dialects: [Dialect]
  let shape: KeywordShape
  /// Whether it only describes a value, as titles do: a value of the wrong shape is ignored.
  let isDescription: Bool
  /// Whether a schema that has it beside a `$ref` may differ from the target in a verdict, a warning, a type or an
  /// annotation that a stage asks for. True where that is not known.
  let affectsValues: Bool
  /// The keyword that replaced it in 2020-12, where it is still understood.
  let successor: String?

  init(
    _ keyword: Keyword, as name: String? = nil, of subjects: TypeSet? = nil, _ place: KeywordPlace,
    _ vocabulary: Vocabulary,
    in dialects: [Dialect] = Dialect.allCases, _ shape: KeywordShape, successor: String? = nil
  ) {
    self.keyword = keyword
    self.name = name ?? keyword.rawValue
    self.subjects = subjects
    self.place = place
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
        keyword == .comment
      }
    affectsValues = Self.affectsValues(keyword, vocabulary, shape)
    self.successor = successor
  }

  /// Whether the members of its value are schemas.
  var isMap: Bool {
    switch NodeRole(self) {
    case .members, .definitions: true
    case .schema, .schemas, .value, .other: false
    }
  }

  /// Whether it asks something of a value, or applies a schema that may. What names the cases of types, and what
  /// annotates a value, does not.
  var asserts: Bool {
    switch shape {
    case .core(.dynamicReference), .applicator: true
    case .core, .plain(.knownNames), .particular(.caseNames), .particular(.ignoredRules): false
    case .particular, .plain: affectsValues && vocabulary != .metaData
    }
  }

  private static func affectsValues(_ keyword: Keyword, _ vocabulary: Vocabulary, _ shape: KeywordShape)
    -> Bool
  {
    switch shape {
    case .core(let core): affectsValues(core)
    // The parts of `allOf` are asked one by one.
    case .applicator: keyword != .allOf
    case .particular(.ignoredRules): false
    case .particular: true
    case .plain(.flag), .plain(.flagOrReason), .plain(.count), .plain(.number), .plain(.limit),
      .plain(.exclusion),
      .plain(.positiveNumber), .plain(.knownNames):
      true
    case .plain(.text), .plain(.names), .plain(.value), .plain(.values): !isRemark(keyword, vocabulary)
    }
  }

  /// No core keyword affects values by itself. Whether a schema binds dynamic references depends on what it refers to
  /// (`DynamicScopes`).
  private static func affectsValues(_ keyword: KeywordShape.Core) -> Bool {
    switch keyword {
    case .dialect, .vocabularies, .identifier, .anchor, .dynamicAnchor, .recursiveAnchor, .definitions: false
    case .reference, .dynamicReference: false
    }
  }

  /// Whether it only describes a value for readers, or names it.
  private static func isRemark(_ keyword: Keyword, _ vocabulary: Vocabulary) -> Bool {
    switch vocabulary {
    case .metaData, .core: true
    case .extensions: [.unit, .name, .usedIn, .since, .replacement, .source].contains(keyword)
    case .applicator, .unevaluated, .validation, .formatAnnotation, .formatAssertion, .content: false
    }
  }
}
