public import Diagnostics

/// A value read from YAML or JSON text, with the place it came from.
///
/// Scalars have been resolved by the YAML 1.2 core schema: `no` and `on` are strings.
/// The place of a node is where its first character stands.
public struct YAMLNode: Sendable, Equatable {
  public var content: Content
  public var location: SourceLocation

  public enum Content: Sendable, Equatable {
    case null
    case bool(Bool)
    /// An integer or a decimal as a JSON number text (`0o17` and `0x1F` are rewritten as decimals; the text of a
    /// decimal is kept, with a leading `+` or a bare leading or trailing point normalised to JSON).
    case number(String)
    case string(String)
    case sequence([YAMLNode])
    case mapping([Member])
  }

  /// A member of a mapping, in the order of the document.
  public struct Member: Sendable, Equatable {
    public var key: String
    public var keyLocation: SourceLocation
    public var value: YAMLNode

    public init(key: String, keyLocation: SourceLocation, value: YAMLNode) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }
  }

  public init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }
}
