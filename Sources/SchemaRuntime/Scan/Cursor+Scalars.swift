/// A number of the instance as it stands in the bytes.
@frozen
public struct NumberSlice: Sendable {
  /// Offset of the first byte.
  public var start: Int
  /// How many bytes the number takes.
  public var count: Int
  /// The digits with their sign and without the point, if `isSmall`.
  public var value: Int
  /// How many of the digits stand behind the point.
  public var scale: Int
  /// Whether there are at most 18 digits (9 where `Int` has 32 bits), a zero before the point aside, and no exponent, so that
  /// `value` and `scale` are the number exactly.
  public var isSmall: Bool

  @inlinable
  init(start: Int, count: Int, value: Int, scale: Int, isSmall: Bool) {
    self.start = start
    self.count = count
    self.value = value
    self.scale = scale
    self.isSmall = isSmall
  }

  /// Whether the text is digits only (and perhaps a sign), few enough that `value` is the number.
  @inlinable public var isSmallInteger: Bool { isSmall && scale == 0 }
}

extension Cursor {
  /// Reads a number (RFC 8259 §6).
  /// - Throws: `Rejection` where no number stands here.
  public mutating func number() throws(Rejection) -> NumberSlice {
    let start = position
    let bytes = padded
    if bytes.reaches(start), let (number, behind) = bytes.number(at: start) {
      position = behind
      return NumberSlice(
        start: start, count: behind &- start, value: number.value, scale: number.scale, isSmall: true)
    }
    return try longNumber()
  }

  /// Reads a number digit by digit.
  private mutating func longNumber() throws(Rejection) -> NumberSlice {
    let start = position
    var at = start
    let isNegative = byte == 0x2D
    if isNegative { at &+= 1 }
    let firstDigit = at
    var value = 0
    (at, value) = PaddedBytes.digits(from: at, onto: value) { word(at: $0) }
    let digits = at &- firstDigit
    if digits == 0 || (digits > 1 && byte(at: firstDigit) == 0x30) {
      throw Rejection(at < end ? .invalidNumber : .unexpectedEnd, at: start)
    }
    let next = byte(at: at)
    if next == 0x2E || next | 0x20 == 0x65 {
      return try decimal(from: start, at: at, digits: digits, value: value, isNegative: isNegative)
    }
    position = at
    return NumberSlice(
      start: start, count: at &- start, value: isNegative ? 0 &- value : value, scale: 0,
      isSmall: digits <= Int.heldDigits)
  }

  /// Goes on with a number at its point or exponent.
  private mutating func decimal(
    from start: Int, at first: Int, digits: Int, value: Int, isNegative: Bool
  ) throws(Rejection) -> NumberSlice {
    var at = first
    var value = value
    if byte(at: at) == 0x2E {
      at &+= 1
      (at, value) = PaddedBytes.digits(from: at, onto: value) { word(at: $0) }
      if at == first &+ 1 { throw Rejection(at < end ? .invalidNumber : .unexpectedEnd, at: start) }
    }
    let scale = max(0, at &- first &- 1)
    let hasExponent = byte(at: at) | 0x20 == 0x65
    if hasExponent {
      at &+= 1
      if byte(at: at) == 0x2B || byte(at: at) == 0x2D { at &+= 1 }
      at = try endOfDigits(from: at, numberAt: start)
    }
    position = at
    return NumberSlice(
      start: start, count: at &- start, value: isNegative ? 0 &- value : value, scale: scale,
      isSmall: !hasExponent && scale &+ (byte(at: first &- digits) == 0x30 ? 0 : digits) <= Int.heldDigits)
  }

  /// The offset behind a run of at least one digit.
  func endOfDigits(from first: Int, numberAt start: Int) throws(Rejection) -> Int {
    var at = first
    while byte(at: at) &- 0x30 <= 9 { at &+= 1 }
    if at == first { throw Rejection(at < end ? .invalidNumber : .unexpectedEnd, at: start) }
    return at
  }

  /// Reads `true` or `false`.
  /// - Throws: `Rejection` (`invalidLiteral`) where the literal does not stand here.
  @inlinable
  public mutating func boolean() throws(Rejection) -> Bool {
    let next = word(at: position)
    if next & 0xFFFF_FFFF == 0x6575_7274 {
      position &+= 4
      return true
    }
    if next & 0xFF_FFFF_FFFF == 0x65_736C_6166 {
      position &+= 5
      return false
    }
    throw Rejection(.invalidLiteral, at: position)
  }

  /// Reads `null`.
  /// - Throws: `Rejection` (`invalidLiteral`) where the literal does not stand here.
  @inlinable
  public mutating func null() throws(Rejection) {
    guard word(at: position) & 0xFFFF_FFFF == 0x6C6C_756E else {
      throw Rejection(.invalidLiteral, at: position)
    }
    position &+= 4
  }
}
