public import Diagnostics
package import SchemaModel
public import SchemaRuntime
import SchemaValidation
import ValidationPlanning
package import YAMLTree

/// Validates instances against one schema of a file, as `schemagen validate` does.
public struct InstanceValidator: Sendable {
  private let interpreter: Interpreter
  /// An interpreter in which undecided schemas accept every value; nil where there are none. A verdict holds where
  /// both interpreters agree on it.
  private let accepting: Interpreter?
  package let schema: SchemaID
  /// The schemas that the validator was made of.
  package let reading: SchemaReading
  private let otherKeys: OtherKeys
  private let exchange: Exchange?

  /// Reads `FILE` or `FILE#/json/pointer`, or the URI of a built-in meta-schema or of a vendored document; nil where the schema is wrong or does not exist, and then the bag says why.
  public init?(schema reference: String, options: SchemaOptions, into bag: inout DiagnosticBag) {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let pointer = parts.count > 1 ? String(parts[1]) : ""
    guard let file = JudgingFile(String(parts[0]), places: [pointer], options: options, into: &bag) else {
      return nil
    }
    self.init(file, pointer: pointer, into: &bag)
  }

  /// The validator of a place in a file; nil where there is no schema or a wrong one, and then the bag says why.
  package init?(_ judging: JudgingFile, pointer: String, into bag: inout DiagnosticBag) {
    let (file, graph, options) = (judging.file, judging.graph, judging.options)
    guard let schema = graph.resolveSchema(document: judging.document, pointer: pointer) else {
      bag.error(
        "there is no schema at '#\(pointer)'", at: SourceLocation(file: file),
        help: spellingHelp(for: "#" + pointer, among: judging.pointers.lazy.map { "#" + $0 }))
      return nil
    }
    if let holder = graph.documents.first(where: { $0.root == schema }), !holder.isSchema {
      bag.error(
        "the document holds schemas, and is no schema itself", at: SourceLocation(file: file),
        help: graph.helpNamingSchema(in: holder))
      return nil
    }
    let lowered = ProgramLowering.Options(assertsFormat: !options.formatIsAnnotation)
    let program = ProgramLowering(graph: graph, options: lowered).lower(roots: [schema], into: &bag)
    guard !bag.hasErrors else { return nil }
    if graph.undecided.isEmpty {
      accepting = nil
    } else {
      let lowering = ProgramLowering(graph: graph.acceptingUndecided, options: lowered)
      accepting = Interpreter(lowering.lower(roots: [schema], into: &bag))
    }
    self.schema = schema
    reading = SchemaReading(graph, program)
    otherKeys = options.strict ? .warned : .taken
    exchange = options.exchange
    Self.checkWhole(schema, of: graph, options.exchange, into: &bag)
    interpreter = Interpreter(program)
  }

  /// The schema's verdict by a plan, which takes as long to make as some megabytes take to interpret; nil where the
  /// verdict is not the schema's alone.
  func plannedVerdict() -> PlannedVerdict? {
    guard accepting == nil, exchange == nil else { return nil }
    return reading.program.flatMap { PlannedVerdict($0, of: schema) }
  }

  /// Says where a request, or a response, would not have the value as a whole: only what is in it is judged.
  private static func checkWhole(
    _ schema: SchemaID, of graph: SchemaGraph, _ exchange: Exchange?, into bag: inout DiagnosticBag
  ) {
    guard let exchange,
      let access = graph.access(to: [schema]).first(where: { $0.words.isBarred(from: exchange) })
    else { return }
    bag.warning(
      "the schema is '\(access.words.rawValue)' as a whole, and a \(exchange.rawValue) must not have such a value: what is in it is checked alone",
      at: graph[access.schema].location)
  }

