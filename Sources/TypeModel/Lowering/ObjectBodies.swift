import Diagnostics
import SchemaModel
import SchemaRuntime

/// Gives structs their properties.
struct ObjectBodies {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let inference: TypeInference
  private let literals: Literals
  private let parts: DescribedParts
  private let presence: Presence
  private let joins: JoinedBranches
  private let descriptions: MemberDescriptions
  private let listedNames: ListedNames
  private let openMembers: OpenMembers
  private let planner: TypePlanner
  private let naming: BranchNames
  private let words: WrittenWords
  private let defaults: WrittenDefaults
  private let shared: SharedUnions
  private let reasons: MemberReasons
  private let conditional: ConditionalTypes
  private var innerNotes: InnerNotes
  /// The declared types of schemas that others include, as far as they were asked for.
  private var includedTypes: [SchemaID: TypeID] = [:]
  /// The names that the members of structs may have, by what these are called in schemas.
  private var namesOfMembers: [GivenText: [String]] = [:]

  init(_ shapes: Shapes, _ shared: SharedUnions, _ reasons: MemberReasons) {
    (graph, flattening, inference) = (shapes.graph, shapes.flattening, shapes.inference)
    (literals, parts, presence, joins) = (shapes.literals, shapes.parts, shapes.presence, shapes.joins)
    (listedNames, openMembers, descriptions) = (shapes.listedNames, shapes.openMembers, shapes.descriptions)
    (planner, naming, words, defaults) = (shapes.planner, shapes.naming, shapes.words, shapes.defaults)
    (self.shared, self.reasons) = (shared, reasons)
    conditional = ConditionalTypes(flattening, listedNames, descriptions)
    innerNotes = InnerNotes(flattening, inference, planner, openMembers)
  }

  /// The name of a member, and whether an author chose it for Swift.
  private struct GivenText: Hashable {
    var text: ScalarKey
    var isGiven: Bool
  }

  /// The schemas of one member and where they come from.
  private struct Contribution {
    var name: String
    var nameSite: NamedSchema?
    /// The member's schemas: those of the object itself come before those of what it refers to.
    var schemas: [SchemaID] = []
    /// How many of them the object itself has.
    var ownCount = 0
    /// The schemas that patterns and `additionalProperties` have for it besides, where they leave fewer types or say what
    /// is in it.
    var narrowing: [SchemaID] = []
    /// The schema that the first of these belongs to, and the reference that includes it.
    var member: Conjunction.Member?
    /// Whether it differs from another member only by capitals.
    var differsByCapitals = false
  }

  /// The struct for the objects of a conjunction, which `id` is declared for.
  mutating func objectType(
    _ key: Conjunction, _ id: TypeID, _ lowering: inout Lowering, _ records: inout MemberRecords
  ) -> ObjectType {
    var object = ObjectType()
    var scope = NameScope(reserved: ReservedNames.structMembers)
    let required = joins.certainNames(of: key)
    let conditional = descriptions.conditionalMembers(of: key)
    let contributions = contributions(to: key, conditional)
    keepNames(of: contributions, in: id, &scope, &lowering, records)
    let limits = presence.nameLimits(of: key)
    for var contribution in contributions {
      let isRequired = required.contains(ByteText(contribution.name))
      if !isRequired, isForbidden(contribution, in: key, conditional, limits) { continue }
      contribution.narrowing = narrowingSchemas(of: contribution, in: key, conditional)
      var property: Property
      if isOpen(contribution, in: key, conditional, id, &lowering) {
        property = conditionalProperty(
          contribution, key, conditional, of: id, &scope, &lowering, &records)
      } else {
        property = self.property(
          contribution, isRequired: isRequired, of: id, &scope, &lowering, &records)
        if let named = conditional.schemas[ByteText(contribution.name)] {
          innerNotes.explain(
            of: "'\(contribution.name)'", contribution.schemas, named,
            at: contribution.nameSite?.nameLocation ?? graph[contribution.schemas[0]].location,
            into: &lowering.bag)
        }
      }
      property.isRequired = isRequired
      object.properties.append(property)
    }
    let patterns = planner.groupedPatterns(of: key)
    for pattern in patterns {
      object.patterned.append(patternedMembers(pattern, among: patterns, of: id, &scope, &lowering))
    }
    records.scopes[id] = scope
    if case .none = planner.otherMembers(of: key) { return object }
    let value = lowering.otherValue(of: key, parent: id, name: "AdditionalProperty")
    object.additional = AdditionalMembers(name: Keyword.additionalProperties.rawValue, value: value)
    return object
  }

