import SchemaModel
import TypeModel

/// A value that fixtures are made for: the root of an entry document unless it only defines, a definition that is an
/// object or a union, or one that none of these leads to.
struct Subject: Sendable {
  var schema: SchemaID
  var document: String
  var type: String
  var folder: String

  static func all(in graph: SchemaGraph, _ types: TypeGraph) -> [Subject] {
    var subjects: [Subject] = []
    var seen: Set<SchemaID> = []
    var folders: Set<String> = []
    func add(_ schema: SchemaID, _ name: String? = nil, of document: SchemaDocument) {
      let root = types.rootType(ofDocument: document.index)
      let nominal = schema == document.root ? root : types.nominalType(of: schema)
      let declared = nominal?.path ?? name.flatMap { name in root.map { $0.path + [name] } }
      let path = declared ?? [document.path]
      let namespace = types.file(ofDocument: document.index)?.namespace ?? []
      let own = path.dropFirst(min(namespace.count, max(path.count - 1, 0)))
      let file = FileName.free(
        own.map { FileName.safe($0) }.joined(separator: "."), &folders, in: namespace.joined(separator: "/"))
      let type =
        nominal == nil && name != nil
        ? types.type(of: schema).spelling { types[$0].path.joined(separator: ".") }
        : path.joined(separator: ".")
      subjects.append(
        Subject(
          schema: schema, document: document.path, type: type,
          folder: (namespace + [file]).joined(separator: "/")))
    }
    for document in graph.entryDocuments {
      let definitions = document.definitions.map(\.schema).filter { isWeighty($0, types) }
      // A root that only defines accepts every value, and no client sends it.
      let root = graph.onlyDefines(document) ? [] : [document.root]
      for schema in root + definitions where seen.insert(schema).inserted { add(schema, of: document) }
    }
    // Behind the others: what is found for those of a batch has an influence on the next.
    for (definition, document) in definitions(apartFrom: subjects.map(\.schema), in: graph) {
      add(definition.schema, definition.name, of: document)
    }
    return subjects
  }

  /// The definitions that none of some schemas leads to, and of those that lead to each other one.
  private static func definitions(
    apartFrom others: [SchemaID], in graph: SchemaGraph
  ) -> [(definition: NamedSchema, document: SchemaDocument)] {
    var isReached = graph.reach(of: others)
    let all = graph.entryDocuments.flatMap { document in
      document.definitions.map { (definition: $0, document: document) }
    }
    let apart = all.filter {
      let schema = graph[$0.definition.schema]
      return !isReached[schema.id.index] && schema.boolean == nil && !schema.acceptsAll
    }
    if apart.isEmpty { return [] }
    let targets = Set(graph.schemas.flatMap(\.references))
    // One that nothing refers to shows those that it refers to.
    let first = apart.filter { !targets.contains($0.definition.schema) }
    let rest = apart.filter { targets.contains($0.definition.schema) }
    var found: [(definition: NamedSchema, document: SchemaDocument)] = []
    for next in first + rest where !isReached[next.definition.schema.index] {
      graph.markReach(of: next.definition.schema, in: &isReached)
      found.append(next)
    }
    return found
  }

  /// Whether a definition's type has members or branches; enums and other scalars are shown where they are used.
  private static func isWeighty(_ schema: SchemaID, _ types: TypeGraph) -> Bool {
    guard let nominal = types.nominalType(of: schema), nominal.schema == schema else { return false }
    switch nominal.declaration {
    case .object, .union: return true
    default: return false
    }
  }
}
