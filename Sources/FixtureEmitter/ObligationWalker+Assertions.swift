import SchemaModel
import SchemaRuntime

extension ObligationWalker {
  /// How many values of an enum are shown; of a longer one the first so many, and the last.
  private static let enumLimit = 64

  /// Keeps an instance for each value, type and boundary that the schema names.
  func recordValues(_ schema: Schema, _ spot: Spot) {
    if let values = schema.enumeration {
      let shown = values.count <= Self.enumLimit ? values : values.prefix(Self.enumLimit) + values.suffix(1)
      let facts = bench.facts(spot.ids)
      for value in shown {
        show(schema, .enum, text(value), facts.spellings(of: [value], bench.graph), spot)
      }
    }
    if let types = schema.types, types.namedTypes.count > 1 {
      for (type, name) in types.namedTypes {
        let value = synthesizer.value(spot.ids, .minimal, only: type)
        show(schema, .type, name, [value].compactMap { $0 }, spot, among: type)
      }
    }
    showNumbers(schema, spot)
    showStrings(schema, spot)
    showCounts(schema, spot)
  }

  private func text(_ value: JSONValue) -> String {
    if case .string(let text) = value { return text.isEmpty ? "empty" : text }
    return value.description
  }

  private func show(
    _ schema: Schema, _ keyword: Keyword, _ detail: String, _ candidates: [JSONValue], _ spot: Spot,
    isTooLarge: Bool = false, among kinds: TypeSet? = nil
  ) {
    let name = name(spot, keyword.rawValue, detail)
    let location = bench.location(schema.id, keyword)
    let entry = Ledger.Entry(location, detail, isValid: true)
    guard !ledger.isShown(entry) else { return }
    let proposal = Proposal(
      name: name, keyword: location, steps: spot.steps, instance: spot.host, guards: spot.guards)
    if spot.isName, !candidates.isEmpty, candidates.allSatisfy({ $0.stringValue == nil }) {
      return note(name, .unsatisfiable, in: schema.id, keyword, entry, "a name is a string")
    }
    let mended = candidates.prefix(ObligationWalker.mendings).onDemand.compactMap { self.settled($0, spot) }
    if spot.isName {
      // The member shows a name that the object has already.
      let members = spot.host.value(at: spot.steps.dropLast())?.objectValue
      let known = candidates.contains { $0.stringValue.map { members?[$0] != nil } ?? false }
      if known, keepValid(name, [spot.host], keyword: location) { return ledger.note(entry) }
      if keepValid(name, candidates.onDemand.compactMap { spot.replacing($0) }, keyword: location) {
        return ledger.note(entry)
      }
    } else if propose(proposal, candidates.onDemand.compactMap { spot.replacing($0) })
      || propose(proposal, mended)
    {
      return ledger.note(entry)
    }
    if let value = candidates.first, let steps = spot.steps(toItem: value) {
      var there = proposal
      there.steps = steps
      if propose(there, [spot.host]) { return ledger.note(entry) }
    }
    if keyword == .enum, !candidates.contains(where: { bench.accepts($0, spot.ids) }), !bench.isExhausted {
      return note(
        name, .unsatisfiable, in: schema.id, keyword, entry, "another keyword does not allow the value")
    }
    lack(
      name, isTooLarge ? .tooLarge : .noValidInstance, in: schema.id, keyword, spot.ids, entry,
      among: kinds ?? keyword.assertedTypes ?? .every)
  }

  private func showNumbers(_ schema: Schema, _ spot: Spot) {
    let within = NumberMaker(bench.facts(spot.ids))
    for (keyword, limit) in [(Keyword.minimum, schema.minimum), (.maximum, schema.maximum)] {
      guard let limit else { continue }
      show(schema, keyword, "", [.number(limit)] + within.candidates(near: limit), spot)
    }
    if let limit = schema.exclusiveMinimum {
      show(
        schema, .exclusiveMinimum, "",
        NumberMaker.above(limit).map { .number($0) } + within.candidates(integers: false), spot)
    }
    if let limit = schema.exclusiveMaximum {
      show(
        schema, .exclusiveMaximum, "",
        NumberMaker.below(limit).map { .number($0) } + within.candidates(integers: false), spot)
    }
  }

  private func showStrings(_ schema: Schema, _ spot: Spot) {
    guard schema.minLength != nil || schema.maxLength != nil || schema.extensions.maxBytes != nil else {
      return
    }
    let maker = StringMaker(bench.facts(spot.ids), bench)
    func show(_ keyword: Keyword, _ texts: [String], limit: Int) {
      self.show(
        schema, keyword, "", texts.map { .string($0) }, spot, isTooLarge: limit > StringMaker.longest)
    }
    let held = maker.facts.contents.contains(.json) ? [spot.current?.stringValue].compactMap(\.self) : []
    func texts(_ length: Int) -> [String] {
      held.flatMap { maker.texts(holding: $0, length: length) } + maker.candidates(length: length)
    }
    if let limit = schema.minLength { show(.minLength, texts(limit), limit: limit) }
    if let limit = schema.maxLength { show(.maxLength, texts(limit), limit: limit) }
    if let limit = schema.extensions.maxBytes {
      show(.maxBytes, maker.candidates(bytes: limit), limit: limit)
    }
  }

