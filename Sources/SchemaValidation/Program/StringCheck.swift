package import SchemaRuntime

extension StringCheck {
  /// The document that a string holds, where that is checked, and the call of its schema.
  package var content: (demand: ContentDemand, schema: BlockCall?)? {
    switch self {
    case .content(let demand, let call): (demand, call)
    case .maxLength, .minLength, .pattern, .format, .maxBytes: nil
    }
  }

  /// The source of the pattern that is checked.
  package var pattern: String? {
    switch self {
    case .pattern(_, let source, _): source
    case .maxLength, .minLength, .format, .maxBytes, .content: nil
    }
  }
}
