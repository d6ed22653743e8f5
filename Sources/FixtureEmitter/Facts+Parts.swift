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
      let before = found.count
      let (listed, patterns) = (schema.properties, schema.patternProperties)
      for index in listed.indices where listed[index].name.hasSameScalars(as: name) {
        found.append(listed[index].schema)
      }
      for index in patterns.indices where bench.matches(patterns[index].name, name) {
        found.append(patterns[index].schema)
      }
      if found.count == before, let additional = schema.additionalProperties { found.append(additional) }
      if let rest = schema.unevaluatedProperties { unevaluated.append(rest) }
    }
    return found.isEmpty ? unevaluated : found
  }

  /// The schemas that certainly look at the member. Those of `unevaluatedProperties` are left out where a branch or
  /// `dependentSchemas` may evaluate it.
  func certainSchemas(ofMember name: String, in bench: Workbench) -> [SchemaID] {
    let found = schemas(ofMember: name, in: bench)
    return hasBranches ? found.filter { !unevaluated.contains($0) } : found
  }

  /// The schemas that certainly look at the item. Those of `unevaluatedItems` are left out where a branch or `contains`
  /// may evaluate it.
  func certainSchemas(ofItem index: Int, in graph: SchemaGraph) -> [SchemaID] {
    let found = schemas(ofItem: index, in: graph)
    return hasBranches || !contains.isEmpty ? found.filter { !unevaluated.contains($0) } : found
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
