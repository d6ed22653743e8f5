extension SchemaGraph {
  /// The keywords that say nothing of a value, and stand in a root that holds definitions for others.
  private static let namingKeywords: Set = [
    "$schema", "$id", "$anchor", "$vocabulary", "$comment", "$defs", "title", "description",
  ]

  /// Whether the root of a document says nothing of a value, and has definitions.
  package func onlyDefines(_ document: SchemaDocument) -> Bool {
    !document.definitions.isEmpty
      && self[document.root].sites.allSatisfy { Self.namingKeywords.contains($0.keyword) }
  }
}
