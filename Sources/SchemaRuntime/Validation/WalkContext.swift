/// The context that all walks over one text share: whether it is a request or a response, and the outcomes of blocks
/// that a value reaches in very many ways.
@usableFromInline
final class WalkContext {
  /// Whether the text is a request or a response; nil where `readOnly` and `writeOnly` only describe.
  let exchange: Exchange?

  init(_ exchange: Exchange? = nil) { self.exchange = exchange }

  /// The outcome of a block on a value.
  enum Outcome {
    case accepted(end: Int, Evaluation, hasWarning: Bool)
    case refused(at: Int)
  }

  var outcomes = OutcomeTable()

  /// The beginning and the end of the value that the last block to run has read to its end.
  fileprivate(set) var value = (start: -1, end: -1)

  /// The indexes of the objects that many blocks look at, by the offsets of the objects.
  var indexes: [Int: MemberIndex] = [:]
  /// The offset of the object that the last block to do so passed over after it had been read.
  var lastAgain = -1

  /// How many blocks have been run on the text and its parts.
  fileprivate(set) var runs = 0
  /// How many members blocks have passed over that they ask nothing of.
  fileprivate(set) var unasked = 0

  /// How many outcomes have been noted.
  fileprivate(set) var noted = 0

  /// The work that was done, in runs of blocks: to pass over a member takes about half as long as to run a block, and to
  /// note an outcome several times as long.
  var work: Int { runs &+ unasked / 2 &+ Self.runsForNote &* noted }

  private static let runsForNote = 6

  /// The ends of long values that were skipped.
  fileprivate var ends = ValueEnds()

  /// How many runs a walk may make for each byte, and for a text: more than a schema takes that does not lead to a
  /// value in very many ways.
  static let runsForByte = 4
  static let runsForText = 256

  /// The context for walks that treat the text as neither a request nor a response.
  var undirected: WalkContext {
    if exchange == nil { return self }
    let context = others ?? WalkContext()
    others = context
    return context
  }

  private var others: WalkContext?
}

extension ViolationSink {
  /// Makes all walks below this one share their outcomes.
  mutating func rememberDecisions() {
    if context == nil { context = WalkContext() }
  }

  /// Notes where a value ends, for the blocks that look at it again. A walk that may stop early does not know.
  func noteValue(from start: Int, to end: Int) {
    guard end > start, mayStopEarly != start else { return }
    context?.value = (start, end)
  }

  /// Whether the block that ran last has read the value at the offset to its end, and found no key twice.
  func hasRead(from start: Int) -> Bool { context?.value.start == start }

  /// Counts members that a block passes over.
  func noteUnasked(_ count: Int = 1) { context?.unasked &+= count }

  /// Skips the value at the cursor, and checks its bytes where they have not been read before.
  func skipValue(_ cursor: inout Cursor) throws(Rejection) {
    guard let context else { return try cursor.skipValue() }
    cursor.skipWhitespace()
    let start = cursor.position
    if context.value.start == start {
      cursor.position = context.value.end
    } else if let end = context.ends[start] {
      cursor.position = end
    } else {
      try cursor.skipValue()
      context.ends.note(from: start, to: cursor.position)
    }
  }

  /// Counts the run of a block, and says whether there have been so many that each outcome is worth remembering.
  ///
  /// Levels of members that several schemas describe multiply the ways that lead to the innermost value, though each
  /// schema has few: a block is then run on each value once, so that work follows the text and the schema.
  func isLaborious(_ cursor: Cursor) -> Bool {
    guard let context else { return false }
    context.runs &+= 1
    return context.runs &- WalkContext.runsForText > WalkContext.runsForByte &* cursor.end
  }

  /// Runs a block on the value at the cursor, unless it has been run on it: then that outcome holds again. A walk that
  /// records finds each mistake once, by the first way that leads to it.
  /// - Parameters:
  ///   - block: tells the block from all others.
  ///   - cursor: stands at the value.
  ///   - evaluation: takes what has been evaluated.
  ///   - body: runs the block.
  /// - Throws: as `body` does.
  mutating func decide(
    _ block: UInt, _ cursor: inout Cursor, _ evaluation: inout Evaluation,
    _ body: (inout Cursor, inout ViolationSink, inout Evaluation) throws(Rejection) -> Void
  ) throws(Rejection) {
    cursor.skipWhitespace()
    let question = OutcomeTable.Question(
      block: block, offset: cursor.position, mode: mode(at: cursor.position))
    let known = context ?? WalkContext()
    context = known
    // A walk that records uses only the outcomes of its own record.
    switch record.map({ $0.outcomes[question] }) ?? known.outcomes[question] {
    case .accepted(let end, let inner, let warns):
      cursor.position = end
      evaluation.merge(inner)
      if warns { noteWarning() }
    case .refused(let offset): throw Rejection(at: offset)
    case nil:
      let outcome = try run(&cursor, body)
      known.noted &+= 1
      if let record {
        record.outcomes.note(outcome, of: question)
      } else {
        known.outcomes.note(outcome, of: question)
      }
      switch outcome {
      case .accepted(_, let inner, _): evaluation.merge(inner)
      case .refused(let offset): throw Rejection(at: offset)
      }
    }
  }

  private mutating func run(
    _ cursor: inout Cursor,
    _ body: (inout Cursor, inout ViolationSink, inout Evaluation) throws(Rejection) -> Void
  ) throws(Rejection) -> WalkContext.Outcome {
    let hadWarning = hasWarning
    hasWarning = false
    defer { hasWarning = hasWarning || hadWarning }
    var inner = Evaluation()
    do {
      try body(&cursor, &self, &inner)
    } catch {
      if error.reason != .violation { throw error }
      return .refused(at: error.offset)
    }
    return .accepted(end: cursor.position, inner, hasWarning: hasWarning)
  }

  /// The mode of the walk for a value, as bits.
  private func mode(at offset: Int) -> UInt8 {
    (wantsWarnings ? 1 : 0) | (collects ? 2 : 0) | (mayStopEarly == offset ? 4 : 0)
  }
}
