import SchemaRuntime

/// The patterns of schemas, each compiled once.
final class PatternMemory {
  private var known: [ScalarKey: Pattern?] = [:]

  /// The compiled pattern; nil for a text that is none, which the loader has reported.
  func compiled(_ source: String) -> Pattern? {
    if let pattern = known[ScalarKey(source)] { return pattern }
    let pattern = try? Pattern(source)
    known[ScalarKey(source)] = .some(pattern)
    return pattern
  }

  /// Whether a pattern matches a text; a pattern that cannot be read matches nothing.
  func matches(_ pattern: String, _ text: String) -> Bool { compiled(pattern)?.matches(text) == .match }
}
