import SchemaRuntime
import SchemaValidation

/// The walk over an object with an `ObjectWalk`, which reads the members that its table decides.
extension ObjectText {
  func walk(to writer: inout SwiftWriter) {
    let options: [SwiftCode] = skipsOthers ? ["skipsOthers: true"] : []
    writer.list("var \(walker): ObjectWalk = ObjectWalk(", [table, "at: start"] + options, ")")
    let noted = NotedChecks(block, in: emitter.program)
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
    if noted.decidesDependents {
      if emitter.program.isJoined(block) { return holds(noted, to: &writer) }
      writer.block("if s.collects {") { dependents(to: &$0) }
    } else {
      dependents(to: &writer)
    }
    holds(noted, to: &writer)
  }

  private func holds(_ noted: NotedChecks, to writer: inout SwiftWriter) {
    if !noted.isEmpty {
      let function = NotedText(emitter: emitter, block: block).function
      writer.block("if !s.collects, !\(function)(&o, c) {") {
        $0.line("throw Rejection(.violation, at: start)")
      }
    }
  }

  /// Whether nothing is asked of members that are not listed, of an object that has been read before.
  private var skipsOthers: Bool {
    guard block.isFragment, case .any = plan.additional else { return false }
    return !walkReadsKey && plan.known == nil
  }

  private func note(_ index: Int, _ noted: NotedChecks, to writer: inout SwiftWriter) {
    if let slot = noted.slot(of: index) { writer.line("\(walker).note(\(slot), c)") }
  }
}
