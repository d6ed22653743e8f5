import SchemaModel
import SchemaRuntime

/// Goes through the schemas of one object and finds an instance for everything that they allow and forbid.
///
/// It stops where another object begins, which has fixtures of its own.
final class ObligationWalker {
  /// How many values are tried for one obligation.
  static let attempts = 48
  /// How many values are tried with other members changed to fit.
  static let mendings = 6
  /// How deep the places lie that are looked at.
  static let depthLimit = 24
  /// How many schemas may lead to each other.
  static let chainLimit = 160

  let subject: Subject
  let bench: Workbench
  let synthesizer: Synthesizer
  let breaker: Breaker
  private let others: Set<SchemaID>
  private(set) var object: ObjectFixtures
  private(set) var unmet: [UnmetObligation] = []
  private var valid = Taken()
  private var invalid = Taken()
  private var visited: Set<SchemaID> = []
  private var chain = 0

  /// What is taken among valid fixtures, or among invalid ones. There is room for what most objects have: to make more
  /// is to go over all texts again.
  private struct Taken {
    var names = Set<String>(minimumCapacity: 48)
    var texts = Set<ScalarKey>(minimumCapacity: 48)
  }

  init(subject: Subject, others: Set<SchemaID>, synthesizer: Synthesizer) {
    self.subject = subject
    self.others = others
    self.synthesizer = synthesizer
    bench = synthesizer.bench
    breaker = Breaker(bench: bench, synthesizer: synthesizer)
    object = ObjectFixtures(
      schema: subject.schema, location: bench.graph.location(of: subject.schema), document: subject.document,
      type: subject.type, folder: subject.folder)
  }

  func run() -> (ObjectFixtures, [UnmetObligation]) {
    if let host = recordWholes() {
      walk(subject.schema, Spot(host: host, ids: [subject.schema]))
      recordEmpties()
      recordUnknownKey(host)
    }
    if bench.isExhausted { lack("rest", .exhausted) }
    return (object, unmet)
  }

  /// Looks at a schema at a place, once.
  func walk(_ id: SchemaID, _ spot: Spot) {
    guard visited.insert(id).inserted, spot.steps.count < ObligationWalker.depthLimit, !bench.isExhausted
    else {
      return
    }
    let schema = bench.graph[id]
    guard schema.boolean == nil, id == subject.schema || !others.contains(id) else { return }
    guard chain < ObligationWalker.chainLimit else { return lack(spot.label, .exhausted) }
    chain += 1
    defer { chain -= 1 }
    recordValues(schema, spot)
    recordBreaks(schema, spot)
    recordWarnings(schema, spot)
    walkInPlace(schema, spot)
    walkMembers(schema, spot)
    walkItems(schema, spot)
    walkContent(schema, spot)
  }

  // MARK: recording

  /// Notes what was not shown, and why: what the schemas of a place rule out was not missed by the search.
  func lack(_ name: String, _ reason: UnmetObligation.Reason, _ ids: [SchemaID] = []) {
    // Once the budget has run out, that is said of all the rest together.
    if bench.isExhausted, reason != .exhausted { return }
    let isRuledOut = !ids.isEmpty && bench.facts(ids).allowNothing(bench)
    unmet.append(
      UnmetObligation(schema: object.location, name: name, reason: isRuledOut ? .unsatisfiable : reason))
  }

  func isValid(_ value: JSONValue) -> Bool {
    bench.isValid(value, subject.schema)
  }

  /// Keeps the first of the instances that is valid, and meets the condition; one that is kept already shows it too,
  /// but with a condition of its own an instance is better. False: there is none.
  @discardableResult
  func keepValid(
    _ name: String, _ instances: some Sequence<JSONValue>, keyword: String? = nil,
    where condition: ((ValidationReport) -> Bool)? = nil
  ) -> Bool {
    var isShown = false
    for instance in instances.prefix(ObligationWalker.attempts) {
      guard !bench.isExhausted else { break }
      let text = instance.prettyText() + "\n"
      let report = bench.report(text: text, subject.schema)
      guard report.isValid, condition?(report) ?? true else { continue }
      if valid.texts.insert(ScalarKey(text)).inserted {
        object.valid.append(fixture(name, text, report, isValid: true, keyword))
        return true
      }
      isShown = true
      if condition == nil { return true }
    }
    return isShown
  }

  /// Keeps the instance that breaks a keyword and as little else as possible. False: there is none.
  func keepInvalid(_ name: String, _ instances: some Sequence<JSONValue>, keyword: String, isHidden: Bool)
    -> Bool
  {
    var best: (score: Int, text: String, report: ValidationReport)?
    for instance in instances.prefix(ObligationWalker.attempts) {
      guard !bench.isExhausted else { break }
      let text = instance.prettyText() + "\n"
      guard text.utf8.count <= Workbench.largestInstance * 2 else { continue }
      let report = bench.report(text: text, subject.schema)
      let errors = report.errors
      guard !errors.isEmpty else { continue }
      let isNamed = errors.contains { violation in
        violation.absoluteKeywordLocation.hasPrefix(keyword)
      }
      guard isNamed || isHidden else { continue }
      let score = (errors.count - 1) * 8 + (isNamed ? 0 : 4) + min(report.warnings.count, 3)
      if score < best?.score ?? .max { best = (score, text, report) }
      if score == 0 { break }
    }
    guard let best else { return false }
    if invalid.texts.insert(ScalarKey(best.text)).inserted {
      object.invalid.append(fixture(name, best.text, best.report, isValid: false, keyword))
    }
    return true
  }

  private func fixture(
    _ name: String, _ text: String, _ report: ValidationReport, isValid: Bool, _ keyword: String?
  ) -> Fixture {
    let safe = FileName.safe(name)
    let name = isValid ? FileName.free(safe, &valid.names) : FileName.free(safe, &invalid.names)
    return Fixture(
      name: name, folder: subject.folder + (isValid ? "/valid" : "/invalid"), schema: subject.schema,
      text: text, isValid: isValid, violations: report.violations, keywordLocation: keyword)
  }

  /// The name of an obligation: where it is and what it is about.
  func name(_ spot: Spot, _ parts: String...) -> String {
    ([spot.label] + parts).filter { !$0.isEmpty }.joined(separator: "-")
  }
}
