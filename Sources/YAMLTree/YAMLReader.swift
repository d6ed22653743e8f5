public import Diagnostics

/// Reads one YAML 1.2 document (JSON is a subset) into nodes.
public struct YAMLReader: Sendable {
  /// What a document may cost before it is refused.
  public struct Budget: Sendable {
    /// How deeply collections may nest.
    public var depth = 200
    /// How many nodes the text may hold, before aliases are expanded.
    public var nodes = 4_000_000
    /// How many nodes aliases may add.
    public var aliasExpansion = 100_000
    public init() {}
  }

  public var budget = Budget()

  public init() {}
}
