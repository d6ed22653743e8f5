import Diagnostics
import GeneratorCore
import SchemaLint
import SchemaModel
import SchemaRuntime
import YAMLTree

/// A way to make a finding go.
struct QuickFix {
  var title: String
  var changes: [TextChange]
  /// The file that is changed; nil: the one with the finding.
  var file: String?
  /// Whether the author most likely meant it.
  var isPreferred = false

  /// Writes the word that a finding asks for.
  static func respelling(_ finding: Finding, in text: DocumentText) -> QuickFix? {
    guard let meant = finding.suggestion else { return nil }
    let range = text.word(at: finding.place)
    let written = String(decoding: text.bytes[range], as: UTF8.self)
    let quote = written.first.flatMap { "\"'".contains($0) ? String($0) : nil } ?? ""
    let word = String(written.dropFirst(quote.count).dropLast(quote.count))
    // A finding may stand at another word than the misspelt one.
    guard !word.isEmpty, !word.hasSameScalars(as: meant), finding.message.contains("'\(word)'") else {
      return nil
    }
    return QuickFix(
      title: "Write '\(meant)'", changes: [TextChange(range: range, text: quote + meant + quote)],
      isPreferred: true)
  }

  /// Does what `lint --fix` does.
  static func mending(_ finding: Finding, in text: DocumentText, _ path: String) -> QuickFix? {
    // A misspelt keyword is respelt in any case.
    if case .respell = finding.lint?.mend { return nil }
    guard let lint = finding.lint, lint.mend != nil,
      let mended = SchemaMending.mend([lint], in: text.bytes, path).text
    else { return nil }
    return QuickFix(
      title: "Mend it: \(LintRule.rule(lint.rule)?.remedy ?? finding.help ?? finding.message)",
      changes: TextChange.between(text, Array(mended.utf8)), isPreferred: true)
  }

  /// Adds an unknown keyword to `ignoredKeywords`.
  static func ignoring(
    _ finding: Finding, at place: DocumentText, in settings: DocumentText, _ file: String
  ) -> QuickFix? {
    guard finding.message.hasPrefix("unknown keyword") else { return nil }
    let word = String(decoding: place.bytes[place.word(at: finding.place)], as: UTF8.self)
    let name = word.filter { $0 != "\"" && $0 != "'" }
    guard let changed = SettingsEdit(settings, file)?.adding(name, to: "ignoredKeywords") else { return nil }
    return QuickFix(
      title: "Add '\(name)' to 'ignoredKeywords' in schemagen.yaml", changes: changed, file: file)
  }

  /// Has the finding left out: by a comment in YAML, by `x-ignore` of its schema in JSON.
  static func leavingOut(
    _ finding: Finding, in text: DocumentText, _ path: String, _ graph: SchemaGraph?
  ) -> QuickFix? {
    guard let rule = finding.rule, LintRule.rule(rule)?.isFixed != true,
      var edit = SourceEdit(text.bytes, file: path)
    else { return nil }
    if !edit.addComment("schemagen: ignore \(rule)", before: finding.place) {
      guard let schema = graph?.schema(speakingAt: finding.place) else { return nil }
      let pointer = schema.pointer
      let ignore = Keyword.ignore.rawValue
      if schema.extensions.ignored.isEmpty {
        edit.add(ignore, holding: rule, .string(""), to: pointer)
      } else {
        edit.add(rule, .string(""), to: pointer + [ignore])
      }
    }
    guard let changed = edit.changed() else { return nil }
    return QuickFix(
      title: "Ignore '\(rule)' here", changes: TextChange.between(text, Array(changed.utf8)))
  }

  /// Switches off the rule of a finding.
  static func switchingOff(_ finding: Finding, in settings: DocumentText, _ file: String) -> QuickFix? {
    guard let rule = finding.rule, LintRule.rule(rule)?.isFixed != true,
      let changed = SettingsEdit(settings, file)?.setting(rule, to: "off", in: "lint")
    else { return nil }
    return QuickFix(title: "Switch '\(rule)' off in schemagen.yaml", changes: changed, file: file)
  }
}
