public import SchemaRuntime

/// The demands of a schema on a property that may tell it from other schemas.
public struct TagDemand: Sendable {
  /// The strings that it lists; nil where the list is not closed.
  public var values: [String]?
  public var isRequired: Bool
  /// The strings that it refuses.
  public var refused: Set<ScalarKey>

  public init(values: [String]?, isRequired: Bool, refused: Set<ScalarKey>) {
    (self.values, self.isRequired, self.refused) = (values, isRequired, refused)
  }
}

/// The branches of a union by the values of one property, none of which is accepted by two of them.
public struct TagPartition: Sendable {
  /// The strings that each branch lists.
  public private(set) var values: [[String]] = []
  /// The branch that may accept an object without the property, or with a value that none lists.
  public private(set) var defaultBranch: Int?

  /// The partition of some branches. Nil where the property does not tell them apart: all but one must require it and
  /// list its values, and that one must refuse those values.
  /// - Parameter branches: the demands of each branch's schemas on the property; one schema of a branch has to hold.
  public init?(_ branches: [[TagDemand]]) {
    var listed: Set<ScalarKey> = []
    for (index, demands) in branches.enumerated() {
      let strings = demands.compactMap(\.values).flatMap(\.self)
      guard strings.allSatisfy({ listed.insert(ScalarKey($0)).inserted }) else { return nil }
      values.append(strings)
      if demands.allSatisfy({ $0.isRequired && $0.values != nil }) { continue }
      guard defaultBranch == nil else { return nil }
      defaultBranch = index
    }
    guard let defaultBranch else { return }
    let open = branches[defaultBranch].filter { $0.values == nil }
    guard open.allSatisfy({ listed.isSubset(of: $0.refused) }) else { return nil }
  }
}
