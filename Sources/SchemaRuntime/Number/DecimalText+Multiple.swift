extension DecimalText {
  /// Whether `a` is `b` times an integer, exactly: 19.99 is a multiple of 0.01, and 0 of any number.
  ///
  /// Only 0 is a multiple of 0. The work is linear in the digits of `a` while `b` has no more than 18 digits.
  public static func isMultiple(_ a: UnsafeBufferPointer<UInt8>, of b: UnsafeBufferPointer<UInt8>) -> Bool {
    if let x = shortInteger(a), let y = shortInteger(b), y != 0 { return x % y == 0 }
    let dividend = DecimalParts(a)
    let divisor = DecimalParts(b)
    if dividend.isZero { return true }
    if divisor.isZero { return false }
    let zeros = dividend.exponent.distance(from: divisor.exponent)
    // The digits of the dividend do not end in 0, so no power of ten divides them.
    guard zeros >= 0 else { return false }
    // 10^k gains its last common factor with the divisor below k = log₂(divisor), so more zeros change nothing.
    let enough = min(zeros, divisor.digitCount &* 4)
    if divisor.digitCount <= 18 { return isShortMultiple(dividend, of: divisor, zeros: enough) }
    return isLongMultiple(dividend, of: divisor, zeros: enough)
  }

  /// `dividend × 10^zeros mod divisor == 0`, digit by digit, in one word: the remainder is below 10¹⁸.
  private static func isShortMultiple(_ a: DecimalParts, of b: DecimalParts, zeros: Int) -> Bool {
    var divisor: UInt64 = 0
    for index in 0..<b.digitCount { divisor = divisor &* 10 &+ UInt64(b.digit(index)) }
    var remainder: UInt64 = 0
    for index in 0..<a.digitCount {
      remainder = (remainder &* 10 &+ UInt64(a.digit(index))) % divisor
    }
    for _ in 0..<zeros where remainder != 0 { remainder = (remainder &* 10) % divisor }
    return remainder == 0
  }

  /// `dividend × 10^zeros mod divisor == 0` for a divisor of any length: long division by repeated subtraction.
  private static func isLongMultiple(_ a: DecimalParts, of b: DecimalParts, zeros: Int) -> Bool {
    var divisor = LongNatural()
    for index in 0..<b.digitCount { divisor.append(digit: b.digit(index)) }
    var remainder = LongNatural()
    for index in 0..<(a.digitCount &+ zeros) {
      remainder.append(digit: index < a.digitCount ? a.digit(index) : 0)
      while !(remainder < divisor) { remainder.subtract(divisor) }
    }
    return remainder.isZero
  }
}

/// A natural number of any size, as far as long division needs one.
private struct LongNatural {
  /// The lowest 32 bits first; the last limb is not 0.
  private var limbs: [UInt32] = []

  var isZero: Bool { limbs.isEmpty }

  /// Multiplies by ten and adds `digit`.
  mutating func append(digit: UInt8) {
    var carry = UInt64(digit)
    for index in limbs.indices {
      let product = UInt64(limbs[index]) &* 10 &+ carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry != 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
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
    while limbs.last == 0 { limbs.removeLast() }
  }
}
