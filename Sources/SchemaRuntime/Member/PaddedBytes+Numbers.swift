/// A number of fifteen bytes at most, with up to eight digits behind the point.
struct QuickNumber {
  /// The number times 10^`scale`.
  var value: Int
  /// How many digits stand behind the point.
  var scale: Int

  /// 10^`scale`.
  @inline(__always)
  var power: Int { PaddedBytes.powerOfTen(scale) }
}

// Such numbers, eight bytes at a time.
extension PaddedBytes {
  /// How many bytes from an offset on are digits, points or minus signs; of more than sixteen, sixteen.
  @inline(__always)
  private func countOfNumberBytes(at offset: Int) -> Int {
    base.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self).countOfNumberBytes
  }

  /// The number at an offset, and the offset behind it; nil where it takes a second look.
  @inline(__always)
  func number(at offset: Int) -> (number: QuickNumber, behind: Int)? {
    let count = countOfNumberBytes(at: offset)
    let behind = offset &+ count
    guard let number = number(at: offset, count), byte(at: behind) | 0x20 != 0x65 else { return nil }
    return (number, behind)
  }

  /// The number in so many bytes, at most fifteen; nil also where it has more than eight digits behind the point, or an
  /// exponent, or more bytes.
  /// - Parameter length: how many bytes may be of the number; sixteen where there may be more.
  ///
  /// Not to be inlined: the compiler would see that the digits end where the number does, and wait for them.
  @inline(never)
  func number(at offset: Int, _ length: Int) -> QuickNumber? {
    // Signs, leading zeros and powers of ten are numbers here: of branches nobody could foretell them.
    let negative = byte(at: offset) == 0x2D ? 1 : 0
    let start = offset &+ negative
    var (count, number) = PaddedBytes.digits(in: word(at: start))
    guard count != 0 else { return nil }
    let zero = Int(byte(at: start)) &- 0x31
    // Both are negative where a zero has digits behind it.
    if zero & (1 &- count) < 0 { return nil }
    if count == 8 {
      guard length < 16 else { return nil }
      let (more, digits) = PaddedBytes.digits(in: word(at: start &+ 8))
      number = number &* PaddedBytes.powerOfTen(more) &+ digits
      count = 8 &+ more
    }
    var behind = start &+ count
    var scale = 0
    // That it ends there, and has no more digits than were read, the length says.
    if behind &- offset != length {
      guard byte(at: behind) == 0x2E, length < 16 else { return nil }
      let (places, fraction) = PaddedBytes.digits(in: word(at: behind &+ 1))
      guard places != 0 else { return nil }
      behind = behind &+ 1 &+ places
      number = number &* PaddedBytes.powerOfTen(places) &+ fraction
      scale = places
    }
    if behind &- offset != length { return nil }
    return QuickNumber(value: (number ^ (0 &- negative)) &+ negative, scale: scale)
  }

  /// How many digits a word begins with, and their value.
  @inline(__always)
  static func digits(in word: UInt64) -> (count: Int, value: Int) {
    let digits = word ^ 0x3030_3030_3030_3030
    // A byte above 9 is marked; a carry goes up from a marked byte only.
    let others = (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
    let bits = UInt64(truncatingIfNeeded: others.trailingZeroBitCount & 0x78)
    // The last digit goes to the top, zeros below the first one.
    var value = bits == 0 ? 0 : digits &<< (64 &- bits)
    value = value &* 10 &+ value &>> 8
    let pairs: UInt64 = 0x0000_00FF_0000_00FF
    value =
      ((value & pairs) &* 0x000F_4240_0000_0064 &+ (value &>> 16 & pairs) &* 0x0000_2710_0000_0001) &>> 32
    return (Int(truncatingIfNeeded: bits &>> 3), Int(truncatingIfNeeded: value))
  }

  /// 10^`exponent`, for 0 … 8.
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
