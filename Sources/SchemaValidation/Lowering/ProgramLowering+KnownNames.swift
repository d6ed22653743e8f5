import SchemaModel
import SchemaRuntime

extension ProgramLowering {
  /// The names that a schema and all that look at the same value with it list; nil where somebody has said what
  /// other names mean, or nobody lists any.
  func knownNames(_ schema: Schema) -> [String]? {
    guard !schema.isUnionOnly, case .some(let names) = listedNames.names(of: schema.id), !names.isEmpty else {
      return nil
    }
    return names
  }
}

/// Finds the names that a schema lists together with all that look at the same value.
///
/// Each schema is asked once, and chains of references may be longer than the machine's stack is deep.
final class ListedNames {
  private let graph: SchemaGraph
  /// Nil within where somebody has said what other names mean.
  private var known: [SchemaID: [String]?] = [:]

  init(graph: SchemaGraph) { self.graph = graph }

  func names(of start: SchemaID) -> [String]? {
    var begun: Set<SchemaID> = []
    var waiting = [start]
    while let id = waiting.last {
      if known[id] == nil, begun.insert(id).inserted {
        let open = others(beside: graph[id]).filter { known[$0] == nil && !begun.contains($0) }
        waiting += open
        if !open.isEmpty { continue }
      }
      if known[id] == nil { known[id] = .some(combinedNames(of: graph[id])) }
      waiting.removeLast()
    }
    return known[start] ?? []
  }

  private func combinedNames(of schema: Schema) -> [String]? {
    if schema.additionalProperties != nil || schema.unevaluatedProperties != nil
      || !schema.patternProperties.isEmpty
    {
      return nil
    }
    var lists = [schema.properties.map(\.name)]
    for other in others(beside: schema) {
      // What is met within itself adds nothing.
      guard let list = known[other] ?? [] else { return nil }
      lists.append(list)
    }
    lists.removeAll(where: \.isEmpty)
    return lists.count == 1 && schema.properties.isEmpty ? lists[0] : withoutRepetition(lists.joined())
  }

  private func withoutRepetition(_ names: some Sequence<String>) -> [String] {
    var seen: Set<ScalarKey> = []
    return names.filter { seen.insert(ScalarKey($0)).inserted }
  }

  private func others(beside schema: Schema) -> [SchemaID] {
    let single = [schema.reference, schema.ifSchema, schema.thenSchema, schema.elseSchema]
    return single.compactMap { $0 } + dynamicTargets(of: schema) + schema.allOf + schema.anyOf + schema.oneOf
      + schema.dependentSchemas.map(\.schema)
  }

  /// All that a `$dynamicRef` leads to in some dynamic scope.
  private func dynamicTargets(of schema: Schema) -> [SchemaID] {
    guard let dynamic = schema.dynamicReference else { return [] }
    guard let anchor = dynamic.anchor else { return [dynamic.initial] }
    return [dynamic.initial] + graph.resources.compactMap { $0.dynamicAnchors[anchor] }
  }
}
