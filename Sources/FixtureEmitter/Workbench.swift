import Diagnostics
import SchemaModel
import SchemaRuntime
import SchemaValidation

/// The tools that all workbenches of a run share.
struct WorkbenchTools: Sendable {
  let graph: SchemaGraph
  /// The interpreter that gives the violations of the schemas that it has an entry for.
  let reporting: Interpreter
  /// The interpreter that has an entry for every schema but `true`.
  let probing: Interpreter
  /// The schema at each location.
  let boards: [String: SchemaID]
  /// The types that only an endless value could have, by the index of a schema.
  let endlessTypes: [TypeSet]
  /// Whether a format that its dialect defines is asked for.
  let assertsFormat: Bool

  init(graph: SchemaGraph, program: Program) {
    self.graph = graph
    endlessTypes = EndlessTypes.all(of: graph)
    assertsFormat = program.assertsFormat
    reporting = Interpreter(program)
    let schemas = graph.schemas.filter { $0.boolean == nil }.map(\.id)
    // A definition that is `false` judges values, too, though it has no keyword that a report could name.
    let refusing = graph.schemas.filter { $0.boolean == false }.map(\.id)
    // The loader and the pipeline have reported their findings.
    var bag = DiagnosticBag()
    let probes = Interpreter(
      ProgramLowering(graph: graph, extending: program).lower(roots: schemas + refusing, into: &bag))
    probing = probes
    boards = Dictionary(
      schemas.compactMap { id in probes.location(of: id).map { ($0, id) } },
      uniquingKeysWith: { first, _ in first })
  }
}

/// Asks the interpreter, and counts the values and the bytes of them.
final class Workbench {
  /// How many values may be tried for one object, and how many bytes of them; to look at values takes time in proportion
  /// to their bytes. Both grow with the number of schemas, as what there is to show does.
  private let budget: (values: Int, bytes: Int)
  /// How many bytes every object gets, when those for all objects of a batch have run out: twice those of one.
  private static let leastByteBudget = 400_000
  /// The part of the bytes that refusals have: one of so many.
  private static let partForRefusals = 16
  /// How many bytes the search for a value counts for, for each schema that looks at it: also one that tries no value takes
  /// time, and choices within choices multiply the searches.
  private static let bytesOfSearch = 256
  /// How many bytes the run of a block counts for where a value has more of them than its bytes pay for.
  private static let bytesOfRun = 2
  /// How large an instance may become, in bytes.
  static let largestInstance = 200_000

  let graph: SchemaGraph
  private let reporting: Interpreter
  private let probing: Interpreter
  private let boards: [String: SchemaID]
  private let endlessTypes: [TypeSet]
  let assertsFormat: Bool
  private var remaining: Int
  private(set) var remainingBytes: Int
  private var remainingShare: Int
  /// The bytes that the search may spend on values that `not` or other branches have to refuse: most of them show
  /// nothing, and the rest is for everything else.
  var bytesOfRefusals = 0
  /// The bytes that the search at hand has to leave to others.
  private var reserved = 0
  /// The account of the work of this bench, and of others that share it.
  let work: SearchWork

  /// - Parameter addsConsequences: whether what a condition asks that always holds, or a member that has to be there,
  ///   counts as part of its schema.
  init(_ tools: WorkbenchTools, addsConsequences: Bool = true, work: SearchWork = SearchWork()) {
    self.work = work
    self.addsConsequences = addsConsequences
    graph = tools.graph
    (reporting, probing) = (tools.reporting, tools.probing)
    boards = tools.boards
    endlessTypes = tools.endlessTypes
    assertsFormat = tools.assertsFormat
    let count = graph.schemas.count
    budget = (60_000 + 50 * count, 20_000_000 + 20_000 * count)
    (remaining, remainingBytes, remainingShare) = (budget.values, budget.bytes, 2 * budget.bytes)
    bytesOfRefusals = budget.bytes / Workbench.partForRefusals
  }

  private let addsConsequences: Bool
  private var factsOfOne: [SchemaID: Facts] = [:]
  private var factsOfSeveral: [[SchemaID]: Facts] = [:]
  /// The size of the facts that `factsOfSeveral` holds.
  private var keptSize = 0
  /// How large they may be together. Beyond that all are forgotten, and made again when they are asked for.
  private static let mostKept = 1_000_000

