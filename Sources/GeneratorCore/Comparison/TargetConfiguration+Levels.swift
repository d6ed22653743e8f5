public import Diagnostics
public import Generation
import SchemaLint
import SchemaRuntime
import YAMLTree

extension TargetConfiguration {
  /// How much rules matter, as a configuration says under `lint`. A rule that is not known is an error.
  public func levels(into bag: inout DiagnosticBag) -> [String: SchemaLinting.Level] {
    var levels: [String: SchemaLinting.Level] = [:]
    for member in lint?.members ?? [] {
      guard let rule = LintRule.rule(member.key) else {
        bag.error(
          "there is no rule '\(member.key)'", at: member.keyLocation,
          help: spellingHelp(for: member.key, among: LintRule.all.map(\.id)))
        continue
      }
      if rule.isFixed {
        bag.error("'\(member.key)' is always an error", at: member.keyLocation)
        continue
      }
      levels[member.key] =
        member.value.string.flatMap(Severity.init).map(SchemaLinting.Level.severity) ?? .off
    }
    return levels
  }
}
