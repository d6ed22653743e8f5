package import SchemaRuntime
import SchemaValidation

/// The outcome of a union's candidates of which one accepts every value.
package enum UnionOutcome {
  /// The verdict, and warnings if the caller asks for them.
  case warnings
  /// Only the verdict.
  case verdict
}

// The branches of a block's unions.
extension ValidationPlan {
  /// The outcome for values of some kinds; nil where no candidate is known to accept them all, or it matters which ones
  /// do.
  package func outcome(
    of candidates: [Int], _ kinds: [JSONKind], of union: BlockUnion, in block: Block
  ) -> UnionOutcome? {
    let blocks = candidates.map { union.plan.branches[$0].call.block }
    guard !union.plan.isExclusive, !block.keepsEvaluated, !isTagged(kinds, union),
      let free = blocks.firstIndex(where: { program[$0].accepts(all: kinds) })
    else { return nil }
    return blocks[..<free].contains(where: program.mayWarn) ? .warnings : .verdict
  }

  /// Whether a property picks the branch for values of some kinds.
  package func isTagged(_ kinds: [JSONKind], _ union: BlockUnion) -> Bool {
    kinds == [.object] && union.plan.tag != nil && union.plan.candidates(.object).count > 1
  }

  /// Whether branches that accept an object are looked for by its members' names.
  package func asksNames(for union: BlockUnion, in block: Block) -> Bool {
    program.usesSigns(of: union, in: block)
  }

  /// Whether branches that accept an object are looked for by the value of a member.
  package func asksValue(for union: BlockUnion, in block: Block) -> Bool {
    program.usesValueDiscriminator(of: union, in: block)
  }

  /// Whether some branches can be ruled out before they run.
  package func preselectsBranches(of union: BlockUnion, in block: Block) -> Bool {
    program.preselectsBranches(of: union, in: block)
  }

  /// Whether there are objects that a branch is known not to accept before it is asked.
  package func mayExclude(_ branch: Int, of union: BlockUnion, in block: Block) -> Bool {
    program.mayExclude(branch, of: union, in: block)
  }
}
