/// The ends of some of the long values of a text, so that blocks which look at the same value do not all read over it.
///
/// Each place in the table is shared by many values, of which the last one holds it: a lookup costs two comparisons.
struct ValueEnds {
  /// A shorter value is read over again in less time than it takes to note it.
  private static let least = 128
  private static let bits = 7

  private var values: [(start: Int, end: Int)] = []

  /// The end of the value that begins at an offset, if it is known.
  subscript(start: Int) -> Int? {
    guard !values.isEmpty else { return nil }
    let value = values[Self.place(of: start)]
    return value.start == start ? value.end : nil
  }

  /// Notes a value that has been read to its end.
  mutating func note(from start: Int, to end: Int) {
    guard end &- start > Self.least else { return }
    if values.isEmpty { values = Array(repeating: (start: -1, end: -1), count: 1 << Self.bits) }
    values[Self.place(of: start)] = (start, end)
  }

  /// Neighbouring offsets, and those with a common distance, get places apart (Fibonacci hashing).
  private static func place(of start: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: start) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
  }
}
