import Diagnostics
import SchemaModel
import SchemaRuntime

/// Gives unions their cases.
struct UnionBodies {
  let graph: SchemaGraph
  let flattening: Flattening
  private let literals: Literals
  private let parts: DescribedParts
  private let tags: BranchTags
  private let targets: TargetNames
  let naming: BranchNames
  private let words: WrittenWords
  private let enums: EnumCases
  private let shared: SharedUnions
  private let rootBranches: RootBranches

  init(_ shapes: Shapes, _ shared: SharedUnions, _ rootBranches: RootBranches) {
    (graph, flattening, literals) = (shapes.graph, shapes.flattening, shapes.literals)
    (parts, tags, targets, naming) = (shapes.parts, shapes.tags, shapes.targets, shapes.naming)
    (words, enums) = (shapes.words, shapes.enums)
    (self.shared, self.rootBranches) = (shared, rootBranches)
  }

  /// A case before it has a name.
  struct Draft {
    var branches: [Disjunction.Branch]
    var payload: TypeReference
    var kinds: TypeSet
    var constant: JSONValue?
    /// Wanted names, best first.
    var names: [String]
    /// The schemas that say what the case is for; those of its branches where it is nil.
    var described: [SchemaID]?
    /// The case of an enum that it stands for, instead of having an enum as its payload.
    var listed: EnumType.Case?
  }

  /// The union by a choice of the conjunction, which `id` is declared for.
  func unionType(
    _ disjunction: Disjunction, _ key: Conjunction, _ id: TypeID, _ lowering: inout Lowering,
    _ records: inout MemberRecords
  ) -> UnionType {
    let names = naming.branchNames(disjunction)
    let listed = naming.fewTexts(in: disjunction)
    var drafts: [Draft] = []
    for (branch, candidates) in zip(disjunction.branches, names) {
      let conjunction = branch.key
      let kinds = (conjunction.types ?? .everything).kinds
      if let (value, type) = literals.onlyValue(of: conjunction) ?? literals.onlyContainer(of: conjunction) {
        lowering.result.references[branch.schema] = lowering.result.references[branch.schema] ?? type
        drafts.append(
          Draft(branches: [branch], payload: type, kinds: kinds, constant: value, names: candidates))
        continue
      }
      if let values = listed[branch.schema] {
        lowering.result.references[branch.schema] = lowering.result.references[branch.schema] ?? .string
        drafts += self.drafts(of: values, branch, &lowering)
        continue
      }
      let payload = payload(of: branch, called: candidates, in: id, of: key, &lowering, &records)
      let same = drafts.firstIndex { draft in
        draft.payload == payload && draft.constant == nil
          && !([branch] + draft.branches).contains { naming.isNamed($0, site: disjunction.owner) }
      }
      if let same {
        drafts[same].branches.append(branch)
        drafts[same].kinds.formUnion(kinds)
      } else {
        drafts.append(Draft(branches: [branch], payload: payload, kinds: kinds, names: candidates))
      }
    }
    for choice in disjunction.flattened where lowering.result.references[choice] == nil {
      lowering.result.references[choice] = .named(id)
    }
    for index in drafts.indices where drafts[index].branches.count > 1 {
      drafts[index].names = sharedNames(of: drafts[index], among: drafts)
    }
    return finish(drafts, site: disjunction.owner, mayOverlap: disjunction.keyword == .anyOf, &lowering)
  }

  /// The type of the values of a branch; a type that is declared for the branch also carries the schemas beside the
  /// choice.
  private func payload(
    of branch: Disjunction.Branch, called names: [String], in id: TypeID, of key: Conjunction,
    _ lowering: inout Lowering, _ records: inout MemberRecords
  ) -> TypeReference {
    let kind = kindName((branch.key.types ?? .everything).kinds)
    let free = names.first { $0 != kind && !lowering.nestedNames.isTypeName($0, in: id) }
    let home = lowering.home(of: branch.schema, branch.key, parent: id, name: free ?? names.first ?? "value")
    let declared = lowering.result.types.count
    lowering.combined.payAlready(branch.key)
    let payload = lowering.lower(branch.key, home: home).nonNull
    if branch.isJoined, case .named(let own) = payload,
      own.index >= declared && lowering.result[own].schema == branch.schema
        || rootBranches.contains(lowering.result[own].schema, as: branch)
    {
      lowering.result.types[own.index].schemas = [branch.schema] + lowering.result[id].schemas
      records.bases[own] = (id, Set(key.schemas))
    }
    if lowering.result.references[branch.schema] == nil {
      lowering.result.references[branch.schema] = payload
    }
    return payload
  }

