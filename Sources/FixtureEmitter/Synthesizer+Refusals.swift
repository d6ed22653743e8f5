import SchemaModel
import SchemaRuntime

extension Synthesizer {
  /// The most branches of a `oneOf` for which the search looks for a value that one branch accepts and the others
  /// refuse.
  private static let mostRivals = 3
  /// The depth below which the search does not look for values that another schema has to refuse: the values around
  /// would multiply the work.
  private static let refusalDepth = 4
  /// How many items or members are changed, one at a time.
  private static let mostParts = 4

  /// Values that have what the schemas ask, and something that `not`, a condition, or the other branches of a `oneOf`, has to
  /// refuse.
  func refusedElsewhere(_ facts: Facts, _ style: Style) -> [JSONValue] {
    guard depth <= Self.refusalDepth, nesting == 0, bench.bytesOfRefusals > 0 else { return [] }
    let before = bench.remainingBytes
    defer { bench.bytesOfRefusals -= before - bench.remainingBytes }
    var found: [JSONValue] = []
    for id in facts.members where !bench.isExhausted {
      let schema = bench.graph[id]
      for excluded in [schema.not, schema.ifSchema].compactMap(\.self) {
        found += values(facts, refusedBy: excluded, style)
      }
      guard schema.oneOf.count <= Self.mostRivals else { continue }
      for branch in schema.oneOf {
        let own = bench.facts(facts.heads + [branch])
        for rival in schema.oneOf where rival != branch && !bench.isExhausted {
          found += values(own, refusedBy: rival, style)
        }
      }
    }
    return found
  }

  private func values(_ facts: Facts, refusedBy excluded: SchemaID, _ style: Style) -> [JSONValue] {
    let rival = bench.facts([excluded])
    return facts.kinds.flatMap { kind -> [JSONValue] in
      switch kind {
      case .array: arrays(facts, refusedBy: rival, style)
      case .object: objects(facts, refusedBy: rival)
      case .integer, .number: NumberMaker(facts).candidates(beyond: rival)
      case .string: strings(facts, refusedBy: rival)
      default: []
      }
    }
  }

  private func arrays(_ facts: Facts, refusedBy rival: Facts, _ style: Style) -> [JSONValue] {
    var counts: [Int] = []
    if rival.maxItems < Synthesizer.longestArray { counts.append(max(facts.minItems, rival.maxItems + 1)) }
    if rival.minItems > 0 { counts.append(facts.minItems) }
    var found = counts.compactMap { array(facts, count: min($0, facts.maxItems), style) }
    guard case .array(let items)? = array(facts, count: min(max(facts.minItems, 1), facts.maxItems)) else {
      return found
    }
    if rival.isUnique, let last = items.last {
      found.append(.array(items.count > 1 ? items.dropLast() + [items[0]] : items + [last]))
      found.append(.array(items + [last]))
    }
    if !rival.contains.isEmpty {
      let wanted = rival.contains.map(\.schema)
      let replacements = items.indices.compactMap { index in
        others(facts.schemas(ofItem: index, in: bench.graph), refusedBy: wanted).first
      }
      if replacements.count == items.count { found.append(.array(replacements)) }
    }
    for index in items.indices.prefix(Self.mostParts) {
      let own = facts.schemas(ofItem: index, in: bench.graph)
      for other in others(own, refusedBy: rival.schemas(ofItem: index, in: bench.graph)) {
        var changed = items
        changed[index] = other
        found.append(.array(changed))
      }
    }
    return found
  }

  private func objects(_ facts: Facts, refusedBy rival: Facts) -> [JSONValue] {
    guard let base = objects(facts, .minimal).first?.objectValue else { return [] }
    var found: [JSONValue] = []
    if rival.maxProperties < Synthesizer.largestObject {
      found.append(.object(object(.object(base), facts, atLeast: rival.maxProperties + 1)))
    }
    let patterns = rival.patternProperties.flatMap { StringMaker.samples(of: $0.name, bench).prefix(1) }
    let names =
      rival.properties.prefix(Self.mostParts) + patterns.prefix(Self.mostParts) + freeNames(facts).prefix(1)
    for name in names where !facts.excludes(name) && !bench.isExhausted {
      let own = facts.schemas(ofMember: name, in: bench)
      for other in others(own, refusedBy: rival.schemas(ofMember: name, in: bench)) {
        var changed = base
        changed[name] = other
        found.append(.object(completed(changed, facts, .minimal) ?? changed))
      }
    }
    guard !rival.propertyNames.isEmpty else { return found }
    for name in strings(bench.facts(facts.propertyNames), refusedBy: bench.facts(rival.propertyNames)) {
      guard let name = name.stringValue, let value = member(name, facts, .minimal) else { continue }
      var changed = base
      changed[name] = value
      found.append(.object(changed))
    }
    return found
  }

  /// Strings of another length; a pattern under `not` is asked with the other patterns.
  private func strings(_ facts: Facts, refusedBy rival: Facts) -> [JSONValue] {
    var texts = StringMaker(facts, bench).candidates
    let first = texts.first ?? "text"
    if rival.maxLength < Synthesizer.longestArray {
      let missing = rival.maxLength + 1 - first.unicodeScalars.count
      if missing > 0 { texts.append(first + String(repeating: first.last ?? "x", count: missing)) }
    }
    if rival.minLength > 0 { texts += ["", String(first.unicodeScalars.prefix(rival.minLength - 1))] }
    return (texts + ["A", "1", "-"]).map { .string($0) }
  }

  /// Values of some schemas that the rivals refuse; none where the rivals ask nothing.
  func others(_ ids: [SchemaID], refusedBy rivals: [SchemaID]) -> [JSONValue] {
    guard !rivals.isEmpty, nesting < 2 else { return [] }
    nesting += 1
    defer { nesting -= 1 }
    let plain: [JSONValue] = ["text", 1, true, .null, [], [:]]
    let values = ids.isEmpty ? plain : alternatives(ids) + variants(ids, count: 3)
    let refused = values.filter { !bench.accepts($0, rivals) }.prefix(Self.mostParts)
    guard refused.isEmpty, !ids.isEmpty else { return Array(refused) }
    let own = bench.facts(ids)
    let beyond = rivals.prefix(Self.mostRivals).flatMap { self.values(own, refusedBy: $0, .minimal) }
    return Array(beyond.filter { !bench.accepts($0, rivals) }.prefix(Self.mostParts))
  }
}

extension NumberMaker {
  /// Numbers beyond the limits of other facts, and between their multiples.
  func candidates(beyond other: Facts) -> [JSONValue] {
    let below = other.minima.flatMap { [$0.limit] + NumberMaker.below($0.limit) }
    let above = other.maxima.flatMap { [$0.limit] + NumberMaker.above($0.limit) }
    let between = other.multiples.flatMap { NumberMaker.neighbours(of: $0) }
    return (below + above + between).map { .number($0) } + candidates(integers: false)
  }
}
