import SchemaModel
import SchemaRuntime

/// Puts small values together from all that schemas mention: their constants, values at their limits, their members.
///
/// A value that two schemas tell apart often breaks no single demand, but has several parts that meet: a number that
/// two of three branches accept, an item beside the one that `contains` asks for. Such a value is small, so few are
/// tried.
struct ValueEnumerator {
  let bench: Workbench
  let synthesizer: Synthesizer

  /// How many values within each other are put together.
  private static let depthLimit = 2
  /// How many schemas that look at one value are asked.
  private static let mostSchemas = 128
  /// How many values of each kind there are; as members there are
  /// `mostParts` of all kinds, and as items `mostItems`.
  private static let mostScalars = 96
  private static let mostParts = 12
  private static let mostItems = 24
  private static let mostObjects = 1_200
  private static let mostNames = 12

  /// The values, small ones first. None has been judged.
  func values(_ ids: [SchemaID], depth: Int = 0) -> [JSONValue] {
    guard depth <= Self.depthLimit, !bench.isExhausted else { return [] }
    let schemas = mentioned(from: ids)
    var seen: Set<JSONValue> = []
    let all = scalars(schemas) + arrays(schemas, depth: depth) + objects(schemas, depth: depth)
    return all.filter { seen.insert($0).inserted }
  }

  /// The schemas that look at the same value, or may: branches, conditions and what is excluded.
  private func mentioned(from ids: [SchemaID]) -> [Schema] {
    var (found, next) = (ids, 0)
    var seen = Set(ids)
    while next < found.count, found.count < Self.mostSchemas {
      let schema = bench.graph[found[next]]
      next += 1
      found += schema.inPlaceParts.filter { seen.insert($0).inserted }
    }
    return found.map { bench.graph[$0] }
  }

  /// A few of each list by turns, so that none crowds out another.
  private func mixed<Element: Hashable>(_ lists: [[Element]], limit: Int) -> [Element] {
    var (found, seen): ([Element], Set<Element>) = ([], [])
    for index in 0..<(lists.map(\.count).max() ?? 0) {
      for list in lists where list.indices.contains(index) && found.count < limit {
        if seen.insert(list[index]).inserted { found.append(list[index]) }
      }
    }
    return found
  }

  /// Values for a part that one of some schemas accepts, and some of other types.
  private func parts(_ ids: [SchemaID], depth: Int, limit: Int = mostParts) -> [JSONValue] {
    let lists = ids.map { values([$0], depth: depth + 1) }
    let fitting = lists.map { list in list.filter { value in ids.contains { bench.accepts(value, $0) } } }
    return mixed(fitting, limit: limit - 3) + Breaker.representatives.prefix(ids.isEmpty ? 4 : 3)
  }

  // MARK: scalars

  private func scalars(_ schemas: [Schema]) -> [JSONValue] {
    let listed = schemas.flatMap { $0.listedValues ?? [] }
    return mixed(
      [listed, numbers(schemas), texts(schemas), Breaker.representatives], limit: Self.mostScalars)
  }

  private func numbers(_ schemas: [Schema]) -> [JSONValue] {
    let limits = schemas.flatMap { schema in
      [schema.minimum, schema.maximum, schema.exclusiveMinimum, schema.exclusiveMaximum].compactMap { $0 }
    }
    var divisors: [JSONNumber] = []
    for divisor in schemas.compactMap(\.multipleOf) where !divisors.contains(divisor) {
      divisors.append(divisor)
    }
    guard !limits.isEmpty || !divisors.isEmpty else { return [-1, 1] }
    let steps = NumberMaker.commonMultiples(of: divisors)
    let near = limits.flatMap { limit in steps.flatMap { NumberMaker.multiples(of: $0, near: limit) } }
    let whole = mixed([limits.flatMap { [$0] + NumberMaker.neighbours(of: $0) }, steps, near], limit: 48)
    return whole.map { .number($0) }
  }

  private func texts(_ schemas: [Schema]) -> [JSONValue] {
    let patterns = mixed([schemas.compactMap(\.pattern)], limit: 6)
    var lists: [[String]] = []
    for schema in schemas where schema.pattern != nil || schema.format != nil {
      let samples = StringMaker(bench.facts([schema.id]), bench).candidates
      // A pattern that is not anchored takes more before its match, or behind it.
      lists += [samples, samples.prefix(3).flatMap { ["a" + $0, $0 + "a", $0 + $0] }]
    }
    for pattern in patterns {
      lists.append(StringMaker.misses(of: pattern, bench))
      for other in patterns where other != pattern {
        lists.append(bench.texts(TextDemands(patterns: [pattern], excluded: [other]), count: 2).texts)
      }
    }
    let lengths = mixed(
      [
        schemas.flatMap { [$0.minLength, $0.maxLength].compactMap { $0 } }.flatMap { [$0, $0 &+ 1, $0 &- 1] }
      ],
      limit: 12)
    for length in lengths where (1...512).contains(length) {
      lists.append([String(repeating: "a", count: length)])
      lists += lists.prefix(6).map { $0.prefix(1).flatMap { StringMaker.stretched($0, to: length) } }
    }
    return mixed(lists, limit: 48).map { .string($0) }
  }

