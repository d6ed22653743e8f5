public import Diagnostics
public import SchemaLint
import SchemaModel
import SchemaRuntime
import YAMLTree

/// Lints schema folders and files, as `schemagen lint` does.
public enum SchemaLinting {
  /// What the rules find; nil where a schema is wrong or absent, and then the bag says why.
  ///
  /// - Parameter isWhole: whether a folder holds all that the options are about; otherwise they may mention schemas that are
  ///   not in it.
  public static func findings(
    in path: String, isWhole: Bool = true, options: SchemaOptions, levels: [String: Level],
    into bag: inout DiagnosticBag
  ) -> [LintFinding]? {
    var own = DiagnosticBag()
    var options = options
    if !isWhole { options.adjustments.areComplete = false }
    let graph =
      FileAccess.isFolder(path)
      ? Schemas.graph(ofFolder: path, options, into: &own) : Schemas.graph(ofFile: path, options, into: &own)
    guard let graph, !own.hasErrors else {
      bag.add(contentsOf: own)
      return nil
    }
    let sources = Sources()
    let linter = SchemaLinter(
      graph, diagnostics: own.sorted, assertsFormat: !options.formatIsAnnotation, word: sources.word)
    return linter.lint().compactMap { finding in
      guard let level = levels[finding.rule] else { return finding }
      guard case .severity(let severity) = level else { return nil }
      var changed = finding
      changed.severity = severity
      return changed
    }
  }

  /// The texts of the schemas, each read when it is asked for.
  private final class Sources {
    private var files: [String: SourceWords?] = [:]

    func word(at place: SourceLocation) -> String? {
      if let known = files[place.file] { return known?.word(at: place) }
      do throws(FileProblem) {
        files[place.file] = .some(SourceWords(try FileAccess.read(place.file)))
      } catch {
        // What has come from elsewhere is spelt as its value is.
        files[place.file] = .some(nil)
      }
      return word(at: place)
    }
  }

  /// How much a rule matters, if at all.
  public enum Level: Sendable, Equatable {
    case off
    case severity(Severity)
  }

  /// What a configuration says under `lint`.
  static func levels(_ settings: YAMLNode?, into bag: inout DiagnosticBag) -> [String: Level] {
    var levels: [String: Level] = [:]
    for member in settings?.members ?? [] {
      guard LintRule.rule(member.key) != nil else {
        bag.error(
          "there is no rule '\(member.key)'", at: member.keyLocation,
          help: spellingHelp(for: member.key, among: LintRule.all.map(\.id)))
        continue
      }
      levels[member.key] = member.value.string.flatMap(Severity.init).map(Level.severity) ?? .off
    }
    return levels
  }
}
