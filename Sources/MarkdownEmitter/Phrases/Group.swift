import SchemaModel
import SchemaRuntime

/// The schemas that hold together for one value where it is described: one or several, and the parts of their `allOf`
/// that stand there. What they refer to is described elsewhere.
struct Group {
  let schemas: [Schema]
  let references: [SchemaID]
  /// The kinds of value that all allow, what they refer to among them; nil for any.
  let kinds: TypeSet?

  init(_ ids: [SchemaID], _ graph: SchemaGraph) {
    var schemas: [Schema] = []
    var seen: Set<SchemaID> = []
    var waiting = Array(ids.reversed())
    while let id = waiting.popLast() {
      guard seen.insert(id).inserted else { continue }
      schemas.append(graph[id])
      waiting += graph[id].allOf.reversed()
    }
    self.schemas = schemas
    references = schemas.flatMap(\.references).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    var kinds: TypeSet?
    for id in ids {
      for part in graph.allParts(of: id) {
        guard var types = graph[part].types ?? graph[part].listedTypes else { continue }
        if types.contains(.number) { types.insert(.integer) }
        kinds = kinds.map { $0.intersection(types) } ?? types
      }
    }
    self.kinds = kinds
  }

  /// What the schema is, if it is `true` or `false` and nothing else.
  var boolean: Bool? {
    if schemas.contains(where: { $0.boolean == false }) { return false }
    return schemas.allSatisfy { $0.boolean == true } && !schemas.isEmpty ? true : nil
  }

  /// Whether the values are strings that hold JSON.
  var isEncoded: Bool { schemas.contains { $0.contentSchema != nil || $0.extensions.assertContent } }

  /// Whether it lists members, or says of what kind others are.
  var hasMembers: Bool {
    schemas.contains { !$0.properties.isEmpty || !$0.patternProperties.isEmpty }
  }

  /// Whether the values are objects, as far as the schemas here say.
  var isObject: Bool { kinds == .object || hasMembers && kinds == nil }

  /// Each member that is named, with the schemas that describe it, in order of first mention.
  var properties: [(name: String, schemas: [SchemaID])] {
    var result: [(name: String, schemas: [SchemaID])] = []
    var known: [ScalarKey: Int] = [:]
    for entry in schemas.flatMap(\.properties) {
      if let index = known[ScalarKey(entry.name)] {
        result[index].schemas.append(entry.schema)
      } else {
        known[ScalarKey(entry.name)] = result.count
        result.append((entry.name, [entry.schema]))
      }
    }
    return result
  }

  var required: [String] {
    var seen: Set<ScalarKey> = []
    return schemas.flatMap(\.required).filter { seen.insert(ScalarKey($0)).inserted }
  }
}

extension Schema {
  /// The types of the values that it lists, where it lists some and names no types.
  fileprivate var listedTypes: TypeSet? {
    (constant.map { [$0] } ?? enumeration)?.reduce(into: TypeSet()) { types, value in
      types.formUnion(value.types.contains(.integer) ? .integer : value.types)
    }
  }
}
