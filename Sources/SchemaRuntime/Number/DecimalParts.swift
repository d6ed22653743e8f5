/// A JSON number's text taken apart without leaving it: sign, significant digits, power of ten.
///
/// The value is ± d₁d₂…dₙ × 10^`lastExponent`, where d₁ and dₙ are not 0. Zero has no digits at all. Two
/// numbers are equal exactly when sign, digits and power are.
@usableFromInline
struct DecimalParts {
  /// Whether the number is below zero; false for `-0`.
  @usableFromInline var isNegative = false
  /// The text from the first to the last digit that is not 0, with at most one point within.
  @usableFromInline var digits = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// Where the point is in `digits`; `digits.count` or more if it is not within.
  @usableFromInline var point = 0
  /// The number of significant digits.
  @usableFromInline var digitCount = 0
  /// The power of ten of the last significant digit, kept within ±`DecimalExponent.limit`.
  @usableFromInline var lastExponent: Int { exponent.clamped }
  /// The same power, exact.
  @usableFromInline var exponent = DecimalExponent()

  var isZero: Bool { digitCount == 0 }

  /// The power of ten of the last digit if that is what decides whether the number is whole.
  var isInteger: Bool { isZero || lastExponent >= 0 }

  @inline(__always)
  func digit(_ index: Int) -> UInt8 {
    digits[index < point ? index : index &+ 1] &- 0x30
  }
}

extension DecimalParts {
  /// Takes apart a text that is a number of RFC 8259 §6. Any other bytes give a meaningless value, no trap.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.init()
    let count = text.count
    var index = 0
    if index < count, text[index] == 0x2D {
      isNegative = true
      index &+= 1
    }
    var first = -1
    var last = -1
    var pointIndex = -1
    while index < count {
      let byte = text[index]
      if byte == 0x2E {
        pointIndex = index
      } else if byte > 0x30, byte <= 0x39 {
        if first < 0 { first = index }
        last = index
      } else if byte != 0x30 {
        break
      }
      index &+= 1
    }
    guard first >= 0 else {
      isNegative = false
      return
    }
    let end = index
    let mantissaPoint = pointIndex < 0 ? end : pointIndex
    // Digits between the last significant one and the point; below zero for digits after the point.
    exponent.offset = last < mantissaPoint ? mantissaPoint &- last &- 1 : mantissaPoint &- last
    digits = UnsafeBufferPointer(rebasing: text[first...last])
    point = mantissaPoint > first && mantissaPoint < last ? mantissaPoint &- first : digits.count
    digitCount = digits.count &- (point < digits.count ? 1 : 0)
    if end < count { exponent.read(UnsafeBufferPointer(rebasing: text[(end &+ 1)...])) }
  }
}
