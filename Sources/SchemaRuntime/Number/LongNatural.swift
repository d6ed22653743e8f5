/// A natural number of any size, as far as exact arithmetic on decimals needs one.
struct LongNatural: Equatable {
  /// The lowest 32 bits first; the last limb is not 0.
  private var limbs: [UInt32] = []

  init() {}

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  var isZero: Bool { limbs.isEmpty }

  /// Multiplies by ten and adds `digit`.
  mutating func append(digit: UInt8) { multiply(by: 10, adding: UInt32(digit)) }

  private mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for index in limbs.indices {
      let product = UInt64(limbs[index]) &* UInt64(factor) &+ carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry != 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  /// The number times 2^`twos` × 10^`tens`, neither of them below zero.
  func scaled(twos: Int, tens: Int) -> LongNatural {
    var result = self
    var rest = tens
    while rest > 0 {
      let step = min(rest, 9)
      result.multiply(by: UInt32(DecimalText.powerOfTen(step)))
      rest &-= step
    }
    rest = twos
    while rest > 0 {
      let step = min(rest, 31)
      result.multiply(by: 1 << UInt32(step))
      rest &-= step
    }
    return result
  }

  static func < (a: LongNatural, b: LongNatural) -> Bool {
    guard a.limbs.count == b.limbs.count else { return a.limbs.count < b.limbs.count }
    for index in a.limbs.indices.reversed() where a.limbs[index] != b.limbs[index] {
      return a.limbs[index] < b.limbs[index]
    }
    return false
  }

  /// Subtracts a number that is not larger.
  mutating func subtract(_ other: LongNatural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      let subtrahend = index < other.limbs.count ? Int64(other.limbs[index]) : 0
      let difference = Int64(limbs[index]) &- subtrahend &- borrow
      limbs[index] = UInt32(truncatingIfNeeded: difference)
      borrow = difference < 0 ? 1 : 0
    }
    trim()
  }

  /// How far the numbers are from each other.
  func distance(to other: LongNatural) -> LongNatural {
    var (smaller, larger) = (self, other)
    if larger < smaller { swap(&smaller, &larger) }
    larger.subtract(smaller)
    return larger
  }

  private mutating func trim() { while limbs.last == 0 { limbs.removeLast() } }
}
