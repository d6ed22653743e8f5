import SchemaRuntime
import ValidationPlanning

/// The walk over an object with an `ObjectScanner`, which reads the members that its table decides.
extension ObjectText {
  /// Makes the scanner.
  /// - Parameter isFirst: whether no code before has asked for the kind of the value.
  func open(isFirst: Bool, to writer: inout SwiftWriter) {
    let place: SwiftCode = isFirst ? "&c" : "at: \(.start)"
    let scanner: SwiftCode = isFirst ? "try ObjectScanner(" : "ObjectScanner("
    writer.list("var \(walker) = \(scanner)", [table.code, place] + others, ")")
  }

  func walk(to writer: inout SwiftWriter) {
    let captured = emitter.plan.captures(of: block)
    writer.loop("while try \(walker).nextUndecided(&c, &s)") { writer in
      let branches = memberBranches(in: writer)
      if branches.isEmpty { return unlisted(to: &writer) }
      let parts = memberParts
      writer.line("switch \(walker).index {")
      if parts.isEmpty { branches.write(to: &writer) }
      for (number, part) in parts.enumerated() {
        writer.label(NumberedBranches.ranges(of: part.numbers))
        writer.indented { $0.line("try \(memberFunction(number))(&\(walker), &c, &s)") }
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

  /// What is done with the members that no table decides, by their numbers.
  private func memberBranches(in writer: SwiftWriter) -> NumberedBranches {
    let captured = emitter.plan.captures(of: block)
    let (undecided, silent) = emitter.plan.undecided(in: block, plan)
    var branches = NumberedBranches()
    for index in undecided {
      branches.add(index, to: writer) { writer in
        capture(index, captured, to: &writer)
        value(of: plan.properties[index], to: &writer)
      }
    }
    // Names that are only required have no schema here.
    for index in silent {
      branches.add(index, to: writer) { writer in
        capture(index, captured, to: &writer)
        unlisted(to: &writer)
      }
    }
    return branches
  }

  /// What is left to functions of their own, one level deep; nothing where one function is enough.
  private var memberParts: [NumberedBranches] {
    let (undecided, silent) = emitter.plan.undecided(in: block, plan)
    if undecided.count + silent.count <= NumberedBranches.mostLines / 4 { return [] }
    return memberBranches(in: .at(depth: 1)).parts
  }

  /// The functions that do that where there is much of it.
  var memberFunctions: [Declaration] {
    memberParts.enumerated().map { number, part in
      let name = memberFunction(number)
      return Declaration(name) { writer in
        writer.line("private func \(name)(")
        writer.indented { writer in
          writer.line(
            "_ \(walker): inout ObjectScanner, _ c: inout Cursor, _ s: inout ViolationSink")
        }
        writer.block(") throws(Rejection) {") { writer in
          writer.line("switch \(walker).index {")
          part.write(to: &writer)
          writer.line("default: break")
          writer.line("}")
        }
      }
    }
  }

  private func memberFunction(_ number: Int) -> GlobalName {
    emitter.name(block) + TableNames.members(number)
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
