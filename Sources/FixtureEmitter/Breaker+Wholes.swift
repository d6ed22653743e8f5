import SchemaModel
import SchemaRuntime

extension Breaker {
  /// How deep the search for a value that fails goes.
  private static let depthLimit = 4

  func wholes(_ schema: Schema, _ current: JSONValue, _ ids: [SchemaID], depth: Int) -> [Break] {
    var found: [Break] = []
    if let excluded = schema.not {
      // The schema itself keeps members away that it excludes.
      let others = ids.filter { $0 != schema.id }
      let more = others.count < ids.count ? meeting(excluded, current, others) : []
      found.append(Break(keyword: .not, candidates: meeting(excluded, current, ids) + more))
    }
    for (keyword, branches) in [(Keyword.anyOf, schema.anyOf), (.oneOf, schema.oneOf)] where !branches.isEmpty
    {
      found.append(Break(keyword: keyword, candidates: misses(branches, current, ids, depth: depth + 1)))
    }
    let several = severalBranches(schema, ids)
    if !several.isEmpty { found.append(Break(keyword: .oneOf, detail: "several", candidates: several)) }
    for (keyword, rule) in schema.valueRules {
      switch rule {
      case .maxSerializedBytes(let limit):
        let padded = Padding.values(current, bytes: limit &+ 1) + synthesizedPadding(ids, bytes: limit &+ 1)
        found.append(
          Break(keyword: keyword, candidates: padded, isTooLarge: limit >= Workbench.largestInstance))
      }
    }
    return found
  }

  /// How many branches of a union are broken to break the union.
  private static let mostBranches = 24

  /// A few values that no branch accepts.
  private func misses(
    _ branches: [SchemaID], _ current: JSONValue, _ ids: [SchemaID], depth: Int
  ) -> [JSONValue] {
    var found: [JSONValue] = []
    // A value of an allowed type breaks only the union.
    let types = bench.facts(ids).types
    for branch in branches.prefix(Self.mostBranches) where found.count < 4 {
      let failing = failing(branch, current, ids, depth: depth)
      let ordered =
        failing.filter { !$0.types.isDisjoint(with: types) }
        + failing.filter { $0.types.isDisjoint(with: types) }
      for value in ordered where found.count < 4 {
        if !found.contains(value), !branches.contains(where: { bench.accepts(value, $0) }) {
          found.append(value)
        }
      }
    }
    return found
  }

  /// Values that more than one branch of `oneOf` accepts; none where the branches exclude each other.
  private func severalBranches(_ schema: Schema, _ ids: [SchemaID]) -> [JSONValue] {
    let branches = schema.oneOf.prefix(6)
    var found: [JSONValue] = []
    for (index, first) in branches.enumerated() {
      for second in branches.dropFirst(index + 1) {
        if let value = synthesizer.value([first, second], .minimal) { found.append(value) }
      }
    }
    return found
  }

  /// The fullest value, padded.
  func synthesizedPadding(_ ids: [SchemaID], bytes: Int) -> [JSONValue] {
    let examples = bench.facts(ids).examples
    return ([synthesizer.value(ids, .full)].compactMap { $0 } + examples).flatMap {
      Padding.values($0, bytes: bytes)
    }
  }

  /// Values that satisfy one more schema, whether or not the other schemas accept them.
  func meeting(_ extra: SchemaID, _ current: JSONValue, _ ids: [SchemaID]) -> [JSONValue] {
    var found: [JSONValue] = []
    for style in [Synthesizer.Style.minimal, .full] {
      if let value = synthesizer.value(ids + [extra], style, check: [extra]) { found.append(value) }
    }
    if let part = synthesizer.value([extra], .minimal) {
      if case .object(var members) = current, case .object(let more) = part {
        for (key, value) in more { members[key] = value }
        found.insert(.object(members), at: 0)
      }
      found.append(part)
    }
    return found.filter { bench.accepts($0, extra) }
  }

  /// Values that the schema does not accept, the ones most like `current` first.
  func failing(_ id: SchemaID, _ current: JSONValue, _ ids: [SchemaID], depth: Int) -> [JSONValue] {
    guard depth < Breaker.depthLimit, !bench.isExhausted else { return [] }
    let schema = bench.graph[id]
    if let boolean = schema.boolean { return boolean ? [] : [current] }
    var found = [current]
    let breaks = breaks(of: schema, current, ids.contains(id) ? ids : ids + [id], depth: depth + 1)
    found += breaks.flatMap(\.candidates)
    for part in schema.allOf + [schema.reference].compactMap({ $0 }) {
      found += failing(part, current, ids, depth: depth + 1)
    }
    if let condition = schema.ifSchema {
      for (way, base) in [
        (schema.thenSchema, meeting(condition, current, ids)), (schema.elseSchema, [current]),
      ] {
        guard let way else { continue }
        for value in base.prefix(3) { found += failing(way, value, ids + [condition], depth: depth + 1) }
      }
    }
    found += failingMembers(schema, current, ids, depth: depth)
    if schema.types == nil { found += Breaker.values(notOf: [.string]) + ["text"] }
    if depth == 0 { found += synthesizer.alternatives(ids) }
    return found.filter { !bench.accepts($0, id) }
  }

  /// How many members the objects that fail for one of theirs may have, all together.
  private static let mostMembersMade = 400_000

  private func failingMembers(
    _ schema: Schema, _ current: JSONValue, _ ids: [SchemaID], depth: Int
  ) -> [JSONValue] {
    var found: [JSONValue] = []
    let base = current.objectValue ?? [:]
    let facts = bench.facts(ids)
    let required = Set(facts.required.map { ScalarKey($0) })
    let smallest = JSONObject(base.members.filter { required.contains(ScalarKey($0.key)) })
    // Each value has all members of the object.
    let most = Self.mostMembersMade / (base.count + 1)
    for property in schema.properties where found.count < most && !bench.isExhausted {
      let own = facts.schemas(ofMember: property.name, in: bench)
      let part = base[property.name] ?? synthesizer.value(own, .minimal) ?? "value"
      let others = synthesizer.variants(own, count: 3)
      for value in others + failing(property.schema, part, own, depth: depth + 1).prefix(8) {
        found.append(with(base, property.name, value))
        if smallest.count < base.count { found.append(with(smallest, property.name, value)) }
      }
    }
    for dependent in schema.dependentSchemas where found.count < most && !bench.isExhausted {
      var object = base
      if object[dependent.name] == nil {
        object[dependent.name] = synthesizer.member(dependent.name, facts, .minimal) ?? "value"
      }
      found.append(.object(object))
      found += failing(dependent.schema, .object(object), ids, depth: depth + 1)
    }
    if let items = schema.items {
      let own = facts.schemas(ofItem: 0, in: bench.graph)
      let part = current[0] ?? synthesizer.value(own, .minimal) ?? "value"
      found += failing(items, part, own, depth: depth + 1).prefix(8).map { .array([$0]) }
    }
    return found
  }
}
