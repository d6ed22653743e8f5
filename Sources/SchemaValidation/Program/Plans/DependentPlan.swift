/// One pair of `dependentRequired`.
public struct DependentPlan: Sendable {
  public var name: Int
  public var other: Int
  public var keyword: String
}
