/// A JSON number's text taken apart without leaving it: sign, significant digits, power of ten.
///
/// The value is ± d₁d₂…dₙ × 10^`lastExponent`, where d₁ and dₙ are not 0. Zero has no digits at all. Two numbers are
/// equal exactly when their signs, digits and powers are.
@usableFromInline
struct DecimalParts {
  /// Whether the number is below zero; false for `-0`.
  @usableFromInline var isNegative = false
  /// The text from the first to the last digit that is not 0, with at most one point within.
  @usableFromInline var digits = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The place of the point in `digits`; `digits.count` or more if it is not within.
  @usableFromInline var point = 0
  /// The number of significant digits.
  @usableFromInline var digitCount = 0
  /// The power of ten of the last significant digit, kept within ±`DecimalExponent.limit`.
  @usableFromInline var lastExponent: Int { exponent.clamped }
  /// The power of ten of the last significant digit, exact.
  @usableFromInline var exponent = DecimalExponent()

  var isZero: Bool { digitCount == 0 }

  /// Whether the number has no fractional part: its last significant digit stands before the point.
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
    let mantissa = MantissaScan(text)
    guard mantissa.first >= 0 else { return }
    isNegative = text[0] == 0x2D
    digits = UnsafeBufferPointer(rebasing: text[mantissa.first...mantissa.last])
    let hasPointWithin = mantissa.point > mantissa.first && mantissa.point < mantissa.last
    point = hasPointWithin ? mantissa.point &- mantissa.first : digits.count
    digitCount = digits.count &- (hasPointWithin ? 1 : 0)
    // Zeros between the last significant digit and the point; below zero for digits behind the point.
    exponent.offset = mantissa.point &- mantissa.last &- (mantissa.last < mantissa.point ? 1 : 0)
    if mantissa.end < text.count {
      exponent.read(UnsafeBufferPointer(rebasing: text[(mantissa.end &+ 1)...]))
    }
  }
}

/// The offsets of a number's parts before its exponent.
private struct MantissaScan {
  /// The first and the last digit that is not 0; -1 if all are.
  var first = -1
  var last = -1
  /// The point, or `end` if there is none.
  var point: Int
  /// The offset behind the last digit.
  var end: Int

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var index = text.first == 0x2D ? 1 : 0
    var point = -1
    while index < text.count {
      let byte = text[index]
      if byte == 0x2E {
        point = index
      } else if byte > 0x30, byte <= 0x39 {
        if first < 0 { first = index }
        last = index
      } else if byte != 0x30 {
        break
      }
      index &+= 1
    }
    end = index
    self.point = point < 0 ? index : point
  }
}
