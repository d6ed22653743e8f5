package import SchemaModel
package import SchemaRuntime
package import SchemaValidation

/// Answers what a comparison of schemas asks: which subschemas look at a part, whether schemas accept a value, and
/// which values some schemas accept and others refuse.
package final class InstanceSearch {
  package let graph: SchemaGraph
  let bench: Workbench
  let synthesizer: Synthesizer
  private let breaker: Breaker

  /// - Parameters:
  ///   - program: has an entry for each root that instances are judged by.
  ///   - addsConsequences: whether what a condition asks that always holds, or a member that has to be there, counts as
  ///     part of its schema.
  ///   - work: counts the work that this search and others do together.
  package init(
    graph: SchemaGraph, program: Program, addsConsequences: Bool = true, work: SearchWork = SearchWork()
  ) {
    self.graph = graph
    bench = Workbench(
      WorkbenchTools(graph: graph, program: program), addsConsequences: addsConsequences, work: work)
    synthesizer = Synthesizer(bench: bench)
    breaker = Breaker(bench: bench, synthesizer: synthesizer)
  }

  /// Gives the next search its budget; `bytes` of values at most where that is given.
  package func refill(bytes: Int? = nil) { bench.refill(bytes: bytes) }
  /// Counts the work that this search and others do together.
  package var work: SearchWork { bench.work }
  /// Whether the current search has used up its budget.
  package var isExhausted: Bool { bench.isExhausted }

  // MARK: what schemas say

  /// The schemas and all that hold with them, references and `allOf` followed.
  package func members(of ids: [SchemaID]) -> [SchemaID] { bench.facts(ids).members }
  /// Whether one of them is `false`.
  package func isForbidden(_ ids: [SchemaID]) -> Bool { bench.facts(ids).isImpossible }
  /// Whether it is certain that the schemas allow no value.
  package func allowNothing(_ ids: [SchemaID]) -> Bool { bench.facts(ids).allowNothing(bench) }

  /// The reason why the schemas allow no value; nil where that is not certain.
  package func whyNothing(_ ids: [SchemaID]) -> String? { bench.facts(ids).whyNothing(bench) }

  package func listedNames(of ids: [SchemaID]) -> [String] { bench.facts(ids).properties }
  package func requiredNames(of ids: [SchemaID]) -> [String] { bench.facts(ids).required }
  /// The reason why no valid object can have a listed member, whose entry in `properties` allows a value.
  package func whyImpossible(member name: String, of ids: [SchemaID]) -> String? {
    bench.facts(ids).whyImpossible(member: name, bench)
  }

  /// Whether it is certain that no valid object has a member, listed or not.
  package func forbids(member name: String, of ids: [SchemaID]) -> Bool {
    bench.facts(ids).forbids(member: name, bench)
  }

  package func schemas(ofMember name: String, of ids: [SchemaID]) -> [SchemaID] {
    bench.facts(ids).schemas(ofMember: name, in: bench)
  }

  /// The schemas that look at the member, whichever branches accept the value.
  package func certainSchemas(ofMember name: String, of ids: [SchemaID]) -> [SchemaID] {
    bench.facts(ids).certainSchemas(ofMember: name, in: bench)
  }

  package func schemas(ofItem index: Int, of ids: [SchemaID]) -> [SchemaID] {
    bench.facts(ids).schemas(ofItem: index, in: graph)
  }

  /// The schemas that look at the item, whichever branches accept the value.
  package func certainSchemas(ofItem index: Int, of ids: [SchemaID]) -> [SchemaID] {
    bench.facts(ids).certainSchemas(ofItem: index, in: graph)
  }

  package func matches(_ pattern: String, _ text: String) -> Bool { bench.matches(pattern, text) }

  /// Names of members that no schema lists.
  package func freeNames(of ids: [SchemaID]) -> [String] { synthesizer.freeNames(bench.facts(ids)) }

  /// Names that a pattern matches.
  package func names(matching pattern: String) -> [String] { StringMaker.samples(of: pattern, bench) }

  /// A text that one pattern matches and the other does not; nil where there is none, or none was found.
  package func text(matching pattern: String, butNot other: String) -> (text: String?, isCertain: Bool) {
    switch bench.texts(TextDemands(patterns: [pattern], excluded: [other]), count: 1) {
    case .found(let texts):
      let text = texts.first { matches(pattern, $0) && !matches(other, $0) }
      return (text, text != nil)
    case .impossible: return (nil, true)
    case .givenUp:
      let counts = PatternSampler.counts(of: pattern) + PatternSampler.counts(of: other).map { $0 + 1 }
      let text = counts.filter { $0 > 0 }.firstResult { count in
        StringMaker.samples(of: pattern, bench, length: count)
          .first { matches(pattern, $0) && !matches(other, $0) }
      }
      return (text, text != nil)
    }
  }

  /// Finds a text that `pattern` matches and none of `others` does, and that is none of `names`.
  package func texts(
    matching pattern: String, butNoneOf others: [String], norAny names: [String]
  ) -> [String] {
    let listed = names.filter { matches(pattern, $0) }.prefix(64).map { "^\(TextDemands.escaped($0))$" }
    return bench.texts(TextDemands(patterns: [pattern], excluded: others + listed), count: 1).texts
      .filter { text in matches(pattern, text) && !others.contains { matches($0, text) } }
  }

  /// Whether it is certain that no text has the patterns and lengths that the schemas ask for and does not match another
  /// pattern.
  package func hasNoText(of ids: [SchemaID], butFor pattern: String) -> Bool {
    let facts = bench.facts(ids)
    let demands = TextDemands(
      patterns: facts.patterns, excluded: [pattern], minLength: facts.minLength, maxLength: facts.maxLength)
    return isImpossible(demands)
  }

  /// Whether it is certain that no text has the patterns and lengths that the schemas ask for and is so long.
  package func hasNoText(of ids: [SchemaID], lengths: ClosedRange<Int>) -> Bool {
    let facts = bench.facts(ids)
    let demands = TextDemands(
      patterns: facts.patterns, minLength: max(facts.minLength, lengths.lowerBound),
      maxLength: min(facts.maxLength, lengths.upperBound))
    return isImpossible(demands)
  }

  /// Whether it is certain that each text of the lengths that has the patterns matches one of others, or is one of some.
  package func hasNoText(
    matching patterns: [String], butNoneOf others: [String], norAny texts: [String], lengths: ClosedRange<Int>
  ) -> Bool {
    let named = texts.map { "^\(TextDemands.escaped($0))$" }
    return isImpossible(
      TextDemands(
        patterns: patterns, excluded: others + named, minLength: lengths.lowerBound,
        maxLength: lengths.upperBound))
  }

  private func isImpossible(_ demands: TextDemands) -> Bool {
    if demands.minLength > demands.maxLength { return true }
    if case .impossible = bench.texts(demands, count: 1) { return true }
    return false
  }

  /// The numbers, and the least ones that are multiples of several of them, as far as these are plain.
  package static func commonMultiples(of numbers: [JSONNumber]) -> [JSONNumber] {
    NumberMaker.commonMultiples(of: numbers)
  }

  /// A pattern that matches each text of the format that a schema asks for, and maybe others; nil where it asks for none, or
  /// none is known.
  package func patternBound(ofFormatOf schema: Schema) -> String? {
    guard bench.assertsFormat, schema.assertsFormat else { return nil }
    return schema.format.flatMap(FormatPatterns.bound)
  }

  /// Whether it is certain that no text matches a pattern.
  package func matchesNothing(_ pattern: String) -> Bool {
    guard bench.compiled(pattern) != nil, names(matching: pattern).isEmpty else { return false }
    if case .impossible = bench.texts(TextDemands(patterns: [pattern]), count: 1) { return true }
    return false
  }

  /// Whether a value is small enough to be judged.
  package func isSmall(_ value: JSONValue) -> Bool {
    value.description.utf8.count <= Workbench.largestInstance
  }

  // MARK: verdicts

  /// Whether each schema accepts the value.
  package func accepts(_ value: JSONValue, _ ids: [SchemaID]) -> Bool { bench.accepts(value, ids) }

  /// The values without those that a schema refuses; in draft-04, an equal that is accepted stands for one that is not.
  /// A value that is too large to be judged stays, as do those for which the budget does not last.
  package func accepted(_ values: [JSONValue], by ids: [SchemaID]) -> [JSONValue] {
    let facts = bench.facts(ids)
    var found: [JSONValue] = []
    for value in values {
      if let known = facts.spellings(of: [value], graph).first(where: { bench.accepts($0, ids) }) {
        found.append(known)
      } else if bench.isExhausted || !isSmall(value) {
        found.append(value)
      }
    }
    return found
  }

  package func isValid(_ value: JSONValue, _ root: SchemaID) -> Bool { bench.accepts(value, root) }
  package func report(_ value: JSONValue, _ root: SchemaID) -> ValidationReport { bench.report(value, root) }

  /// The location of a keyword of a schema, as reports name it.
  package func location(_ id: SchemaID, _ keyword: Keyword) -> String { bench.location(id, keyword) }

  // MARK: values

  /// A small value that all schemas accept; nil where none was found.
  package func value(_ ids: [SchemaID]) -> JSONValue? {
    ids.isEmpty ? "value" : synthesizer.value(ids, .minimal)
  }

  /// Values that some schemas accept and that break demands of others, those most like `current` first. Each still has
  /// to be judged.
  package func candidates(
    acceptedBy ids: [SchemaID], refusedBy others: [SchemaID], current: JSONValue?
  ) -> [JSONValue] {
    var found: [JSONValue] = []
    let bases = [current, synthesizer.value(ids, .minimal), synthesizer.value(ids, .full)].compactMap { $0 }
    var base: [JSONValue] = []
    for value in bases where !base.contains(value) { base.append(value) }
    let facts = bench.facts(ids)
    found += base + (facts.literals ?? [])
    for member in members(of: others) where !bench.isExhausted {
      for value in base.isEmpty ? [.null] : base {
        found += breaker.breaks(of: graph[member], value, ids).flatMap(\.candidates)
      }
    }
    if bench.isExhausted { return found }
    found += boundaries(facts, bench.facts(others))
    found += synthesizer.alternatives(ids)
    found += synthesizer.variants(ids, count: 6)
    for other in others {
      for value in base { found += breaker.failing(other, value, ids, depth: 1) }
    }
    return found
  }

  /// Small values of all that the schemas mention, whether or not they accept them.
  package func mentioned(by ids: [SchemaID]) -> [JSONValue] {
    ValueEnumerator(bench: bench, synthesizer: synthesizer).values(ids)
  }

  /// How many values that tell schemas apart are kept, and how deep the search for them goes.
  private static let distinguishingLimit = 12
  private static let distinguishingDepth = 5

  /// Values that some schemas accept and others refuse. The difference may be deep in them, or in a branch of a union.
  package func distinguishing(
    acceptedBy ids: [SchemaID], refusedBy others: [SchemaID], depth: Int = 0
  ) -> [JSONValue] {
    guard depth < Self.distinguishingDepth, !bench.isExhausted, ids != others else { return [] }
    func judged(_ values: [JSONValue]) -> [JSONValue] {
      Array(
        values.onDemand.filter { self.accepts($0, ids) && !self.accepts($0, others) }
          .prefix(Self.distinguishingLimit))
    }
    var found = judged(candidates(acceptedBy: ids, refusedBy: others, current: nil))
    guard found.isEmpty else { return found }
    found = judged(distinguishingParts(ids, others, depth: depth))
    guard found.isEmpty else { return found }
    for branch in bench.facts(ids).choices.flatMap({ $0 }).prefix(24) where found.isEmpty {
      found = judged(distinguishing(acceptedBy: ids + [branch], refusedBy: others, depth: depth + 1))
    }
    return found
  }

  /// Objects and arrays that have a member or item which tells the schemas apart.
  private func distinguishingParts(
    _ ids: [SchemaID], _ others: [SchemaID], depth: Int
  ) -> [JSONValue] {
    let (facts, otherFacts) = (bench.facts(ids), bench.facts(others))
    let styles = [Synthesizer.Style.minimal, .full]
    var found: [JSONValue] = []
    let objects = styles.compactMap { synthesizer.value(ids, $0, only: .object) }
    for name in (facts.properties + otherFacts.properties).prefix(64) where !objects.isEmpty {
      let (own, other) = (
        facts.schemas(ofMember: name, in: bench), otherFacts.schemas(ofMember: name, in: bench)
      )
      for value in distinguishing(acceptedBy: own, refusedBy: other, depth: depth + 1).prefix(3) {
        found += objects.compactMap { $0.setting(value, at: [.member(name)]) }
      }
    }
    let arrays = styles.compactMap { synthesizer.value(ids, $0, only: .array) }
    for index in 0...max(facts.prefixCount, otherFacts.prefixCount) where !arrays.isEmpty {
      let (own, other) = (
        facts.schemas(ofItem: index, in: graph), otherFacts.schemas(ofItem: index, in: graph)
      )
      for value in distinguishing(acceptedBy: own, refusedBy: other, depth: depth + 1).prefix(3) {
        let long = synthesizer.array(facts, count: index + 1)
        found += (arrays + [long].compactMap { $0 }).compactMap { $0.setting(value, at: [.item(index)]) }
      }
    }
    return found
  }

  /// A value that resembles another one, keeps what it has to keep, and that each of some schemas refuses.
  package func refused(
    by schemas: [SchemaID], like value: JSONValue, among ids: [SchemaID], where keeps: (JSONValue) -> Bool
  ) -> JSONValue? {
    var current = value
    for (index, schema) in schemas.enumerated() where accepts(current, [schema]) {
      let before = schemas.prefix(index)
      let next = breaker.failing(schema, current, ids, depth: 0).first { candidate in
        keeps(candidate) && !before.contains { accepts(candidate, [$0]) }
      }
      guard let next else { return nil }
      current = next
    }
    return bench.isExhausted ? nil : current
  }

  /// Numbers at the limits of both sides and between them.
  private func boundaries(_ facts: Facts, _ others: Facts) -> [JSONValue] {
    let own = (facts.minima + facts.maxima).map(\.limit)
    let limits = own + (others.minima + others.maxima).map(\.limit)
    guard !limits.isEmpty else { return [] }
    var numbers = limits + limits.flatMap(NumberMaker.neighbours)
    let doubles = limits.compactMap(\.doubleValue)
    for a in doubles.prefix(8) {
      for b in doubles.prefix(8) where a < b { numbers += [JSONNumber(a / 2 + b / 2)].compactMap { $0 } }
    }
    for divisor in facts.multiples {
      guard let step = divisor.doubleValue, step > 0 else { continue }
      for limit in doubles {
        for count in -3...3 {
          numbers += [JSONNumber(((limit / step).rounded(.down) + Double(count)) * step)].compactMap { $0 }
        }
      }
    }
    return numbers.map { .number($0) }
  }

  /// Values of many kinds, some that the schemas accept, and some that they refuse.
  package func variety(_ ids: [SchemaID]) -> [JSONValue] {
    ids.filter { graph[$0].boolean == nil }.flatMap { InstanceExplorer(self, root: $0).instances() }
  }
}

