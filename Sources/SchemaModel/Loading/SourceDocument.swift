import YAMLTree

/// A document that has been read as YAML or JSON, whether or not it has become schemas yet.
struct SourceDocument {
  /// The path relative to the schema root, or a URI: see `SchemaDocument.path`.
  var path: String
  /// The URI that it was retrieved from (RFC 3986 §5.1.3): the base URI unless it has an `$id`.
  var uri: URIReference
  var node: YAMLNode
  var isEntry: Bool
  /// What a text that breaks the rules says all the same; nil for any other text.
  var recovered: RecoveredText?
  /// The comments that have findings ignored.
  var ignores: [IgnoreComment] = []
  /// The index in `SchemaGraph.documents`, once the document is there.
  var document: Int?
}