  /// The facts of schemas that look at one value.
  func facts(_ ids: [SchemaID]) -> Facts {
    let known = ids.count == 1 ? factsOfOne[ids[0]] : factsOfSeveral[ids]
    if let known { return known }
    let facts = Facts(ids, in: graph, addsConsequences: addsConsequences)
    work.spendFacts(of: facts.size)
    if ids.count == 1 { factsOfOne[ids[0]] = facts } else { keep(facts, of: ids) }
    return facts
  }

  private func keep(_ facts: Facts, of ids: [SchemaID]) {
    keptSize += facts.size + ids.count
    if keptSize > Self.mostKept { (factsOfSeveral, keptSize) = ([:], facts.size + ids.count) }
    factsOfSeveral[ids] = facts
  }

  /// The types that only an endless value of a schema could have.
  func endlessTypes(_ id: SchemaID) -> TypeSet { endlessTypes[id.index] }

  private var knownTargets: [SchemaID: SchemaID] = [:]

  /// The schemas, with its target for each that is only a reference: a target is the same wherever the reference
  /// stands.
  func targets(of ids: [SchemaID]) -> [SchemaID] {
    ids.map { id in
      if let known = knownTargets[id] { return known }
      var (target, seen) = (id, Set([id]))
      while let next = graph[target].bareReference, seen.insert(next).inserted { target = next }
      knownTargets[id] = target
      return target
    }
  }

  private let patterns = PatternMemory()

  /// The compiled pattern; nil for a text that is none.
  func compiled(_ source: String) -> Pattern? { patterns.compiled(source) }

  private struct Query: Hashable {
    var demands: TextDemands
    var count: Int
  }
  private var texts: [Query: TextSearch.Outcome] = [:]
  /// The effort that is left for all searches of a batch.
  private var effort = 20 * TextSearch.effortLimit
  private var decisionEffort = TextProduct.effortLimit

  /// Texts that fit the demands, which are looked for once. The outcome is `impossible` only where that was decided.
  func texts(_ demands: TextDemands, count: Int) -> TextSearch.Outcome {
    let query = Query(demands: demands, count: count)
    if let known = texts[query] { return known }
    var outcome = effort > 0 ? TextSearch.texts(demands, count: count, effort: &effort) : .givenUp
    if case .givenUp = outcome { outcome = decided(demands) }
    texts[query] = outcome
    return outcome
  }

  private var languages: [ScalarKey: PatternLanguage?] = [:]

  /// Decides by the deterministic automata of the patterns whether a text fits; gives up where a pattern has none.
  private func decided(_ demands: TextDemands) -> TextSearch.Outcome {
    let patterns = demands.patterns + demands.excluded
    let languages = patterns.compactMap(language)
    guard !patterns.isEmpty, languages.count == patterns.count else { return .givenUp }
    var product = TextProduct(demands, languages)
    return product.outcome(effort: &decisionEffort)
  }

  private func language(of pattern: String) -> PatternLanguage? {
    if let known = languages[ScalarKey(pattern)] { return known }
    let language = PatternLanguage(pattern)
    languages[ScalarKey(pattern)] = .some(language)
    return language
  }

  var isExhausted: Bool { remaining <= 0 || remainingBytes <= reserved || work.isSpent }

  /// Fills the budget up for the next object.
  /// - Parameter bytes: the bytes that a search of little worth may use; nil for as many as there are.
  func refill(bytes: Int? = nil) {
    remaining = budget.values
    remainingBytes = min(bytes ?? budget.bytes, budget.bytes, max(Workbench.leastByteBudget, remainingShare))
    bytesOfRefusals = remainingBytes / Workbench.partForRefusals
  }

  /// Does work that may use at most half of the bytes.
  func withHalf<Result>(_ work: () -> Result) -> Result {
    reserved = remainingBytes / 2
    defer { reserved = 0 }
    return work()
  }

  /// Whether only half of the bytes may be used: a value that these do not find is not worth the other half.
  var isHalved: Bool { reserved > 0 }

  private func charge(bytes: Int) {
    remaining -= 1
    spend(bytes: bytes)
  }

  private func spend(bytes: Int) {
    remainingBytes -= bytes
    remainingShare -= bytes
  }

  /// Charges the search for a value of so many schemas.
  func chargeSearch(of count: Int) {
    let bytes = Self.bytesOfSearch * count
    spend(bytes: bytes)
    work.spend(bytes: bytes, runs: 0)
  }

