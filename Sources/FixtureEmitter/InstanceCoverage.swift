import Diagnostics
package import SchemaModel
package import SchemaRuntime
package import SchemaValidation

/// Compares given instances of some schemas with what fixtures show of them: the keywords that instances can break, and the
/// subschemas, types and listed values that valid instances can have.
///
/// What the search for fixtures finds no instance for is no obligation here.
package final class InstanceCoverage {
  private let schemas: [SchemaID]
  private let tools: WorkbenchTools
  private let bench: Workbench
  private var given = Coverage()
  /// Whether an instance was too large to be looked at whole.
  private var isCut = false

  /// - Parameters:
  ///   - schemas: those that instances are given of. What stands in other documents than theirs does not count.
  ///   - program: may lack entries for the schemas.
  package init(of schemas: [SchemaID], in graph: SchemaGraph, _ program: Program) {
    self.schemas = schemas
    tools = WorkbenchTools(
      graph: graph, program: FixtureEmitter.program(program, judging: schemas, of: graph))
    bench = Workbench(tools)
  }

  /// Notes an instance that its schema accepts; a text that is no JSON shows nothing.
  package func add(valid json: [UInt8], of schema: SchemaID) {
    guard let value = JSONValue.parsed(String(decoding: json, as: UTF8.self)) else { return }
    bench.refill()
    given.add(value, [schema], bench)
    noteSize(json)
  }

  /// Notes an instance that its schema refuses for these errors. Where no branch of a union accepts a value, what each branch
  /// refuses it for is broken, too.
  package func add(invalid json: [UInt8], _ errors: [Violation], of schema: SchemaID) {
    given.add(errors)
    guard errors.contains(where: { !branches(of: $0).isEmpty }),
      let value = JSONValue.parsed(String(decoding: json, as: UTF8.self))
    else { return }
    bench.refill()
    var seen: Set<Judged> = []
    var waiting = errors.map { (error: $0, whole: value) }
    while let (error, whole) = waiting.popLast(), !bench.isExhausted {
      guard let part = whole.steps(of: error.instanceLocation).flatMap(whole.value(at:)) else { continue }
      for branch in branches(of: error) where seen.insert(Judged(schema: branch, value: part)).inserted {
        let inner = bench.report(part, branch).errors
        given.add(inner)
        waiting += inner.map { (error: $0, whole: part) }
      }
    }
    noteSize(json)
  }

  /// Branches are not asked about values beyond a size.
  private func noteSize(_ json: [UInt8]) {
    if bench.isExhausted || json.count > Workbench.largestInstance { isCut = true }
  }

  private struct Judged: Hashable {
    var schema: SchemaID
    var value: JSONValue
  }

  /// The branches of the union that an error is of; none for any other error.
  private func branches(of error: Violation) -> [SchemaID] {
    let location = error.absoluteKeywordLocation
    guard let id = bench.schema(ofKeywordAt: location) else { return [] }
    let schema = bench.graph[id]
    var branches: [SchemaID] = []
    if location.hasSameScalars(as: bench.location(id, .anyOf)) { branches = schema.anyOf }
    if location.hasSameScalars(as: bench.location(id, .oneOf)) { branches = schema.oneOf }
    return branches.filter { bench.graph[$0].boolean == nil }
  }

  /// Searches for all that instances can show, and says what the given ones do not.
  package func tried() -> TriedObligations {
    let (shown, isWhole) = search()
    var report = TriedObligations(isWhole: isWhole, isCut: isCut)
    let own = Set(schemas.map { bench.graph[$0].document })
    let known = bench.graph.schemas.filter { own.contains($0.document) && shown.exercised[$0.id] != nil }
    let missed = known.filter { given.exercised[$0.id] == nil }
    let pointers = Set(missed.map(place))
    for schema in known {
      report.total += 1
      guard given.exercised[schema.id] == nil else {
        addTypes(of: schema, shown, to: &report)
        addListed(of: schema, shown, to: &report)
        continue
      }
      report.untriedCount += 1
      if !isBelow(pointers, schema) {
        report.untried.append(
          .init(
            place: schema.location, location: bench.graph.location(of: schema.id), message: unreached(schema))
        )
      }
    }
    addKeywords(shown, own, folding: pointers, to: &report)
    report.sort()
    return report
  }

  /// Says that no valid instance has a value that a schema judges, in words for what the schema is.
  private func unreached(_ schema: Schema) -> String {
    guard let name = schema.pointer.last else { return "there is no valid instance" }
    let holder = schema.pointer.dropLast().last.flatMap(Keyword.init(named:))
    if holder == .properties { return "no valid instance has '\(name)'" }
    if holder == .anyOf || holder == .oneOf { return "no valid instance has this form" }
    return "no valid instance has a value that is judged here"
  }

  /// The coverage of all fixtures, and whether the search came to its end.
  private func search() -> (shown: Coverage, isWhole: Bool) {
    let bench = Workbench(tools)
    let synthesizer = Synthesizer(bench: bench)
    let ledger = Ledger()
    let own = Set(schemas.map { bench.graph[$0].document })
    let others = Set(bench.graph.schemas.lazy.filter { !own.contains($0.document) }.map(\.id))
    var isWhole = true
    var isReached = [Bool](repeating: false, count: bench.graph.schemas.count)
    // What a schema leads to is shown with it.
    for schema in schemas.sorted(by: { bench.graph[$0].pointer.count < bench.graph[$1].pointer.count })
    where !isReached[schema.index] {
      bench.graph.markReach(of: schema, in: &isReached)
      bench.refill()
      let subject = Subject(schema: schema, document: "", type: "", folder: "")
      ObligationWalker(subject: subject, others: others, synthesizer: synthesizer, ledger: ledger).run()
      if bench.isExhausted { isWhole = false }
    }
    return (ledger.coverage, isWhole)
  }

  private func place(_ schema: Schema) -> ScalarKey { ScalarKey(bench.graph.location(of: schema.id)) }

  /// Whether a schema stands in one that has been told.
  private func isBelow(_ told: Set<ScalarKey>, _ schema: Schema) -> Bool {
    Self.beginnings(of: bench.graph.location(of: schema.id)).dropFirst().contains(where: told.contains)
  }

  private func addTypes(of schema: Schema, _ shown: Coverage, to report: inout TriedObligations) {
    guard let types = schema.types?.namedTypes, types.count > 1 else { return }
    let possible = types.filter { shown.exercises(schema.id, $0.type) }
    let missing = possible.filter { !given.exercises(schema.id, $0.type) }.map(\.name)
    report.add(
      possible.count, untried: missing, at: schema.sites[.type]?.location ?? schema.location,
      bench.location(schema.id, .type))
  }

  private func addListed(of schema: Schema, _ shown: Coverage, to report: inout TriedObligations) {
    guard let values = schema.enumeration, let possible = shown.listed[schema.id] else { return }
    let given = given.listed[schema.id] ?? []
    let missing = values.filter { possible.contains($0) && !given.contains($0) }.map(\.description)
    report.add(
      possible.count, untried: missing, at: schema.sites[.enum]?.location ?? schema.location,
      bench.location(schema.id, .enum))
  }

  /// - Parameter unreached: schemas that no valid instance comes to; what stands in them is not told apart from them, except
  ///   where instances are given of the schema itself.
  private func addKeywords(
    _ shown: Coverage, _ documents: Set<Int>, folding unreached: Set<ScalarKey>,
    to report: inout TriedObligations
  ) {
    let broken = Set(given.violated.flatMap { Self.beginnings(of: $0.text) })
    for key in shown.violated {
      guard let id = bench.schema(ofKeywordAt: key.text), documents.contains(bench.graph[id].document) else {
        continue
      }
      report.total += 1
      if broken.contains(key) { continue }
      report.untriedCount += 1
      let schema = bench.graph[id]
      let isFolded =
        (unreached.contains(place(schema)) || isBelow(unreached, schema)) && !schemas.contains(id)
      if isFolded { continue }
      let site = schema.sites.first { key.text.isAt(bench.location(id, $0.keyword)) }
      report.untried.append(
        .init(
          place: site?.location ?? schema.location, location: key.text,
          message: "no invalid instance breaks " + (site.map { "'\($0.spelling)'" } ?? "it")))
    }
  }

  /// A location and those of all that is around it, in its document.
  private static func beginnings(of location: String) -> [ScalarKey] {
    var found: [ScalarKey] = [ScalarKey(location)]
    var rest = Substring(location)
    while let slash = rest.lastIndex(of: "/"), rest[..<slash].contains("#") {
      rest = rest[..<slash]
      found.append(ScalarKey(String(rest)))
    }
    return found
  }
}

extension String {
  /// Whether the location is another one, or stands in it.
  fileprivate func isAt(_ other: String) -> Bool {
    hasSameScalars(as: other) || utf8.starts(with: (other + "/").utf8)
  }
}
