/// A pattern as a nondeterministic automaton over the classes of its alphabet.
struct PatternProgram: Sendable {
  enum Instruction: Sendable {
    /// Consumes a code point of the set, then goes on.
    case set(Int, next: Int)
    /// Goes on at both.
    case split(Int, Int)
    /// Goes on if the assertion holds here.
    case assertion(PatternAssertion, next: Int)
    /// Goes on if the lookaround holds here.
    case lookaround(Int, next: Int)
    case match
  }

  /// A lookaround is an automaton of its own that says where it holds: what stands inside it was reversed if it
  /// looks ahead, so that one pass over the text, from the side it looks to, answers for every place.
  struct Lookaround: Sendable {
    let entry: Int
    let behind: Bool
    let negated: Bool
  }

  var code: [Instruction] = []
  var entry = 0
  /// Those inside others come before them.
  var lookarounds: [Lookaround] = []
  let alphabet: PatternAlphabet
  /// The index of the set of word characters, where the pattern asks for word boundaries.
  let wordSet: Int?

  func isWord(_ characterClass: UInt16?) -> Bool {
    guard let wordSet, let characterClass else { return false }
    return alphabet.contains(set: wordSet, characterClass)
  }
}
