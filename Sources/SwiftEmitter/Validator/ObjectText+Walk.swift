import SchemaRuntime
import ValidationPlanning

/// The walk over an object with an `ObjectWalk`, which reads the members that its table decides.
extension ObjectText {
  func walk(to writer: inout SwiftWriter) {
    let noted = emitter.plan.captures(of: block)
    writer.list("var \(walker): ObjectWalk = ObjectWalk(", [table.code, "at: \(.start)"] + others, ")")
    writer.loop("while try \(walker).nextUndecided(&c, &s)") { writer in
      let (undecided, silent) = emitter.plan.undecided(in: block, plan)
      if undecided.isEmpty, silent.isEmpty { return unlisted(to: &writer) }
      writer.line("switch \(walker).index {")
      for index in undecided {
        writer.branch("case \(index):") { writer in
          note(index, noted, to: &writer)
          value(of: plan.properties[index], to: &writer)
        }
      }
      // Names that are only required have no schema here.
      for index in silent {
        writer.branch("case \(index):") { writer in
          note(index, noted, to: &writer)
          unlisted(to: &writer)
        }
      }
      writer.branch("default:") { unlisted(to: &$0) }
      writer.line("}")
    }
    limits(to: &writer)
    decide(noted, to: &writer)
    guard !noted.rules.isEmpty else { return }
    let rules: SwiftCode = "\(NotedText(emitter: emitter, block: block).rulesFunction)(&\(walker), c)"
    writer.line("s.noteWarning()", where: ["s.wantsWarnings", "!s.hasWarning", "!\(rules)"])
  }

  /// Decides what the walk has noted enough for, but for rules that only warn.
  private func decide(_ noted: NotedChecks, to writer: inout SwiftWriter) {
    if !noted.isEmpty {
      let holds: SwiftCode = "\(NotedText(emitter: emitter, block: block).function)(&\(walker), c)"
      writer.line(BlockText.refusal, where: ["!\(holds)"])
    }
    if !noted.decidesDependents { dependents(to: &writer) }
  }

  /// How the walk goes over members that are not listed, where nothing is asked of them.
  private var others: [SwiftCode] {
    switch emitter.plan.others(in: block, plan) {
    case .read: []
    case .pass: ["passesOthers: true"]
    case .passUnwarned: ["passesOthers: !s.wantsWarnings"]
    case .table: ["passesOthers: true", "others: \(emitter.name(block) + TableNames.additional)"]
    case .skip(let leavesEarly): ["skipsOthers: true"] + (leavesEarly ? ["leavesEarly: true"] : [])
    }
  }

  private func note(_ index: Int, _ noted: NotedChecks, to writer: inout SwiftWriter) {
    if let slot = noted.slot(of: index) { writer.line("\(walker).note(\(slot), c)") }
  }
}
