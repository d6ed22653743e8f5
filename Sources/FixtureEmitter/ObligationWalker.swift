import SchemaModel
import SchemaRuntime

/// Goes through the schemas of one object and finds an instance for everything that they allow and forbid.
///
/// The walk stops where another object begins, which has fixtures of its own.
final class ObligationWalker {
  /// How many values are tried for one obligation.
  static let attempts = 48
  /// How many values are tried with other members changed to fit.
  static let mendings = 6
  /// How deep the places are that the walk looks at.
  static let depthLimit = 24
  /// How many schemas may lead to each other.
  static let chainLimit = 160

  let subject: Subject
  let bench: Workbench
  let synthesizer: Synthesizer
  let breaker: Breaker
  private let others: Set<SchemaID>
  private(set) var object: ObjectFixtures
  let ledger: Ledger
  private var proposals: [Proposal] = []
  private var valid = Taken()
  private var invalid = Taken()
  private var visited: Set<SchemaID> = []
  private var chain = 0
  /// The places that were not reached, in order.
  var deferred: [Deferred] = []
  /// The schemas that only refused instances come to.
  var deadEnds: [DeadEnd] = []

  /// The names and texts that are taken among valid fixtures, or among invalid ones. There is room for those of most
  /// objects: a larger table would hash all texts again.
  private struct Taken {
    var names = Set<String>(minimumCapacity: 48)
    var texts = Set<ScalarKey>(minimumCapacity: 48)
  }

  init(subject: Subject, others: Set<SchemaID>, synthesizer: Synthesizer, ledger: Ledger = Ledger()) {
    self.subject = subject
    self.ledger = ledger
    self.others = others
    self.synthesizer = synthesizer
    bench = synthesizer.bench
    breaker = Breaker(bench: bench, synthesizer: synthesizer)
    object = ObjectFixtures(
      schema: subject.schema, location: bench.graph.location(of: subject.schema), document: subject.document,
      type: subject.type, folder: subject.folder)
  }

  /// Whether the budget ran out.
  private var isGivenUp = false

  func run() {
    if let host = recordWholes() {
      walk(subject.schema, Spot(host: host, ids: [subject.schema]))
      walkDeferred()
      recordDeadEnds()
      proposeUnknownKey(host)
      proposeEmpties(host)
      recordProposals()
    }
    isGivenUp = bench.isExhausted
  }

  /// The fixtures, with a note for each thing that neither they nor those of the other objects show.
  func result() -> ObjectFixtures {
    object.unmet.removeAll { $0.entry.map(ledger.isShown) ?? false }
    let whole = object.valid.isEmpty ? object.unmet.first { $0.name == "minimal" }?.reason : nil
    noteGaps(isGivenUp: isGivenUp, whole: whole)
    return object
  }

  /// Looks at a schema at a place, once.
  func walk(_ id: SchemaID, _ spot: Spot) {
    guard visited.insert(id).inserted, spot.steps.count < ObligationWalker.depthLimit, !bench.isExhausted
    else {
      return
    }
    let schema = bench.graph[id]
    guard schema.boolean == nil, id == subject.schema || !others.contains(id) else { return }
    guard chain < ObligationWalker.chainLimit else { return lack(spot.label, .exhausted, in: id) }
    chain += 1
    defer { chain -= 1 }
    recordValues(schema, spot)
    recordPresence(schema, spot)
    recordBreaks(schema, spot)
    recordWarnings(schema, spot)
    walkInPlace(schema, spot)
    walkMembers(schema, spot)
    walkItems(schema, spot)
    walkContent(schema, spot)
  }

  // MARK: recording

  /// Notes what was not shown, and why. Where the schemas of a place rule the value out, the note says so, and does not
  /// blame the search.
  ///
  /// - Parameters:
  ///   - id: the schema that the note is about, and `keyword` its keyword.
  ///   - ids: the schemas that have to accept what was looked for, and `kinds` its types.
  func lack(
    _ name: String, _ reason: UnmetObligation.Reason, in id: SchemaID, _ keyword: Keyword? = nil,
    _ ids: [SchemaID] = [], _ entry: Ledger.Entry? = nil, among kinds: TypeSet = .every
  ) {
    var reason = bench.isExhausted ? .exhausted : reason
    var why = ids.isEmpty ? nil : bench.facts(ids).whyNothing(bench)
    if why == nil, !ids.isEmpty, kinds != .every { why = bench.facts(ids).whyNothing(among: kinds, bench) }
    if why != nil { reason = .unsatisfiable }
    note(name, reason, in: id, keyword, entry, why ?? "")
  }

