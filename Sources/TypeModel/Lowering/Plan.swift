import SchemaModel
import SchemaRuntime

/// The kind of Swift type for a conjunction without null.
enum Plan {
  case json
  case scalar(TypeReference)
  case encoded(SchemaID)
  case array
  case map
  case object
  /// An array whose positions have types of their own.
  case tuple
  case enumeration([LiteralValue])
  case openEnumeration([LiteralValue])
  case union(Disjunction)
  /// A union by the types of a `type` list.
  case kinds
  /// A union of the objects or arrays that are described, and of any other value.
  case untyped
  /// The type of another conjunction: of a choice's only branch that is left, or of one with what a condition leads to.
  case same(Conjunction)
}

/// A literal that becomes a case, and the schema it comes from.
struct LiteralValue {
  var value: JSONValue
  /// The schema with the `enum`, `const` or `x-knownValues` keyword.
  var schema: SchemaID
  /// The branch that documents this value alone.
  var branch: SchemaID?
}

/// The branches of a `oneOf` or `anyOf`.
struct Disjunction {
  var owner: SchemaID
  var keyword: Conjunction.Choice.Keyword
  var branches: [Branch]
  /// Branches that are choices themselves, whose own branches stand in their place.
  var flattened: [SchemaID] = []

  struct Branch {
    /// The position in the keyword; that of the choice around it, where it stands in one.
    var index: Int
    var schema: SchemaID
    /// The branch without null, within the types of the whole.
    var key: Conjunction
    /// Whether the schemas beside the choice are part of the key.
    var isJoined = false
  }
}

/// The choices by which conjunctions become unions, nil for those that become none. A type asks several times.
final class DisjunctionCache {
  var known: [Conjunction: Disjunction?] = [:]
}

extension Lowering {
  func plan(for key: Conjunction) -> Plan {
    let types = key.types ?? .everything
    if let decided = flattening.decided(key) { return .same(decided) }
    if let only = onlyForm(of: key) { return .same(only) }
    if let values = literals(of: key) { return literalPlan(values) }
    switch types {
    case .string: return stringPlan(key)
    case .boolean: return .scalar(.bool)
    case .integer: return .scalar(formatted(key, \.ofIntegers) ?? integer(key))
    case .number: return .scalar(formatted(key, \.ofNumbers) ?? .double)
    case .array:
      if !hasOwnItems(key), let union = typedDisjunction(of: key) { return unionPlan(union) }
      return hasPositions(key) ? .tuple : .array
    case .object: return objectPlan(key)
    default:
      if let union = typedDisjunction(of: key) { return unionPlan(union) }
      if types.union(.null) == .everything, !describedKinds(of: key).isEmpty { return .untyped }
      return types.union(.null) == .everything || types.isEmpty ? .json : .kinds
    }
  }

  /// The only branch of a choice, or the only one beside null.
  private func onlyForm(of key: Conjunction) -> Conjunction? {
    guard key.members.count == 1, let owner = key.schemas.first.map({ graph[$0] }),
      !flattening.saysMoreThanForms(owner), let (_, branches) = key.choices(in: graph).first,
      branches.count <= 2, owner.anyOf.isEmpty || owner.oneOf.isEmpty
    else { return nil }
    let forms = branches.map { flattening.conjunction(of: [$0]) }.filter { $0.types != .null }
    guard forms.count == 1, let own = inferredTypes(of: forms[0]) else { return nil }
    // A single value is documented in its own place.
    if let values = literals(of: forms[0]), values.count == 1 { return nil }
    let types = own.narrowed(to: key.types ?? .everything).subtracting(.null)
    let form = forms[0].narrowed(to: types)
    return types.isEmpty || form == key ? nil : form
  }

  private func stringPlan(_ key: Conjunction) -> Plan {
    if let content = encodedContent(of: key) { return .encoded(content) }
    if let values = knownValues(of: key) { return .openEnumeration(values) }
    if key.schemas.contains(where: { graph[$0].isInBase64 }) { return .scalar(.bytes) }
    if let union = typedDisjunction(of: key),
      union.branches.contains(where: { encodedContent(of: $0.key) != nil })
    {
      return unionPlan(union)
    }
    return .scalar(formatted(key, \.ofStrings) ?? .string)
  }

  /// The type that a package chose for the format of the values.
  private func formatted(
    _ key: Conjunction, _ choice: KeyPath<TypeSettings.Formatting, CustomType?>
  ) -> TypeReference? {
    if settings.formats.isEmpty { return nil }
    let formats = key.schemas.compactMap { graph[$0].format }
    let chosen = settings.formats.first { formats.contains($0.format.text) && $0[keyPath: choice] != nil }
    return chosen?[keyPath: choice].map(TypeReference.custom)
  }