  /// A case for each string that a branch lists.
  private func drafts(
    of values: [LiteralValue], _ branch: Disjunction.Branch, _ lowering: inout Lowering
  ) -> [Draft] {
    enums.cases(values, into: &lowering.bag).map { item in
      Draft(
        branches: [branch], payload: .string, kinds: .string, constant: item.value,
        names: [item.name, item.name + "Value"], listed: item)
    }
  }

  /// The names of a case with several branches: a name that all have, or else the name of their kind, and where other
  /// cases are of that kind, a detail that all have in common.
  private func sharedNames(of draft: Draft, among all: [Draft]) -> [String] {
    func ownNames(_ draft: Draft) -> Set<[String]> {
      Set(draft.branches.map { Words(naming.ownName(of: $0, tag: nil)).list })
    }
    let names = ownNames(draft)
    let types = draft.branches.reduce(into: TypeSet()) { $0.formUnion($1.key.types ?? .everything) }
    let common = names.count == 1 ? naming.ownName(of: draft.branches[0], tag: nil) : kindName(types)
    let rivals = all.count { ownNames($0).contains(Words(common).list) }
    if rivals <= (names.contains(Words(common).list) ? 1 : 0) { return [common] + draft.names }
    let details = draft.branches.map { naming.details(of: $0) }
    let shared = details[0].filter { detail in details.allSatisfy { $0.contains(detail) } }
    return shared.map { BranchNames.saying(common, $0) } + [common] + draft.names
  }

  /// A union with a case per type of a `type` list.
  func kindsUnion(_ key: Conjunction, _ id: TypeID, _ lowering: inout Lowering) -> UnionType {
    let site = lowering.result[id].schema
    let drafts = (key.types ?? []).singles.map { type in
      let name = kindName(type)
      let narrowed = key.narrowed(to: type)
      let payload = lowering.lower(narrowed, home: Lowering.Home(parent: id, name: name, schema: site))
      let branch = Disjunction.Branch(index: -1, schema: site, key: narrowed)
      let described = flattening.decidedBranches(of: narrowed)
      return Draft(
        branches: [branch], payload: payload, kinds: type.kinds,
        names: described.compactMap { nameOfKind(type, in: $0) } + [name], described: described)
    }
    return finish(drafts, site: site, &lowering)
  }

  /// The name of a condition's branch that allows values of only one kind: its title, or the name of its reference.
  private func nameOfKind(_ type: TypeSet, in branch: SchemaID) -> String? {
    guard flattening.typesStated(by: branch)?.subtracting(.null) == type else { return nil }
    let schema = graph[branch]
    return graph.name(of: branch) ?? schema.title.flatMap(SwiftNames.shortTitle)
      ?? naming.reference(of: branch).map(targets.name(ofTarget:))
  }

  /// A union with a case for the objects or arrays that the schema describes, and a case for any other value.
  func untypedUnion(_ key: Conjunction, _ id: TypeID, _ lowering: inout Lowering) -> UnionType {
    let site = lowering.result[id].schema
    let described = parts.describedKinds(of: key).singles
    var drafts = described.map { kind in
      let narrowed = key.narrowed(to: kind)
      let payload = lowering.lower(
        narrowed, home: Lowering.Home(parent: id, name: kindName(kind), schema: site))
      let branch = Disjunction.Branch(index: -1, schema: site, key: narrowed)
      return Draft(branches: [branch], payload: payload, kinds: kind.kinds, names: [kindName(kind)])
    }
    let others = key.narrowed(to: described.reduce(.everything) { $0.subtracting($1) })
    drafts.append(
      Draft(
        branches: [.init(index: -1, schema: site, key: others)], payload: .json,
        kinds: others.types?.kinds ?? [], names: ["other"]))
    let kinds = described.map { "'type: \(kindName($0))'" }.joined(separator: " or ")
    lowering.bag.note(
      "the schema states no type, so values of every kind are valid: '\(lowering.result[id].qualifiedName)' has a case for those that it does not describe",
      at: graph[site].location, help: "add \(kinds) for a type without that case")
    return finish(drafts, site: site, &lowering)
  }

  /// A union with a case for each draft, in the order of the drafts.
  ///
  /// - Parameters:
  ///   - mayOverlap: whether several branches may accept a value.
  ///   - dispatch: how a reader finds the case; nil where the branches tell.
  func finish(
    _ drafts: [Draft], site: SchemaID, mayOverlap: Bool = false, dispatch: [UnionType.KindRule]? = nil,
    _ lowering: inout Lowering
  ) -> UnionType {
    var scope = NameScope(reserved: ReservedNames.enumMembers)
    var cases: [UnionType.Case] = []
    let reserved = ReservedNames.enumMembers.union(
      drafts.flatMap { nameWithoutCase(of: $0.payload, lowering.result) })
    for draft in drafts {
      let name = claimName(for: draft, site: site, reserved, &scope, &lowering.bag)
      cases.append(unionCase(name, of: draft, site: site))
    }
    var rules = dispatch ?? tags.dispatch(of: cases, drafts.map { $0.branches.map(\.key) })
    // Places that share a union by `oneOf` may have hints of their own.
    if let hint = graph[site].branchHint, mayOverlap || shared.byPlace[site] == nil {
      for index in rules.indices { note(hint, drafts, in: &rules[index]) }
    }
    return UnionType(cases: cases, dispatch: rules, mayOverlap: mayOverlap)
  }

