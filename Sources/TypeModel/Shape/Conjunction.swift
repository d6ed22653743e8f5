import SchemaModel
import SchemaRuntime

/// Schemas that all hold for one instance, with references and all that holds with them followed, narrowed to some JSON types.
///
/// A type is made for a conjunction: two places of a schema with equal conjunctions share their type. Members that say
/// nothing about the type are not part of it, so `{$ref: A, description: …}` has the conjunction of `A`.
struct Conjunction: Hashable {
  /// The schemas, in the order in which they are met.
  var members: [Member]
  /// The types an instance can have; nil when nothing limits them.
  var types: TypeSet?
  /// The branches of choices that are among the members: other branches of these choices are not this conjunction's.
  var settled: [Choice: SchemaID] = [:]
  /// Whether it is a case of a union by conditions: its other conditions make no union again.
  var isCaseOfCondition = false

  /// A `oneOf` or `anyOf` of a schema, or its `if` with `then` and `else`.
  struct Choice: Hashable {
    var owner: SchemaID
    var keyword: Keyword

    enum Keyword { case oneOf, anyOf, condition }
  }

  struct Member: Hashable {
    var schema: SchemaID
    /// The target of the last reference that led to the schema.
    var via: SchemaID?

    static func == (a: Self, b: Self) -> Bool { a.schema == b.schema }
    func hash(into hasher: inout Hasher) { hasher.combine(schema) }
  }

  /// Whether all values have one JSON type.
  var isOfOneKind: Bool { types.map { $0.singles.count == 1 } ?? false }

  var schemas: [SchemaID] { members.map(\.schema) }

  /// The conjunction for instances of only these types.
  func narrowed(to types: TypeSet) -> Conjunction {
    Conjunction(
      members: members, types: types, settled: settled, isCaseOfCondition: isCaseOfCondition)
  }

  /// Whether the condition of a schema is decided for all values.
  func hasDecided(_ owner: SchemaID) -> Bool {
    settled[Choice(owner: owner, keyword: .condition)] != nil
  }

  /// The `then` and `else` of each open condition of its schemas: a value satisfies one of the two.
  func alternatives(in graph: SchemaGraph) -> [[SchemaID]] {
    schemas.compactMap { id in
      let schema = graph[id]
      guard schema.ifSchema != nil, let then = schema.thenSchema, let other = schema.elseSchema,
        !hasDecided(id)
      else { return nil }
      return [then, other]
    }
  }

  /// The choices of its schemas that are open, each with its branches, in the order in which they are met. Conditions
  /// are not among them, nor is a list of one branch, which holds like `allOf`.
  func choices(in graph: SchemaGraph) -> [(choice: Choice, branches: [SchemaID])] {
    schemas.flatMap { id in
      graph[id].choices.map { (choice: Choice(owner: id, keyword: $0.keyword), branches: $0.branches) }
    }.filter { settled[$0.choice] == nil }
  }
}
