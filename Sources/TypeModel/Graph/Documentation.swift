/// The documentation of a schema, as a reader sees it.
public struct Documentation: Hashable, Sendable {
  public var title: String?
  public var description: String?
  public var since: String?
  public var deprecation: Deprecation?

  public init() {}

  /// This documentation, overridden by that of `part`: the title and the description together, all else one by one.
  func overridden(by part: Documentation) -> Documentation {
    var result = self
    if part.title != nil || part.description != nil {
      (result.title, result.description) = (part.title, part.description)
    }
    result.since = part.since ?? since
    result.deprecation = part.deprecation ?? deprecation
    return result
  }
}

/// The deprecation of a member or type (`deprecated`): its replacement (`x-replacement`), and what else the author says
/// of it.
public struct Deprecation: Hashable, Sendable {
  public var replacement: String?
  /// The sentences of the description that say why, or what to use instead.
  public var words: String?

  public init(replacement: String?, words: String? = nil) {
    (self.replacement, self.words) = (replacement, words)
  }
}
