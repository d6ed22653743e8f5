import SchemaModel
import SchemaRuntime

/// Tells which members are there in an object that has another one, and which can never be there.
final class Presence {
  private let graph: SchemaGraph
  private let flattening: Flattening

  init(_ flattening: Flattening) { (graph, self.flattening) = (flattening.graph, flattening) }

  /// The members of each object that has this one: those that are required, and those that it depends on.
  func present(with name: String, in key: Conjunction) -> Set<ByteText> {
    let dependencies = key.schemas.flatMap { graph[$0].dependentRequired }
    var present = graph.requiredNames(of: key).union([ByteText(name)])
    var isComplete = dependencies.isEmpty
    while !isComplete {
      isComplete = true
      for dependency in dependencies where present.contains(ByteText(dependency.name)) {
        let others = Set(dependency.required.map(ByteText.init))
        if others.isSubset(of: present) { continue }
        present.formUnion(others)
        isComplete = false
      }
    }
    return present
  }

  /// Whether the schema accepts each object that has the members. Only `required` and `minProperties`, and `anyOf`, `allOf`
  /// and `$ref` to schemas that say them, are looked at.
  func acceptsAll(having present: Set<ByteText>, _ id: SchemaID, depth: Int = 0) -> Bool {
    let schema = graph[id]
    if schema.acceptsAll { return true }
    guard depth < 16, schema.boolean == nil, schema.hasNone(but: Self.askingForPresence),
      schema.types?.contains(.object) ?? true,
      schema.properties.allSatisfy({ graph[$0.schema].acceptsAll })
    else { return false }
    let parts = schema.allOf + [schema.reference].compactMap(\.self)
    return schema.required.allSatisfy { present.contains(ByteText($0)) }
      && schema.minProperties ?? 0 <= present.count
      && parts.allSatisfy { acceptsAll(having: present, $0, depth: depth + 1) }
      && (schema.anyOf.isEmpty || schema.anyOf.contains { acceptsAll(having: present, $0, depth: depth + 1) })
  }

  private static let askingForPresence: Set<Keyword> = [
    .required, .minProperties, .properties, .type, .anyOf, .allOf, .ref, .deprecated,
  ]

  /// Whether the keywords of a schema refuse each object that has the members, for what they say of names, or of the
  /// members of one name.
  func refusesAll(having present: Set<ByteText>, of name: String, _ id: SchemaID) -> Bool {
    let schema = graph[id]
    if graph.allowsNothing(id) { return true }
    if let most = schema.maxProperties, most < present.count { return true }
    if let other = schema.not, acceptsAll(having: present, other) { return true }
    if let names = schema.propertyNames, flattening.judge.verdict(on: .string(name), by: names) == false {
      return true
    }
    return schemas(ofMember: name, in: schema).contains { graph.allowsNothing($0) }
  }

  /// The schemas of a conjunction that may forbid members which others name, and those that hold beside members.
  struct NameLimits {
    var limiting: [SchemaID]
    var dependents: [NamedSchema]
  }

  func nameLimits(of key: Conjunction) -> NameLimits {
    NameLimits(
      limiting: key.schemas.filter { limitsNames(graph[$0]) },
      dependents: key.schemas.flatMap { graph[$0].dependentSchemas })
  }

  /// Whether an object of the conjunction never has one of the members.
  func isAnyAbsent(of names: some Sequence<String>, in key: Conjunction, _ limits: NameLimits) -> Bool {
    if limits.limiting.isEmpty, limits.dependents.isEmpty { return false }
    return names.contains { name in
      let present = present(with: name, in: key)
      let holding = limits.dependents.filter { present.contains(ByteText($0.name)) }.map(\.schema)
      return (limits.limiting + holding.flatMap(flattening.everything)).contains {
        refusesAll(having: present, of: name, $0)
      }
    }
  }

  /// Whether a schema may forbid members that another one names.
  private func limitsNames(_ schema: Schema) -> Bool {
    schema.not != nil || schema.propertyNames != nil || schema.maxProperties != nil
      || schema.additionalProperties.map { graph.allowsNothing($0) } == true
      || schema.patternProperties.contains { graph.allowsNothing($0.schema) }
  }

  /// The schemas that a schema has for the members of a name: in `properties`, in `patternProperties`, or else in
  /// `additionalProperties`.
  func schemas(ofMember name: String, in schema: Schema) -> [SchemaID] {
    schema.properties.filter { $0.name.hasSameScalars(as: name) }.map(\.schema)
      + unlistedSchemas(ofMember: name, in: schema)
  }

  /// The schemas that `patternProperties` and `additionalProperties` of a schema have for the members of a name.
  func unlistedSchemas(ofMember name: String, in schema: Schema) -> [SchemaID] {
    if schema.patternProperties.isEmpty, schema.additionalProperties == nil { return [] }
    let answers = schema.patternProperties.map { (flattening.judge.matches($0.name, name), $0.schema) }
    let matching = answers.filter { $0.0 == true }.map(\.1)
    // A text that is no pattern has been reported, and may match.
    let isListed =
      answers.contains { $0.0 != false }
      || schema.properties.contains { $0.name.hasSameScalars(as: name) }
    return isListed ? matching : [schema.additionalProperties].compactMap(\.self)
  }
}
