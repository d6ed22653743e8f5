/// The lookaheads that threads of an automaton still owe: those that have begun and are not decided yet. A set of them
/// has a number; 0 is the empty set.
struct PatternObligations {
  static let none = 0

  /// A lookahead, and how far its automaton has come.
  struct Obligation: Hashable {
    let lookaround: Int
    let state: Int
  }

  private var sets: [[Obligation]] = [[]]
  private var numbers: [[Obligation]: Int] = [[]: none]

  /// The lookaheads that are done, by their index.
  private let tables: [Int: PatternStateTable]
  private let program: PatternProgram

  init(of program: PatternProgram, tables: [Int: PatternStateTable]) {
    self.program = program
    self.tables = tables
  }

  var count: Int { sets.count }

  private mutating func number(of set: [Obligation]) -> Int {
    if let number = numbers[set] { return number }
    numbers[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }

  /// A set and one more lookahead, which begins where `start` says; nil when it fails at once.
  mutating func adding(
    _ lookaround: Int, startingAt start: PatternStateTable.Start, isAtEnd: Bool, to number: Int
  ) -> Int? {
    guard let table = tables[lookaround] else { return nil }
    let state = table.start(start)
    if isAtEnd { return table.acceptsAtEnd[state] != program.lookarounds[lookaround].negated ? number : nil }
    var set = sets[number]
    guard settle(Obligation(lookaround: lookaround, state: state), into: &set) else { return nil }
    return self.number(of: set)
  }

  /// A set when all its lookaheads have read a code point; nil when one has failed.
  mutating func advanced(_ number: Int, by characterClass: Int) -> Int? {
    if number == Self.none { return number }
    var result: [Obligation] = []
    for obligation in sets[number] {
      guard let state = tables[obligation.lookaround]?.rows[obligation.state][characterClass] else {
        return nil
      }
      let next = Obligation(lookaround: obligation.lookaround, state: state)
      guard settle(next, into: &result) else { return nil }
    }
    return self.number(of: result)
  }

  /// Keeps a lookahead that is undecided, and drops one that holds; false for one that fails.
  private func settle(_ obligation: Obligation, into set: inout [Obligation]) -> Bool {
    let negated = program.lookarounds[obligation.lookaround].negated
    switch obligation.state {
    case PatternStateTable.dead: return negated
    case PatternStateTable.accepting: return !negated
    default:
      if let index = set.firstIndex(where: {
        ($0.lookaround, $0.state) >= (obligation.lookaround, obligation.state)
      }) {
        if set[index] != obligation { set.insert(obligation, at: index) }
      } else {
        set.append(obligation)
      }
      return true
    }
  }

  /// Whether all hold when the text ends.
  func hold(_ number: Int) -> Bool {
    sets[number].allSatisfy { obligation in
      let accepts = tables[obligation.lookaround]?.acceptsAtEnd[obligation.state] ?? false
      return accepts != program.lookarounds[obligation.lookaround].negated
    }
  }
}
