/// A number of at most eighteen digits, a zero before the point aside, and without an exponent.
struct FastNumber {
  /// The number times 10^`scale`.
  var value: Int
  /// How many digits stand behind the point.
  var scale: Int

  /// Whether there are so few digits that an integer times 10^`scale` does not overflow, and a double of `value` is exact.
  @inline(__always)
  var isShort: Bool { scale <= 8 && value.magnitude <= 1 << 53 }

  /// 10^`scale`, for a short one.
  @inline(__always)
  var power: Int { PaddedBytes.powerOfTen(scale) }

  /// Whether the nearest `Double` is written as the same number; false where that is not known.
  @inline(__always)
  var keepsDigits: Bool { value.magnitude < DecimalText.endOfKeptDigits }

  /// The number as the nearest `Double`; the sign of zero is lost.
  @inline(__always)
  var double: Double {
    // One division rounds once, and right.
    isShort ? Double(value) / Double(power) : DecimalText.double(value, scale: scale)
  }

  /// The greatest integer that is not above the number, and the least one that is not below it.
  var integers: (floor: Int, ceiling: Int) {
    let power = PaddedBytes.powerOfTen(min(scale, 10)) &* PaddedBytes.powerOfTen(max(scale &- 10, 0))
    let (whole, rest) = value.quotientAndRemainder(dividingBy: power)
    return (rest < 0 ? whole &- 1 : whole, rest > 0 ? whole &+ 1 : whole)
  }
}

// Reads numbers of at most 31 bytes, eight bytes at a time.
extension PaddedBytes {
  /// How many bytes from an offset on are digits, points or minus signs; of more than sixteen, sixteen.
  @inline(__always)
  private func countOfNumberBytes(at offset: Int) -> Int {
    lanes(at: offset).countOfNumberBytes
  }

  /// A number of up to seven digits and nothing else, behind which an item or a member ends, and the offset behind it.
  @inline(__always)
  func fewDigits(at offset: Int) -> (number: FastNumber, behind: Int)? {
    let (count, value) = PaddedBytes.digits(in: word(at: offset))
    let next = byte(at: offset &+ count)
    // The end of the item is tested first: the processor could not predict whether there is a sign.
    guard next == 0x2C || next | 0x20 == 0x7D, count & 7 != 0, byte(at: offset) != 0x30 || count == 1 else {
      return nil
    }
    return (FastNumber(value: value, scale: 0), offset &+ count)
  }

  /// The offset behind an integer of eight to fifteen digits and nothing else, behind which an item or a member ends.
  @inline(__always)
  func behindManyDigits(at offset: Int) -> Int? {
    // Whether there are eight is known already.
    guard PaddedBytes.digits(in: word(at: offset)).count == 8 else { return nil }
    let count = lanes(at: offset).countOfDigits
    let next = byte(at: offset &+ count)
    guard next == 0x2C || next | 0x20 == 0x7D, count < 16, byte(at: offset) != 0x30 else { return nil }
    return offset &+ count
  }

  /// The number at an offset, and the offset behind it; nil where it takes a second look.
  @inline(__always)
  func number(at offset: Int) -> (number: FastNumber, behind: Int)? {
    let count = countOfNumberBytes(at: offset)
    return count == 16 ? longNumber(at: offset) : number(at: offset, of: count)
  }

  /// The number at an offset, and the offset behind it; nil where it takes a second look. For a long number, another
  /// one may be given that lies between the same integers.
  @inline(__always)
  func roughNumber(at offset: Int) -> (number: FastNumber, behind: Int)? {
    let count = countOfNumberBytes(at: offset)
    if _slowPath(count == 16) { return longRoughNumber(at: offset) }
    return number(at: offset, of: count)
  }

  @inline(__always)
  private func number(at offset: Int, of count: Int) -> (number: FastNumber, behind: Int)? {
    let behind = offset &+ count
    guard let number = number(at: offset, count), byte(at: behind) | 0x20 != 0x65 else { return nil }
    return (number, behind)
  }

