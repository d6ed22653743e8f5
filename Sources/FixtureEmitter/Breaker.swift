import SchemaModel
import SchemaRuntime

/// Makes values that break a single demand of a schema, and otherwise resemble a value that keeps it.
struct Breaker {
  /// A demand, and values that may break it.
  struct Break {
    var keyword: Keyword
    /// Tells several demands of one keyword apart: the name that is required, say.
    var detail = ""
    var candidates: [JSONValue]
    /// Whether the values would be too large to make.
    var isTooLarge = false
  }

  let bench: Workbench
  let synthesizer: Synthesizer

  /// The demands of the schema's own assertions; `current` is a valid value, `ids` all schemas that look at it. `depth`
  /// says how many schemas led here, for those that lead to themselves.
  func breaks(of schema: Schema, _ current: JSONValue, _ ids: [SchemaID], depth: Int = 0) -> [Break] {
    guard schema.boolean == nil else { return [] }
    return values(schema, ids) + numbers(schema, current, ids) + strings(schema, ids)
      + arrays(schema, current, ids)
      + objects(schema, current, ids, depth: depth) + wholes(schema, current, ids, depth: depth)
  }

  private func values(_ schema: Schema, _ ids: [SchemaID]) -> [Break] {
    var found: [Break] = []
    // A value that another schema allows here breaks only this one.
    let isListed = schema.enumeration != nil || schema.constant != nil
    let allowed = isListed ? bench.facts(ids).members.flatMap { bench.graph[$0].enumeration ?? [] } : []
    if let types = schema.types, types.widened != .every {
      found.append(Break(keyword: .type, candidates: fractions(types, ids) + Breaker.values(notOf: types)))
    }
    if let values = schema.enumeration {
      found.append(Break(keyword: .enum, candidates: Breaker.values(beside: values, allowed)))
    }
    if let value = schema.constant {
      found.append(Break(keyword: .const, candidates: Breaker.values(beside: [value], allowed)))
    }
    return found
  }

  /// Numbers that only `integer` rules out.
  private func fractions(_ types: TypeSet, _ ids: [SchemaID]) -> [JSONValue] {
    guard types.contains(.integer), !types.contains(.number) else { return [] }
    let facts = bench.facts(ids)
    let (lowest, highest) = facts.numberLimits
    let limits = (facts.minima + facts.maxima).compactMap(\.limit.doubleValue)
    let found = ([0] + limits).flatMap { [$0 + 0.5, $0 - 0.5] }
    let within = found.filter { lowest < $0 && $0 < highest } + found.filter { $0 < lowest || highest < $0 }
    return within.compactMap { JSONNumber($0) }.filter { !$0.isInteger }.map { .number($0) }
  }

  /// A value of each type.
  static let representatives: [JSONValue] = ["text", 0, 0.5, true, [], [:], .null]

  /// A value of each type that is not among some types.
  static func values(notOf types: TypeSet) -> [JSONValue] {
    let others = representatives.filter { $0.types.isDisjoint(with: types.widened) }
    // A number is further from a string than an object is.
    return types.contains(.string) ? others.filter { $0.numberValue != nil } + others : others
  }

  /// How many values are made that are not in a list.
  private static let mostBeside = 96

  /// Values that are not in a list, each once: first those that are allowed otherwise, then others of the same types.
  private static func values(beside values: [JSONValue], _ allowed: [JSONValue]) -> [JSONValue] {
    var seen = Set(values)
    var found: [JSONValue] = []
    func add(_ values: [JSONValue]) {
      for value in values where found.count < mostBeside && seen.insert(value).inserted {
        found.append(value)
      }
    }
    add(allowed)
    for value in values where found.count < mostBeside {
      switch value {
      case .string: add(["something else"])
      case .number(let number): add(NumberMaker.above(number).map { .number($0) })
      case .bool(let bool): add([.bool(!bool)])
      case .array(let items): add([.array(items + ["more"])])
      case .object(var members):
        members["more"] = true
        add([.object(members)])
      case .null: break
      }
    }
    return found + representatives.filter { seen.insert($0).inserted }
  }

