import FixtureEmitter
import SchemaModel
import SchemaRuntime

/// Proves that schemas accept each value that others accept, however either is spelt: no value satisfies these and breaks
/// those.
///
/// A proof goes through all ways in which a value could: by its type, by the branches of unions and conditions, and by the
/// keyword that refuses it. It holds where each way ends in a contradiction. A keyword that it does not know tells nothing, so
/// what is proved is right, and the rest is undecided.
///
/// `{not: {enum: [a, b]}}` accepts all that `{allOf: [{not: {const: a}}, {not: {const: b}}]}` accepts: a value that breaks the
/// first is `a` or `b`, and the second refuses each.
final class InclusionProof {
  let search: InstanceSearch
  private let classes: SchemaClasses
  var graph: SchemaGraph { search.graph }

  /// How many facts one question looks at, and all of them.
  private static let stepLimit = 3_000
  private static let mostSteps = 60_000
  /// How deep members and items are followed.
  private static let deepest = 12
  /// How many decisions lead to one.
  private static let mostDecisions = 200
  private var decisions = 0
  private var steps = 0
  private var allSteps = 0

  /// The claims of a question, by the classes of their schemas.
  private struct Question: Hashable {
    var claims: Set<Fact.Claim.Key>
  }

  private var answers: [Question: Bool] = [:]
  /// The questions that are being answered, each about a part of the value of the one before.
  private var open: Set<Question> = []
  /// How often a proof has leant on a question that is open.
  private var leans = 0
  /// Whether proofs are possible: where the target of a reference depends on how it was reached, schemas do not tell
  /// what they ask.
  private let isApplicable: Bool

  /// The schemas with a format that another dialect than their own defines, and whether schemas lead to one of them.
  private let undecidedFormats: [SchemaID]
  private var undecided: [SchemaID: Bool] = [:]

  init(_ search: InstanceSearch, _ classes: SchemaClasses) {
    self.search = search
    undecidedFormats = search.graph.schemas.filter(\.leavesFormatOpen).map(\.id)
    self.classes = classes
    isApplicable = !search.graph.schemas.contains { $0.dynamicReference?.anchor != nil }
  }

  /// Whether it is certain that the wide schemas accept each value that all of the narrow ones accept.
  func isIncluded(_ narrow: [SchemaID], in wide: [SchemaID]) -> Bool {
    guard isApplicable, allSteps < Self.mostSteps else { return false }
    steps = 0
    defer { allSteps += steps }
    search.refill()
    let claims = narrow.map { Fact.Claim(schema: $0, holds: true) }
    return wide.allSatisfy { allowNothing(claims + [Fact.Claim(schema: $0, holds: false)]) }
  }

  // MARK: one value

  private static let kinds: [TypeSet] = [.null, .boolean, .string, .number, .array, .object]

  /// Whether it is certain that no value is as the claims say. Where a part of the value has to be what the value is, the
  /// smallest such value would have a smaller one in it, so there is none.
  func allowNothing(_ claims: [Fact.Claim]) -> Bool {
    let question = Question(claims: Set(claims.map { key(of: $0) }))
    if let known = answers[question] { return known }
    if open.contains(question) {
      leans += 1
      return true
    }
    guard open.count < Self.deepest, spend() else { return false }
    open.insert(question)
    let before = leans
    let facts = claims.map { Fact.schema($0) }
    let isProved = Self.kinds.allSatisfy { closes(Way(kind: $0, pending: facts)) }
    open.remove(question)
    if isProved ? leans == before || open.isEmpty : steps < Self.stepLimit { answers[question] = isProved }
    return isProved
  }

  func key(of claim: Fact.Claim) -> Fact.Claim.Key {
    .init(schema: classes[[claim.schema]].first, holds: claim.holds)
  }

  /// Counts a step; false where no more may be done.
  func spend(_ count: Int = 1) -> Bool {
    steps += count
    return steps < Self.stepLimit && !search.isExhausted
  }

  /// Whether a way ends in a contradiction, whatever branch it takes.
  func closes(_ way: Way) -> Bool {
    guard decisions < Self.mostDecisions else { return false }
    decisions += 1
    defer { decisions -= 1 }
    var way = way
    while let fact = way.pending.popLast() {
      guard spend() else { return false }
      if take(fact, &way) == .contradiction { return true }
    }
    if contradicts(&way) { return true }
    guard let next = way.splits.indices.min(by: { way.splits[$0].count < way.splits[$1].count }) else {
      return false
    }
    let split = way.splits.remove(at: next)
    return split.allSatisfy { facts in
      var own = way
      own.pending = facts
      return closes(own)
    }
  }

