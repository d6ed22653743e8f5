/// Builds the deterministic automaton of a program, unless it grows beyond its budgets.
///
/// Lookbehinds run beside the program, each in a region of its own, and are decided where they are asked. Lookaheads
/// become automata first. A thread that comes to one goes on, and owes its outcome.
package struct PatternAutomatonBuilder {
  static let maximumStates = 2_000
  static let maximumTableSize = 1 << 18
  static let maximumWork = 1_000_000
  static let maximumMarks = 1 << 21
  private static let maximumLookarounds = 8

  /// The facts about the place where assertions are decided.
  struct Place {
    var atStart = false
    var afterWord = false
    var next = Next.unknown

    enum Next {
      case unknown
      case end
      case scalar(isWord: Bool)
    }
  }

  /// An instruction that a run has come to, and the lookaheads that the run owes.
  struct Thread: Hashable {
    var instruction: Int
    var obligations = PatternObligations.none
  }

  /// The meaning of a state: where the lookbehinds and, last, the program may be, and what came before. Assertions that
  /// depend on the next code point wait among the threads.
  private struct State: Hashable {
    var regions: [[Thread]]
    var atStart: Bool
    var afterWord: Bool
  }

  let program: PatternProgram
  /// The first instructions of the regions.
  private let entries: [Int]
  /// The lookbehinds of all regions except the last one.
  private let lookbehinds: [Int]
  /// Whether the program begins at the start only, as a lookahead does.
  private let isAnchored: Bool

  var obligations: PatternObligations
  /// The outcomes of lookbehinds at the current place; nil where the next code point decides.
  var lookbehindOutcomes: [Int: Bool] = [:]
  var marks: [Int]
  var mark = 0
  var work = 0
  var pending: [Thread] = []

  private var states: [State] = []
  private var indices: [State: Int] = [:]
  private var rows: [[Int]] = []

  package static func build(_ program: PatternProgram) -> PatternAutomaton? {
    table(of: program)?.automaton(over: program.alphabet)
  }

  /// The automaton of a program as it is built.
  static func table(of program: PatternProgram) -> PatternStateTable? {
    guard program.lookarounds.count <= maximumLookarounds,
      !program.lookarounds.contains(where: { $0.isCrossed })
    else { return nil }
    var tables: [Int: PatternStateTable] = [:]
    for (index, lookaround) in program.lookarounds.enumerated() where !lookaround.behind {
      var builder = PatternAutomatonBuilder(
        program, entry: lookaround.forwardEntry, lookbehinds: [], tables: tables, isAnchored: true)
      guard let table = builder.build(starts: PatternStateTable.Start.allCases) else { return nil }
      tables[index] = table
    }
    let lookbehinds = program.lookarounds.indices.filter { program.lookarounds[$0].behind }
    var builder = PatternAutomatonBuilder(
      program, entry: program.entry, lookbehinds: lookbehinds, tables: tables, isAnchored: false)
    return builder.build(starts: [.ofText])
  }

  private init(
    _ program: PatternProgram, entry: Int, lookbehinds: [Int], tables: [Int: PatternStateTable],
    isAnchored: Bool
  ) {
    self.program = program
    self.lookbehinds = lookbehinds
    self.isAnchored = isAnchored
    entries = lookbehinds.map { program.lookarounds[$0].entry } + [entry]
    obligations = PatternObligations(of: program, tables: tables)
    marks = [Int](repeating: 0, count: program.code.count)
  }

  private mutating func build(starts: [PatternStateTable.Start]) -> PatternStateTable? {
    let count = program.alphabet.count
    let none = State(regions: [], atStart: false, afterWord: false)
    states = [none, none]
    rows = [PatternStateTable.dead, PatternStateTable.accepting].map { Array(repeating: $0, count: count) }
    let first = starts.map { start in
      index(
        of: entries.map { [Thread(instruction: $0)] },
        at: Place(atStart: start == .ofText, afterWord: start == .afterWord))
    }
    while rows.count < states.count {
      guard states.count <= Self.maximumStates, work <= Self.maximumWork,
        states.count * (count + 1) <= Self.maximumTableSize
      else { return nil }
      let state = states[rows.count]
      let beforeOther = ready(state, beforeWord: false)
      let beforeWord = program.wordSet == nil ? beforeOther : ready(state, beforeWord: true)
      rows.append(
        (0..<count).map { successor(of: program.isWord(UInt16($0)) ? beforeWord : beforeOther, by: $0) })
    }
    return PatternStateTable(
      rows: rows, acceptsAtEnd: states.indices.map { acceptsAtEnd($0) }, starts: first)
  }

  /// The threads of a state that are ready to read a code point; nil when the program matches before it.
  private mutating func ready(_ state: State, beforeWord: Bool) -> [[Thread]]? {
    closure(
      of: state.regions,
      at: Place(atStart: state.atStart, afterWord: state.afterWord, next: .scalar(isWord: beforeWord)))
  }

  /// The state that one with these threads ready becomes when it reads a code point of the class.
  private mutating func successor(of ready: [[Thread]]?, by characterClass: Int) -> Int {
    guard let ready else { return PatternStateTable.accepting }
    let isWord = program.isWord(UInt16(characterClass))
    var next: [[Thread]] = []
    for (region, threads) in ready.enumerated() {
      let isProgram = region == lookbehinds.count
      var targets = isProgram && isAnchored ? [] : [Thread(instruction: entries[region])]
      for thread in threads {
        if let target = advanced(thread, by: characterClass, isProgram: isProgram) { targets.append(target) }
      }
      next.append(targets)
    }
    return index(of: next, at: Place(afterWord: isWord))
  }

  /// The thread when it has read a code point, or nil when it cannot. One that has matched waits for what it owes.
  private mutating func advanced(_ thread: Thread, by characterClass: Int, isProgram: Bool) -> Thread? {
    let target: Int
    switch program.code[thread.instruction] {
    case .set(let set, let next) where program.alphabet.contains(set: set, UInt16(characterClass)):
      target = next
    case .match where isProgram: target = thread.instruction
    default: return nil
    }
    return obligations.advanced(thread.obligations, by: characterClass).map {
      Thread(instruction: target, obligations: $0)
    }
  }

  private mutating func index(of regions: [[Thread]], at place: Place) -> Int {
    guard var closed = closure(of: regions, at: place) else { return PatternStateTable.accepting }
    if isDead(closed, at: place) { return PatternStateTable.dead }
    for region in closed.indices {
      closed[region].sort { ($0.instruction, $0.obligations) < ($1.instruction, $1.obligations) }
    }
    let state = State(regions: closed, atStart: place.atStart, afterWord: place.afterWord)
    if let index = indices[state] { return index }
    indices[state] = states.count
    states.append(state)
    return states.count - 1
  }

  /// Whether no match is possible any more. A program without threads may begin again later, unless it is anchored, or
  /// whatever keeps it from beginning is the same everywhere.
  private func isDead(_ regions: [[Thread]], at place: Place) -> Bool {
    guard regions.last?.isEmpty ?? true else { return false }
    return isAnchored || lookbehinds.isEmpty && (!place.atStart || program.lookarounds.isEmpty)
  }

  private mutating func acceptsAtEnd(_ index: Int) -> Bool {
    if index == PatternStateTable.accepting { return true }
    let state = states[index]
    let place = Place(atStart: state.atStart, afterWord: state.afterWord, next: .end)
    return closure(of: state.regions, at: place) == nil
  }

  /// The regions with all that they can reach without reading, or nil when the program can match.
  private mutating func closure(of regions: [[Thread]], at place: Place) -> [[Thread]]? {
    lookbehindOutcomes.removeAll(keepingCapacity: true)
    var result: [[Thread]] = []
    for (region, threads) in regions.enumerated() {
      let isProgram = region == lookbehinds.count
      let closed = closure(of: threads, at: place, isProgram: isProgram)
      if isProgram {
        if closed.matches { return nil }
      } else if closed.matches || !closed.waits {
        lookbehindOutcomes[lookbehinds[region]] = closed.matches
      }
      result.append(closed.threads)
    }
    return result
  }
}
