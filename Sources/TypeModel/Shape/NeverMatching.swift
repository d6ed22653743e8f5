import SchemaModel
import SchemaRuntime

/// Tells which branches of a choice no value matches, as far as that is certain without a search for values: such a branch
/// has no case.
final class NeverMatching {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let inference: TypeInference
  private let literals: Literals
  /// Lists of schemas that certainly allow nothing together.
  private var impossible: Set<[SchemaID]> = []
  /// Those of which that is not known, each with the least depth at which it was asked.
  private var unknown: [[SchemaID]: Int] = [:]

  init(_ flattening: Flattening, _ inference: TypeInference, _ literals: Literals) {
    (graph, self.flattening, self.inference, self.literals) = (
      flattening.graph, flattening, inference, literals
    )
  }

  /// How deep members and items that have to be there are followed.
  private static let deepestNeed = 4
  /// Branches of longer lists are not held against each other.
  private static let mostBranches = 64

  /// Whether no value of the types matches a branch beside all that holds with its choice, or none matches it alone in a
  /// `oneOf`.
  func matches(
    _ branch: (index: Int, schema: SchemaID), of types: TypeSet, among branches: [SchemaID],
    _ choice: Conjunction.Choice, beside whole: [SchemaID]
  ) -> Bool {
    let holding = flattening.everything(from: branch.schema) + whole
    if types.isEmptied(by: typesWithoutValue(of: holding, depth: 0)) { return true }
    guard choice.keyword == .oneOf, branches.count <= Self.mostBranches else { return false }
    let others = branches.enumerated().filter { $0.offset != branch.index }.map(\.element)
    if others.contains(where: { graph.typesAccepted(by: $0).isSuperset(of: types) }) { return true }
    let key = flattening.conjunction(of: [branch.schema]).narrowed(to: types)
    guard let values = literals.values(of: key), !values.isEmpty else { return false }
    return values.allSatisfy { literal in
      others.contains { flattening.judge.verdict(on: literal.value, by: $0) == true }
    }
  }

  /// Whether it is certain that no value satisfies all the schemas.
  private func allowNothing(_ ids: [SchemaID], depth: Int) -> Bool {
    guard !ids.isEmpty, depth < unknown[ids] ?? Self.deepestNeed else { return false }
    if impossible.contains(ids) { return true }
    if findNothing(ids, depth: depth) {
      impossible.insert(ids)
      return true
    }
    unknown[ids] = depth
    return false
  }

  private func findNothing(_ ids: [SchemaID], depth: Int) -> Bool {
    if ids.contains(where: { graph.allowsNothing($0) }) { return true }
    let key = flattening.conjunction(of: ids)
    if literals.allowsNothing(key) { return true }
    guard let types = inference.types(of: key) else { return false }
    let holding = ids.flatMap { flattening.everything(from: $0) }
    return types.isEmptied(by: typesWithoutValue(of: holding, depth: depth))
  }

  /// The types of which schemas that hold together allow no value.
  private func typesWithoutValue(of ids: [SchemaID], depth: Int) -> TypeSet {
    let schemas = Set(ids).sorted().map { graph[$0] }
    var types = StatedLimits.typesWithoutValue(schemas)
    if allowNoArray(schemas, depth) { types.insert(.array) }
    if allowNoObject(schemas, depth) { types.insert(.object) }
    return types
  }

  private func allowNoArray(_ schemas: [Schema], _ depth: Int) -> Bool {
    let positions = schemas.map(\.prefixItems.count).max() ?? 0
    let needed = schemas.compactMap(\.minItems).max() ?? 0
    func items(at index: Int) -> [SchemaID] {
      schemas.compactMap { schema in
        schema.prefixItems.indices.contains(index) ? schema.prefixItems[index] : schema.items
      }
    }
    if (0..<min(needed, positions + 1)).contains(where: { allowNothing(items(at: $0), depth: depth + 1) }) {
      return true
    }
    let all = positions == 0 ? items(at: 0) : []
    return schemas.contains { schema in
      schema.minContains != 0
        && (schema.contains.map { allowNothing([$0] + all, depth: depth + 1) } ?? false)
    }
  }

  private func allowNoObject(_ schemas: [Schema], _ depth: Int) -> Bool {
    let required = Set(schemas.flatMap { $0.required.map(ByteText.init) })
    let most = schemas.compactMap(\.maxProperties).min() ?? .max
    let least = max(required.count, schemas.compactMap(\.minProperties).max() ?? 0)
    if required.count > most { return true }
    let names = schemas.compactMap(\.propertyNames).compactMap { graph[$0].listedValues }
    if names.contains(where: { Set($0.compactMap(\.stringValue).map(ByteText.init)).count < least }) {
      return true
    }
    var named: [ByteText: [SchemaID]] = [:]
    for property in schemas.flatMap(\.properties) {
      let name = ByteText(property.name)
      if required.contains(name) { named[name, default: []].append(property.schema) }
    }
    return named.values.contains { allowNothing($0, depth: depth + 1) }
  }
}

extension TypeSet {
  /// Whether nothing is left of the types where some have no value. Numbers are left where only integers have none.
  fileprivate func isEmptied(by none: TypeSet) -> Bool {
    !isEmpty && subtracting(none).isEmpty
  }
}