  /// Keeps a name for the member that is spelt so, and the name of a type for the member that the type is named after.
  private mutating func keepNames(
    of contributions: [Contribution], in id: TypeID, _ scope: inout NameScope,
    _ lowering: inout Lowering, _ records: MemberRecords
  ) {
    // The member `id` has the name `id`, even if `_id` stands before it.
    for contribution in contributions where contribution.name == memberNames(of: contribution.name).first {
      scope.keep(contribution.name, for: contribution.name)
    }
    for contribution in contributions where SwiftNames.isAlphanumeric(contribution.name) {
      if let name = memberNames(of: contribution.name).first { scope.keep(name, for: contribution.name) }
    }
    for contribution in contributions where !contribution.schemas.isEmpty {
      let given = contribution.schemas.compactMap { graph.name(of: $0) }.first
      let owner = owner(of: contribution, in: id, lowering, records)
      lowering.keepTypeName(of: given ?? contribution.name, contribution.schemas, in: owner)
    }
  }

  /// Whether only conditions describe a member. A schema that closes itself names such a member with a value that may
  /// be anything.
  private func isOpen(
    _ contribution: Contribution, in key: Conjunction, _ members: ConditionalMembers, _ id: TypeID,
    _ lowering: inout Lowering
  ) -> Bool {
    if contribution.schemas.isEmpty { return true }
    guard contribution.schemas.allSatisfy({ graph[$0].acceptsAll }),
      members.schemas[ByteText(contribution.name)] != nil
    else { return false }
    // Of several types that it has by turns the note speaks.
    let type = conditional.type(
      of: contribution.name, in: key, members, parent: id, &lowering)
    return type.reason == nil || !type.alternatives.isEmpty
  }

  /// Whether a document that has the member is invalid.
  private func isForbidden(
    _ contribution: Contribution, in key: Conjunction, _ conditional: ConditionalMembers,
    _ limits: Presence.NameLimits
  ) -> Bool {
    presence.isAnyAbsent(of: [contribution.name], in: key, limits)
      || openMembers.unevaluatedSchemas(of: contribution.name, conditional).contains {
        graph.allowsNothing($0)
      }
      || !contribution.schemas.isEmpty
        && inference.types(of: flattening.conjunction(of: contribution.schemas))?.isEmpty == true
  }

  /// The schemas for members that are not listed which look at a member that a property names, where they leave fewer
  /// types to it, or say what is in it.
  private func narrowingSchemas(
    of contribution: Contribution, in key: Conjunction, _ conditional: ConditionalMembers
  ) -> [SchemaID] {
    if contribution.schemas.isEmpty { return [] }
    let others = openMembers.unlistedSchemas(of: contribution.name, in: key, conditional)
    if others.isEmpty { return [] }
    let own = flattening.conjunction(of: contribution.schemas)
    let all = flattening.conjunction(of: contribution.schemas + others)
    let types = inference.types(of: all)
    if types?.isEmpty ?? false { return [] }
    return types != nil && types != inference.types(of: own) || saysMoreOfParts(all, than: own, of: types)
      ? others : []
  }

  /// Whether a conjunction says more of members or items than another one does.
  private func saysMoreOfParts(_ all: Conjunction, than own: Conjunction, of types: TypeSet?) -> Bool {
    let known = Set(own.schemas)
    let types = types ?? .everything
    return all.schemas.contains { id in
      let schema = graph[id]
      return !known.contains(id)
        && (types.contains(.object) && flattening.hasObjectSay(schema)
          || types.contains(.array) && parts.saysItems(schema))
    }
  }

