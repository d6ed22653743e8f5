import SchemaRuntime
import ValidationPlanning

/// The walk over an object with an `ObjectScanner`, which reads the members that its table decides.
extension ObjectText {
  /// Makes the scanner.
  /// - Parameter isFirst: whether nobody has asked for the kind of the value.
  func open(isFirst: Bool, to writer: inout SwiftWriter) {
    let place: SwiftCode = isFirst ? "&c" : "at: \(.start)"
    let scanner: SwiftCode = isFirst ? "try ObjectScanner(" : "ObjectScanner("
    writer.list("var \(walker) = \(scanner)", [table.code, place] + others, ")")
  }

  func walk(to writer: inout SwiftWriter) {
    let captured = emitter.plan.captures(of: block)
    writer.loop("while try \(walker).nextUndecided(&c, &s)") { writer in
      let (undecided, silent) = emitter.plan.undecided(in: block, plan)
      if undecided.isEmpty, silent.isEmpty { return unlisted(to: &writer) }
      writer.line("switch \(walker).index {")
      for index in undecided {
        writer.branch("case \(index):") { writer in
          capture(index, captured, to: &writer)
          value(of: plan.properties[index], to: &writer)
        }
      }
      // Names that are only required have no schema here.
      for index in silent {
        writer.branch("case \(index):") { writer in
          capture(index, captured, to: &writer)
          unlisted(to: &writer)
        }
      }
      writer.branch("default:") { unlisted(to: &$0) }
      writer.line("}")
    }
    limits(to: &writer)
    decide(captured, to: &writer)
    guard !captured.rules.isEmpty else { return }
    let rules: SwiftCode = "\(CaptureText(emitter: emitter, block: block).rulesFunction)(&\(walker), c)"
    writer.line("s.noteWarning()", where: ["s.wantsWarnings", "!s.hasWarning", "!\(rules)"])
  }

  /// Decides what the walk has noted enough for, but for rules that only warn.
  private func decide(_ captured: CapturePlan, to writer: inout SwiftWriter) {
    if !captured.isEmpty {
      let holds: SwiftCode = "\(CaptureText(emitter: emitter, block: block).function)(&\(walker), c)"
      writer.line(BlockText.refusal, where: ["!\(holds)"])
    }
    if !captured.decidesDependents { dependents(to: &writer) }
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

  private func capture(_ index: Int, _ captured: CapturePlan, to writer: inout SwiftWriter) {
    if let slot = captured.slot(of: index) { writer.line("\(walker).capture(\(slot), c)") }
  }
}
