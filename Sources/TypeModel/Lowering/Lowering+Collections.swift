import SchemaModel
import SchemaRuntime

extension Lowering {
  mutating func lowerArray(_ key: Conjunction, home: Home) -> TypeReference {
    var items = key.schemas.compactMap { graph[$0].items }
    if items.isEmpty, let rest = planner.unevaluatedItems(of: key), graph[rest].boolean == nil {
      items = [rest]
    }
    if items.isEmpty, let alternatives = key.alternatives(in: graph).firstResult({ commonItems($0) }) {
      return .array(agreed(alternatives, parent: home.parent, name: elementName(home, of: alternatives)))
    }
    return .array(
      lower(
        all: items, parent: home.parent, name: elementName(home, of: items),
        otherNames: [SwiftNames.item(of: home.name)]))
  }

  mutating func lowerMap(_ key: Conjunction, home: Home) -> TypeReference {
    let values = key.schemas.compactMap { graph[$0].additionalProperties }
    let value = otherValue(
      of: key, parent: home.parent, name: elementName(home, of: values),
      otherNames: [SwiftNames.item(of: home.name)])
    return value == .json ? .jsonObject : .map(value)
  }

  /// The type of the members that no property names.
  mutating func otherValue(
    of key: Conjunction, parent: TypeID, name: String, otherNames: [String] = []
  ) -> TypeReference {
    guard case .some(let schemas) = planner.otherMembers(of: key) else { return .json }
    if schemas.count == 1 || planner.areAlike(schemas) {
      return lower(schemas[0], parent: parent, name: name, otherNames: otherNames)
    }
    return common(schemas)
  }

  /// The type of values that satisfy at least one of the schemas: the schemas' own type where they ask for the same
  /// one, whatever limits they set; for arrays that differ in their elements, an array of a type that carries all
  /// elements.
  mutating func agreed(_ schemas: [SchemaID], parent: TypeID, name: String) -> TypeReference {
    guard let first = schemas.first else { return .json }
    if schemas.allSatisfy({ flattening.areWrittenAlike($0, first) }) {
      return lower(first, parent: parent, name: name)
    }
    let types = schemas.map { inference.types(of: flattening.conjunction(of: [$0])) ?? .everything }
    guard types.allSatisfy({ $0.subtracting(.null) == .array }) else { return common(schemas) }
    let element =
      commonItems(schemas).map { agreed($0, parent: parent, name: SwiftNames.element(of: name)) } ?? .json
    return types.contains { $0.contains(.null) } ? TypeReference.array(element).nullable : .array(element)
  }

  /// The schemas that describe all items of an array, one from each schema; nil where a schema does not describe them
  /// in one place.
  private func commonItems(_ schemas: [SchemaID]) -> [SchemaID]? {
    let items = schemas.compactMap { schema -> SchemaID? in
      let parts = flattening.members(of: schema, via: nil).map { graph[$0.schema] }
      let items = parts.compactMap(\.items)
      let hasPositions = parts.contains { !$0.prefixItems.isEmpty }
      return items.count == 1 && !hasPositions && graph[items[0]].boolean == nil ? items[0] : nil
    }
    return items.count == schemas.count ? items : nil
  }

  /// A type that carries every value that one of the schemas allows, if it needs no declaration; else `JSONValue`.
  func common(_ schemas: [SchemaID]) -> TypeReference {
    var types: Set<TypeReference> = []
    for schema in schemas {
      let conjunction = flattening.conjunction(of: [schema])
      guard let all = inference.types(of: conjunction) else { return .json }
      let key = conjunction.narrowed(to: all.subtracting(.null))
      guard let type = planner.simpleScalar(key) ?? nominals[key].map(TypeReference.named) else {
        return commonScalar(schemas)
      }
      types.insert(all.contains(.null) ? type.nullable : type)
    }
    return types.count == 1 ? types.first ?? .json : commonScalar(schemas)
  }

  /// The type of strings, booleans or numbers, where each schema allows values of that kind alone.
  private func commonScalar(_ schemas: [SchemaID]) -> TypeReference {
    var all = TypeSet()
    for schema in schemas {
      all.formUnion(inference.types(of: flattening.conjunction(of: [schema])) ?? .everything)
    }
    let type: TypeReference
    switch all.subtracting(.null).normalized {
    case .string: type = .string
    case .boolean: type = .bool
    case .integer: type = .int
    case .number: type = .double
    default: return .json
    }
    return all.contains(.null) ? type.nullable : type
  }

  /// The type of values that satisfy all schemas at once.
  mutating func lower(
    all schemas: [SchemaID], parent: TypeID, name: String, otherNames: [String] = []
  ) -> TypeReference {
    guard let first = schemas.first else { return .json }
    if schemas.count == 1 { return lower(first, parent: parent, name: name, otherNames: otherNames) }
    let conjunction = flattening.conjunction(of: schemas)
    var home = home(of: first, conjunction, parent: parent, name: name)
    if home.schema == first { home.otherNames = otherNames }
    if let named = schemas.compactMap({ graph.name(of: $0) }).first {
      home.name = named
      home.isGiven = true
    }
    let declared = result.types.count
    let type = lower(conjunction, home: home)
    if case .named(let id) = type.nonNull, id.index >= declared, result[id].schema == first,
      !Set(conjunction.schemas).isSubset(of: flattening.conjunction(of: [first]).schemas)
    {
      result.types[id.index].schemas = schemas
    }
    if isRefused(conjunction) { return type }
    for schema in schemas where result.references[schema] == nil { result.references[schema] = type }
    return type
  }

  private func elementName(_ home: Home, of elements: [SchemaID]) -> String {
    let title = elements.compactMap { graph[$0].title }.first
    if let title = title.flatMap(SwiftNames.shortTitle) { return title }
    // The name of a case `arrayOfObjectWithAdd` says what its elements are.
    let words = Words(home.name).list
    if words.count > 2, ["array", "object"].contains(words[0]), words[1] == "of" {
      return words.dropFirst(2).joined(separator: " ")
    }
    if home.declared != nil { return "Element" }
    // A case `object` says nothing of the values of its map.
    if home.name == kindName(.object), !nestedNames.isTypeName("value", in: home.parent) { return "value" }
    let element = SwiftNames.element(of: home.name)
    // The name of a definition is that of the whole.
    let isOfWhole = graph.isDefinition(home.schema) && SwiftNames.type(element) == SwiftNames.type(home.name)
    return isOfWhole ? SwiftNames.item(of: home.name) : element
  }
}
