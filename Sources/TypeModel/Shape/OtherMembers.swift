import SchemaModel
import SchemaRuntime

/// The members of an object that no property names.
enum OtherMembers {
  /// No other member is allowed.
  case none
  case anything
  /// Each value satisfies at least one of the schemas.
  case some([SchemaID])
}

/// The members of an object that branches, conditions and dependent schemas describe.
struct ConditionalMembers {
  /// The first mention of each name, in their order.
  var mentions: [NamedSchema] = []
  /// Every schema that a name has there.
  var schemas: [ByteText: [SchemaID]] = [:]
  /// Lists of schemas of which at least one holds for every object, as far as they were asked for.
  var alternatives: [[SchemaID]] = []
  /// Whether a condition may allow members that it does not name.
  var isOpen = false
  var isEmpty = true
}

extension Lowering {
  func isClosed(_ key: Conjunction) -> Bool {
    if case .none = otherMembers(of: key) { return true }
    return false
  }

  /// The members that no property and no group of a pattern carries.
  func otherMembers(of key: Conjunction) -> OtherMembers {
    if listedNames(of: key) != nil { return .none }
    let grouped = Set(groupedPatterns(of: key).map(\.schema))
    let unnamed = unnamedMembers(of: key)
    let patterns = unnamed.patterns.map(\.schema).filter {
      !grouped.contains($0) && !graph.allowsNothing($0)
    }
    switch unnamed.rest {
    case .none: return patterns.isEmpty ? .none : .some(patterns)
    case .some(let rest): return .some(rest + patterns)
    case .anything: return isTakenByAll(unnamed.patterns) && !patterns.isEmpty ? .some(patterns) : .anything
    }
  }

  /// The schemas of the members that no property names: those of patterns, and in `rest` those of members that match
  /// none.
  func unnamedMembers(of key: Conjunction) -> (rest: OtherMembers, patterns: [NamedSchema]) {
    func closing(_ rest: SchemaID) -> OtherMembers {
      graph.allowsNothing(rest) ? .none : .some([rest])
    }
    let all = key.schemas.flatMap { graph[$0].patternProperties }
    for id in key.schemas {
      let schema = graph[id]
      guard let additional = schema.additionalProperties, graph[additional].boolean != true else { continue }
      return (closing(additional), schema.patternProperties)
    }
    for id in key.schemas {
      guard let rest = graph[id].unevaluatedProperties, graph[rest].boolean != true else { continue }
      let conditional = conditionalMembers(of: key)
      // Other branches of an `anyOf` may hold, too, and allow the members that they name.
      if key.settled.keys.contains(where: { $0.keyword == .anyOf }) { return (.anything, all) }
      if conditional.isOpen || evaluatesEverything(id, in: key) { return (.anything, all) }
      if graph[rest].boolean == nil, !conditional.isEmpty { return (.anything, all) }
      return (closing(rest), all)
    }
    return (.anything, all)
  }

  /// The schemas that `unevaluatedProperties` has for a member: each of a schema that certainly looks at it nowhere else. It
  /// sees its own schema and the parts of that, and not what another part says.
  func unevaluatedSchemas(
    of name: String, in key: Conjunction, _ conditional: ConditionalMembers
  ) -> [SchemaID] {
    let resting = key.schemas.filter { graph[$0].unevaluatedProperties != nil }
    if resting.isEmpty || conditional.isOpen || conditional.schemas[ByteText(name)] != nil { return [] }
    // Other branches of an `anyOf` may hold, too.
    if key.settled.keys.contains(where: { $0.keyword == .anyOf }) { return [] }
    return resting.compactMap { id in
      let seen = ([id] + key.settled.values).flatMap(flattening.everything).map { graph[$0] }
      let mayLook = seen.contains { schema in
        schema.properties.contains { $0.name.hasSameScalars(as: name) }
          || schema.patternProperties.contains { flattening.judge.matches($0.name, name) != false }
      }
      return mayLook || evaluatesEverything(id, in: key) ? nil : graph[id].unevaluatedProperties
    }
  }

  /// Whether a schema that holds beside `unevaluatedProperties` may evaluate members that no keyword names.
  private func evaluatesEverything(_ id: SchemaID, in key: Conjunction) -> Bool {
    ([id] + key.settled.values).flatMap(flattening.everything).contains {
      graph[$0].additionalProperties != nil || graph[$0].unevaluatedProperties != nil && $0 != id
        || graph[$0].dynamicReference != nil
    }
  }

  /// The members that only conditions name.
  func conditionalMembers(of key: Conjunction) -> ConditionalMembers {
    var found = ConditionalMembers()
    var visited: Set<SchemaID> = []
    // The next schema to look at stands last.
    var waiting = Array(key.schemas.flatMap { conditions(of: $0, in: key) }.reversed())
    if !waiting.isEmpty { found.isEmpty = false }
    while let part = waiting.popLast() {
      var inner: [SchemaID] = []
      for id in flattening.everything(from: part) where visited.insert(id).inserted {
        let condition = graph[id]
        for property in condition.properties {
          let name = ByteText(property.name)
          if found.schemas[name] == nil { found.mentions.append(property) }
          found.schemas[name, default: []].append(property.schema)
        }
        found.isOpen =
          found.isOpen || condition.additionalProperties != nil || !condition.patternProperties.isEmpty
          || condition.unevaluatedProperties != nil || condition.dynamicReference != nil
        inner += conditions(of: id, in: key)
      }
      waiting += inner.reversed()
    }
    return found
  }

  /// The subschemas that look at the same object and hold only for some objects.
  private func conditions(of id: SchemaID, in key: Conjunction) -> [SchemaID] {
    let schema = graph[id]
    let open = Conjunction(members: [.init(schema: id, via: nil)], types: nil, settled: key.settled)
    let ways = key.hasDecided(id) ? [] : [schema.thenSchema, schema.elseSchema]
    let others = ([schema.ifSchema] + ways).compactMap(\.self)
    let all = open.choices(in: graph).flatMap(\.branches) + others + schema.dependentSchemas.map(\.schema)
    return all.filter { graph[$0].boolean == nil }
  }
}
