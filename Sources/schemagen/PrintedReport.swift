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
    writer.member("\"valid\":")
    writer.bool(report.isValid)
    writer.member("\"errors\":")
    write(placed(report.errors), to: &writer)
    writer.member("\"warnings\":")
    write(placed(report.warnings), to: &writer)
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

  private func write(_ violations: [Violation], to writer: inout JSONWriter) {
    writer.beginArray()
    for violation in violations {
      writer.beginObject()
      writer.member("\"keywordLocation\":")
      writer.string(violation.keywordLocation)
      writer.member("\"instanceLocation\":")
      writer.string(violation.instanceLocation)
      writer.member("\"error\":")
      writer.string(violation.message)
      writer.member("\"severity\":")
      writer.string(violation.severity.rawValue)
      writer.member("\"line\":")
      writer.integer(violation.line)
      writer.member("\"column\":")
      writer.integer(violation.column)
      writer.endObject()
    }
    writer.endArray()
  }
}
