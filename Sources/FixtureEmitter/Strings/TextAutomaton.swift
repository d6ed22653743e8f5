import SchemaRuntime

/// Patterns as one nondeterministic automaton over code points: made to find texts, not to match them.
struct TextAutomaton {
  enum State {
    /// Reads a code point of the set with this number; any code point where it is nil.
    case read(set: Int?, next: Int)
    case split([Int])
    case assertion(PatternAssertion, next: Int)
    /// A lookahead: the text behind has to match, or must not, from the state `body` to an end.
    case ahead(body: Int, isNegated: Bool, next: Int)
    /// A lookbehind: the text before has to match, or must not. The tracker with this number knows.
    case behind(tracker: Int, isNegated: Bool, next: Int)
    case end
  }

  /// The most states that an automaton has: a pattern with `{1,1000}` in `{1,1000}` would have a million.
  private static let limit = 20_000

  private(set) var states: [State] = [.end]
  private(set) var sets: [ScalarSet] = []
  /// The first state of each pattern that has to match.
  private(set) var wanted: [Int] = []
  /// The first state of each pattern that must not match.
  private(set) var excluded: [Int] = []
  /// The first state of each lookbehind, which is followed from the start of the text.
  private(set) var trackers: [Int] = []

  /// Nil where a pattern cannot be read, or is too large.
  init?(wanted: [String], excluded: [String]) {
    let rest = loop(to: 0)
    for pattern in wanted {
      guard let start = body(of: pattern, to: rest) else { return nil }
      self.wanted.append(loop(to: start))
    }
    for pattern in excluded {
      guard let start = body(of: pattern, to: 0) else { return nil }
      self.excluded.append(loop(to: start))
    }
    guard states.count < Self.limit else { return nil }
  }

  private mutating func add(_ state: State) -> Int {
    states.append(state)
    return states.count - 1
  }

  /// Any text, then what begins at `next`.
  private mutating func loop(to next: Int) -> Int {
    let start = add(.split([]))
    let any = add(.read(set: nil, next: start))
    states[start] = .split([next, any])
    return start
  }

  private mutating func body(of pattern: String, to next: Int) -> Int? {
    // The loader has reported a text that is no pattern.
    guard let tree = try? PatternParser.parse(pattern) else { return nil }
    let offset = sets.count
    sets += tree.sets
    return state(of: tree.root, offset, to: next)
  }

  /// The first state of a node after which `next` comes.
  private mutating func state(of node: PatternNode, _ offset: Int, to next: Int) -> Int {
    guard states.count < Self.limit else { return next }
    switch node {
    case .empty: return next
    case .set(let index): return add(.read(set: offset + index, next: next))
    case .sequence(let parts): return parts.reversed().reduce(next) { state(of: $1, offset, to: $0) }
    case .alternation(let branches):
      let starts = branches.map { state(of: $0, offset, to: next) }
      return add(.split(starts))
    case .assertion(let assertion): return add(.assertion(assertion, next: next))
    case .repetition(let content, let minimum, let maximum, _):
      let many = repeated(content, maximum.map { max(0, $0 - minimum) }, offset, to: next)
      var start = many
      for _ in 0..<minimum {
        guard states.count < Self.limit else { return next }
        start = state(of: content, offset, to: start)
      }
      return start
    case .lookaround(let content, _, let isBehind, let isNegated):
      if isBehind {
        let body = state(of: content, offset, to: 0)
        trackers.append(loop(to: body))
        return add(.behind(tracker: trackers.count - 1, isNegated: isNegated, next: next))
      }
      let rest = isNegated ? 0 : loop(to: 0)
      let body = state(of: content, offset, to: rest)
      return add(.ahead(body: body, isNegated: isNegated, next: next))
    }
  }

  /// The first state of a content that is repeated not at all or up to so many times, without an end where `count` is
  /// nil.
  private mutating func repeated(_ content: PatternNode, _ count: Int?, _ offset: Int, to next: Int) -> Int {
    guard let count else {
      let start = add(.split([]))
      let again = state(of: content, offset, to: start)
      states[start] = .split([next, again])
      return start
    }
    var start = next
    for _ in 0..<count {
      guard states.count < Self.limit else { return next }
      let once = state(of: content, offset, to: start)
      start = add(.split([next, once]))
    }
    return start
  }
}
