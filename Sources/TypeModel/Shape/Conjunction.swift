import SchemaModel
import SchemaRuntime

/// Schemas that all hold for one instance, with references and `allOf` followed, narrowed to some JSON types.
///
/// It is what a type is made for: two places of a schema with the same conjunction share their type. Members that say
/// nothing about the type are not part of it, so `{$ref: A, description: …}` has the conjunction of `A`.
struct Conjunction: Hashable {
  /// The schemas, in the order in which they are met.
  var members: [Member]
  /// The types an instance can have; nil when nothing limits them.
  var types: TypeSet?

  struct Member: Hashable {
    var schema: SchemaID
    /// The target of the last reference that led to the schema.
    var via: SchemaID?

    static func == (a: Self, b: Self) -> Bool { a.schema == b.schema }
    func hash(into hasher: inout Hasher) { hasher.combine(schema) }
  }

  var schemas: [SchemaID] { members.map(\.schema) }
}
