/// One pair of `dependentRequired`.
public struct DependentPlan: Sendable {
  public var name: Int
  public var other: Int
  public var keyword: String
}

extension DependentPlan {
  package init(_ name: Int, requiring other: Int, keyword: String) {
    self.init(name: name, other: other, keyword: keyword)
  }
}
