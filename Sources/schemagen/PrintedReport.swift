import SchemaRuntime

/// A validation report in the two forms that the command line promises.
struct PrintedReport {
  let report: ValidationReport
  let instance: String
  /// The line that holds the instance, where lines are instances.
  let line: Int?

  /// `path:line:column: error: message [keyword location]`, a line per finding.
  var text: String {
    report.violations.map { violation in
      let place = "\(instance):\(line ?? violation.line):\(violation.column)"
      let keyword = violation.keywordLocation.isEmpty ? "" : " [\(violation.keywordLocation)]"
      return "\(place): \(violation.severity.rawValue): \(violation.message)\(keyword)\n"
    }.joined()
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
    write(report.errors, to: &writer)
    writer.member("\"warnings\":")
    write(report.warnings, to: &writer)
    writer.endObject()
    return writer.text + "\n"
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
      writer.integer(line ?? violation.line)
      writer.member("\"column\":")
      writer.integer(violation.column)
      writer.endObject()
    }
    writer.endArray()
  }
}
