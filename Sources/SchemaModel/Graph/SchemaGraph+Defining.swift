import SchemaRuntime

extension SchemaGraph {
  /// The keywords that say nothing of a value, and stand in a root that holds definitions for others.
  private static let namingKeywords: Set<Keyword> = [
    .schema, .id, .anchor, .vocabulary, .comment, .defs, .title, .description, .ignore,
  ]

  /// The keywords that may stand in such a root, if they ask nothing.
  private static let keywordsOfNoMember: Set<Keyword> = [
    .additionalProperties, .unevaluatedProperties, .required,
  ]

  /// Whether the root of a document says nothing of a value, and has definitions. A root that is `type: object` and that
  /// no reference leads to says nothing either: it names no member.
  package func onlyDefines(_ document: SchemaDocument) -> Bool {
    guard document.isSchema else { return true }
    guard !document.definitions.isEmpty else { return false }
    let root = self[document.root]
    return root.sites.allSatisfy { site in
      Self.namingKeywords.contains(site.keyword)
        || Self.keywordsOfNoMember.contains(site.keyword) && asksNothing(site.keyword, root)
        || site.keyword == .properties && root.properties.isEmpty
        || site.keyword == .type && root.types == .object && !referredRoots.contains(root.id)
    }
  }

  /// Whether a keyword asks nothing of any value, as it is written: `additionalProperties: true`.
  func asksNothing(_ keyword: Keyword, _ schema: Schema) -> Bool {
    func acceptAll(_ parts: [SchemaID]) -> Bool { parts.allSatisfy { self[$0].acceptsAll } }
    switch KeywordTable.own[keyword]?.shape {
    case .applicator(.schema(let slot)):
      return Self.keywordsOfParts.contains(keyword) && schema[keyPath: slot].map { acceptAll([$0]) } ?? false
    case .applicator(.items): return schema.items.map { acceptAll([$0]) } ?? false
    case .applicator(.namedSchemas(let slot)), .applicator(.patternSchemas(let slot)):
      return acceptAll(schema[keyPath: slot].map(\.schema))
    case .applicator(.schemas(let slot)):
      return keyword == .prefixItems && acceptAll(schema[keyPath: slot])
    case .plain(.flag), .plain(.count), .plain(.names):
      return KeywordTable.asserting.contains(keyword) && keyword != .assertContent && schema.isIdle(keyword)
    case .particular(.dependentNames): return schema.dependentRequired.allSatisfy(\.required.isEmpty)
    case .core, .applicator, .plain, .particular, nil: return false
    }
  }

  /// The keywords that ask something of each part, and nothing where their schema does not.
  private static let keywordsOfParts: Set<Keyword> = [
    .additionalProperties, .unevaluatedProperties, .propertyNames, .unevaluatedItems,
  ]
}

extension Schema {
  /// Whether a keyword is written so that it says nothing: a flag that is false, a least count of 0, `required` without
  /// a name.
  package func isIdle(_ keyword: Keyword) -> Bool {
    switch KeywordTable.own[keyword]?.shape {
    case .plain(.flag(let slot)), .plain(.flagOrReason(let slot)): !self[keyPath: slot]
    case .plain(.count(let slot)):
      [.minProperties, .minItems, .minLength].contains(keyword) && self[keyPath: slot] == 0
    case .plain(.names(let slot)): keyword == .required && self[keyPath: slot].isEmpty
    case .core, .applicator, .plain, .particular, nil: false
    }
  }
}

extension GraphBuilder {
  /// Notes which roots of documents references lead to.
  mutating func noteReferredRoots() {
    let roots = Set(graph.documents.map(\.root))
    for schema in graph.schemas { graph.referredRoots.formUnion(schema.references.filter(roots.contains)) }
  }
}