  // MARK: arrays

  private func arrays(_ schemas: [Schema], depth: Int) -> [JSONValue] {
    let parts = schemas.flatMap { schema in
      schema.prefixItems
        + [schema.items, schema.contains, schema.unevaluatedItems].compactMap { $0 }
    }
    let counts = schemas.flatMap { [$0.minItems, $0.maxItems].compactMap { $0 } }
    guard !parts.isEmpty || !counts.isEmpty || schemas.contains(where: \.uniqueItems) else { return [] }
    let items = self.parts(Array(parts.prefix(8)), depth: depth, limit: Self.mostItems)
    var found: [[JSONValue]] = [[]]
    var longest = found
    for (length, most) in [(1, items.count), (2, items.count), (3, 9)] {
      let pool = items.prefix(most)
      if length == 3 { longest = pool.flatMap { first in pool.map { [first, $0] } } }
      longest = longest.flatMap { start in pool.map { start + [$0] } }
      found += longest
    }
    // Longer arrays have many equal items, and another item first or last.
    let lengths = mixed([counts.flatMap { [$0, $0 &+ 1, $0 &- 1] }], limit: 6).filter {
      (4...200).contains($0)
    }
    for length in lengths {
      for (item, other) in zip(items, items.dropFirst() + items.prefix(1)) {
        let start = [JSONValue](repeating: item, count: length - 1)
        found += [start + [item], start + [other], [other] + start]
      }
      found.append((0..<length).map { .number(JSONNumber($0)) })
    }
    return found.map { .array($0) }
  }

  // MARK: objects

  private func objects(_ schemas: [Schema], depth: Int) -> [JSONValue] {
    let names = names(schemas)
    let isAsked = schemas.contains { schema in
      schema.minProperties != nil || schema.maxProperties != nil || schema.additionalProperties != nil
        || schema.unevaluatedProperties != nil
    }
    guard !names.isEmpty || isAsked else { return [] }
    let all = names + ["key"].filter { !names.contains($0) }
    let ids = schemas.map(\.id)
    let members = all.map { name -> (name: String, values: [JSONValue]) in
      (name, parts(ids.flatMap { bench.facts([$0]).schemas(ofMember: name, in: bench) }, depth: depth))
    }
    var found: [JSONObject] = [[:]]
    var (start, size) = (0, 0)
    // Objects of one member, then of two, then of three; those of more are the required ones with one changed.
    while size < 3 {
      let end = found.count
      for object in found[start..<end] {
        let last = object.members.last.flatMap { member in all.firstIndex { $0 == member.key } } ?? -1
        for index in (last + 1)..<members.count {
          for value in members[index].values.prefix(size == 0 ? Self.mostParts : 6)
          where found.count < Self.mostObjects {
            var more = object
            more[members[index].name] = value
            found.append(more)
          }
        }
      }
      (start, size) = (end, size + 1)
    }
    // A part with all its members is no small value, and schemas that refer to each other have very large ones.
    let styles: [Synthesizer.Style] = depth == 0 ? [.minimal, .full] : [.minimal]
    for base in styles.compactMap({ synthesizer.value(ids, $0)?.objectValue }) {
      for member in members {
        for value in member.values {
          var changed = base
          changed[member.name] = value
          found.append(changed)
        }
      }
    }
    return found.map { .object($0) }
  }

  private func names(_ schemas: [Schema]) -> [String] {
    let listed = schemas.map { schema in
      schema.properties.map(\.name) + schema.required + schema.dependentSchemas.map(\.name)
        + schema.dependentRequired.flatMap { [$0.name] + $0.required }
    }
    let patterned = schemas.flatMap(\.patternProperties).map { pattern in
      Array(StringMaker.samples(of: pattern.name, bench).prefix(2))
    }
    let spelt = schemas.compactMap(\.propertyNames).map { names in
      let facts = bench.facts([names])
      return (facts.literals ?? []).compactMap(\.stringValue) + StringMaker(facts, bench).candidates.prefix(3)
    }
    return mixed(listed + patterned + spelt, limit: Self.mostNames)
  }
}
