public import Diagnostics
public import Generation
public import SchemaComparison
import SchemaLint
import SchemaRuntime
import YAMLTree

extension TargetConfiguration {
  /// How much rules of the linter matter, as a configuration says under `lint`. A rule that is not known is an error.
  public func levels(into bag: inout DiagnosticBag) -> [String: SchemaLinting.Level] {
    for member in lint?.members ?? [] where LintRule.rule(member.key)?.isFixed ?? false {
      bag.error("'\(member.key)' is always an error", at: member.keyLocation)
    }
    return Self.levels(lint, rules: LintRule.all.map(\.id) + ruleFiles(into: &bag).map(\.name), into: &bag)
  }

  /// How much changes matter by their rules, as a configuration says under `diff`. A rule that is not known is an error.
  public func changeLevels(into bag: inout DiagnosticBag) -> [String: SchemaLinting.Level] {
    Self.levels(diff, rules: ChangeRule.all.sorted(), into: &bag)
  }

  static func levels(
    _ node: YAMLNode?, rules: [String], into bag: inout DiagnosticBag
  ) -> [String: SchemaLinting.Level] {
    var levels: [String: SchemaLinting.Level] = [:]
    for member in node?.members ?? [] {
      guard rules.contains(member.key) else {
        bag.error(
          "there is no rule '\(member.key)'", at: member.keyLocation,
          help: spellingHelp(for: member.key, among: rules))
        continue
      }
      levels[member.key] =
        member.value.string.flatMap(Severity.init).map(SchemaLinting.Level.severity) ?? .off
    }
    return levels
  }
}

extension ChangeReport {
  /// Gives changes the severity that the settings give their rules. Those whose rules are off are left out, and counted as
  /// ignored.
  public mutating func apply(_ levels: [String: SchemaLinting.Level]) {
    let count = changes.count
    changes = changes.compactMap { change in
      switch levels[change.rule] {
      case nil: return change
      case .off: return nil
      case .severity(let severity):
        var changed = change
        changed.level = severity
        return changed
      }
    }
    ignored += count - changes.count
  }
}
