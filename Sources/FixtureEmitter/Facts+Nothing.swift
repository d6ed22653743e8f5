import SchemaModel
import SchemaRuntime

extension Facts {
  /// How deep required members and items are followed.
  private static let nothingDepth = 4
  /// The most branches of a union that is asked.
  static let branchLimit = 32

  /// Whether it is certain that the schemas allow no value at all; false where that is not known.
  func allowNothing(_ bench: Workbench, depth: Int = 0) -> Bool { whyNothing(bench, depth: depth) != nil }

  /// Why it is certain that the schemas allow no value at all; nil where that is not known.
  func whyNothing(_ bench: Workbench, depth: Int = 0) -> String? {
    if let nothing { return nothing }
    guard depth < leastDepthWithoutReason else { return nil }
    let why = searchReason(bench, depth)
    nothing = why
    if why == nil, !bench.isExhausted { leastDepthWithoutReason = depth }
    return why
  }

  private func searchReason(_ bench: Workbench, _ depth: Int) -> String? {
    // A dynamic reference may lead to another schema elsewhere.
    if hasDynamicReference { return nil }
    if isImpossible { return "one of its schemas allows nothing" }
    if excludedTypes == .every { return "'not' refuses every value" }
    if allowedTypes.isEmpty { return "its types exclude each other" }
    guard depth < Self.nothingDepth else { return nil }
    if let literals {
      return isCertain(toRefuse: literals, bench) ? "no value that it lists has all that it asks" : nil
    }
    if depth == 0, let why = whyNoBranch(bench) ?? whyNoWay(bench) { return why }
    return whyNothing(among: allowedTypes, bench, depth: depth)
  }

  /// The types without those that `not` takes away as a whole.
  var allowedTypes: TypeSet { types.subtracting(excludedTypes) }

  /// Why it is certain that the schemas allow no value of these types; nil where that is not known.
  func whyNothing(among kinds: TypeSet, _ bench: Workbench, depth: Int = 0) -> String? {
    if hasDynamicReference { return nil }
    if isImpossible { return "one of its schemas allows nothing" }
    let common = allowedTypes.intersection(kinds.widened)
    if common.isEmpty { return "its types exclude each other" }
    if let literals {
      let own = literals.filter { !common.isDisjoint(with: $0.types) }
      if isCertain(toRefuse: own, bench) { return "it lists no value of its types that has all that it asks" }
    }
    var first: String?
    for kind in TypeSet.named where common.contains(kind.type) {
      guard
        let why = whyEndless(kind.type, bench) ?? whyNeverOne(kind.type, bench)
          ?? whyNothing(of: kind.type, bench, depth) ?? whyNoRoom(for: kind.type, bench)
          ?? whyRefused(kind.type, bench)
      else { return nil }
      first = first ?? why
    }
    return first
  }

  private func whyEndless(_ type: TypeSet, _ bench: Workbench) -> String? {
    members.contains { bench.endlessTypes($0).contains(type) }
      ? "each value has to hold another one of its kind, without end" : nil
  }

  /// The reason where a `not` accepts all values of a type that the rest allows.
  private func whyRefused(_ type: TypeSet, _ bench: Workbench) -> String? {
    members.contains { id in bench.graph[id].not.map { areWithin($0, of: type, bench) } ?? false }
      ? "'not' refuses each value that the rest allows" : nil
  }

  /// The reason where two branches of a `oneOf` accept all values of a type that the rest allows.
  private func whyNeverOne(_ type: TypeSet, _ bench: Workbench) -> String? {
    members.contains { id in
      let branches = bench.graph[id].oneOf
      guard 2...Self.branchLimit ~= branches.count, !branches.contains(where: isAbout) else { return false }
      return branches.count { areWithin($0, of: type, bench) } > 1
    } ? "two branches of 'oneOf' accept each value that the rest allows" : nil
  }

