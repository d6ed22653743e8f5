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
    var seen: Set<SchemaID> = []
    var waiting = Array(ids.reversed())
    while let id = waiting.popLast() {
      guard seen.insert(id).inserted else { continue }
      let schema = site.graph[id]
      result.append(schema)
      waiting += schema.allOf.reversed()
      if let target = schema.reference, intoSubjects || !hasSection(target) { waiting.append(target) }
    }
    return result
  }

  /// Whether a link says enough: for a scalar its few demands are worth repeating.
  private func hasSection(_ id: SchemaID) -> Bool {
    guard let subject = site.target(of: id) else { return false }
    return site.nominal(of: subject) != nil
  }
}
