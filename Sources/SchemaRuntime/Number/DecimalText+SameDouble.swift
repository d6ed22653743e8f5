extension DecimalText {
  /// 10¹⁵: of any decimal with fewer digits, and of no long exponent, the nearest `Double` is written as the same number.
  @inlinable
  static var endOfKeptDigits: UInt { 1_000_000_000_000_000 }

  /// The nearest `Double`, if the text says that number and no other; nil otherwise.
  ///
  /// It does where it is the shortest decimal of the `Double`, and where it is a fraction that its exact value is rounded to
  /// in 17 … 38 digits: 17 tell every `Double` from its neighbours (IEEE 754-2019 §5.12.2), and many writers print them (C's
  /// `%.17g`), as in `3.6000000000000001` for 3.6. Of more than 38 Foundation's decoders do not know all. All digits of an
  /// integer count, as it may be one that other readers hold exactly.
  @usableFromInline
  static func sameDouble(_ a: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let value = double(a) else { return nil }
    let isShortest = value.shortestJSONText.withBytes { compare(a, $0) } == 0
    return isShortest || isRoundedFraction(DecimalParts(a), of: value) ? value : nil
  }

  /// Whether a double rounds to a fraction near it, of 17 digits or as many as that has, ties to even.
  private static func isRoundedFraction(_ a: DecimalParts, of value: Double) -> Bool {
    guard !a.isInteger, a.digitCount <= 38, value != value.rounded() else { return false }
    let zeros = max(17 &- a.digitCount, 0)
    // Both numbers are integers with these powers, and with a two because of the half.
    let (tens, twos) = (zeros &- a.lastExponent, 0 &- Int(value.ulp.exponent))
    var digits = LongNatural()
    for index in 0..<a.digitCount { digits.append(digit: a.digit(index)) }
    let text = digits.scaled(twos: twos, tens: zeros)
    let double = LongNatural(UInt64(value.magnitude / value.ulp)).scaled(twos: 0, tens: tens)
    let distance = text.distance(to: double)
    let half = LongNatural(1).scaled(twos: twos &- 1, tens: 0)
    let isEven = zeros > 0 || a.digit(a.digitCount &- 1) % 2 == 0
    return distance < half || distance == half && isEven
  }
}
