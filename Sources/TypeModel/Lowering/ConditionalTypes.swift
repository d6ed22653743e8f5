import SchemaModel
import SchemaRuntime

/// The type of a member that only conditions, branches or `required` name.
struct ConditionalType {
  var type: TypeReference
  /// The schemas that describe its type. They hold for the member wherever it occurs, except for what only some of the
  /// alternatives say.
  var schemas: [SchemaID] = []
  /// The schemas of which one holds wherever the member occurs, if only such are known.
  var alternatives: [SchemaID] = []
  /// Why it is `JSONValue`, and what to write for a type; nil where the type says what the schema does.
  var reason: (why: String, help: String)?
}

extension Lowering {
  /// The type of a member that no `properties` which always hold name: the type of the schemas of which one holds
  /// wherever the member occurs, if they agree on one. Otherwise the member may be anything, since no schema describes
  /// it where no condition holds that names it.
  mutating func conditionalType(
    of name: String, in key: Conjunction, _ members: ConditionalMembers, parent: TypeID
  ) -> ConditionalType {
    let unlisted = unlistedSchemas(of: name, in: key, members)
    if !unlisted.isEmpty {
      // A type that several names share is not called after one of them.
      let isShared = (listedNames(of: key)?.count ?? 1) > 1
      return ConditionalType(
        type: lower(all: unlisted, parent: parent, name: isShared ? "AdditionalProperty" : name),
        schemas: unlisted)
    }
    let named = members.schemas[ByteText(name)] ?? []
    let closing = closingSchemas(of: name, in: key)
    if named.isEmpty, closing?.isEmpty ?? true {
      return ConditionalType(
        type: .json,
        reason: (
          listedNames(of: key) == nil
            ? "it is required, and no 'properties' says what it is"
            : "'propertyNames' lists it, and no 'properties' says what it is",
          "name it in 'properties' with its type"
        ))
    }
    let isClosed = closing?.isEmpty ?? false
    let found = isClosed ? nil : schemasWhereverPresent(name, in: key, besides: members.alternatives)
    guard let alternatives = found ?? closing.map({ named + $0 }) else {
      return ConditionalType(
        type: .json,
        reason: (
          "only a condition or branch names it, and where that does not hold it may be anything",
          "name it in 'properties' with its type, or close the object with 'unevaluatedProperties: false'"
        ))
    }
    let first = alternatives[0]
    if alternatives.allSatisfy({ areWrittenAlike($0, first) }) {
      return ConditionalType(
        type: lower(first, parent: parent, name: name), schemas: [first], alternatives: alternatives)
    }
    let type = agreed(alternatives, parent: parent, name: name)
    guard type.innermost == .json else { return ConditionalType(type: type, alternatives: alternatives) }
    return ConditionalType(
      type: type, alternatives: alternatives,
      reason: (
        "the conditions and branches that name it give it different types",
        "name it in 'properties', with an 'anyOf' of its types"
      ))
  }

  /// The documentation of a member: of the schemas that always hold, or of all alternatives of which one holds wherever
  /// it occurs. A demand or a deprecation of only some of them holds under a condition, and is left out; a description
  /// may come from one, where no other has a different one.
  func documentation(
    always: [SchemaID], alternatives: [SchemaID], named: [SchemaID]
  ) -> Documentation {
    var words = documentationOfUse(always)
    let all = named.map { documentationOfUse([$0]) }
    if words.description == nil { words.description = onlyText(of: all.map(\.description)) }
    if words.title == nil { words.title = onlyText(of: all.map(\.title)) }
    let held = alternatives.map { documentationOfUse([$0]) }
    if held.allSatisfy({ $0.since == held[0].since }) { words.since = words.since ?? held.first?.since }
    if held.allSatisfy({ $0.deprecation != nil }) {
      words.deprecation = words.deprecation ?? held.first?.deprecation
    }
    return words
  }

  private func onlyText(of texts: [String?]) -> String? {
    let all = Set(texts.compactMap { $0.map(ByteText.init) })
    return all.count == 1 ? all.first?.text : nil
  }

