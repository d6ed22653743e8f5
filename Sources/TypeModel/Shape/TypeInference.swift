import SchemaModel
import SchemaRuntime

/// The JSON types that instances can have, branches of `oneOf` and `anyOf` considered.
final class TypeInference {
  private let flattening: Flattening
  /// The types that were inferred; nil within stands for “anything”.
  private var known: [SchemaID: TypeSet?] = [:]
  /// Those of whole conjunctions: each member of a type asks for those of the types that it comes from.
  private var wholes: [Conjunction: TypeSet?] = [:]

  init(_ flattening: Flattening) { self.flattening = flattening }

  func types(of conjunction: Conjunction) -> TypeSet? {
    if let known = wholes[conjunction] { return known }
    for branch in branches(of: conjunction) { learn(branch) }
    let types = knownTypes(of: conjunction)
    wholes[conjunction] = .some(types)
    return types
  }

  /// Finds out the types of a branch, after those of the branches that it consists of.
  private func learn(_ start: SchemaID) {
    var begun: Set<SchemaID> = []
    var waiting = [start]
    while let branch = waiting.last {
      if known[branch] != nil {
        waiting.removeLast()
        continue
      }
      let conjunction = flattening.conjunction(of: [branch])
      if begun.insert(branch).inserted {
        // A schema that is met within itself counts as anything: that may be looser than need be, and is never wrong.
        let open = branches(of: conjunction).filter { known[$0] == nil && !begun.contains($0) }
        waiting += open.reversed()
        if !open.isEmpty { continue }
      }
      known[branch] = .some(knownTypes(of: conjunction))
      waiting.removeLast()
    }
  }

  private func branches(of conjunction: Conjunction) -> [SchemaID] {
    conjunction.choices(in: flattening.graph).flatMap(\.branches)
  }

  /// The types of a conjunction whose branches have been learnt.
  private func knownTypes(of conjunction: Conjunction) -> TypeSet? {
    var result = conjunction.types
    for (choice, branches) in conjunction.choices(in: flattening.graph) {
      guard let types = union(of: branches) ?? objectsAlone(choice, branches) else { continue }
      result = result.map { $0.narrowed(to: types) } ?? types.normalized
    }
    for id in conjunction.schemas {
      guard let types = conditionalTypes(of: flattening.graph[id]) else { continue }
      result = result.map { $0.narrowed(to: types) } ?? types.normalized
    }
    return result.map { flattening.graph.types($0, leftBy: conjunction.schemas) }
  }

  /// The types of values that satisfy `if` and `then`, and of those that satisfy `else`; nil where one of the two
  /// allows any type.
  private func conditionalTypes(of schema: Schema) -> TypeSet? {
    guard let condition = schema.ifSchema, let otherwise = schema.elseSchema.flatMap({ statedTypes(of: $0) })
    else {
      return nil
    }
    let consequence = schema.thenSchema.flatMap({ statedTypes(of: $0) })
    let tested = statedTypes(of: condition)
    guard let own = consequence ?? tested else { return nil }
    return (tested.map { own.narrowed(to: $0) } ?? own).union(otherwise)
  }

  /// The types that a branch states. The consequences of conditions within conditions are left out: there may be too
  /// many ways.
  private func statedTypes(of branch: SchemaID) -> TypeSet? { flattening.conjunction(of: [branch]).types }

  /// The type of objects, where only objects can satisfy exactly one branch: every other value satisfies two or more.
  private func objectsAlone(_ choice: Conjunction.Choice, _ branches: [SchemaID]) -> TypeSet? {
    choice.keyword == .oneOf && branches.count(where: concernsObjectsAlone) > 1 ? .object : nil
  }

  /// Whether the schema accepts every value that is no object.
  private func concernsObjectsAlone(_ id: SchemaID) -> Bool {
    flattening.everything(from: id).allSatisfy { flattening.graph[$0].concernsObjectsAlone }
  }

  private func union(of branches: [SchemaID]) -> TypeSet? {
    var all = TypeSet()
    for branch in branches {
      guard let types = known[branch], let types else { return nil }
      all.formUnion(types)
    }
    return all
  }
}

extension Schema {
  /// Whether the schema's own keywords ask nothing of a value that is no object.
  fileprivate var concernsObjectsAlone: Bool {
    boolean == nil
      && sites.allSatisfy { site in
        site.keyword.subjects.map { $0 == .object } ?? !Self.keywordsOfAnyType.contains(site.keyword)
      }
  }

  /// The keywords that may ask something of values of other types, too.
  private static let keywordsOfAnyType: Set<Keyword> = [
    .type, .enum, .const, .anyOf, .oneOf, .not, .if, .then, .else, .dynamicRef, .format, .contentSchema,
    .maxSerializedBytes, .assertContent, .knownValues,
  ]
}