  private func showCounts(_ schema: Schema, _ spot: Spot) {
    let facts = bench.facts(spot.ids)
    for (keyword, limit) in [(Keyword.minItems, schema.minItems), (.maxItems, schema.maxItems)] {
      guard let limit else { continue }
      var arrays: [JSONValue] = []
      if limit <= Synthesizer.longestArray {
        arrays = inBranches(facts, spot) { synthesizer.array($0, count: limit) }
      }
      show(
        schema, keyword, "", arrays, spot, isTooLarge: limit > Synthesizer.longestArray)
    }
    for (keyword, limit) in [
      (Keyword.minProperties, schema.minProperties), (.maxProperties, schema.maxProperties),
    ] {
      guard let limit else { continue }
      let objects = inBranches(facts, spot) { synthesizer.object(spot.current, $0, count: limit) }
      show(
        schema, keyword, "", objects, spot, isTooLarge: limit > Synthesizer.largestObject)
    }
    if let limit = schema.extensions.maxSerializedBytes, let current = spot.current {
      let padded = Padding.values(current, bytes: limit) + breaker.synthesizedPadding(spot.ids, bytes: limit)
      show(
        schema, .maxSerializedBytes, "", padded, spot, isTooLarge: limit > Workbench.largestInstance)
    }
  }

  /// How many branches are asked for values of a certain size.
  private static let branchLimit = 6

  /// The value that `make` gives for the schemas of a place. Where they do not accept it, also the value for them with
  /// each branch.
  private func inBranches(_ facts: Facts, _ spot: Spot, _ make: (Facts) -> JSONValue?) -> [JSONValue] {
    let first = [make(facts)].compactMap { $0 }
    guard !first.contains(where: { bench.accepts($0, spot.ids) }) else { return first }
    let branches = facts.choices.flatMap { $0 }.prefix(Self.branchLimit)
    return first + branches.compactMap { make(bench.facts(spot.ids + [$0])) }
  }

  /// Keeps an instance for each demand that breaks it.
  func recordBreaks(_ schema: Schema, _ spot: Spot) {
    guard let current = spot.current else { return }
    for demand in breaker.breaks(of: schema, current, spot.ids) {
      // The names are looked at one demand after the other.
      if demand.keyword == .propertyNames, let names = schema.propertyNames,
        bench.graph[names].boolean == nil
      {
        continue
      }
      recordBreak(demand, schema, spot)
    }
  }

  private func recordBreak(_ demand: Breaker.Break, _ schema: Schema, _ spot: Spot) {
    let name = name(spot, demand.keyword.rawValue, demand.detail)
    let location = bench.location(schema.id, demand.keyword)
    let entry = Ledger.Entry(location, demand.detail, isValid: false)
    guard !ledger.isShown(entry) else { return }
    // Where the tag tells the branch, the report of a value that no branch accepts names a keyword of that branch.
    let own = self.union(of: demand.keyword, schema, spot)
    let union = spot.union ?? own
    let candidates =
      union == nil ? demand.candidates : demand.candidates.filter { !bench.accepts($0, schema.id) }
    guard !keepInvalid(name, candidates, spot, schema.id, keyword: location, union, own) else {
      return ledger.note(entry)
    }
    if demand.keyword == .type, isTypeImplied(schema, spot) {
      return note(name, .implied, in: schema.id, demand.keyword, entry)
    }
    let breaks = demand.candidates.contains { !bench.accepts($0, schema.id) }
    lack(
      name, demand.isTooLarge ? .tooLarge : breaks && spot.union != nil ? .undecided : .noInvalidInstance,
      in: schema.id, demand.keyword, [], entry)
  }

  /// Whether the schemas beside one, or the conditions that lead to it, leave no other types than it does.
  private func isTypeImplied(_ schema: Schema, _ spot: Spot) -> Bool {
    let conditions = spot.guards.filter { $0.steps == spot.steps }.flatMap(\.accepting)
    let facts = bench.facts((spot.ids + conditions).filter { $0 != schema.id })
    guard let types = schema.types, !facts.statedMembers.contains(schema.id) else { return false }
    return facts.statedTypes.isSubset(of: types.widened)
  }

  private func union(of keyword: Keyword, _ schema: Schema, _ spot: Spot) -> Spot.Union? {
    guard keyword == .anyOf || keyword == .oneOf else { return nil }
    let isExclusive = keyword == .oneOf
    return Spot.Union(
      branches: isExclusive ? schema.oneOf : schema.anyOf, isExclusive: isExclusive, steps: spot.steps)
  }

  /// Keeps an instance for each rule of `x-warnings` that does not hold.
  func recordWarnings(_ schema: Schema, _ spot: Spot) {
    guard let current = spot.current else { return }
    for (index, rule) in schema.extensions.warnings.enumerated() {
      let location = bench.location(schema.id, .warnings) + "/\(index)"
      let name = name(spot, "warns", String(index + 1))
      let candidates = breaker.failing(rule, current, spot.ids, depth: 0)
      let warns = { (report: ValidationReport) in
        report.warnings.contains { $0.absoluteKeywordLocation == location }
      }
      let instances = candidates.onDemand.compactMap { spot.replacing($0) }
      let mended = candidates.prefix(ObligationWalker.mendings).onDemand.compactMap { self.settled($0, spot) }
      let isKept =
        keepValid(name, instances, keyword: location, where: warns)
        || keepValid(name, mended, keyword: location, where: warns)
      if !isKept { lack(name, .noValidInstance, in: schema.id, .warnings) }
    }
  }
}

extension TypeSet {
  /// The types, each with its name; integers are not named beside numbers.
  var namedTypes: [(type: TypeSet, name: String)] {
    TypeSet.named.filter { contains($0.type) && !($0.type == .integer && contains(.number)) }
  }
}
