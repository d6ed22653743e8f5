import SchemaRuntime

extension Facts {
  /// The reason why no number, or no integer, is within the limits and a multiple of each `multipleOf`; nil where
  /// that is not certain.
  func whyNoNumber(isInteger: Bool) -> String? {
    guard let low = minima.max(by: { $0.isLooserMinimum(than: $1) }),
      let high = maxima.max(by: { $0.isLooserMaximum(than: $1) })
    else { return nil }
    let limits =
      (low.isExclusive ? "above" : "at least") + " \(low.limit.text) and "
      + (high.isExclusive ? "below" : "at most") + " \(high.limit.text)"
    if high.limit < low.limit || low.limit == high.limit && (low.isExclusive || high.isExclusive) {
      return "no number is \(limits)"
    }
    guard let step = DecimalStep(multiples, isInteger: isInteger), step.skips(from: low, to: high) else {
      return nil
    }
    return multiples.isEmpty
      ? "no integer is \(limits)" : "no multiple of \(step.number.canonicalText) is \(limits)"
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
