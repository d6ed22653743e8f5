/// The texts that a pattern matches, as a deterministic automaton that reads one code point at a time.
///
/// It is the automaton that the matcher runs, so its answers agree with verdicts, also on lookaround, word boundaries
/// and the line ends that `.` leaves out. There is none where the pattern would become too large.
package final class PatternLanguage: Sendable {
  /// The state that no text leaves with a match.
  package static let dead = PatternStateTable.dead
  /// The state that has seen a match, whatever follows.
  package static let accepting = PatternStateTable.accepting

  private let table: PatternStateTable
  private let alphabet: PatternAlphabet
  package var start: Int { table.start(.ofText) }

  package init?(_ source: String) {
    let program: PatternProgram
    do {
      let tree = try PatternParser.parse(source)
      // No automaton runs a backreference.
      guard tree.backreference == nil else { return nil }
      program = try PatternCompiler.compile(tree)
    } catch {
      return nil
    }
    guard let table = PatternAutomatonBuilder.table(of: program) else { return nil }
    self.table = table
    alphabet = program.alphabet
  }

  /// Code points from one of these up to the next are of one class.
  package var edges: [UInt32] { alphabet.edges }

  package func characterClass(of scalar: UInt32) -> Int { Int(alphabet.characterClass(of: scalar)) }

  /// The next state behind a code point of the class.
  package func next(_ state: Int, reading characterClass: Int) -> Int { table.rows[state][characterClass] }

  /// Whether a text that ends in the state matches.
  package func accepts(endingIn state: Int) -> Bool { table.acceptsAtEnd[state] }
}
