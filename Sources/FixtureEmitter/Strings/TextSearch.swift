import SchemaRuntime

/// Finds texts that several patterns match and others do not, the shortest first, by going through their automata side
/// by side.
///
/// The search follows one way at a time through a wanted pattern and each lookahead, and all ways at once through a
/// pattern that must not match. The caller has to check what it finds: backreferences are left out of account. A search
/// that finds nothing decides nothing: it tries a few members of each class of code points, and does not follow
/// lookaround everywhere. `TextProduct` decides.
struct TextSearch {
  /// How many situations are looked at.
  static let limit = 4_000
  /// How many states the search goes on from, in all situations together: very many patterns have very many states.
  static let effortLimit = 100_000
  /// The longest text that is looked for.
  static let longest = 400
  /// In how many ways one more code point may be read.
  private static let wayLimit = 48

  enum Outcome {
    /// Texts that fit, the shortest first.
    case found([String])
    /// No text fits.
    case impossible
    /// The search found no text, though there may be one.
    case givenUp

    var texts: [String] {
      if case .found(let texts) = self { texts } else { [] }
    }
  }

  /// The states of the automata after a text.
  private struct Situation: Hashable {
    /// One state for each pattern and lookahead that has to come to an end.
    var threads: [Int]
    /// The states of each pattern that must not come to an end.
    var excluded: [[Int]]
    var trackers: [[Int]]
    var isStart: Bool
    var wasWord: Bool
    /// The length, as far as it matters.
    var length: Int
  }

  /// The code points on both sides of a place, and the verdicts of lookbehinds there.
  private struct Surroundings: Hashable {
    var isStart: Bool
    var wasWord: Bool
    /// Nil at the end of the text.
    var isWord: Bool?
    var tracked: [Bool] = []

    func hold(_ assertion: PatternAssertion) -> Bool {
      switch assertion {
      case .start: isStart
      case .end: isWord == nil
      case .wordBoundary: wasWord != (isWord ?? false)
      case .notWordBoundary: wasWord == (isWord ?? false)
      }
    }
  }

  /// A way from a state to one that reads or ends, and the lookaheads on it.
  private struct Way: Hashable {
    var state: Int
    var wanted: [Int] = []
    var excluded: [Int] = []
  }

  private struct Place: Hashable {
    var state: Int
    var around: Surroundings
  }

  private let automaton: TextAutomaton
  private let alphabet: TextAlphabet
  private let demands: TextDemands
  private var known: [Situation: Int] = [:]
  /// For each situation the one before it and the class that was read.
  private var steps: [(from: Int, read: Int, length: Int)] = []
  private var knownWays: [Place: [Way]] = [:]
  private var effort = 0

  /// Looks for up to so many texts.
  static func texts(_ demands: TextDemands, count: Int = 4) -> Outcome {
    var effort = effortLimit
    return texts(demands, count: count, effort: &effort)
  }

  /// Looks for up to so many texts with what is left of an effort that several searches share.
  static func texts(_ demands: TextDemands, count: Int, effort: inout Int) -> Outcome {
    guard demands.minLength <= demands.maxLength else { return .impossible }
    guard demands.minLength <= longest,
      let automaton = TextAutomaton(wanted: demands.patterns, excluded: demands.excluded)
    else { return .givenUp }
    var search = TextSearch(automaton: automaton, demands: demands)
    search.effort = min(effort, effortLimit)
    let before = search.effort
    defer { effort -= before - search.effort }
    return search.run(count)
  }

  private init(automaton: TextAutomaton, demands: TextDemands) {
    self.automaton = automaton
    self.demands = demands
    alphabet = TextAlphabet(automaton.sets)
  }

