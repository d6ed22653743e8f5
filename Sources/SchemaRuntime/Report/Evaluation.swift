/// Which members or items of one value have been evaluated by subschemas that look at the same value: what
/// `unevaluatedProperties` and `unevaluatedItems` leave over (Core §11). Kept only where a schema asks.
public struct Evaluation: Sendable {
  /// Bits of member or item numbers, in document order: of the first 128, which take no memory of their own …
  private var first: (low: UInt64, high: UInt64) = (0, 0)
  /// … and of those behind them.
  private var others: [UInt64] = []
  private var all = false
  /// How many members or items there are, where that is known.
  private var count: Int?

  /// An evaluation of no member and no item yet.
  public init() {}

  /// The member or item of this number has been evaluated.
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

  /// Every member or item has been evaluated.
  public mutating func insertAll() { all = true }

  /// The value has ended.
  public mutating func end(at count: Int) { self.count = count }

  /// Whether it is known that nothing is left over.
  public var isComplete: Bool {
    if all { return true }
    guard let count, count <= 128 else { return false }
    let low: UInt64 = count < 64 ? 1 &<< UInt64(count) &- 1 : ~0
    let high: UInt64 = count < 64 ? 0 : count < 128 ? 1 &<< UInt64(count &- 64) &- 1 : ~0
    return first.low & low == low && first.high & high == high
  }

  /// What another subschema evaluated counts too.
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