  private mutating func patternedMembers(
    _ pattern: NamedSchema, among all: [NamedSchema], of id: TypeID, _ scope: inout NameScope,
    _ lowering: inout Lowering
  ) -> PatternedMembers {
    let given = graph.name(of: pattern.schema)
    let wanted = given ?? naming.groupName(pattern, among: all)
    let name = memberName(
      wanted, isGiven: given != nil, Contribution(name: pattern.name), of: id, &scope, &lowering)
    return PatternedMembers(
      name: name, pattern: pattern.name,
      value: lowering.lower(
        pattern.schema, parent: id, name: SwiftNames.element(of: wanted, title: graph[pattern.schema].title)),
      documentation: words.documentationOfUse([pattern.schema]))
  }

  /// The named members: those that always hold, those that are only required, those that conditions name.
  private func contributions(to key: Conjunction, _ conditional: ConditionalMembers) -> [Contribution] {
    var list: [Contribution] = []
    var positions: [ByteText: Int] = [:]
    func position(of name: String) -> Int {
      if let known = positions[ByteText(name)] { return known }
      positions[ByteText(name)] = list.count
      list.append(Contribution(name: name))
      return list.count - 1
    }
    for member in key.members {
      for property in graph[member.schema].properties {
        let index = position(of: property.name)
        let isOwn = member.via == nil
        if list[index].schemas.isEmpty || isOwn && list[index].ownCount == 0 {
          list[index].nameSite = property
          list[index].member = member
        }
        list[index].schemas.insert(
          property.schema, at: isOwn ? list[index].ownCount : list[index].schemas.count)
        if isOwn { list[index].ownCount += 1 }
      }
    }
    for id in key.schemas { for name in graph[id].required { _ = position(of: name) } }
    for name in listedNames.names(of: key) ?? [] { _ = position(of: name) }
    for mention in conditional.mentions {
      let index = position(of: mention.name)
      list[index].nameSite = list[index].nameSite ?? mention
    }
    let alike = Dictionary(grouping: list.indices) { list[$0].name.lowercased() }
    for indices in alike.values where indices.count > 1 {
      for index in indices { list[index].differsByCapitals = true }
    }
    return list
  }

  /// A member that only conditions, branches or `required` name.
  private mutating func conditionalProperty(
    _ contribution: Contribution, _ key: Conjunction, _ members: ConditionalMembers, of id: TypeID,
    _ scope: inout NameScope, _ lowering: inout Lowering, _ records: inout MemberRecords
  ) -> Property {
    let found = conditional.type(of: contribution.name, in: key, members, parent: id, &lowering)
    let holding = contribution.schemas + found.schemas
    let isArray = found.type.innermost != found.type.nonNull
    records.notes.append(
      MemberNote(
        place: contribution.nameSite?.nameLocation ?? graph[lowering.result[id].schema].location,
        schemas: holding, owner: id,
        subject: "\(isArray ? "the elements" : "the type") of '\(contribution.name)'",
        reason: found.reason.map { .init(verb: isArray ? "are" : "is", why: $0.why, help: $0.help) }))
    return Property(
      key: contribution.name,
      name: memberName(contribution.name, isGiven: false, contribution, of: id, &scope, &lowering),
      schemas: found.schemas, isRequired: false, type: found.type,
      defaultValue: defaults.defaultValue(of: contribution.schemas)
        ?? defaults.commonDefault(of: contribution.name, in: members.alternatives),
      documentation: words.documentation(
        always: found.alternatives.isEmpty ? holding : contribution.schemas,
        alternatives: found.alternatives, named: members.schemas[ByteText(contribution.name)] ?? []),
      alternatives: found.alternatives)
  }

  /// The type in which the types of a member are nested. Cases that carry the same member share them in the union,
  /// unless one case says more of the member.
  private mutating func owner(
    of contribution: Contribution, in id: TypeID, _ lowering: Lowering, _ records: MemberRecords
  ) -> TypeID {
    if let target = contribution.member?.via, let included = nominal(of: target, lowering) { return included }
    if records.bases[id] == nil { return id }
    let whole = Set(flattening.conjunction(of: contribution.schemas).schemas)
    var owner = id
    while let base = records.bases[owner] {
      let common = graph.schemas(of: contribution.name, in: base.schemas)
      if common.isEmpty || !whole.isSubset(of: flattening.conjunction(of: common).schemas) { break }
      owner = base.union
    }
    return owner
  }

