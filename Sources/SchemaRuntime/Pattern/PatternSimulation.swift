/// Runs a program on one text, every possible way at once: time grows with the length of the text times the
/// size of the program, whatever the pattern.
///
/// A lookaround is first answered for every place of the text, in one pass from the side it looks to, and is then
/// a condition like any other.
struct PatternSimulation {
  /// How many instructions may be visited for one text.
  static let maximumWork = 300_000_000

  private let maximumWork: Int

  private let program: PatternProgram
  /// The text as classes of the alphabet.
  private let text: [UInt16]
  private var lookarounds: [[Bool]] = []
  private var marks: [Int]
  private var mark = 0
  private var work = 0
  private var pending: [Int] = []

  static func run(
    _ program: PatternProgram, on text: UnsafeBufferPointer<UInt8>, maximumWork: Int = Self.maximumWork
  ) -> PatternVerdict {
    var simulation = PatternSimulation(program, text, maximumWork)
    for lookaround in program.lookarounds {
      simulation.lookarounds.append(simulation.places(where: lookaround))
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
    var threads: [Int] = []
    for place in 0...text.count {
      threads.append(program.entry)
      guard let ready = closure(of: threads, at: place) else { return true }
      if place == text.count || work > maximumWork { break }
      threads = targets(of: ready, reading: text[place])
    }
    return false
  }

  /// For every place of the text, whether the lookaround holds there.
  private mutating func places(where lookaround: PatternProgram.Lookaround) -> [Bool] {
    var result = [Bool](repeating: lookaround.negated, count: text.count + 1)
    var threads: [Int] = []
    for step in 0...text.count where work <= maximumWork {
      let place = lookaround.behind ? step : text.count - step
      threads.append(lookaround.entry)
      let ready = closure(of: threads, at: place, notingMatch: &result[place], as: !lookaround.negated)
      if step == text.count { break }
      threads = targets(of: ready, reading: text[lookaround.behind ? place : place - 1])
    }
    return result
  }

  private func targets(of instructions: [Int], reading characterClass: UInt16) -> [Int] {
    var result: [Int] = []
    for instruction in instructions {
      if case .set(let set, let next) = program.code[instruction],
        program.alphabet.contains(set: set, characterClass)
      {
        result.append(next)
      }
    }
    return result
  }

  private mutating func closure(of instructions: [Int], at place: Int) -> [Int]? {
    var matched = false
    let result = closure(of: instructions, at: place, notingMatch: &matched, as: true)
    return matched ? nil : result
  }

  /// The sets that can be reached without reading; `outcome` is set if a match can be.
  private mutating func closure(
    of instructions: [Int], at place: Int, notingMatch outcome: inout Bool, as value: Bool
  ) -> [Int] {
    mark += 1
    var result: [Int] = []
    pending.removeAll(keepingCapacity: true)
    pending += instructions
    while let instruction = pending.popLast() {
      guard marks[instruction] != mark else { continue }
      marks[instruction] = mark
      work += 1
      switch program.code[instruction] {
      case .match: outcome = value
      case .set: result.append(instruction)
      case .split(let first, let second):
        pending.append(second)
        pending.append(first)
      case .assertion(let assertion, let next):
        if holds(assertion, at: place) { pending.append(next) }
      case .lookaround(let index, let next):
        if lookarounds[index][place] { pending.append(next) }
      }
    }
    return result
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
