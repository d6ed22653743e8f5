public import Diagnostics
public import SchemaLint
import SchemaModel
import YAMLTree

/// Lints schema folders and files, as `schemagen lint` does.
public enum SchemaLinting {
  /// What the rules find; nil where a schema is wrong or absent, and then the bag says why.
  public static func findings(
    in path: String, options: SchemaOptions, levels: [String: Level], into bag: inout DiagnosticBag
  ) -> [LintFinding]? {
    var own = DiagnosticBag()
    let graph =
      FileAccess.isFolder(path)
      ? Schemas.graph(ofFolder: path, options, into: &own) : Schemas.graph(ofFile: path, options, into: &own)
    guard let graph, !own.hasErrors else {
      bag.add(contentsOf: own)
      return nil
    }
    let linter = SchemaLinter(
      graph, diagnostics: own.sorted, assertsFormat: !options.formatIsAnnotation)
    return linter.lint().compactMap { finding in
      guard let level = levels[finding.rule] else { return finding }
      guard case .severity(let severity) = level else { return nil }
      var changed = finding
      changed.severity = severity
      return changed
    }
  }

  /// How much a rule matters, if at all.
  public enum Level: Sendable, Equatable {
    case off
    case severity(Severity)
  }

  /// What a configuration file says under `lint`.
  public static func levels(_ path: String, into bag: inout DiagnosticBag) throws(FileProblem) -> [String:
    Level]
  {
    guard let root = YAMLReader().read(bytes: try FileAccess.read(path), file: path, into: &bag),
      let settings = root["lint"]
    else { return [:] }
    guard let members = settings.members else {
      bag.error(
        "'lint' must be a mapping from rules to off, note, warning or error, found \(settings.kindName)",
        at: settings.location)
      return [:]
    }
    var levels: [String: Level] = [:]
    for member in members {
      guard LintRule.rule(member.key) != nil else {
        bag.error("there is no rule '\(member.key)'", at: member.keyLocation)
        continue
      }
      if member.value.string == "off" || member.value.bool == false {
        levels[member.key] = .off
      } else if let severity = member.value.string.flatMap(Severity.init) {
        levels[member.key] = .severity(severity)
      } else {
        bag.error(
          "the rule '\(member.key)' must be off, note, warning or error, found \(member.value.kindName)",
          at: member.value.location)
      }
    }
    return levels
  }
}
