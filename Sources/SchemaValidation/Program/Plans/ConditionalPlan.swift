/// `if`, `then`, `else` (Core §10.2.2).
public struct ConditionalPlan: Sendable {
  public var condition: BlockCall
  public var then: BlockCall?
  public var otherwise: BlockCall?
  /// The choice for an object that has not been read, where the value of one member decides the condition.
  package var choice: ConditionalChoice?
}
