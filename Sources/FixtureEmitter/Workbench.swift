import Diagnostics
import SchemaModel
import SchemaRuntime
import SchemaValidation

/// What all workbenches of a run share.
struct WorkbenchTools: Sendable {
  let graph: SchemaGraph
  /// Gives the violations of the schemas that it has an entry for.
  let reporting: Interpreter
  /// Has an entry for every schema.
  let probing: Interpreter
  /// Which schema is at a location.
  let boards: [String: SchemaID]

  init(graph: SchemaGraph, program: Program) {
    self.graph = graph
    reporting = Interpreter(program)
    let schemas = graph.schemas.filter { $0.boolean == nil }.map(\.id)
    // What the loader and the pipeline found has been reported by them.
    var bag = DiagnosticBag()
    let probes = Interpreter(
      ProgramLowering(graph: graph, extending: program).lower(roots: schemas, into: &bag))
    probing = probes
    boards = Dictionary(
      schemas.compactMap { id in probes.location(of: id).map { ($0, id) } },
      uniquingKeysWith: { first, _ in first })
  }
}

/// Asks the interpreter, and counts how often.
final class Workbench {
  /// How many values may be tried for one object.
  static let budget = 12_000
  /// How large an instance may become, in bytes.
  static let largestInstance = 200_000

  let graph: SchemaGraph
  private let reporting: Interpreter
  private let probing: Interpreter
  private let boards: [String: SchemaID]
  private(set) var remaining = Workbench.budget

  init(_ tools: WorkbenchTools) {
    graph = tools.graph
    (reporting, probing) = (tools.reporting, tools.probing)
    boards = tools.boards
  }

  private var factsOfOne: [SchemaID: Facts] = [:]
  private var factsOfSeveral: [[SchemaID]: Facts] = [:]

  /// What the schemas ask together.
  func facts(_ ids: [SchemaID]) -> Facts {
    let known = ids.count == 1 ? factsOfOne[ids[0]] : factsOfSeveral[ids]
    if let known { return known }
    let facts = Facts(ids, in: graph)
    if ids.count == 1 { factsOfOne[ids[0]] = facts } else { factsOfSeveral[ids] = facts }
    return facts
  }

  private var patterns: [ScalarKey: Pattern?] = [:]

  func compiled(_ source: String) -> Pattern? {
    if let known = patterns[ScalarKey(source)] { return known }
    // The loader has reported what is no pattern.
    let pattern = try? Pattern(source)
    patterns[ScalarKey(source)] = .some(pattern)
    return pattern
  }

  var isExhausted: Bool { remaining <= 0 }
  func refill() { remaining = Workbench.budget }

  /// All that a schema has to say of a text.
  func report(text: String, _ schema: SchemaID) -> ValidationReport {
    remaining -= 1
    return text.withBytes { bytes in
      reports(schema) ? reporting.validate(bytes, against: schema) : probing.validate(bytes, against: schema)
    }
  }

  func report(_ value: JSONValue, _ schema: SchemaID) -> ValidationReport {
    report(text: value.description, schema)
  }

  /// Whether a report on the value has no error.
  func isValid(_ value: JSONValue, _ schema: SchemaID) -> Bool {
    guard !isExhausted else { return false }
    remaining -= 1
    return value.description.withBytes { bytes in
      reports(schema) ? reporting.isValid(bytes, against: schema) : probing.isValid(bytes, against: schema)
    }
  }

  /// Whether the program itself has an entry for a schema.
  private func reports(_ schema: SchemaID) -> Bool { reporting.location(of: schema) != nil }

  /// Whether every schema accepts the value.
  func accepts(_ value: JSONValue, _ schemas: [SchemaID]) -> Bool {
    guard !isExhausted else { return false }
    remaining -= 1
    return value.description.withBytes { buffer in
      guard buffer.count <= Workbench.largestInstance else { return false }
      return schemas.allSatisfy { id in
        if let boolean = graph[id].boolean { return boolean }
        return probing.isValid(buffer, against: id)
      }
    }
  }

  func accepts(_ value: JSONValue, _ schema: SchemaID) -> Bool { accepts(value, [schema]) }

  /// Where a keyword of a schema stands.
  func location(_ id: SchemaID, _ keyword: String) -> String {
    let spelling = graph[id].sites[keyword]?.spelling ?? keyword
    return (probing.location(of: id) ?? graph.location(of: id)) + "/" + JSONPointer.escaped(spelling)
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
    compiled(pattern)?.matches(text) == .match
  }
}
