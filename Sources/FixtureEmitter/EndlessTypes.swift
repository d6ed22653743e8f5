import SchemaModel
import SchemaRuntime

/// Finds, for each schema, the types that only an endless value could have: an object that requires an object of its
/// own kind.
///
/// The types that a schema allows follow from those of its parts. These equations have a greatest and a least solution:
/// only the greatest has the types of endless values. Conditions are left out: they could only take types away from both.
struct EndlessTypes {
  private let graph: SchemaGraph
  private var types: [TypeSet]
  /// The schemas that asked for the types of each schema: they are asked again when these change.
  private var readers: [Set<SchemaID>]
  private let patterns: PatternMemory

  /// The types that only an endless value could have, by the index of a schema.
  static func all(of graph: SchemaGraph) -> [TypeSet] {
    let patterns = PatternMemory()
    var least = EndlessTypes(graph, from: [], patterns)
    var greatest = EndlessTypes(graph, from: .every, patterns)
    least.run()
    greatest.run()
    return zip(greatest.types, least.types).map { $0.subtracting($1) }
  }

  private init(_ graph: SchemaGraph, from types: TypeSet, _ patterns: PatternMemory) {
    (self.graph, self.patterns) = (graph, patterns)
    self.types = Array(repeating: types, count: graph.schemas.count)
    readers = Array(repeating: [], count: graph.schemas.count)
  }

  /// Looks at each schema in turn until none changes. A schema waits once, however many of those that it reads change
  /// meanwhile.
  private mutating func run() {
    var waiting = graph.schemas.map(\.id)
    var isWaiting = Array(repeating: true, count: waiting.count)
    while !waiting.isEmpty {
      var next: [SchemaID] = []
      for id in waiting {
        isWaiting[id.index] = false
        let now = find(graph[id])
        guard now != types[id.index] else { continue }
        types[id.index] = now
        for reader in readers[id.index] where !isWaiting[reader.index] {
          isWaiting[reader.index] = true
          next.append(reader)
        }
      }
      waiting = next
    }
  }

  /// The types of one schema, as far as they are known. The reader is noted, so that a change makes it look again.
  private mutating func types(of id: SchemaID, for reader: Schema) -> TypeSet {
    readers[id.index].insert(reader.id)
    return types[id.index]
  }

  private mutating func isNothing(_ id: SchemaID?, _ reader: Schema) -> Bool {
    guard let id else { return false }
    return types(of: id, for: reader).isEmpty
  }

  private mutating func find(_ schema: Schema) -> TypeSet {
    if let boolean = schema.boolean { return boolean ? .every : [] }
    if let not = schema.not, graph[not].acceptsAll { return [] }
    var found = schema.types?.widened ?? .every
    if let values = schema.enumeration ?? schema.constant.map({ [$0] }) {
      found.formIntersection(values.reduce(into: []) { $0.formUnion($1.types.widened) })
    }
    let dynamic = schema.dynamicReference.flatMap { $0.anchor == nil ? $0.initial : nil }
    for part in schema.allOf + [schema.reference, dynamic].compactMap({ $0 }) {
      found.formIntersection(types(of: part, for: schema))
    }
    for branches in [schema.anyOf, schema.oneOf] where !branches.isEmpty {
      var any: TypeSet = []
      for branch in branches { any.formUnion(types(of: branch, for: schema)) }
      found.formIntersection(any)
    }
    if found.contains(.object), hasNoObject(schema) { found.remove(.object) }
    if found.contains(.array), hasNoArray(schema) { found.remove(.array) }
    return found
  }

  private mutating func hasNoObject(_ schema: Schema) -> Bool {
    if schema.minProperties ?? 0 > 0 {
      let listed = (schema.properties + schema.patternProperties).map(\.schema)
      if let rest = schema.additionalProperties, isNothing(rest, schema) {
        var hasMember = false
        for part in listed where !isNothing(part, schema) { hasMember = true }
        if !hasMember { return true }
      }
    }
    // A schema with a reference alone has no members of its own: its target is looked at itself.
    guard schema.sites.count > 1 || schema.reference == nil else { return false }
    let parts = schema.allOf.isEmpty && schema.reference == nil ? [schema.id] : graph.allParts(of: schema.id)
    let names = parts.flatMap { graph[$0].required }
    guard !names.isEmpty else { return false }
    let needed = Set(names.map { ScalarKey($0) })
    for part in parts {
      let part = graph[part]
      var listed: Set<ScalarKey> = []
      for property in part.properties where needed.contains(ScalarKey(property.name)) {
        listed.insert(ScalarKey(property.name))
        if isNothing(property.schema, schema) { return true }
      }
      for pattern in part.patternProperties where isNothing(pattern.schema, schema) {
        if names.contains(where: { patterns.matches(pattern.name, $0) }) { return true }
      }
      let isOpen = part.patternProperties.isEmpty && listed.count < needed.count
      if isOpen, isNothing(part.additionalProperties, schema) { return true }
    }
    return false
  }

  private mutating func hasNoArray(_ schema: Schema) -> Bool {
    if schema.minContains != 0, isNothing(schema.contains, schema) { return true }
    let count = schema.minItems ?? 0
    for item in schema.prefixItems.prefix(max(0, count)) where isNothing(item, schema) { return true }
    return count > schema.prefixItems.count && isNothing(schema.items, schema)
  }
}
