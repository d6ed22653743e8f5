import SchemaModel
import SchemaRuntime

extension ProgramLowering {
  /// The names that a schema and all that look at the same value with it list; nil where somebody has said what
  /// other names mean, or nobody lists any, or another schema warns of those that are unknown.
  func knownNames(_ schema: Schema, _ context: Context) -> [String]? {
    guard context.role == .value, !schema.isUnionOnly else { return nil }
    let place = SchemaPlace(schema: schema.id, scope: context.scope)
    guard let names = listedNames.names(of: place), !names.isEmpty else { return nil }
    switch context.unknownNames {
    case nil: return names
    case .sharedWith(let others, warns: true):
      return ListedNames.withoutRepetition(names + others.flatMap { sharedParts.names(at: $0).names })
    case .sharedWith, .leftToOthers: return nil
    }
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
  private var known: [SchemaPlace: [String]?] = [:]

  init(graph: SchemaGraph, scopes: DynamicScopes) {
    self.graph = graph
    self.scopes = scopes
  }

  func names(of start: SchemaPlace) -> [String]? {
    var begun: Set<SchemaPlace> = []
    var waiting = [start]
    while let place = waiting.last {
      if known[place] == nil, begun.insert(place).inserted {
        let open = scopes.places(beside: place).filter { known[$0] == nil && !begun.contains($0) }
        waiting += open
        if !open.isEmpty { continue }
      }
      if known[place] == nil { known[place] = .some(combinedNames(of: place)) }
      waiting.removeLast()
    }
    return known[start] ?? []
  }

  private func combinedNames(of place: SchemaPlace) -> [String]? {
    let schema = graph[place.schema]
    if schema.additionalProperties != nil || schema.unevaluatedProperties != nil
      || !schema.patternProperties.isEmpty
    {
      return nil
    }
    var lists = [schema.properties.map(\.name)]
    for other in scopes.places(beside: place) {
      // What is met within itself adds nothing.
      guard let list = known[other] ?? [] else { return nil }
      lists.append(list)
    }
    lists.removeAll(where: \.isEmpty)
    return lists.count == 1 && schema.properties.isEmpty ? lists[0] : Self.withoutRepetition(lists.joined())
  }

  static func withoutRepetition(_ names: some Sequence<String>) -> [String] {
    var seen: Set<ScalarKey> = []
    return names.filter { seen.insert(ScalarKey($0)).inserted }
  }
}
