public import Diagnostics
public import SchemaLint
package import SchemaModel
import SchemaRuntime
package import TypeModel
import YAMLTree

/// Lints schema folders and files, as `schemagen lint` does.
public enum SchemaLinting {
  /// The findings of the rules, and the errors of wrong schemas, which are in the bag, too.
  ///
  /// In a folder with wrong schemas, the rules look at the others.
  /// - Parameters:
  ///   - isWhole: whether the folder holds all schemas that the options are about; otherwise these may mention others.
  ///   - rules: rules of an author.
  public static func findings(
    in path: String, isWhole: Bool = true, options: SchemaOptions, levels: [String: Level],
    rules: OwnRules = OwnRules(), into bag: inout DiagnosticBag
  ) -> [LintFinding] {
    var own = DiagnosticBag()
    var options = options
    if !isWhole { options.adjustments.areComplete = false }
    let graph =
      FileAccess.isFolder(path)
      ? Schemas.graph(ofFolder: path, options, into: &own) : Schemas.graph(ofFile: path, options, into: &own)
    return findings(
      of: graph, read: own, in: path, options: options, levels: levels, rules: rules, into: &bag)
  }

  /// The findings in schemas that have been read.
  /// - Parameters:
  ///   - graph: the schemas; nil where there are none.
  ///   - own: the findings of reading them.
  ///   - types: their types without any settings, which others ask for, too; nil: they are made.
  ///   - isUseless: whether the findings are not needed any more, so that some may be missing.
  package static func findings(
    of graph: SchemaGraph?, read own: DiagnosticBag, in path: String, options: SchemaOptions,
    levels: [String: Level], rules: OwnRules, types: Types? = nil,
    isUseless: @escaping @Sendable () -> Bool = { false },
    into bag: inout DiagnosticBag
  ) -> [LintFinding] {
    let errors = own.sorted.filter(isWrong)
    if let graph, errors.isEmpty { return lint(graph, own, options, levels, rules, types, isUseless) }
    for error in errors { bag.add(error) }
    let files = Set(errors.map { ScalarKey($0.location.file) })
    let others = own.sorted.filter { files.contains(ScalarKey($0.location.file)) && !isWrong($0) }
    let findings =
      errors.map(LintFinding.init(ofSchema:)) + leveled(SchemaLinter.findings(ofReading: others), levels)
    guard FileAccess.isFolder(path), let graph else { return findings }
    return findings + rest(of: graph, besides: files, folder: path, options, levels, rules, isUseless)
  }

  /// Types, and what was found while they were made.
  package typealias Types = Future<(types: TypeGraph, found: DiagnosticBag)>

  /// Whether a finding of reading leaves no schema to look at. What is an error because reading is strict is read.
  private static func isWrong(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error && IgnoreMarks.rule(of: diagnostic) == nil
  }

  private static func lint(
    _ graph: SchemaGraph, _ own: DiagnosticBag, _ options: SchemaOptions, _ levels: [String: Level],
    _ rules: OwnRules, _ types: Types?, _ isUseless: @escaping () -> Bool
  ) -> [LintFinding] {
    let sources = Sources(options.texts)
    if isUseless() { return [] }
    var linter = SchemaLinter(
      graph, diagnostics: own.sorted, assertsFormat: !options.formatIsAnnotation,
      types: types.map { types in { types.value } }, word: sources.word)
    linter.isUseless = isUseless
    linter.authored = (
      rules.rules.map(\.rule.id), rules.findings(in: graph, options.texts, isUseless: isUseless)
    )
    return leveled(linter.lint(), levels).withoutConsequences
  }

  /// The findings with the severity that the settings give their rules, without those that are off.
  private static func leveled(_ findings: [LintFinding], _ levels: [String: Level]) -> [LintFinding] {
    findings.compactMap { finding in
      guard let level = levels[finding.rule], !finding.isStrict else { return finding }
      guard case .severity(let severity) = level else { return nil }
      var changed = finding
      changed.severity = severity
      return changed
    }
  }

  /// The findings of the rules in those schemas of a folder that are right and lead to no wrong one. A schema that
  /// leads to a wrong one has a finding that it was not linted.
  /// - Parameter files: the wrong ones, as messages name them.
  private static func rest(
    of graph: SchemaGraph, besides files: Set<ScalarKey>, folder: String, _ options: SchemaOptions,
    _ levels: [String: Level], _ rules: OwnRules, _ isUseless: @escaping () -> Bool
  ) -> [LintFinding] {
    let leading = graph.documents(leadingTo: files)
    let unlinted = graph.entryDocuments.compactMap { document -> LintFinding? in
      let place = graph[document.root].location
      guard let wrong = leading[document.index], !files.contains(ScalarKey(place.file)) else { return nil }
      return LintFinding(
        ofSchema: Diagnostic(
          .warning, "not linted: it refers to '\(wrong)', which is wrong",
          at: SourceLocation(file: place.file)))
    }
    var options = options
    options.adjustments.areComplete = false
    var own = DiagnosticBag()
    let left = files.union(unlinted.map { ScalarKey($0.place.file) })
    let others = Schemas.graph(ofFolder: folder, options, except: left, into: &own)
    guard let others, !own.sorted.contains(where: isWrong), !others.entryDocuments.isEmpty else {
      return unlinted
    }
    return unlinted + lint(others, own, options, levels, rules, nil, isUseless)
  }

  /// The texts of the schemas, each read when it is needed.
  private final class Sources {
    private let texts: FileTexts
    private var files: [String: SourceWords?] = [:]

    init(_ texts: FileTexts) { self.texts = texts }

    func word(at place: SourceLocation) -> String? {
      if let known = files[place.file] { return known?.word(at: place) }
      do throws(FileProblem) {
        files[place.file] = .some(SourceWords(try FileAccess.read(place.file, in: texts)))
      } catch {
        // The spelling of a text from elsewhere is taken to be its value.
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
}

extension SchemaGraph {
  /// The documents that are one of the files or lead to one through references, each with the name of such a file.
  fileprivate func documents(leadingTo files: Set<ScalarKey>) -> [Int: String] {
    var sources: [Int: Set<Int>] = [:]
    for schema in schemas {
      for target in schema.references where self[target].document != schema.document {
        sources[self[target].document, default: []].insert(schema.document)
      }
    }
    var found: [Int: String] = [:]
    var open: [Int] = []
    for document in documents {
      let file = self[document.root].location.file
      guard files.contains(ScalarKey(file)) else { continue }
      found[document.index] = file
      open.append(document.index)
    }
    while let next = open.popLast() {
      for source in (sources[next] ?? []).sorted() where found[source] == nil {
        found[source] = found[next]
        open.append(source)
      }
    }
    return found
  }
}
