// Patterns as generated code asks for them.

extension Pattern {
  /// A pattern that the generator has compiled before, so that the result is never nil.
  public static func generated(_ source: String) -> Pattern? {
    do { return try Pattern(source) } catch { return nil }
  }
}

extension Pattern? {
  /// Whether the name of a member matches.
  public func accepts(_ name: String) -> Bool {
    switch self {
    case .some(let pattern): pattern.matches(name) == .match
    case nil: false
    }
  }
}
