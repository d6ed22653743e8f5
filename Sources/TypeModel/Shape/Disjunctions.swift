import SchemaModel
import SchemaRuntime

extension Lowering {
  /// The first `oneOf` or `anyOf` of the conjunction whose branches tell the Swift type.
  func typedDisjunction(of key: Conjunction) -> Disjunction? {
    if let known = disjunctions.known[key] { return known }
    let found = key.choices(in: graph).firstResult { choice, branches in
      disjunction(of: branches, choice, within: base(of: choice, in: key))
    }
    disjunctions.known[key] = .some(found)
    return found
  }

  private func disjunction(
    of schemas: [SchemaID], _ choice: Conjunction.Choice, within base: Base
  ) -> Disjunction? {
    let whole = base.whole
    let types = whole.types ?? .everything
    let isSingleKind = types.singles.count == 1
    var branches: [Disjunction.Branch] = []
    var impossible: [Disjunction.Branch] = []
    var saysSomething = false
    let beside = whole.schemas + flattening.everything(from: choice.owner)
    let flat = flatBranches(schemas, of: choice.owner)
    let inferred = flat.branches.map { inferredTypes(of: flattening.conjunction(of: [$0.schema])) }
    let open = inferred.indices.filter { inferred[$0] == nil }
    guard isSingleKind || open.isEmpty || describedKinds(of: whole).isEmpty && isOpen(schemas)
    else { return nil }
    // A branch that may be anything comes last.
    for position in inferred.indices.filter({ inferred[$0] != nil }) + open {
      let (index, schema) = flat.branches[position]
      let conjunction = flattening.conjunction(of: [schema])
      // Null makes no case, unless a branch may be anything.
      let narrowed = inferred[position].map { $0.narrowed(to: types).subtracting(.null) } ?? types
      if narrowed.isEmpty { continue }
      let key = conjunction.narrowed(to: narrowed)
      if key == whole { continue }
      let never = neverMatches((index, schema), of: narrowed, among: schemas, choice, beside: beside)
      if base.hasMembers, narrowed.contains(.object) {
        saysSomething = saysSomething || !isSingleKind || adds(key, to: whole)
        let joined = joined(whole, key, schema, settling: choice)
        let branch = Disjunction.Branch(index: index, schema: schema, key: joined, isJoined: true)
        if never || allowsNoObject(joined) { impossible.append(branch) } else { branches.append(branch) }
      } else {
        saysSomething = saysSomething || !isSingleKind || describes(key)
        let saysItems = narrowed == .array && hasOwnItems(whole)
        let own = saysItems ? joinedArray(whole, key, schema, settling: choice) : key
        let branch = Disjunction.Branch(index: index, schema: schema, key: own)
        let isImpossible =
          never || narrowed == .object && allowsNoObject(joined(whole, key, schema, settling: choice))
        if isImpossible { impossible.append(branch) } else { branches.append(branch) }
      }
    }
    // A choice that no value satisfies still has a type.
    if branches.isEmpty { branches = impossible }
    // The members that are required beside the choice are required of the only form.
    if branches.count == 1, !impossible.isEmpty, !branches[0].isJoined, branches[0].key.types == .object,
      !requiredNames(of: whole).isSubset(of: requiredNames(of: branches[0].key))
    {
      branches[0].key = joined(whole, branches[0].key, branches[0].schema, settling: choice)
      branches[0].isJoined = true
    }
    guard saysSomething, !branches.isEmpty, !hasTooMany(branches.count, within: base) else { return nil }
    return Disjunction(
      owner: choice.owner, keyword: choice.keyword, branches: branches, flattened: flat.flattened)
  }

  /// Whether some branches of a choice state their type, and the others say nothing of the parts of a value: in Swift,
  /// each of the first has a case, and one case takes any other value.
  func isOpen(_ branches: [SchemaID]) -> Bool {
    let keys = branches.map { flattening.conjunction(of: [$0]) }
    let open = keys.filter { inferredTypes(of: $0) == nil }
    return !open.isEmpty && open.count < keys.count
      && open.allSatisfy { $0.choices(in: graph).isEmpty && describedKinds(of: $0).isEmpty }
  }

  /// Branches of a choice, each with its position in that.
  private struct FlatBranches {
    var branches: [(index: Int, schema: SchemaID)] = []
    /// The branches whose own branches stand in their place.
    var flattened: [SchemaID] = []
  }

  /// The branches of a choice. A branch that is only a choice of several types is replaced by its own branches: the
  /// kind of a value tells whether it is one of these.
  private func flatBranches(_ schemas: [SchemaID], of owner: SchemaID) -> FlatBranches {
    let plain = FlatBranches(branches: schemas.enumerated().map { ($0, $1) })
    let named = graph.caseNames(of: owner).map(\.value)
    let choices = schemas.enumerated().map { index, schema in
      graph[schema].isChoiceAlone && !named.contains(String(index))
    }
    guard choices.contains(true) else { return plain }
    let types = schemas.compactMap { inferredTypes(of: flattening.conjunction(of: [$0])) }
    // A branch that may be anything has the kinds of all.
    guard types.count == schemas.count else { return plain }
    let areAlone = types.map { $0.subtracting(.null) }.haveKindsOfTheirOwn
    var flat = FlatBranches()
    for (index, schema) in schemas.enumerated() {
      guard choices[index], areAlone[index], literals(of: flattening.conjunction(of: [schema])) == nil
      else {
        flat.branches.append((index, schema))
        continue
      }
      let below = flatBranches(graph[schema].anyOf + graph[schema].oneOf, of: schema)
      flat.branches += below.branches.map { (index, $0.schema) }
      flat.flattened += [schema] + below.flattened
    }
    return flat
  }

