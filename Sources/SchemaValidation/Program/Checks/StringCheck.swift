public import SchemaRuntime

/// The demand of a keyword on strings. Each case has its function in `Assertion`.
public enum StringCheck: Sendable {
  case maxLength(Int, keyword: String)
  case minLength(Int, keyword: String)
  case pattern(String, keyword: String)
  case format(Format, Format.Dialect, keyword: String)
  case maxBytes(Int, keyword: String)
  case content(ContentPlan)

  /// The document that a string holds, where that is checked.
  public var content: ContentPlan? {
    switch self {
    case .content(let plan): plan
    case .maxLength, .minLength, .pattern, .format, .maxBytes: nil
    }
  }

  /// The source of the pattern that is checked.
  public var pattern: String? {
    switch self {
    case .pattern(let source, _): source
    case .maxLength, .minLength, .format, .maxBytes, .content: nil
    }
  }
}
