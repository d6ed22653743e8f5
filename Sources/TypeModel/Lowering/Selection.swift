import SchemaModel
import SchemaRuntime

extension Lowering {
  /// Finds the definitions that get no type for themselves: excluded ones, and those that no root leads to where these
  /// are pruned.
  mutating func selectDefinitions() {
    let definitions = graph.entryDocuments.flatMap(\.definitions).map(\.schema)
    if settings.prunesDefinitions {
      let used = schemasInUse()
      unselected.formUnion(definitions.filter { !used.contains($0) })
    }
    definitionsOfNames = findDefinitionsOfNames()
    unselected.formUnion(definitionsOfNames)
    for place in settings.excluded {
      let (document, pointer) = place.place
      let schema = graph.resolveSchema(document: document, pointer: pointer)
      if let schema, definitions.contains(schema) {
        unselected.insert(schema)
      } else {
        bag.error("no definition stands at '\(place.text)'", at: place.location)
      }
    }
  }

  /// The schemas that the roots of documents lead to, without what they only define.
  private func schemasInUse() -> Set<SchemaID> {
    var used = Set(graph.entryDocuments.map(\.root))
    var waiting = Array(used)
    while let next = waiting.popLast() {
      waiting += (graph[next].references + graph[next].subschemas.map(\.schema)).filter {
        used.insert($0).inserted
      }
    }
    return used
  }
}

extension Lowering {
  /// Whether a configuration, and no author, tolerates values besides those that are listed.
  func isOpened(_ key: Conjunction) -> Bool { key.schemas.contains { graph[$0].extensions.isOpened } }
}
