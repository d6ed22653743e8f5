/// A power of ten that is written as text of any length, plus an offset that comes from moving the point.
@usableFromInline
struct DecimalExponent {
  /// Exponents are exact as `Int` below this; beyond it `clamped` stays here.
  static var limit: Int { (0..<Int.heldDigits).reduce(1) { power, _ in power &* 10 } }

  @usableFromInline var isNegative = false
  /// The digits of the written exponent without leading zeros.
  @usableFromInline var digits = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The number that is added to the written exponent. It is smaller than the length of the text, hence far below
  /// `limit`.
  @usableFromInline var offset = 0
  /// The written exponent; it wraps.
  @usableFromInline var wrapped = 0

  @usableFromInline init() {}

  /// Reads what follows the letter `e`.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    if index < text.count, text[index] == 0x2B || text[index] == 0x2D {
      isNegative = text[index] == 0x2D
      index &+= 1
    }
    while index < text.count, text[index] == 0x30 { index &+= 1 }
    guard index < text.count else { return }
    digits = UnsafeBufferPointer(rebasing: text[index...])
    for byte in digits { wrapped = wrapped &* 10 &+ Int(byte &- 0x30) }
    if isNegative { wrapped = 0 &- wrapped }
  }

  /// Whether the written exponent has more digits than `Int` is sure to hold.
  var isFar: Bool { digits.count > Int.heldDigits }

  /// The power, or ±`limit` if the written exponent is further away than that.
  @usableFromInline var clamped: Int {
    if isFar { return isNegative ? 0 &- Self.limit : Self.limit }
    return wrapped &+ offset
  }

  /// The power, which wraps: equal for equal powers, however far.
  var hash: UInt64 { UInt64(bitPattern: Int64(wrapped &+ offset)) }

  /// `self - other`: exact unless it is further from 0 than any text is long, then ±`limit` or near it.
  func distance(from other: DecimalExponent) -> Int {
    let offsets = offset &- other.offset
    if !isFar, !other.isFar { return wrapped &- other.wrapped &+ offsets }
    let places = max(digits.count, other.digits.count)
    var difference = 0
    for place in 0..<places {
      difference = difference &* 10 &+ digit(place, of: places) &- other.digit(place, of: places)
      // The remaining places can no longer bring a difference this large back into range.
      if difference > Self.limit / 20 { return Self.limit }
      if difference < 0 &- Self.limit / 20 { return 0 &- Self.limit }
    }
    return difference &+ offsets
  }

  /// The signed digit at `place` when the exponent is written with `places` digits.
  private func digit(_ place: Int, of places: Int) -> Int {
    let index = place &- (places &- digits.count)
    guard index >= 0 else { return 0 }
    let digit = Int(digits[index] &- 0x30)
    return isNegative ? 0 &- digit : digit
  }
}

extension DecimalExponent {
  /// The power in digits, after adding `addend`, for exponents that no `Int` holds.
  func text(adding addend: Int) -> String {
    guard isFar else { return String(wrapped &+ offset &+ addend) }
    // A far exponent keeps its sign whatever is added: it has more digits than a length.
    var carry = isNegative ? 0 &- (offset &+ addend) : offset &+ addend
    var result: [UInt8] = []
    for byte in digits.reversed() {
      let sum = Int(byte &- 0x30) &+ carry
      let digit = ((sum % 10) &+ 10) % 10
      result.append(UInt8(truncatingIfNeeded: digit) &+ 0x30)
      carry = (sum &- digit) / 10
    }
    while carry > 0 {
      result.append(UInt8(truncatingIfNeeded: carry % 10) &+ 0x30)
      carry /= 10
    }
    while result.count > 1, result.last == 0x30 { result.removeLast() }
    return (isNegative ? "-" : "") + String(decoding: result.reversed(), as: UTF8.self)
  }
}