  /// Whether the branch of an object or array says more than which members are required, or the branch of a string
  /// describes its content.
  private func describes(_ key: Conjunction) -> Bool { key.schemas.contains { isStructured(graph[$0]) } }

  /// The values that an instance can have, where the conjunction lists them: those of its shortest list that all its
  /// schemas accept.
  func literals(of key: Conjunction) -> [LiteralValue]? {
    guard let listed = listedLiterals(of: key) else { return nil }
    let allowed = listed.filter { isAllowed($0, by: key) }
    // A schema that no value satisfies still has a type.
    return allowed.isEmpty ? listed : allowed
  }

  /// Whether the conjunction lists values, none of which satisfies all its schemas, or asks for types that exclude each
  /// other.
  func allowsNothing(_ key: Conjunction) -> Bool {
    if key.types == [] { return true }
    guard let types = inferredTypes(of: key), !types.contains(.null) else { return false }
    let narrowed = key.narrowed(to: types)
    return listedLiterals(of: narrowed).map { !$0.contains { isAllowed($0, by: narrowed) } } ?? false
  }

  /// The shortest list of values, those of other types left out, each value once.
  private func listedLiterals(of key: Conjunction) -> [LiteralValue]? {
    var lists = key.schemas.compactMap { ownLiterals(of: $0) }
    for (_, branches) in key.choices(in: graph) {
      if let list = literals(ofBranches: branches) { lists.append(list) }
    }
    lists += key.alternatives(in: graph).compactMap { literals(ofBranches: $0) }
    guard let shortest = lists.min(by: { $0.count < $1.count }) else { return nil }
    let types = key.types ?? .everything
    let areWhole = types.allowsIntegers && !types.contains(.number)
    let documented = shortest.contains { $0.branch == nil } ? documentedValues(of: key) : [:]
    return unique(
      shortest.compactMap { literal in
        if literal.value.narrowestType.narrowed(to: types).isEmpty { return nil }
        var literal = literal
        literal.branch = literal.branch ?? documented[literal.value]
        guard areWhole, let whole = literal.value.wholeNumber else { return literal }
        return LiteralValue(value: whole, schema: literal.schema, branch: literal.branch)
      })
  }

  /// The branches that are one value each and document it, by that value: an `enum` may stand beside them.
  private func documentedValues(of key: Conjunction) -> [JSONValue: SchemaID] {
    var found: [JSONValue: SchemaID] = [:]
    for branch in key.choices(in: graph).flatMap(\.branches).map({ documenting($0) }) {
      let schema = graph[branch]
      guard let values = schema.listedValues, values.count == 1,
        schema.title != nil || schema.description != nil || schema.extensions.name != nil || schema.deprecated
      else { continue }
      found[values[0]] = found[values[0]] ?? branch
    }
    return found
  }

  /// The schema that has the words for the values of a branch: its target, where the branch only refers to one.
  private func documenting(_ branch: SchemaID) -> SchemaID {
    var (found, seen) = (branch, Set([branch]))
    while let next = graph[found].soleReference, graph[found].title == nil, graph[found].description == nil,
      graph.name(of: found) == nil, seen.insert(next).inserted
    {
      found = next
    }
    return found
  }

  private func isAllowed(_ literal: LiteralValue, by key: Conjunction) -> Bool {
    key.schemas.allSatisfy { flattening.judge.verdict(on: literal.value, by: $0) != false }
  }

  private func ownLiterals(of id: SchemaID) -> [LiteralValue]? {
    let schema = graph[id]
    if let constant = schema.constant { return [LiteralValue(value: constant, schema: id)] }
    return schema.enumeration?.map { LiteralValue(value: $0, schema: id) }
  }

  /// The values of branches that are all lists of values; a value that has a branch for itself is documented there.
  private func literals(ofBranches branches: [SchemaID]) -> [LiteralValue]? {
    var all: [LiteralValue] = []
    for branch in branches {
      let conjunction = flattening.conjunction(of: [branch])
      if conjunction.types == .null || conjunction.types == [] { continue }
      guard let list = conjunction.schemas.compactMap({ ownLiterals(of: $0) }).first else { return nil }
      let own = list.count == 1 ? documenting(branch) : nil
      all += list.map { LiteralValue(value: $0.value, schema: $0.schema, branch: own) }
    }
    return all.isEmpty ? nil : all
  }

  /// Known strings beside any other: `x-knownValues`, or an `anyOf` of listed values and any string.
  func knownValues(of key: Conjunction) -> [LiteralValue]? {
    for id in key.schemas {
      if let values = graph[id].extensions.knownValues {
        return unique(values.map { LiteralValue(value: .string($0), schema: id) })
      }
      let branches = graph[id].anyOf
      let listed = branches.filter { literals(ofBranches: [$0]) != nil }
      if !listed.isEmpty, listed.count < branches.count, let values = literals(ofBranches: listed) {
        let strings = values.filter { $0.value.narrowestType == .string }
        if !strings.isEmpty { return unique(strings) }
      }
    }
    return nil
  }

  private func unique(_ list: [LiteralValue]) -> [LiteralValue] {
    var seen: Set<JSONValue> = []
    return list.filter { seen.insert($0.value).inserted }
  }
}

/// A text that tells literals apart; for a string, its own text behind a quote.
func literalText(_ value: JSONValue) -> String {
  switch value {
  case .null: return "null"
  case .bool(let value): return value ? "true" : "false"
  case .number(let number): return integerValue(of: number).map(String.init) ?? number.text
  case .string(let text): return "\"" + text
  case .array, .object: return "\(value)"
  }
}

extension Schema {
  /// Whether it is nothing but an `anyOf` or `oneOf`.
  fileprivate var isChoiceAlone: Bool { sites.count == 1 && !(anyOf.isEmpty && oneOf.isEmpty) }
}
