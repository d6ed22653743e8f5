/// Runs a program on one text, every possible way at once: time grows with the length of the text times the
/// size of the program, whatever the pattern.
///
/// A lookaround is first answered for every place of the text, in one pass from the side it looks to, and is then
/// a condition like any other.
package struct PatternSimulation {
  /// How many instructions may be visited for one text.
  package static let maximumWork = 300_000_000

  private let maximumWork: Int
  private let program: PatternProgram
  /// The text as classes of the alphabet.
  private let text: [UInt16]
  /// For each lookaround that is done, the places where it holds.
  private var lookarounds: [[Bool]] = []
  private var marks: [Int]
  private var mark = 0
  private var work = 0
  private var pending: [Int] = []
  /// The threads at a place before its assertions are decided, and the sets that they come to.
  private var threads: [Int] = []
  private var ready: [Int] = []

  package static func run(
    _ program: PatternProgram, on text: UnsafeBufferPointer<UInt8>, maximumWork: Int = Self.maximumWork
  ) -> PatternVerdict {
    var simulation = PatternSimulation(program, text, maximumWork)
    for lookaround in program.lookarounds {
      let places = simulation.places(where: lookaround)
      simulation.lookarounds.append(places)
    }
    let matches = simulation.matches()
    return simulation.work > maximumWork ? .gaveUp : matches ? .match : .noMatch
  }

  private init(_ program: PatternProgram, _ text: UnsafeBufferPointer<UInt8>, _ maximumWork: Int) {
    self.program = program
    self.maximumWork = maximumWork
    var classes: [UInt16] = []
    classes.reserveCapacity(text.count)
    var position = 0
    while position < text.count {
      classes.append(program.alphabet.characterClass(of: UTF8Scanner.scalar(of: text, at: &position)))
    }
    self.text = classes
    marks = [Int](repeating: 0, count: program.code.count)
  }

  private mutating func matches() -> Bool {
    threads.removeAll(keepingCapacity: true)
    for place in 0...text.count where work <= maximumWork {
      threads.append(program.entry)
      if close(at: place) { return true }
      if place < text.count { read(text[place]) }
    }
    return false
  }

  /// For every place of the text, whether the lookaround holds there.
  private mutating func places(where lookaround: PatternProgram.Lookaround) -> [Bool] {
    var result = [Bool](repeating: false, count: text.count + 1)
    threads.removeAll(keepingCapacity: true)
    for step in 0...text.count where work <= maximumWork {
      let place = lookaround.behind ? step : text.count - step
      threads.append(lookaround.entry)
      result[place] = close(at: place) != lookaround.negated
      if step < text.count { read(text[lookaround.behind ? place : place - 1]) }
    }
    return result
  }

  /// Moves all threads that are ready over a code point.
  private mutating func read(_ characterClass: UInt16) {
    threads.removeAll(keepingCapacity: true)
    for instruction in ready {
      if case .set(let set, let next) = program.code[instruction],
        program.alphabet.contains(set: set, characterClass)
      {
        threads.append(next)
      }
    }
  }

  /// Finds the sets that the threads reach without reading; true if one of them reaches a match.
  private mutating func close(at place: Int) -> Bool {
    mark += 1
    var matches = false
    ready.removeAll(keepingCapacity: true)
    swap(&pending, &threads)
    while let instruction = pending.popLast() {
      guard marks[instruction] != mark else { continue }
      marks[instruction] = mark
      work += 1
      switch program.code[instruction] {
      case .match: matches = true
      case .set: ready.append(instruction)
      case .split(let first, let second):
        pending.append(second)
        pending.append(first)
      case .assertion(let assertion, let next):
        if holds(assertion, at: place) { pending.append(next) }
      case .lookaround(let index, let next):
        if lookarounds[index][place] { pending.append(next) }
      }
    }
    return matches
  }

  private func holds(_ assertion: PatternAssertion, at place: Int) -> Bool {
    switch assertion {
    case .start: place == 0
    case .end: place == text.count
    case .wordBoundary: isWordBoundary(place)
    case .notWordBoundary: !isWordBoundary(place)
    }
  }

  private func isWordBoundary(_ place: Int) -> Bool {
    let before = place > 0 && program.isWord(text[place - 1])
    let after = place < text.count && program.isWord(text[place])
    return before != after
  }
}
