import SchemaModel
import SchemaRuntime

/// Finds the conditions by which objects become unions.
///
/// A member that only conditions name may be anything where none of them holds. So a struct has no type for it, and each
/// case of a union has one.
final class ConditionUnions {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let inference: TypeInference
  private let conditions: ConditionChains
  private let descriptions: MemberDescriptions
  private let parts: DescribedParts
  private let joins: JoinedBranches
  /// The unions that were found, nil for conjunctions that become none.
  private var known: [Conjunction: ConditionUnion?] = [:]

  init(
    _ flattening: Flattening, _ inference: TypeInference, _ conditions: ConditionChains,
    _ descriptions: MemberDescriptions, _ parts: DescribedParts, _ joins: JoinedBranches
  ) {
    (graph, self.flattening, self.inference) = (flattening.graph, flattening, inference)
    (self.conditions, self.descriptions) = (conditions, descriptions)
    (self.parts, self.joins) = (parts, joins)
  }

  /// How many members that all cases share may stand beside one that a case has a type for, and a struct has not: each case
  /// repeats them, and a reader of one of them has to look into every case.
  private static let sharedForEach = 2

  /// A schema with a condition.
  private struct Owner {
    var schema: SchemaID
    var condition: SchemaID
    var then: SchemaID?
    var otherwise: SchemaID?
    var asked: ConditionChains.AskedValues?
  }

  /// The union that objects of the conjunction become by their conditions: by those that ask for values of one member, or by
  /// one that chooses between two descriptions. Nil where a struct has types for all members.
  func union(of key: Conjunction) -> ConditionUnion? {
    if let known = known[key] { return known }
    let found = find(in: key)
    known[key] = .some(found)
    return found
  }

  private func find(in key: Conjunction) -> ConditionUnion? {
    guard key.types == .object, !key.isCaseOfCondition,
      // The outcome of all conditions together decides which members these schemas are about.
      !key.schemas.contains(where: { graph[$0].unevaluatedProperties != nil })
    else { return nil }
    let owners = key.schemas.filter { !key.hasDecided($0) }.compactMap(owner)
    if owners.isEmpty { return nil }
    let members = descriptions.conditionalMembers(of: key)
    var groups: [[Owner]] = []
    var positions: [ByteText: Int] = [:]
    for owner in owners {
      guard let name = owner.asked?.name else { continue }
      if positions[name] == nil {
        positions[name] = groups.count
        groups.append([])
      }
      groups[positions[name] ?? 0].append(owner)
    }
    let plain = owners.filter { $0.asked == nil && isWholeChoice($0, in: key) }.map { [$0] }
    return (groups + plain).firstResult { group in
      let open = openNames(of: group, in: key, members)
      guard !open.isEmpty,
        let union = group[0].asked == nil ? plainUnion(group[0], key) : tagUnion(group, key)
      else { return nil }
      return isWorth(union, open, in: key, members) ? union : nil
    }
  }

  private func owner(_ id: SchemaID) -> Owner? {
    let schema = graph[id]
    guard let condition = schema.ifSchema, schema.thenSchema != nil || schema.elseSchema != nil else {
      return nil
    }
    return Owner(
      schema: id, condition: condition, then: schema.thenSchema, otherwise: schema.elseSchema,
      asked: conditions.askedValues(of: condition))
  }

  /// Whether a condition is a choice of two descriptions of the object, beside which nothing describes it.
  private func isWholeChoice(_ owner: Owner, in key: Conjunction) -> Bool {
    guard let then = owner.then, let otherwise = owner.otherwise, !parts.hasOwnMembers(key) else {
      return false
    }
    return [then, otherwise].allSatisfy { parts.hasOwnMembers(flattening.conjunction(of: [$0])) }
  }

  // MARK: What is gained

  /// The members which some conditions name that have no type in a struct.
  private func openNames(
    of owners: [Owner], in key: Conjunction, _ members: ConditionalMembers
  ) -> [String] {
    var seen: Set<ByteText> = []
    let parts = owners.flatMap { [$0.then, $0.otherwise] }.compactMap(\.self)
    return parts.flatMap { flattening.everything(from: $0) }.flatMap { graph[$0].properties }.map(\.name)
      .filter { seen.insert(ByteText($0)).inserted && isLeftOpen($0, in: key, members) }
  }

  /// Whether so many of the names get a type in all cases that the members which each case repeats are worth it.
  private func isWorth(
    _ union: ConditionUnion, _ open: [String], in key: Conjunction, _ members: ConditionalMembers
  ) -> Bool {
    var left = open
    for item in union.cases {
      let members = descriptions.conditionalMembers(of: item.key)
      left.removeAll { isLeftOpen($0, in: item.key, members) }
    }
    // A struct has types for members that `properties` names, and for those that conditions name.
    let named =
      key.schemas.flatMap { graph[$0].properties }
      + members.mentions
    let shared = Set(named.map(\.name)).subtracting(open + [union.tag ?? ""])
    return shared.count <= left.count * Self.sharedForEach && !left.isEmpty
  }