  /// The report of a JSON text; where it is no JSON, the one violation that says so. A byte-order mark is no part of it
  /// (RFC 8259 §8.1), and the `$schema` of a file is no unknown property.
  public func validate(json bytes: [UInt8]) -> ValidationReport {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    if let problem = YAMLReader.problem(ofJSON: text, file: "") {
      return ValidationReport(violations: [violation(problem)])
    }
    return text.withUnsafeBufferPointer { text in
      let report = interpreter.validate(text, against: schema, as: exchange).shown(of: text, .known)
      guard let accepting else { return report }
      let other = accepting.validate(text, against: schema, as: exchange).shown(of: text, .known)
      return Self.undecided(report, other)
    }
  }

  /// The errors of two reports of an instance, of which one takes undecided schemas to refuse every value, and the other
  /// to accept it. An error of one alone has a remark that it may come from an undecided schema: below `not`, say, a
  /// value is valid because nothing accepts it.
  private static func undecided(_ refusing: ValidationReport, _ accepting: ValidationReport)
    -> ValidationReport
  {
    func place(_ error: Violation) -> [ScalarKey] {
      [error.instanceLocation, error.absoluteKeywordLocation].map(ScalarKey.init)
    }
    let (here, there) = (Set(refusing.errors.map(place)), Set(accepting.errors.map(place)))
    guard here != there else { return refusing }
    var both = refusing
    both.violations += accepting.errors.filter { !here.contains(place($0)) }
    for index in both.violations.indices where both.violations[index].severity == .error {
      let error = both.violations[index]
      let isCertain = here.contains(place(error)) && there.contains(place(error))
      if isCertain || error.message == SchemaGraph.undecidedMessage { continue }
      both.violations[index].message += ", or " + SchemaGraph.undecidedMessage
    }
    both.sortByPlace()
    return both
  }

  /// The report of a text that is JSON with comments, and with commas behind last items.
  public func validate(jsonWithComments bytes: [UInt8]) -> ValidationReport {
    validate(json: JSONWithComments.plain(bytes))
  }

  /// The reports of the documents of a YAML text, one or more, with its own lines and columns.
  /// - Parameter hasMergeKeys: becomes true where `<<` merges the members of other mappings.
  public func validate(yaml bytes: [UInt8], name: String, _ hasMergeKeys: inout Bool) -> [ValidationReport] {
    var bag = DiagnosticBag()
    var reader = YAMLReader(otherKeys: otherKeys, mergesKeys: true)
    reader.readsJSON = false
    var isMerged = false
    let documents = reader.readDocuments(bytes: bytes, file: name, into: &bag) { _ in isMerged = true }
    if isMerged { hasMergeKeys = true }
    guard let documents else { return [ValidationReport(violations: bag.sorted.map(violation))] }
    var reports = documents.map(report)
    for warning in bag.sorted {
      // The warnings of a document stand behind its beginning.
      let index = documents.lastIndex { $0.location <= warning.location } ?? 0
      reports[index].violations.append(violation(warning))
    }
    if !bag.sorted.isEmpty { for index in reports.indices { reports[index].sortByPlace() } }
    return reports
  }

  /// The report of a value in a text, with the lines and columns of that.
  package func report(_ root: YAMLNode) -> ValidationReport {
    do throws(EncodingFailure) {
      let instance = try YAMLInstance(root)
      return instance.located(validate(json: instance.json))
    } catch {
      return ValidationReport(
        violations: [violation(Diagnostic(.error, "\(error)", at: root.location))])
    }
  }

  /// A mistake in the text of an instance: it stands in no schema, so no keyword is at fault.
  private func violation(_ diagnostic: Diagnostic) -> Violation {
    Violation(
      severity: diagnostic.severity == .error ? .error : .warning, instanceLocation: "", keywordLocation: "",
      absoluteKeywordLocation: "",
      message: diagnostic.message + (diagnostic.help.map { "; \($0)" } ?? ""), offset: 0,
      line: diagnostic.location.line, column: diagnostic.location.column)
  }
}

extension ValidationReport {
  fileprivate mutating func sortByPlace() {
    violations = violations.enumerated().sorted { a, b in
      (a.element.line, a.element.column, a.offset) < (b.element.line, b.element.column, b.offset)
    }.map(\.element)
  }
}
