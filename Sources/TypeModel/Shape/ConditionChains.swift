import SchemaModel
import SchemaRuntime

extension Lowering {
  /// Lists of schemas of which one at least holds for every object.
  func alternatives(of key: Conjunction) -> [[SchemaID]] {
    key.choices(in: graph).map(\.branches) + key.alternatives(in: graph) + chains(of: key)
  }

  /// The consequences of conditions of which at least one holds for every object: the conditions ask for the value of
  /// one required member, and together for each value that it can have.
  private func chains(of key: Conjunction) -> [[SchemaID]] {
    var ways: [ByteText: [SchemaID]] = [:]
    var values: [ByteText: Set<JSONValue>] = [:]
    var names: [ByteText] = []
    for id in key.schemas where !key.hasDecided(id) {
      guard let condition = graph[id].ifSchema, let way = graph[id].thenSchema,
        let (name, asked) = askedValues(of: condition)
      else { continue }
      if ways[name] == nil { names.append(name) }
      ways[name, default: []].append(way)
      values[name, default: []].formUnion(asked)
    }
    let required = requiredNames(of: key)
    return names.filter { required.contains($0) && covers(values[$0] ?? [], $0, in: key) }
      .compactMap { ways[$0] }
  }

  /// The only member that a condition asks for, and the values with which it holds.
  private func askedValues(of condition: SchemaID) -> (name: ByteText, values: [JSONValue])? {
    let schema = graph[condition]
    guard schema.properties.count == 1, let property = schema.properties.first,
      let values = graph[property.schema].listedValues,
      schema.hasNone(but: ["properties", "required", "type"]),
      graph[property.schema].hasNone(but: ["const", "enum", "type"]),
      schema.required.allSatisfy({ $0.hasSameScalars(as: property.name) }),
      schema.types.map({ $0.contains(.object) }) ?? true
    else { return nil }
    // Values that the condition's own types exclude do not count.
    let judge = flattening.judge
    let held = values.filter { judge.verdict(on: $0, by: property.schema) == true }
    return (ByteText(property.name), held)
  }

  private func covers(_ values: Set<JSONValue>, _ name: ByteText, in key: Conjunction) -> Bool {
    let schemas = schemas(of: name.text, in: key.schemas)
    let conjunction = flattening.conjunction(of: schemas)
    guard !schemas.isEmpty, let types = inferredTypes(of: conjunction),
      let listed = literals(of: conjunction.narrowed(to: types))
    else { return false }
    return listed.allSatisfy { values.contains($0.value) }
  }
}