  /// Notes what the search did not show, and why.
  func note(
    _ name: String, _ reason: UnmetObligation.Reason, in id: SchemaID, _ keyword: Keyword?,
    _ entry: Ledger.Entry? = nil, _ detail: String = ""
  ) {
    let (schema, own) = (bench.graph[id], bench.graph[subject.schema])
    // A built-in schema stands in no file of the user's.
    let isBuiltIn = bench.graph.documents[schema.document].isBuiltIn
    let place =
      isBuiltIn ? own.location : keyword.flatMap { schema.sites[$0]?.location } ?? schema.location
    object.unmet.append(
      UnmetObligation(
        schema: object.location, name: name, keyword: keyword.map { bench.location(id, $0) }, reason: reason,
        place: place, entry: entry, detail: detail))
  }

  /// Whether a schema is an object that has fixtures of its own.
  func isSubject(_ id: SchemaID) -> Bool { others.contains(id) }

  func isValid(_ value: JSONValue) -> Bool {
    bench.isValid(value, subject.schema)
  }

  /// Keeps the first of the instances that is valid and meets the condition. One that is kept already will do, but with
  /// a condition the search first goes on for another one.
  /// - Returns: false where none of the instances is valid and meets the condition.
  ///
  /// - Parameters:
  ///   - keyword: the keyword that the instance is about, if it is about one.
  ///   - origin: the location that the name comes from, if that is another.
  @discardableResult
  func keepValid(
    _ name: String, _ instances: some Sequence<JSONValue>, keyword: String? = nil, at origin: String? = nil,
    where condition: ((ValidationReport) -> Bool)? = nil
  ) -> Bool {
    var isShown = false
    for instance in instances.prefix(ObligationWalker.attempts) {
      guard !bench.isExhausted else { break }
      let text = instance.prettyText() + "\n"
      let report = bench.report(text: text, subject.schema)
      guard report.isValid, condition?(report) ?? true else { continue }
      if valid.texts.insert(ScalarKey(text)).inserted {
        object.valid.append(fixture(name, text, report, isValid: true, keyword, at: origin ?? keyword))
        ledger.coverage.add(instance, [subject.schema], bench)
        return true
      }
      isShown = true
      if condition == nil { return true }
    }
    return isShown
  }

  /// Takes the first of the instances that is valid, to be kept with others; false where none is valid.
  func propose(_ proposal: Proposal, _ instances: some Sequence<JSONValue>) -> Bool {
    for instance in instances.prefix(ObligationWalker.attempts) where isValid(instance) {
      var proposal = proposal
      proposal.instance = instance
      proposals.append(proposal)
      ledger.prospect.add(instance, [subject.schema], bench)
      return true
    }
    return false
  }

  /// The instances that are kept so far, and those of proposals.
  var knownInstances: [JSONValue] {
    object.valid.compactMap { JSONValue.parsed($0.text) } + proposals.map(\.instance)
  }

  /// Keeps the proposals that no kept instance shows. One instance shows several, and is named for the first: so the
  /// name stays when others come to it or leave it.
  private func recordProposals() {
    let wholes = object.valid.compactMap { JSONValue.parsed($0.text) }
    pack(proposals.filter { proposal in !wholes.contains { proposal.isShown(by: $0, bench) } })
    // Another proposal may have taken the place of the value that a proposal should show.
    let lost = proposals.filter(isLost)
    pack(
      lost.map { proposal in
        var exact = proposal
        (exact.ids, exact.refusing) = ([], [])
        return exact
      })
    // Where the same value stands elsewhere, other schemas may look at it.
    for proposal in lost where !bench.isExhausted && isLost(proposal) {
      keepValid(proposal.name, [proposal.instance], at: proposal.keyword)
    }
  }

  /// Whether no kept instance shows what the value of a proposal shows.
  private func isLost(_ proposal: Proposal) -> Bool {
    guard !proposal.ids.isEmpty, let value = proposal.value else { return false }
    return !ledger.coverage.shows(value, proposal.place, bench)
  }

  private func pack(_ proposals: [Proposal]) {
    var packer = ProposalPacker(bench: bench, isValid: isValid)
    for proposal in proposals { packer.add(proposal) }
    for group in packer.groups {
      let first = group.proposals[0]
      let isOne = group.proposals.count == 1
      keepValid(first.name, [group.instance], keyword: isOne ? first.keyword : nil, at: first.keyword)
    }
  }

