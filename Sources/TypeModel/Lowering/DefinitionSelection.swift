import Diagnostics
import SchemaModel
import SchemaRuntime

/// Knows which definitions get no type for themselves: excluded ones, those of the names of members, and those that no root
/// leads to where these are pruned.
struct DefinitionSelection {
  /// Definitions that get a type only where something refers to them.
  private(set) var unselected: Set<SchemaID> = []
  /// Definitions to which only `propertyNames` refers, and which list the names of members.
  private(set) var ofNames: Set<SchemaID> = []

  init(_ graph: SchemaGraph, _ settings: TypeSettings, into bag: inout DiagnosticBag) {
    let definitions = graph.entryDocuments.flatMap(\.definitions).map(\.schema)
    if settings.prunesDefinitions {
      let used = Self.schemasInUse(graph)
      unselected.formUnion(definitions.filter { !used.contains($0) })
    }
    ofNames = Self.findDefinitionsOfNames(graph)
    unselected.formUnion(ofNames)
    for place in settings.excluded {
      let (document, pointer) = place.place
      let schema = graph.resolveSchema(document: document, pointer: pointer)
      if let schema, definitions.contains(schema) {
        unselected.insert(schema)
      } else if graph.leavesOut(schemaAt: place) {
        bag.error("'include' leaves out '\(place.text)' already", at: place.location)
      } else {
        bag.error("no definition stands at '\(place.text)'", at: place.location)
      }
    }
  }

  /// The schemas that the roots of documents lead to, without what they only define.
  private static func schemasInUse(_ graph: SchemaGraph) -> Set<SchemaID> {
    var used = Set(graph.entryDocuments.map(\.root))
    var waiting = Array(used)
    while let next = waiting.popLast() {
      waiting += (graph[next].references + graph[next].subschemas.map(\.schema)).filter {
        used.insert($0).inserted
      }
    }
    return used
  }

  /// Definitions to which only `propertyNames` refers, and which list the names of members: their names are in a struct.
  private static func findDefinitionsOfNames(_ graph: SchemaGraph) -> Set<SchemaID> {
    var found: Set<SchemaID> = []
    var others: Set<SchemaID> = []
    for schema in graph.schemas {
      let isOfNames = schema.pointerParts.last?.isKeyword(.propertyNames) ?? false
      for target in schema.references where isOfNames { found.insert(target) }
      for target in schema.references where !isOfNames { others.insert(target) }
    }
    found.subtract(others)
    let definitions = found.isEmpty ? [] : graph.entryDocuments.flatMap(\.definitions).map(\.schema)
    return Set(
      definitions.filter {
        found.contains($0) && graph.name(of: $0) == nil
          && (graph.stringsListed(by: $0)?.count ?? .max) <= ListedNames.mostNames
      })
  }
}
