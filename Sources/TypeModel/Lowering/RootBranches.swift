import SchemaModel

/// The definitions that are only branches of a root which says more than its choice. The case carries the type of the
/// definition, with the members of the root.
struct RootBranches {
  /// The branch of each definition.
  private(set) var byDefinition: [SchemaID: Disjunction.Branch] = [:]

  init(_ flattening: Flattening, _ parts: DescribedParts, _ planner: TypePlanner) {
    let graph = flattening.graph
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
        byDefinition[target] = branch
      }
    }
  }

  /// Whether a schema is a definition which is only the branch.
  func contains(_ schema: SchemaID, as branch: Disjunction.Branch) -> Bool {
    byDefinition[schema]?.schema == branch.schema
  }
}
