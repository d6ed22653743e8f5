import SchemaModel
import SchemaRuntime

/// Notes which schemas looked at values of which types in valid instances, which listed values these have, and which keywords
/// invalid ones break.
struct Coverage {
  /// A value, and the schemas that look at it.
  private struct Part: Hashable {
    var value: JSONValue
    var ids: [SchemaID]
  }

  /// The types of the values that schemas looked at in valid instances.
  private(set) var exercised: [SchemaID: TypeSet] = [:]
  /// The values that schemas with `enum` looked at in valid instances.
  private(set) var listed: [SchemaID: Set<JSONValue>] = [:]
  /// The keywords that invalid instances break, as `file#/pointer`.
  private(set) var violated: Set<ScalarKey> = []
  /// What was noted, with all in it. One value stands in many instances, and many schemas may look at it each time.
  private var noted: Set<Part> = []
  /// How many schemas look at the parts in `noted`.
  private var notedSize = 0
  /// How many may look at them, until they are forgotten.
  private static let mostNoted = 1_000_000

  /// Whether a valid instance has a value of one of these types that the schema looks at.
  func exercises(_ id: SchemaID, _ types: TypeSet) -> Bool {
    exercised[id].map { !$0.isDisjoint(with: types) } ?? false
  }

  /// Whether an invalid instance breaks the keyword at a location.
  func violates(_ keyword: String) -> Bool { violated.contains(ScalarKey(keyword)) }

  mutating func add(_ errors: [Violation], of keyword: String? = nil) {
    if let keyword { violated.insert(ScalarKey(keyword)) }
    for error in errors { violated.insert(ScalarKey(error.absoluteKeywordLocation)) }
  }

  /// Notes all schemas that look at a value and its parts; the value is one that the schemas accept.
  mutating func add(_ value: JSONValue, _ ids: [SchemaID], _ bench: Workbench) {
    var waiting = [Part(value: value, ids: ids)]
    while let part = waiting.popLast() {
      if bench.isExhausted {
        // The parts that are waiting are parts of what was noted.
        noted = []
        return
      }
      guard note(part) else { continue }
      let schemas = looking(at: part, bench)
      for schema in schemas {
        exercised[schema.id, default: []].formUnion(part.value.types)
        if schema.enumeration != nil { listed[schema.id, default: []].insert(part.value) }
      }
      waiting += parts(of: part, schemas, bench)
    }
  }

  /// Whether the valid instances show all that a value and its parts show; the value is one that the schemas accept.
  mutating func shows(_ value: JSONValue, _ ids: [SchemaID], _ bench: Workbench) -> Bool {
    var shown: Set<Part> = []
    var waiting = [Part(value: value, ids: ids)]
    while let part = waiting.popLast(), !bench.isExhausted {
      guard !noted.contains(part), shown.insert(part).inserted else { continue }
      let schemas = looking(at: part, bench)
      guard schemas.allSatisfy({ exercised[$0.id]?.isSuperset(of: part.value.types) ?? false }) else {
        return false
      }
      waiting += parts(of: part, schemas, bench)
    }
    if !bench.isExhausted { for part in shown { note(part) } }
    return true
  }

  /// Notes a part; false where it was noted before.
  @discardableResult
  private mutating func note(_ part: Part) -> Bool {
    guard noted.insert(part).inserted else { return false }
    notedSize += part.ids.count
    if notedSize > Self.mostNoted { (noted, notedSize) = ([part], part.ids.count) }
    return true
  }

  /// The parts of a value, with the schemas that look at them.
  private func parts(of whole: Part, _ schemas: [Schema], _ bench: Workbench) -> [Part] {
    var found: [Part] = []
    func add(_ value: JSONValue, _ ids: [SchemaID]) {
      if !ids.isEmpty { found.append(Part(value: value, ids: ids)) }
    }
    let facts = bench.facts(schemas.map(\.id))
    switch whole.value {
    case .object(let members):
      for (name, part) in members {
        add(part, facts.schemas(ofMember: name, in: bench))
        add(.string(name), facts.propertyNames)
      }
    case .array(let items):
      for (index, part) in items.enumerated() { add(part, facts.schemas(ofItem: index, in: bench.graph)) }
    case .string:
      let content = schemas.compactMap(\.assertedContent)
      if !content.isEmpty, let inner = whole.value.value(at: [.content]) { add(inner, content) }
    case .null, .bool, .number: break
    }
    return found
  }

  /// The schemas, and those that look at the same value with them: of unions the branches that accept it.
  private func looking(at part: Part, _ bench: Workbench) -> [Schema] {
    var found: [Schema] = []
    var seen: Set<SchemaID> = []
    var waiting = part.ids
    while let id = waiting.popLast() {
      let schema = bench.graph[id]
      guard schema.boolean == nil, seen.insert(id).inserted else { continue }
      found.append(schema)
      waiting += schema.references + schema.allOf
      if !schema.anyOf.isEmpty || !schema.oneOf.isEmpty {
        waiting += bench.accepting(part.value, among: schema.anyOf + schema.oneOf)
      }
      if let condition = schema.ifSchema {
        let next = bench.accepts(part.value, condition) ? schema.thenSchema : schema.elseSchema
        if let next { waiting.append(next) }
      }
      if let members = part.value.objectValue {
        waiting += schema.dependentSchemas.filter { members[$0.name] != nil }.map(\.schema)
      }
    }
    bench.work.spendFacts(of: found.count)
    return found
  }
}
