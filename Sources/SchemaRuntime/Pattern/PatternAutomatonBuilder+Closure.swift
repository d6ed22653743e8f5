extension PatternAutomatonBuilder {
  /// The threads that some threads can reach without reading.
  struct Closure {
    /// The threads that read, and those that wait: for what comes next, or for what they owe.
    var threads: [Thread] = []
    /// Whether a thread has matched and owes nothing.
    var matches = false
    /// Whether what comes next may yet lead to a match here.
    var waits = false
  }

  mutating func closure(of threads: [Thread], at place: Place, isProgram: Bool) -> Closure {
    mark += 1
    var result = Closure()
    pending.removeAll(keepingCapacity: true)
    pending += threads
    while let thread = pending.popLast() {
      guard isFirstVisit(of: thread) else { continue }
      switch program.code[thread.instruction] {
      case .match:
        let isSettled = owesNothing(thread, at: place)
        if isSettled { result.matches = true }
        // A lookbehind that matches is decided again once the next code point is known.
        if !isSettled || !isProgram { result.threads.append(thread) }
      case .set:
        result.threads.append(thread)
      case .split(let first, let second):
        follow(second, thread)
        follow(first, thread)
      case .assertion(let assertion, let next):
        switch Self.holds(assertion, at: place) {
        case true?: follow(next, thread)
        case false?: break
        case nil:
          result.threads.append(thread)
          result.waits = true
        }
      case .lookaround(let index, let next):
        if !ask(index, of: thread, at: place, then: next) {
          result.threads.append(thread)
          result.waits = true
        }
      }
    }
    return result
  }

  private mutating func follow(_ instruction: Int, _ thread: Thread) {
    pending.append(Thread(instruction: instruction, obligations: thread.obligations))
  }

  private mutating func isFirstVisit(of thread: Thread) -> Bool {
    let index = thread.obligations * program.code.count + thread.instruction
    if index >= Self.maximumMarks {
      work = Self.maximumWork + 1
      return false
    }
    if index >= marks.count {
      let count = obligations.count * program.code.count
      marks += Array(repeating: 0, count: count - marks.count)
    }
    guard marks[index] != mark else { return false }
    marks[index] = mark
    work += 1
    return true
  }

  private func owesNothing(_ thread: Thread, at place: Place) -> Bool {
    if thread.obligations == PatternObligations.none { return true }
    guard case .end = place.next else { return false }
    return obligations.hold(thread.obligations)
  }

  /// Asks a lookaround, and follows the thread if it holds or may yet; false when the thread must wait.
  private mutating func ask(_ index: Int, of thread: Thread, at place: Place, then next: Int) -> Bool {
    let lookaround = program.lookarounds[index]
    if lookaround.behind {
      guard let outcome = lookbehindOutcomes[index] else { return false }
      if outcome != lookaround.negated { follow(next, thread) }
      return true
    }
    let start: PatternStateTable.Start = place.atStart ? .ofText : place.afterWord ? .afterWord : .afterOther
    var isAtEnd = false
    if case .end = place.next { isAtEnd = true }
    if let owed = obligations.adding(index, startingAt: start, isAtEnd: isAtEnd, to: thread.obligations) {
      pending.append(Thread(instruction: next, obligations: owed))
    }
    return true
  }

  /// Whether an assertion holds, or nil when what comes next decides.
  private static func holds(_ assertion: PatternAssertion, at place: Place) -> Bool? {
    switch (assertion, place.next) {
    case (.start, _): place.atStart
    case (_, .unknown): nil
    case (.end, .end): true
    case (.end, .scalar): false
    case (.wordBoundary, .end): place.afterWord
    case (.wordBoundary, .scalar(let isWord)): place.afterWord != isWord
    case (.notWordBoundary, .end): !place.afterWord
    case (.notWordBoundary, .scalar(let isWord)): place.afterWord == isWord
    }
  }
}
