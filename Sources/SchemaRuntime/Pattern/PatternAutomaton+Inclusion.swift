extension PatternAutomaton {
  /// Whether every text of ASCII that another automaton accepts is accepted by this one.
  func includes(_ other: PatternAutomaton) -> Bool {
    var known: Set<Pair> = []
    var open: [Pair] = []
    /// Notes a pair of states to follow. False where a text leads there that only the other automaton accepts.
    func visit(_ pair: Pair) -> Bool {
      if pair.other == PatternAutomaton.dead || pair.own == accepting { return true }
      // From any state except the dead one, some text leads to a match.
      if pair.own == PatternAutomaton.dead || pair.other == other.accepting { return false }
      if other.acceptsAtEnd(in: pair.other), !acceptsAtEnd(in: pair.own) { return false }
      if known.insert(pair).inserted { open.append(pair) }
      return true
    }
    guard visit(Pair(own: start, other: other.start)) else { return false }
    while let pair = open.popLast() {
      for byte in 0..<0x80 {
        let next = Pair(own: successor(of: pair.own, byte), other: other.successor(of: pair.other, byte))
        guard visit(next) else { return false }
      }
    }
    return true
  }

  private func successor(of state: UInt32, _ byte: Int) -> UInt32 {
    transitions[Int(state) + Int(columns[byte])]
  }

  private func acceptsAtEnd(in state: UInt32) -> Bool { acceptsAtEnd[Int(state) / width] }

  /// The states of both automata behind one text.
  private struct Pair: Hashable {
    var own: UInt32
    var other: UInt32
  }
}
