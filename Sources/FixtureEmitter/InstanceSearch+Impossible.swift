package import SchemaModel
package import SchemaRuntime

extension InstanceSearch {
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