  private mutating func run(_ count: Int) -> Outcome {
    var queue: [Situation] = []
    func first() -> Situation {
      Situation(
        threads: automaton.wanted, excluded: automaton.excluded.map { [$0] },
        trackers: automaton.trackers.map { [$0] }, isStart: true, wasWord: false, length: 0)
    }
    note(first(), from: -1, read: -1, &queue)
    var found: [[Int]] = []
    var next = 0
    while next < queue.count, found.count < count {
      let (situation, number) = (queue[next], next)
      next += 1
      if situation.length >= demands.minLength, mayEnd(situation) { found.append(path(to: number)) }
      guard steps[number].length < min(demands.maxLength, Self.longest) else { continue }
      for index in alphabet.classes.indices {
        for after in reading(index, situation) { note(after, from: number, read: index, &queue) }
      }
      if queue.count > Self.limit || effort <= 0 { break }
    }
    let texts = written(found, count)
    return texts.isEmpty ? .givenUp : .found(texts)
  }

  private mutating func note(
    _ situation: Situation, from number: Int, read index: Int, _ queue: inout [Situation]
  ) {
    guard known[situation] == nil else { return }
    known[situation] = queue.count
    queue.append(situation)
    steps.append((number, index, number < 0 ? 0 : steps[number].length + 1))
  }

  /// The classes that were read on the way to a situation.
  private func path(to number: Int) -> [Int] {
    var path: [Int] = []
    var number = number
    while steps[number].from >= 0 {
      path.append(steps[number].read)
      number = steps[number].from
    }
    return path.reversed()
  }

  // MARK: - Steps

  /// The situations that may follow when a code point of a class is read.
  private mutating func reading(_ index: Int, _ situation: Situation) -> [Situation] {
    let read = alphabet.classes[index]
    effort -= situation.threads.count + situation.excluded.reduce(1) { $0 + $1.count }
    let around = surroundings(situation, isWord: read.isWord)
    var result: [Situation] = []
    for combination in combinations(situation.threads, around, reading: read) {
      let starts = combination.excluded.map { [$0] }
      guard let excluded = avoided(situation.excluded + starts, around, reading: read) else { continue }
      result.append(
        Situation(
          threads: combination.threads, excluded: excluded,
          trackers: situation.trackers.map { moved($0, around, reading: read) }, isStart: false,
          wasWord: read.isWord, length: min(situation.length + 1, demands.minLength)))
    }
    return result
  }

  private mutating func mayEnd(_ situation: Situation) -> Bool {
    let around = surroundings(situation, isWord: nil)
    return combinations(situation.threads, around, reading: nil).contains { combination in
      (situation.excluded + combination.excluded.map { [$0] }).allSatisfy { !reaches($0, around).hasEnd }
    }
  }

  private func surroundings(_ situation: Situation, isWord: Bool?) -> Surroundings {
    var around = Surroundings(isStart: situation.isStart, wasWord: situation.wasWord, isWord: isWord)
    // A lookbehind in a lookbehind is taken to hold.
    around.tracked = situation.trackers.map { _ in true }
    around.tracked = situation.trackers.map { reaches($0, around).hasEnd }
    return around
  }

  private typealias Combination = (threads: [Int], excluded: [Int])

  /// Every choice of a way for every thread; at the end of the text, without a class, all of them end.
  private mutating func combinations(
    _ threads: [Int], _ around: Surroundings, reading read: TextAlphabet.Class?
  ) -> [Combination] {
    var finished: [Combination] = []
    var open: [(pending: [Int], threads: Set<Int>, excluded: Set<Int>)] = [(threads, [], [])]
    while let top = open.popLast() {
      guard let thread = top.pending.last else {
        finished.append((top.threads.sorted(), top.excluded.sorted()))
        if finished.count >= Self.wayLimit { break }
        continue
      }
      for way in ways(from: thread, around).reversed() {
        var next = top
        next.pending.removeLast()
        switch automaton.states[way.state] {
        case .read(let set, let after):
          guard let read, set.map({ read.sets.contains($0) }) ?? true else { continue }
          next.threads.insert(after)
        case .end: if read != nil { continue }
        case .split, .assertion, .ahead, .behind: continue
        }
        next.pending += way.wanted
        next.excluded.formUnion(way.excluded)
        open.append(next)
      }
    }
    return finished
  }

