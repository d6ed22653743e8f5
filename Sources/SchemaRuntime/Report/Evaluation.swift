/// Which members or items of one value have been evaluated by subschemas that look at the same value: what
/// `unevaluatedProperties` and `unevaluatedItems` leave over (Core §11). Kept only where a schema asks.
public struct Evaluation: Sendable {
  /// Bits of member or item numbers, in document order.
  @usableFromInline var bits: [UInt64] = []
  @usableFromInline var all = false

  @inlinable
  public init() {}

  /// The member or item of this number has been evaluated.
  public mutating func insert(_ number: Int) {
    let word = number &>> 6
    while bits.count <= word { bits.append(0) }
    bits[word] |= 1 &<< UInt64(number & 63)
  }

  /// Every member or item has been evaluated.
  public mutating func insertAll() { all = true }

  /// What another subschema evaluated counts too.
  public mutating func merge(_ other: Evaluation) {
    all = all || other.all
    while bits.count < other.bits.count { bits.append(0) }
    for (word, value) in other.bits.enumerated() { bits[word] |= value }
  }

  public func contains(_ number: Int) -> Bool {
    if all { return true }
    let word = number &>> 6
    return word < bits.count && bits[word] & 1 &<< UInt64(number & 63) != 0
  }
}
