/// Numbers that follow from a seed alone, on every platform and with every version of Swift (SplitMix64). The standard
/// library does not promise how it makes numbers of a range from random bits, so that is done here.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 to `limit` - 1; 0 where `limit` is less than 1.
  mutating func below(_ limit: Int) -> Int {
    let high = next().multipliedFullWidth(by: UInt64(max(limit, 1))).high
    return Int(truncatingIfNeeded: high)
  }

  /// One of some elements; nil where there is none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// The numbers from 0 to `count` - 1, each once, in an order that the seed decides.
  mutating func order(of count: Int) -> [Int] {
    var order = Array(0..<max(count, 0))
    for index in order.indices.dropFirst().reversed() { order.swapAt(index, below(index + 1)) }
    return order
  }
}
