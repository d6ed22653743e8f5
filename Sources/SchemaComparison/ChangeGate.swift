/// Decides which changes the command fails for, as `--fail-on` says.
public struct ChangeGate: Sendable {
  public enum Kind: Sendable {
    case narrowed, widened, source, any
  }

  public var kind: Kind
  /// Whether a claim without a witness is passed over.
  public var allowsUnproved: Bool

  public init(_ kind: Kind, allowsUnproved: Bool = false) {
    self.kind = kind
    self.allowsUnproved = allowsUnproved
  }

  public func stops(_ change: SchemaChange) -> Bool {
    switch kind {
    case .narrowed: change.mayNarrow(allowsUnproved: allowsUnproved)
    case .widened: change.mayWiden(allowsUnproved: allowsUnproved)
    case .source: change.source == .breaking
    case .any: true
    }
  }
}
