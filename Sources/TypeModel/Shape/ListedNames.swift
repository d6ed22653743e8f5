import SchemaModel
import SchemaRuntime

/// Finds the names that `propertyNames` leaves to the members of objects.
final class ListedNames {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let literals: Literals
  /// The names that were found, by the schemas of `propertyNames`.
  private var known: [[SchemaID]: [String]?] = [:]

  init(_ flattening: Flattening, _ literals: Literals) {
    (graph, self.flattening, self.literals) = (flattening.graph, flattening, literals)
  }

  /// The most names that become members: an object with more is a dictionary.
  static let mostNames = SchemaGraph.mostNamesLeft

  /// The names that `propertyNames` leaves to an object: each is a member, and there are no others. Nil where they are
  /// many, or not known.
  func names(of key: Conjunction) -> [String]? {
    let schemas = key.schemas.compactMap { graph[$0].propertyNames }
    if schemas.isEmpty { return nil }
    if let known = known[schemas] { return known }
    let names = findListedNames(schemas)
    known[schemas] = .some(names)
    return names
  }

  private func findListedNames(_ schemas: [SchemaID]) -> [String]? {
    let lists = schemas.compactMap { schema in
      let conjunction = flattening.conjunction(of: [schema]).narrowed(to: .string)
      return literals.values(of: conjunction).map { $0.compactMap(\.value.stringValue) }
        ?? graph.allParts(of: schema).firstResult(graph.wordsOfPattern)
    }
    guard let shortest = lists.min(by: { $0.count < $1.count }) else { return nil }
    let names = shortest.filter { name in
      schemas.allSatisfy { flattening.judge.verdict(on: .string(name), by: $0) != false }
    }
    return names.isEmpty || names.count > Self.mostNames ? nil : names
  }
}