  private mutating func property(
    _ contribution: Contribution, isRequired: Bool, of id: TypeID, _ scope: inout NameScope,
    _ lowering: inout Lowering, _ records: inout MemberRecords
  ) -> Property {
    let schemas = contribution.schemas + contribution.narrowing
    let given = contribution.schemas.compactMap { graph.name(of: $0) }.first
    let wanted = given ?? contribution.name
    let owner = owner(of: contribution, in: id, lowering, records)
    let conjunction = flattening.conjunction(of: schemas)
    let fixed = isRequired ? literals.onlyValue(of: conjunction) : nil
    // In a struct `File` the member `file` is a `Value`: the name is that of the struct.
    let others = SwiftNames.type(wanted) == lowering.result[owner].name ? ["value"] : []
    let type =
      fixed.map(\.type) ?? lowering.lower(all: schemas, parent: owner, name: wanted, otherNames: others)
    if fixed != nil {
      for schema in schemas {
        lowering.result.references[schema] = lowering.result.references[schema] ?? type
      }
    }
    records.notes.append(
      reasons.note(
        on: type, of: contribution.name, schemas, in: id,
        at: contribution.nameSite?.nameLocation ?? graph[schemas[0]].location, lowering))
    let branches = shared.branchesDescribed(at: schemas)
    return Property(
      key: contribution.name,
      name: memberName(wanted, isGiven: given != nil, contribution, of: id, &scope, &lowering),
      schemas: schemas,
      isRequired: isRequired, type: type,
      fixedValue: fixed?.value ?? (isRequired ? lowering.onlyValue(of: type, conjunction) : nil),
      defaultValue: defaults.defaultValue(of: contribution.schemas),
      documentation: words.documentationOfUse(contribution.schemas, branches), branches: branches)
  }

  private mutating func memberNames(of text: String, isGiven: Bool = false) -> [String] {
    let key = GivenText(text: ScalarKey(text), isGiven: isGiven)
    if let known = namesOfMembers[key] { return known }
    let names = SwiftNames.members(
      text, fallback: "value", suffix: "Property", reserved: ReservedNames.structMembers, isGiven: isGiven)
    namesOfMembers[key] = names
    return names
  }

  private mutating func memberName(
    _ wanted: String, isGiven: Bool, _ contribution: Contribution, of id: TypeID, _ scope: inout NameScope,
    _ lowering: inout Lowering
  ) -> String {
    var candidates = memberNames(of: wanted, isGiven: isGiven)
    if !isGiven, let text = SwiftNames.sayingCapitals(wanted) {
      candidates.insert(
        contentsOf: memberNames(of: text).prefix(1), at: contribution.differsByCapitals ? 1 : candidates.count
      )
    }
    let site = contribution.nameSite?.nameLocation ?? graph[lowering.result[id].schema].location
    let claim = scope.claim(candidates, at: site, for: contribution.name)
    if claim.name != candidates.first {
      let place = claim.rival.map { " (\($0))" } ?? ""
      lowering.bag.warning(
        "another property\(place) is called '\(candidates[0])' in Swift, so '\(contribution.name)' is called '\(claim.name)'",
        at: site, help: "give one of them an 'x-name'")
    } else if isGiven {
      lowering.bag.sayOtherName(than: wanted, of: "property", claim.name, at: site)
    }
    return claim.name
  }

  /// The declared type of the schema, if it has one by now.
  private mutating func nominal(of schema: SchemaID, _ lowering: Lowering) -> TypeID? {
    if let known = includedTypes[schema] { return known }
    let conjunction = flattening.conjunction(of: [schema])
    // A conjunction keeps its type once it has one.
    let found =
      parts.isUntyped(conjunction)
      ? lowering.nominals[conjunction.narrowed(to: .everything)]
      : inference.types(of: conjunction).flatMap { lowering.nominals[flattening.valueKey(conjunction, $0)] }
    includedTypes[schema] = found
    return found
  }
}
