import SchemaRuntime

/// The numbers that shrinking tries in place of another one, the boldest step first.
struct NumberSteps {
  private let isNegative: Bool
  /// The digits before the point, and those behind it.
  private let whole: [UInt8], fraction: [UInt8]
  /// The text behind the `e`.
  private let exponent: String?

  init(_ number: JSONNumber) {
    isNegative = number.text.hasPrefix("-")
    let parts = number.text.drop { $0 == "-" }.split { $0 == "e" || $0 == "E" }
    exponent = parts.count > 1 ? String(parts[1]) : nil
    let digits = (parts.first ?? "0").utf8.split(separator: UInt8(ascii: "."))
    whole = digits.first.map { $0.map { $0 &- 0x30 } } ?? [0]
    fraction = digits.count > 1 ? digits[1].map { $0 &- 0x30 } : []
  }

  /// How many digits are lowered: the work grows with the square of the digits.
  private static let places = 40

  /// 0; the number without its exponent, or with a shorter one; without its decimals, or without the last of them; without its
  /// last digit; 5, 2 and 1 less at each of the first digits; without its sign.
  var numbers: [JSONNumber] {
    var found: [JSONNumber] = [0]
    if let exponent {
      found.append(number(whole, fraction))
      if exponent.utf8.count > 1, let last = exponent.utf8.dropLast().last, (0x30...0x39).contains(last) {
        found.append(JSONNumber(uncheckedText: number(whole, fraction).text + "e" + exponent.dropLast()))
      }
    } else {
      if !fraction.isEmpty { found += [number(whole, []), number(whole, fraction.dropLast())] }
      if whole.count > 1 { found.append(number(whole.dropLast(), [])) }
      let digits = whole + fraction
      for place in digits.indices.prefix(Self.places) {
        for amount: UInt8 in [5, 2, 1] {
          guard let less = Self.subtract(amount, at: place, of: digits) else { continue }
          found.append(number(less.prefix(whole.count), less.dropFirst(whole.count)))
        }
      }
    }
    if isNegative { found.append(number(whole, fraction, isNegative: false, exponent)) }
    return found
  }

  /// The digits of the number that is less by an amount at a place; nil where that would be below 0.
  private static func subtract(_ amount: UInt8, at place: Int, of digits: [UInt8]) -> [UInt8]? {
    var (digits, place, borrowed) = (digits, place, amount)
    while digits[place] < borrowed {
      guard place > 0 else { return nil }
      digits[place] = digits[place] &+ 10 &- borrowed
      (place, borrowed) = (place - 1, 1)
    }
    digits[place] &-= borrowed
    return digits
  }

  private func number(_ whole: some Sequence<UInt8>, _ fraction: some Sequence<UInt8>) -> JSONNumber {
    number(whole, fraction, isNegative: isNegative, nil)
  }

  private func number(
    _ whole: some Sequence<UInt8>, _ fraction: some Sequence<UInt8>, isNegative: Bool, _ exponent: String?
  ) -> JSONNumber {
    let leading = Self.text(whole.drop { $0 == 0 })
    let decimals = Self.text(fraction)
    // No number has a sign alone: `-0` is written 0.
    let isZero = leading.isEmpty && decimals.utf8.allSatisfy { $0 == 0x30 }
    return JSONNumber(
      uncheckedText: (isNegative && !isZero ? "-" : "") + (leading.isEmpty ? "0" : leading)
        + (decimals.isEmpty ? "" : "." + decimals) + (exponent.map { "e" + $0 } ?? ""))
  }

  private static func text(_ digits: some Sequence<UInt8>) -> String {
    String(decoding: digits.map { $0 &+ 0x30 }, as: UTF8.self)
  }
}
