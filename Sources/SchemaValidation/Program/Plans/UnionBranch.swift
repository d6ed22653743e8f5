public import SchemaRuntime

/// A branch of a union.
public struct UnionBranch: Sendable {
  public var call: BlockCall
  /// The kinds of value that it may accept.
  public var kinds: Set<JSONKind>
  /// The author's name for the branch, on one line.
  public var name: String?
  /// The values of the union's tag that it may accept.
  public var tags: [String] = []
  /// The bits of the union's `discriminatingNames` that the branch requires.
  public var requiredNames: UInt64 = 0

  package init(call: BlockCall, kinds: Set<JSONKind>, name: String? = nil) {
    (self.call, self.kinds, self.name) = (call, kinds, name)
  }
}