  /// The number of more than fifteen bytes at an offset, and the offset behind it; nil where it takes a second look.
  @inline(never)
  private func longNumber(at offset: Int) -> (number: FastNumber, behind: Int)? {
    guard let length = lengthOfLong(at: offset) else { return nil }
    let behind = offset &+ length
    if let fraction = fraction(at: offset, length), let number = number(of: fraction) {
      return (number, behind)
    }
    let isNegative = byte(at: offset) == 0x2D
    let start = isNegative ? offset &+ 1 : offset
    guard byte(at: start) != 0x2D else { return nil }
    var (at, value) = PaddedBytes.digits(from: start, onto: 0) { word(at: $0) }
    // A zero before the point is no digit of the value, and has none behind it.
    let isZero = byte(at: start) == 0x30
    var count = at &- start
    if count == 0 || isZero && count > 1 { return nil }
    if isZero { count = 0 }
    var scale = 0
    if at != behind {
      guard byte(at: at) == 0x2E else { return nil }
      let point = at
      (at, value) = PaddedBytes.digits(from: point &+ 1, onto: value) { word(at: $0) }
      scale = at &- point &- 1
      count &+= scale
      if scale == 0 { return nil }
    }
    guard at == behind, count <= 18 else { return nil }
    return (FastNumber(value: isNegative ? 0 &- value : value, scale: scale), behind)
  }

  /// A number with the same integers around it as one of more than fifteen bytes, and the offset behind that; nil where
  /// it takes a second look. A fraction is only tested for zero, so that its digits need not be read.
  @inline(never)
  private func longRoughNumber(at offset: Int) -> (number: FastNumber, behind: Int)? {
    guard let length = lengthOfLong(at: offset) else { return nil }
    guard let fraction = fraction(at: offset, length) else { return longNumber(at: offset) }
    // The first seven places.
    if PaddedBytes.digitValues(word(at: fraction.point &+ 1)) &<< 8 == 0 { return longNumber(at: offset) }
    // As many places as a short number may have, and more than a look counts for multiples.
    let value = whole(of: fraction) &* 100_000_000 &+ 1
    return (FastNumber(value: fraction.isNegative ? 0 &- value : value, scale: 8), offset &+ length)
  }

  /// How many bytes a number of more than fifteen has; nil where it has more than 31, or an exponent.
  @inline(__always)
  private func lengthOfLong(at offset: Int) -> Int? {
    let length = 16 &+ countOfNumberBytes(at: offset &+ 16)
    return length < 32 && byte(at: offset &+ length) | 0x20 != 0x65 ? length : nil
  }

  /// The places of the digits of a number of more than fifteen bytes: up to seven, the point, and seven or more.
  private struct Fraction {
    var isNegative: Bool
    var point: Int
    /// How many digits stand before the point, and how many behind it.
    var count: Int
    var places: Int
  }

  /// The digits of so many bytes; nil where these are no number, or have more digits before a point, or none.
  @inline(__always)
  private func fraction(at offset: Int, _ length: Int) -> Fraction? {
    let isNegative = byte(at: offset) == 0x2D
    let start = isNegative ? 1 : 0
    let all: UInt64 = 1 &<< UInt64(truncatingIfNeeded: length) &- 1
    let others = (all & ~bits(in: ByteRange(least: 0x30, span: 9), at: offset)) &>> UInt64(start)
    let count = others.trailingZeroBitCount
    let point = offset &+ start &+ count
    // One byte is no digit. A sign, seven digits and the point are before seven digits at least.
    guard others != 0, others & (others &- 1) == 0, UInt(bitPattern: count &- 1) < 7, byte(at: point) == 0x2E,
      byte(at: offset &+ start) != 0x30 || count == 1
    else { return nil }
    return Fraction(
      isNegative: isNegative, point: point, count: count, places: offset &+ length &- point &- 1)
  }

  /// The number of a fraction of eight to sixteen places and eighteen digits in all; nil for others.
  @inline(__always)
  private func number(of fraction: Fraction) -> FastNumber? {
    let rest = fraction.places &- 8
    let whole = whole(of: fraction)
    guard UInt(bitPattern: rest) <= 8, fraction.places &+ fraction.count <= 18 else { return nil }
    let first = PaddedBytes.value(ofEight: PaddedBytes.digitValues(word(at: fraction.point &+ 1)))
    // The last eight digits, with zeros in place of those that were read before.
    let last = PaddedBytes.digitValues(word(at: fraction.point &+ 1 &+ rest))
    let others = rest == 0 ? 0 : last & UInt64.max &<< UInt64(truncatingIfNeeded: 64 &- 8 &* rest)
    let value =
      (whole &* 100_000_000 &+ first) &* PaddedBytes.powerOfTen(rest) &+ PaddedBytes.value(ofEight: others)
    return FastNumber(value: fraction.isNegative ? 0 &- value : value, scale: fraction.places)
  }

