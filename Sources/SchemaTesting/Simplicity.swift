import SchemaRuntime

extension JSONValue {
  /// Whether shrinking may put this value in place of another one.
  ///
  /// It has fewer values in it; or both are single values, and it comes first in this order: null, `[]`, `{}`, false,
  /// true, numbers, strings. Of numbers the plainer one comes first (`JSONNumber.isPlainer(than:)`), of strings the
  /// shorter one, and of two equally long ones that with an `a` where they differ first, or with the lower scalar.
  ///
  /// No value has an endless chain of simpler ones, so shrinking ends.
  func isSimpler(than other: JSONValue) -> Bool {
    let (size, otherSize) = (size, other.size)
    if size != otherSize { return size < otherSize }
    guard size == 1 else { return false }
    if rank != other.rank { return rank < other.rank }
    switch (self, other) {
    case (.number(let own), .number(let number)): return own.isPlainer(than: number)
    case (.string(let own), .string(let text)): return own.isPlainer(than: text)
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): return false
    }
  }

  private var rank: Int {
    switch self {
    case .null: 0
    case .array: 1
    case .object: 2
    case .bool(false): 3
    case .bool(true): 4
    case .number: 5
    case .string: 6
    }
  }
}

extension JSONNumber {
  /// Whether it is without an exponent where the other has one; else, whether it has fewer digits; of as many, whether it
  /// is nearer to 0; and as near, whether it is not negative.
  func isPlainer(than other: JSONNumber) -> Bool {
    let (own, text) = (Magnitude(self), Magnitude(other))
    if own.hasExponent != text.hasExponent { return text.hasExponent }
    if own.number.text.utf8.count != text.number.text.utf8.count {
      return own.number.text.utf8.count < text.number.text.utf8.count
    }
    if own.number != text.number { return own.number < text.number }
    return !own.isNegative && text.isNegative
  }

  private struct Magnitude {
    let number: JSONNumber
    let isNegative: Bool
    let hasExponent: Bool

    init(_ number: JSONNumber) {
      isNegative = number.text.hasPrefix("-")
      self.number = isNegative ? JSONNumber(uncheckedText: String(number.text.dropFirst())) : number
      hasExponent = number.text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    }
  }
}

extension String {
  /// Whether it has fewer scalars; of as many, whether it comes first in an order where `a` is the first scalar.
  func isPlainer(than other: String) -> Bool {
    let (own, text) = (Array(unicodeScalars), Array(other.unicodeScalars))
    if own.count != text.count { return own.count < text.count }
    guard let (a, b) = zip(own, text).first(where: { $0 != $1 }) else { return false }
    return b != "a" && (a == "a" || a < b)
  }
}
