import SchemaModel
import SchemaRuntime

extension Facts {
  /// How deep required members and items are asked.
  private static let nothingDepth = 4
  /// Unions of more branches are not asked.
  private static let branchLimit = 32

  /// Whether it is certain that the schemas allow no value at all; false where that is not known.
  func allowNothing(_ bench: Workbench, depth: Int = 0) -> Bool { whyNothing(bench, depth: depth) != nil }

  /// Why it is certain that the schemas allow no value at all; nil where that is not known.
  func whyNothing(_ bench: Workbench, depth: Int = 0) -> String? {
    if isImpossible { return "one of its schemas allows nothing" }
    if types.isEmpty { return "its types exclude each other" }
    guard depth < Self.nothingDepth else { return nil }
    if let literals {
      return isCertain(toRefuse: literals, bench) ? "no value that it lists has all that it asks" : nil
    }
    if depth == 0, let why = whyNoBranch(bench) { return why }
    return whyNothing(among: types, bench, depth: depth)
  }

  /// Why it is certain that the schemas allow no value of these types; nil where that is not known.
  func whyNothing(among kinds: TypeSet, _ bench: Workbench, depth: Int = 0) -> String? {
    let common = types.intersection(kinds.widened)
    if common.isEmpty { return "its types exclude each other" }
    var first: String?
    for kind in TypeSet.named where common.contains(kind.type) {
      guard let why = whyNothing(of: kind.type, bench, depth) else { return nil }
      first = first ?? why
    }
    return first
  }

  private func whyNoBranch(_ bench: Workbench) -> String? {
    let isClosed = choices.contains { branches in
      branches.count <= Self.branchLimit
        && branches.allSatisfy { bench.facts(members + [$0]).allowNothing(bench, depth: 1) }
    }
    return isClosed ? "no branch of a union in it allows a value" : nil
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

  /// The same for a type that has these values and no others.
  private func whyNone(of values: [JSONValue], _ bench: Workbench) -> String? {
    isCertain(toRefuse: values, bench) ? "each value of its type is ruled out" : nil
  }

  /// Whether the schemas accept none of the values; false where the budget ran out before that was known.
  private func isCertain(toRefuse values: [JSONValue], _ bench: Workbench) -> Bool {
    !bench.isExhausted && !values.contains { bench.accepts($0, members) } && !bench.isExhausted
  }

  private func whyNoString(_ bench: Workbench) -> String? {
    if minLength > maxLength { return "'minLength' \(minLength) is above 'maxLength' \(maxLength)" }
    return StringMaker(self, bench).isImpossible ? "no text has its patterns and lengths" : nil
  }

  private func whyNoArray(_ bench: Workbench, _ depth: Int) -> String? {
    if minItems > maxItems { return "'minItems' \(minItems) is above 'maxItems' \(maxItems)" }
    let first = certainSchemas(ofItem: 0, in: bench.graph)
    if minItems > 0, !first.isEmpty, let why = bench.facts(first).whyNothing(bench, depth: depth + 1) {
      return "the first item is required, and nothing is allowed there: \(why)"
    }
    let rest = certainSchemas(ofItem: prefixCount, in: bench.graph)
    let isTuple = bench.facts(rest).isImpossible
    if isUnique, prefixCount == 0, !rest.isEmpty, let count = bench.facts(rest).valueLimit, count < minItems {
      return "'minItems' is \(minItems), and items have \(count) different values"
    }
    let prefix = (0..<min(prefixCount, Self.branchLimit)).map { certainSchemas(ofItem: $0, in: bench.graph) }
    guard prefix.count == prefixCount, !rest.isEmpty else { return nil }
    for wanted in contains where wanted.count > 0 {
      let places = isTuple ? prefix : prefix + [rest]
      let whys = places.map { bench.facts($0 + [wanted.schema]).whyNothing(bench, depth: depth + 1) }
      if whys.allSatisfy({ $0 != nil }) {
        let why = whys.last.flatMap(\.self) ?? "there are no items"
        return "no item can be one that 'contains' asks for: \(why)"
      }
    }
    return nil
  }

  /// How many different values there are, where that is known to be few.
  private var valueLimit: Int? {
    if let literals { return literals.count }
    return types.isSubset(of: [.boolean, .null])
      ? (types.contains(.boolean) ? 2 : 0) + (types.contains(.null) ? 1 : 0) : nil
  }

  private func whyNoObject(_ bench: Workbench, _ depth: Int) -> String? {
    if minProperties > maxProperties {
      return "'minProperties' \(minProperties) is above 'maxProperties' \(maxProperties)"
    }
    let required = requiredInAll
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
      return "'minProperties' is \(minProperties), and \(count) names are allowed"
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
    let closing = members.first { id in
      let schema = bench.graph[id]
      return schema.patternProperties.isEmpty
        && schema.additionalProperties.map { bench.graph[$0].boolean == false } ?? false
    }
    return closing.map { bench.graph[$0].properties.count }
  }

  private func whyNoNumber(isInteger: Bool) -> String? {
    // Beyond that not every integer is a double.
    let largest = 9_007_199_254_740_992.0
    guard let low = minima.max(by: { $0.isBelow($1) }), let high = maxima.min(by: { $0.isBelow($1) }),
      let lowest = low.limit.doubleValue, let highest = high.limit.doubleValue
    else { return nil }
    let limits = "the limits \(low.limit.text) and \(high.limit.text)"
    if lowest > highest
      || (lowest == highest && low.limit == high.limit && (low.isExclusive || high.isExclusive))
    {
      return "no number has \(limits)"
    }
    guard lowest.magnitude < largest, highest.magnitude < largest else { return nil }
    let steps = multiples.compactMap(\.int).filter { $0 > 0 }
    guard let step = steps.max() ?? (isInteger ? 1 : nil) else { return nil }
    let size = Double(step)
    var first = (lowest / size).rounded(.up) * size
    if low.isExclusive, first == lowest { first += size }
    let isBeyond = first > highest || (high.isExclusive && first == highest)
    guard isBeyond else { return nil }
    return step == 1 ? "no integer has \(limits)" : "no multiple of \(step) has \(limits)"
  }
}

extension Facts.Limit {
  fileprivate func isBelow(_ other: Self) -> Bool {
    (limit.doubleValue ?? 0, isExclusive ? 1 : 0) < (other.limit.doubleValue ?? 0, other.isExclusive ? 1 : 0)
  }
}
