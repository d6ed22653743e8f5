/// Decides which changes the command fails for, as `--fail-on` says.
public struct ChangeGate: Sendable {
  public enum Kind: Sendable {
    case narrowed, widened, source, any
    /// Changes that ask for a major version, or at least a minor one, where the documents state none that goes so far.
    case major, minor
    /// Changes that break the policy of their document.
    case policy
  }

  public var kind: Kind
  /// Whether a claim without a witness is passed over.
  public var allowsUnproved: Bool

  public init(_ kind: Kind, allowsUnproved: Bool = false) {
    self.kind = kind
    self.allowsUnproved = allowsUnproved
  }

  /// - Parameter stated: how far the versions go that the document of the change states.
  func stops(_ change: SchemaChange, stated: ChangeReport.Step) -> Bool {
    func goesBeyond(_ least: ChangeReport.Step) -> Bool {
      let step = change.step(allowsUnproved: allowsUnproved)
      return step >= least && step > stated
    }
    switch kind {
    case .narrowed: return change.mayNarrow(allowsUnproved: allowsUnproved)
    case .widened: return change.mayWiden(allowsUnproved: allowsUnproved)
    case .source: return change.source == .breaking
    case .any: return true
    case .major: return goesBeyond(.major)
    case .minor: return goesBeyond(.minor)
    case .policy: return change.policy != nil && change.severity(allowsUnproved: allowsUnproved) == .error
    }
  }
}