  private func whyNoBranch(_ bench: Workbench) -> String? {
    let asked = choices.filter { $0.count <= Self.branchLimit }
    // Where a branch of each of many unions allows a value with those of the others, each has one that does.
    let isClosed = asked[...].hasUnsettled { unions in
      let together = bench.facts(heads + likely(unions, bench))
      return !together.hasDynamicReference && !together.allowNothing(bench, depth: 1)
    } where: { branches in
      branches.allSatisfy { bench.facts(heads + [$0]).allowNothing(bench, depth: 1) }
    }
    return isClosed ? "no branch of a union in it allows a value" : nil
  }

  /// A branch of each union: the first whose types go together with the rest and with the branches before, as far as one
  /// does.
  private func likely(_ unions: ArraySlice<[SchemaID]>, _ bench: Workbench) -> [SchemaID] {
    var left = allowedTypes
    return unions.compactMap { branches in
      let fitting = branches.first { !bench.facts([$0]).allowedTypes.isDisjoint(with: left) }
      if let fitting { left.formIntersection(bench.facts([fitting]).allowedTypes) }
      return fitting ?? branches.first
    }
  }

  /// The reason where a condition holds always, or has two sides, and nothing is allowed on those that are left.
  private func whyNoWay(_ bench: Workbench) -> String? {
    func isClosed(_ side: [SchemaID]) -> Bool {
      bench.facts(heads + side).allowNothing(bench, depth: 1)
    }
    let isNever = conditions.contains { condition in
      let holds = [condition.ifSchema, condition.thenSchema].compactMap(\.self)
      if let otherwise = condition.elseSchema, isClosed([otherwise]) { return isClosed(holds) }
      return condition.thenSchema != nil && isClosed(holds) && areWithin(condition.ifSchema, bench)
    }
    return isNever ? "where its condition holds, and where it does not, nothing is allowed" : nil
  }

  private func whyNothing(of type: TypeSet, _ bench: Workbench, _ depth: Int) -> String? {
    switch type {
    case .string: whyNoString(bench)
    case .array: whyNoArray(bench, depth)
    case .object: whyNoObject(bench, depth)
    case .integer: whyNoNumber(isInteger: true)
    case .number: whyNoNumber(isInteger: false)
    case .boolean: whyNone(of: [true, false], bench)
    case .null: whyNone(of: [.null], bench)
    default: nil
    }
  }

  /// Why it is certain that the schemas allow none of the values, which are all that the type has; nil where that is
  /// not known.
  private func whyNone(of values: [JSONValue], _ bench: Workbench) -> String? {
    isCertain(toRefuse: values, bench) ? "each value of its type is ruled out" : nil
  }

  /// Whether the schemas accept none of the values; false where the budget ran out before that was known.
  private func isCertain(toRefuse values: [JSONValue], _ bench: Workbench) -> Bool {
    let judges = judges(bench.graph)
    return !bench.isExhausted && !spellings(of: values, bench.graph).contains { bench.accepts($0, judges) }
      && !bench.isExhausted
  }

  /// The values, and their equals that the schemas judge otherwise.
  func spellings(of values: [JSONValue], _ graph: SchemaGraph) -> [JSONValue] {
    guard members.contains(where: { graph[$0].dialect.isLikeDraft4 }) else { return values }
    return values.flatMap(\.spellings)
  }

  /// The members that judge a value, where two forms of one `oneOf` are among the schemas. Schemas that lead to that
  /// union are left out: the union refuses a value with two of its forms, and the question is whether there is such a
  /// value.
  private func judges(_ graph: SchemaGraph) -> [SchemaID] {
    let unions = members.filter { id in graph[id].oneOf.reduce(0) { $0 + (isAbout($1) ? 1 : 0) } > 1 }
    return unions.isEmpty ? heads : members.filter { !graph.leads($0, inPlaceTo: Set(unions)) }
  }

  private func whyNoString(_ bench: Workbench) -> String? {
    if minLength > maxLength { return "'minLength' \(minLength) is above 'maxLength' \(maxLength)" }
    let maker = StringMaker(self, bench)
    if maker.isImpossible() { return "no text has its patterns and lengths" }
    guard bench.assertsFormat, !definedFormats.isEmpty else { return nil }
    return maker.isImpossible(in: definedFormats) ? "no text of its format has its patterns and lengths" : nil
  }
}
