public import SchemaRuntime

/// `anyOf` or `oneOf` (Core §10.2.1).
public struct UnionPlan: Sendable {
  public enum Kind: Sendable { case anyOf, oneOf }

  public var kind: Kind
  public var keyword: String
  public var branches: [UnionBranch]
  /// The property that tells apart all branches that may accept an object; nil where none does.
  public var tag: String?
  /// The branch of objects without the tag, and of those with a value of it that no branch lists. Nil: none accepts them.
  public var defaultBranch: Int?
  /// The values of the tag, branch by branch.
  var tagValues: [String] = []
  /// Names that some branches require and others do not: the names that an object has leave few branches for it. Empty
  /// where that rules out no branch, or where a tag decides.
  public var discriminatingNames: [String] = []
  var discriminatingNameTable: OwnedKeyTable?
  /// A member whose value leaves few branches; nil where a tag decides.
  public var valueDiscriminator: ValueDiscriminatorPlan?
  /// Whether `valueDiscriminator` leaves one branch in any case, and nothing else tells the branches apart. Only a
  /// block that gives a verdict has this.
  public var isExhaustive = false

  /// The branches that may accept a value of the kind.
  public func candidates(_ kind: JSONKind) -> [Int] {
    branches.indices.filter { branches[$0].kinds.contains(kind) }
  }

}

extension UnionPlan {
  package init(_ kind: Kind, of branches: [UnionBranch], keyword: String) {
    self.init(kind: kind, keyword: keyword, branches: branches)
  }
}
