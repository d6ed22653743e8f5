import SchemaLint
import SchemaRuntime

/// A validation report in the two forms that the command line promises.
struct PrintedReport {
  let report: ValidationReport
  let instance: String
  /// The number of the line that holds the instance, where lines are instances.
  let line: Int?
  /// The number of the document, where a file holds several.
  var document: Int?
  /// The subject of the report.
  var subject = Subject.instance
  /// How many findings are shown; the report always has their number.
  let limit: Int

  /// A thing that a report is about.
  enum Subject {
    /// An instance that was validated.
    case instance
    /// An instance that was not validated: the report says why.
    case unread
    /// A schema that is wrong.
    case schema
  }

  /// The one rule of all findings, where nothing was validated; nil where each finding has the rule of its keyword.
  var rule: String? {
    switch subject {
    case .instance: nil
    case .unread: "not-validated"
    case .schema: LintRule.schemaError.id
    }
  }

  /// `path:line:column: error: message [keyword location]`, a line per finding.
  var text: String {
    var text = placed(shown).map { VisibleText.line("\(instance):\($0)") + "\n" }.joined()
    let (count, more) = (report.violations.count, report.violations.count - shown.count)
    if more > 0 {
      let place = line.map { "\(instance):\($0)" } ?? instance
      text +=
        VisibleText.line(place) + ": \(more) of \(count) findings are not shown (--max-findings \(limit))\n"
    }
    return text
  }

  /// The first findings, and an error where the report has one.
  private var shown: [Violation] {
    guard report.violations.count > limit else { return report.violations }
    var shown = Array(report.violations.prefix(limit))
    if limit > 0, !shown.contains(where: { $0.severity == .error }),
      let error = report.violations.first(where: { $0.severity == .error })
    {
      shown[limit - 1] = error
    }
    return shown
  }

  /// One JSON object on one line, after the specification's “basic” output (Core §12.4.2).
  var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.required("instance", instance)
    writer.optional("line", line)
    writer.optional("document", document)
    writer.optional("rule", subject == .schema ? rule : nil)
    var placed = report
    placed.violations = self.placed(shown)
    placed._write(membersTo: &writer)
    if shown.count < report.violations.count {
      writer.required("findings", report.violations.count)
    }
    writer.endObject()
    return VisibleText.json(writer.text) + "\n"
  }

  /// A command of a GitHub workflow for each finding.
  var github: String {
    placed(shown).map { finding in
      WorkflowCommand(
        level: finding.severity.rawValue, file: instance, line: finding.line, column: finding.column,
        title: subject == .schema ? rule : nil,
        message: finding.message + (rule == nil ? " [\(finding.keywordLocation)]" : "")
      ).text
    }.joined()
  }

  /// The findings that are shown, at their lines in the file.
  var findings: [Violation] { placed(shown) }

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
