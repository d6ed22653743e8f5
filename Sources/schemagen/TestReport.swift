import Diagnostics
import FixtureEmitter
import GeneratorCore
import SchemaRuntime

/// The results of `schemagen test` in its three forms.
struct TestReport {
  private let run: SchemaTestRun

  /// How many of the things that no instance tries a person is shown.
  private static let mostShown = 30

  init(_ run: SchemaTestRun) { self.run = run }

  var failed: Int { run.outcomes.count { if case .failed = $0.result { true } else { false } } }
  private var passed: Int { run.outcomes.count { if case .passed = $0.result { true } else { false } } }
  private var broken: Int { run.outcomes.count - failed - passed }

  // MARK: Text

  /// A line for each thing that differs, for what is not tried, and for the sum. What is broken stands on standard error.
  var text: String {
    var lines: [String] = []
    for outcome in run.outcomes {
      guard case .failed(let failures) = outcome.result else { continue }
      let remark = outcome.remark.map { " (\($0))" } ?? ""
      lines += failures.map { "\($0)\(remark)" }
    }
    if let coverage = run.coverage {
      lines += coverage.untried.prefix(Self.mostShown).map { "\($0.place): note: not tried: \($0.message)" }
      let rest = coverage.untried.count - Self.mostShown
      if rest > 0 { lines.append("note: \(rest) more are not tried; --format json has all") }
      if !coverage.isWhole {
        lines.append("note: the search for what can be tried was given up, so there may be more")
      }
      if coverage.isCut {
        lines.append("note: an instance was too large to be looked at whole, so some of this may be tried")
      }
    }
    if !run.untested.isEmpty { lines.append("note: without tests: \(run.untested.joined(separator: ", "))") }
    return (lines + [summary]).map { VisibleText.line($0) + "\n" }.joined()
  }

  private var summary: String {
    var parts = [passed == 1 ? "1 test passed" : "\(passed) tests passed", "\(failed) failed"]
    if broken > 0 { parts.append("\(broken) could not be run") }
    var text = parts.joined(separator: ", ")
    if let coverage = run.coverage, coverage.total > 0 {
      text += "; \(coverage.triedCount) of \(coverage.total) obligations were tried"
    }
    return text
  }

  // MARK: JSON

  /// A line for each instance, for each thing that is not tried, and for the sum.
  var json: String {
    var text = run.outcomes.map(Self.json).joined()
    for untried in run.coverage?.untried ?? [] {
      var writer = JSONWriter()
      writer.beginObject()
      writer.required("untried", untried.location)
      Self.write(untried.place, to: &writer)
      writer.required("message", untried.message)
      writer.endObject()
      text += writer.text + "\n"
    }
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("summary")
    writer.beginObject()
    writer.required("passed", passed)
    writer.required("failed", failed)
    writer.required("broken", broken)
    writer.optional("obligations", run.coverage?.total)
    writer.optional("tried", run.coverage?.triedCount)
    writer.required("untested", run.untested)
    writer.endObject()
    writer.endObject()
    return VisibleText.json(text + writer.text + "\n")
  }

  private static func json(_ outcome: TestOutcome) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.required("test", outcome.test.file)
    writer.optional("line", outcome.line)
    writer.optional("document", outcome.document)
    writer.optional("description", outcome.test.description)
    writer.required("schema", outcome.test.schema.reference)
    writer.required("mustBeValid", outcome.test.mustBeValid)
    switch outcome.result {
    case .passed: writer.required("result", "passed")
    case .failed(let failures):
      writer.required("result", "failed")
      writer.name("failures")
      writer.beginArray()
      for failure in failures {
        writer.beginObject()
        write(failure.place, to: &writer)
        writer.required("message", failure.message)
        writer.optional("keywordLocation", failure.keywordLocation)
        writer.endObject()
      }
      writer.endArray()
    case .broken(let message):
      writer.required("result", "broken")
      writer.required("message", message)
    }
    writer.endObject()
    return writer.text + "\n"
  }

  private static func write(_ place: SourceLocation, to writer: inout JSONWriter) {
    writer.required("file", place.file)
    writer.required("line", place.line)
    writer.required("column", place.column)
  }

  // MARK: JUnit

  /// A test case for each instance. It is a failure where the verdict is another, and an error where there is none.
  var junit: String {
    JUnitLog(suite: "schemagen test", cases: run.outcomes.map(Self.testCase), summary: summary).text
  }

  private static func testCase(_ outcome: TestOutcome) -> JUnitLog.Case {
    var name = outcome.test.file
    if let line = outcome.line { name += ":\(line)" }
    if let document = outcome.document { name += "#\(document)" }
    if let description = outcome.test.description { name += ": \(description)" }
    var testCase = JUnitLog.Case(name: name, group: outcome.test.schema.reference)
    switch outcome.result {
    case .passed: break
    case .failed(let failures):
      testCase.outcome = .failed(
        JUnitLog.Problem(
          type: outcome.test.mustBeValid ? "refused" : "accepted", message: failures.first?.message ?? "",
          text: failures.map { VisibleText.line("\($0)") }.joined(separator: "\n")))
    case .broken(let message):
      testCase.outcome = .broken(JUnitLog.Problem(type: "not-run", message: message, text: message))
    }
    return testCase
  }
}

extension TestOutcome {
  /// What tells the instance apart from others in its file.
  fileprivate var remark: String? {
    if let document { return "document \(document)" }
    return test.description
  }
}
