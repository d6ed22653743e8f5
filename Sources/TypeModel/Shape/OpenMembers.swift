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
  /// The schemas for members that no other keyword looks at, as far as they were asked for.
  var unevaluated: [UnevaluatedMembers] = []
}

/// The schema that `unevaluatedProperties` has, and the members that its own schema and the parts of that may look at.
struct UnevaluatedMembers {
  var schema: SchemaID
  var names: Set<ByteText> = []
  var patterns: Set<ByteText> = []
  /// Whether a part may look at every member.
  var isOpen = false
}

/// Finds the members of objects that no property names: those of conditions, and those that other keywords describe.
final class OpenMembers {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let presence: Presence
  private let parts: DescribedParts

  init(_ flattening: Flattening, _ presence: Presence, _ parts: DescribedParts) {
    graph = flattening.graph
    (self.flattening, self.presence, self.parts) = (flattening, presence, parts)
  }

  /// The schemas of the members that no property names: those of patterns, and in `rest` those of members that match
  /// none.
  /// - Parameter name: the one member that is asked about, which conditions may name; nil: those that none names.
  func unnamedMembers(
    of key: Conjunction, named name: String? = nil
  ) -> (rest: OtherMembers, patterns: [NamedSchema]) {
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
      let others = membersOfOtherBranches(of: key)
      if conditional.isOpen || others.isOpen || evaluatesEverything(id, in: key) { return (.anything, all) }
      let known = Set(key.schemas.flatMap { graph[$0].properties }.map { ByteText($0.name) })
      let allowed = others.mentions.map { ByteText($0.name) }
        .filter {
          name.map(ByteText.init) == $0
            || name == nil && !known.contains($0) && conditional.schemas[$0] == nil
        }
        .flatMap { others.schemas[$0] ?? [] }
      let schemas = ([rest] + allowed).filter { !graph.allowsNothing($0) }
      return (schemas.isEmpty ? .none : .some(schemas), all)
    }
    return (.anything, all)
  }

  /// The schemas that `unevaluatedProperties` has for a member: each of a schema that certainly looks at it nowhere else. It
  /// sees its own schema and the parts of that, and not what another part says.
  func unevaluatedSchemas(of name: String, _ conditional: ConditionalMembers) -> [SchemaID] {
    conditional.unevaluated.filter { rest in
      !rest.isOpen && !rest.names.contains(ByteText(name))
        && rest.patterns.allSatisfy { flattening.judge.matches($0.text, name) == false }
    }.map(\.schema)
  }

  /// The schemas for unevaluated members, with what the parts beside each may look at.
  func unevaluatedMembers(of key: Conjunction) -> [UnevaluatedMembers] {
    key.schemas.compactMap { id in
      graph[id].unevaluatedProperties.map { evaluated(beside: $0, of: id, in: key) }
    }
  }

  private func evaluated(beside rest: SchemaID, of id: SchemaID, in key: Conjunction) -> UnevaluatedMembers {
    var found = UnevaluatedMembers(schema: rest)
    var visited: Set<SchemaID> = []
    var waiting = [id]
    while let next = waiting.popLast() {
      for part in flattening.everything(from: next) where visited.insert(part).inserted {
        let schema = graph[part]
        found.names.formUnion(schema.properties.map { ByteText($0.name) })
        found.patterns.formUnion(schema.patternProperties.map { ByteText($0.name) })
        if schema.additionalProperties != nil || schema.dynamicReference != nil
          || schema.unevaluatedProperties != nil && part != id
        {
          found.isOpen = true
          return found
        }
        waiting += conditions(of: part, in: key) + settledBranches(of: part, in: key)
        waiting += [schema.ifSchema].compactMap(\.self)
      }
    }
    return found
  }

  /// The branches that hold of the settled choices of a schema, and the other branches of an `anyOf`, which may.
  private func settledBranches(of owner: SchemaID, in key: Conjunction) -> [SchemaID] {
    key.settled.filter { $0.key.owner == owner }.flatMap { choice, branch in
      choice.keyword == .anyOf ? graph[owner].anyOf : [branch]
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
    members(namedBy: key.schemas.flatMap { conditions(of: $0, in: key) }, in: key)
  }

  /// The members that other branches of the `anyOf`s name of which one is settled: those may hold, too.
  private func membersOfOtherBranches(of key: Conjunction) -> ConditionalMembers {
    let choices = key.settled.filter { $0.key.keyword == .anyOf }.sorted { $0.key.owner < $1.key.owner }
    let others = choices.flatMap { choice, branch in graph[choice.owner].anyOf.filter { $0 != branch } }
    return members(namedBy: others, in: key)
  }

  private func members(namedBy parts: [SchemaID], in key: Conjunction) -> ConditionalMembers {
    var found = ConditionalMembers()
    var visited: Set<SchemaID> = []
    // The next schema to look at stands last.
    var waiting = Array(parts.reversed())
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
    let ways = key.hasDecided(id) ? [] : [schema.ifSchema, schema.thenSchema, schema.elseSchema]
    let others = ways.compactMap(\.self)
    let all = open.choices(in: graph).flatMap(\.branches) + others + schema.dependentSchemas.map(\.schema)
    return all.filter { graph[$0].boolean == nil }
  }

  /// The schemas that `patternProperties`, `additionalProperties` and `unevaluatedProperties` have for a member, without
  /// those that demand nothing.
  func unlistedSchemas(
    of name: String, in key: Conjunction, _ members: ConditionalMembers
  ) -> [SchemaID] {
    let unlisted = key.schemas.flatMap { presence.unlistedSchemas(ofMember: name, in: graph[$0]) }
    return (unlisted + unevaluatedSchemas(of: name, members)).filter {
      graph[$0].boolean == nil && !parts.isAnything($0)
    }
  }

  /// The schemas that a member may satisfy instead of the conditions that name it, where `unevaluatedProperties` says what
  /// the others may be: then one of all these holds wherever the member occurs. Nil where it may be anything.
  func closingSchemas(of name: String, in key: Conjunction) -> [SchemaID]? {
    // A member that a schema names, perhaps with any value, is left to no `unevaluatedProperties`.
    guard key.schemas.allSatisfy({ graph[$0].patternProperties.isEmpty }),
      graph.schemas(of: name, in: key.schemas).isEmpty
    else { return nil }
    for id in key.schemas {
      guard let rest = graph[id].unevaluatedProperties, graph[rest].boolean != true else { continue }
      // Names that 'propertyNames' lists leave no other members, and the schema is still about those.
      switch unnamedMembers(of: key, named: name).rest {
      case .anything: return nil
      case .none: return []
      case .some(let schemas): return schemas
      }
    }
    return nil
  }
}
