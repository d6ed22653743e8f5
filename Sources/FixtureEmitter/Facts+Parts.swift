import SchemaModel
import SchemaRuntime

/// The members at which some schema may look that is applied to the same value, whether it has to hold or not.
struct Lookers {
  private(set) var names: Set<ScalarKey> = []
  private(set) var patterns: Set<String> = []
  /// Whether some schema looks at every member.
  private(set) var lookAtAll = false

  init(_ ids: [SchemaID], _ graph: SchemaGraph) {
    let own = Set(ids)
    var pending = ids
    var seen = own
    while let id = pending.popLast() {
      let schema = graph[id]
      if schema.dynamicReference != nil || schema.additionalProperties != nil { lookAtAll = true }
      if schema.unevaluatedProperties != nil, !own.contains(id) { lookAtAll = true }
      names.formUnion(schema.properties.map { ScalarKey($0.name) })
      patterns.formUnion(schema.patternProperties.map(\.name))
      pending += schema.inPlaceParts.filter { seen.insert($0).inserted }
    }
  }
}

extension Facts {
  /// The schemas of the member `name` (Core §10.3.2).
  func schemas(ofMember name: String, in bench: Workbench) -> [SchemaID] {
    let key = ScalarKey(name)
    if let known = memberSchemas[key] { return known }
    let found = schemas(of: bench.graph, rest: \.unevaluatedProperties) { schema in
      var found = schema.properties.filter { $0.name.hasSameScalars(as: name) }.map(\.schema)
      for pattern in schema.patternProperties where bench.matches(pattern.name, name) {
        found.append(pattern.schema)
      }
      return found.isEmpty ? [schema.additionalProperties].compactMap(\.self) : found
    }
    memberSchemas[key] = found
    return found
  }

  /// The schemas of a part: those by which the members look at it, and the `unevaluated…` ones, which hold where
  /// nothing else looks at it. Such a keyword sees what its own schema and the schemas in it have looked at, and no
  /// more (Core §11).
  private func schemas(
    of graph: SchemaGraph, rest: KeyPath<Schema, SchemaID?>, _ looking: (Schema) -> [SchemaID]
  ) -> [SchemaID] {
    var found: [SchemaID] = []
    var lookers: Set<SchemaID> = []
    for id in members {
      let own = looking(graph[id])
      if !own.isEmpty { lookers.insert(id) }
      found += own
    }
    guard !unevaluated.isEmpty else { return found }
    let resting = members.filter { graph[$0][keyPath: rest] != nil && !graph.leads($0, inPlaceTo: lookers) }
    let outer = Set(resting)
    found += resting.filter { id in
      !graph[id].inPlaceParts.contains { graph.leads($0, inPlaceTo: outer.subtracting([id])) }
    }.compactMap { graph[$0][keyPath: rest] }
    return found
  }

  /// The schemas that certainly look at the member. Those of `unevaluatedProperties` are left out where a branch or
  /// `dependentSchemas` may evaluate it.
  func certainSchemas(ofMember name: String, in bench: Workbench) -> [SchemaID] {
    let found = schemas(ofMember: name, in: bench)
    guard hasBranches, !unevaluated.isEmpty, mayBeEvaluated(name, in: bench) else { return found }
    return found.filter { !unevaluated.contains($0) }
  }

  /// Whether a schema in a branch, a condition or `dependentSchemas` may look at the member.
  private func mayBeEvaluated(_ name: String, in bench: Workbench) -> Bool {
    let lookers = lookers ?? Lookers(members, bench.graph)
    self.lookers = lookers
    return lookers.lookAtAll || lookers.names.contains(ScalarKey(name))
      || lookers.patterns.contains { bench.matches($0, name) }
  }

  /// The schemas that certainly look at the item. Those of `unevaluatedItems` are left out where a branch or `contains`
  /// may evaluate it.
  func certainSchemas(ofItem index: Int, in graph: SchemaGraph) -> [SchemaID] {
    let found = schemas(ofItem: index, in: graph)
    return hasBranches || !contains.isEmpty ? found.filter { !unevaluated.contains($0) } : found
  }

  /// The schemas of an item (Core §10.3.1).
  func schemas(ofItem index: Int, in graph: SchemaGraph) -> [SchemaID] {
    schemas(of: graph, rest: \.unevaluatedItems) { schema in
      schema.prefixItems.indices.contains(index)
        ? [schema.prefixItems[index]] : [schema.items].compactMap(\.self)
    }
  }
}
