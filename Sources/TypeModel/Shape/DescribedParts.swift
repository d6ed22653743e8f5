import SchemaModel
import SchemaRuntime

/// Tells what conjunctions and schemas say of members and items.
final class DescribedParts {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let inference: TypeInference

  init(_ flattening: Flattening, _ inference: TypeInference) {
    (graph, self.flattening, self.inference) = (flattening.graph, flattening, inference)
  }

  /// Whether the conjunction states no type, and yet describes objects or arrays, or is a choice of which some branches
  /// state their type.
  func isUntyped(_ conjunction: Conjunction) -> Bool {
    guard inference.types(of: conjunction).map({ $0.union(.null) == .everything }) ?? true else {
      return false
    }
    return !describedKinds(of: conjunction).isEmpty
      || conjunction.choices(in: graph).contains { isOpen($0.branches) }
  }

  /// The kinds of values whose parts the conjunction describes: objects, arrays.
  func describedKinds(of conjunction: Conjunction) -> TypeSet {
    var kinds = TypeSet()
    for id in conjunction.schemas {
      let schema = graph[id]
      let members = schema.patternProperties.map(\.schema) + [schema.additionalProperties].compactMap(\.self)
      let items = schema.prefixItems + [schema.items].compactMap(\.self)
      if !schema.properties.isEmpty || members.contains(where: { saysSomething($0) }) {
        kinds.formUnion(.object)
      }
      if items.contains(where: { saysSomething($0) }) { kinds.formUnion(.array) }
    }
    return kinds
  }

  private func saysSomething(_ id: SchemaID) -> Bool {
    graph[id].boolean == nil && !flattening.conjunction(of: [id]).members.isEmpty
  }

  /// Whether it describes elements or positions, apart from its choices.
  func hasOwnItems(_ key: Conjunction) -> Bool { key.schemas.contains { saysItems(graph[$0]) } }

  /// Whether a schema describes elements or positions.
  func saysItems(_ schema: Schema) -> Bool { schema.items != nil || !schema.prefixItems.isEmpty }

  /// Whether some branches of a choice state their type, and the others say nothing of the parts of a value: in Swift,
  /// each of the first has a case, and one case takes any other value.
  func isOpen(_ branches: [SchemaID]) -> Bool {
    let keys = branches.map { flattening.conjunction(of: [$0]) }
    let open = keys.filter { inference.types(of: $0) == nil }
    return !open.isEmpty && open.count < keys.count
      && open.allSatisfy { $0.choices(in: graph).isEmpty && describedKinds(of: $0).isEmpty }
  }

  /// Whether the branch of an object or array says more than which members are required, or the branch of a string
  /// describes its content.
  func describes(_ key: Conjunction) -> Bool { key.schemas.contains { isStructured(graph[$0]) } }

  /// Whether a schema describes parts of values, or choices.
  func isStructured(_ schema: Schema) -> Bool {
    !schema.properties.isEmpty || !schema.patternProperties.isEmpty || schema.items != nil
      || !schema.prefixItems.isEmpty || !schema.oneOf.isEmpty || !schema.anyOf.isEmpty
      || schema.additionalProperties.map { graph[$0].boolean == nil } == true
      || schema.assertedContent != nil
  }

  /// Whether the object names or types members apart from its choices.
  func hasOwnMembers(_ key: Conjunction) -> Bool {
    key.schemas.contains {
      let schema = graph[$0]
      let others = [schema.additionalProperties, schema.unevaluatedProperties].compactMap(\.self)
      return !schema.properties.isEmpty || !schema.patternProperties.isEmpty
        || others.contains { graph[$0].boolean == nil }
    }
  }

  /// Whether the schema says nothing of the type of a value.
  func isAnything(_ schema: SchemaID) -> Bool {
    flattening.conjunction(of: [schema]).members.isEmpty
  }

  /// The conjunction that a type is made for, if the schemas describe a type. A definition that describes none is
  /// usually a part of others; where it is not, the schema that refers to it declares its type.
  func typedKey(of conjunction: Conjunction) -> Conjunction? {
    guard !isUntyped(conjunction), let types = inference.types(of: conjunction),
      !types.subtracting(.null).isEmpty
    else { return nil }
    return flattening.valueKey(conjunction, types)
  }
}
