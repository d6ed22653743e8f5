import Diagnostics

/// What a change of schemas may not break.
public struct ChangePolicy: Sendable, Hashable {
  /// Whom a change may break.
  public enum Side: String, Sendable, CaseIterable {
    /// Those who receive: what was valid stays valid, so nothing narrows.
    case consumers
    /// Those who send: nothing is valid that was refused before, so nothing widens.
    case producers
    /// Those who use the generated Swift.
    case swift
  }

  public var sides: Set<Side>
  /// Whether an object that is open counts as if it were sent only with the members that it lists: one that is listed now was
  /// sent by no one before, and one that is listed no more is sent by no one.
  public var closesObjects: Bool

  public init(_ sides: Set<Side>, closesObjects: Bool = false) {
    (self.sides, self.closesObjects) = (sides, closesObjects)
  }

  /// Whether a change breaks it. What may narrow or widen counts, unless claims without a witness are passed over.
  func isBroken(by change: SchemaChange, allowsUnproved: Bool) -> Bool {
    let counts = !(closesObjects && change.isOfUnlistedMember)
    let narrows = counts && change.mayNarrow(allowsUnproved: allowsUnproved)
    let widens = counts && change.mayWiden(allowsUnproved: allowsUnproved)
    let breaksUse = change.isGone || change.use == .breaking
    return sides.contains(.consumers) && (narrows || breaksUse)
      || sides.contains(.producers) && (widens || breaksUse)
      || sides.contains(.swift) && change.source == .breaking
  }

  /// An error where it is broken, a warning for another change of what is valid, and of Swift where that counts.
  func severity(of change: SchemaChange, allowsUnproved: Bool) -> Severity {
    if isBroken(by: change, allowsUnproved: allowsUnproved) { return .error }
    let isSeen =
      change.mayNarrow(allowsUnproved: allowsUnproved) || change.mayWiden(allowsUnproved: allowsUnproved)
      || sides.contains(.swift) && change.source != .none || change.use == .risky
    return isSeen ? .warning : .note
  }
}
