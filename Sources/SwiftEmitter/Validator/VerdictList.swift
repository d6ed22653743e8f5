import ValidationPlanning

/// The validators of many subschemas in a constant, which a loop goes through: a call for each would make a function of
/// hundreds of lines.
struct VerdictList {
  /// The most calls that are written one by one; more are a loop.
  private static let mostCalls = 24

  let name: GlobalName
  private let validators: [SwiftCode]

  /// Nil for few calls, and where they ask for more than the value at the cursor.
  init?(_ calls: [BlockCall], name: GlobalName, emitter: ValidatorEmitter) {
    if calls.count <= Self.mostCalls { return nil }
    let blocks = calls.map { emitter.plan[$0.block] }
    guard blocks.allSatisfy({ emitter.isFunction($0) && !$0.collectsEvaluated }) else { return nil }
    self.name = name
    validators = blocks.map(emitter.closure)
  }

  var declaration: Declaration {
    Declaration(name) { writer in
      writer.list("private let \(name): [ListedVerdict] = [", validators, "]", trailing: ",")
    }
  }
}

extension BlockText {
  /// The lists that the checks of the block go through.
  var verdictLists: [VerdictList] {
    let unions = block.unions.compactMap { UnionText(emitter: emitter, block: block, union: $0).verdicts }
    let others = block.inPlaceChecks.indices.compactMap {
      InPlaceText(emitter: emitter, block: block, isAgain: false).verdicts(ofCheck: $0)
    }
    return others + unions
  }
}
