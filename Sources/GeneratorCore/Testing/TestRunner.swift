import Diagnostics
import FixtureEmitter
import Generation
import SchemaRuntime

/// Runs one test: judges the instances of its file, and compares the verdicts with what they must be.
struct TestRunner {
  let test: SchemaTest
  let judges: InstanceSchemas
  /// Notes what the instances show.
  let shown: InstanceCoverage?
  private var outcomes: [TestOutcome] = []

  init(test: SchemaTest, judges: InstanceSchemas, shown: InstanceCoverage?) {
    (self.test, self.judges, self.shown) = (test, judges, shown)
  }

  private static let endingsOfLines = [".ndjson", ".jsonl"]

  /// The outcomes, one or more. What cannot be read is an error in the bag, too.
  mutating func run(into bag: inout DiagnosticBag) -> [TestOutcome] {
    guard let validator = judges.fixedValidator else { return [] }
    if case .value(let node, _) = test.instance {
      take(validator.report(node), json: { InstanceText.json(node) }, of: validator, into: &bag)
      return outcomes
    }
    do throws(FileProblem) {
      let text = try FileAccess.read(test.file)
      if Self.endingsOfLines.contains(where: test.file.hasEnding) {
        runLines(text, validator, into: &bag)
      } else {
        runWhole(text, validator, into: &bag)
      }
    } catch {
      add(.broken("\(error.action): \(error.reason)"), at: SourceLocation(file: test.file), into: &bag)
    }
    return outcomes
  }

  private mutating func runLines(
    _ text: [UInt8], _ validator: InstanceValidator, into bag: inout DiagnosticBag
  ) {
    var number = 0
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init) {
      number += 1
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      take(validator.validate(json: line), json: { line }, of: validator, line: number, into: &bag)
    }
    if outcomes.isEmpty {
      add(.broken("no line of it is an instance"), at: SourceLocation(file: test.file), into: &bag)
    }
  }

  private mutating func runWhole(
    _ text: [UInt8], _ validator: InstanceValidator, into bag: inout DiagnosticBag
  ) {
    switch judges.judge(test.file, text, into: &bag) {
    case .reports(let reports, let reading):
      let values = shown == nil ? [] : InstanceText.instances(of: text, reading.syntax, name: test.file)
      for (index, report) in reports.enumerated() {
        take(
          report, json: { values.indices.contains(index) ? values[index] : [] }, of: validator,
          document: reports.count > 1 ? index + 1 : nil, into: &bag)
      }
    case .unreadable(let language):
      add(
        .broken("there is no reader for \(language); convert it to JSON or YAML"),
        at: SourceLocation(file: test.file), into: &bag)
    // One schema judges all instances, and is right.
    case .wrong, .unknown, .notVendored: break
    }
  }

  /// Compares a report with what it must be.
  private mutating func take(
    _ report: ValidationReport, json: () -> [UInt8], of validator: InstanceValidator, line: Int? = nil,
    document: Int? = nil, into bag: inout DiagnosticBag
  ) {
    var report = report
    if let line { for index in report.violations.indices { report.violations[index].line = line } }
    let errors = report.errors
    let unread =
      report.syntaxError == nil ? errors.first(where: \.absoluteKeywordLocation.isEmpty) : errors.last
    if let error = unread {
      return add(.broken(error.message), at: place(error), line, document, into: &bag)
    }
    if errors.isEmpty {
      shown?.add(valid: json(), of: validator.schema)
    } else {
      shown?.add(invalid: json(), errors, of: validator.schema)
    }
    guard let expected = test.expected else { return add(failures(report, line), line, document) }
    if line != nil || document != nil {
      let message = "a file of several instances has no expected findings; give each instance a file"
      return add(.broken(message), at: SourceLocation(file: expected), line, document, into: &bag)
    }
    guard let expectation = ExpectedFindings(expected, into: &bag) else {
      return outcomes.append(
        TestOutcome(test: test, result: .broken("'\(expected)' is wrong or cannot be read")))
    }
    add(report.isValid ? failures(report, line) : expectation.failures(report, of: test.file), line, document)
  }

  private func failures(_ report: ValidationReport, _ line: Int?) -> [TestOutcome.Failure] {
    if test.mustBeValid {
      return report.errors.map {
        .init(place: place($0), message: $0.message, keywordLocation: $0.keywordLocation)
      }
    }
    guard report.isValid else { return [] }
    var start = SourceLocation(file: test.file, line: line ?? 1)
    if case .value(let node, _) = test.instance { start = node.location }
    return [.init(place: start, message: "must be refused by '\(test.schema.reference)', and is valid")]
  }

  private func place(_ error: Violation) -> SourceLocation {
    SourceLocation(file: test.file, line: error.line, column: error.column)
  }

  private mutating func add(_ failures: [TestOutcome.Failure], _ line: Int?, _ document: Int?) {
    outcomes.append(
      TestOutcome(
        test: test, line: line, document: document, result: failures.isEmpty ? .passed : .failed(failures)))
  }

  private mutating func add(
    _ result: TestOutcome.Result, at place: SourceLocation, _ line: Int? = nil, _ document: Int? = nil,
    into bag: inout DiagnosticBag
  ) {
    if case .broken(let message) = result { bag.error(message, at: place) }
    outcomes.append(TestOutcome(test: test, line: line, document: document, result: result))
  }
}
