package import SchemaRuntime

extension StringCheck {
  /// The document that a string holds, where that is checked, and the call of its schema.
  package var content: (demand: ContentDemand, schema: BlockCall?)? {
    if case .content(let demand, let call) = self { (demand, call) } else { nil }
  }

  /// The source of the pattern that is checked.
  package var pattern: String? { if case .pattern(_, let source, _) = self { source } else { nil } }
}
