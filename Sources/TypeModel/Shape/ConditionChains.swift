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
      schema.hasNone(but: [.properties, .required, .type]),
      graph[property.schema].hasNone(but: [.const, .enum, .type]),
      schema.required.allSatisfy({ $0.hasSameScalars(as: property.name) }),
      schema.types.map({ $0.contains(.object) }) ?? true
    else { return nil }
    // Values that the condition's own types exclude do not count.
    let judge = flattening.judge
    let held = values.filter { judge.verdict(on: $0, by: property.schema) == true }
    return (ByteText(property.name), held)
  }

  private func covers(_ values: Set<JSONValue>, _ name: ByteText, in key: Conjunction) -> Bool {
    listedValues(of: name, in: key)?.allSatisfy(values.contains) ?? false
  }

  /// The values that a member may have, where they are listed.
  private func listedValues(of name: ByteText, in key: Conjunction) -> [JSONValue]? {
    let schemas = schemas(of: name.text, in: key.schemas)
    let conjunction = flattening.conjunction(of: schemas)
    guard !schemas.isEmpty, let types = inferredTypes(of: conjunction) else { return nil }
    return literals(of: conjunction.narrowed(to: types))?.map(\.value)
  }

  /// The most values of a member, times the conditions on it, that are looked at one by one.
  private static let mostVerdicts = 4_096

  /// For each member that is there and whose values are listed, and on which conditions depend: the consequences of the
  /// conditions, value by value. One of these lists holds for every object.
  func waysByValue(of key: Conjunction, present: Set<ByteText>) -> [[[SchemaID]]] {
    if let known = wayCache.ways[key] { return known.filter { present.contains($0.name) }.map(\.ways) }
    let found = findWaysByValue(of: key)
    wayCache.ways[key] = found
    return found.filter { present.contains($0.name) }.map(\.ways)
  }

  private func findWaysByValue(of key: Conjunction) -> [ConditionWays] {
    var conditions: [ByteText: [(asked: SchemaID, owner: Schema)]] = [:]
    var (names, seen) = ([ByteText](), Set<SchemaID>())
    for id in key.schemas.flatMap(flattening.everything) where seen.insert(id).inserted && !key.hasDecided(id)
    {
      guard let condition = graph[id].ifSchema.map({ graph[$0] }), condition.properties.count == 1,
        let property = condition.properties.first,
        condition.hasNone(but: [.properties, .required, .type]),
        condition.required.allSatisfy({ $0.hasSameScalars(as: property.name) }),
        condition.types.map({ $0.contains(.object) }) ?? true
      else { continue }
      let name = ByteText(property.name)
      if conditions[name] == nil { names.append(name) }
      conditions[name, default: []].append((property.schema, graph[id]))
    }
    return names.compactMap { name in
      let asked = conditions[name] ?? []
      guard let values = listedValues(of: name, in: key), values.count * asked.count <= Self.mostVerdicts
      else { return nil }
      let ways = values.map { value in
        asked.compactMap { asked, owner in
          flattening.judge.verdict(on: value, by: asked).flatMap { $0 ? owner.thenSchema : owner.elseSchema }
        }
      }
      return ConditionWays(name: name, ways: ways)
    }
  }
}

/// The consequences of conditions on a member: for each of its values the schemas that hold.
struct ConditionWays {
  var name: ByteText
  var ways: [[SchemaID]]
}

/// The consequences of conditions that were looked for, by the conjunction that has them.
final class ConditionWayCache {
  fileprivate var ways: [Conjunction: [ConditionWays]] = [:]
}
