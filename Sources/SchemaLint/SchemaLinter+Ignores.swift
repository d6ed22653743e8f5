import Diagnostics
import SchemaComparison
import SchemaModel
import SchemaRuntime

extension SchemaLinter {
  /// Leaves out the findings that authors have said to ignore, and reports remarks that none was left out for.
  mutating func leaveOutIgnored() {
    findings = findings.filter { finding in
      let isIgnored =
        ignores.use(finding.rule, at: finding.place)
        || finding.holder.map { ignores.use(finding.rule, at: $0) } ?? false
      return finding.isSchemaError || !isIgnored
    }
    let own = Set(graph.entryDocuments.map { ScalarKey(graph[$0.root].location.file) })
    let known = LintRule.all.map(\.id) + authored.rules
    for mark in ignores.unused where own.contains(ScalarKey(mark.place.file)) {
      // What changes is known to a comparison alone.
      if ChangeRule.all.contains(mark.rule) { continue }
      if known.contains(mark.rule) {
        addUnused("nothing to ignore: '\(mark.rule)' finds nothing here", at: mark)
      } else if mark.rule == LintRule.schemaError.id {
        addUnused("'\(mark.rule)' is always an error, and never ignored", at: mark)
      } else {
        addUnused(
          "there is no rule '\(mark.rule)'", at: mark,
          help: spellingHelp(for: mark.rule, among: known + ChangeRule.all.sorted()))
      }
    }
  }

  private mutating func addUnused(_ message: String, at mark: IgnoreMarks.Mark, help: String? = nil) {
    add(Diagnostic(.warning, message, at: mark.place, help: help), rule: IgnoreMarks.unusedRule)
  }
}
