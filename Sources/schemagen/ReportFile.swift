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

  /// The keyword of a finding, `json` for a text that is no JSON, or the rule of a report on something that was not
  /// validated.
  private static func rule(_ finding: Violation, of report: PrintedReport) -> String {
    if let rule = report.rule { return rule }
    let tokens = JSONPointer.tokens(of: finding.keywordLocation) ?? []
    return tokens.last { Int($0) == nil } ?? "json"
  }

  // MARK: JUnit

  /// A test case per instance. It is a failure where the instance has an error, and an error where it was not
  /// validated.
  var junit: String {
    let failed = reports.count { $0.rule == nil && !$0.report.isValid }
    let errors = reports.count { $0.rule != nil }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites tests=\"\(reports.count)\" failures=\"\(failed)\" errors=\"\(errors)\">\n"
    text +=
      "  <testsuite name=\"schemagen validate\" tests=\"\(reports.count)\" failures=\"\(failed)\" errors=\"\(errors)\" skipped=\"0\">\n"
    for report in reports { text += Self.testCase(report) }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private static func testCase(_ report: PrintedReport) -> String {
    var name = report.instance
    if let line = report.line { name += ":\(line)" }
    if let document = report.document { name += "#\(document)" }
    let opening = "    <testcase name=\"\(escaped(name))\" classname=\"\(escaped(report.instance))\""
    let findings = report.findings
    guard !findings.isEmpty else { return opening + "/>\n" }
    let text = escaped(findings.map { "\(report.instance):\($0)" }.joined(separator: "\n"))
    guard let first = findings.first(where: { $0.severity == .error }) else {
      return opening + ">\n      <system-out>\(text)</system-out>\n    </testcase>\n"
    }
    let element = report.rule == nil ? "failure" : "error"
    let type = escaped(rule(first, of: report))
    return opening
      + ">\n      <\(element) message=\"\(escaped(first.message))\" type=\"\(type)\">\(text)</\(element)>\n"
      + "    </testcase>\n"
  }

  /// The text as XML 1.0: a character that it cannot hold becomes a question mark.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