  private func numbers(_ schema: Schema, _ current: JSONValue, _ ids: [SchemaID]) -> [Break] {
    var found: [Break] = []
    func add(_ keyword: Keyword, _ numbers: [JSONNumber]) {
      found.append(Break(keyword: keyword, candidates: numbers.map { .number($0) }))
    }
    if let limit = schema.maximum { add(.maximum, NumberMaker.above(limit)) }
    if let limit = schema.exclusiveMaximum { add(.exclusiveMaximum, [limit] + NumberMaker.above(limit)) }
    if let limit = schema.minimum { add(.minimum, NumberMaker.below(limit)) }
    if let limit = schema.exclusiveMinimum { add(.exclusiveMinimum, [limit] + NumberMaker.below(limit)) }
    if let divisor = schema.multipleOf {
      add(
        .multipleOf,
        between(divisor, current, ids) + NumberMaker.above(divisor) + [
          divisor.doubleValue.flatMap { JSONNumber($0 / 2) } ?? 1, 1,
        ])
    }
    return found
  }

  /// Numbers near one that is a multiple.
  private func between(_ divisor: JSONNumber, _ current: JSONValue, _ ids: [SchemaID]) -> [JSONNumber] {
    let known = current.numberValue ?? synthesizer.value(ids, .minimal, only: .number)?.numberValue
    guard let start = known?.doubleValue, let step = divisor.doubleValue else { return [] }
    let facts = bench.facts(ids)
    let (lowest, highest) = facts.numberLimits
    let near = [start + 1, start - 1, start + step / 2, start - step / 2]
    return near.filter { lowest <= $0 && $0 <= highest }.compactMap { JSONNumber($0) }
  }

  private func strings(_ schema: Schema, _ ids: [SchemaID]) -> [Break] {
    // Most schemas ask nothing of strings, and there are many of them for one value.
    lazy var maker = StringMaker(bench.facts(ids), bench)
    var found: [Break] = []
    func add(_ keyword: Keyword, _ texts: [String], limit: Int = 0) {
      let isTooLarge = texts.isEmpty && limit >= StringMaker.longest
      found.append(Break(keyword: keyword, candidates: texts.map { .string($0) }, isTooLarge: isTooLarge))
    }
    if let limit = schema.maxLength { add(.maxLength, maker.candidates(length: limit &+ 1), limit: limit) }
    if let limit = schema.minLength, limit > 0 {
      let shorter = maker.candidates(length: limit - 1)
      add(.minLength, shorter + maker.candidates.map { String($0.unicodeScalars.prefix(limit - 1)) })
    }
    for (keyword, rule) in schema.stringRules {
      if let limit = rule.mostBytes {
        add(keyword, maker.candidates(bytes: limit &+ 1), limit: limit)
      } else {
        add(
          keyword,
          (maker.candidates + (0..<8).flatMap(maker.candidates(length:))).filter { !rule.accepts($0) })
      }
    }
    if let pattern = schema.pattern {
      let others = maker.candidates.filter { !bench.matches(pattern, $0) }
      add(.pattern, others + StringMaker.misses(of: pattern, bench).prefix(32) + maker.misses(of: pattern))
    }
    if let format = schema.format, Format(rawValue: format) != nil {
      add(.format, FormatSamples.bad(format) + ["text", "", "%"])
    }
    if schema.assertsJSON { add(.contentMediaType, ["not JSON", "{"]) }
    if schema.assertsBase64 { add(.contentEncoding, ["*"]) }
    return found
  }

