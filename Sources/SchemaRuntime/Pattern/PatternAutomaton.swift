/// A pattern as a deterministic automaton: one table lookup for each byte of a text, and no allocation.
package struct PatternAutomaton: Sendable {
  /// The table. A state is a row, named by the index at which the row begins.
  let transitions: [UInt32]
  /// How long a row is.
  let width: Int
  /// The column of the table for each byte. Bytes that continue a code point have a column in which states do not
  /// change.
  let columns: [UInt16]
  let start: UInt32
  /// Whether a text that ends in a state matches.
  let acceptsAtEnd: [Bool]
  /// Where code points beyond ASCII differ, they are decoded and looked up here.
  let alphabet: PatternAlphabet?

  /// The state that no text leaves with a match.
  static let dead: UInt32 = 0
  /// The state that has seen a match: the second row.
  var accepting: UInt32 { UInt32(width) }

  package func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if let alphabet { return matches(text, decodedBy: alphabet) }
    return transitions.withUnsafeBufferPointer { table in
      columns.withUnsafeBufferPointer { columns in
        var state = start
        if state <= accepting { return state == accepting }
        for byte in text {
          state = table[Int(state) &+ Int(columns[Int(byte)])]
          if state <= accepting { return state == accepting }
        }
        return acceptsAtEnd[Int(state) / width]
      }
    }
  }

  private func matches(
    _ text: UnsafeBufferPointer<UInt8>, decodedBy alphabet: PatternAlphabet
  ) -> Bool {
    transitions.withUnsafeBufferPointer { table in
      columns.withUnsafeBufferPointer { columns in
        var state = start
        if state <= accepting { return state == accepting }
        var position = 0
        while position < text.count {
          let byte = text[position]
          let column: UInt16
          if byte < 0x80 {
            column = columns[Int(byte)]
            position &+= 1
          } else {
            column = alphabet.characterClass(of: UTF8Scanner.scalar(of: text, at: &position))
          }
          state = table[Int(state) &+ Int(column)]
          if state <= accepting { return state == accepting }
        }
        return acceptsAtEnd[Int(state) / width]
      }
    }
  }
}
