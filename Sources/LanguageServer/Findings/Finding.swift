import Diagnostics
import SchemaLint
import SchemaModel
import SchemaRuntime

/// A finding as the server publishes it.
struct Finding: Sendable {
  var severity: Severity
  var message: String
  var place: SourceLocation
  /// The rule of the linter; nil for a finding that belongs to none.
  var rule: String?
  /// The keyword that an instance does not satisfy.
  var keyword: String?
  var help: String?
  var related: [SourceLocation] = []
  /// The finding of the linter that it was made of.
  var lint: LintFinding?

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity
    message = diagnostic.message
    place = diagnostic.location
    help = diagnostic.help
    related = diagnostic.related
  }

  init(_ finding: LintFinding) {
    severity = finding.severity
    message = finding.message
    place = finding.place
    rule = finding.rule
    help = finding.help
    related = finding.related
    lint = finding
  }

  /// The text that a client shows, which is that of the commands.
  var text: String { message + (help.map { "; \($0)" } ?? "") }

  /// Whether a client is told the same of both.
  func saysTheSame(as other: Finding) -> Bool {
    key == other.key && severity == other.severity && rule == other.rule && related == other.related
  }

  /// Whether two findings say the same at one place.
  struct Key: Hashable {
    var place: SourceLocation
    var text: ScalarKey
  }

  var key: Key { Key(place: place, text: ScalarKey(text)) }

  /// Whether what it is about does nothing.
  var isAboutUnused: Bool { rule.flatMap(LintRule.rule)?.isAboutUnused ?? false }

  /// Whether it may come of what is missing elsewhere, as long as a text is half typed.
  var mayComeOfMissingText: Bool { rule.flatMap(LintRule.rule)?.mayComeOfMissingText ?? false }

  /// Whether it is about the use of something that is to go.
  var isAboutDeprecated: Bool {
    keyword == Keyword.deprecated.rawValue || message.contains(" is the draft-07 name of ")
  }

  /// The word to write in place of the one at which it stands, if it asks whether that was meant.
  var suggestion: String? {
    help.flatMap(spellingAnswer) ?? spellingAnswer(to: message)
  }
}
