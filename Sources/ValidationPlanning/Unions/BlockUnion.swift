package import SchemaValidation

/// An `anyOf` or `oneOf` of a block, and where it stands among the others.
package struct BlockUnion {
  package let plan: UnionPlan
  /// The place of the union in the block's `whole`.
  package let index: Int
  /// How many unions of its kind stand before it.
  package let number: Int
  /// Whether the block has no other union.
  package let isOnly: Bool
}

extension Block {
  /// The unions among the block's own checks: a schema may have an `anyOf` and a `oneOf`, and a joined block those of
  /// several schemas.
  package var unions: [BlockUnion] {
    var plans: [(index: Int, plan: UnionPlan)] = []
    for (index, check) in inPlaceChecks.enumerated() {
      if let plan = check.union { plans.append((index, plan)) }
    }
    return plans.enumerated().map { place, item in
      let number = plans[..<place].count { $0.plan.isExclusive == item.plan.isExclusive }
      return BlockUnion(plan: item.plan, index: item.index, number: number, isOnly: plans.count == 1)
    }
  }
}

extension PlannedProgram {
  /// Whether the branches of a union that accept an object are looked for by its members' names.
  func usesSigns(of union: BlockUnion, in block: Block) -> Bool {
    uses(.preselectByNames) && !union.plan.discriminatingNames.isEmpty && looksAhead(at: union, in: block)
  }

  /// Whether the branches that accept an object are looked for by the value of a member.
  func usesValueDiscriminator(of union: BlockUnion, in block: Block) -> Bool {
    (uses(.preselectByValue) || union.plan.isExhaustive) && union.plan.valueDiscriminator != nil
      && looksAhead(at: union, in: block)
  }

  /// Whether a look ahead finds the branches of a union: it is not needed where captures of a walk decide the union.
  private func looksAhead(at union: BlockUnion, in block: Block) -> Bool {
    !CapturePlan(block, in: self).decided.contains(union.index)
  }
}

extension PlannedProgram {
  /// Whether there are objects that a branch is known not to accept before it is asked.
  func mayExclude(_ branch: Int, of union: BlockUnion, in block: Block) -> Bool {
    usesSigns(of: union, in: block) && union.plan.branches[branch].requiredNames != 0
      || usesValueDiscriminator(of: union, in: block)
        && union.plan.valueDiscriminator.map { $0.mayExclude(branch) } ?? false
  }

  /// Whether some branches can be ruled out before they run.
  func preselectsBranches(of union: BlockUnion, in block: Block) -> Bool {
    usesSigns(of: union, in: block) || usesValueDiscriminator(of: union, in: block)
  }
}
