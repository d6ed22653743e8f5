import SchemaRuntime

/// The least common multiple of several numbers, as a count of units of a power of ten: of 0.2 and 0.3 it is 6 units
/// of 0.1.
struct DecimalStep {
  private var units: Int
  private var digits: Int

  /// Nil where there is no divisor, or one has more than nine decimals or too many digits.
  init?(_ divisors: [JSONNumber], isInteger: Bool) {
    let all = divisors + (isInteger ? [1] : [])
    guard !all.isEmpty else { return nil }
    for digits in 0...9 {
      let parts = all.compactMap { Self.units($0, digits) }
      guard parts.count == all.count else { continue }
      var least = 1
      for part in parts {
        var (x, y) = (least, part)
        while y != 0 { (x, y) = (y, x % y) }
        let (product, overflow) = (least / x).multipliedReportingOverflow(by: part)
        if overflow { return nil }
        least = product
      }
      (units, self.digits) = (least, digits)
      return
    }
    return nil
  }

  /// The least common multiple, in digits alone.
  var number: JSONNumber { Self.number(units, digits).flatMap { JSONNumber(text: $0.canonicalText) } ?? 0 }

  /// Whether no multiple is within the limits: of two neighbouring multiples, one lies below them and one above.
  func skips(from low: Facts.Limit, to high: Facts.Limit) -> Bool {
    guard let start = low.limit.doubleValue, let step = number.doubleValue, step > 0,
      let near = Int(exactly: (start / step).rounded(.down)), near.magnitude < 1 << 53
    else { return false }
    return (near - 2...near + 1).contains { count in
      guard let before = multiple(count), let after = multiple(count + 1) else { return false }
      let isBelow = before < low.limit || low.isExclusive && before == low.limit
      let isAbove = high.limit < after || high.isExclusive && after == high.limit
      return isBelow && isAbove
    }
  }

  /// Multiples near a number, so many on each side of it, in digits alone.
  func multiples(around number: JSONNumber, count: Int) -> [JSONNumber] {
    guard let value = number.doubleValue, let step = self.number.doubleValue, step > 0,
      let near = Int(exactly: (value / step).rounded(.down)), near.magnitude < 1 << 53
    else { return [] }
    return (0...min(count, Synthesizer.longestArray)).flatMap { distance in
      [near + distance, near - distance].compactMap { multiple($0) }
        .compactMap { JSONNumber(text: $0.canonicalText) }
    }
  }

  private func multiple(_ count: Int) -> JSONNumber? {
    let (product, overflow) = units.multipliedReportingOverflow(by: count)
    return overflow ? nil : Self.number(product, digits)
  }

  private static func number(_ units: Int, _ digits: Int) -> JSONNumber? {
    JSONNumber(text: "\(units)e-\(digits)")
  }

  /// The number as a count of units; nil where that is no integer.
  private static func units(_ number: JSONNumber, _ digits: Int) -> Int? {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    guard let double = number.doubleValue, let units = Int(exactly: (double * scale).rounded()), units > 0,
      Self.number(units, digits) == number
    else { return nil }
    return units
  }
}
