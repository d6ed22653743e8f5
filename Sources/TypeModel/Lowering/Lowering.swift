import Diagnostics
import SchemaModel
import SchemaRuntime

/// Finds the type that carries the values of a conjunction, and declares it where it needs a name. Declared types wait in
/// `pending` for their members.
struct Lowering {
  let graph: SchemaGraph
  let flattening: Flattening
  let inference: TypeInference
  let parts: DescribedParts
  let planner: TypePlanner
  let targets: TargetNames
  let externals: ExternalTypes
  let words: WrittenWords
  let enums: EnumCases
  let shared: SharedUnions

  var result = TypeGraph()
  var bag: DiagnosticBag
  var nestedNames: NestedNames
  /// The declared type of a conjunction without null.
  var nominals: [Conjunction: TypeID] = [:]
  /// The known types that are not declared.
  var structural: [Conjunction: TypeReference] = [:]
  /// The conjunctions being lowered now, each with the place its type would have: one that is met again contains
  /// itself and needs a declared type.
  private var inProgress: [Conjunction: Home] = [:]
  /// Declared types whose bodies are still to be lowered, first come, first served: so names are given from the
  /// outside in.
  var pending: [(id: TypeID, key: Conjunction)] = []
  /// The types that are declared for sets of schemas, within their budget.
  var combined: CombinedTypes
  /// The type of each entry document, by index of the document.
  var roots: [Int: TypeID] = [:]

  init(_ shapes: Shapes, _ shared: SharedUnions, _ nestedNames: NestedNames, _ found: DiagnosticBag) {
    (graph, flattening, inference) = (shapes.graph, shapes.flattening, shapes.inference)
    (parts, planner, targets) = (shapes.parts, shapes.planner, shapes.targets)
    (externals, words, enums) = (shapes.externals, shapes.words, shapes.enums)
    (self.shared, self.nestedNames, bag) = (shared, nestedNames, found)
    combined = CombinedTypes(graph)
    result.initializersTakeDeprecated = shapes.settings.initializersTakeDeprecated
  }

  /// The place where the type of a schema would be declared, and its names.
  struct Home {
    var parent: TypeID
    /// The wanted name, in any spelling.
    var name: String
    /// Whether an author chose the name.
    var isGiven = false
    /// Names for the type where another one has the first.
    var otherNames: [String] = []
    /// The schema that stands at that place.
    var schema: SchemaID
    /// The type, where it is declared already: a root that becomes a wrapper when it contains itself.
    var declared: TypeID?
  }
}

extension Lowering {
  /// The type of what `schema` describes. A type declared for it is nested in `parent` and called `name`, unless the
  /// schema is a reference: then the target decides.
  mutating func lower(
    _ schema: SchemaID, parent: TypeID, name: String, otherNames: [String] = []
  ) -> TypeReference {
    refer(to: schema, parent: parent, name: name, otherNames: otherNames)
  }

  /// The type of what `schema` describes, where no other type may need it: that of a definition, which may only be a
  /// part of others.
  mutating func refer(
    to schema: SchemaID, parent: TypeID, name: String, otherNames: [String] = []
  ) -> TypeReference {
    let conjunction = flattening.conjunction(of: [schema])
    var home = home(of: schema, conjunction, parent: parent, name: name)
    if home.schema == schema { home.otherNames = otherNames }
    let type = lower(conjunction, home: home)
    if result.references[schema] == nil { result.references[schema] = type }
    return type
  }

  /// The type of the values that satisfy all schemas of the conjunction.
  mutating func lower(_ conjunction: Conjunction, home: Home) -> TypeReference {
    if let external = externals.type(of: conjunction) { return external }
    if parts.isUntyped(conjunction) { return lowerNonNull(conjunction.narrowed(to: .everything), home: home) }
    guard let types = inference.types(of: conjunction), !types.subtracting(.null).isEmpty else {
      return .json
    }
    let key = flattening.valueKey(conjunction, types)
    let type = lowerNonNull(key, home: home)
    return types.contains(.null) ? type.nullable : type
  }

  private mutating func lowerNonNull(_ asked: Conjunction, home: Home) -> TypeReference {
    if let known = known(asked) { return known }
    let (key, passed) = followed(from: asked)
    let type = known(key) ?? externals.type(of: key)?.nonNull ?? lowerShared(key) ?? lowerNew(key, home: home)
    for key in passed { structural[key] = type }
    combined.refuse(passed, leadingTo: key)
    return type
  }

