/// A deterministic automaton over the classes of an alphabet, as it is built.
struct PatternStateTable {
  /// The state that no text leaves with a match.
  static let dead = 0
  /// The state that has seen a match.
  static let accepting = 1

  /// The kinds of places at which a text, or a lookahead inside it, begins.
  enum Start: Int, CaseIterable {
    case ofText
    case afterWord
    case afterOther
  }

  /// For each state, the next one by class.
  var rows: [[Int]]
  var acceptsAtEnd: [Bool]
  /// The first state for each start; an automaton of whole texts has but the first.
  var starts: [Int]

  func start(_ start: Start) -> Int { starts[start.rawValue] }

  /// The table that texts are matched with.
  func automaton(over alphabet: PatternAlphabet) -> PatternAutomaton {
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
      transitions: transitions, width: width, columns: columns, start: UInt32(start(.ofText) * width),
      acceptsAtEnd: acceptsAtEnd, alphabet: alphabet.uniformBeyondASCII == nil ? alphabet : nil)
  }
}
