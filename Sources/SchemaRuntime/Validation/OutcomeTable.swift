/// The outcomes of blocks on values.
///
/// A walk asks it for each block that it comes to, so it takes less than a dictionary does.
struct OutcomeTable {
  /// A block, the offset of a value, and the mode of the walk.
  struct Question: Equatable {
    var block: UInt
    var offset: Int
    var mode: UInt8
  }

  private var entries: [(question: Question, outcome: WalkContext.Outcome)] = []
  /// The number of an entry plus one, or 0 where a slot is empty. There are at least twice as many slots as entries.
  private var slots: [UInt32] = []
  private let hash = SeededHash.shared

  /// The outcome of a question, if it is known.
  subscript(question: Question) -> WalkContext.Outcome? {
    if entries.isEmpty { return nil }
    let found = slots[slot(of: question)]
    return found == 0 ? nil : entries[Int(found) &- 1].outcome
  }

  /// Keeps the outcome of a question that is not known.
  mutating func note(_ outcome: WalkContext.Outcome, of question: Question) {
    entries.append((question, outcome))
    if entries.count &* 2 > slots.count {
      slots = [UInt32](repeating: 0, count: max(64, slots.count &* 2))
      for number in entries.indices { put(number) }
    } else {
      put(entries.count &- 1)
    }
  }

  private mutating func put(_ number: Int) {
    slots[slot(of: entries[number].question)] = UInt32(truncatingIfNeeded: number &+ 1)
  }

  /// The slot of a question, or the empty one where it belongs.
  private func slot(of question: Question) -> Int {
    let mask = slots.count &- 1
    let first = question.block &+ UInt(question.mode)
    var slot =
      Int(
        truncatingIfNeeded: hash.of(
          UInt64(truncatingIfNeeded: first), UInt64(truncatingIfNeeded: question.offset))) & mask
    while slots[slot] != 0, entries[Int(slots[slot]) &- 1].question != question { slot = (slot &+ 1) & mask }
    return slot
  }
}
