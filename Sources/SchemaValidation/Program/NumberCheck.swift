package import SchemaRuntime

extension NumberCheck {
  /// The parts of a check: its word, which names it in the text of a program and its function in `Assertion`; its
  /// limit, where it has one; and the pointer of its keyword.
  package var parts: (word: String, limit: NumberLimit?, keyword: String) {
    switch self {
    case .multipleOf(let limit, let keyword): ("multipleOf", limit, keyword)
    case .maximum(let limit, let keyword): ("maximum", limit, keyword)
    case .exclusiveMaximum(let limit, let keyword): ("exclusiveMaximum", limit, keyword)
    case .minimum(let limit, let keyword): ("minimum", limit, keyword)
    case .exclusiveMinimum(let limit, let keyword): ("exclusiveMinimum", limit, keyword)
    case .integerText(let keyword): ("integerText", nil, keyword)
    }
  }
}
