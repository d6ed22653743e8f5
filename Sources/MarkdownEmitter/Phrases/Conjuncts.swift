import SchemaModel

/// The schemas that hold together for one value.
struct Conjuncts {
  let site: Site

  /// The schemas, what they include by `allOf` and what they refer to.
  ///
  /// A reference to something that has a section of its own is followed only where `intoSubjects` says so: elsewhere
  /// a link leads there.
  func all(of ids: [SchemaID], intoSubjects: Bool) -> [Schema] {
    var result: [Schema] = []
    for id in ids { collect(id, intoSubjects, &result) }
    return result
  }

  private func collect(_ id: SchemaID, _ intoSubjects: Bool, _ result: inout [Schema]) {
    guard !result.contains(where: { $0.id == id }) else { return }
    let schema = site.graph[id]
    result.append(schema)
    if let target = schema.reference, intoSubjects || !hasSection(target) {
      collect(target, intoSubjects, &result)
    }
    for part in schema.allOf { collect(part, intoSubjects, &result) }
  }

  /// Whether a link says enough: for a scalar its few demands are worth repeating.
  private func hasSection(_ id: SchemaID) -> Bool {
    guard let subject = site.target(of: id) else { return false }
    return site.nominal(of: subject) != nil
  }
}
