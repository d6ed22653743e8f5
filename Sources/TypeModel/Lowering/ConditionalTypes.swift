import SchemaModel
import SchemaRuntime

/// The type of a member that only conditions, branches or `required` name.
struct ConditionalType {
  var type: TypeReference
  /// The schemas that hold for the member wherever it occurs.
  var schemas: [SchemaID] = []
  /// Why it is `JSONValue`, and what to write for a type; nil where the type says what the schema does.
  var reason: (why: String, help: String)?
}

extension Lowering {
  /// The type of a member that no `properties` names that hold for each object: that of the schemas of which one holds
  /// wherever the member occurs, if they have one type. Else it may be anything, as nothing is said where no condition
  /// holds that names it.
  mutating func conditionalType(
    of name: String, in key: Conjunction, _ members: ConditionalMembers, parent: TypeID
  ) -> ConditionalType {
    let unlisted = unlistedSchemas(of: name, in: key)
    if !unlisted.isEmpty {
      return ConditionalType(type: lower(all: unlisted, parent: parent, name: name), schemas: unlisted)
    }
    guard let named = members.schemas[ByteText(name)] else {
      return ConditionalType(
        type: .json,
        reason: (
          "it is required, and no 'properties' says what it is", "name it in 'properties' with its type"
        ))
    }
    guard let alternatives = closingSchemas(of: key, members).map({ named + $0 }) ?? exhaustive(name, in: key)
    else {
      return ConditionalType(
        type: .json,
        reason: (
          "only a condition or branch names it, and where that does not hold it may be anything",
          "name it in 'properties' with its type, or close the object with 'unevaluatedProperties: false'"
        ))
    }
    let first = alternatives[0]
    if alternatives.allSatisfy({ $0 == first }) {
      return ConditionalType(type: lower(first, parent: parent, name: name), schemas: [first])
    }
    let type = common(alternatives)
    guard type == .json else { return ConditionalType(type: type) }
    return ConditionalType(
      type: .json,
      reason: (
        "the conditions and branches that name it give it different types",
        "name it in 'properties', with an 'anyOf' of its types"
      ))
  }

  /// What `patternProperties` and `additionalProperties` say of a member that their schema does not name.
  private mutating func unlistedSchemas(of name: String, in key: Conjunction) -> [SchemaID] {
    var schemas: [SchemaID] = []
    for id in key.schemas {
      let schema = graph[id]
      if schema.properties.contains(where: { $0.name.hasSameScalars(as: name) }) { continue }
      let matching = schema.patternProperties.filter { matches($0.name, name) }.map(\.schema)
      let others = matching.isEmpty ? [schema.additionalProperties].compactMap(\.self) : matching
      schemas += others.filter { graph[$0].boolean == nil && !isAnything($0) }
    }
    return schemas
  }

  /// What is no pattern has been reported.
  private mutating func matches(_ pattern: String, _ name: String) -> Bool {
    let key = ByteText(pattern)
    if patterns[key] == nil { patterns[key] = .some(Pattern.generated(pattern)) }
    return (patterns[key] ?? nil).accepts(name)
  }

  /// What a member may satisfy instead of the conditions that name it, where one of all these holds wherever it occurs:
  /// where `unevaluatedProperties` closes the object. Nil where it may be anything.
  private func closingSchemas(of key: Conjunction, _ members: ConditionalMembers) -> [SchemaID]? {
    guard key.schemas.allSatisfy({ graph[$0].patternProperties.isEmpty }) else { return nil }
    for id in key.schemas {
      guard let rest = graph[id].unevaluatedProperties, graph[rest].boolean != true else { continue }
      switch otherMembers(of: key) {
      case .anything: return nil
      case .none: return []
      case .some(let schemas): return schemas
      }
    }
    return nil
  }

  /// The schemas that the member has in the alternatives of which one holds for every object, when each names it.
  private func exhaustive(_ name: String, in key: Conjunction) -> [SchemaID]? {
    var lists = key.choices(in: graph).map(\.branches)
    for id in key.schemas {
      let schema = graph[id]
      if schema.ifSchema != nil, let then = schema.thenSchema, let other = schema.elseSchema {
        lists.append([then, other])
      }
    }
    for list in lists {
      let found = list.map { firstSchema(of: name, in: $0) }
      if found.allSatisfy({ $0 != nil }) { return found.compactMap(\.self) }
    }
    return nil
  }

  private func firstSchema(of name: String, in part: SchemaID) -> SchemaID? {
    for id in flattening.everything(from: part) {
      if let found = graph[id].properties.first(where: { $0.name.hasSameScalars(as: name) }) {
        return found.schema
      }
    }
    return nil
  }
}