  /// The ways from a state to those that read or end.
  private mutating func ways(from state: Int, _ around: Surroundings) -> [Way] {
    let place = Place(state: state, around: around)
    if let known = knownWays[place] { return known }
    let ways = findWays(from: state, around)
    knownWays[place] = ways
    return ways
  }

  private func findWays(from state: Int, _ around: Surroundings) -> [Way] {
    var ways: [Way] = []
    var seen: Set<Way> = []
    var open = [Way(state: state)]
    while let way = open.popLast(), ways.count < Self.wayLimit {
      guard seen.insert(way).inserted else { continue }
      var next = way
      switch automaton.states[way.state] {
      case .read, .end: ways.append(way)
      case .split(let states):
        for state in states.reversed() {
          next.state = state
          open.append(next)
        }
      case .assertion(let assertion, let after):
        next.state = after
        if around.hold(assertion) { open.append(next) }
      case .ahead(let body, let isNegated, let after):
        next.state = after
        if isNegated { next.excluded.append(body) } else { next.wanted.append(body) }
        open.append(next)
      case .behind(let tracker, let isNegated, let after):
        next.state = after
        if around.tracked[tracker] != isNegated { open.append(next) }
      }
    }
    return ways
  }

  /// The patterns that must not match after one more code point; nil where one has matched.
  private func avoided(
    _ patterns: [[Int]], _ around: Surroundings, reading read: TextAlphabet.Class
  ) -> [[Int]]? {
    var after: Set<[Int]> = []
    for states in patterns {
      if reaches(states, around).hasEnd { return nil }
      let next = moved(states, around, reading: read)
      if !next.isEmpty { after.insert(next) }
    }
    return after.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func moved(_ states: [Int], _ around: Surroundings, reading read: TextAlphabet.Class) -> [Int] {
    var after: Set<Int> = []
    for (set, next) in reaches(states, around).reads where set.map({ read.sets.contains($0) }) ?? true {
      after.insert(next)
    }
    return after.sorted()
  }

  /// The states that some states lead to without reading. A lookahead is taken to hold.
  private func reaches(
    _ states: [Int], _ around: Surroundings
  ) -> (reads: [(set: Int?, next: Int)], hasEnd: Bool) {
    var reads: [(set: Int?, next: Int)] = []
    var hasEnd = false
    var seen: Set<Int> = []
    var open = states
    while let state = open.popLast() {
      guard seen.insert(state).inserted else { continue }
      switch automaton.states[state] {
      case .read(let set, let next): reads.append((set, next))
      case .end: hasEnd = true
      case .split(let states): open += states
      case .assertion(let assertion, let next): if around.hold(assertion) { open.append(next) }
      case .ahead(_, _, let next): open.append(next)
      case .behind(let tracker, let isNegated, let next):
        if around.tracked[tracker] != isNegated { open.append(next) }
      }
    }
    return (reads, hasEnd)
  }

  // MARK: - Texts

  /// The paths as texts, and as many more as are wanted with other members of the same classes.
  private func written(_ paths: [[Int]], _ count: Int) -> [String] {
    var texts: [String] = []
    var seen: Set<[Unicode.Scalar]> = []
    func add(_ scalars: [Unicode.Scalar]) {
      guard seen.insert(scalars).inserted else { return }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      texts.append(String(text))
    }
    var open = paths.map { path in (path: path, scalars: path.map { alphabet.classes[$0].members[0] }) }
    for (_, scalars) in open { add(scalars) }
    var next = 0
    while next < open.count, texts.count < count {
      let (path, scalars) = open[next]
      next += 1
      for place in path.indices {
        for member in alphabet.classes[path[place]].members where texts.count < count {
          var other = scalars
          other[place] = member
          guard !seen.contains(other) else { continue }
          add(other)
          open.append((path, other))
        }
      }
    }
    return texts
  }
}
