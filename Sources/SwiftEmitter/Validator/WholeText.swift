import SchemaRuntime
import ValidationPlanning

/// The checks that look at a value again. The cursor `c` stands at its start.
struct WholeText {
  let emitter: ValidatorEmitter
  let block: Block
  /// Whether somebody else leaves the cursor behind the value.
  let isAgain: Bool
  private var calls: BlockCallText { BlockCallText(emitter: emitter) }

  /// - Parameter index: the check's place in `whole`.
  func write(_ index: Int, to writer: inout SwiftWriter) {
    switch block.whole[index] {
    case .reference(let call): calls.write(call, to: &writer)
    case .allOf(let all):
      for (index, call) in all.enumerated() {
        if index > 0 { writer.line("c.position = \(.start)") }
        calls.write(call, to: &writer)
      }
    case .union:
      guard let union = block.unions.first(where: { $0.index == index }) else { return }
      UnionText(emitter: emitter, block: block, union: union, isAgain: isAgain).write(to: &writer)
    case .not(let call, let keyword):
      writer.block("do {") { writer in
        calls.test(call, "let isMatch: Bool = ", to: &writer)
        writer.line("if isMatch { try s.report(.not, at: \(.start), \(StringLiteral(keyword))) }")
      }
    case .conditional(let plan): conditional(plan, to: &writer)
    case .unevaluatedItems(let call, let keyword): unevaluatedItems(call, keyword, to: &writer)
    case .unevaluatedProperties(let call, let keyword): unevaluatedProperties(call, keyword, to: &writer)
    case .maxSerializedBytes(let limit, let keyword):
      writer.line(
        "try Assertion.maxSerializedBytes(\(limit), from: \(.start), to: end, c, &s, \(StringLiteral(keyword)))"
      )
    case .warnings(let rules): warnings(rules, of: index, to: &writer)
    }
  }

  private func conditional(_ plan: ConditionalPlan, to writer: inout SwiftWriter) {
    let condition = emitter.plan[plan.condition.block]
    if condition.isAlways { return calls.write(plan.then, to: &writer) }
    let tracks = condition.tracks
    writer.block("do {") { writer in
      if tracks { writer.line("var inner: Evaluation = Evaluation()") }
      calls.test(plan.condition, "let isMatch: Bool = ", to: &writer)
      guard plan.then != nil || tracks || plan.otherwise != nil else { return writer.line("_ = isMatch") }
      if plan.then == nil, !tracks {
        writer.block("if !isMatch {") { calls.write(plan.otherwise, to: &$0) }
        return
      }
      writer.line("if isMatch {")
      writer.indented { writer in
        if tracks { writer.line("\(.own).merge(inner)") }
        if let then = plan.then { calls.write(then, to: &writer) }
      }
      if let otherwise = plan.otherwise {
        writer.line("} else {")
        writer.indented { calls.write(otherwise, to: &$0) }
      }
      writer.line("}")
    }
  }

  private func unevaluatedItems(_ call: BlockCall?, _ keyword: String, to writer: inout SwiftWriter) {
    writer.block("if \(.kind) == .array {") { writer in
      writer.line("var number: Int = 0")
      writer.line("var more: Bool = try c.beginArray()")
      writer.block("while more {") { writer in
        writer.line("c.skipWhitespace()")
        if call == nil { writer.line("let offset: Int = c.position") }
        left(call, ".unevaluatedItem", "offset", keyword, to: &writer)
        writer.line("more = try c.nextItem()")
      }
      writer.line("\(.own).insertAll()")
    }
  }

  private func unevaluatedProperties(_ call: BlockCall?, _ keyword: String, to writer: inout SwiftWriter) {
    writer.block("if \(.kind) == .object, !\(.own).isComplete {") { writer in
      writer.line("var number: Int = 0")
      writer.line("var more: Bool = try c.beginObject()")
      writer.block("while more {") { writer in
        writer.line(call == nil ? "let key: Key = try c.key()" : "_ = try c.key()")
        left(call, ".unevaluatedProperty", "key.offset", keyword, to: &writer)
        writer.line("more = try c.nextMember()")
      }
      writer.line("\(.own).insertAll()")
    }
  }

  private func left(
    _ call: BlockCall?, _ demand: SwiftCode, _ offset: SwiftCode, _ keyword: String,
    to writer: inout SwiftWriter
  ) {
    writer.line("if \(.own).contains(number) {")
    writer.indented { $0.line("try c.skipSyntax()") }
    writer.line("} else {")
    writer.indented { writer in
      if let call { return calls.write(call, to: &writer) }
      writer.line("try c.skipSyntax()")
      writer.line("try Assertion.never(\(demand), at: \(offset), &s, \(StringLiteral(keyword)))")
    }
    writer.line("}")
    writer.line("number &+= 1")
  }

  /// Rules that what a walk has noted decides are asked only where they fail.
  private func warnings(_ rules: [BlockCall], of check: Int, to writer: inout SwiftWriter) {
    if let gathered = emitter.plan.gatheredRules(of: block) {
      let condition: SwiftCode =
        emitter.plan.isMerged(block) ? "s.wantsWarnings, !s.hasWarning" : "s.wantsWarnings"
      return writer.block("if \(condition) {") { writer in
        writer.line("try \(emitter.name(gathered))(&c, &s)")
      }
    }
    let noted = emitter.plan.captures(of: block)
    for (index, rule) in rules.enumerated() where emitter.isFunction(emitter.plan[rule.block]) {
      let bit = noted.bit(ofRule: index, of: check)
      if bit != nil, emitter.plan.isMerged(block) { continue }
      let condition: SwiftCode =
        bit.map { "\(.warnings) & \(hexadecimal: $0) != 0" } ?? "s.wantsWarnings"
      writer.block("if \(condition) {") { writer in
        let callee = emitter.plan[rule.block]
        let message: Argument = callee.message.map { .text($0) } ?? .code("nil")
        // Of an object the bit says that it fails, of other values nobody knows.
        let fails: [Argument] = bit == nil ? [] : [.code("fails: \(.kind) == .object")]
        writer.call(
          "try Validation.warn(", [.code("c"), .text(rule.path), message, .code("&s")] + fails,
          ") { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in")
        writer.indented { $0.line("try \(emitter.name(callee))(&c, &s)") }
        writer.line("}")
      }
    }
  }
}
