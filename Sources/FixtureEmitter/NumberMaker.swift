import SchemaRuntime

/// Numbers near the limits that schemas set.
struct NumberMaker {
  let facts: Facts

  init(_ facts: Facts) { self.facts = facts }

  /// Numbers to try, the plainest first.
  func candidates(integers: Bool) -> [JSONValue] {
    if let known = facts.numbers[integers] { return known }
    let found = search(integers: integers)
    facts.numbers[integers] = found
    return found
  }

  /// Numbers to try, the nearest to a limit first.
  func candidates(near limit: JSONNumber) -> [JSONValue] {
    guard let place = limit.doubleValue else { return [] }
    func distance(_ value: JSONValue) -> Double {
      ((value.numberValue?.doubleValue ?? .infinity) - place).magnitude
    }
    return candidates(integers: false).sorted { distance($0) < distance($1) }
  }

  private func search(integers: Bool) -> [JSONValue] {
    var numbers: [JSONNumber] = [1, 0]
    for limit in (facts.minima + facts.maxima).map(\.limit) {
      numbers.append(limit)
      numbers += NumberMaker.neighbours(of: limit)
    }
    for divisor in NumberMaker.commonMultiples(of: facts.multiples) {
      numbers.append(divisor)
      for limit in (facts.minima + facts.maxima).map(\.limit) {
        numbers += NumberMaker.multiples(of: divisor, near: limit)
      }
    }
    if let low = facts.minima.compactMap(\.limit.doubleValue).max(),
      let high = facts.maxima.compactMap(\.limit.doubleValue).min(),
      let middle = NumberMaker.number(low / 2 + high / 2)
    {
      numbers.append(middle)
    }
    if !integers { numbers.append(0.5) }
    return numbers.filter { !integers || $0.isInteger }.map { .number($0) }
  }

  /// Numbers to try in place of one that is accepted: others at the limits, and multiples on both sides of it.
  func variants(of number: JSONNumber, count: Int) -> [JSONValue] {
    let isInteger = !facts.types.contains(.number)
    var found = candidates(integers: isInteger)
    let range = (facts.maxima + facts.minima).compactMap(\.limit.doubleValue)
    let isNarrow = !isInteger && (range.max() ?? 0) - (range.min() ?? 0) < Double(count) + 1
    let steps: [JSONNumber] = !facts.multiples.isEmpty ? facts.multiples : isNarrow ? [0.01, 0.0001] : [1]
    for divisors in facts.multiples.isEmpty ? steps.map({ [$0] }) : [steps] {
      guard let step = DecimalStep(divisors, isInteger: isInteger) else { continue }
      found += step.multiples(around: number, count: count).map { .number($0) }
    }
    return found
  }

  /// Numbers just below and above a limit.
  static func neighbours(of limit: JSONNumber) -> [JSONNumber] { below(limit) + above(limit) }

  static func below(_ limit: JSONNumber) -> [JSONNumber] { shifted(limit, by: -1) }
  static func above(_ limit: JSONNumber) -> [JSONNumber] { shifted(limit, by: 1) }

  /// Numbers on one side of a limit: the next integer, then nearer and farther ones.
  private static func shifted(_ limit: JSONNumber, by sign: Int) -> [JSONNumber] {
    var numbers: [JSONNumber] = []
    if let value = limit.int {
      let (next, overflow) = value.addingReportingOverflow(sign)
      if !overflow { numbers.append(JSONNumber(next)) }
    }
    guard let value = limit.doubleValue else { return numbers + [limit.scaled(sign)] }
    let direction = Double(sign)
    let steps = [direction, direction * 0.01, direction * max(1, value.magnitude) * 0.25]
    numbers += steps.compactMap { number(value + $0) }
    if let whole = number(sign > 0 ? (value + 1).rounded(.down) : (value - 1).rounded(.up)) {
      numbers.append(whole)
    }
    // A reader that has only doubles does not tell some of them from the limit.
    return numbers.filter { $0.doubleValue != value } + numbers.filter { $0.doubleValue == value }
  }

  /// A number; an integer is written in digits alone, since some readers of draft-04 take no other for one.
  private static func number(_ value: Double) -> JSONNumber? {
    if let integer = Int(exactly: value) { return JSONNumber(integer) }
    if let integer = UInt64(exactly: value) { return JSONNumber(text: String(integer)) }
    return JSONNumber(value)
  }

  /// The divisors, and the least numbers that several of them divide, as far as these are plain.
  static func commonMultiples(of divisors: [JSONNumber]) -> [JSONNumber] {
    var found = divisors
    let few = divisors.prefix(12)
    for (index, first) in few.enumerated() {
      found += few.dropFirst(index + 1).compactMap { DecimalStep([first, $0], isInteger: false)?.number }
    }
    if divisors.count > 2, let all = DecimalStep(divisors, isInteger: false) { found.append(all.number) }
    return found
  }

  static func multiples(of divisor: JSONNumber, near limit: JSONNumber) -> [JSONNumber] {
    guard let step = divisor.doubleValue, step > 0, let value = limit.doubleValue else { return [] }
    let count = (value / step).rounded(.down)
    return (-1...1).compactMap { number((count + Double($0)) * step) }
  }
}

extension JSONNumber {
  /// A number beyond `Double`, ten times as large, or its opposite.
  fileprivate func scaled(_ sign: Int) -> JSONNumber {
    let isNegative = text.hasPrefix("-")
    if (sign > 0) == isNegative { return 0 }
    return JSONNumber(text: text + "0") ?? self
  }
}