  /// The digits before the point.
  @inline(__always)
  private func whole(of fraction: Fraction) -> Int {
    let digits = PaddedBytes.digitValues(word(at: fraction.point &- fraction.count))
    return PaddedBytes.value(ofEight: digits &<< UInt64(truncatingIfNeeded: 64 &- 8 &* fraction.count))
  }

  /// The bytes of a range among 32.
  @inline(__always)
  func bits(in range: ByteRange, at offset: Int) -> UInt64 {
    let first = lanes(at: offset)
    let second = lanes(at: offset &+ 16)
    return first.bits(in: range) | second.bits(in: range) &<< 16
  }

  /// The number in so many bytes, at most fifteen; nil also where it has more than eight digits behind the point.
  ///
  /// Not to be inlined: the compiler would see that the digits end where the number does, and wait for them.
  @inline(never)
  func number(at offset: Int, _ length: Int) -> FastNumber? {
    // Signs, leading zeros and powers of ten are computed with: the processor would predict branches over them wrongly.
    let negative = byte(at: offset) == 0x2D ? 1 : 0
    let start = offset &+ negative
    var (count, number) = PaddedBytes.digits(in: word(at: start))
    guard count != 0 else { return nil }
    let zero = Int(byte(at: start)) &- 0x31
    // Both factors are negative where a zero has digits behind it.
    if zero & (1 &- count) < 0 { return nil }
    if count == 8 {
      let (more, digits) = PaddedBytes.digits(in: word(at: start &+ 8))
      number = number &* PaddedBytes.powerOfTen(more) &+ digits
      count = 8 &+ more
    }
    var behind = start &+ count
    var scale = 0
    // The length says that the number ends there, and has no more digits than were read.
    if behind &- offset != length {
      guard byte(at: behind) == 0x2E else { return nil }
      let (places, fraction) = PaddedBytes.digits(in: word(at: behind &+ 1))
      guard places != 0 else { return nil }
      behind = behind &+ 1 &+ places
      number = number &* PaddedBytes.powerOfTen(places) &+ fraction
      scale = places
    }
    if behind &- offset != length { return nil }
    return FastNumber(value: (number ^ (0 &- negative)) &+ negative, scale: scale)
  }

  /// How many digits a word begins with, and their value.
  @inline(__always)
  static func digits(in word: UInt64) -> (count: Int, value: Int) {
    let digits = digitValues(word)
    // A byte above 9 is marked; a carry goes up from a marked byte only.
    let others = (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
    let bits = UInt64(truncatingIfNeeded: others.trailingZeroBitCount & 0x78)
    // The last digit goes to the top, zeros below the first one.
    let value = value(ofEight: bits == 0 ? 0 : digits &<< (64 &- bits))
    return (Int(truncatingIfNeeded: bits &>> 3), value)
  }

  /// A word of digits as their values, a byte each.
  @inline(__always)
  private static func digitValues(_ word: UInt64) -> UInt64 { word ^ 0x3030_3030_3030_3030 }

  /// The value of eight digits, the last of which is the highest byte.
  @inline(__always)
  private static func value(ofEight digits: UInt64) -> Int {
    let value = digits &* 10 &+ digits &>> 8
    let pairs: UInt64 = 0x0000_00FF_0000_00FF
    let all =
      (value & pairs) &* 0x000F_4240_0000_0064 &+ (value &>> 16 & pairs) &* 0x0000_2710_0000_0001
    return Int(truncatingIfNeeded: all &>> 32)
  }

  /// The offset behind digits, and their value behind that of others; it wraps.
  /// - Parameter word: the eight bytes from an offset on.
  @inline(__always)
  static func digits(
    from start: Int, onto value: Int, word: (Int) -> UInt64
  ) -> (behind: Int, value: Int) {
    var (at, value) = (start, value)
    while true {
      let (count, more) = digits(in: word(at))
      value = value &* powerOfTen(count) &+ more
      at &+= count
      if count < 8 { return (at, value) }
    }
  }

  /// 10^`exponent`, for 0 … 15.
  @inline(__always)
  static func powerOfTen(_ exponent: Int) -> Int {
    // A factor for each bit of the exponent.
    let ones = 1 &+ (exponent & 1) &* 9
    let twos = 1 &+ (exponent &>> 1 & 1) &* 99
    let fours = 1 &+ (exponent &>> 2 & 1) &* 9_999
    let eights = 1 &+ (exponent &>> 3 & 1) &* 99_999_999
    return (ones &* twos) &* (fours &* eights)
  }
}
