import SchemaModel
import SchemaRuntime

extension Facts {
  /// The schemas of the member `name` (Core §10.3.2).
  func schemas(ofMember name: String, in bench: Workbench) -> [SchemaID] {
    let key = ScalarKey(name)
    if let known = memberSchemas[key] { return known }
    let found = findSchemas(ofMember: name, in: bench)
    memberSchemas[key] = found
    return found
  }

  private func findSchemas(ofMember name: String, in bench: Workbench) -> [SchemaID] {
    var found: [SchemaID] = []
    var unevaluated: [SchemaID] = []
    for id in members {
      let schema = bench.graph[id]
      var own = schema.properties.filter { $0.name.hasSameScalars(as: name) }.map(\.schema)
      own += schema.patternProperties.filter { bench.matches($0.name, name) }.map(\.schema)
      if own.isEmpty, let additional = schema.additionalProperties { own = [additional] }
      if let rest = schema.unevaluatedProperties { unevaluated.append(rest) }
      found += own
    }
    return found.isEmpty ? unevaluated : found
  }

  /// The schemas of an item (Core §10.3.1).
  func schemas(ofItem index: Int, in graph: SchemaGraph) -> [SchemaID] {
    var found: [SchemaID] = []
    var unevaluated: [SchemaID] = []
    for id in members {
      let schema = graph[id]
      if schema.prefixItems.indices.contains(index) {
        found.append(schema.prefixItems[index])
      } else if let items = schema.items {
        found.append(items)
      }
      if let rest = schema.unevaluatedItems { unevaluated.append(rest) }
    }
    return found.isEmpty ? unevaluated : found
  }
}
