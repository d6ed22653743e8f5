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
  /// A union by the outcome of conditions.
  case conditions(ConditionUnion)
  /// A union by the types of a `type` list.
  case kinds
  /// A union of the objects or arrays that are described, and of any other value.
  case untyped
  /// The type of another conjunction: of a choice's only branch that is left, or of one with what a condition leads to.
  case same(Conjunction)
}

/// Decides which kind of Swift type carries a conjunction.
final class TypePlanner {
  let graph: SchemaGraph
  let flattening: Flattening
  let settings: TypeSettings
  let inference: TypeInference
  let literals: Literals
  let parts: DescribedParts
  let disjunctions: Disjunctions
  let listedNames: ListedNames
  let openMembers: OpenMembers
  let conditionUnions: ConditionUnions

  init(
    _ flattening: Flattening, _ settings: TypeSettings, _ inference: TypeInference, _ literals: Literals,
    _ parts: DescribedParts, _ disjunctions: Disjunctions, _ listedNames: ListedNames,
    _ openMembers: OpenMembers, _ conditionUnions: ConditionUnions
  ) {
    (graph, self.flattening, self.settings) = (flattening.graph, flattening, settings)
    (self.inference, self.literals, self.parts) = (inference, literals, parts)
    (self.disjunctions, self.listedNames, self.openMembers) = (disjunctions, listedNames, openMembers)
    self.conditionUnions = conditionUnions
  }

  func plan(for key: Conjunction) -> Plan {
    let types = key.types ?? .everything
    if let decided = flattening.decided(key) { return .same(decided) }
    if let only = onlyForm(of: key) { return .same(only) }
    if let values = literals.values(of: key) { return literalPlan(values) }
    switch types {
    case .string: return stringPlan(key)
    case .boolean: return .scalar(.bool)
    case .integer:
      return .scalar(formatted(key, \.ofIntegers) ?? IntegerLimits(key.schemas.map { graph[$0] }).type)
    case .number: return .scalar(formatted(key, \.ofNumbers) ?? .double)
    case .array:
      if !parts.hasOwnItems(key), let union = disjunctions.typed(of: key) { return unionPlan(union) }
      return hasPositions(key) ? .tuple : .array
    case .object: return objectPlan(key)
    default:
      if let union = disjunctions.typed(of: key) { return unionPlan(union) }
      if types.union(.null) == .everything, !parts.describedKinds(of: key).isEmpty { return .untyped }
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
    guard forms.count == 1, let own = inference.types(of: forms[0]) else { return nil }
    // A single value is documented in its own place.
    if let values = literals.values(of: forms[0]), values.count == 1 { return nil }
    let types = own.narrowed(to: key.types ?? .everything).subtracting(.null)
    let form = forms[0].narrowed(to: types)
    return types.isEmpty || form == key ? nil : form
  }

  private func stringPlan(_ key: Conjunction) -> Plan {
    if let content = encodedContent(of: key) { return .encoded(content) }
    if let values = literals.knownValues(of: key) { return .openEnumeration(values) }
    if key.schemas.contains(where: { graph[$0].isInBase64 }) { return .scalar(.bytes) }
    if let union = disjunctions.typed(of: key),
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
    if let union = disjunctions.typed(of: key) { return unionPlan(union) }
    if let union = conditionUnions.union(of: key) { return .conditions(union) }
    let names = key.schemas.contains { !graph[$0].properties.isEmpty || !graph[$0].required.isEmpty }
    if names || !groupedPatterns(of: key).isEmpty || isClosed(key)
      || !openMembers.conditionalMembers(of: key).mentions.isEmpty
    {
      return .object
    }
    return .map
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
      if !isPlain || graph.isTitled(branch.schema) || !branch.key.choices(in: graph).isEmpty { return nil }
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
      return zip(other.schemas, first.schemas).allSatisfy { flattening.areWrittenAlike($0, $1) }
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
}

extension Plan {
  var isDeclared: Bool {
    switch self {
    case .object, .tuple, .enumeration, .openEnumeration, .union, .conditions, .kinds, .untyped: return true
    case .json, .scalar, .encoded, .array, .map, .same: return false
    }
  }
}
