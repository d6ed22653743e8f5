package import SchemaModel
package import SchemaRuntime

extension InstanceSearch {
  /// The reason why the schemas allow no value of some types; nil where that is not certain.
  package func whyNothing(_ ids: [SchemaID], among kinds: TypeSet) -> String? {
    kinds == .every ? whyNothing(ids) : bench.facts(ids).whyNothing(among: kinds, bench)
  }

  /// The reason why the schemas allow no value of some types, without what follows where a condition among them holds; nil
  /// where that is not certain.
  package func whyNothingMeets(_ ids: [SchemaID], among kinds: TypeSet) -> String? {
    let facts = Facts(ids, in: graph, addsConsequences: false)
    work.spendFacts(of: facts.size)
    return facts.whyNothing(among: kinds, bench)
  }

  /// The types of which the schemas may allow values, as far as `type`, `not` and listed values tell.
  package func allowedTypes(by ids: [SchemaID]) -> TypeSet {
    let facts = bench.facts(ids)
    if facts.hasDynamicReference { return .every }
    let listed = facts.literals.map { $0.reduce(into: TypeSet()) { $0.formUnion($1.types) } }
    return facts.allowedTypes.intersection(listed ?? .every)
  }

  /// Whether it is certain that a schema accepts each value that others allow, or each of them that is of some types.
  package func accepts(_ id: SchemaID, allOf ids: [SchemaID], among kinds: TypeSet = .every) -> Bool {
    let facts = bench.facts(ids)
    if kinds == .every { return facts.areWithin(id, bench) }
    return TypeSet.named.map(\.type).filter(kinds.intersection(facts.allowedTypes).contains)
      .allSatisfy { facts.areWithin(id, of: $0, bench) }
  }

  /// Objects of more members and parts than this are not looked at.
  private static let pairLimit = 50_000

  /// The listed members that no valid object can have, with the reasons; none where each would have to be asked of too
  /// many parts. Members whose entries in `properties` allow no value, or that `not` forbids, are not among them: their
  /// author means it.
  package func impossibleMembers(of ids: [SchemaID]) -> [ScalarKey: String] {
    let names = listedNames(of: ids)
    let members = members(of: ids)
    let isPlain =
      members.count { closesOrLists(graph[$0]) } < 2 && !members.contains { restrictsNames(graph[$0]) }
    guard !isPlain, names.count * members.count <= Self.pairLimit else { return [:] }
    var found: [ScalarKey: String] = [:]
    for name in names {
      refill()
      if let why = whyImpossible(member: name, of: ids) { found[ScalarKey(name)] = why }
    }
    return found
  }

  private func closesOrLists(_ schema: Schema) -> Bool {
    !schema.properties.isEmpty || schema.additionalProperties != nil || schema.unevaluatedProperties != nil
  }

  private func restrictsNames(_ schema: Schema) -> Bool {
    !schema.patternProperties.isEmpty || schema.propertyNames != nil || !schema.dependentRequired.isEmpty
      || schema.maxProperties != nil || !schema.dependentSchemas.isEmpty
  }
}
