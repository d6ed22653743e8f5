/// A short name that has been read.
struct QuickKey {
  var head: UInt64
  var tail: UInt64
  var count: Int
  /// The offset of the member's value.
  var value: Int
  /// The first byte of the value.
  var first: UInt8
}

// What most members look like: no whitespace but for a space behind colons and commas, a name of at most sixteen plain
// bytes, a plain string of up to 32 or a number of up to seven digits. Each function says so, or that it is something
// else, and reads at most 64 bytes from the name on, which is compared with the end of the input once.
extension Cursor {
  /// What may be the name at an offset (its opening quote): the bytes up to the next quote, where they are few, the
  /// value follows without whitespace, and there are 64 bytes left. Whether they are plain text is seen when a table
  /// has them.
  @inline(__always)
  func quickKey(at offset: Int) -> QuickKey? {
    guard offset &+ 64 <= end else { return nil }
    let start = offset &+ 1
    let (head, tail) = (wordInside(at: start), wordInside(at: start &+ 8))
    let (a, b) = (Cursor.quotes(in: head), Cursor.quotes(in: tail))
    let count = Cursor.first(a, b)
    // The closing quote, which is missing where no mark is, the colon, perhaps a space, and the value's first byte.
    let behind = base.loadUnaligned(fromByteOffset: start &+ count, as: UInt32.self).littleEndian
    let isSpaced = behind &>> 16 & 0xFF == 0x20
    let first = UInt8(truncatingIfNeeded: behind &>> (isSpaced ? 24 : 16))
    guard UInt16(truncatingIfNeeded: behind) == 0x3A22, first > 0x20 else { return nil }
    let isLong = 0 &- UInt64(truncatingIfNeeded: a.trailingZeroBitCount &>> 6)
    return QuickKey(
      head: head & Cursor.bytesBelow(a), tail: tail & Cursor.bytesBelow(b) & isLong, count: count,
      value: start &+ count &+ (isSpaced ? 3 : 2), first: first)
  }

  /// Marks (with 0x80) the quotes of a word. Only the lowest mark is exact.
  @inline(__always)
  static func quotes(in word: UInt64) -> UInt64 {
    let others = word ^ 0x2222_2222_2222_2222
    return (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
  }

  /// The bytes of a word below the first mark, all without one.
  @inline(__always)
  static func bytesBelow(_ marks: UInt64) -> UInt64 {
    let ones = marks &>> 7
    return (ones &- 1) & ~ones
  }

  /// The offset behind a scalar that is accepted as the value of a member; 0 where it takes a second look.
  @inline(__always)
  func quickScalar(at value: Int, _ first: UInt8, _ index: Int, _ table: MemberTable) -> Int {
    let rule = table.rules + index
    if first != 0x22 { return quickNumberOrLiteral(at: value, first, rule) }
    let start = value &+ 1
    let count = quickText(from: start)
    let stop = base.load(fromByteOffset: start &+ count, as: UInt8.self)
    if stop != 0x22 { return stop < 0x80 ? 0 : decideUnicode(from: start, at: start &+ count, index, table) }
    if UInt(bitPattern: count &- rule.pointee.leastText) > rule.pointee.textSpan {
      return decideText(from: start, count, index, table)
    }
    return start &+ count &+ 1
  }

  /// The same for a text whose first byte outside ASCII is at `at`.
  @inline(never)
  private func decideUnicode(from start: Int, at: Int, _ index: Int, _ table: MemberTable) -> Int {
    var walk = self
    do {
      let string = try walk.rareString(from: start, at: at)
      return table.accepts(index, string, self) ? walk.position : 0
    } catch {
      // The second look comes to the same fault.
      return 0
    }
  }

  /// The same for plain text that takes more than its length to decide.
  @inline(never)
  private func decideText(from start: Int, _ count: Int, _ index: Int, _ table: MemberTable) -> Int {
    let string = StringSlice(start: start, count: count, isEscaped: false, scalars: count)
    return table.accepts(index, string, self) ? start &+ count &+ 1 : 0
  }

  @inline(never)
  private func quickNumberOrLiteral(at value: Int, _ first: UInt8, _ rule: UnsafePointer<MemberRule>) -> Int {
    if first &- 0x30 <= 9 || first == 0x2D { return quickNumber(at: value, first, rule) }
    let word = wordInside(at: value)
    if word & 0xFFFF_FFFF == 0x6575_7274 { return rule.pointee.allowsBoolean ? value &+ 4 : 0 }
    if word & 0xFF_FFFF_FFFF == 0x65_736C_6166 { return rule.pointee.allowsBoolean ? value &+ 5 : 0 }
    return word & 0xFFFF_FFFF == 0x6C6C_756E && rule.pointee.allowsNull ? value &+ 4 : 0
  }

  @inline(__always)
  private func quickNumber(at value: Int, _ first: UInt8, _ rule: UnsafePointer<MemberRule>) -> Int {
    let isNegative = first == 0x2D
    let start = value &+ (isNegative ? 1 : 0)
    let (count, digits) = Cursor.digits(in: wordInside(at: start))
    // Neither none, nor perhaps more, nor a leading zero.
    guard count != 0, count != 8 else { return 0 }
    if count > 1, base.load(fromByteOffset: start, as: UInt8.self) == 0x30 { return 0 }
    var behind = start &+ count
    var number = digits
    var scale = 0
    let next = base.load(fromByteOffset: behind, as: UInt8.self)
    if next == 0x2E {
      let (places, fraction) = Cursor.digits(in: wordInside(at: behind &+ 1))
      guard places != 0, places != 8 else { return 0 }
      behind = behind &+ 1 &+ places
      number = number &* Cursor.powerOfTen(places) &+ fraction
      scale = places
    }
    if base.load(fromByteOffset: behind, as: UInt8.self) | 0x20 == 0x65 { return 0 }
    if isNegative { number = 0 &- number }
    return rule.pointee.accepts(number, scale: scale) ? behind : 0
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

  /// 10^`exponent`, for 1 … 7.
  @inline(__always)
  static func powerOfTen(_ exponent: Int) -> Int {
    // 10^2 and 10^4 by the bits of the exponent.
    let ones = exponent & 1 != 0 ? 10 : 1
    let twos = exponent & 2 != 0 ? 100 : 1
    let fours = exponent & 4 != 0 ? 10_000 : 1
    return ones &* twos &* fours
  }
}
