import SchemaModel

extension SchemaGraph {
  /// The copies: schemas that stand at the place of an earlier one, as it reads in another dynamic scope.
  var copiesForScopes: Set<SchemaID> {
    guard schemas.contains(where: \.refersDynamically) else { return [] }
    var known: [Int: Set<[String]>] = [:]
    return Set(
      schemas.filter { !known[$0.document, default: []].insert($0.pointer).inserted }.map(\.id))
  }
}

extension Site {
  /// The targets of the dynamic references in a copy of a schema, and in copies that it refers to, that lead elsewhere in
  /// the schema itself; none for a schema that is no copy.
  func bindings(of id: SchemaID) -> [SchemaID] {
    var found: [SchemaID] = []
    var seen: Set<SchemaID> = [id]
    var waiting = [id]
    while let next = waiting.popLast() {
      guard copies.contains(next) else { continue }
      let schema = graph[next]
      let isDynamic = schema.refersDynamically
      if isDynamic { found += schema.references.filter { !found.contains($0) } }
      let parts = schema.children.map(\.schema) + (isDynamic ? [] : schema.references)
      waiting += parts.reversed().filter { seen.insert($0).inserted }
    }
    return found
  }
}

extension Schema {
  /// Whether it has one reference and no other keyword.
  var isOnlyReference: Bool { references.count == 1 && hasNone(but: [.ref, .dynamicRef]) }

  /// Whether the target of its reference depends on where its resource was reached from.
  fileprivate var refersDynamically: Bool {
    sites[.dynamicRef] != nil
  }
}
