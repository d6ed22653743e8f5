public import SchemaRuntime

/// A branch of a union.
public struct UnionBranch: Sendable {
  public var call: BlockCall
  /// The kinds of value that it may accept.
  public var kinds: Set<JSONKind>
  /// What its author calls it, on one line.
  public var name: String?
  /// The values of the union's tag that it may accept.
  public var tags: [String] = []
  /// The bits of those of the union's signs that it requires.
  public var requiredNames: UInt64 = 0

  package init(call: BlockCall, kinds: Set<JSONKind>, name: String? = nil) {
    (self.call, self.kinds, self.name) = (call, kinds, name)
  }
}
