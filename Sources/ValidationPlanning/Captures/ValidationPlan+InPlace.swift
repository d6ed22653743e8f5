import SchemaValidation

/// When a check that looks at a value again runs, where the value has been read.
package enum InPlaceStep {
  case always
  /// The check runs only where nothing has been captured, because the value is no object.
  case ofOthersThanObjects
  case never
}

// The checks that look at a value again.
extension ValidationPlan {
  /// When the check at a place of `whole` runs.
  package func step(ofCheck index: Int, in block: Block) -> InPlaceStep {
    let captured = CapturePlan(block, in: program)
    if program.givesVerdict(block), captured.decidesRules(of: index) { return .never }
    guard captured.decided.contains(index) else { return .always }
    return program.givesVerdict(block) ? .never : .ofOthersThanObjects
  }

  /// The place of a union among those that the block's checks run.
  package func place(of union: BlockUnion, in block: Block) -> Int {
    block.unions.count { other in
      if other.index >= union.index { return false }
      if case .never = step(ofCheck: other.index, in: block), block.readsValue { return false }
      return true
    }
  }

  /// The block that gives the verdict of a block, where another one does.
  package func verdict(of block: Block) -> Block? { program.merged[block.id].map { program[$0] } }

  /// The block whose function gives the verdict of a block, and says whether there are warnings.
  package func function(of block: Block) -> Block {
    guard let merged = verdict(of: block), !merged.isVerdictOnly else { return block }
    return merged
  }

  /// Whether captures decide if a rule holds for objects.
  package func isCaptured(_ rule: BlockCall, of block: Block) -> Bool {
    CapturePlan(block, in: program).rules(areDecided: true).contains { $0.block == rule.block }
  }

  /// The block that runs all rules of a block, where there is one.
  package func gatheredRules(of block: Block) -> Block? { program.gathered[block.id].map { program[$0] } }
}
