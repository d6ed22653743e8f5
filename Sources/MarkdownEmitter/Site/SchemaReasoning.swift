public import SchemaModel
public import SchemaRuntime

/// Answers what follows from several schemas together. `GeneratorCore` has the answers of the search for instances, which
/// `lint` asks, too; without any, pages say of each schema what it says itself.
public protocol SchemaReasoning {
  /// The listed members that no valid object can have, apart from those of which the author says so.
  func impossibleMembers(of ids: [SchemaID]) -> Set<ScalarKey>
  /// Whether it is certain that no valid object has a member, listed or not.
  func forbids(member name: String, of ids: [SchemaID]) -> Bool
  /// Whether it is certain that the schemas allow no value.
  func allowNothing(_ ids: [SchemaID]) -> Bool
  /// The schemas that look at a member, whichever branches accept the value.
  func certainSchemas(ofMember name: String, of ids: [SchemaID]) -> [SchemaID]
  /// The schemas that look at an item, whichever branches accept the value.
  func certainSchemas(ofItem index: Int, of ids: [SchemaID]) -> [SchemaID]
  /// The values without those that the schemas refuse. Draft-04 takes `1.0` for no integer: where that is refused and `1`
  /// is not, it stands in its place.
  func accepted(_ values: [JSONValue], by ids: [SchemaID]) -> [JSONValue]
}