  /// Whether a struct has no type for a member that conditions name.
  private func isLeftOpen(_ name: String, in key: Conjunction, _ members: ConditionalMembers) -> Bool {
    // An object that closes itself has to name what conditions describe. Another one that names a member with any value
    // means that.
    guard let named = members.schemas[ByteText(name)], named.contains(where: saysType) else { return false }
    let own = graph.schemas(of: name, in: key.schemas)
    guard own.isEmpty || isClosed(key) && own.allSatisfy({ graph[$0].acceptsAll }) else { return false }
    switch descriptions.description(of: name, in: key, members) {
    case .unlisted, .unnamed: return false
    case .open: return true
    case .alternatives(let schemas): return haveTypesOfTheirOwn(schemas)
    }
  }

  private func isClosed(_ key: Conjunction) -> Bool {
    key.schemas.contains { id in
      graph[id].additionalProperties.map { graph.allowsNothing($0) } ?? false
    }
  }

  private func saysType(_ id: SchemaID) -> Bool {
    inference.types(of: flattening.conjunction(of: [id])).map { $0.union(.null) != .everything } ?? false
  }

  private func haveTypesOfTheirOwn(_ schemas: [SchemaID]) -> Bool {
    guard schemas.contains(where: { !flattening.areWrittenAlike($0, schemas[0]) }) else { return false }
    let keys = schemas.map { flattening.conjunction(of: [$0]) }
    let types = Set(keys.map { inference.types(of: $0)?.subtracting(.null) })
    // One type carries all integers and numbers.
    let numbers: TypeSet = [.integer, .number]
    if types.allSatisfy({ $0?.isSubset(of: numbers) ?? false }) { return false }
    return types.count > 1 || types.contains(.object) && Set(keys).count > 1
  }

  // MARK: Cases

  /// The union by the values of the member that all conditions ask for.
  private func tagUnion(_ owners: [Owner], _ key: Conjunction) -> ConditionUnion? {
    guard let tag = owners[0].asked?.name else { return nil }
    let listed = conditions.listedValues(of: tag, in: key)
    var (values, seen) = ([JSONValue](), Set<JSONValue>())
    for value in owners.flatMap({ $0.asked?.values ?? [] }) where seen.insert(value).inserted {
      if listed?.contains(value) ?? true { values.append(value) }
    }
    let rest = listed?.filter { !seen.contains($0) }
    if values.count * owners.count > Self.mostOutcomes { return nil }
    var outcomes: [(holds: [Bool], values: [JSONValue])] = []
    for value in values {
      let holds = owners.map { $0.asked?.values.contains(value) ?? false }
      if let same = outcomes.firstIndex(where: { $0.holds == holds }) {
        outcomes[same].values.append(value)
      } else {
        outcomes.append((holds, [value]))
      }
    }
    var union = ConditionUnion(tag: tag.text, cases: [])
    for outcome in outcomes {
      guard let made = possibleCase(owners, holding: outcome.holds, key, values: outcome.values) else {
        continue
      }
      union.cases.append(made)
    }
    let mayMiss = !graph.requiredNames(of: key).contains(tag)
    addMissing(owners, key, outcomes.map(\.holds), mayMiss: mayMiss, to: &union)
    if rest?.isEmpty != true || mayMiss && union.missing == nil && !owners.contains(where: holdsWithout) {
      let none = owners.map { _ in false }
      if var other = possibleCase(owners, holding: none, key, values: []) {
        other.use = rest?.isEmpty == true ? .missing : .other
        other.values = rest ?? []
        union.other = union.cases.count
        union.cases.append(other)
      }
      if mayMiss, !owners.contains(where: holdsWithout) { union.missing = union.other }
    }
    guard isUnion(union.cases, of: key), union.isToldByText || isToldByConditions(union) else { return nil }
    return union
  }

  /// Whether asking one condition after the other finds the case: each holds for the objects of one case alone.
  private func isToldByConditions(_ union: ConditionUnion) -> Bool {
    union.cases.allSatisfy { $0.conditions.count <= 1 }
      && union.cases.indices.allSatisfy {
        $0 != union.missing || union.cases[$0].use != .missing || $0 == union.other
      }
  }

  /// The most values of a member, times the conditions on it.
  private static let mostOutcomes = 16_384

  private func holdsWithout(_ owner: Owner) -> Bool { owner.asked?.holdsWithout ?? false }

  /// Adds the case of objects without the member, or finds it among those that there are.
  private func addMissing(
    _ owners: [Owner], _ key: Conjunction, _ outcomes: [[Bool]], mayMiss: Bool,
    to union: inout ConditionUnion
  ) {
    let holds = owners.map(holdsWithout)
    guard mayMiss, holds.contains(true), let tag = union.tag else { return }
    if let same = outcomes.firstIndex(of: holds) {
      let values = union.cases.firstIndex { item in
        item.values.contains { value in
          owners.map { $0.asked?.values.contains(value) ?? false } == outcomes[same]
        }
      }
      union.missing = values
      return
    }
    let leading = zip(owners, holds).compactMap { $1 ? $0.then : $0.otherwise }
    if leading.contains(where: { requires(tag, $0) }) { return }
    guard var item = possibleCase(owners, holding: holds, key, values: nil) else { return }
    item.use = .missing
    union.missing = union.cases.count
    union.cases.append(item)
  }

