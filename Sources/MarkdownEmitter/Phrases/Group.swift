import SchemaModel
import SchemaRuntime

/// The schemas that hold together for one value where it is described: one or several, and the parts of their `allOf`
/// that stand there. What they refer to is described elsewhere.
struct Group {
  let schemas: [Schema]
  let references: [SchemaID]
  /// The kinds of value that all schemas allow, with those that they refer to; nil for any.
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
    kinds = graph.kindsAccepted(by: ids)
  }

  /// The target of the reference in a union of two forms, where the other form is null and the schemas say nothing
  /// else.
  func nullableReference(_ graph: SchemaGraph) -> SchemaID? {
    let unions = schemas.flatMap { [$0.anyOf, $0.oneOf] }.filter { !$0.isEmpty }
    guard unions.count == 1, let forms = unions.first, forms.count == 2 else { return nil }
    for (one, other) in [(graph[forms[0]], graph[forms[1]]), (graph[forms[1]], graph[forms[0]])] {
      let isNull = one.types == .null && one.hasOnly([.type])
      if isNull, one.description == nil, other.description == nil, other.references.count == 1,
        other.hasOnly([.ref])
      {
        return other.references[0]
      }
    }
    return nil
  }

  /// How many forms are looked at, and how deep they lie in each other, to know the kinds of all.
  private static let mostForms = (count: 64, depth: 2)

  /// The kinds of value that some form of each union has; nil where one of them may have any.
  func kindsOfForms(_ graph: SchemaGraph, depth: Int = 0) -> TypeSet? {
    var result = kinds
    for schema in schemas {
      for forms in [schema.anyOf, schema.oneOf] where !forms.isEmpty && forms.count <= Self.mostForms.count {
        var all = TypeSet()
        let areKnown = forms.allSatisfy { form in
          if graph.allowsNothing(form) { return true }
          let group = Group([form], graph)
          let own = depth < Self.mostForms.depth ? group.kindsOfForms(graph, depth: depth + 1) : group.kinds
          own.map { all.formUnion($0) }
          return own != nil
        }
        if areKnown { result = result.map { $0.intersection(all) } ?? all }
      }
    }
    return result
  }

  /// Whether it describes members or items.
  var saysOfParts: Bool {
    !references.isEmpty
      || schemas.contains { schema in
        schema.children.contains { $0.step.isInside } || !schema.required.isEmpty
      }
  }

  /// Whether no schema that holds limits the kinds of value: none has a type, and each union has a form without one.
  func allowsAnyKind(_ graph: SchemaGraph, depth: Int = 0) -> Bool {
    guard kinds == nil, !schemas.isEmpty, depth <= Self.mostForms.depth else { return false }
    return graph.allParts(of: schemas.map(\.id)).allSatisfy { part in
      let schema = graph[part]
      return schema.boolean == nil && schema.dynamicReference == nil
        && graph.typesRefused(by: part, followsDemands: true).subtracting(.null).isEmpty
        && [schema.oneOf, schema.anyOf].allSatisfy { forms in
          forms.isEmpty
            || forms.prefix(Self.mostForms.count).contains {
              Group([$0], graph).allowsAnyKind(graph, depth: depth + 1)
            }
        }
    }
  }

  /// The boolean that the schema is, if it is `true` or `false` and nothing else.
  var boolean: Bool? {
    if schemas.contains(where: { $0.boolean == false }) { return false }
    return schemas.allSatisfy { $0.boolean == true } && !schemas.isEmpty ? true : nil
  }

  /// Whether an author says something of it.
  var hasWords: Bool { schemas.contains { $0.title != nil || $0.shownDescription != nil } }

  /// Whether the values are strings that hold JSON.
  var isEncoded: Bool { schemas.contains { $0.contentSchema != nil || $0.extensions.assertContent } }

  /// Whether it describes members, by their names or by patterns.
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
