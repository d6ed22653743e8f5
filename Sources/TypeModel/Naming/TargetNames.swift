import SchemaModel
import SchemaRuntime

/// Names schemas by where they stand: definitions by their keys, documents by their files.
struct TargetNames {
  private let graph: SchemaGraph
  private let definitions: DefinitionNames
  private let files: FileStems

  init(_ graph: SchemaGraph) {
    self.graph = graph
    definitions = DefinitionNames(graph)
    files = FileStems(graph)
  }

  /// The name of a schema that is only pointed at: its key in `$defs`, the name of its file.
  func name(ofTarget schema: SchemaID) -> String {
    let target = graph[schema]
    if let name = graph.name(of: schema) { return name }
    let way = target.pointerParts
    if let part = way.last(where: Self.isTelling) {
      let name = definitions.name(of: part.token, in: target.document)
      return way.last?.isKeyword(.items) == true ? SwiftNames.element(of: name, title: target.title) : name
    }
    return target.title.flatMap(SwiftNames.shortTitle)
      ?? files.name(of: graph.documents[target.document].path)
  }

  /// Whether a part of a pointer says what the schema belongs to.
  static func isTelling(_ part: PointerPart) -> Bool {
    part.isName || !part.isOutside && !structuralTokens.contains(part.token) && Int(part.token) == nil
  }

  private static let structuralTokens = Set(
    Keyword.defs.names
      + [
        Keyword.properties, .items, .anyOf, .oneOf, .allOf, .not, .if, .then, .else, .additionalProperties,
        .patternProperties, .dependentSchemas, .prefixItems, .contentSchema,
      ].map(\.rawValue))

  /// The name of a definition.
  func name(of definition: NamedSchema) -> String {
    definitions.name(of: definition, in: graph)
  }

  /// The name of the file of a document.
  func name(ofFile document: SchemaDocument) -> String { files.name(of: document.path) }
}
