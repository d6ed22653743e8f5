/// Which branch of a `oneOf` or `anyOf` is meant, by the value of a member: what OpenAPI's `discriminator` says.
///
/// It is a hint, and changes no verdict (OpenAPI 3.2, “Discriminator Object”).
public struct BranchHint: Sendable {
  /// The name of the member.
  public var property: String
  /// The values that mean a branch, each once, with the branch's position in `oneOf` or `anyOf`.
  public var values: [(value: String, branch: Int)] = []
  /// The position of the branch for other values, and for objects without the member; nil where nothing is said of them.
  public var other: Int?
}
