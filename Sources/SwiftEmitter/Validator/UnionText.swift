import SchemaRuntime
import ValidationPlanning

/// `anyOf` and `oneOf`: the value's kind or its tag picks the branch where it can.
struct UnionText {
  let emitter: ValidatorEmitter
  let block: Block
  let union: BlockUnion
  /// Whether other code leaves the cursor behind the value.
  var isAgain = false
  private var plan: UnionPlan { union.plan }
  private var calls: BlockCallText { BlockCallText(emitter: emitter) }

  func write(to writer: inout SwiftWriter) {
    var groups: [(candidates: [Int], kinds: [JSONKind])] = []
    for kind in JSONKind.allCases where block.types?.allows(kind) ?? true {
      let candidates = plan.candidates(kind)
      let isTagged = kind == .object && plan.tag != nil
      if !isTagged, let group = groups.firstIndex(where: { $0.candidates == candidates }) {
        groups[group].kinds.append(kind)
      } else {
        groups.append((candidates, [kind]))
      }
    }
    if groups.isEmpty { return writer.line(BlockText.certainRefusal) }
    if groups.count == 1 { return branch(groups[0].candidates, groups[0].kinds, to: &writer) }
    let largest = groups.indices.max { groups[$0].kinds.count < groups[$1].kinds.count } ?? 0
    writer.line("switch \(.kind) {")
    for (index, group) in groups.enumerated() where index != largest {
      let list = group.kinds.map { ".\(BlockText.name($0))" as SwiftCode }
      writer.branch("case \(list.joined(", ")):") { statements(group.candidates, group.kinds, to: &$0) }
    }
    writer.branch("default:") { statements(groups[largest].candidates, groups[largest].kinds, to: &$0) }
    writer.line("}")
  }

  /// What stands in a case of a `switch`: a statement at least.
  private func statements(_ candidates: [Int], _ kinds: [JSONKind], to writer: inout SwiftWriter) {
    let isNothing =
      isAgain && candidates.count > 1 && outcome(candidates, kinds) == .verdict
      && !candidates.contains { plan.branches[$0].call.isDeprecated }
    if isNothing { writer.line("break") } else { branch(candidates, kinds, to: &writer) }
  }

  private func skip(to writer: inout SwiftWriter) {
    if !isAgain { writer.line(block.skip) }
  }

  private func branch(_ candidates: [Int], _ kinds: [JSONKind], to writer: inout SwiftWriter) {
    if candidates.isEmpty {
      writer.line(BlockText.certainRefusal)
    } else if candidates.count == 1 {
      calls.write(plan.branches[candidates[0]].call, to: &writer)
    } else if plan.isExhaustive {
      chosen(candidates, to: &writer)
    } else if emitter.plan.isTagged(kinds, union) {
      tagged(candidates, to: &writer)
    } else {
      calls.note(candidates.map { plan.branches[$0].call }, to: &writer)
      switch outcome(candidates, kinds) {
      case .verdict: skip(to: &writer)
      case .warnings: probeForWarnings(candidates, kinds, to: &writer)
      case nil: probe(candidates, kinds, to: &writer)
      }
    }
  }

  private func outcome(_ candidates: [Int], _ kinds: [JSONKind]) -> UnionOutcome? {
    emitter.plan.outcome(of: candidates, kinds, of: union, in: block)
  }

  private func probeForWarnings(_ candidates: [Int], _ kinds: [JSONKind], to writer: inout SwiftWriter) {
    writer.line("if s.wantsWarnings {")
    writer.indented { probe(candidates, kinds, to: &$0) }
    if !isAgain {
      writer.line("} else {")
      writer.indented { skip(to: &$0) }
    }
    writer.line("}")
  }

  private func tagged(_ candidates: [Int], to writer: inout SwiftWriter) {
    let name = emitter.name(block) + union.tag
    let values = emitter.name(block) + union.tags
    let defaultBranch = plan.tag?.defaultBranch
    if defaultBranch == nil {
      writer.list("switch try Assertion.tag(", ["\(name)", "\(values)", "&c"], ") {")
    } else {
      writer.list("switch try c.index(", ["ofTag: \(name)", "in: \(values)"], ") {")
    }
    var first = 0
    for candidate in candidates {
      let branch = plan.branches[candidate]
      let numbers = (first..<first + branch.tags.count).map { "\($0)" as SwiftCode }
      first += branch.tags.count
      if candidate == defaultBranch { continue }
      writer.branch("case \(numbers.joined(", ")):") { calls.write(branch.call, to: &$0) }
    }
    if let defaultBranch {
      writer.branch("default:") { calls.write(plan.branches[defaultBranch].call, to: &$0) }
    } else {
      writer.line("default: break")
    }
    writer.line("}")
  }

  /// Calls the one branch that the value of a member leaves.
  private func chosen(_ candidates: [Int], to writer: inout SwiftWriter) {
    writer.line("switch try \(emitter.name(block) + union.valueDiscriminator).candidates(of: c) {")
    for candidate in candidates {
      let isLast = candidate == candidates.last
      writer.branch(isLast ? "default:" : "case \(hexadecimal: 1 << UInt64(candidate)):") {
        calls.write(plan.branches[candidate].call, to: &$0)
      }
    }
    writer.line("}")
  }

