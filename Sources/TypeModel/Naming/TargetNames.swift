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
    if let last = way.lastIndex(where: Self.isTelling) {
      var name = definitions.name(of: way[last].token, in: target.document)
      if last > 0, way[last - 1].isKeyword(.defs), binds(target),
        let outer = way[..<(last - 1)].last(where: Self.isTelling)
      {
        name = definitions.name(of: outer.token, in: target.document) + " " + name
      }
      return way.last?.isKeyword(.items) == true ? SwiftNames.element(of: name, title: target.title) : name
    }
    return target.title.flatMap(SwiftNames.shortTitle)
      ?? files.name(of: graph.documents[target.document].path)
  }

  /// Whether a schema is what a dynamic anchor of its resource names. Each schema that binds a generic one has a definition of
  /// that name.
  private func binds(_ target: Schema) -> Bool {
    graph.resources[target.resource.index].dynamicAnchors.values.contains {
      graph[$0].pointer == target.pointer
    }
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
