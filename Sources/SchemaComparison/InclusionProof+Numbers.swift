import FixtureEmitter
import SchemaRuntime

extension InclusionProof {
  /// How many integers are looked at one by one.
  private static let mostIntegers = 256

  func hasNoNumber(_ way: Way) -> Bool {
    if let low = way.lower, let high = way.upper {
      if high.limit < low.limit { return true }
      if low.limit == high.limit {
        return low.isExclusive || high.isExclusive || refuse([.number(low.limit)], way)
      }
    }
    // A multiple of one of these steps is a multiple of the divisors of that step, too.
    let steps = InstanceSearch.commonMultiples(of: way.divisors)
    if way.excludedDivisors.contains(where: { divisor in steps.contains { $0.isMultiple(of: divisor) } }) {
      return true
    }
    guard let step = steps.compactMap(\.int).max(), step > 0, let low = way.lower?.limit.doubleValue,
      let high = way.upper?.limit.doubleValue, let numbers = Self.multiples(of: step, low, high)
    else { return false }
    return refuse(
      numbers.map(JSONNumber.init).filter { Self.keeps($0, way.lower, way.upper) }.map { .number($0) }, way)
  }

  /// Each multiple of a step between two limits, and some around them; nil where there are many.
  private static func multiples(of step: Int, _ low: Double, _ high: Double) -> [Int]? {
    let (first, last) = ((low / Double(step)).rounded(.down), (high / Double(step)).rounded(.up))
    guard first.magnitude < 1e12, last.magnitude < 1e12, step < 1 << 20,
      last - first <= Double(mostIntegers)
    else { return nil }
    return ((Int(first) - 1)...(Int(last) + 1)).map { $0 * step }
  }

  private static func keeps(_ number: JSONNumber, _ low: Fact.NumberBound?, _ high: Fact.NumberBound?) -> Bool
  {
    if let low, number < low.limit || low.isExclusive && number == low.limit { return false }
    if let high, high.limit < number || high.isExclusive && number == high.limit { return false }
    return true
  }
}