  // MARK: facts

  enum Taken {
    case contradiction, noted
  }

  private func take(_ fact: Fact, _ way: inout Way) -> Taken {
    switch fact {
    case .schema(let claim): return take(claim, &way)
    case .word(let word, let holds):
      if let known = way.words.updateValue(holds, forKey: word), known != holds { return .contradiction }
      return .noted
    default: return way.note(fact) ? .noted : .contradiction
    }
  }

  private func take(_ claim: Fact.Claim, _ way: inout Way) -> Taken {
    let key = key(of: claim)
    guard key.schema != nil else { return claim.holds ? .noted : .contradiction }
    if way.seen.contains(Fact.Claim.Key(schema: key.schema, holds: !claim.holds)) { return .contradiction }
    guard way.seen.insert(key).inserted else { return .noted }
    way.claims.append(claim)
    let schema = graph[claim.schema]
    if let boolean = schema.boolean { return boolean == claim.holds ? .noted : .contradiction }
    let reader = FactReader(schema: schema, kind: way.kind)
    if claim.holds {
      guard let facts = reader.satisfied else { return .contradiction }
      way.pending += facts
      if way.kind == .string, let pattern = search.patternBound(ofFormatOf: schema) {
        way.pending.append(.matches(pattern, true))
      }
      way.splits += reader.alternatives
      return .noted
    }
    guard let ways = reader.broken else { return .noted }
    switch ways.count {
    case 0: return .contradiction
    case 1: way.pending += ways[0]
    default: way.splits.append(ways)
    }
    return .noted
  }

  // MARK: contradictions

  /// Whether nothing is left of a way, as far as its facts tell.
  private func contradicts(_ way: inout Way) -> Bool {
    if way.least > way.most { return true }
    if let values = way.values { return refuse(values.filter { !$0.types.isDisjoint(with: way.kind) }, way) }
    switch way.kind {
    case .null: return refuse([.null], way)
    case .boolean: return refuse([true, false], way)
    case .string: return hasNoText(way)
    case .number: return hasNoNumber(way)
    case .array: return hasNoArray(way)
    case .object: return hasNoObject(&way)
    default: return false
    }
  }

  private static let mostValues = 256

  /// Whether the claims hold for none of the values, which are all that there are.
  func refuse(_ values: [JSONValue], _ way: Way) -> Bool {
    let isOfDraft4 = way.claims.contains { graph[$0.schema].dialect.isLikeDraft4 }
    let values = isOfDraft4 ? values.flatMap(\.spellings) : values
    guard values.count <= Self.mostValues, spend(values.count) else { return false }
    let claims = way.claims.filter { !namesUndecidedFormat($0.schema) }
    return values.allSatisfy { value in
      if way.excluded.contains(value) { return true }
      guard search.isSmall(value) else { return false }
      let isRefused = claims.contains { search.accepts(value, [$0.schema]) != $0.holds }
      return isRefused && !search.isExhausted
    }
  }

  /// Whether a schema leads to a format that another dialect than its own defines: other validators may refuse a value for it.
  private func namesUndecidedFormat(_ id: SchemaID) -> Bool {
    guard !undecidedFormats.isEmpty else { return false }
    if let known = undecided[id] { return known }
    let isReached = graph.reach(of: [id])
    let isUndecided = undecidedFormats.contains { isReached[$0.index] }
    undecided[id] = isUndecided
    return isUndecided
  }

  private func hasNoText(_ way: Way) -> Bool {
    let values = way.excluded.compactMap(\.stringValue)
    if way.patterns.isEmpty, way.excludedPatterns.isEmpty, values.isEmpty { return false }
    // This also decides patterns without an automaton.
    if way.patterns.contains(where: { own in way.excludedPatterns.contains { $0.hasSameScalars(as: own) } }) {
      return true
    }
    guard spend(5) else { return false }
    return search.hasNoText(
      matching: way.patterns, butNoneOf: way.excludedPatterns, norAny: values, lengths: way.least...way.most)
  }
}
