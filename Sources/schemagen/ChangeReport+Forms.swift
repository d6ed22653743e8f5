import Diagnostics
import SchemaComparison

/// The forms that continuous integration reads.
extension ChangeReport {
  /// A command of a GitHub workflow for each change, and one with the summary where there is a change.
  var github: String {
    changes.map { change in
      let level = level(of: change)
      return WorkflowCommand(
        level: level == .note ? "notice" : level.rawValue, file: change.new.file, line: change.new.line,
        title: change.rule, message: account(of: change)
      ).text
    }.joined() + (changes.isEmpty ? "" : note)
  }

  private var note: String {
    WorkflowCommand(level: "notice", title: "schemagen diff", message: summary).text
  }

  /// A log of SARIF 2.1.0: a result per change, and its rule; the summary is a property of the run.
  var sarif: String {
    let rules = Set(changes.map(\.rule)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let results = changes.map { change in
      SARIFLog.Result(
        rule: change.rule, level: level(of: change).rawValue, message: account(of: change),
        file: change.new.file, line: change.new.line, column: change.new.column,
        logicalLocation: change.location)
    }
    return SARIFLog(rules: rules.map { SARIFLog.Rule(id: $0) }, results: results, summary: summary).text
  }

  /// The summary as a property, and a test case per change, which fails where the command fails for the change; one that passes where there is none.
  var junit: String {
    let cases = changes.map { change in
      let text = "\(change.new.file):\(change.new.line): \(account(of: change))"
      return JUnitLog.Case(
        name: change.rule + (change.location.isEmpty ? "" : " " + change.location), group: change.object,
        outcome: stops(change)
          ? .failed(.init(type: change.rule, message: change.message, text: text)) : .passed(output: text))
    }
    let none = JUnitLog.Case(name: summary, group: "schemagen diff")
    return JUnitLog(suite: "schemagen diff", cases: cases.isEmpty ? [none] : cases, summary: summary).text
  }
}