/// Finds whole instances of one schema: instances in which a place occurs, and instances that show all that it demands.
package final class InstanceExplorer {
  private let search: InstanceSearch
  private let walker: ObligationWalker
  private let root: SchemaID

  package init(_ search: InstanceSearch, root: SchemaID) {
    self.search = search
    self.root = root
    walker = Self.walker(search, root)
  }

  private static func walker(_ search: InstanceSearch, _ root: SchemaID) -> ObligationWalker {
    ObligationWalker(
      subject: Subject(schema: root, document: "", type: "", folder: ""), others: [],
      synthesizer: search.synthesizer)
  }

  /// The place of the whole in a valid instance.
  package func start() -> Spot? {
    let made = [Synthesizer.Style.minimal, .full].firstResult { search.synthesizer.value([root], $0) }
    let host = made ?? search.graph[root].examples.first { search.isValid($0, root) }
    return host.map { Spot(host: $0, ids: [root]) }
  }

  /// The place of the whole, where no valid instance was found to put it into.
  package var whole: Spot { Spot(host: .null, ids: [root]) }

  /// A valid instance in which the step leads to a value that the schemas look at.
  package func reach(_ step: Step, _ ids: [SchemaID], from spot: Spot) -> Spot? {
    walker.reach(step, ids, from: spot)
  }

  /// A valid instance in which the value at the place satisfies these schemas, too.
  package func meet(_ ids: [SchemaID], at spot: Spot) -> Spot? {
    let own = [spot.current].compactMap { $0 }.filter { search.accepts($0, ids) }
    let others = [Synthesizer.Style.minimal, .full].compactMap { search.synthesizer.value(ids, $0) }
    return (own + others).firstResult { walker.settled($0, spot) }
      .map { Spot(host: $0, steps: spot.steps, ids: ids) }
  }

  /// A valid instance with this value at the place, whatever else has to change.
  package func settled(_ value: JSONValue, _ spot: Spot) -> JSONValue? { walker.settled(value, spot) }

  /// Instances for everything that the schema allows and forbids, as fixtures have them.
  package func instances() -> [JSONValue] {
    let walker = Self.walker(search, root)
    walker.run()
    let object = walker.result()
    return (object.valid + object.invalid).compactMap { JSONValue.parsed($0.text) }
  }
}
