import SchemaModel
import SchemaRuntime

// Different values of one schema, for items that must differ, and for other values in place of a usual one.
extension Synthesizer {
  /// Different values that all schemas accept, up to so many.
  func variants(_ ids: [SchemaID], count: Int) -> [JSONValue] {
    guard let first = value(ids, .minimal) else { return [] }
    var found = [first]
    guard count > 1 else { return found }
    var seen: Set<JSONValue> = [first]
    func take(_ candidates: some Sequence<JSONValue>) {
      for candidate in candidates {
        guard found.count < count, !bench.isExhausted else { return }
        if seen.insert(candidate).inserted, bench.accepts(candidate, ids) { found.append(candidate) }
      }
    }
    let facts = bench.facts(ids)
    take(plainVariants(of: first, facts, count: count))
    if found.count < count { take(nearVariants(of: first, facts, count: count)) }
    if found.count < count, case .string = first {
      var next = 0
      while next < found.count, found.count < count, next < Synthesizer.mostOfPart, !bench.isExhausted {
        if case .string(let text) = found[next] { take(StringMaker.alike(text).map { .string($0) }) }
        next += 1
      }
    }
    return found
  }

  /// Values that cost little to make, whether the schemas accept them or not.
  private func plainVariants(of first: JSONValue, _ facts: Facts, count: Int) -> [JSONValue] {
    var candidates = (facts.literals ?? []) + facts.examples
    candidates += (0...min(count, Synthesizer.longestArray)).map { .number(JSONNumber($0)) }
    if case .string(let text) = first {
      if !facts.patterns.isEmpty || !facts.formats.isEmpty {
        candidates += StringMaker(facts, bench).variants(count: min(count, 200) + 1).map { .string($0) }
      }
      candidates += (2...max(2, min(count + 1, Synthesizer.longestArray))).map { .string("\(text)\($0)") }
    }
    if case .object(let object) = first {
      for name in facts.properties + ["key"] {
        for number in 2...max(2, min(count + 1, 50)) {
          var other = object
          other[name] = .string("value \(number)")
          candidates.append(.object(other))
        }
      }
    }
    candidates += [.string("text"), true, false, .null, .array([]), .object([:])]
    if case .array = first, nesting < 2 {
      nesting += 1
      defer { nesting -= 1 }
      candidates += (0...min(count + 1, facts.maxItems, 40)).compactMap { array(facts, count: $0) }
    }
    return candidates
  }

  /// Values beside one that is accepted, by what the schemas ask of its kind.
  private func nearVariants(of first: JSONValue, _ facts: Facts, count: Int) -> [JSONValue] {
    switch first {
    case .null, .bool: return []
    case .number(let number): return NumberMaker(facts).variants(of: number, count: count)
    case .string:
      return facts.patterns.isEmpty && facts.formats.isEmpty
        ? StringMaker(facts, bench).variants(count: min(count, 200) + 1).map { .string($0) } : []
    case .array, .object:
      guard nesting < 2 else { return [] }
      nesting += 1
      defer { nesting -= 1 }
      return first.objectValue.map { combinedObjects($0, facts, count: count) }
        ?? combinedArrays(facts, count: count)
    }
  }

  /// Of how many values of a part combinations are made.
  private static let mostOfPart = 40

  /// Arrays of each length, from the least one on, with all combinations of some values of their items.
  private func combinedArrays(_ facts: Facts, count: Int) -> [JSONValue] {
    let most = min(facts.maxItems, facts.minItems + 3, Synthesizer.mostOfPart)
    guard facts.minItems <= most else { return [] }
    var found: [JSONValue] = []
    for length in facts.minItems...most where found.count < 2 * count {
      let pools = (0..<length).map { index in
        variants(facts.schemas(ofItem: index, in: bench.graph), count: min(count, Synthesizer.mostOfPart))
      }
      found += combinations(of: pools, count: count).map { .array($0) }
    }
    return found
  }

  /// Objects with all combinations of some values of their members.
  private func combinedObjects(_ object: JSONObject, _ facts: Facts, count: Int) -> [JSONValue] {
    var found: [JSONValue] = []
    let more = facts.properties.prefix(Synthesizer.mostOfPart).filter { object[$0] == nil }
      .compactMap { name in member(name, facts, .minimal).map { (name, $0) } }
    for added in [nil] + more.map({ $0 as (String, JSONValue)? }) where found.count < 2 * count {
      var base = object
      if let (name, value) = added { base[name] = value }
      let pools = base.keys.map { name in
        let ids = facts.schemas(ofMember: name, in: bench)
        return ids.isEmpty ? [] : variants(ids, count: min(count, Synthesizer.mostOfPart))
      }
      for values in combinations(of: pools.map { $0.isEmpty ? [.null] : $0 }, count: count) {
        var other = base
        for (index, name) in base.keys.enumerated() where !pools[index].isEmpty {
          other[name] = values[index]
        }
        found.append(.object(other))
      }
    }
    return found
  }

  /// Lists of one value of each pool, up to so many, those first that change the last pool's value alone.
  private func combinations(of pools: [[JSONValue]], count: Int) -> [[JSONValue]] {
    guard !pools.contains(where: \.isEmpty) else { return [] }
    var (found, indices): ([[JSONValue]], [Int]) = ([], pools.map { _ in 0 })
    while found.count <= count {
      found.append(zip(pools, indices).map { $0[$1] })
      guard let last = pools.indices.last(where: { indices[$0] + 1 < pools[$0].count }) else { break }
      indices[last] += 1
      for index in (last + 1)..<indices.count { indices[index] = 0 }
    }
    return found
  }
}
