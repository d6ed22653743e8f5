import SchemaModel
import SchemaRuntime

extension Facts {
  /// How deep required members and items are followed.
  private static let nothingDepth = 4
  /// The most branches of a union that is asked.
  private static let branchLimit = 32

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
  private var allowedTypes: TypeSet { types.subtracting(excludedTypes) }

  /// Why it is certain that the schemas allow no value of these types; nil where that is not known.
  func whyNothing(among kinds: TypeSet, _ bench: Workbench, depth: Int = 0) -> String? {
    if hasDynamicReference { return nil }
    if isImpossible { return "one of its schemas allows nothing" }
    let common = allowedTypes.intersection(kinds.widened)
    if common.isEmpty { return "its types exclude each other" }
    var first: String?
    for kind in TypeSet.named where common.contains(kind.type) {
      guard
        let why = whyEndless(kind.type, bench) ?? whyNothing(of: kind.type, bench, depth)
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

  private func whyNoBranch(_ bench: Workbench) -> String? {
    let asked = choices.filter { $0.count <= Self.branchLimit }
    return isClosed(by: asked[...], bench) ? "no branch of a union in it allows a value" : nil
  }

  /// Unions of this number or fewer are asked one after the other.
  private static let fewUnions = 4

  /// Whether one of the unions has no branch that allows a value. Where the first branches of many allow one together,
  /// each of them does, so that it takes one question, and not one for each union.
  private func isClosed(by unions: ArraySlice<[SchemaID]>, _ bench: Workbench) -> Bool {
    guard unions.count > Self.fewUnions else {
      return unions.contains { branches in
        branches.allSatisfy { bench.facts(members + [$0]).allowNothing(bench, depth: 1) }
      }
    }
    let together = bench.facts(members + unions.compactMap(\.first))
    if !together.hasDynamicReference, !together.allowNothing(bench, depth: 1) { return false }
    let middle = unions.startIndex + unions.count / 2
    return isClosed(by: unions[..<middle], bench) || isClosed(by: unions[middle...], bench)
  }

  /// The reason where both sides of a condition are false, or ask for other types. A member that a side requires in
  /// vain is a finding of its own.
  private func whyNoWay(_ bench: Workbench) -> String? {
    func isClosed(_ side: [SchemaID]) -> Bool {
      bench.facts(members + side).allowNothing(bench, depth: Self.nothingDepth)
    }
    let isNever = conditions.contains { condition in
      guard isClosed([condition.ifSchema, condition.thenSchema].compactMap { $0 }) else { return false }
      if bench.graph[condition.ifSchema].acceptsAll { return true }
      return condition.elseSchema.map { isClosed([$0]) } ?? false
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
    return !bench.isExhausted && !values.contains { bench.accepts($0, judges) } && !bench.isExhausted
  }

  /// The members that judge a value, where two forms of one `oneOf` are among the schemas. Schemas that lead to that
  /// union are left out: the union refuses a value with two of its forms, and the question is whether there is such a
  /// value.
  private func judges(_ graph: SchemaGraph) -> [SchemaID] {
    let unions = members.filter { id in graph[id].oneOf.reduce(0) { $0 + (isAbout($1) ? 1 : 0) } > 1 }
    return unions.isEmpty ? members : members.filter { !graph.leads($0, inPlaceTo: Set(unions)) }
  }

  private func whyNoString(_ bench: Workbench) -> String? {
    if minLength > maxLength { return "'minLength' \(minLength) is above 'maxLength' \(maxLength)" }
    let maker = StringMaker(self, bench)
    if maker.isImpossible() { return "no text has its patterns and lengths" }
    guard bench.assertsFormat, !definedFormats.isEmpty else { return nil }
    return maker.isImpossible(in: definedFormats) ? "no text of its format has its patterns and lengths" : nil
  }

  private func whyNoArray(_ bench: Workbench, _ depth: Int) -> String? {
    if minItems > maxItems { return "'minItems' \(minItems) is above 'maxItems' \(maxItems)" }
    guard minItems > 0 || !contains.isEmpty else { return nil }
    let prefix = (0..<min(prefixCount, Self.branchLimit)).map { certainSchemas(ofItem: $0, in: bench.graph) }
    let rest = certainSchemas(ofItem: prefixCount, in: bench.graph)
    guard prefix.count == prefixCount else { return nil }
    for (index, ids) in (prefix + [rest]).enumerated() where index < minItems && !ids.isEmpty {
      let facts = bench.facts(ids)
      guard let why = facts.whyNothing(bench, depth: depth + 1) else { continue }
      if facts.isImpossible { return "'minItems' is \(minItems), and \(counted(index, "item")) allowed" }
      return "item \(index + 1) is required, and nothing is allowed there: \(why)"
    }
    if isUnique, prefixCount == 0, !rest.isEmpty, let count = bench.facts(rest).valueLimit, count < minItems {
      return "'minItems' is \(minItems), and items have \(count) different value\(count == 1 ? "" : "s")"
    }
    return whyAlike(prefix, rest, bench) ?? whyNotContained(prefix, rest, bench, depth)
      ?? whyContainedTooOften(prefix, rest, bench)
  }

  /// The reason where items without repetition have to be there, and cannot all differ.
  private func whyAlike(_ prefix: [[SchemaID]], _ rest: [SchemaID], _ bench: Workbench) -> String? {
    guard isUnique, prefixCount > 0, 2...Self.branchLimit ~= minItems else { return nil }
    let values = (0..<minItems).compactMap { index in
      bench.facts(index < prefix.count ? prefix[index] : rest).fewValues
    }
    var owners: [JSONValue: Int] = [:]
    /// Finds a value for an item, for which other items may take others of theirs.
    func settle(_ item: Int, _ seen: inout Set<JSONValue>) -> Bool {
      for value in values[item] where seen.insert(value).inserted {
        if let owner = owners[value], !settle(owner, &seen) { continue }
        owners[value] = item
        return true
      }
      return false
    }
    for item in values.indices {
      var seen: Set<JSONValue> = []
      if !settle(item, &seen) {
        return "'minItems' is \(minItems), and the values of so many items cannot all differ"
      }
    }
    return nil
  }

  /// The values, where they are few; nil where they may be more.
  private var fewValues: [JSONValue]? {
    if hasDynamicReference { return nil }
    if let literals { return literals.count <= Self.branchLimit ? literals : nil }
    guard allowedTypes.isSubset(of: [.boolean, .null]) else { return nil }
    return (allowedTypes.contains(.boolean) ? [true, false] : [])
      + (allowedTypes.contains(.null) ? [.null] : [])
  }

  /// The reason where more items have to be what `contains` asks for than `maxContains` allows.
  private func whyContainedTooOften(
    _ prefix: [[SchemaID]], _ rest: [SchemaID], _ bench: Workbench
  ) -> String? {
    for wanted in contains where wanted.most < max(minItems, contains.map(\.count).max() ?? 0) {
      let listed = prefix.prefix(minItems).filter { bench.facts($0).areWithin(wanted.schema, bench) }.count
      let others = minItems > prefixCount ? minItems - prefixCount : 0
      let inItems = listed + (others > 0 && bench.facts(rest).areWithin(wanted.schema, bench) ? others : 0)
      let inContains = contains.filter {
        $0.count > wanted.most && bench.facts([$0.schema]).areWithin(wanted.schema, bench)
      }
      let count = max(inItems, inContains.map(\.count).max() ?? 0)
      if count > wanted.most {
        return "'maxContains' is \(wanted.most), and \(count) items have to be what 'contains' asks for"
      }
    }
    return nil
  }

  /// Whether it is certain that a schema accepts each value that these schemas allow.
  func areWithin(_ other: SchemaID, _ bench: Workbench, depth: Int = 0) -> Bool {
    if hasDynamicReference { return false }
    if isAbout(other) || bench.graph.typesAccepted(by: other).widened.isSuperset(of: allowedTypes) {
      return true
    }
    let kinds = TypeSet.named.map(\.type).filter(allowedTypes.contains)
    if kinds.allSatisfy({ areWithin(other, of: $0, bench, depth: depth) }) { return true }
    guard let literals, literals.count <= Self.branchLimit else { return false }
    return literals.allSatisfy { bench.accepts($0, [other]) } && !bench.isExhausted
  }

  private func whyNotContained(
    _ prefix: [[SchemaID]], _ rest: [SchemaID], _ bench: Workbench, _ depth: Int
  ) -> String? {
    let isTuple = bench.facts(rest).isImpossible
    let most = isTuple ? min(maxItems, prefixCount) : maxItems
    for wanted in contains where wanted.count > 0 {
      if wanted.count > most {
        return
          "'contains' asks for \(wanted.count) item\(wanted.count == 1 ? "" : "s"), and \(counted(most, "item")) allowed"
      }
      if isUnique, let count = bench.facts([wanted.schema]).valueLimit, count < wanted.count {
        return "'contains' asks for \(wanted.count) different items, and \(counted(count, "value")) allowed"
      }
      let places = isTuple ? prefix : prefix + [rest]
      let whys = places.map { bench.facts($0 + [wanted.schema]).whyNothing(bench, depth: depth + 1) }
      if whys.allSatisfy({ $0 != nil }) {
        let why = whys.last.flatMap(\.self) ?? "there are no items"
        return "no item can be one that 'contains' asks for: \(why)"
      }
    }
    return nil
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun) is" : "\(count) \(noun)s are"
  }

  /// How many different values there are, where that is known to be few.
  private var valueLimit: Int? {
    if hasDynamicReference { return nil }
    if let literals { return Set(literals).count }
    var sum = 0
    for kind in TypeSet.named.map(\.type) where types.contains(kind) {
      guard let count = valueLimit(of: kind) else { return nil }
      sum += count
    }
    return sum
  }

  private func valueLimit(of kind: TypeSet) -> Int? {
    switch kind {
    case .null: return 1
    case .boolean: return 2
    case .string: return maxLength == 0 ? 1 : nil
    case .array: return maxItems == 0 ? 1 : nil
    case .object: return maxProperties == 0 ? 1 : nil
    case .integer:
      guard let low = minima.compactMap(\.lowestInteger).max(),
        let high = maxima.compactMap(\.highestInteger).min(), low <= high
      else { return nil }
      let (span, overflow) = high.subtractingReportingOverflow(low)
      return overflow || span > 1_000_000 ? nil : span + 1
    default: return nil
    }
  }

  private func whyNoObject(_ bench: Workbench, _ depth: Int) -> String? {
    if minProperties > maxProperties {
      return "'minProperties' \(minProperties) is above 'maxProperties' \(maxProperties)"
    }
    let required = requiredInAll
    let needed = Set(required.map { ScalarKey($0) })
    if let names = excludedNames.first(where: { needed.isSuperset(of: $0.map { ScalarKey($0) }) }) {
      let list = names.map { "'\($0)'" }.joined(separator: " and ")
      return "\(list) \(names.count == 1 ? "is" : "are") required, and forbidden by 'not'"
    }
    if required.count > maxProperties {
      return "\(required.count) members are required, and 'maxProperties' is \(maxProperties)"
    }
    for name in required {
      let own = certainSchemas(ofMember: name, in: bench)
      if !own.isEmpty, let why = bench.facts(own).whyNothing(bench, depth: depth + 1) {
        return "'\(name)' is required, and nothing is allowed there: \(why)"
      }
      if !propertyNames.isEmpty, !bench.isExhausted, !bench.accepts(.string(name), propertyNames),
        !bench.isExhausted
      {
        return "'\(name)' is required, and 'propertyNames' does not allow the name"
      }
    }
    if let count = nameLimit(bench), count < minProperties {
      return "'minProperties' is \(minProperties), and \(counted(count, "name")) allowed"
    }
    return nil
  }

  /// The required names, with those that they require.
  private var requiredInAll: [String] {
    var names = required
    var seen = Set(names.map { ScalarKey($0) })
    var next = 0
    while next < names.count {
      for dependent in dependentRequired where dependent.name.hasSameScalars(as: names[next]) {
        names += dependent.required.filter { seen.insert(ScalarKey($0)).inserted }
      }
      next += 1
    }
    return names
  }

  /// How many names members can have, where no others than listed ones are allowed.
  private func nameLimit(_ bench: Workbench) -> Int? {
    guard minProperties > 0 else { return nil }
    let closing = members.compactMap { id -> Int? in
      let schema = bench.graph[id]
      let isClosed = schema.additionalProperties.map { bench.graph[$0].boolean == false } ?? false
      let hasPatterns = schema.patternProperties.contains { bench.graph[$0.schema].boolean != false }
      return isClosed && !hasPatterns ? schema.properties.count : nil
    }
    return (closing + [evaluatedNames(bench.graph), namesListed(bench)].compactMap { $0 }).min()
  }

  /// How many names are listed, where `unevaluatedProperties` forbids all that no schema looks at.
  private func evaluatedNames(_ graph: SchemaGraph) -> Int? {
    let isClosed = members.contains { id in
      graph[id].unevaluatedProperties.map { graph[$0].boolean == false } ?? false
    }
    let isPlain = members.allSatisfy { id in
      [graph[id].additionalProperties, graph[id].unevaluatedProperties].compactMap(\.self)
        .allSatisfy { graph[$0].boolean == false }
    }
    return isClosed && isPlain && !hasBranches && patternProperties.isEmpty ? properties.count : nil
  }

  /// How many names `propertyNames` allows, where that is known to be few.
  private func namesListed(_ bench: Workbench) -> Int? {
    guard !propertyNames.isEmpty else { return nil }
    let names = bench.facts(propertyNames)
    if let literals = names.literals, !names.hasDynamicReference {
      return Set(literals.compactMap(\.stringValue).map { ScalarKey($0) }).count
    }
    if names.hasDynamicReference { return nil }
    if names.whyNothing(among: .string, bench, depth: 1) != nil { return 0 }
    let forbidden = patternProperties.filter { bench.graph[$0.schema].boolean == false }.map(\.name)
    let demands = TextDemands(
      patterns: names.patterns, excluded: forbidden, minLength: names.minLength, maxLength: names.maxLength)
    if !forbidden.isEmpty, case .impossible = bench.texts(demands, count: 1) { return 0 }
    return nil
  }
}
