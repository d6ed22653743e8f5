/// What a schema says about itself to a reader.
public struct Documentation: Hashable, Sendable {
  public var title: String?
  public var description: String?
  public var since: String?
  public var deprecation: Deprecation?

  public init() {}
}

/// A member or type that should no longer be used (`deprecated`), and what replaces it (`x-replacement`).
public struct Deprecation: Hashable, Sendable {
  public var replacement: String?

  public init(replacement: String?) { self.replacement = replacement }
}
