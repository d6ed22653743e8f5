import Diagnostics
import SchemaModel
import SchemaRuntime

/// The state of one run of `TypeLowering`; its passes are extensions, one file each.
struct Lowering {
  let graph: SchemaGraph
  let flattening: Flattening
  let inference: TypeInference
  let literals: Literals
  let parts: DescribedParts
  let presence: Presence
  let joins: JoinedBranches
  let conditions: ConditionChains
  let listedNames: ListedNames
  let openMembers: OpenMembers
  let planner: TypePlanner
  let tags: BranchTags
  let targets: TargetNames
  let externals: ExternalTypes
  let naming: BranchNames
  let words: WrittenWords
  let defaults: WrittenDefaults
  let enums: EnumCases
  var result = TypeGraph()
  var bag = DiagnosticBag()

  /// The declared type of a conjunction without null.
  var nominals: [Conjunction: TypeID] = [:]
  /// The declared types of schemas that others include, as far as they were asked for.
  var includedTypes: [SchemaID: TypeID] = [:]
  /// The known types that are not declared.
  var structural: [Conjunction: TypeReference] = [:]
  /// The conjunctions being lowered now, each with the place its type would have: one that is met again contains
  /// itself and needs a declared type.
  var inProgress: [Conjunction: Home] = [:]
  /// Declared types whose bodies are still to be lowered, first come, first served: so names are given from the
  /// outside in.
  var pending: [(id: TypeID, key: Conjunction)] = []
  /// The union and the schemas beside its choice, for each payload that carries the members of those schemas.
  var bases: [TypeID: (union: TypeID, schemas: Set<SchemaID>)] = [:]
  /// Notes on the types of members, with the reason where one is `JSONValue`.
  var members: [MemberNote] = []
  /// The values for which a note on members that only conditions name has been decided.
  var explained: Set<ExplainedValue> = []
  /// The types that are declared for sets of schemas, within their budget.
  var combined: CombinedTypes
  /// The choices of which a note says that they are no unions.
  var choicesWithoutCases: Set<Conjunction.Choice> = []
  /// The names of a struct's members.
  var memberScopes: [TypeID: NameScope] = [:]
  /// The names that the members of structs may have, by what these are called in schemas.
  var namesOfMembers: [GivenText: [String]] = [:]
  /// Names of nested types.
  var scopes: [TypeID: NameScope] = [:]
  /// Names in each namespace, by its path.
  var namespaceScopes: [[String]: NameScope] = [:]
  /// The path of each folder's namespace.
  var namespacePaths: [String: [String]] = [:]
  /// Names that no nested type may have, because generated code begins paths with them, and where their owners stand.
  var topLevelNames: [String: SourceLocation] = [:]
  /// The name of each entry document's type, as far as it has one by now.
  var rootNames: [Int: String] = [:]
  /// The documents that references of each lead to; empty until they are asked for.
  var documentReferences: [Int: Set<Int>] = [:]
  /// The documents that a folder leads to.
  var ledTo: [String: Set<Int>] = [:]
  /// The type of each entry document, by index of the document.
  var roots: [Int: TypeID] = [:]

  let settings: TypeSettings
  /// The names of types that a package gives.
  var givenNames: GivenNames
  /// Names of members that no type may have: letters of scripts without capitals do not tell the two apart.
  let memberNames: Set<String>
  /// The formats whose values have types that a package chose.
  let typedFormats: Set<ScalarKey>
  /// Names of types that generated code mentions without a path.
  let reservedTypes: Set<String>
  /// Unions that are written alike in several places, by each place.
  var sharedUnions: [SchemaID: SharedUnion] = [:]
  /// Definitions that are nothing but branches of a root, each with the branch, which has the members of the root.
  var rootBranches: [SchemaID: Disjunction.Branch] = [:]
  /// The definitions that get no type for themselves.
  var selection = DefinitionSelection()

  init(_ shapes: Shapes, _ names: GivenNames) {
    let (graph, settings) = (shapes.graph, shapes.settings)
    self.graph = graph
    self.settings = settings
    result.initializersTakeDeprecated = settings.initializersTakeDeprecated
    givenNames = names
    typedFormats = Set(settings.formats.map { ScalarKey($0.format.text) })
    let chosen = settings.formats.flatMap { [$0.ofStrings, $0.ofIntegers, $0.ofNumbers].compactMap(\.self) }
    let custom = chosen + settings.external.values
    reservedTypes =
      custom.isEmpty
      ? ReservedNames.types
      : custom.reduce(into: ReservedNames.types) { $0.formUnion($1.path.prefix(1) + $1.argument.prefix(1)) }
    flattening = shapes.flattening
    inference = shapes.inference
    literals = shapes.literals
    parts = shapes.parts
    presence = shapes.presence
    joins = shapes.joins
    conditions = shapes.conditions
    listedNames = shapes.listedNames
    openMembers = shapes.openMembers
    planner = shapes.planner
    tags = shapes.tags
    targets = shapes.targets
    externals = shapes.externals
    naming = shapes.naming
    words = shapes.words
    defaults = shapes.defaults
    enums = EnumCases(graph: graph, words: words)
    combined = CombinedTypes(graph)
    memberNames = graph.schemas.reduce(into: []) { names, schema in
      for property in schema.properties { names.formUnion(SwiftNames.sharedWithTypes(property.name)) }
      names.formUnion(graph.name(of: schema.id).map(SwiftNames.sharedWithTypes) ?? [])
    }
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
  /// The name of a member, and whether an author chose it for Swift.
  struct GivenText: Hashable {
    var text: ScalarKey
    var isGiven: Bool
  }

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
    case .json, .scalar, .enumeration, .openEnumeration, .object, .tuple, .union, .kinds, .untyped:
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
    case .object, .tuple, .union, .kinds, .untyped:
      let id = declare(.namespace, home: home)
      nominals[key] = id
      pending.append((id, key))
      return .named(id)
    }
  }

  /// What the passes behind it need, and the findings so far. No type is added any more.
  consuming func filled() -> (types: FilledTypes, found: DiagnosticBag) {
    let types = FilledTypes(
      types: result, roots: Array(roots.values), memberScopes: memberScopes, memberNotes: members,
      combined: combined)
    return (types, bag)
  }

  /// Lowers the members of declared types until no new type comes up.
  mutating func fillBodies(unless isUseless: () -> Bool = { false }) {
    var next = 0
    while next < pending.count, !isUseless() {
      let (id, key) = pending[next]
      fillBody(of: id, key)
      next += 1
    }
    pending = []
  }

  private mutating func fillBody(of id: TypeID, _ key: Conjunction) {
    if case .wrapper = result[id].declaration { return fillWrapper(id, key) }
    switch planner.plan(for: key) {
    case .object:
      noteChoicesWithoutCases(of: key)
      result.types[id.index].declaration = .object(objectType(key, id))
    case .tuple: result.types[id.index].declaration = .tuple(tupleType(key, id))
    case .union(let disjunction):
      result.types[id.index].declaration = .union(unionType(disjunction, key, id))
    case .kinds: result.types[id.index].declaration = .union(kindsUnion(key, id))
    case .untyped: result.types[id.index].declaration = .union(untypedUnion(key, id))
    case .json, .scalar, .encoded, .array, .map, .same, .enumeration, .openEnumeration: fillWrapper(id, key)
    }
  }

  /// The value of a root that has no declared type of its own.
  private mutating func fillWrapper(_ id: TypeID, _ key: Conjunction) {
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
}
