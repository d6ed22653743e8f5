public import SchemaRuntime

/// A pattern of names.
public struct PatternPlan: Sendable {
  public var pattern: String
  public var call: BlockCall?
  /// The compiled pattern.
  public let compiled: Pattern?
}
