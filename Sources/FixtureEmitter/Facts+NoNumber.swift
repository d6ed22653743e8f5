import SchemaRuntime

extension Facts {
  /// The reason why no number, or no integer, is within the limits and a multiple of each `multipleOf`; nil where
  /// that is not certain.
  func whyNoNumber(isInteger: Bool) -> String? {
    guard let low = minima.max(by: { $0.isLooserMinimum(than: $1) }),
      let high = maxima.max(by: { $0.isLooserMaximum(than: $1) })
    else { return nil }
    let limits = "the limits \(low.limit.text) and \(high.limit.text)"
    if high.limit < low.limit || low.limit == high.limit && (low.isExclusive || high.isExclusive) {
      return "no number has \(limits)"
    }
    guard let step = DecimalStep(multiples, isInteger: isInteger), step.skips(from: low, to: high) else {
      return nil
    }
    return multiples.isEmpty
      ? "no integer has \(limits)" : "no multiple of \(step.number.canonicalText) has \(limits)"
  }
}

/// The least common multiple of several numbers, as a count of units of a power of ten: of 0.2 and 0.3 it is 6 units
/// of 0.1.
private struct DecimalStep {
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

  var number: JSONNumber { Self.number(units, digits) ?? 0 }

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

extension Facts.Limit {
  fileprivate func isLooserMinimum(than other: Self) -> Bool {
    limit < other.limit || limit == other.limit && !isExclusive && other.isExclusive
  }

  fileprivate func isLooserMaximum(than other: Self) -> Bool {
    other.limit < limit || limit == other.limit && !isExclusive && other.isExclusive
  }

  /// The least integer that a minimum allows; nil where the limit is no integer.
  var lowestInteger: Int? { integer(isExclusive ? 1 : 0) }
  /// The greatest integer that a maximum allows; nil where the limit is no integer.
  var highestInteger: Int? { integer(isExclusive ? -1 : 0) }

  private func integer(_ shift: Int) -> Int? {
    guard let (sum, overflow) = limit.int?.addingReportingOverflow(shift) else { return nil }
    return overflow ? nil : sum
  }
}