  /// The name of a case, which no other case of the union has. That it is not the one that was wanted is said.
  private func claimName(
    for draft: Draft, site: SchemaID, _ reserved: Set<String>, _ scope: inout NameScope,
    _ bag: inout DiagnosticBag
  ) -> String {
    let given = naming.givenName(of: draft.branches[0], site: site)
    let candidates = draft.names.map { name in
      // The name of an enum's case needs no change.
      if draft.listed != nil { return [name] }
      return SwiftNames.members(
        name, fallback: "value", suffix: "Value", reserved: reserved, isGiven: name == given)
    }
    // Symbols are spelled out only where nothing else is left.
    let wanted = candidates.map { $0[0] } + candidates.flatMap { $0.dropFirst() }
    let schema = graph[draft.branches[0].schema]
    let claim = scope.claim(wanted, at: schema.location)
    if claim.isNumbered {
      let isNamed = given != nil || schema.title != nil
      let reason =
        isNamed
        ? claim.rival.map { "the branch at \($0)" } ?? "another branch"
        : "a branch has no name" + (claim.rival.map { " other than that at \($0)" } ?? "")
      bag.warning(
        reason + (isNamed ? " has the same name, so the case of this one" : ", so its case")
          + " is called '\(claim.name)'",
        at: schema.location,
        help: "give the branch \(isNamed ? "another" : "a") 'title' or \(isNamed ? "" : "an ")'x-name'")
    } else if let given, draft.names == [given] {
      bag.sayOtherName(than: given, of: "case", claim.name, at: schema.location)
    }
    return claim.name
  }

  private func unionCase(_ name: String, of draft: Draft, site: SchemaID) -> UnionType.Case {
    let schemas = draft.branches.map(\.schema)
    // The documentation of a branch at one place does not hold for other places that share the type, except for its
    // title.
    let isSaid = draft.branches[0].index >= 0 && shared.byPlace[site] == nil
    var item = UnionType.Case(
      name: name, schemas: schemas, constant: draft.constant, payload: draft.payload, kinds: draft.kinds,
      documentation: words.documentationOfUse(draft.described ?? (isSaid ? schemas : [])))
    if let listed = draft.listed {
      item.documentation = item.documentation.overridden(by: listed.documentation)
    } else if isSaid, schemas.count > 1 {
      sayForms(of: &item)
    } else if !isSaid, draft.branches.count == 1, draft.branches[0].index >= 0 {
      item.documentation.title = graph[schemas[0]].title
    }
    return item
  }

  /// Documents each branch of a case by itself: the documentation of one does not hold for the others.
  private func sayForms(of item: inout UnionType.Case) {
    item.forms = item.schemas.map { words.documentationOfUse([$0]) }
    if item.forms.allSatisfy({ $0 == item.forms[0] }) { return }
    let deprecation = item.documentation.deprecation
    item.documentation = Documentation()
    if item.forms.allSatisfy({ $0.deprecation != nil }) { item.documentation.deprecation = deprecation }
  }

  /// The name of a declared type that a case would have, too, as its first letter has no case.
  private func nameWithoutCase(of type: TypeReference, _ types: TypeGraph) -> [String] {
    guard case .named(let id) = type else { return [] }
    return SwiftNames.sharedWithTypes(types[id].name)
  }

  /// Notes which case is meant, where validators decide among objects. A value that a branch refuses for the member does not
  /// mean it.
  private func note(_ hint: BranchHint, _ drafts: [Draft], in rule: inout UnionType.KindRule) {
    guard rule.kinds == .object, let asked = rule.decision.asked else { return }
    var meant: [Int: (index: Int, key: Conjunction)] = [:]
    for index in asked.reversed() {
      for branch in drafts[index].branches { meant[branch.index] = (index, branch.key) }
    }
    let branches = hint.values.compactMap { value, position -> UnionType.TaggedBranch? in
      guard let (index, key) = meant[position] else { return nil }
      let listed = tags.listedTexts(of: hint.property, in: key)
      if let listed, !listed.holds(value) { return nil }
      return UnionType.TaggedBranch(value: value, branch: index)
    }
    let other = hint.other.flatMap { meant[$0]?.index }
    if branches.isEmpty, other == nil { return }
    rule.hint = UnionType.Hint(property: hint.property, branches: branches, other: other)
  }
}
