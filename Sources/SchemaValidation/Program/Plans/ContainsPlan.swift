/// `contains` with its counts.
public struct ContainsPlan: Sendable {
  public var call: BlockCall
  /// The least number of items that match; 0 where the keyword asserts nothing.
  public var minimum: Int
  public var hasMinimum: Bool
  public var maximum: Int?
  /// Whether the items that match count as evaluated: not so before 2020-12.
  public var evaluates: Bool
}
