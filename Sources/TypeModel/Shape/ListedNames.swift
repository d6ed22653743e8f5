import SchemaModel
import SchemaRuntime

/// The names that `propertyNames` leaves to the members of objects, by the schemas that have it.
final class ListedNameCache {
  fileprivate var names: [[SchemaID]: [String]?] = [:]
}

extension Lowering {
  /// The most names that become members: an object with more is a dictionary.
  private static let mostNames = SchemaGraph.mostNamesLeft

  /// The names that `propertyNames` leaves to an object: each is a member, and there are no others. Nil where they are
  /// many, or not known.
  func listedNames(of key: Conjunction) -> [String]? {
    let schemas = key.schemas.compactMap { graph[$0].propertyNames }
    if schemas.isEmpty { return nil }
    if let known = listedNameCache.names[schemas] { return known }
    let names = findListedNames(schemas)
    listedNameCache.names[schemas] = .some(names)
    return names
  }

  private func findListedNames(_ schemas: [SchemaID]) -> [String]? {
    let lists = schemas.compactMap { schema in
      let conjunction = flattening.conjunction(of: [schema]).narrowed(to: .string)
      return literals(of: conjunction).map { $0.compactMap(\.value.stringValue) }
        ?? graph.allParts(of: schema).firstResult(graph.wordsOfPattern)
    }
    guard let shortest = lists.min(by: { $0.count < $1.count }) else { return nil }
    let names = shortest.filter { name in
      schemas.allSatisfy { flattening.judge.verdict(on: .string(name), by: $0) != false }
    }
    return names.isEmpty || names.count > Self.mostNames ? nil : names
  }

  /// Definitions to which only `propertyNames` refers, and which list the names of members: their names are in a struct.
  func findDefinitionsOfNames() -> Set<SchemaID> {
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
          && (graph.stringsListed(by: $0)?.count ?? .max) <= Self.mostNames
      })
  }
}
