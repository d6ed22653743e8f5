import SchemaModel
import SchemaRuntime

extension Facts {
  /// Why it is certain that the schemas allow no array.
  func whyNoArray(_ bench: Workbench, _ depth: Int) -> String? {
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
    if isUnique, prefixCount == 0, !rest.isEmpty, let count = bench.facts(rest).valueLimit(minItems, bench),
      count < minItems
    {
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
        let items = count == 1 ? "1 item has" : "\(count) items have"
        return "'maxContains' is \(wanted.most), and \(items) to be what 'contains' asks for"
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
    return spellings(of: literals, bench.graph).allSatisfy { bench.accepts($0, [other]) }
      && !bench.isExhausted
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
      if isUnique, let count = bench.facts([wanted.schema]).valueLimit(wanted.count, bench),
        count < wanted.count
      {
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

  func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun) is" : "\(count) \(noun)s are"
  }

  /// How many different values there are, where that is known to be few.
  /// - Parameter needed: how many are asked for.
  private func valueLimit(_ needed: Int, _ bench: Workbench) -> Int? {
    if hasDynamicReference { return nil }
    if let literals { return Set(literals).count }
    var sum = 0
    for kind in TypeSet.named.map(\.type) where types.contains(kind) {
      guard let count = valueLimit(of: kind, needed, bench) else { return nil }
      sum += count
    }
    return sum
  }

  /// The most texts that are looked for one by one.
  private static let mostTexts = 8

  /// How many texts match the patterns, where that is fewer than are asked for; nil where it is not known to be.
  private func textLimit(_ needed: Int, _ bench: Workbench) -> Int? {
    guard !patterns.isEmpty, needed <= Self.mostTexts else { return nil }
    var demands = TextDemands(patterns: patterns, minLength: minLength, maxLength: maxLength)
    for count in 0..<max(0, needed) {
      switch bench.texts(demands, count: 1) {
      case .impossible: return count
      case .givenUp: return nil
      case .found(let texts):
        guard let text = texts.first else { return nil }
        demands.excluded.append("^" + TextDemands.escaped(text) + "$")
      }
    }
    return nil
  }

  private func valueLimit(of kind: TypeSet, _ needed: Int, _ bench: Workbench) -> Int? {
    switch kind {
    case .null: return 1
    case .boolean: return 2
    case .string: return maxLength == 0 ? 1 : textLimit(needed, bench)
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
}