  private func requires(_ name: String, _ id: SchemaID) -> Bool {
    flattening.everything(from: id).contains { graph[$0].required.holds(name) }
  }

  /// The union by whether one condition holds.
  private func plainUnion(_ owner: Owner, _ key: Conjunction) -> ConditionUnion? {
    guard let holds = possibleCase([owner], holding: [true], key, values: []),
      var fails = possibleCase([owner], holding: [false], key, values: [])
    else { return nil }
    fails.use = .other
    let union = ConditionUnion(cases: [holds, fails], other: 1)
    return isUnion(union.cases, of: key) ? union : nil
  }

  private func isUnion(_ cases: [ConditionUnion.Case], of key: Conjunction) -> Bool {
    guard cases.count > 1, Set(cases.map(\.key)).count > 1 else { return false }
    return key.settled.isEmpty && !parts.hasOwnMembers(key)
      || joins.combinations(of: key, times: cases.count) <= JoinedBranches.mostCombinations
  }

  /// The case of the objects for which some conditions hold; nil where there are no such objects.
  /// - Parameter values: those of the member that conditions ask for; nil where it is not there.
  private func possibleCase(
    _ owners: [Owner], holding: [Bool], _ key: Conjunction, values: [JSONValue]?
  ) -> ConditionUnion.Case? {
    var item = ConditionUnion.Case(key: key, values: values ?? [])
    var ways: [Flattening.Way] = []
    for (owner, holds) in zip(owners, holding) {
      let consequence = holds ? owner.then : owner.otherwise
      var holding = [consequence].compactMap(\.self)
      item.consequences += holding
      if holds { item.conditions.append(owner.condition) }
      if holds, values != nil, isPlain(graph[owner.condition]) { holding.insert(owner.condition, at: 0) }
      ways.append(
        .init(owner: owner.schema, branch: consequence ?? owner.condition, holding: holding))
    }
    if values == nil, areMixed(item.consequences) {
      // What several conditions say of one member together is no type that someone would want: the case is open.
      for index in ways.indices { ways[index].holding = [] }
      item.consequences = []
    }
    if let own = ownKey(item, besides: owners.map(\.schema), key) {
      item.key = own
      return item
    }
    var settled = flattening.settling(key, ways)
    settled.isCaseOfCondition = true
    item.key = flattening.decided(settled) ?? settled
    guard item.key.types == .object, inference.types(of: item.key)?.contains(.object) ?? true,
      !joins.allowsNoObject(item.key)
    else { return nil }
    return item
  }

  /// Whether a condition says nothing but what members are, so that the struct of its objects can say it, too.
  private func isPlain(_ condition: Schema) -> Bool {
    condition.hasNone(but: [.properties, .required, .type])
      && condition.properties.allSatisfy { graph[$0.schema].hasNone(but: [.const, .enum, .type, .format]) }
  }

  /// Whether schemas say different things of one member.
  private func areMixed(_ schemas: [SchemaID]) -> Bool {
    var said: [ByteText: SchemaID] = [:]
    for property in schemas.flatMap({
      flattening.conjunction(of: [$0]).schemas.flatMap { graph[$0].properties }
    }) {
      guard let other = said.updateValue(property.schema, forKey: ByteText(property.name)) else { continue }
      if !flattening.areWrittenAlike(other, property.schema) { return true }
    }
    return false
  }

  /// The conjunction of the only consequence, where nothing else says anything of the objects: then the case has the type
  /// of that schema.
  private func ownKey(
    _ item: ConditionUnion.Case, besides owners: [SchemaID], _ key: Conjunction
  ) -> Conjunction? {
    guard item.consequences.count == 1, item.conditions.allSatisfy({ isImplied($0, by: item) }) else {
      return nil
    }
    let rest = key.members.map(\.schema)
    guard
      rest.allSatisfy({ id in
        !flattening.hasObjectSay(graph[id]) && graph[id].choices.isEmpty
          && (owners.contains(id) || !flattening.hasConditions(graph[id]))
      })
    else { return nil }
    let own = flattening.conjunction(of: item.consequences)
    guard let types = inference.types(of: own), types.contains(.object) else { return nil }
    return flattening.valueKey(own, .object)
  }

  /// Whether what a case leads to asks for no other values of the members that a condition asks for.
  private func isImplied(_ condition: SchemaID, by item: ConditionUnion.Case) -> Bool {
    guard let asked = conditions.askedValues(of: condition) else {
      return !isPlain(graph[condition])
        || graph[condition].properties.allSatisfy { property in
          let own = flattening.conjunction(of: item.consequences).schemas
          return !graph.schemas(of: property.name, in: own).isEmpty
        }
    }
    let own = flattening.conjunction(of: item.consequences)
    guard let values = conditions.listedValues(of: asked.name, in: own) else { return false }
    return values.allSatisfy(asked.values.contains)
  }
}
