/// Builds the deterministic automaton of a program without lookaround, unless it grows beyond its budgets.
struct PatternAutomatonBuilder {
  static let maximumStates = 2_000
  static let maximumTableSize = 1 << 18
  static let maximumWork = 3_000_000

  /// What is known about the place where assertions are asked.
  private struct Place {
    var atStart = false
    var afterWord = false
    var next = Next.unknown

    enum Next {
      case unknown
      case end
      case scalar(isWord: Bool)
    }
  }

  /// What a state stands for: where the program may be, and what came before. Assertions that need to know what
  /// comes next wait in `instructions`.
  private struct State: Hashable {
    var instructions: [Int]
    var atStart: Bool
    var afterWord: Bool
  }

  private let program: PatternProgram
  private var marks: [Int]
  private var mark = 0
  private var work = 0
  private var pending: [Int] = []

  private var states: [State] = []
  private var indices: [State: Int] = [:]
  private var rows: [[Int]] = []

  private init(_ program: PatternProgram) {
    self.program = program
    marks = [Int](repeating: 0, count: program.code.count)
  }

  private static let deadIndex = 0
  private static let acceptingIndex = 1

  static func build(_ program: PatternProgram) -> PatternAutomaton? {
    guard program.lookarounds.isEmpty else { return nil }
    var builder = PatternAutomatonBuilder(program)
    return builder.build()
  }

  private mutating func build() -> PatternAutomaton? {
    let count = program.alphabet.count
    let dead = State(instructions: [], atStart: false, afterWord: false)
    states = [dead, dead]
    indices = [dead: Self.deadIndex]
    rows = [
      Array(repeating: Self.deadIndex, count: count), Array(repeating: Self.acceptingIndex, count: count),
    ]
    let start = index(of: [program.entry], at: Place(atStart: true))
    while rows.count < states.count {
      guard states.count <= Self.maximumStates, work <= Self.maximumWork,
        states.count * (count + 1) <= Self.maximumTableSize
      else { return nil }
      let state = states[rows.count]
      rows.append((0..<count).map { successor(of: state, by: UInt16($0)) })
    }
    return table(startingAt: start)
  }

  /// The state that `state` becomes when it reads a code point of the class.
  private mutating func successor(of state: State, by characterClass: UInt16) -> Int {
    let isWord = program.isWord(characterClass)
    let place = Place(
      atStart: state.atStart, afterWord: state.afterWord, next: .scalar(isWord: isWord))
    guard let ready = closure(of: state.instructions, at: place) else { return Self.acceptingIndex }
    var next = [program.entry]
    for instruction in ready {
      if case .set(let set, let target) = program.code[instruction],
        program.alphabet.contains(set: set, characterClass)
      {
        next.append(target)
      }
    }
    return index(of: next, at: Place(afterWord: isWord))
  }

  private mutating func index(of instructions: [Int], at place: Place) -> Int {
    guard var closed = closure(of: instructions, at: place) else { return Self.acceptingIndex }
    if closed.isEmpty { return Self.deadIndex }
    closed.sort()
    let state = State(instructions: closed, atStart: place.atStart, afterWord: place.afterWord)
    if let index = indices[state] { return index }
    indices[state] = states.count
    states.append(state)
    return states.count - 1
  }

  /// What can be reached without reading: sets, and assertions that must wait. Nil when a match can be.
  private mutating func closure(of instructions: [Int], at place: Place) -> [Int]? {
    mark += 1
    var result: [Int] = []
    pending.removeAll(keepingCapacity: true)
    pending += instructions
    while let instruction = pending.popLast() {
      guard marks[instruction] != mark else { continue }
      marks[instruction] = mark
      work += 1
      switch program.code[instruction] {
      case .match:
        return nil
      case .set:
        result.append(instruction)
      case .split(let first, let second):
        pending.append(second)
        pending.append(first)
      case .assertion(let assertion, let next):
        switch Self.holds(assertion, at: place) {
        case true?: pending.append(next)
        case false?: break
        case nil: result.append(instruction)
        }
      case .lookaround:
        break
      }
    }
    return result
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

  private mutating func table(startingAt start: Int) -> PatternAutomaton {
    let alphabet = program.alphabet
    let width = alphabet.count + 1  // the last column is for bytes that continue a code point
    var transitions: [UInt32] = []
    transitions.reserveCapacity(rows.count * width)
    for (index, row) in rows.enumerated() {
      for target in row { transitions.append(UInt32(target * width)) }
      transitions.append(UInt32(index * width))
    }
    let lead = alphabet.uniformBeyondASCII ?? 0
    let columns =
      alphabet.ascii + Array(repeating: UInt16(alphabet.count), count: 64) + Array(repeating: lead, count: 64)
    return PatternAutomaton(
      transitions: transitions, width: width, columns: columns, start: UInt32(start * width),
      acceptsAtEnd: states.indices.map { acceptsAtEnd($0) },
      alphabet: alphabet.uniformBeyondASCII == nil ? alphabet : nil)
  }

  private mutating func acceptsAtEnd(_ index: Int) -> Bool {
    let state = states[index]
    if index == Self.acceptingIndex { return true }
    let place = Place(atStart: state.atStart, afterWord: state.afterWord, next: .end)
    return closure(of: state.instructions, at: place) == nil
  }
}
