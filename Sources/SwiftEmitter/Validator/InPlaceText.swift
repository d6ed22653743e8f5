import SchemaRuntime
import ValidationPlanning

/// The checks that look at a value again. The cursor `c` stands at its start.
struct InPlaceText {
  let emitter: ValidatorEmitter
  let block: Block
  /// Whether other code leaves the cursor behind the value.
  let isAgain: Bool
  private var calls: BlockCallText { BlockCallText(emitter: emitter) }

  /// - Parameter index: the check's place in `whole`.
  func write(_ index: Int, to writer: inout SwiftWriter) {
    switch block.inPlaceChecks[index] {
    case .reference(let call): calls.write(call, to: &writer)
    case .allOf(let all):
      if let list = verdicts(ofCheck: index) {
        return writer.block("for verdict in \(list.name) {") { writer in
          writer.line("c.position = \(.start)")
          writer.line("try verdict(&c, &s)")
        }
      }
      for (index, call) in all.enumerated() {
        if index > 0 { writer.line("c.position = \(.start)") }
        calls.write(call, to: &writer)
      }
    case .union:
      guard let union = block.unions.first(where: { $0.index == index }) else { return }
      UnionText(emitter: emitter, block: block, union: union, isAgain: isAgain).write(to: &writer)
    case .not(let call, _) where !emitter.isFunction(emitter.plan[call.block]):
      // Not a `throw`: behind that nothing may stand.
      writer.line(BlockText.certainRefusal)
    case .not(let call, _):
      writer.block("do {") { writer in
        calls.test(call, "let isMatch: Bool = ", to: &writer)
        writer.line("if isMatch { \(BlockText.refusal) }")
      }
    case .conditional(let plan): conditional(plan, to: &writer)
    case .unevaluatedItems(let call, _): unevaluatedItems(call, to: &writer)
    case .unevaluatedProperties(let call, _): unevaluatedProperties(call, to: &writer)
    case .maxSerializedBytes(let limit, _):
      writer.line("try Assertion.maxSerializedBytes(\(limit), from: \(.start), to: end, c)")
    case .warnings(let rules): warnings(rules, to: &writer)
    }
  }

  /// The list of the schemas of an `allOf` of many.
  func verdicts(ofCheck index: Int) -> VerdictList? {
    guard case .allOf(let all) = block.inPlaceChecks[index] else { return nil }
    return VerdictList(all, name: emitter.name(block) + TableNames.all(index), emitter: emitter)
  }

  private func conditional(_ plan: ConditionalPlan, to writer: inout SwiftWriter) {
    let condition = emitter.plan[plan.condition.block]
    if condition.isAlways { return calls.write(plan.then, to: &writer) }
    let collectsEvaluated = condition.collectsEvaluated
    writer.block("do {") { writer in
      if collectsEvaluated { writer.line("var inner: Evaluation = Evaluation()") }
      calls.test(plan.condition, "let isMatch: Bool = ", to: &writer)
      guard plan.then != nil || collectsEvaluated || plan.otherwise != nil else {
        return writer.line("_ = isMatch")
      }
      if plan.then == nil, !collectsEvaluated {
        writer.block("if !isMatch {") { calls.write(plan.otherwise, to: &$0) }
        return
      }
      writer.line("if isMatch {")
      writer.indented { writer in
        if collectsEvaluated { writer.line("\(.own).merge(inner)") }
        if let then = plan.then { calls.write(then, to: &writer) }
      }
      if let otherwise = plan.otherwise {
        writer.line("} else {")
        writer.indented { calls.write(otherwise, to: &$0) }
      }
      writer.line("}")
    }
  }

  private func unevaluatedItems(_ call: BlockCall?, to writer: inout SwiftWriter) {
    writer.block("if \(.kind) == .array {") { writer in
      writer.line("var number: Int = 0")
      writer.line("var more: Bool = try c.beginArray()")
      writer.block("while more {") { writer in
        left(call, to: &writer)
        writer.line("more = try c.nextItem()")
      }
      writer.line("\(.own).insertAll()")
    }
  }

  private func unevaluatedProperties(_ call: BlockCall?, to writer: inout SwiftWriter) {
    writer.block("if \(.kind) == .object, !\(.own).isComplete {") { writer in
      writer.line("var number: Int = 0")
      writer.line("var more: Bool = try c.beginObject()")
      writer.block("while more {") { writer in
        writer.line("_ = try c.key()")
        left(call, to: &writer)
        writer.line("more = try c.nextMember()")
      }
      writer.line("\(.own).insertAll()")
    }
  }

  private func left(_ call: BlockCall?, to writer: inout SwiftWriter) {
    writer.line("if \(.own).contains(number) {")
    writer.indented { $0.line("try c.skipSyntax()") }
    writer.line("} else {")
    writer.indented { writer in
      if let call { return calls.write(call, to: &writer) }
      writer.line("throw Rejection(at: c.position)")
    }
    writer.line("}")
    writer.line("number &+= 1")
  }

  /// Rules that nothing captured decides are asked of the interpreter, as long as no other has failed.
  private func warnings(_ rules: [BlockCall], to writer: inout SwiftWriter) {
    if let gathered = emitter.plan.gatheredRules(of: block) {
      let asked: [SwiftCode] = ["s.wantsWarnings", "!s.hasWarning"]
      return writer.line("try \(emitter.name(gathered))(&c, &s)", where: asked)
    }
    for rule in rules where emitter.isFunction(emitter.plan[rule.block]) {
      let isCaptured = emitter.plan.isCaptured(rule, of: block)
      if isCaptured, emitter.plan.givesVerdict(block) { continue }
      let others: [SwiftCode] = isCaptured ? ["\(.kind) != .object"] : []
      let fails: SwiftCode = "try !\(emitter.rule(rule.block)).accepts(c)"
      writer.line("s.noteWarning()", where: ["s.wantsWarnings", "!s.hasWarning"] + others + [fails])
    }
  }
}
