extension DecimalText {
  /// 10¹⁵: the nearest `Double` of a decimal with fewer digits, and without a long exponent, is written as the same
  /// number. A shorter word holds no more digits than that: then it is the greatest number.
  @inlinable
  static var endOfKeptDigits: UInt { UInt(clamping: 1_000_000_000_000_000 as UInt64) }

  /// The nearest `Double`, if its shortest decimal is the same number; nil otherwise.
  @usableFromInline
  static func sameDouble(_ a: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let value = double(a), value.shortestJSONText.withBytes({ compare(a, $0) }) == 0 else { return nil }
    return value
  }

  /// The nearest `Double`, ties to even; nil if that would be infinite.
  ///
  /// Up to 19 digits, with a power of ten from -27 to 27, need only integers, which are exact; for other powers the
  /// first bits mostly decide. The standard library reads the remaining numbers.
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
        // The mantissa does not say whether digits have begun: 2⁶⁴ wraps to 0.
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
    guard digits <= 19, let magnitude = magnitude(mantissa, exponent: exponent) else {
      return doubleByLibrary(a)
    }
    return isNegative ? -magnitude : magnitude
  }

  /// The nearest `Double` of a number times a power of ten, ties to even; nil where that is not known.
  @usableFromInline
  static func magnitude(_ mantissa: UInt64, exponent: Int) -> Double? {
    if -27...27 ~= exponent { return double(mantissa, exponent: exponent) }
    return mantissa == 0 ? nil : NearbyDouble(mantissa, power: exponent)?.value
  }

  /// The nearest `Double` of digits, of which `scale`, at most 27, stand behind the point.
  @usableFromInline
  static func double(_ digits: Int, scale: Int) -> Double {
    let magnitude = double(UInt64(digits.magnitude), exponent: 0 &- scale)
    return digits < 0 ? -magnitude : magnitude
  }

  /// The nearest `Double` of a number times a power of ten, ties to even.
  /// - Parameter exponent: -27 … 27.
  @usableFromInline
  static func double(_ mantissa: UInt64, exponent: Int) -> Double {
    let places = exponent.magnitude
    if mantissa <= 1 << 53, places <= 22 {
      // Both are exact in binary, so one multiplication or division rounds once and right.
      let power = powerOfTen(Int(places))
      return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    }
    // 5²⁷ is less than 2⁶³, so all of this is exact; the powers of two go to the exponent.
    let power = powerOfFive(places)
    return exponent < 0 ? quotient(mantissa, power, exponent) : product(mantissa, power, exponent)
  }

  /// `a` × `b` × 2^`exponent`, neither of them 0.
  private static func product(_ a: UInt64, _ b: UInt64, _ exponent: Int) -> Double {
    let (high, low) = a.multipliedFullWidth(by: b)
    let zeros = high.leadingZeroBitCount
    if zeros == 64 {
      let shift = low.leadingZeroBitCount
      return rounded(low &<< UInt64(shift), isExact: true, exponent &- shift)
    }
    let shift = UInt64(zeros)
    // A shift by 64 is none here: two of 63 in all.
    let head = high &<< shift | (low &>> 1) &>> (63 &- shift)
    return rounded(head, isExact: low &<< shift == 0, exponent &+ 64 &- zeros)
  }

  /// `a` / `b` × 2^`exponent`, neither of them 0.
  private static func quotient(_ a: UInt64, _ b: UInt64, _ exponent: Int) -> Double {
    let (left, right) = (a.leadingZeroBitCount, b.leadingZeroBitCount)
    let (dividend, divisor) = (a &<< UInt64(left), b &<< UInt64(right))
    // Both begin with a 1 now: halved where it would not fit, the quotient begins with one, too.
    let half: UInt64 = dividend >= divisor ? 1 : 0
    let (quotient, remainder) = divisor.dividingFullWidth((dividend &>> half, (dividend & half) &<< 63))
    return rounded(quotient, isExact: remainder == 0, exponent &+ right &- left &- 64 &+ Int(half))
  }

  /// The nearest `Double` of `bits` × 2^`exponent`. The bits begin with a 1, and where they are not exact, further bits
  /// follow.
  private static func rounded(_ bits: UInt64, isExact: Bool, _ exponent: Int) -> Double {
    let significand = bits &>> 11
    let rest = bits & 0x7FF
    let isUp = rest > 0x400 || rest == 0x400 && (!isExact || significand & 1 == 1)
    // Both factors are exact, and their product is no subnormal number.
    let power = Double(bitPattern: UInt64(truncatingIfNeeded: 1023 &+ 11 &+ exponent) &<< 52)
    return Double(significand &+ (isUp ? 1 : 0)) * power
  }

  /// 5^`exponent`, for 0 … 27.
  static func powerOfFive(_ exponent: UInt) -> UInt64 {
    // A factor for each bit of the exponent.
    let factors: (UInt64, UInt64, UInt64, UInt64, UInt64) = (4, 24, 624, 390_624, 152_587_890_624)
    let bits = UInt64(exponent)
    let (ones, twos) = (1 &+ (bits & 1) &* factors.0, 1 &+ (bits &>> 1 & 1) &* factors.1)
    let (fours, eights) = (1 &+ (bits &>> 2 & 1) &* factors.2, 1 &+ (bits &>> 3 & 1) &* factors.3)
    return (ones &* twos) &* (fours &* eights) &* (1 &+ (bits &>> 4 & 1) &* factors.4)
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