  private func arrays(_ schema: Schema, _ current: JSONValue, _ ids: [SchemaID]) -> [Break] {
    let forbidsItems = [schema.items, schema.unevaluatedItems].contains { rest in
      rest.map { bench.graph[$0].boolean == false } ?? false
    }
    let asks =
      schema.maxItems != nil || schema.minItems != nil || schema.uniqueItems || schema.contains != nil
      || forbidsItems
    guard asks else { return [] }
    let facts = bench.facts(ids)
    let items = current.arrayValue ?? synthesizer.value(ids, .minimal, only: .array)?.arrayValue ?? []
    var found: [Break] = []
    if let limit = schema.maxItems {
      let longer = limit < Synthesizer.longestArray ? synthesizer.array(facts, count: limit + 1) : nil
      found.append(
        Break(
          keyword: .maxItems, candidates: [longer].compactMap { $0 },
          isTooLarge: limit >= Synthesizer.longestArray))
    }
    if let limit = schema.minItems, limit > 0 {
      let shorter = [synthesizer.array(facts, count: limit - 1), .array(Array(items.prefix(limit - 1)))]
      found.append(Break(keyword: .minItems, candidates: shorter.compactMap { $0 }))
    }
    if schema.uniqueItems {
      let pool = items + (synthesizer.array(facts, count: 1)?.arrayValue ?? []) + ["text", 1]
      let repeated = pool.map { JSONValue.array([$0, $0]) } + [.array(items + items.prefix(1))]
      found.append(Break(keyword: .uniqueItems, candidates: repeated))
    }
    if let rest = schema.items, bench.graph[rest].boolean == false {
      found.append(Break(keyword: .items, candidates: longer(items, schema.prefixItems.count, facts)))
    }
    if let rest = schema.unevaluatedItems, bench.graph[rest].boolean == false {
      found.append(Break(keyword: .unevaluatedItems, candidates: longer(items, facts.prefixCount, facts)))
    }
    return found + contained(schema, items, facts)
  }

  /// The items, continued beyond a number of them.
  private func longer(_ items: [JSONValue], _ count: Int, _ facts: Facts) -> [JSONValue] {
    let base = count > items.count ? synthesizer.array(facts, count: count)?.arrayValue ?? items : items
    return ["text", 0, true].flatMap { more in
      [1, 2, 3].map { .array(base + [JSONValue](repeating: more, count: $0)) }
    }
  }

  private func contained(_ schema: Schema, _ items: [JSONValue], _ facts: Facts) -> [Break] {
    guard let wanted = schema.contains else { return [] }
    var found: [Break] = []
    let others = items.filter { !bench.accepts($0, wanted) }
    let strangers = Breaker.representatives.filter { !bench.accepts($0, wanted) }
    let without = [JSONValue.array(others), .array(Array(strangers.prefix(1))), .array([])]
    let minimum = schema.minContains ?? 1
    if minimum > 0 {
      let fewer = arrays(facts, with: wanted, 0...minimum - 1)
      found.append(
        Break(keyword: schema.minContains == nil ? .contains : .minContains, candidates: without + fewer))
    }
    if let maximum = schema.maxContains, maximum < Synthesizer.longestArray {
      let more = synthesizer.variants([wanted], count: maximum + 1)
      let repeated = more.first.map { [JSONValue](repeating: $0, count: maximum + 1) } ?? []
      let many = arrays(facts, with: wanted, maximum + 1...maximum + 2)
      found.append(Break(keyword: .maxContains, candidates: [.array(items + more), .array(repeated)] + many))
    }
    return found
  }

  /// Arrays that have what one `contains` asks for another number of times, and what the others ask for as often as
  /// these do.
  private func arrays(_ facts: Facts, with wanted: SchemaID, _ counts: ClosedRange<Int>) -> [JSONValue] {
    let demands = facts.contains.map { demand in
      demand.schema == wanted
        ? Facts.Contained(schema: wanted, count: counts.lowerBound, most: counts.upperBound) : demand
    }
    var contained = ContainedItems(facts, synthesizer, demands: demands)
    return contained.arrays()
  }
}
