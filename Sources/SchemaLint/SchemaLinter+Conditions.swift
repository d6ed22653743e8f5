import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension SchemaLinter {
  /// A schema that applies another one to the same value, with the condition or member on which that depends.
  struct Host {
    var schema: SchemaID
    /// The condition before `then`.
    var condition: SchemaID?
    /// The member of `dependentSchemas`.
    var name: String?
  }

  /// The schemas that apply each schema to the same value.
  static func hosts(in graph: SchemaGraph) -> [SchemaID: [Host]] {
    var hosts: [SchemaID: [Host]] = [:]
    for schema in graph.schemas {
      let parts =
        schema.unconditionalParts + schema.anyOf + schema.oneOf + [schema.elseSchema].compactMap { $0 }
      for part in parts { hosts[part, default: []].append(Host(schema: schema.id)) }
      if let then = schema.thenSchema {
        hosts[then, default: []].append(Host(schema: schema.id, condition: schema.ifSchema))
      }
      for dependent in schema.dependentSchemas {
        hosts[dependent.schema, default: []].append(Host(schema: schema.id, name: dependent.name))
      }
    }
    return hosts
  }

  /// Reports a condition on a member that holds where the member is missing, too.
  mutating func checkCondition(_ schema: Schema) {
    if checkWhetherOneWay(schema) {
      oneWay.insert(schema.id)
      return
    }
    guard let condition = schema.ifSchema, graph[condition].boolean == nil,
      schema.thenSchema != nil || schema.elseSchema != nil
    else { return }
    var names: [String] = []
    for path in missing([condition], around: [schema.id], depth: 0) where !names.contains(path) {
      names.append(path)
    }
    guard !names.isEmpty else { return }
    let list = names.map { "'\(shown($0))'" }.joined(separator: " or ")
    add(
      "condition-without-required", "the condition holds where \(list) is missing, too", schema, .if,
      help: "name the member in 'required' of the 'if', or of the object, unless that is meant")
  }

  /// The members on which a condition depends and which may be missing where it holds, as paths.
  private func missing(_ condition: [SchemaID], around: [SchemaID], depth: Int) -> [String] {
    guard depth < 8 else { return [] }
    var found: [String] = []
    for name in search.listedNames(of: condition) {
      let own = search.schemas(ofMember: name, of: condition)
      // A condition that refuses a member wants it to be missing.
      guard !own.allSatisfy({ graph[$0].acceptsAll }), !search.allowNothing(own) else { continue }
      let others =
        search.schemas(ofMember: name, of: around) + around.flatMap { memberSchemas(name, around: $0) }
      let isNamed = search.requiredNames(of: condition).contains { $0.hasSameScalars(as: name) }
      if isNamed || around.contains(where: { isRequired(name, in: $0) }) {
        found += missing(own, around: others, depth: depth + 1).map { name + "." + $0 }
      } else if !others.contains(where: { isDefault(of: $0, acceptedBy: own) }) {
        found.append(name)
      }
    }
    for branch in search.members(of: condition).flatMap({ graph[$0].anyOf })
    where graph[branch].boolean == nil {
      found += missing([branch], around: around + condition, depth: depth + 1)
    }
    return found
  }

  /// Whether a condition accepts a default of the member: a missing member may be meant to have that value.
  private func isDefault(of schema: SchemaID, acceptedBy condition: [SchemaID]) -> Bool {
    graph.allParts(of: schema).compactMap { graph[$0].defaultValue }.contains {
      search.accepts($0, condition)
    }
  }

  /// Whether each object that a schema looks at has a member.
  private func isRequired(_ name: String, in schema: SchemaID) -> Bool {
    var (seen, waiting) = (Set([schema]), [schema])
    while let id = waiting.popLast() {
      if search.requiredNames(of: [id]).contains(where: { $0.hasSameScalars(as: name) }) { continue }
      guard let around = hosts[id], !around.isEmpty else { return false }
      for host in around {
        let given = host.condition.map { search.requiredNames(of: [$0]) } ?? []
        if (given + [host.name].compactMap { $0 }).contains(where: { $0.hasSameScalars(as: name) }) {
          continue
        }
        if seen.insert(host.schema).inserted { waiting.append(host.schema) }
      }
    }
    return true
  }

  /// The schemas of a member of the objects that a schema looks at, as far as one schema alone asks it.
  private func memberSchemas(_ name: String, around schema: SchemaID) -> [SchemaID] {
    var (found, current, seen) = ([SchemaID](), schema, Set([schema]))
    while let around = hosts[current], around.count == 1, seen.insert(around[0].schema).inserted {
      current = around[0].schema
      found += search.schemas(ofMember: name, of: [current])
    }
    return found
  }
}
