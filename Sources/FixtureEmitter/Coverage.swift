import SchemaModel
import SchemaRuntime

/// Notes which schemas looked at values of which types in the valid instances that were kept, and which keywords the
/// invalid ones break.
struct Coverage {
  private var exercised: [SchemaID: TypeSet] = [:]
  private var violated: Set<ScalarKey> = []

  /// Whether a valid instance has a value of one of these types that the schema looks at.
  func exercises(_ id: SchemaID, _ types: TypeSet) -> Bool {
    exercised[id].map { !$0.isDisjoint(with: types) } ?? false
  }

  /// Whether an invalid instance breaks the keyword at a location.
  func violates(_ keyword: String) -> Bool { violated.contains(ScalarKey(keyword)) }

  /// Whether the valid instances noted here show all that those of another coverage show.
  func includes(_ other: Coverage) -> Bool {
    other.exercised.allSatisfy { id, types in exercised[id].map(types.isSubset) ?? false }
  }

  mutating func add(_ errors: [Violation], of keyword: String) {
    violated.insert(ScalarKey(keyword))
    for error in errors { violated.insert(ScalarKey(error.absoluteKeywordLocation)) }
  }

  /// Notes all schemas that look at a value and its parts; the value is one that the schemas accept.
  mutating func add(_ value: JSONValue, _ ids: [SchemaID], _ bench: Workbench) {
    var waiting: [(value: JSONValue, ids: [SchemaID])] = [(value, ids)]
    while let (value, ids) = waiting.popLast() {
      guard !bench.isExhausted else { return }
      let schemas = looking(at: value, ids, bench)
      for schema in schemas { exercised[schema.id, default: []].formUnion(value.types) }
      let facts = bench.facts(schemas.map(\.id))
      switch value {
      case .object(let members):
        for (name, part) in members {
          let parts = facts.schemas(ofMember: name, in: bench)
          if !parts.isEmpty { waiting.append((part, parts)) }
          if !facts.propertyNames.isEmpty { waiting.append((.string(name), facts.propertyNames)) }
        }
      case .array(let items):
        for (index, part) in items.enumerated() {
          let parts = facts.schemas(ofItem: index, in: bench.graph)
          if !parts.isEmpty { waiting.append((part, parts)) }
        }
      case .string:
        let parts = schemas.compactMap(\.assertedContent)
        if !parts.isEmpty, let inner = value.value(at: [.content]) { waiting.append((inner, parts)) }
      case .null, .bool, .number: break
      }
    }
  }

  /// The schemas, and those that look at the same value with them: of unions the branches that accept it.
  private func looking(at value: JSONValue, _ ids: [SchemaID], _ bench: Workbench) -> [Schema] {
    var found: [Schema] = []
    var seen: Set<SchemaID> = []
    var waiting = ids
    while let id = waiting.popLast() {
      let schema = bench.graph[id]
      guard schema.boolean == nil, seen.insert(id).inserted else { continue }
      found.append(schema)
      waiting += schema.references + schema.allOf
      if !schema.anyOf.isEmpty || !schema.oneOf.isEmpty {
        waiting += bench.accepting(value, among: schema.anyOf + schema.oneOf)
      }
      if let condition = schema.ifSchema {
        let next = bench.accepts(value, condition) ? schema.thenSchema : schema.elseSchema
        if let next { waiting.append(next) }
      }
      if let members = value.objectValue {
        waiting += schema.dependentSchemas.filter { members[$0.name] != nil }.map(\.schema)
      }
    }
    return found
  }
}
