import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension SchemaLinter {
  /// Rules whose findings say already that no value is valid.
  private static let equalRules: Set = ["const-invalid", "limits-contradict", "pattern-matches-nothing"]

  /// Whether it is certain that a schema allows no value.
  func allowsNothing(_ id: SchemaID) -> Bool { nothing[id] != nil }

  /// Finds out which schemas allow no value, and why.
  mutating func findNothing(_ own: [Schema]) {
    for schema in own {
      if isUseless() { return }
      search.refill()
      nothing[schema.id] = search.whyNothing([schema.id])
    }
  }

  /// Reports schemas that allow no value, each at the smallest place: not where a part that has to hold is to blame.
  mutating func checkNothing(_ own: [Schema]) {
    let found = own.filter { allowsNothing($0.id) }
    guard !found.isEmpty else { return }
    var blamed: [SchemaID: [SchemaID]] = [:]
    for schema in found { blamed[schema.id] = parts(of: schema).filter { allowsNothing($0) } }
    for schema in found where isFirst(schema.id, blamed) && !isTold(schema) && !isMeant(schema) {
      add("no-value", "no value is valid here: \(nothing[schema.id] ?? "")", schema)
    }
  }

  /// Whether no part is to blame, or each part to blame leads back to the schema, which stands before all of them.
  private func isFirst(_ id: SchemaID, _ blamed: [SchemaID: [SchemaID]]) -> Bool {
    func reached(_ start: SchemaID) -> Set<SchemaID> {
      var (seen, waiting) = (Set<SchemaID>(), blamed[start] ?? [])
      while let next = waiting.popLast() {
        if seen.insert(next).inserted { waiting += blamed[next] ?? [] }
      }
      return seen
    }
    return reached(id).allSatisfy { $0.index >= id.index && (blamed[$0] != nil) && reached($0).contains(id) }
  }

  /// The parts that a value has to satisfy, or of which it needs a value.
  private func parts(of schema: Schema) -> [SchemaID] {
    var parts = schema.allOf + [schema.reference, schema.dynamicReference?.initial].compactMap { $0 }
    for branches in [schema.anyOf, schema.oneOf] where branches.allSatisfy(allowsNothing) {
      parts += branches
    }
    for name in search.requiredNames(of: [schema.id]) {
      parts += schema.properties.filter { $0.name.hasSameScalars(as: name) }.map(\.schema)
    }
    if schema.minProperties ?? 0 > 0 {
      parts += [schema.additionalProperties, schema.propertyNames].compactMap { $0 }
    }
    let sides = sides(of: schema)
    if !sides.isEmpty {
      let members = Set(search.members(of: [schema.id]))
      parts += sides.filter(members.contains)
    }
    parts += schema.prefixItems.prefix(max(0, schema.minItems ?? 0))
    if schema.minItems ?? 0 > schema.prefixItems.count { parts += [schema.items].compactMap { $0 } }
    if schema.minContains != 0 { parts += [schema.contains].compactMap { $0 } }
    return parts
  }

  /// Whether another rule has found the contradiction here.
  private func isTold(_ schema: Schema) -> Bool {
    let places = Set(schema.sites.map(\.location))
    let isFound = findings.contains {
      Self.equalRules.contains($0.rule) && places.contains($0.place)
        || $0.rule == "branch-never-matches" && $0.place == schema.location
    }
    return isFound || forbidsRequired(schema) || requiresInVainOnBothSides(schema)
  }

  private func requiresInVainOnBothSides(_ schema: Schema) -> Bool {
    let sides = sides(of: schema)
    return sides.count == 2
      && sides.allSatisfy { side in
        search.requiredNames(of: [side]).contains { forbids($0, of: [schema.id, side]) }
      }
  }

  /// Whether the author may mean that no value is valid: the schema spells `false` in another way (a reference to it
  /// alone, `false` alone in `allOf`, `not: {}` in draft-04), stands under `not`, or may be replaced by a dynamic reference.
  private func isMeant(_ schema: Schema) -> Bool {
    let parts = schema.allOf + [schema.reference].compactMap { $0 }
    let asked = schema.sites.map(\.keyword).filter(\.refusesValues)
    if parts.contains(where: isFalse), Set(asked).isSubset(of: [.allOf, .ref]) { return true }
    let isNegated = schema.pointerParts.contains { $0.keyword == .not }
    return isNegated || isOldFalse(schema) || schema.sites[.dynamicAnchor] != nil
  }

  /// Whether a schema is `false`, or says so in the way of draft-04.
  func isFalse(_ id: SchemaID) -> Bool { graph[id].boolean == false || isOldFalse(graph[id]) }

  /// Whether it is `not: {}` in draft-04, which has no `false`.
  private func isOldFalse(_ schema: Schema) -> Bool {
    guard schema.dialect.isLikeDraft4, !schema.pointer.isEmpty, let not = schema.not else { return false }
    return graph[not].acceptsAll && schema.hasNone(but: [.not])
  }
}
