// In each of these, `keyword` is the JSON Pointer from the block's schema that findings name.

extension SchemaProgram {
  /// The demand of a keyword on values of any kind. Each case has its function in `Assertion`.
  package enum ValueCheck: Sendable {
    /// A list that has only strings.
    case strings(OwnedKeyTable, [String], keyword: String)
    case list(ValueList, [JSONValue], keyword: String)
    /// The one value that is accepted, as compact JSON.
    case constant(String, keyword: String)
  }

  /// The demand of a keyword on numbers. Each case has its function in `Assertion`.
  package enum NumberCheck: Sendable {
    case multipleOf(NumberLimit, keyword: String)
    case maximum(NumberLimit, keyword: String)
    case exclusiveMaximum(NumberLimit, keyword: String)
    case minimum(NumberLimit, keyword: String)
    case exclusiveMinimum(NumberLimit, keyword: String)
    /// `type: integer` of draft-04 (Core §3.5): a number without a fraction and an exponent.
    case integerText(keyword: String)
  }

  /// The demand of a keyword on strings. Each case has its function in `Assertion`.
  package enum StringCheck: Sendable {
    case maxLength(Int, keyword: String)
    case minLength(Int, keyword: String)
    case pattern(Pattern, source: String, keyword: String)
    case format(Format, Format.Dialect, keyword: String)
    case rule(StringRule, keyword: String)
    /// The string holds a document (Validation §8), where `x-assertContent` asks for it.
    case content(ContentDemand, Call?)
  }

  /// A check of a whole value, which looks at it again from its start: an in-place applicator (Core §10.2), a keyword
  /// that is decided only once those have been applied, or one about the value as a whole.
  package indirect enum Check: Sendable {
    case reference(Call)
    case allOf([Call])
    case union(UnionPlan)
    case not(Call, keyword: String)
    case conditional(ConditionalPlan)
    /// Nil: there may be none.
    case unevaluatedItems(Call?, keyword: String)
    /// Nil: there may be none.
    case unevaluatedProperties(Call?, keyword: String)
    case rule(ValueRule, keyword: String)
    /// Each failing block is a warning.
    case warnings([Call])
  }
}