  /// Keeps the instance that breaks a keyword and as little else as possible; false where no instance breaks it.
  ///
  /// - Parameters:
  ///   - union: the union that may refuse the instance and be named instead of the keyword.
  ///   - own: the keyword itself, where it is a union.
  func keepInvalid(
    _ name: String, _ values: [JSONValue], _ spot: Spot, _ schema: SchemaID, keyword: String,
    _ union: Spot.Union?, _ own: Spot.Union?
  ) -> Bool {
    var best: (score: Int, text: String, report: ValidationReport)?
    for (number, value) in values.prefix(ObligationWalker.attempts).enumerated() {
      guard !bench.isExhausted else { break }
      guard let instance = spot.replacing(value) else { continue }
      let text = instance.prettyText() + "\n"
      guard text.utf8.count <= Workbench.largestInstance * 2 else { continue }
      let report = bench.report(text: text, subject.schema)
      let errors = report.errors
      guard !errors.isEmpty else { continue }
      let isNamed = errors.contains { $0.absoluteKeywordLocation.hasPrefix(keyword) }
      if !isNamed {
        guard let union, union.refuses(instance, bench) else { continue }
        let isBroken =
          own?.refuses(instance, bench)
          ?? (breaks(value, schema, keyword)
            && (spot.guards.isEmpty || union.breaks(keyword, in: instance, bench)))
        guard isBroken else { continue }
      }
      // The union has its errors, too. Only other errors in the branch count.
      let others: Int
      if own != nil {
        others = errors.count { isDirect($0, schema) && !$0.absoluteKeywordLocation.hasPrefix(keyword) }
      } else {
        others = union == nil ? errors.count - 1 : max(0, bench.report(value, schema).errors.count - 1)
      }
      let score = others * 8 + (isNamed ? 0 : 4) + (number == 0 ? 0 : min(report.warnings.count, 3))
      if score < best?.score ?? .max { best = (score, text, report) }
      if score == 0 { break }
    }
    if let found = best, found.score >= 8, union == nil, let instance = JSONValue.parsed(found.text),
      let better = narrowed(instance, to: keyword, keeping: spot.steps)
    {
      let text = better.prettyText() + "\n"
      best = (0, text, bench.report(text: text, subject.schema))
    }
    guard let best else { return false }
    ledger.coverage.add(best.report.errors, of: keyword)
    if invalid.texts.insert(ScalarKey(best.text)).inserted {
      object.invalid.append(fixture(name, best.text, best.report, isValid: false, keyword, at: keyword))
    }
    return true
  }

  /// Whether an error is of a keyword of the schema itself.
  private func isDirect(_ error: Violation, _ schema: SchemaID) -> Bool {
    bench.schema(ofKeywordAt: error.absoluteKeywordLocation) == schema
  }

  /// Whether the schema, asked by itself, refuses the value because of a keyword.
  private func breaks(_ value: JSONValue, _ schema: SchemaID, _ keyword: String) -> Bool {
    bench.report(value, schema).errors.contains { $0.absoluteKeywordLocation.hasPrefix(keyword) }
  }

  private func fixture(
    _ name: String, _ text: String, _ report: ValidationReport, isValid: Bool, _ keyword: String?,
    at origin: String?
  ) -> Fixture {
    let name = isValid ? free(name, &valid.names, origin) : free(name, &invalid.names, origin)
    return Fixture(
      name: name, folder: subject.folder + (isValid ? "/valid" : "/invalid"), schema: subject.schema,
      text: text, isValid: isValid, violations: report.violations, keywordLocation: keyword)
  }

  /// The name of a file, with the branch or definition that it comes from where another one has the name.
  private func free(_ name: String, _ taken: inout Set<String>, _ origin: String?) -> String {
    let safe = FileName.safe(name)
    guard FileName.isTaken(safe, taken), let part = origin.flatMap({ FileName.branch(of: $0) }) else {
      return FileName.free(safe, &taken)
    }
    return FileName.free(FileName.safe("\(name)-\(part)"), &taken)
  }

  /// The name of an obligation: where it is and what it is about.
  func name(_ spot: Spot, _ parts: String...) -> String {
    ([spot.label] + parts).filter { !$0.isEmpty }.joined(separator: "-")
  }
}
