/// Something that should be shown by an instance, and for which none was found.
public struct UnmetObligation: Sendable, Hashable, CustomStringConvertible {
  /// The schema whose fixtures lack it, as `file#/pointer`.
  public var schema: String
  /// The name the fixture would have.
  public var name: String
  public var reason: Reason

  public enum Reason: String, Sendable {
    /// No value was found that the schema accepts.
    case noValidInstance = "no valid instance was found"
    /// No value was found that breaks this demand.
    case noInvalidInstance = "no instance was found that breaks it"
    /// What breaks it is accepted by another branch of a union, or by no schema asked about.
    case undecided = "what breaks it is accepted all the same"
    /// No valid instance was found in which the place occurs.
    case unreachable = "no valid instance was found that comes to it"
    /// The instance would be too large to be kept.
    case tooLarge = "the instance would be too large"
    /// The search was given up.
    case exhausted = "the search was given up"
  }

  public var description: String { "\(schema): \(name): \(reason.rawValue)" }
}
