extension SchemaGraph {
  /// Whether one of the roots leads to each schema of the graph, by its index: through references and subschemas, in any
  /// number of steps. A root leads to itself.
  package func reach(of roots: [SchemaID]) -> [Bool] {
    var isReached = [Bool](repeating: false, count: schemas.count)
    for root in roots { markReach(of: root, in: &isReached) }
    return isReached
  }

  /// Marks a schema and all that it leads to, as far as they are not marked, by index.
  package func markReach(of root: SchemaID, in isReached: inout [Bool]) {
    guard !isReached[root.index] else { return }
    isReached[root.index] = true
    var pending = [root]
    while let id = pending.popLast() {
      for next in self[id].next where !isReached[next.index] {
        isReached[next.index] = true
        pending.append(next)
      }
    }
  }
}

extension Schema {
  /// The schemas that this one leads to in one step: by reference, or as its parts.
  package var next: [SchemaID] { references + subschemas.map(\.schema) }
}