  /// The report of a schema on a text.
  func report(text: String, _ schema: SchemaID) -> ValidationReport {
    charge(bytes: text.utf8.count)
    return text.withBytes { bytes in
      var runs = 0
      defer {
        work.spendReport(bytes: bytes.count, runs: runs)
        spend(bytes: max(0, Self.bytesOfRun * runs - bytes.count))
      }
      return interpreter(of: schema).validate(bytes, against: schema, runs: &runs)
    }
  }

  /// The report of a schema on a text that is shown beside the fixtures. No budget is charged for it.
  func uncharged(text: String, _ schema: SchemaID) -> ValidationReport {
    text.withBytes { interpreter(of: schema).validate($0, against: schema) }
  }

  func report(_ value: JSONValue, _ schema: SchemaID) -> ValidationReport {
    report(text: value.description, schema)
  }

  /// Whether a report on the value has no error.
  func isValid(_ value: JSONValue, _ schema: SchemaID) -> Bool {
    guard !isExhausted else { return false }
    return value.description.withBytes { bytes in
      charge(bytes: bytes.count)
      return verdict(bytes, schema, interpreter(of: schema))
    }
  }

  private func verdict(
    _ bytes: UnsafeBufferPointer<UInt8>, _ schema: SchemaID, _ interpreter: Interpreter
  ) -> Bool {
    var runs = 0
    defer {
      work.spend(bytes: bytes.count, runs: runs)
      // The runs multiply with each level that several schemas describe.
      spend(bytes: max(0, Self.bytesOfRun * runs - bytes.count))
    }
    return interpreter.isValid(bytes, against: schema, runs: &runs)
  }

  /// The interpreter that reports on a schema, if the program itself has an entry for it.
  private func interpreter(of schema: SchemaID) -> Interpreter {
    reporting.location(of: schema) != nil ? reporting : probing
  }

  /// Whether every schema accepts the value.
  func accepts(_ value: JSONValue, _ schemas: [SchemaID]) -> Bool {
    guard !isExhausted else { return false }
    return value.description.withBytes { buffer in
      charge(bytes: buffer.count)
      guard buffer.count <= Workbench.largestInstance else { return false }
      return schemas.allSatisfy { id in
        if let boolean = graph[id].boolean { return boolean }
        return verdict(buffer, id, probing)
      }
    }
  }

  func accepts(_ value: JSONValue, _ schema: SchemaID) -> Bool { accepts(value, [schema]) }

  /// The verdicts of branches on values that stand in many instances, by the texts of these: draft-04 tells `1.0` from
  /// `1`.
  private var verdicts: [ScalarKey: [SchemaID: Bool]] = [:]
  /// How many values have their verdicts kept.
  private static let mostJudged = 10_000

  /// The schemas that accept a value. The verdicts are kept, because branches are asked anew for each instance that the
  /// value stands in.
  func accepting(_ value: JSONValue, among schemas: [SchemaID]) -> [SchemaID] {
    if verdicts.count >= Self.mostJudged { verdicts = [:] }
    let text = ScalarKey(value.description)
    var known = verdicts[text] ?? [:]
    let count = known.count
    let found = schemas.filter { id in
      if let verdict = known[id] { return verdict }
      let verdict = accepts(value, id)
      if !isExhausted { known[id] = verdict }
      return verdict
    }
    if known.count > count { verdicts[text] = known }
    return found
  }

  /// The location of a keyword of a schema.
  func location(_ id: SchemaID, _ keyword: Keyword) -> String {
    let spelling = JSONPointer.escaped(graph[id].spelling(of: keyword))
    return (probing.location(of: id) ?? graph.location(of: id)) + "/" + spelling
  }

  /// The schema that a keyword location is in: that of the longest schema pointer it begins with.
  func schema(ofKeywordAt location: String) -> SchemaID? {
    var rest = Substring(location)
    while true {
      if let id = boards[String(rest)] { return id }
      guard let slash = rest.lastIndex(of: "/"), rest.contains("#") else { return nil }
      rest = rest[..<slash]
    }
  }
}

extension Workbench {
  /// Whether a pattern of the schemas matches a text; a pattern that cannot be read matches nothing.
  func matches(_ pattern: String, _ text: String) -> Bool {
    patterns.matches(pattern, text)
  }

  /// Texts that a pattern matches, those first that have a length, if that is not 0.
  func samples(of pattern: String, length: Int) -> [String] { patterns.samples(of: pattern, length: length) }
}

extension Schema {
  /// The target of the schema's reference, if the schema asks nothing else and has no values to try.
  fileprivate var bareReference: SchemaID? {
    examples.isEmpty && defaultValue == nil ? plainReference : nil
  }
}