  /// The default that a member has in each of the alternatives of which one holds for every object.
  func commonDefault(of name: String, in lists: [[SchemaID]]) -> JSONValue? {
    for list in lists {
      let defaults = list.map { firstSchema(of: name, in: $0).flatMap { defaultValue(of: [$0]) } }
      if let first = defaults.first, let first, defaults.allSatisfy({ $0 == first }) { return first }
    }
    return nil
  }

  /// Whether two schemas ask for the same type in the same words, whatever limits they set and however they describe.
  func areWrittenAlike(_ one: SchemaID, _ other: SchemaID, depth: Int = 0) -> Bool {
    if one == other { return true }
    let (a, b) = (graph[one], graph[other])
    guard depth < 12, a.boolean == b.boolean, a.types == b.types, a.listedValues == b.listedValues,
      a.reference == b.reference, a.dynamicReference == nil, b.dynamicReference == nil,
      a.format == b.format, a.contentEncoding == b.contentEncoding, a.contentSchema == b.contentSchema,
      graph.name(of: one) == graph.name(of: other), a.extensions.knownValues == b.extensions.knownValues,
      Set(a.required) == Set(b.required), !flattening.hasConditions(a), !flattening.hasConditions(b)
    else { return false }
    func areAlike(_ first: SchemaID?, _ second: SchemaID?) -> Bool {
      guard let first, let second else { return first == second }
      return areWrittenAlike(first, second, depth: depth + 1)
    }
    func areAllAlike(_ first: [SchemaID], _ second: [SchemaID]) -> Bool {
      first.count == second.count && zip(first, second).allSatisfy { areAlike($0, $1) }
    }
    func areNamedAlike(_ first: [NamedSchema], _ second: [NamedSchema]) -> Bool {
      zip(first, second).allSatisfy { $0.name.hasSameScalars(as: $1.name) }
        && areAllAlike(first.map(\.schema), second.map(\.schema))
    }
    return areNamedAlike(a.properties, b.properties)
      && areNamedAlike(a.patternProperties, b.patternProperties)
      && areAllAlike(a.allOf, b.allOf) && areAllAlike(a.anyOf, b.anyOf) && areAllAlike(a.oneOf, b.oneOf)
      && areAllAlike(a.prefixItems, b.prefixItems) && areAlike(a.items, b.items)
      && areAlike(a.additionalProperties, b.additionalProperties)
      && areAlike(a.unevaluatedProperties, b.unevaluatedProperties)
      && areAlike(a.unevaluatedItems, b.unevaluatedItems)
  }

  /// The schemas that `patternProperties`, `additionalProperties` and `unevaluatedProperties` have for a member, without
  /// those that demand nothing.
  func unlistedSchemas(
    of name: String, in key: Conjunction, _ members: ConditionalMembers
  ) -> [SchemaID] {
    let unlisted = key.schemas.flatMap { unlistedSchemas(ofMember: name, in: graph[$0]) }
    return (unlisted + unevaluatedSchemas(of: name, members)).filter {
      graph[$0].boolean == nil && !isAnything($0)
    }
  }

  /// The schemas that a member may satisfy instead of the conditions that name it, where `unevaluatedProperties` says what
  /// the others may be: then one of all these holds wherever the member occurs. Nil where it may be anything.
  private func closingSchemas(of name: String, in key: Conjunction) -> [SchemaID]? {
    // A member that a schema names, perhaps with any value, is left to no `unevaluatedProperties`.
    guard key.schemas.allSatisfy({ graph[$0].patternProperties.isEmpty }),
      schemas(of: name, in: key.schemas).isEmpty
    else { return nil }
    for id in key.schemas {
      guard let rest = graph[id].unevaluatedProperties, graph[rest].boolean != true else { continue }
      // Names that 'propertyNames' lists leave no other members, and the schema is still about those.
      switch unnamedMembers(of: key, named: name).rest {
      case .anything: return nil
      case .none: return []
      case .some(let schemas): return schemas
      }
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
