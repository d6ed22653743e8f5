import SchemaRuntime

/// What a configuration says of documents that hold schemas: where these stand, and in which dialect.
public struct DocumentRule: Sendable, Equatable {
  /// A glob of the files, below the schema root.
  public var files: Mention
  package var schemas: [PartPath]
  public var dialect: Dialect
  /// The path of the name of a schema; each `*` stands for what the `*` of the schema's own path stood for.
  package var name: PartPath?

  package init(files: Mention, schemas: [PartPath], dialect: Dialect, name: PartPath?) {
    (self.files, self.schemas, self.dialect, self.name) = (files, schemas, dialect, name)
  }

  var kind: DocumentKind {
    DocumentKind(
      schemas.map { path in DocumentPart.Row(path, .schema, words: name.map { [.root($0)] } ?? [.key]) },
      dialect: dialect)
  }
}
