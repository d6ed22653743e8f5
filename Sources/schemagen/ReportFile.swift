import GeneratorCore
import SchemaModel
import SchemaRuntime

/// The forms of a whole run that continuous integration reads from one file.
struct ReportFile {
  private var reports: [PrintedReport] = []

  mutating func add(_ report: PrintedReport) { reports.append(report) }

  // MARK: SARIF

  /// A log of SARIF 2.1.0: a rule per keyword, a result per finding.
  var sarif: String {
    let findings = reports.flatMap { report in report.findings.map { (report, $0) } }
    let rules = Set(findings.map { Self.rule($0.1, of: $0.0) }).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let results = findings.map { report, finding in
      SARIFLog.Result(
        rule: Self.rule(finding, of: report), level: finding.severity.rawValue, message: finding.message,
        file: report.instance, line: finding.line, column: finding.column,
        logicalLocation: finding.instanceLocation, keywordLocation: finding.keywordLocation)
    }
    return SARIFLog(rules: rules.map { SARIFLog.Rule(id: $0) }, results: results).text
  }

  /// The keyword of a finding, `unknown-property`, `json` for a text that is no JSON, or the rule of a report on something
  /// that was not validated.
  private static func rule(_ finding: Violation, of report: PrintedReport) -> String {
    if let rule = report.rule { return rule }
    if finding.isUnknownProperty { return "unknown-property" }
    let tokens = JSONPointer.tokens(of: finding.keywordLocation) ?? []
    return PointerPart.lastKeyword(of: tokens) ?? "json"
  }

  // MARK: JUnit

  /// A test case per instance. It is a failure where the instance has an error, and an error where it was not
  /// validated.
  var junit: String { JUnitLog(suite: "schemagen validate", cases: reports.map(Self.testCase)).text }

  private static func testCase(_ report: PrintedReport) -> JUnitLog.Case {
    var name = report.instance
    if let line = report.line { name += ":\(line)" }
    if let document = report.document { name += "#\(document)" }
    var testCase = JUnitLog.Case(name: name, group: report.instance)
    let findings = report.findings
    guard !findings.isEmpty else { return testCase }
    let text = findings.map { VisibleText.line("\(report.instance):\($0)") }.joined(separator: "\n")
    guard let first = findings.first(where: { $0.severity == .error }) else {
      testCase.outcome = .passed(output: text)
      return testCase
    }
    let problem = JUnitLog.Problem(type: rule(first, of: report), message: first.message, text: text)
    testCase.outcome = report.rule == nil ? .failed(problem) : .broken(problem)
    return testCase
  }
}
