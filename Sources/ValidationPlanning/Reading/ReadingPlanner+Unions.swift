import SchemaRuntime
import SchemaValidation
package import TypeModel

/// Finds the unions that can be validated while they are read: those of which the reader picks the branch that the
/// validator asks.
extension ReadingPlanner {
  /// How a union is validated while it is read; nil where none of its cases validates itself.
  package func reading(of type: NominalType, _ union: UnionType) -> UnionReading? {
    guard program.uses(.fuseUnions), type.schemas.count == 1, let entry = program.entries[type.schemas[0]]
    else { return nil }
    let block = program.resolved(entry)
    // A reader that validates on the way never asks for warnings.
    guard block.inPlaceChecks.count(where: { $0.rules.isEmpty }) == 1, let named = block.unions.first,
      !block.readsValue, !block.collectsEvaluated
    else {
      return nil
    }
    // Nothing else is asked of the value but a type that some branch has.
    let strategies = union.dispatch.compactMap { rule -> (kinds: TypeSet, strategy: UnionStrategy)? in
      guard block.types?.isSuperset(of: rule.kinds) ?? true,
        let strategy = strategy(rule, union, named, block)
      else {
        return nil
      }
      return (rule.kinds, strategy)
    }
    guard !strategies.isEmpty else { return nil }
    var reading = UnionReading(block: block, strategies: strategies)
    if let cases = fewCases(union, named, block) { reading.candidates = .init(union: named, cases: cases) }
    return reading
  }

  /// The case of each branch that members tell from others; nil where that is not known of all.
  private func fewCases(
    _ union: UnionType, _ named: BlockUnion, _ block: Block
  ) -> [(bit: UInt64, index: Int)]? {
    guard program.preselectsBranches(of: named, in: block) else { return nil }
    let plan = named.plan
    for case let indices? in union.dispatch.filter({ $0.kinds == .object }).map(\.decision.asked) {
      let cases = plan.candidates(.object).compactMap { candidate -> (bit: UInt64, index: Int)? in
        let index = indices.first { isStruct(union.cases[$0], as: plan.branches[candidate].call) }
        return index.map { (1 << UInt64(candidate), $0) }
      }
      // A case for each, and one that is its own.
      let isComplete = cases.count == indices.count && Set(cases.map(\.index)).count == indices.count
      return isComplete && cases.count == plan.candidates(.object).count ? cases : nil
    }
    return nil
  }

  /// How values are validated while they are read, where the case that a reader finds is the only branch that the
  /// validator asks.
  private func strategy(
    _ rule: UnionType.KindRule, _ union: UnionType, _ named: BlockUnion, _ block: Block
  ) -> UnionStrategy? {
    if rule.kinds == .object, isFused(rule, union, named, block) { return .each(.fused) }
    guard let kind = rule.kinds.kinds.first else { return nil }
    let candidates = named.plan.candidates(kind)
    switch rule.decision {
    case .branch(let index) where candidates.count == 1:
      return strategy(union.cases[index], named, candidates[0]).map { .each($0) }
    case .ask(let indices), .closest(let indices):
      guard !named.plan.isExclusive, candidates.count == indices.count else { return nil }
      var strategies: [(index: Int, strategy: ReadStrategy)] = []
      for index in indices {
        let own = candidates.first { validates(union.cases[index], as: named.plan.branches[$0].call) }
        guard let own, let strategy = strategy(union.cases[index], named, own) else { return nil }
        strategies.append((index, strategy))
      }
      return .attempts(strategies)
    case .branch, .tag, .text: return nil
    }
  }

  /// Whether the schema of a case, the only one that it has, is what a call runs.
  private func validates(_ item: UnionType.Case, as call: BlockCall) -> Bool {
    guard item.schemas.count == 1, let entry = program.entries[item.schemas[0]] else { return false }
    return program.resolved(entry).schema == program.resolved(call.block).schema
  }

  private func strategy(_ item: UnionType.Case, _ named: BlockUnion, _ candidate: Int) -> ReadStrategy? {
    item.constant == nil ? strategy(item.payload, named.plan.branches[candidate].call, nil) : nil
  }

  /// Whether the objects among the cases, which have types of their own, are what the block's branches validate.
  private func isFused(
    _ rule: UnionType.KindRule, _ union: UnionType, _ named: BlockUnion, _ block: Block
  ) -> Bool {
    let plan = named.plan
    let candidates = plan.candidates(.object).map { plan.branches[$0] }
    switch rule.decision {
    case .branch(let index):
      return candidates.count == 1 && isStruct(union.cases[index], as: candidates[0].call)
    case .tag(let property, let branches, let other, _):
      guard let tag = plan.tag, tag.name.hasSameScalars(as: property), candidates.count > 1 else {
        return false
      }
      switch (other, tag.defaultBranch) {
      case (nil, nil): break
      case (let other?, let branch?):
        guard isStruct(union.cases[other], as: plan.branches[branch].call) else { return false }
      default: return false
      }
      let known = Set(branches.map { ScalarKey($0.value) })
      guard known == Set(candidates.flatMap(\.tags).map(ScalarKey.init)) else { return false }
      return branches.allSatisfy { item in
        let branch = candidates.first { $0.tags.contains { $0.hasSameScalars(as: item.value) } }
        return branch.map { isStruct(union.cases[item.branch], as: $0.call) } ?? false
      }
    case .ask, .closest: return fewCases(union, named, block) != nil
    case .text: return false
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
