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

/// Which of several schemas look at a member of a name by `properties`, `patternProperties` or `additionalProperties`.
/// Of many schemas few do, and each member asks.
struct Speakers {
  private let ids: [SchemaID]
  /// For each name the indices of the schemas that list it, and their schemas for it.
  private var listing: [ScalarKey: [(index: Int, schema: SchemaID)]] = [:]
  /// The indices of the schemas that may look at a name that they do not list.
  private var others: [Int] = []

  /// - Parameter name: the only name that will be asked for; nil for any.
  init(_ ids: [SchemaID], _ graph: SchemaGraph, only name: ScalarKey?) {
    self.ids = ids
    for (index, id) in ids.enumerated() {
      let schema = graph[id]
      if schema.additionalProperties != nil || !schema.patternProperties.isEmpty { others.append(index) }
      for property in schema.properties where name?.text.hasSameScalars(as: property.name) ?? true {
        listing[ScalarKey(property.name), default: []].append((index, property.schema))
      }
    }
  }

  /// The schemas that `properties` has for a member of the name.
  func schemas(listing name: ScalarKey) -> [SchemaID] { listing[name]?.map(\.schema) ?? [] }

  /// The schemas that look at a member of the name, in their order, with their schemas for it.
  func parts(_ name: ScalarKey, in bench: Workbench) -> [(id: SchemaID, parts: [SchemaID])] {
    let listed = listing[name] ?? []
    guard !others.isEmpty else { return listed.map { (ids[$0.index], [$0.schema]) } }
    var found = Dictionary(listed.map { ($0.index, [$0.schema]) }) { $0 + $1 }
    for index in others {
      let schema = bench.graph[ids[index]]
      found[index, default: []] +=
        schema.patternProperties.filter { bench.matches($0.name, name.text) }.map(\.schema)
      if found[index]?.isEmpty ?? true { found[index] = [schema.additionalProperties].compactMap(\.self) }
    }
    return found.sorted { $0.key < $1.key }.map { (ids[$0.key], $0.value) }
  }
}

extension Facts {
  /// The schemas of the member `name` (Core §10.3.2).
  func schemas(ofMember name: String, in bench: Workbench) -> [SchemaID] {
    let key = ScalarKey(name)
    if let known = memberSchemas[key] { return known }
    let found = withRest(speakers(of: key, bench).parts(key, in: bench), \.unevaluatedProperties, bench.graph)
    memberSchemas[key] = found
    return found
  }

  /// So many names are looked up without a table of all names.
  private static let fewNames = 4

  func speakers(of name: ScalarKey, _ bench: Workbench) -> Speakers {
    if let speakers { return speakers }
    guard memberSchemas.count >= Self.fewNames else { return Speakers(members, bench.graph, only: name) }
    let made = Speakers(members, bench.graph, only: nil)
    speakers = made
    return made
  }

  /// The schemas of a part: those by which the members look at it, and the `unevaluated…` ones, which hold where
  /// nothing else looks at it. Such a keyword sees what its own schema and the schemas in it have looked at, and no
  /// more (Core §11).
  private func withRest(
    _ looking: [(id: SchemaID, parts: [SchemaID])], _ rest: KeyPath<Schema, SchemaID?>, _ graph: SchemaGraph
  ) -> [SchemaID] {
    let found = looking.flatMap(\.parts)
    guard !unevaluated.isEmpty else { return found }
    let lookers = Set(looking.filter { !$0.parts.isEmpty }.map(\.id))
    let resting = members.filter { graph[$0][keyPath: rest] != nil && !graph.leads($0, inPlaceTo: lookers) }
    let outer = Set(resting)
    return found
      + resting.filter { id in
        !graph[id].inPlaceParts.contains { graph.leads($0, inPlaceTo: outer.subtracting([id])) }
      }.compactMap { graph[$0][keyPath: rest] }
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
    let looking = members.map { id in
      let schema = graph[id]
      let listed = schema.prefixItems.indices.contains(index) ? schema.prefixItems[index] : schema.items
      return (id: id, parts: [listed].compactMap(\.self))
    }
    return withRest(looking, \.unevaluatedItems, graph)
  }
}
