import SchemaRuntime
import SchemaValidation
import TypeModel

/// How a union validates itself while it is read.
public struct UnionReadingPlan {
  /// The kinds of value of which the cases validate themselves while they are read.
  var fused: TypeSet = []
  /// How the names that an object has pick its case.
  var candidates: Candidates?

  struct Candidates {
    /// The table of the names.
    var signs: SwiftCode
    /// The function that says which branches they leave.
    var function: SwiftCode
    /// The case for each answer that is one branch.
    var cases: [(bit: UInt64, index: Int)]
  }
}

/// Finds the unions that can be validated while they are read: those of which the reader picks the branch that the
/// validator asks.
extension ReadingPlanner {
  /// The plan of a union, and its block; nil where none of its cases does.
  func fusedUnion(of type: NominalType, _ union: UnionType) -> (block: Block, plan: UnionReadingPlan)? {
    guard type.schemas.count == 1, let entry = program.entries[type.schemas[0]] else { return nil }
    let block = program.resolved(entry)
    guard block.whole.count == 1, let named = block.unions.first, !block.readsValue, !block.tracks else {
      return nil
    }
    // Nothing else is asked of the value but a type that some branch has.
    let kinds = union.dispatch.filter { rule in
      (block.types?.isSuperset(of: rule.kinds) ?? true) && isFused(rule, union, named, block)
    }
    guard !kinds.isEmpty else { return nil }
    var reading = UnionReadingPlan(fused: kinds.reduce(into: []) { $0.formUnion($1.kinds) })
    if let cases = signedCases(union, named, block) {
      reading.candidates = .init(
        signs: emitter.name(block) + named.signs, function: emitter.name(block) + named.candidates,
        cases: cases)
    }
    return (block, reading)
  }

  /// The case of each branch that members tell from others; nil where that is not known of all.
  private func signedCases(
    _ union: UnionType, _ named: NamedUnion, _ block: Block
  ) -> [(bit: UInt64, index: Int)]? {
    guard program.usesSigns(of: named, in: block) else { return nil }
    let plan = named.plan
    for case .ask(let indices) in union.dispatch.filter({ $0.kinds == .object }).map(\.decision) {
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

  /// Whether the case that a reader finds is the one branch that the validator asks.
  private func isFused(
    _ rule: UnionType.KindRule, _ union: UnionType, _ named: NamedUnion, _ block: Block
  ) -> Bool {
    guard rule.kinds == .object else { return false }
    let plan = named.plan
    let candidates = plan.candidates(.object).map { plan.branches[$0] }
    switch rule.decision {
    case .branch(let index):
      return candidates.count == 1 && isStruct(union.cases[index], as: candidates[0].call)
    case .tag(let property, let branches, let other):
      guard let tag = plan.tag, tag.hasSameScalars(as: property), candidates.count > 1 else { return false }
      switch (other, plan.otherwise) {
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
    case .ask: return signedCases(union, named, block) != nil
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
