import SchemaModel
import SchemaRuntime

extension Site {
  /// Unions of more branches are not asked which of them can match.
  private static let mostBranches = 64

  /// The listed members that no value of the schemas has, whichever branches of their unions it matches.
  func impossibleMembers(of ids: [SchemaID]) -> Set<ScalarKey> {
    guard let reasoning, !ids.isEmpty else { return [] }
    if let known = impossible[ids] { return known }
    var found = reasoning.impossibleMembers(of: ids)
    if !allowNothing(ids) {
      found.formUnion(impossibleMembers(of: ids, beside: found, in: unions(of: ids), reasoning))
    }
    impossible[ids] = found
    return found
  }

  /// The listed members that each possible branch of a union rules out, beside those that are known.
  private func impossibleMembers(
    of ids: [SchemaID], beside known: Set<ScalarKey>, in unions: [[SchemaID]],
    _ reasoning: any SchemaReasoning
  ) -> Set<ScalarKey> {
    let taken = Set(ids)
    // Where the first branches of many unions rule out no others together, none of them does.
    let asked = unions[...].unsettled { unions in
      let together =
        ids + unions.compactMap { $0.contains(where: taken.contains) ? nil : $0.first }
      return !allowNothing(together) && reasoning.impossibleMembers(of: together).isSubset(of: known)
    }
    return asked.reduce(into: []) { found, branches in
      let all = possible(branches, beside: ids).map { reasoning.impossibleMembers(of: ids + [$0]) }
      if let first = all.first { found.formUnion(all.dropFirst().reduce(first) { $0.intersection($1) }) }
    }
  }

  /// Whether it is certain that no value is valid by all of the schemas.
  func allowNothing(_ ids: [SchemaID]) -> Bool {
    guard let reasoning, !ids.isEmpty else { return false }
    if let known = nothing[ids] { return known }
    let answer = reasoning.allowNothing(ids)
    nothing[ids] = answer
    return answer
  }

  /// The branches that some value of the schemas may match; all of them where none can.
  func possible(_ branches: [SchemaID], beside ids: [SchemaID]) -> [SchemaID] {
    guard reasoning != nil, branches.count <= Self.mostBranches else { return branches }
    let found = branches.filter { !allowNothing(ids + [$0]) }
    return found.isEmpty ? branches : found
  }

  /// The branches that are the only ones of their unions to match: their demands hold for every value of the schemas.
  func onlyBranches(of ids: [SchemaID]) -> [SchemaID] {
    guard reasoning != nil else { return [] }
    return unions(of: ids).compactMap { branches in
      let found = possible(branches, beside: ids)
      return found.count == 1 ? found.first : nil
    }
  }

  private func unions(of ids: [SchemaID]) -> [[SchemaID]] {
    parts(of: ids).flatMap { [graph[$0].oneOf, graph[$0].anyOf] }.filter {
      $0.count > 1 && $0.count <= Self.mostBranches
    }
  }

  /// The ways in which the branches of one union describe a member; none where a branch leaves it undescribed.
  func ways(ofMember name: String, in ids: [SchemaID]) -> [[SchemaID]] {
    guard let reasoning else { return [] }
    let all = unions(of: ids).firstResult { branches -> [[SchemaID]]? in
      let ways = possible(branches, beside: ids).map { branch in
        reasoning.certainSchemas(ofMember: name, of: ids + [branch]).filter { graph[$0].boolean == nil }
      }
      return ways.contains(where: \.isEmpty) ? nil : ways
    }
    var seen: Set<[SchemaID]> = []
    return (all ?? []).filter { seen.insert($0).inserted }
  }

  /// The schemas that describe a member because its name matches their patterns.
  func patterned(_ name: String, in ids: [SchemaID]) -> [SchemaID] {
    (reasoning?.certainSchemas(ofMember: name, of: ids) ?? []).filter { id in
      graph[id].boolean == nil && pattern(of: id) != nil
    }
  }

  /// The pattern of the names whose members a schema describes.
  func pattern(of id: SchemaID) -> String? {
    guard case .pattern(let pattern)? = places[id]?.step else { return nil }
    return pattern
  }

  /// The kinds of value that a member may have by all that looks at it; nil where any kind is possible.
  func kinds(ofMember name: String, described schemas: [SchemaID], in ids: [SchemaID]) -> TypeSet? {
    guard let reasoning, !ids.isEmpty else { return nil }
    return kinds(of: reasoning.certainSchemas(ofMember: name, of: ids), beside: schemas)
  }

  /// The kinds of value that an item may have by all that looks at it; nil where any kind is possible.
  func kinds(ofItem index: Int, described schemas: [SchemaID], in ids: [SchemaID]) -> TypeSet? {
    guard let reasoning, !ids.isEmpty else { return nil }
    return kinds(of: reasoning.certainSchemas(ofItem: index, of: ids), beside: schemas)
  }

  private func kinds(of found: [SchemaID], beside schemas: [SchemaID]) -> TypeSet? {
    let others = found.filter { graph[$0].boolean == nil && !schemas.contains($0) }
    guard !others.isEmpty, let kinds = graph.kindsAccepted(by: schemas + others), !kinds.isEmpty else {
      return nil
    }
    return kinds
  }
}
