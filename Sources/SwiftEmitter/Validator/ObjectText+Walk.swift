import SchemaRuntime
import SchemaValidation
import ValidationPlanning

/// The walk over an object with an `ObjectWalk`, which reads the members that its table decides.
extension ObjectText {
  func walk(to writer: inout SwiftWriter) {
    let noted = NotedChecks(block, in: emitter.program)
    writer.list("var \(walker): ObjectWalk = ObjectWalk(", [table, "at: \(.start)"] + passing(noted), ")")
    writer.block("while try \(walker).nextUndecided(&c, &s) {") { writer in
      let undecided = plan.properties.enumerated().filter { index, property in
        emitter.program.demands(of: property, in: block) == nil
          || !emitter.program.isSilent(property, index, noted)
      }
      let silent = noted.watched.filter { $0 >= plan.properties.count }
      if undecided.isEmpty, silent.isEmpty { return unlisted(to: &writer) }
      writer.line("switch \(walker).index {")
      for (index, property) in undecided {
        writer.line("case \(index):")
        writer.indented { writer in
          note(index, noted, to: &writer)
          value(of: property, to: &writer)
        }
      }
      // Names that are only required have no schema here.
      for index in silent {
        writer.line("case \(index):")
        writer.indented { writer in
          note(index, noted, to: &writer)
          unlisted(to: &writer)
        }
      }
      writer.line("default:")
      writer.indented { unlisted(to: &$0) }
      writer.line("}")
    }
    limits(to: &writer)
    decide(noted, to: &writer)
    guard !noted.rules.isEmpty else { return }
    let rules: SwiftCode = "\(NotedText(emitter: emitter, block: block).rulesFunction)(&\(walker), c)"
    if emitter.program.isJoined(block) {
      writer.block("if s.wantsWarnings, !s.hasWarning {") { $0.line("if !\(rules) { s.noteWarning() }") }
    } else {
      writer.block("if s.wantsWarnings {") { $0.line("\(.warnings) = s.warn(failing: \(rules))") }
    }
  }

  /// Decides what the walk has noted enough for, but for rules that only warn.
  private func decide(_ noted: NotedChecks, to writer: inout SwiftWriter) {
    if noted.isEmpty { return dependents(to: &writer) }
    let holds: SwiftCode = "\(NotedText(emitter: emitter, block: block).function)(&\(walker), c)"
    let rejection: SwiftCode = "throw Rejection(.violation, at: \(.start))"
    if emitter.program.givesVerdict(block) {
      writer.block("if !\(holds) {") { $0.line(rejection) }
    } else {
      writer.line("\(.isDecided) = \(holds)")
      writer.line("if !\(.isDecided), !s.collects { \(rejection) }")
    }
    if !noted.decidesDependents {
      dependents(to: &writer)
    } else if !emitter.program.givesVerdict(block) {
      writer.block("if !\(.isDecided) {") { dependents(to: &$0) }
    }
  }

  /// How the walk goes over members that are not listed, where nothing is asked of them.
  private func passing(_ noted: NotedChecks) -> [SwiftCode] {
    guard !walkReadsKey, !block.marks else { return [] }
    if emitter.program.acceptanceOfOthers(in: block) != nil {
      return ["passesOthers: true", "others: \(emitter.name(block) + TableNames.additional)"]
    }
    guard plan.additional.isAny else { return [] }
    if plan.known != nil { return ["passesOthers: !s.wantsWarnings"] }
    guard block.isReread else { return ["passesOthers: true"] }
    return ["skipsOthers: true"] + (noted.asksHowMany ? [] : ["leavesEarly: true"])
  }

  private func note(_ index: Int, _ noted: NotedChecks, to writer: inout SwiftWriter) {
    if let slot = noted.slot(of: index) { writer.line("\(walker).note(\(slot), c)") }
  }
}
