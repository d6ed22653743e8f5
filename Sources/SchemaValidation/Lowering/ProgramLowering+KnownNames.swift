import SchemaModel
import SchemaRuntime

extension ProgramLowering {
  /// The names that a schema and all that look at the same value with it list or mention; nil where one of them says
  /// what other names mean, or none lists any, or another schema warns of those that are unknown.
  func knownNames(_ schema: Schema, _ context: Context) -> [String]? {
    guard options.warnsOfUnknownNames, context.role == .value, !schema.isUnionOnly else { return nil }
    let place = SchemaPlace(schema: schema.id, scope: context.scope)
    guard let listed = listedNames.names(of: place), !listed.isEmpty else { return nil }
    var names = listedNames.allNames(of: place)
    switch context.unknownNames {
    case nil: break
    case .sharedWith(let others, warns: true): names += others.flatMap { sharedParts.names(at: $0).names }
    case .sharedWith, .leftToOthers: return nil
    }
    return ListedNames.withoutRepetition(names + context.otherNames)
  }
}

/// Finds the names that a schema lists together with all that look at the same value.
///
/// Each schema is asked once in each dynamic scope, and chains of references may be longer than the machine's stack is
/// deep.
final class ListedNames {
  private let graph: SchemaGraph
  private let scopes: DynamicScopes
  /// The names at each place; nil within where a schema says what other names mean.
  private var known: [SchemaPlace: Names?] = [:]

  private struct Names {
    var listed: [String] = []
    /// Names that a schema asks for, or allows as names, without listing them as members.
    var mentioned: [String] = []
  }

  init(graph: SchemaGraph, scopes: DynamicScopes) {
    self.graph = graph
    self.scopes = scopes
  }

  /// The names that schemas list at a place; nil where one of them says what other names mean.
  func names(of place: SchemaPlace) -> [String]? { find(place)?.listed }

  /// The names that are listed, and those that are only mentioned: a schema that names a member knows it.
  func allNames(of place: SchemaPlace) -> [String] {
    let names = find(place) ?? Names()
    return names.mentioned.isEmpty ? names.listed : Self.withoutRepetition(names.listed + names.mentioned)
  }

  /// The names among `others` that a schema takes for unknown; none where it lists no names, or says what other names
  /// mean.
  func unknown(to place: SchemaPlace, among others: [String]) -> [String] {
    guard let listed = names(of: place), !listed.isEmpty else { return [] }
    let known = Set(allNames(of: place).map { ScalarKey($0) })
    return others.filter { !known.contains(ScalarKey($0)) }
  }

  private func find(_ start: SchemaPlace) -> Names? {
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
    return known[start] ?? Names()
  }

  private func combinedNames(of place: SchemaPlace) -> Names? {
    let schema = graph[place.schema]
    if schema.additionalProperties != nil || schema.unevaluatedProperties != nil
      || !schema.patternProperties.isEmpty
    {
      return nil
    }
    var lists = [schema.properties.map(\.name)]
    var mentioned = [graph.namesMentioned(by: schema)]
    for other in scopes.places(beside: place) {
      // A schema that is met within itself adds nothing.
      guard let names = known[other] ?? Names() else { return nil }
      lists.append(names.listed)
      mentioned.append(names.mentioned)
    }
    return Names(listed: Self.joined(lists), mentioned: Self.joined(mentioned))
  }

  private static func joined(_ lists: [[String]]) -> [String] {
    let lists = lists.filter { !$0.isEmpty }
    return lists.count == 1 ? lists[0] : withoutRepetition(lists.joined())
  }

  static func withoutRepetition(_ names: some Sequence<String>) -> [String] {
    var seen: Set<ScalarKey> = []
    return names.filter { seen.insert(ScalarKey($0)).inserted }
  }
}

extension SchemaGraph {
  /// Whether each value that a schema accepts is among those that it lists, alone or with the schemas that hold with it:
  /// no name in such a value is unknown.
  func listsValues(_ id: SchemaID) -> Bool { allParts(of: id).contains { self[$0].listedValues != nil } }

  /// The names of members that a schema mentions without describing them: a schema that asks for a member knows it.
  func namesMentioned(by schema: Schema) -> [String] {
    var names = schema.required
    for dependent in schema.dependentRequired { names += [dependent.name] + dependent.required }
    names += schema.dependentSchemas.map(\.name)
    if let propertyNames = schema.propertyNames { names += namesLeft(by: propertyNames) ?? [] }
    for case .object(let object) in schema.listedValues ?? [] { names += object.keys }
    return names
  }
}
