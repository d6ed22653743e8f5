/// Exact arithmetic on the texts of JSON numbers (RFC 8259 §6), whatever their size.
///
/// Nothing here turns a power of ten into digits, so `1e999999999999` costs no more than `1`. The bytes are
/// taken to be a number already; other bytes give a meaningless answer, and no trap.
public enum DecimalText {
  /// -1, 0 or 1 as `a` is below, equal to or above `b`.
  public static func compare(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Int {
    if let x = shortInteger(a), let y = shortInteger(b) { return x < y ? -1 : (x == y ? 0 : 1) }
    return compare(DecimalParts(a), DecimalParts(b))
  }

  /// Whether the number has no fractional part: `1.0`, `1e2` and `12.50e1` have none.
  public static func isInteger(_ a: UnsafeBufferPointer<UInt8>) -> Bool {
    if shortInteger(a) != nil { return true }
    return DecimalParts(a).isInteger
  }

  /// A number that is the same for equal values, such as `1`, `1.0` and `10e-1`.
  public static func hash(_ a: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let parts = DecimalParts(a)
    guard !parts.isZero else { return 0 }
    var hash: UInt64 = parts.isNegative ? 0x9E37_79B9_7F4A_7C15 : 0xC2B2_AE3D_27D4_EB4F
    hash = (hash ^ parts.exponent.hash) &* 0x0000_0100_0000_01B3
    for index in 0..<parts.digitCount {
      hash = (hash ^ UInt64(parts.digit(index))) &* 0x0000_0100_0000_01B3
    }
    return hash ^ (hash >> 29)
  }

  /// The value if it is an integer in range, however it is written.
  public static func int64(_ a: UnsafeBufferPointer<UInt8>) -> Int64? {
    if let value = shortInteger(a) { return value }
    let parts = DecimalParts(a)
    let zeros = parts.lastExponent
    guard parts.isInteger, parts.digitCount <= 19, zeros <= 18 else { return nil }
    var value: Int64 = 0
    // Built on the side of its sign: the smallest value has no positive counterpart.
    for index in 0..<(parts.digitCount &+ zeros) {
      let digit = index < parts.digitCount ? Int64(parts.digit(index)) : 0
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(parts.isNegative ? 0 &- digit : digit)
      if overflow || carry { return nil }
      value = sum
    }
    return value
  }

  /// The value of an optional sign and at most 18 digits without point and exponent.
  @inlinable @inline(__always)
  static func shortInteger(_ a: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard a.count <= 19, var byte = a.first else { return nil }
    var index = 0
    let isNegative = byte == 0x2D
    if isNegative {
      index = 1
    } else if a.count == 19 {
      return nil
    }
    var value: Int64 = 0
    while index < a.count {
      byte = a[index] &- 0x30
      guard byte <= 9 else { return nil }
      value = value &* 10 &+ Int64(byte)
      index &+= 1
    }
    return isNegative ? 0 &- value : value
  }

  static func compare(_ a: DecimalParts, _ b: DecimalParts) -> Int {
    if a.isZero || b.isZero {
      let x = a.isZero ? 0 : (a.isNegative ? -1 : 1)
      let y = b.isZero ? 0 : (b.isNegative ? -1 : 1)
      return (x &- y).signum()
    }
    guard a.isNegative == b.isNegative else { return a.isNegative ? -1 : 1 }
    let magnitude = compareMagnitudes(a, b)
    return a.isNegative ? 0 &- magnitude : magnitude
  }

  private static func compareMagnitudes(_ a: DecimalParts, _ b: DecimalParts) -> Int {
    let leading = a.exponent.distance(from: b.exponent) &+ a.digitCount &- b.digitCount
    if leading != 0 { return leading.signum() }
    for index in 0..<min(a.digitCount, b.digitCount) {
      let x = a.digit(index)
      let y = b.digit(index)
      if x != y { return x < y ? -1 : 1 }
    }
    // The longer one goes on with a digit that is not 0 in the end.
    return (a.digitCount &- b.digitCount).signum()
  }
}
