import SchemaModel
import SchemaRuntime
import SourceText

/// The place of each schema of a bundle.
///
/// A schema resource keeps its `$id` only where a `$dynamicRef` may look for it: where it has dynamic anchors. All
/// others become a part of the file, and are addressed from its root.
struct Placement {
  /// A place in the bundle: the tokens below the root of the file, or below a resource that keeps its `$id`.
  struct Place {
    var resource: SchemaResourceID?
    var tokens: [String]

    func appending(_ names: [String]) -> Place { Place(resource: resource, tokens: tokens + names) }
  }

  /// An entry in the `$defs` of a schema: one of its own definitions, or a schema that has no place in a keyword.
  struct Definition {
    var keyword: String
    var name: String
    var schema: SchemaID
  }

  private(set) var places: [SchemaID: Place] = [:]
  private(set) var definitions: [SchemaID: [Definition]] = [:]
  /// The documents of the bundle, in the order they are met, with their names in the file's own `$defs`.
  /// The document of a file for a single one has no name.
  private(set) var documents: [(index: Int, name: String?)] = []

  private let graph: SchemaGraph
  private let bundle: Bundle
  private let translation: DialectTranslation
  private var pending: [SchemaID] = []
  private var names: Set<String> = []
  private var placedDocuments: Set<Int> = []
  private let schemas: [[SchemaID]]
  private let stems: OutputStems

  /// - Parameter schemas: what `SchemaGraph.schemasByDocument` gives.
  init(
    of bundle: Bundle, in graph: SchemaGraph, _ schemas: [[SchemaID]], _ translation: DialectTranslation
  ) {
    self.graph = graph
    self.bundle = bundle
    self.translation = translation
    self.schemas = schemas
    stems = OutputStems(graph.schemaFiles)
    if bundle.isSingle, let index = bundle.documents.first { reserveNames(ofDocument: index) }
    for index in bundle.documents { placeDocument(index, name: bundle.isSingle ? nil : newName(of: index)) }
    followReferences()
  }

  /// Whether the meta-schema that a document is stands in every validator, and no bundle needs it.
  static func isMetaschema(_ uri: String) -> Bool {
    uri.hasPrefix("https://json-schema.org/draft/2020-12/")
      || uri.hasPrefix("http://json-schema.org/draft-07/schema")
  }

  // MARK: - Passes

  private mutating func placeDocument(_ index: Int, name: String?) {
    documents.append((index, name))
    placedDocuments.insert(index)
    collectDefinitions(ofDocument: index)
    place(
      graph.documents[index].root,
      at: Place(resource: nil, tokens: name.map { [Keyword.defs.rawValue, $0] } ?? []))
  }

  /// Brings in what references lead to, until nothing is missing.
  private mutating func followReferences() {
    while let target = pending.popLast() {
      guard places[target] == nil else { continue }
      let index = graph[target].document
      let uri = graph.resources[graph[target].resource.index].uri
      if Self.isMetaschema(uri), !graph.documents[index].isEntry { continue }
      if !placedDocuments.contains(index) {
        placeDocument(index, name: newName(of: index))
      }
      if places[target] == nil { adopt(target) }
    }
  }

  /// Gives a schema that stands under no keyword a place among the definitions of its document.
  private mutating func adopt(_ id: SchemaID) {
    let root = graph.documents[graph[id].document].root
    guard let place = places[root] else { return }
    let name = graph[id].pointer.joined(separator: "/")
    definitions[root, default: []].append(Definition(keyword: Keyword.defs.rawValue, name: name, schema: id))
    self.place(id, at: place.appending([Keyword.defs.rawValue, name]))
  }

  private mutating func place(_ id: SchemaID, at proposal: Place) {
    guard places[id] == nil else { return }
    let schema = graph[id]
    let resource = graph.resources[schema.resource.index]
    var place = proposal
    if resource.root == id, !resource.dynamicAnchors.isEmpty {
      place = Place(resource: schema.resource, tokens: [])
    }
    places[id] = place
    pending += schema.references
    for (tokens, child) in schema.subschemas {
      self.place(child, at: place.appending(translation.tokens(tokens, in: schema)))
    }
    for definition in definitions[id] ?? [] {
      self.place(definition.schema, at: place.appending([definition.keyword, definition.name]))
    }
  }

  // MARK: - Names

  /// Notes, for every schema of a document, what stands in its `$defs` or `definitions`.
  private mutating func collectDefinitions(ofDocument index: Int) {
    let schemas = schemas[index].map { graph[$0] }
    let defined = schemas.compactMap { schema in
      schema.definitionNames.map {
        (
          schema: schema, name: $0.joined(separator: "/"),
          // What a document holds stands among the definitions of its root.
          depth: schema.embeddedName == nil ? schema.pointer.count - $0.count - 1 : 0
        )
      }
    }
    // Only schemas as deep as the defined ones are kept: most lie deeper, and no later step looks them up.
    let depths = Set(defined.map(\.depth))
    var atPointer: [[String]: SchemaID] = [:]
    for schema in schemas where depths.contains(schema.pointer.count) {
      atPointer[schema.pointer] = schema.id
    }
    var taken: [SchemaID: Set<ScalarKey>] = [:]
    for (schema, name, depth) in defined {
      guard let parent = atPointer[Array(schema.pointer.prefix(depth))] else { continue }
      let isTaken = !taken[parent, default: []].insert(ScalarKey(name)).inserted
      let keyword = isTaken ? Keyword.definitions : Keyword.defs.rawValue
      definitions[parent, default: []].append(
        Definition(keyword: keyword, name: name, schema: schema.id))
    }
  }

  private mutating func reserveNames(ofDocument index: Int) {
    for definition in graph.documents[index].definitions { names.insert(definition.name) }
  }

  /// The shortest of a document's names that is free: `ios-override`, `airship/ios-override`, its whole path.
  private mutating func newName(of index: Int) -> String {
    let path = graph.documents[index].path
    let name = [bundle.name(ofDocument: path, among: stems), path].first { !names.contains($0) } ?? path
    names.insert(name)
    return name
  }
}
