extension DecimalText {
  /// The nearest `Double`, ties to even; nil if that would be infinite.
  ///
  /// Up to 19 digits that make an integer of at most 2⁵³ and a power of ten of at most 22 either way are exact in
  /// binary, so one multiplication or division rounds once and right. The rest goes through the standard library.
  @inlinable
  public static func double(_ a: UnsafeBufferPointer<UInt8>) -> Double? {
    var index = 0
    let isNegative = a.first == 0x2D
    if isNegative { index = 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    var seenPoint = false
    while index < a.count {
      let digit = a[index] &- 0x30
      if digit <= 9 {
        mantissa = mantissa &* 10 &+ UInt64(digit)
        // Not the mantissa says whether digits have begun: 2⁶⁴ wraps to none.
        if digits != 0 || digit != 0 { digits &+= 1 }
        if seenPoint { exponent &-= 1 }
      } else if a[index] == 0x2E {
        seenPoint = true
      } else {
        break
      }
      index &+= 1
    }
    if index < a.count {
      guard let written = shortExponent(a, after: index) else { return doubleByLibrary(a) }
      exponent &+= written
    }
    guard digits <= 19, mantissa <= 1 << 53, exponent >= -22, exponent <= 22 else {
      return doubleByLibrary(a)
    }
    let power = powerOfTen(exponent < 0 ? 0 &- exponent : exponent)
    let magnitude = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    return isNegative ? -magnitude : magnitude
  }

  /// The exponent behind the letter at `index`, if it has at most three digits.
  @inlinable
  static func shortExponent(_ a: UnsafeBufferPointer<UInt8>, after index: Int) -> Int? {
    var index = index &+ 1
    guard index < a.count else { return nil }
    let isNegative = a[index] == 0x2D
    if isNegative || a[index] == 0x2B { index &+= 1 }
    guard a.count &- index <= 3 else { return nil }
    var value = 0
    while index < a.count {
      value = value &* 10 &+ Int(a[index] &- 0x30)
      index &+= 1
    }
    return isNegative ? 0 &- value : value
  }

  /// 10^`exponent` for 0 … 22, all exact.
  @inlinable
  static func powerOfTen(_ exponent: Int) -> Double {
    var result = 1.0
    var base = 10.0
    var rest = exponent
    // Every partial product is a power of ten below 10²³, hence exact.
    while rest > 0 {
      if rest & 1 == 1 { result *= base }
      rest >>= 1
      if rest > 0 { base *= base }
    }
    return result
  }

  @usableFromInline
  static func doubleByLibrary(_ a: UnsafeBufferPointer<UInt8>) -> Double? {
    let parts = DecimalParts(a)
    if parts.isZero { return a.first == 0x2D ? -0.0 : 0.0 }
    // Decided here, so that no parser has to cope with an exponent of any length.
    let leading = parts.lastExponent &+ parts.digitCount
    if leading > 310 { return nil }
    if leading < -330 { return parts.isNegative ? -0.0 : 0.0 }
    guard let value = Double(String(decoding: a, as: UTF8.self)), value.isFinite else { return nil }
    return value
  }
}
