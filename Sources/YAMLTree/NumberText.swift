/// A scalar that may be a number, rewritten as JSON writes it (RFC 8259, section 6).
///
///     +.5 → 0.5     007 → 7     1. → 1     0x1F → 31     0o17 → 15
struct NumberText {
  private let bytes: ArraySlice<UInt8>

  init(_ text: String) { bytes = Array(text.utf8)[...] }

  var meaning: CoreSchema.Meaning {
    if bytes.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "x")]) { return integer(bits: 4) }
    if bytes.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "o")]) { return integer(bits: 3) }
    return isNotFinite ? .notFinite : decimal
  }

  private var isNotFinite: Bool {
    let isSigned = bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-")
    switch String(decoding: isSigned ? bytes.dropFirst() : bytes, as: UTF8.self) {
    case ".inf", ".Inf", ".INF": return true
    case ".nan", ".NaN", ".NAN": return !isSigned
    default: return false
    }
  }

  /// A sign, digits with at most one point among or around them, and an exponent.
  private var decimal: CoreSchema.Meaning {
    var rest = bytes
    var text: [UInt8] = []
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      if sign == UInt8(ascii: "-") { text.append(sign) }
      rest.removeFirst()
    }
    let whole = takeDigits(from: &rest)
    var fraction: ArraySlice<UInt8> = []
    let hasPoint = rest.first == UInt8(ascii: ".")
    if hasPoint {
      rest.removeFirst()
      fraction = takeDigits(from: &rest)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return .string }
    let significant = whole.drop { $0 == UInt8(ascii: "0") }
    text += significant.isEmpty ? [UInt8(ascii: "0")] : significant
    if !fraction.isEmpty { text += [UInt8(ascii: ".")] + fraction }
    let isInteger = !hasPoint && rest.isEmpty
    if !rest.isEmpty {
      guard let exponent = exponent(rest) else { return .string }
      text += exponent
    }
    return .number(String(decoding: text, as: UTF8.self), isInteger: isInteger)
  }

  private func exponent(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let mark = text.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return nil }
    var digits = text.dropFirst()
    if let sign = digits.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      digits.removeFirst()
    }
    let isNumber = !takeDigits(from: &digits).isEmpty && digits.isEmpty
    return isNumber ? text : nil
  }

  private func takeDigits(from rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    rest = rest.dropFirst(digits.count)
    return digits
  }

  /// The decimal digits of an unsigned number whose digits have so many bits.
  private func integer(bits: UInt64) -> CoreSchema.Meaning {
    let digits = bytes.dropFirst(2)
    guard !digits.isEmpty else { return .string }
    var values: [UInt64] = []
    for digit in digits {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue, digit < 0x80, value < 1 << bits else {
        return .string
      }
      values.append(UInt64(value))
    }
    // The conversion takes time in the square of the length.
    guard values.count <= 256 else { return .tooLong }
    return .number(decimalDigits(of: values, bits: bits), isInteger: true)
  }

  private func decimalDigits(of values: [UInt64], bits: UInt64) -> String {
    let base: UInt64 = 1_000_000_000_000_000_000
    var limbs: [UInt64] = [0]
    for value in values {
      var carry = value
      for index in limbs.indices {
        // Below 16 · 10^18 + 16, which fits in 64 bits.
        let product = limbs[index] << bits + carry
        limbs[index] = product % base
        carry = product / base
      }
      if carry > 0 { limbs.append(carry) }
    }
    return limbs.reversed().enumerated().map { index, limb in
      let digits = String(limb)
      return index == 0 ? digits : String(repeating: "0", count: 18 - digits.utf8.count) + digits
    }.joined()
  }
}
