import SchemaModel
import SchemaRuntime

/// Finds what holds for every object by one of several ways: branches, and the consequences of conditions.
final class ConditionChains {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let inference: TypeInference
  private let literals: Literals
  private let presence: Presence
  /// The consequences of conditions that were looked for, by the conjunction that has them.
  private var known: [Conjunction: [ConditionWays]] = [:]

  init(_ flattening: Flattening, _ inference: TypeInference, _ literals: Literals, _ presence: Presence) {
    (graph, self.flattening, self.inference) = (flattening.graph, flattening, inference)
    (self.literals, self.presence) = (literals, presence)
  }

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
        let asked = askedValues(of: condition)
      else { continue }
      if ways[asked.name] == nil { names.append(asked.name) }
      ways[asked.name, default: []].append(way)
      values[asked.name, default: []].formUnion(asked.values)
    }
    let required = graph.requiredNames(of: key)
    return names.filter { required.contains($0) && covers(values[$0] ?? [], $0, in: key) }
      .compactMap { ways[$0] }
  }

  /// What a condition asks of the only member that it looks at.
  struct AskedValues {
    var name: ByteText
    /// The values with which it holds.
    var values: [JSONValue]
    /// Whether it holds for an object without the member.
    var holdsWithout: Bool
  }

  /// What a condition asks, if it asks for values of one member: `properties` with one `const` or `enum`, or an `anyOf` of
  /// such conditions.
  func askedValues(of condition: SchemaID) -> AskedValues? {
    let schema = graph[condition]
    if !schema.anyOf.isEmpty, schema.hasNone(but: [.anyOf]) {
      let branches = schema.anyOf.map { plainlyAskedValues(of: $0) }
      guard case let first?? = branches.first, branches.allSatisfy({ $0?.name == first.name }) else {
        return nil
      }
      let all = branches.compactMap(\.self)
      return AskedValues(
        name: first.name, values: all.flatMap(\.values), holdsWithout: all.contains(where: \.holdsWithout))
    }
    return plainlyAskedValues(of: condition)
  }

  private func plainlyAskedValues(of condition: SchemaID) -> AskedValues? {
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
    return AskedValues(
      name: ByteText(property.name), values: held, holdsWithout: schema.required.isEmpty)
  }

  private func covers(_ values: Set<JSONValue>, _ name: ByteText, in key: Conjunction) -> Bool {
    listedValues(of: name, in: key)?.allSatisfy(values.contains) ?? false
  }

  /// The values that a member may have, where they are listed.
  func listedValues(of name: ByteText, in key: Conjunction) -> [JSONValue]? {
    let schemas = graph.schemas(of: name.text, in: key.schemas)
    let conjunction = flattening.conjunction(of: schemas)
    guard !schemas.isEmpty, let types = inference.types(of: conjunction) else { return nil }
    return literals.values(of: conjunction.narrowed(to: types))?.map(\.value)
  }

  /// The most values of a member, times the conditions on it, that are looked at one by one.
  private static let mostVerdicts = 4_096

  /// For each member that is there and whose values are listed, and on which conditions depend: the consequences of the
  /// conditions, value by value. One of these lists holds for every object.
  func waysByValue(of key: Conjunction, present: Set<ByteText>) -> [[[SchemaID]]] {
    if let known = known[key] { return known.filter { present.contains($0.name) }.map(\.ways) }
    let found = findWaysByValue(of: key)
    known[key] = found
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

  /// The schemas of which at least one holds wherever the member occurs. They are found in branches of unions, in
  /// `then` and `else`, and in schemas that depend on members. Nil where the member may be anything.
  func schemasWhereverPresent(
    _ name: String, in key: Conjunction, besides lists: [[SchemaID]]
  ) -> [SchemaID]? {
    var search = PresenceSearch(flattening, presence, name: name, in: key)
    let ways =
      lists.map { $0.map { [$0] } } + key.schemas.flatMap { search.ways(of: graph[$0]) }
      + waysByValue(of: key, present: search.present)
    for alternatives in ways {
      if let found = search.schemas(in: alternatives), !found.isEmpty { return found }
    }
    return nil
  }
}

/// The consequences of conditions on a member: for each of its values the schemas that hold.
struct ConditionWays {
  var name: ByteText
  var ways: [[SchemaID]]
}
