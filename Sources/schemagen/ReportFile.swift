import SchemaRuntime

/// The forms of a whole run that continuous integration reads from one file.
struct ReportFile {
  private var reports: [PrintedReport] = []

  mutating func add(_ report: PrintedReport) { reports.append(report) }

  // MARK: SARIF

  /// A log of SARIF 2.1.0: a rule per keyword, a result per finding.
  var sarif: String {
    let findings = reports.flatMap { report in report.findings.map { (report, $0) } }
    let rules = Set(findings.map { Self.rule($0.1) }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let driver: JSONValue = [
      "name": "schemagen", "version": .string(SchemaGen.version),
      "rules": .array(rules.map { ["id": .string($0)] }),
    ]
    let results = findings.map { report, finding -> JSONValue in
      [
        "ruleId": .string(Self.rule(finding)), "level": .string(finding.severity.rawValue),
        "message": ["text": .string(finding.message)],
        "locations": [
          [
            "physicalLocation": [
              "artifactLocation": ["uri": .string(Self.uri(report.instance))],
              "region": [
                "startLine": .number(JSONNumber(max(finding.line, 1))),
                "startColumn": .number(JSONNumber(max(finding.column, 1))),
              ],
            ],
            "logicalLocations": [["fullyQualifiedName": .string(finding.instanceLocation)]],
          ]
        ],
        "properties": ["keywordLocation": .string(finding.keywordLocation)],
      ]
    }
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [["tool": ["driver": driver], "columnKind": "unicodeCodePoints", "results": .array(results)]],
    ]
    return log.prettyText() + "\n"
  }

  /// The keyword that says it, or `json` for a text that is none.
  private static func rule(_ finding: Violation) -> String {
    let tokens = JSONPointer.tokens(of: finding.keywordLocation) ?? []
    return tokens.last { Int($0) == nil } ?? "json"
  }

  /// A path as a URI reference.
  private static func uri(_ path: String) -> String {
    let kept = "-._~/!$&'()*+,;=@".utf8
    return path.utf8.map { byte in
      let isPlain = 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || kept.contains(byte)
      if isPlain { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }

  // MARK: JUnit

  /// A test case per instance, which fails where the instance has an error.
  var junit: String {
    let failed = reports.filter { !$0.report.isValid }.count
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites tests=\"\(reports.count)\" failures=\"\(failed)\">\n"
    text +=
      "  <testsuite name=\"schemagen validate\" tests=\"\(reports.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"0\">\n"
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
    return opening
      + ">\n      <failure message=\"\(escaped(first.message))\" type=\"\(escaped(rule(first)))\">\(text)</failure>\n"
      + "    </testcase>\n"
  }

  /// Text as XML 1.0 holds it: what it has no way to write becomes a question mark.
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
