import SchemaRuntime

extension SchemaGraph {
  /// The keywords that say nothing of a value, and stand in a root that holds definitions for others.
  private static let namingKeywords: Set<Keyword> = [
    .schema, .id, .anchor, .vocabulary, .comment, .defs, .title, .description,
  ]

  /// The keywords that may stand in such a root, if they ask nothing.
  private static let keywordsOfNoMember: Set<Keyword> = [
    .additionalProperties, .unevaluatedProperties, .required,
  ]

  /// Whether the root of a document says nothing of a value, and has definitions. A root that is `type: object` and that
  /// no reference leads to says nothing either: it names no member.
  package func onlyDefines(_ document: SchemaDocument) -> Bool {
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
    func acceptsAll(_ part: SchemaID?) -> Bool { part.map { self[$0].acceptsAll } ?? false }
    return switch keyword {
    case .additionalProperties: acceptsAll(schema.additionalProperties)
    case .unevaluatedProperties: acceptsAll(schema.unevaluatedProperties)
    case .propertyNames: acceptsAll(schema.propertyNames)
    case .properties: schema.properties.allSatisfy { self[$0.schema].acceptsAll }
    case .patternProperties: schema.patternProperties.allSatisfy { self[$0.schema].acceptsAll }
    case .dependentSchemas: schema.dependentSchemas.allSatisfy { self[$0.schema].acceptsAll }
    case .required: schema.required.isEmpty
    case .dependentRequired: schema.dependentRequired.allSatisfy(\.required.isEmpty)
    case .items: acceptsAll(schema.items)
    case .unevaluatedItems: acceptsAll(schema.unevaluatedItems)
    case .prefixItems: schema.prefixItems.allSatisfy { self[$0].acceptsAll }
    case .uniqueItems: !schema.uniqueItems
    case .minProperties: schema.minProperties == 0
    case .minItems: schema.minItems == 0
    case .minLength: schema.minLength == 0
    case .schema, .vocabulary, .id, .anchor, .dynamicAnchor, .ref, .dynamicRef, .defs, .comment, .allOf,
      .anyOf, .oneOf,
      .not, .if, .then, .else, .contains, .type, .enum, .const, .multipleOf, .maximum, .exclusiveMaximum,
      .minimum,
      .exclusiveMinimum, .maxLength, .pattern, .maxItems, .maxContains, .minContains, .maxProperties, .format,
      .contentEncoding, .contentMediaType, .contentSchema, .title, .description, .default, .examples,
      .deprecated,
      .readOnly, .writeOnly, .maxBytes, .maxSerializedBytes, .assertContent, .warnings, .knownValues, .unit,
      .name,
      .caseNames, .usedIn, .since, .replacement, .source, .message:
      false
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
