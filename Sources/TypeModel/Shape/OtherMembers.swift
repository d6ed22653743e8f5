import SchemaModel
import SchemaRuntime

/// The members of an object that no property names.
enum OtherMembers {
  /// There are none.
  case none
  case anything
  /// Each value satisfies at least one of the schemas.
  case some([SchemaID])
}

/// What branches, conditions and dependent schemas say about an object's members.
struct ConditionalMembers {
  /// The names, in order of first mention.
  var names: [String] = []
  /// Whether a condition may allow members that it does not name.
  var isOpen = false
  var isEmpty = true
}

extension Lowering {
  func isClosed(_ key: Conjunction) -> Bool {
    if case .none = otherMembers(of: key) { return true }
    return false
  }

  func otherMembers(of key: Conjunction) -> OtherMembers {
    for id in key.schemas {
      let schema = graph[id]
      guard let additional = schema.additionalProperties, graph[additional].boolean != true else { continue }
      return others(default: additional, patterns: schema.patternProperties.map(\.schema))
    }
    for id in key.schemas {
      guard let rest = graph[id].unevaluatedProperties, graph[rest].boolean != true else { continue }
      let conditional = conditionalNames(of: key)
      if conditional.isOpen || evaluatesEverything(id) { return .anything }
      if graph[rest].boolean == nil, !conditional.isEmpty { return .anything }
      return others(
        default: rest, patterns: key.schemas.flatMap { graph[$0].patternProperties.map(\.schema) })
    }
    return .anything
  }

  private func others(default rest: SchemaID, patterns: [SchemaID]) -> OtherMembers {
    let all = (graph[rest].boolean == false ? [] : [rest]) + patterns
    return all.isEmpty ? .none : .some(all)
  }

  /// Whether a schema that holds beside `unevaluatedProperties` may evaluate members that no keyword names.
  private func evaluatesEverything(_ id: SchemaID) -> Bool {
    flattening.everything(from: id).contains {
      graph[$0].additionalProperties != nil || graph[$0].unevaluatedProperties != nil && $0 != id
        || graph[$0].dynamicReference != nil
    }
  }

  /// The members that only conditions name.
  func conditionalNames(of key: Conjunction) -> ConditionalMembers {
    var found = ConditionalMembers()
    var visited = Set<SchemaID>()
    for id in key.schemas { collectConditions(of: id, into: &found, &visited) }
    return found
  }

  private func collectConditions(
    of id: SchemaID, into found: inout ConditionalMembers, _ visited: inout Set<SchemaID>
  ) {
    let schema = graph[id]
    let parts =
      schema.oneOf + schema.anyOf
      + [schema.ifSchema, schema.thenSchema, schema.elseSchema].compactMap(\.self)
    for part in parts + schema.dependentSchemas.map(\.schema) where graph[part].boolean == nil {
      found.isEmpty = false
      for inner in flattening.everything(from: part) where visited.insert(inner).inserted {
        let condition = graph[inner]
        for property in condition.properties where !found.names.holds(property.name) {
          found.names.append(property.name)
        }
        found.isOpen =
          found.isOpen || condition.additionalProperties != nil || !condition.patternProperties.isEmpty
          || condition.unevaluatedProperties != nil || condition.dynamicReference != nil
        collectConditions(of: inner, into: &found, &visited)
      }
    }
  }
}

extension Flattening {
  /// The schema with all that it includes by reference or `allOf`, whether or not it shows in a type.
  func everything(from id: SchemaID) -> [SchemaID] {
    var all: [Conjunction.Member] = []
    collect(id, via: nil, into: &all)
    return all.map(\.schema)
  }
}