  /// Tries the candidates that an object leaves by what it has. Where it is one, a verdict is the candidate's; to say
  /// what is wrong is not.
  private func probe(_ candidates: [Int], _ kinds: [JSONKind], to writer: inout SwiftWriter) {
    let few = BranchPreselector(emitter: emitter, block: block, union: union)
    guard emitter.plan.preselectsBranches(of: union, in: block), kinds.contains(.object) else {
      return probe(candidates, few: nil, to: &writer)
    }
    if kinds == [.object] {
      few.declare(cursor: "c", to: &writer)
    } else {
      let all = candidates.reduce(0 as UInt64) { $0 | 1 << UInt64($1) }
      writer.line("var \(union.few): UInt64 = \(hexadecimal: all)")
      writer.block("if \(.kind) == .object {") { few.assign(cursor: "c", to: &$0) }
    }
    writer.line("switch \(union.few) {")
    for candidate in candidates {
      writer.branch("case \(hexadecimal: 1 << UInt64(candidate)):") {
        calls.write(plan.branches[candidate].call, to: &$0)
      }
    }
    writer.branch("default:") { probe(candidates, few: few, to: &$0) }
    writer.line("}")
  }

  /// Tries the candidates one after another.
  /// - Parameter few: says which of them an object leaves.
  private func probe(_ candidates: [Int], few: BranchPreselector?, to writer: inout SwiftWriter) {
    // Two branches that accept everything leave nothing to count, and the compiler would see it, too.
    let accepting = candidates.count {
      !emitter.isFunction(emitter.plan[plan.branches[$0].call.block])
        && !(few != nil && emitter.plan.mayExclude($0, of: union, in: block))
    }
    if plan.isExclusive, accepting > 1 {
      skip(to: &writer)
      return writer.line(BlockText.certainRefusal)
    }
    writer.line("var \(union.count): Int = 0")
    let takesEnd = takesEnd(candidates)
    if takesEnd { writer.line("var \(union.end): Int = -1") }
    // Where the block does not keep what was evaluated, a verdict that is sure ends the search.
    let limit = plan.isExclusive ? 2 : 1
    let isListed = few == nil && candidates.count == plan.branches.count
    if isListed, let verdicts {
      let opening: SwiftCode = "for verdict in \(verdicts.name)"
      writer.block(block.keepsEvaluated ? "\(opening) {" : "\(opening) where \(union.count) < \(limit) {") {
        let end: SwiftCode = takesEnd ? "c, &s, end: &\(union.end), verdict" : "c, &s, verdict"
        $0.line("\(union.count) &+= try Validation.matches(\(end))")
      }
    }
    for (position, candidate) in candidates.enumerated() where !isListed || verdicts == nil {
      var conditions: [SwiftCode] =
        block.keepsEvaluated || position < limit ? [] : ["\(union.count) < \(limit)"]
      if few != nil, emitter.plan.mayExclude(candidate, of: union, in: block) {
        conditions.append("\(union.few) & \(hexadecimal: 1 << UInt64(candidate)) != 0")
      }
      attempt(candidate, where: conditions, to: &writer)
    }
    if takesEnd {
      writer.line("if \(union.end) < 0 { \(block.skip) } else { c.position = \(union.end) }")
    } else {
      skip(to: &writer)
    }
    let wanted: SwiftCode = plan.isExclusive ? "!= 1" : "== 0"
    writer.line("if \(union.count) \(wanted) { \(BlockText.refusal) }")
  }

  /// The list of the branches, where they are many.
  var verdicts: VerdictList? {
    VerdictList(plan.branches.map(\.call), name: emitter.name(block) + union.verdicts, emitter: emitter)
  }

  /// Whether the candidates say where a value ends that they accept, and the block needs it.
  private func takesEnd(_ candidates: [Int]) -> Bool {
    !isAgain && candidates.contains { emitter.isFunction(emitter.plan[plan.branches[$0].call.block]) }
  }

  /// Counts a candidate that accepts the value.
  private func attempt(_ candidate: Int, where conditions: [SwiftCode], to writer: inout SwiftWriter) {
    let call = plan.branches[candidate].call
    let callee = emitter.plan[call.block]
    let end = takesEnd([candidate]) ? union.end : nil
    guard emitter.isFunction(callee), callee.collectsEvaluated else {
      let opening: SwiftCode = "\(union.count) &+= "
      guard emitter.isFunction(callee) else { return writer.line("\(opening)1", where: conditions) }
      return calls.match(opening, call, end: end, where: conditions, to: &writer)
    }
    writer.block(conditions.isEmpty ? "do {" : "if \(conditions.joined(", ")) {") { writer in
      writer.line("var inner: Evaluation = Evaluation()")
      calls.test(call, "let isMatch: Bool = ", end: end, to: &writer)
      writer.block("if isMatch {") { writer in
        writer.line("\(union.count) &+= 1")
        writer.line("\(.own).merge(inner)")
      }
    }
  }
}
