import SchemaRuntime
import SchemaValidation
import TypeModel

/// Finds the unions that can be validated while they are read: those of which the reader picks the branch that the
/// validator asks.
extension ReadingPlanner {
  /// The kinds of value of which a union's cases validate themselves while they are read; empty where none does.
  func fusedKinds(of type: NominalType, _ union: UnionType) -> TypeSet {
    fusedUnion(of: type, union)?.kinds ?? []
  }

  func fusedUnion(of type: NominalType, _ union: UnionType) -> (block: Block, kinds: TypeSet)? {
    guard type.schemas.count == 1, let entry = program.entries[type.schemas[0]] else { return nil }
    let block = program.resolved(entry)
    guard block.whole.count == 1, case .union(let plan) = block.whole[0], !block.readsValue, !block.tracks
    else {
      return nil
    }
    // Nothing else is asked of the value but a type that some branch has.
    let kinds = union.dispatch.filter { rule in
      (block.types?.isSuperset(of: rule.kinds) ?? true) && isFused(rule, union, plan)
    }
    guard !kinds.isEmpty else { return nil }
    return (block, kinds.reduce(into: []) { $0.formUnion($1.kinds) })
  }

  /// Whether the case that a reader finds is the one branch that the validator asks.
  private func isFused(_ rule: UnionType.KindRule, _ union: UnionType, _ plan: UnionPlan) -> Bool {
    guard rule.kinds == .object else { return false }
    let candidates = plan.candidates(.object).map { plan.branches[$0] }
    switch rule.decision {
    case .branch(let index):
      return candidates.count == 1 && isStruct(union.cases[index], as: candidates[0].call)
    case .tag(let property, let branches):
      guard let tag = plan.tag, tag.hasSameScalars(as: property), candidates.count > 1 else { return false }
      let known = Set(branches.map { ScalarKey($0.value) })
      guard known == Set(candidates.flatMap(\.tags).map(ScalarKey.init)) else { return false }
      return branches.allSatisfy { item in
        let branch = candidates.first { $0.tags.contains { $0.hasSameScalars(as: item.value) } }
        return branch.map { isStruct(union.cases[item.branch], as: $0.call) } ?? false
      }
    case .text, .ask: return false
    }
  }

  private func isStruct(_ item: UnionType.Case, as call: BlockCall) -> Bool {
    guard item.constant == nil, case .named(let id) = item.payload, case .object = types[id].declaration
    else {
      return false
    }
    return isFused(id, as: call)
  }
}
