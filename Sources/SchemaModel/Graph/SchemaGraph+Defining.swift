import SchemaRuntime

extension SchemaGraph {
  /// The keywords that say nothing of a value, and stand in a root that holds definitions for others.
  private static let namingKeywords: Set = [
    "$schema", "$id", "$anchor", "$vocabulary", "$comment", "$defs", "title", "description",
  ]

  /// Whether the root of a document says nothing of a value, and has definitions. A root that is `type: object` and that
  /// no reference leads to says nothing either: it names no member.
  package func onlyDefines(_ document: SchemaDocument) -> Bool {
    guard !document.definitions.isEmpty else { return false }
    let root = self[document.root]
    return root.sites.allSatisfy { site in
      Self.namingKeywords.contains(site.keyword) || asksNothing(site.keyword, root)
        || site.keyword == "type" && root.types == .object && !referredRoots.contains(root.id)
    }
  }

  /// Whether a keyword asks nothing of any value, as it is written: `additionalProperties: true`.
  private func asksNothing(_ keyword: String, _ schema: Schema) -> Bool {
    switch keyword {
    case "additionalProperties": schema.additionalProperties.map { self[$0].acceptsAll } ?? false
    case "unevaluatedProperties": schema.unevaluatedProperties.map { self[$0].acceptsAll } ?? false
    case "properties": schema.properties.isEmpty
    case "required": schema.required.isEmpty
    default: false
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
