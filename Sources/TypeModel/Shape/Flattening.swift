import SchemaModel
import SchemaRuntime

/// Follows `$ref` and `allOf` from schemas to everything that holds together with them.
struct Flattening {
  let graph: SchemaGraph

  /// The conjunction of the schemas, within `bound`.
  func conjunction(of schemas: [SchemaID], via: SchemaID? = nil, bound: TypeSet? = nil) -> Conjunction {
    var all: [Conjunction.Member] = []
    for schema in schemas { collect(schema, via: via, into: &all) }
    let typed = withoutRepetition(all.filter { hasSay(graph[$0.schema]) })
    var types = statedTypes(of: typed)
    if let bound { types = types.map { $0.narrowed(to: bound) } ?? bound }
    return Conjunction(members: typed, types: types)
  }

  /// Adds the schema and whatever it includes, each once; a reference back into the collection ends there.
  func collect(_ id: SchemaID, via: SchemaID?, into members: inout [Conjunction.Member]) {
    guard !members.contains(where: { $0.schema == id }) else { return }
    members.append(.init(schema: id, via: via))
    let schema = graph[id]
    if let target = schema.reference ?? uniqueTarget(of: schema.dynamicReference) {
      collect(target, via: target, into: &members)
    }
    for part in schema.allOf { collect(part, via: via, into: &members) }
  }

  /// Where a `$dynamicRef` leads, when no resource could lead it elsewhere.
  func uniqueTarget(of reference: DynamicReference?) -> SchemaID? {
    guard let reference else { return nil }
    guard let anchor = reference.anchor else { return reference.initial }
    let targets = Set(graph.resources.compactMap { $0.dynamicAnchors[anchor] })
    return targets == [reference.initial] ? reference.initial : nil
  }

  /// Whether the schema's own keywords say anything that shows in a Swift type.
  private func hasSay(_ schema: Schema) -> Bool {
    if schema.boolean == false { return true }
    if schema.types != nil || schema.enumeration != nil || schema.constant != nil { return true }
    if hasObjectSay(schema) || schema.items != nil || !schema.prefixItems.isEmpty { return true }
    if schema.extensions.knownValues != nil { return true }
    if schema.contentSchema != nil, schema.extensions.assertContent { return true }
    return !schema.anyOf.isEmpty || !schema.oneOf.isEmpty || hasConditions(schema)
  }

  private func hasObjectSay(_ schema: Schema) -> Bool {
    !schema.properties.isEmpty || !schema.patternProperties.isEmpty || !schema.required.isEmpty
      || schema.additionalProperties.map { graph[$0].boolean != true } == true
      || schema.unevaluatedProperties.map { graph[$0].boolean != true } == true
  }

  private func hasConditions(_ schema: Schema) -> Bool {
    schema.thenSchema != nil || schema.elseSchema != nil || schema.ifSchema != nil
      || !schema.dependentSchemas.isEmpty
  }

  /// The types that every member allows; nil when none states any.
  func statedTypes(of members: [Conjunction.Member]) -> TypeSet? {
    var result: TypeSet?
    for member in members {
      for types in statements(of: graph[member.schema]) {
        result = result.map { $0.narrowed(to: types) } ?? types.normalized
      }
    }
    return result
  }

  private func statements(of schema: Schema) -> [TypeSet] {
    var statements: [TypeSet] = []
    if schema.boolean == false { statements.append([]) }
    if let types = schema.types { statements.append(types) }
    if let constant = schema.constant { statements.append(constant.narrowestType) }
    if let values = schema.enumeration {
      statements.append(values.reduce(into: TypeSet()) { $0.formUnion($1.narrowestType) })
    }
    if schema.extensions.knownValues != nil, schema.types == nil, statements.isEmpty { return [] }
    return statements
  }

  /// Drops members that only repeat what the others say: the `type: object` beside a `$ref` to an object, a closing
  /// keyword or a condition beside a reference, and names that are required there as well.
  private func withoutRepetition(_ members: [Conjunction.Member]) -> [Conjunction.Member] {
    var kept = members
    for member in members where kept.count > 1 {
      let rest = kept.filter { $0.schema != member.schema }
      if addsNothing(graph[member.schema], to: rest) { kept = rest }
    }
    return kept
  }

  private func addsNothing(_ schema: Schema, to rest: [Conjunction.Member]) -> Bool {
    guard schema.boolean == nil, schema.enumeration == nil, schema.constant == nil,
      schema.properties.isEmpty, schema.patternProperties.isEmpty,
      schema.items == nil, schema.prefixItems.isEmpty, schema.anyOf.isEmpty, schema.oneOf.isEmpty,
      schema.extensions.knownValues == nil, schema.contentSchema == nil,
      !addsConditionalProperties(schema), onlyCloses(schema.additionalProperties),
      onlyCloses(schema.unevaluatedProperties)
    else { return false }
    let restRequired = rest.flatMap { graph[$0.schema].required }
    guard schema.required.allSatisfy({ restRequired.holds($0) }) else { return false }
    guard let types = schema.types else { return true }
    guard let others = statedTypes(of: rest) else { return false }
    return others.narrowed(to: types) == others
  }

  private func onlyCloses(_ schema: SchemaID?) -> Bool { schema.map { graph[$0].boolean != nil } ?? true }

  /// Whether a condition of the schema names members at its first level.
  private func addsConditionalProperties(_ schema: Schema) -> Bool {
    let parts = [schema.thenSchema, schema.elseSchema] + schema.dependentSchemas.map(\.schema)
    return parts.contains { $0.map { graph[$0].properties.isEmpty == false } ?? false }
  }
}