  private func known(_ key: Conjunction) -> TypeReference? {
    nominals[key].map(TypeReference.named) ?? structural[key]
  }

  /// The conjunction at the end of choices with only one branch left, and the conjunctions on the way.
  func followed(from start: Conjunction) -> (end: Conjunction, passed: [Conjunction]) {
    var passed: [Conjunction] = []
    var seen: Set<Conjunction> = []
    var here = start
    while known(here) == nil, seen.insert(here).inserted, case .same(let next) = planner.plan(for: here) {
      passed.append(here)
      here = next
    }
    return (here, passed)
  }

  private mutating func lowerNew(_ key: Conjunction, home: Home) -> TypeReference {
    if let first = inProgress[key] {
      let id = first.declared ?? declare(.wrapper(WrapperType(value: .json)), home: first)
      nominals[key] = id
      return .named(id)
    }
    if inProgress.count >= Self.structuralDepth { return postponed(key, home: home) }
    guard affords(key, home: home) else {
      structural[key] = .json
      return .json
    }
    inProgress[key] = home
    let type = build(key, home: home)
    inProgress[key] = nil
    if let id = nominals[key] {
      if type != .named(id) { result.types[id.index].declaration = .wrapper(WrapperType(value: type)) }
      return .named(id)
    }
    structural[key] = type
    return type
  }

  /// How deeply arrays, maps and encoded texts nest in one type expression; a deeper value gets a declared type.
  private static let structuralDepth = 12

  /// Declares a type around a value that is lowered later, unless the value has a declared type of its own.
  private mutating func postponed(_ key: Conjunction, home: Home) -> TypeReference {
    switch planner.plan(for: key) {
    case .json, .scalar, .enumeration, .openEnumeration, .object, .tuple, .union, .conditions, .kinds,
      .untyped:
      return build(key, home: home)
    case .encoded, .array, .map, .same: break
    }
    let id = declare(.wrapper(WrapperType(value: .json)), home: home)
    nominals[key] = id
    pending.append((id, key))
    return .named(id)
  }

  private mutating func build(_ key: Conjunction, home: Home) -> TypeReference {
    switch planner.plan(for: key) {
    case .json: return .json
    case .scalar(let type): return type
    case .encoded(let schema): return .encoded(lower(schema, parent: home.parent, name: home.name))
    case .array: return lowerArray(key, home: home)
    case .map: return lowerMap(key, home: home)
    // The ends of such choices have been found before; a choice that leads back to itself has no type.
    case .same: return .json
    case .enumeration(let values):
      let id = declare(.namespace, home: home)
      nominals[key] = id
      result.types[id.index].declaration = enums.declaration(values, into: &bag)
      return .named(id)
    case .openEnumeration(let values):
      let id = declare(.namespace, home: home)
      nominals[key] = id
      result.types[id.index].declaration = .openEnum(
        enums.openEnum(values, isOpened: graph.isOpened(key), into: &bag))
      return .named(id)
    case .object, .tuple, .union, .conditions, .kinds, .untyped:
      let id = declare(.namespace, home: home)
      nominals[key] = id
      pending.append((id, key))
      return .named(id)
    }
  }

  /// The value of a root that has no declared type of its own.
  mutating func fillWrapper(_ id: TypeID, _ key: Conjunction) {
    // Where the root may be null, the values besides null contain themselves: they have a type of their own.
    let mayBeNull = key.types?.contains(.null) ?? false
    let home = Home(
      parent: id, name: "Value", schema: result[id].schema, declared: mayBeNull ? nil : id)
    let value: TypeReference
    if nominals[key] == id {
      inProgress[key] = home
      value = build(key, home: home)
      inProgress[key] = nil
    } else {
      value = lower(key, home: home)
    }
    if value == .named(id) { return }
    result.types[id.index].declaration = .wrapper(WrapperType(value: value))
  }

  /// The only value of a type that has only one: an enum of one case, or null.
  func onlyValue(of type: TypeReference, _ conjunction: Conjunction) -> JSONValue? {
    if type == .json { return inference.types(of: conjunction) == .null ? .null : nil }
    guard case .named(let id) = type, case .literalEnum(let list) = result[id].declaration,
      list.cases.count == 1
    else { return nil }
    return list.cases[0].value
  }
}
