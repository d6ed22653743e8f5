/// Turns a parsed pattern into an automaton, from its last instruction to its first.
package struct PatternCompiler {
  /// The most instructions of a pattern.
  static let maximumSize = 50_000

  private var code: [PatternProgram.Instruction] = [.match]
  private var lookarounds: [PatternProgram.Lookaround] = []
  private var lookaroundIndices: [Int: Int] = [:]
  /// For each lookaround that the compiler is in, whether it looks behind.
  private var enclosing: [Bool] = []
  private var usesWordBoundary = false

  package static func compile(_ tree: PatternTree) throws(PatternError) -> PatternProgram {
    var size = 0
    try measure(tree.root, times: 1, at: 0, into: &size)
    var compiler = PatternCompiler()
    let entry = compiler.emit(tree.root, next: 0, reversed: false)
    var sets = tree.sets
    var wordSet: Int?
    if compiler.usesWordBoundary {
      wordSet = sets.count
      sets.append(.wordCharacters)
    }
    guard let alphabet = PatternAlphabet(sets: sets) else {
      throw PatternError(message: "the pattern has too many different characters and classes", offset: 0)
    }
    var program = PatternProgram(alphabet: alphabet, wordSet: wordSet)
    program.code = compiler.code
    program.entry = entry
    program.lookarounds = compiler.lookarounds
    return program
  }

  /// Counts the instructions that `node`, written out so many times, will take, and stops at the limit.
  private static func measure(
    _ node: PatternNode, times: Int, at offset: Int, into size: inout Int
  ) throws(PatternError) {
    switch node {
    case .empty: break
    case .set, .assertion: size += times
    case .sequence(let parts):
      for part in parts { try measure(part, times: times, at: offset, into: &size) }
    case .alternation(let parts):
      size += times * parts.count
      for part in parts { try measure(part, times: times, at: offset, into: &size) }
    case .lookaround(let content, _, _, _):
      size += times
      try measure(content, times: 2, at: offset, into: &size)
    case .repetition(let content, let minimum, let maximum, let offset):
      let copies = times.multipliedReportingOverflow(by: max(maximum ?? (minimum + 1), 1))
      let copied = copies.overflow ? maximumSize + 1 : min(copies.partialValue, maximumSize + 1)
      size += copied
      try measure(content, times: copied, at: offset, into: &size)
      if size > maximumSize { throw tooLarge(at: offset) }
    }
    if size > maximumSize { throw tooLarge(at: offset) }
  }

  private static func tooLarge(at offset: Int) -> PatternError {
    PatternError(message: "the pattern becomes too large here", offset: offset)
  }

  private mutating func add(_ instruction: PatternProgram.Instruction) -> Int {
    code.append(instruction)
    return code.count - 1
  }

  /// Emits `node` so that it goes on at `next`, and returns where it begins.
  private mutating func emit(_ node: PatternNode, next: Int, reversed: Bool) -> Int {
    switch node {
    case .empty:
      return next
    case .set(let set):
      return add(.set(set, next: next))
    case .sequence(let parts):
      var entry = next
      for part in reversed ? parts : parts.reversed() {
        entry = emit(part, next: entry, reversed: reversed)
      }
      return entry
    case .alternation(let parts):
      return emitAlternation(parts, next: next, reversed: reversed)
    case .repetition(let content, let minimum, let maximum, _):
      return emitRepetition(content, minimum, maximum, next: next, reversed: reversed)
    case .assertion(let assertion):
      if assertion == .wordBoundary || assertion == .notWordBoundary { usesWordBoundary = true }
      return add(.assertion(assertion, next: next))
    case .lookaround(let content, let id, let behind, let negated):
      return add(.lookaround(lookaround(content, id, behind, negated), next: next))
    }
  }

  private mutating func emitAlternation(_ parts: [PatternNode], next: Int, reversed: Bool) -> Int {
    var entry: Int?
    for part in PatternNode.joined(parts).reversed() {
      let branch = emit(part, next: next, reversed: reversed)
      entry = entry.map { add(.split(branch, $0)) } ?? branch
    }
    return entry ?? next
  }

  private mutating func emitRepetition(
    _ content: PatternNode, _ minimum: Int, _ maximum: Int?, next: Int, reversed: Bool
  ) -> Int {
    var entry = next
    if let maximum {
      for _ in minimum..<maximum {
        entry = add(.split(emit(content, next: entry, reversed: reversed), next))
      }
    } else {
      let loop = add(.split(next, next))
      code[loop] = .split(emit(content, next: loop, reversed: reversed), next)
      entry = loop
    }
    for _ in 0..<minimum { entry = emit(content, next: entry, reversed: reversed) }
    return entry
  }

  /// The index of a lookaround, which is emitted once however often a repetition copies it.
  private mutating func lookaround(_ content: PatternNode, _ id: Int, _ behind: Bool, _ negated: Bool) -> Int
  {
    if let index = lookaroundIndices[id] { return index }
    let isCrossed = enclosing.contains(!behind)
    enclosing.append(behind)
    let entry = emit(content, next: add(.match), reversed: !behind)
    let forwardEntry = behind ? entry : emit(content, next: add(.match), reversed: false)
    enclosing.removeLast()
    lookarounds.append(
      PatternProgram.Lookaround(
        entry: entry, forwardEntry: forwardEntry, behind: behind, negated: negated, isCrossed: isCrossed))
    lookaroundIndices[id] = lookarounds.count - 1
    return lookarounds.count - 1
  }
}
