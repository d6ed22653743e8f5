import SchemaRuntime

/// A validation report in the two forms that the command line promises.
struct PrintedReport {
  let report: ValidationReport
  let instance: String
  /// The line that holds the instance, where lines are instances.
  let line: Int?

  /// `path:line:column: error: message [keyword location]`, a line per finding.
  var text: String {
    placed(report.violations).map { "\(instance):\($0)\n" }.joined()
  }

  /// One JSON object on one line, after the specification's “basic” output (Core §12.4.2).
  var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("\"instance\":")
    writer.string(instance)
    if let line {
      writer.member("\"line\":")
      writer.integer(line)
    }
    var placed = report
    placed.violations = self.placed(report.violations)
    placed.writeMembers(to: &writer)
    writer.endObject()
    return writer.text + "\n"
  }

  /// Findings with their line in the file, where the instance is one line of it.
  private func placed(_ violations: [Violation]) -> [Violation] {
    guard let line else { return violations }
    return violations.map { violation in
      var placed = violation
      placed.line = line
      return placed
    }
  }
}