  /// The schema of the JSON text that a string holds.
  private func encodedContent(of key: Conjunction) -> SchemaID? {
    for id in key.schemas {
      let schema = graph[id]
      if let content = schema.assertedContent, schema.contentEncoding == nil {
        return content
      }
    }
    return nil
  }

  private func objectPlan(_ key: Conjunction) -> Plan {
    if let union = typedDisjunction(of: key) { return unionPlan(union) }
    let names = key.schemas.contains { !graph[$0].properties.isEmpty || !graph[$0].required.isEmpty }
    if names || !groupedPatterns(of: key).isEmpty || isClosed(key)
      || !conditionalMembers(of: key).mentions.isEmpty
    {
      return .object
    }
    return .map
  }

  /// Whether the conjunction states no type, and yet describes objects or arrays, or is a choice of which some branches
  /// state their type.
  func isUntyped(_ conjunction: Conjunction) -> Bool {
    guard inferredTypes(of: conjunction).map({ $0.union(.null) == .everything }) ?? true else { return false }
    return !describedKinds(of: conjunction).isEmpty
      || conjunction.choices(in: graph).contains { isOpen($0.branches) }
  }

  /// The kinds of values whose parts the conjunction describes: objects, arrays.
  func describedKinds(of conjunction: Conjunction) -> TypeSet {
    var kinds = TypeSet()
    for id in conjunction.schemas {
      let schema = graph[id]
      let members = schema.patternProperties.map(\.schema) + [schema.additionalProperties].compactMap(\.self)
      let items = schema.prefixItems + [schema.items].compactMap(\.self)
      if !schema.properties.isEmpty || members.contains(where: { saysSomething($0) }) {
        kinds.formUnion(.object)
      }
      if items.contains(where: { saysSomething($0) }) { kinds.formUnion(.array) }
    }
    return kinds
  }

  private func saysSomething(_ id: SchemaID) -> Bool {
    graph[id].boolean == nil && !flattening.conjunction(of: [id]).members.isEmpty
  }

  /// A union whose branches are all the same is no union.
  private func unionPlan(_ disjunction: Disjunction) -> Plan {
    if let first = disjunction.branches.first?.key, disjunction.branches.allSatisfy({ $0.key == first }) {
      return .same(first)
    }
    let scalars = Set(disjunction.branches.map { simpleScalar($0.key) })
    if scalars.count == 1, let scalar = scalars.first, let type = scalar { return .scalar(type) }
    if let first = disjunction.branches.first?.key, holdAlike(disjunction) { return .same(first) }
    return .union(disjunction)
  }

  /// Whether all branches are arrays, or all dictionaries, of the same, and no author tells them apart by a title.
  private func holdAlike(_ disjunction: Disjunction) -> Bool {
    let contents = disjunction.branches.map { branch -> (isArray: Bool, schemas: [SchemaID])? in
      let schemas = branch.key.schemas.map { graph[$0] }
      // A branch with branches of its own may lead on without an end.
      let isPlain = branch.key.types == .array || branch.key.types == .object
      if !isPlain || isTitled(branch.schema) || !branch.key.choices(in: graph).isEmpty { return nil }
      switch plan(for: branch.key) {
      case .array: return (true, schemas.compactMap(\.items))
      case .map:
        return (
          false,
          schemas.flatMap { $0.patternProperties.map(\.schema) + [$0.additionalProperties].compactMap { $0 } }
        )
      default: return nil
      }
    }
    guard case let first?? = contents.first else { return false }
    return contents.allSatisfy { other in
      guard let other, other.isArray == first.isArray, other.schemas.count == first.schemas.count else {
        return false
      }
      return zip(other.schemas, first.schemas).allSatisfy { areWrittenAlike($0, $1) }
    }
  }

  /// The type of a string, boolean or number that needs no declaration.
  func simpleScalar(_ key: Conjunction) -> TypeReference? {
    switch key.types {
    case .string?, .boolean?, .integer?, .number?:
      if case .scalar(let type) = plan(for: key) { return type }
      return nil
    default: return nil
    }
  }

  private func literalPlan(_ values: [LiteralValue]) -> Plan {
    let types = values.reduce(into: TypeSet()) { $0.formUnion($1.value.narrowestType) }
    if types == .boolean { return .scalar(.bool) }
    return values.isEmpty ? .json : .enumeration(values)
  }

  /// Whether it describes elements or positions, apart from its choices.
  func hasOwnItems(_ key: Conjunction) -> Bool { key.schemas.contains { saysItems(graph[$0]) } }

  func saysItems(_ schema: Schema) -> Bool { schema.items != nil || !schema.prefixItems.isEmpty }
}

extension Plan {
  var isDeclared: Bool {
    switch self {
    case .object, .tuple, .enumeration, .openEnumeration, .union, .kinds, .untyped: return true
    case .json, .scalar, .encoded, .array, .map, .same: return false
    }
  }
}
