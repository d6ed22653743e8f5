import ArgumentParser
import Diagnostics
import GeneratorCore
import SchemaComparison
import SchemaModel
import SchemaRuntime
import Terminal

/// `schemagen diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say what an edit of schemas changes, with proof.",
    discussion: """
      Compares two schema folders or two files. Each change is said at the smallest place, with what it does: it \
      narrows (an instance that was valid is refused now), it widens (an instance that was refused is valid now), it \
      breaks Swift that uses the generated types. Each claim has a witness: a whole instance that both sides judged.

      EXAMPLES
        schemagen diff old/note.yaml new/note.yaml
        schemagen diff Schemas --base v1.4.0 --fail-on narrowed
        schemagen diff Schemas --base v1.4.0 --fail-on policy
        schemagen diff Schemas --base v1.4.0 --fail-on major --format sarif > changes.sarif
        schemagen diff Released Schemas --format markdown > CHANGES.md
        schemagen diff Schemas --base v1.4.0 --write-since 1.5.0
      """)

  @Argument(help: ArgumentHelp("The old folder or file; with --base, the only one.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The new folder or file.", valueName: "new"))
  var new: String?

  @Option(help: ArgumentHelp("Compare with the path as it was at a revision in git.", valueName: "revision"))
  var base: String?

  @Option(help: "How changes are printed: text, json, markdown, pull-request, github, sarif or junit.")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "Exit with 1 where a change is of this kind: policy, narrowed, widened, source, major, minor or any.",
      discussion: """
        With policy, changes count that break what 'breaking' in schemagen.yaml says. What may narrow or widen counts, and so does a document that is gone or has another name. With major, changes \
        count that ask for a major version, unless the schemas state one; with minor, those that ask for more than the \
        schemas state.
        """,
      valueName: "kind"))
  var failOn: Failure?

  @Flag(help: "With --fail-on, pass over what may narrow or widen and no instance shows.")
  var allowUnproved = false

  @Flag(name: .customLong("no-swift"), help: "Say nothing of Swift types.")
  var withoutSwift = false

  @Flag(name: .customLong("no-notes"), help: "Leave out changes that only describe.")
  var withoutNotes = false

  @Option(
    help: ArgumentHelp(
      "A YAML file of changes to leave out: a list of 'rule', 'reason' and, if wanted, 'object' and 'location'.",
      valueName: "file"))
  var ignore: String?

  @Option(
    help: ArgumentHelp(
      "Write 'x-since: VERSION' into the new schemas, at each property, definition and document that is new.",
      discussion: "Comments and layout are kept; what has an x-since keeps it.", valueName: "version"))
  var writeSince: String?

  @Option(
    help: ArgumentHelp(
      "A configuration file, whose settings are those of both sides.",
      discussion: """
        Default: for each side the nearest schemagen.yaml around it, for a revision as it was then. 'diff' in that of \
        the new side says how much changes matter.
        """,
      valueName: "file"))
  var config: String?

  @OptionGroup var selection: FindingSelection

  @OptionGroup var reading: SchemaArguments

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown, github, sarif, junit
    case pullRequest = "pull-request"
  }

  enum Failure: String, ExpressibleByArgument, CaseIterable {
    case policy, narrowed, widened, source, major, minor, any

    var gate: ChangeGate.Kind {
      switch self {
      case .policy: .policy
      case .narrowed: .narrowed
      case .widened: .widened
      case .source: .source
      case .major: .major
      case .minor: .minor
      case .any: .any
      }
    }
  }

  func validate() throws {
    if allowUnproved, failOn == nil { throw ValidationError("--allow-unproved needs --fail-on.") }
    try selection.check(ChangeRule.all.sorted())
    if withoutSwift, failOn == .source {
      throw ValidationError("--fail-on source compares Swift types, and --no-swift does not.")
    }
    if (base == nil) == (new == nil) {
      throw ValidationError(
        base == nil
          ? "diff needs two folders or files, or --base REVISION."
          : "--base takes one folder or file, not two.")
    }
  }

  func run() throws {
    let revision = try base.map { try Revision($0, of: old) }
    let current = new ?? old
    let settings = try ComparedSettings(named: config, old: old, new: current, revision: revision)
    if let file = settings.file, !settings.new.options.comparesSwift, failOn == .source {
      throw ValidationError("--fail-on source compares Swift types, and 'swift' of '\(file)' is false.")
    }
    var bag = DiagnosticBag()
    let levels = settings.new.changeLevels(into: &bag)
    let policies = settings.new.policies(into: &bag)
    if policies.isEmpty, failOn == .policy {
      throw ValidationError("--fail-on policy needs 'breaking' in schemagen.yaml.")
    }
    let ignored = try ignore.map { try IgnoredChanges($0, into: &bag) }
    let before = try oldSide(settings, revision)
    let after = ComparedSchemas(current, options: reading.options(in: settings.options.new))
    let report =
      bag.hasErrors
      ? nil
      : SchemaDifference.report(
        from: before, to: after, comparesSwift: settings.new.options.comparesSwift && !withoutSwift,
        into: &bag)
    guard var report else {
      Console.report(named(bag, revision))
      throw ExitStatus.unusable
    }
    ignored?.apply(to: &report, into: &bag)
    report.apply(levels)
    report.apply(policies, to: ComparedPart(of: settings.file, at: current), into: &bag)
    try selection.apply(to: &report, into: &bag)
    Console.report(named(bag, revision))
    if let writeSince {
      let places = try SinceWriter.write(writeSince, of: report.changes)
      Console.error("x-since: \(writeSince) written at \(places == 1 ? "1 place" : "\(places) places")\n")
    }
    if let revision {
      for index in report.changes.indices {
        report.changes[index].old.file = revision.named(report.changes[index].old.file)
        report.changes[index].new.file = revision.named(report.changes[index].new.file)
      }
    }
    if withoutNotes { report.removeNotes() }
    report.gate = failOn.map { ChangeGate($0.gate, allowsUnproved: allowUnproved) }
    try print(report)
    if report.isStopped { throw ExitStatus.finding }
  }

  /// The old schemas. Those of a revision find their references in folders as they were then, too.
  private func oldSide(
    _ settings: ComparedSettings, _ revision: Revision?
  ) throws(FileProblem) -> ComparedSchemas {
    var options = reading.options(in: settings.options.old)
    guard let revision else { return ComparedSchemas(old, options: options) }
    for index in options.resolutions.indices {
      options.resolutions[index].directory = try revision.place(of: options.resolutions[index].directory)
    }
    options.root = revision.root
    return ComparedSchemas(revision.path, options: options, isAbsent: revision.isAbsent)
  }

  /// The findings that concern a comparison: the linter reports what else a schema should not say.
  private func named(_ bag: DiagnosticBag, _ revision: Revision?) -> [Diagnostic] {
    // Where there are errors, a folder without schemas is one of them.
    let folders = bag.hasErrors ? [] : [revision?.path ?? old, new ?? old].filter(FileAccess.isFolder)
    return bag.sorted.filter { finding in
      finding.severity == .error || finding.rule == IgnoreMarks.unusedRule
        || folders.contains(finding.location.file)
        || [ignore, selection.baseline].contains(finding.location.file)
    }.map { revision?.named($0) ?? $0 }
  }

  private func print(_ report: ChangeReport) throws(FileProblem) {
    switch format {
    case .text: try Console.printFindings(report.text)
    case .json: try Console.print(VisibleText.json(report.json))
    case .markdown: try Console.print(report.markdown)
    case .pullRequest: try Console.print(report.pullRequest)
    case .github: try Console.print(report.github)
    case .sarif: try Console.print(VisibleText.json(report.sarif))
    case .junit: try Console.print(report.junit)
    }
  }
}
