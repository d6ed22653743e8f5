/// The members or items of one value that subschemas for the same value have evaluated: `unevaluatedProperties` and
/// `unevaluatedItems` apply to all others (Core §11). It is kept only where a schema needs it.
public struct Evaluation: Sendable {
  /// A bit for each evaluated member or item, in document order, for the first 128: they take no memory of their own.
  private var first: (low: UInt64, high: UInt64) = (0, 0)
  /// The bits of the members or items behind the first 128.
  private var others: [UInt64] = []
  private var all = false
  /// How many members or items there are, where that is known.
  private var count: Int?

  /// An evaluation of no member and no item yet.
  public init() {}

  /// Notes that the member or item with a number has been evaluated.
  public mutating func insert(_ number: Int) {
    let bit: UInt64 = 1 &<< UInt64(number & 63)
    switch number &>> 6 {
    case 0: first.low |= bit
    case 1: first.high |= bit
    case let word:
      while others.count <= word &- 2 { others.append(0) }
      others[word &- 2] |= bit
    }
  }

  /// Notes that every member or item has been evaluated.
  public mutating func insertAll() { all = true }

  /// Notes how many members or items the value has.
  public mutating func end(at count: Int) { self.count = count }

  /// Whether it is known that every member or item has been evaluated.
  public var isComplete: Bool {
    if all { return true }
    guard let count, count <= 128 else { return false }
    let low: UInt64 = count < 64 ? 1 &<< UInt64(count) &- 1 : ~0
    let high: UInt64 = count < 64 ? 0 : count < 128 ? 1 &<< UInt64(count &- 64) &- 1 : ~0
    return first.low & low == low && first.high & high == high
  }

  /// Adds the members or items that another subschema has evaluated.
  public mutating func merge(_ other: Evaluation) {
    all = all || other.all
    count = count ?? other.count
    first.low |= other.first.low
    first.high |= other.first.high
    while others.count < other.others.count { others.append(0) }
    for (word, value) in other.others.enumerated() { others[word] |= value }
  }

  /// Whether the member or item of this number has been evaluated.
  public func contains(_ number: Int) -> Bool {
    if all { return true }
    let bit: UInt64 = 1 &<< UInt64(number & 63)
    switch number &>> 6 {
    case 0: return first.low & bit != 0
    case 1: return first.high & bit != 0
    case let word: return word &- 2 < others.count && others[word &- 2] & bit != 0
    }
  }
}
