/// All demands on a member's value: decides the values that a look at their bytes does not.
final class MemberJudge: Sendable {
  private let demands: ScalarConstraints
  let pattern: Pattern?
  /// The values of `enum`, and the one of `const`.
  private let values: ValueList?
  private let constant: ValueList?

  init(_ demands: ScalarConstraints) {
    self.demands = demands
    pattern = demands.pattern.flatMap(Pattern.generated)
    values = demands.enumeration.map { ValueList($0) }
    constant = demands.constant.map { ValueList([$0]) }
  }

  /// Whether a string matches its pattern.
  func matches(_ string: StringSlice, _ cursor: Cursor) -> Bool {
    Assertion.matches(pattern, string, cursor)
  }

  func accepts(_ number: NumberSlice, _ cursor: Cursor) -> Bool {
    if let values, !values.contains(number, cursor) { return false }
    if let constant, !constant.contains(number, cursor) { return false }
    if let limit = demands.maximum, limit.order(number, cursor) > 0 { return false }
    if let limit = demands.minimum, limit.order(number, cursor) < 0 { return false }
    if let limit = demands.exclusiveMaximum, limit.order(number, cursor) >= 0 { return false }
    if let limit = demands.exclusiveMinimum, limit.order(number, cursor) <= 0 { return false }
    if let divisor = demands.multipleOf { return divisor.divides(number, cursor) }
    return true
  }

  /// Whether a value that has been read is one of those that are listed.
  func accepts(valueAt offset: Int, _ cursor: Cursor) -> Bool {
    values?.contains(valueAt: offset, cursor) ?? true && constant?.contains(valueAt: offset, cursor) ?? true
  }
}
