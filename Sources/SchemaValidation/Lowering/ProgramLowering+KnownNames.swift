import SchemaModel
import SchemaRuntime

extension ProgramLowering {
  /// The names that a schema and all that look at the same value with it list; nil where somebody has said what
  /// other names mean, or nobody lists any.
  func knownNames(_ schema: Schema, _ scope: DynamicScope) -> [String]? {
    guard !schema.isUnionOnly, case .some(let names) = listedNames.names(of: schema.id, in: scope),
      !names.isEmpty
    else {
      return nil
    }
    return names
  }
}

/// Finds the names that a schema lists together with all that look at the same value.
///
/// Each schema is asked once in each dynamic scope, and chains of references may be longer than the machine's stack is
/// deep.
final class ListedNames {
  private let graph: SchemaGraph
  private let scopes: DynamicScopes
  /// Nil within where somebody has said what other names mean.
  private var known: [Place: [String]?] = [:]

  private struct Place: Hashable {
    var schema: SchemaID
    var scope: DynamicScope
  }

  init(graph: SchemaGraph, scopes: DynamicScopes) {
    self.graph = graph
    self.scopes = scopes
  }

  /// - Parameter scope: the dynamic scope that the schema's resource is in.
  func names(of schema: SchemaID, in scope: DynamicScope) -> [String]? {
    let start = Place(schema: schema, scope: scope)
    var begun: Set<Place> = []
    var waiting = [start]
    while let place = waiting.last {
      if known[place] == nil, begun.insert(place).inserted {
        let open = others(beside: place).filter { known[$0] == nil && !begun.contains($0) }
        waiting += open
        if !open.isEmpty { continue }
      }
      if known[place] == nil { known[place] = .some(combinedNames(of: place)) }
      waiting.removeLast()
    }
    return known[start] ?? []
  }

  private func combinedNames(of place: Place) -> [String]? {
    let schema = graph[place.schema]
    if schema.additionalProperties != nil || schema.unevaluatedProperties != nil
      || !schema.patternProperties.isEmpty
    {
      return nil
    }
    var lists = [schema.properties.map(\.name)]
    for other in others(beside: place) {
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

  private func others(beside place: Place) -> [Place] {
    let schema = graph[place.schema]
    let dynamic = schema.dynamicReference.map { DynamicScopes.target(of: $0, in: place.scope) }
    let single = [dynamic, schema.reference, schema.ifSchema, schema.thenSchema, schema.elseSchema]
    let all =
      single.compactMap { $0 } + schema.allOf + schema.anyOf + schema.oneOf
      + schema.dependentSchemas.map(\.schema)
    return all.map { Place(schema: $0, scope: scopes.entering(graph[$0].resource, place.scope)) }
  }
}
