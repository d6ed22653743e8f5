import ArgumentParser
import Diagnostics
import GeneratorCore
import SchemaLint
import SchemaRuntime
import Terminal

/// `schemagen lint`.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Say what in schemas is likely to be a mistake.",
    discussion: """
      Each finding has the id of its rule, whose page 'schemagen lint --explain RULE' prints. In schemagen.yaml, \
      'lint' switches rules off or changes how much they matter. Exits with 1 if a finding is an error. A schema that is \
      wrong is a finding of the rule schema-error, the others are linted, and the exit code is 2. 'lintRules' in \
      schemagen.yaml names rules of your own: schemas that schemas have to hold to.

      EXAMPLES
        schemagen lint --schemas Schemas
        schemagen lint note.yaml --format sarif > findings.sarif
        schemagen lint --schemas Schemas --fix
        schemagen lint --schemas Schemas --baseline known.json
        schemagen lint --explain default-invalid
      """)

  @Option(help: ArgumentHelp("A folder of schemas.", valueName: "dir"))
  var schemas: String?

  @Option(help: "How findings are printed: text, json, github or sarif.")
  var format = Format.text

  @Option(help: ArgumentHelp("Print the page of a rule, or of 'all'.", valueName: "rule"))
  var explain: String?

  @Flag(
    help:
      "Mend in the files what takes no decision: misspelt keywords, values of 'enum' that stand twice, defaults and examples of the wrong type, and what rules of your own have a fix for."
  )
  var fix = false

  @Flag(help: "Leave out notes: what is not wrong, and may be better.")
  var noNotes = false

  @OptionGroup var selection: FindingSelection

  @OptionGroup var settings: ConfiguredReading

  @Argument(help: ArgumentHelp("Schema files or folders.", valueName: "file"))
  var files: [String] = []

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, github, sarif
  }

  func validate() throws {
    if explain == nil, schemas == nil, files.isEmpty {
      throw ValidationError("lint needs --schemas DIR, or files.")
    }
  }

  func run() throws {
    var bag = DiagnosticBag()
    let subjects = try subjects(into: &bag)
    if bag.hasErrors {
      Console.report(bag.sorted)
      throw ExitStatus.unusable
    }
    let known = Self.known(subjects)
    try check(known)
    if let explain {
      let pages = known.filter { explain == "all" || $0.id == explain }.map(\.page)
      return try Console.print(pages.joined(separator: "\n"))
    }
    var findings: [LintFinding] = []
    var isWrong = false
    for subject in subjects {
      let own = SchemaLinting.findings(
        in: subject.path, isWhole: subject.isWhole,
        options: settings.reading.options(in: subject.configuration.options),
        levels: subject.configuration.levels(into: &bag), rules: subject.rules, into: &bag)
      findings += own
      isWrong = isWrong || own.contains { $0.isSchemaError }
    }
    try selection.apply(to: &findings, of: subjects.map(\.path), into: &bag)
    Console.report(bag.sorted)
    // Users see errors of schemas on standard error. The forms that programs read have them, too.
    if format == .text { findings.removeAll(where: \.isSchemaError) }
    if fix, !isWrong {
      let outcome = try SchemaMending.mend(findings)
      findings = outcome.rest
      let mended = outcome.mended.map { VisibleText.line("mended: \($0)") + "\n" }.joined()
      Console.error(mended.isEmpty ? "nothing could be mended\n" : mended)
      Console.error(
        outcome.left.map { VisibleText.line("left: \($0.finding.place): \($0.reason)") + "\n" }.joined())
    }
    if noNotes { findings.removeAll { $0.severity == .note } }
    try print(findings, known)
    if isWrong { throw ExitStatus.unusable }
    if findings.contains(where: { $0.severity == .error }) { throw ExitStatus.finding }
  }

  // MARK: rules

  /// What is linted, with its settings.
  private struct Subject {
    var path: String
    var isWhole: Bool
    var configuration: TargetConfiguration
    var rules: OwnRules
  }

  /// What the arguments name. To explain a rule, none need be named: then the settings of the current folder count.
  private func subjects(into bag: inout DiagnosticBag) throws -> [Subject] {
    var known: [String?: (configuration: TargetConfiguration, rules: OwnRules)] = [:]
    let paths = [schemas].compactMap(\.self) + files
    return try (paths.isEmpty ? ["."] : paths).map { path in
      let found = settings.configuration(of: path)
      if known[found?.file] == nil {
        let configuration = try Configurations.readAll(found?.file)
        known[found?.file] = (configuration, OwnRules(configuration, into: &bag))
      }
      let own = known[found?.file] ?? (TargetConfiguration(), OwnRules())
      return Subject(
        path: path, isWhole: found?.isWhole ?? true, configuration: own.configuration, rules: own.rules)
    }
  }

  /// All rules, those of authors included, in the order of their ids.
  private static func known(_ subjects: [Subject]) -> [LintRule] {
    let own = subjects.flatMap(\.rules.rules).map(\.rule)
    return (LintRule.known + Dictionary(own.map { ($0.id, $0) }) { first, _ in first }.values).sorted {
      $0.id < $1.id
    }
  }

  /// Throws where the arguments name a rule that there is not.
  private func check(_ known: [LintRule]) throws {
    let ids = known.map(\.id)
    if let explain, explain != "all", !ids.contains(explain) {
      let near = spellingSuggestion(for: explain, among: ids).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "There is no rule '\(explain)'.\(near) The rules are \(ids.joined(separator: ", ")).")
    }
    try selection.check(ids, without: known.filter { !$0.isFixed }.map(\.id))
  }

  // MARK: printing

  private func print(_ findings: [LintFinding], _ known: [LintRule]) throws(FileProblem) {
    switch format {
    case .text: try Console.printFindings(findings.map { VisibleText.line("\($0)") + "\n" }.joined())
    case .json: try Console.print(VisibleText.json(findings.map(Self.json).joined()))
    case .github: try Console.print(findings.map(Self.github).joined())
    case .sarif: try Console.print(VisibleText.json(Self.sarif(findings, known)))
    }
  }

  private static func json(_ finding: LintFinding) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    finding._write(membersTo: &writer)
    writer.endObject()
    return writer.text + "\n"
  }

  private static func github(_ finding: LintFinding) -> String {
    WorkflowCommand(
      level: finding.severity == .note ? "notice" : finding.severity.rawValue, file: finding.place.file,
      line: finding.place.line, column: finding.place.column, title: finding.rule,
      message: finding.message + (finding.help.map { "; \($0)" } ?? "")
    ).text
  }

  private static func sarif(_ findings: [LintFinding], _ known: [LintRule]) -> String {
    let rules = known.map { rule in
      SARIFLog.Rule(
        id: rule.id, text: rule.what,
        help: [rule.why, rule.remedy].filter { !$0.isEmpty }.joined(separator: " "))
    }
    let results = findings.map { finding in
      SARIFLog.Result(
        rule: finding.rule, level: finding.severity.rawValue, message: finding.message,
        file: finding.place.file,
        line: finding.place.line, column: finding.place.column, logicalLocation: finding.location)
    }
    return SARIFLog(rules: rules, results: results).text
  }
}
