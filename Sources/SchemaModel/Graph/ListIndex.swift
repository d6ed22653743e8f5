/// Names something by its place in a list.
///
/// Sets and dictionaries of such names are most of what the stages look up. No input can choose these numbers to make
/// them collide, so they are spread by a multiplication instead of a keyed hash; the seed keeps sets of different sizes
/// from having the same order.
public protocol ListIndex: Hashable, Sendable {
  var index: Int { get }
}

extension ListIndex {
  /// Feeds the hasher of sets and dictionaries.
  @inlinable @inline(__always)
  public func _rawHashValue(seed: Int) -> Int {
    // The odd number next to 2⁶⁴ divided by the golden ratio; all bits affect the upper half.
    let spread = UInt(bitPattern: index ^ seed) &* 0x9E37_79B9_7F4A_7C15
    return Int(bitPattern: spread ^ (spread >> 32))
  }
}
