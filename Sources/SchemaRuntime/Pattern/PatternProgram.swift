/// A pattern as a nondeterministic automaton over the classes of its alphabet.
package struct PatternProgram: Sendable {
  enum Instruction: Sendable {
    /// Consumes a code point of the set, then goes on.
    case set(Int, next: Int)
    /// Goes on at both instructions.
    case split(Int, Int)
    /// Goes on if the assertion holds here.
    case assertion(PatternAssertion, next: Int)
    /// Goes on if the lookaround holds here.
    case lookaround(Int, next: Int)
    case match
  }

  /// A lookaround is an automaton of its own.
  struct Lookaround: Sendable {
    /// The entry for one pass over the text from the side that the lookaround looks to, which answers for every place:
    /// a lookahead is reversed.
    let entry: Int
    /// The entry for reading it as it is written.
    let forwardEntry: Int
    let behind: Bool
    let negated: Bool
    /// Whether it stands in a lookaround that looks to the other side.
    let isCrossed: Bool
  }

  var code: [Instruction] = []
  var entry = 0
  /// The lookarounds; one that stands inside another comes before it.
  var lookarounds: [Lookaround] = []
  let alphabet: PatternAlphabet
  /// The index of the set of word characters, where the pattern asks for word boundaries.
  let wordSet: Int?

  func isWord(_ characterClass: UInt16?) -> Bool {
    guard let wordSet, let characterClass else { return false }
    return alphabet.contains(set: wordSet, characterClass)
  }
}
