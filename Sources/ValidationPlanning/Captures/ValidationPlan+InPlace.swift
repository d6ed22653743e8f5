import SchemaValidation

/// When a check that looks at a value again is run, where the value has been read.
package enum InPlaceStep {
  case always
  /// Where what has been captured does not hold.
  case ifCapturesFail
  case never
}

// The checks that look at a value again.
extension ValidationPlan {
  /// When the check at a place of `whole` is run.
  package func step(ofCheck index: Int, in block: Block) -> InPlaceStep {
    let noted = NotedChecks(block, in: program)
    if program.isJoined(block), noted.decidesRules(of: index) { return .never }
    guard noted.decided.contains(index) else { return .always }
    return program.givesVerdict(block) ? .never : .ifCapturesFail
  }

  /// The block that gives the verdict of a block, where another one does.
  package func verdict(of block: Block) -> Block? { program.joined[block.id].map { program[$0] } }

  /// The block that asks all rules of a block, where there is one.
  package func gatheredRules(of block: Block) -> Block? { program.gathered[block.id].map { program[$0] } }
}
