import SchemaRuntime
import ValidationPlanning

/// Calls of blocks.
struct BlockCallText {
  let emitter: ValidatorEmitter

  /// Runs a block on the value at the cursor `c`; nil reads over it.
  /// - Parameter evaluation: the variable that records what a tracking block evaluates.
  func write(
    _ call: BlockCall?, evaluation: SwiftCode = "\(.own)", to writer: inout SwiftWriter
  ) {
    note([call], to: &writer)
    run(call, evaluation: evaluation, to: &writer)
  }

  /// Notes that a warning may come of a value for which one of the schemas is called: the interpreter finds out.
  func note(_ calls: [BlockCall?], to writer: inout SwiftWriter) {
    if calls.contains(where: { $0?.isDeprecated ?? false }) { writer.line("s.noteWarning()") }
  }

  private func run(_ call: BlockCall?, evaluation: SwiftCode = "\(.own)", to writer: inout SwiftWriter) {
    guard let call, emitter.isFunction(emitter.plan[call.block]) else {
      return writer.line("try c.skipValue()")
    }
    let block = emitter.plan[call.block]
    let tracked: SwiftCode = block.collectsEvaluated ? ", &\(evaluation)" : ""
    writer.line("try \(emitter.function(of: block))(&c, &s\(tracked))")
  }

  /// Writes a call that does not run where a look of a table shows that the value is accepted.
  func write(_ call: BlockCall?, unlessPassedBy table: SwiftCode?, to writer: inout SwiftWriter) {
    guard let table else { return write(call, to: &writer) }
    note([call], to: &writer)
    writer.block("if !\(table).passes(&c) {") { run(call, to: &$0) }
  }

  /// The arguments of a question: the value at `c`, and what takes its end.
  private func asked(_ end: SwiftCode?) -> SwiftCode { end.map { "c, &s, end: &\($0)" } ?? "c, &s" }

  /// Writes `opening` with a question whether a block accepts the value at `c`, as 1 or 0.
  func match(
    _ opening: SwiftCode, _ call: BlockCall, end: SwiftCode?, where conditions: [SwiftCode],
    to writer: inout SwiftWriter
  ) {
    let arguments = [asked(end), emitter.closure(of: emitter.plan[call.block])]
    let opening: SwiftCode = "\(opening)try Validation.matches("
    if conditions.isEmpty { return writer.list(opening, arguments, ")") }
    let test: SwiftCode = "if \(conditions.joined(", ")) {"
    let single: SwiftCode = "\(test) \(opening)\(arguments.joined(", "))) }"
    if single.width <= writer.width { return writer.line(single) }
    writer.block(test) { $0.list(opening, arguments, ")") }
  }

  /// Writes `opening` with a test whether a block accepts the value at `c`, as in `if … {`.
  /// - Parameter end: the variable that takes the end of a value that is accepted.
  func test(
    _ call: BlockCall, _ opening: SwiftCode, evaluation: SwiftCode = "inner", end: SwiftCode? = nil,
    to writer: inout SwiftWriter
  ) {
    let block = emitter.plan[call.block]
    guard emitter.isFunction(block) else {
      return writer.line("\(opening)true")
    }
    let tracked: SwiftCode = block.collectsEvaluated ? ", &\(evaluation)" : ""
    let asked = asked(end)
    // A function that takes nothing more is handed over as it is.
    if !block.collectsEvaluated {
      return writer.list("\(opening)try Validation.accepts(", [asked, emitter.closure(of: block)], ")")
    }
    writer.line("\(opening)try Validation.accepts(")
    writer.indented { writer in
      writer.line(asked + ",")
      writer.line("{ (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in")
      writer.indented { $0.line("try \(emitter.function(of: block))(&c, &s\(tracked))") }
      writer.line("})")
    }
  }
}
