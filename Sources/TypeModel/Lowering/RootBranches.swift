import SchemaModel

extension Lowering {
  /// Finds the definitions that are only branches of a root which says more than its choice. The case carries the type
  /// of the definition, with the members of the root.
  mutating func findRootBranches() {
    let referring = Dictionary(
      grouping: graph.schemas.flatMap { schema in schema.references.map { (target: $0, from: schema.id) } },
      by: \.target)
    for document in graph.entryDocuments {
      guard let key = parts.typedKey(of: flattening.conjunction(of: [document.root])),
        case .union(let union) = planner.plan(for: key)
      else { continue }
      let definitions = Set(document.definitions.map(\.schema))
      for branch in union.branches where branch.isJoined {
        guard let target = graph[branch.schema].reference, definitions.contains(target),
          referring[target]?.allSatisfy({ $0.from == branch.schema }) == true
        else { continue }
        rootBranches[target] = branch
      }
    }
  }

  /// Whether the type is that of a definition which is only the branch.
  func isRootBranch(_ type: TypeID, _ branch: Disjunction.Branch) -> Bool {
    rootBranches[result[type].schema]?.schema == branch.schema
  }
}
