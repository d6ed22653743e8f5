public import SchemaRuntime

/// The demand of a keyword on numbers. Each case has its function in `Assertion`.
public enum NumberCheck: Sendable {
  case multipleOf(NumberLimit, keyword: String)
  case maximum(NumberLimit, keyword: String)
  case exclusiveMaximum(NumberLimit, keyword: String)
  case minimum(NumberLimit, keyword: String)
  case exclusiveMinimum(NumberLimit, keyword: String)
  /// `type: integer` of draft-04 (Core §3.5): a number without a fraction and an exponent.
  case integerText(keyword: String)
}
