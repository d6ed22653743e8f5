import ArgumentParser
import Diagnostics
import GeneratorCore
import SchemaModel
import SchemaRuntime
import Terminal

/// `schemagen upgrade`.
struct UpgradeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "upgrade",
    abstract: "Write schemas of earlier dialects in a later one.",
    discussion: """
      Writes schemas of draft-04, -06, -07 and 2019-09 as 2020-12 or v1, in place: keywords get their names of today, references \
      follow them, and comments and layout stay. What the new schemas accept is compared with what the old ones do. Where that \
      differs, or a keyword cannot be said in the dialect, an error says at which place, and no file is written. \
      References between files are followed where both are given; of a folder, all its schemas are.

      EXAMPLES
        schemagen upgrade Schemas
        schemagen upgrade --to v1 note.yaml shared.yaml
        schemagen upgrade --check Schemas
      """)

  @Option(help: "The dialect to write: 2020-12 or v1.")
  var to = Target.draft2020

  @Flag(help: "Write nothing; print what would change, and exit with 1 if there is anything.")
  var check = false

  @OptionGroup var settings: ConfiguredReading

  @Argument(help: ArgumentHelp("Schema files or folders.", valueName: "file"))
  var files: [String]

  enum Target: String, ExpressibleByArgument, CaseIterable {
    case draft2020 = "2020-12"
    case v1

    var dialect: Dialect {
      switch self {
      case .draft2020: .draft2020
      case .v1: .v1
      }
    }
  }

  func run() throws {
    var bag = DiagnosticBag()
    var upgrading = SchemaUpgrading(to: to.dialect)
    for path in files {
      let configuration = try Configurations.readAll(settings.configuration(of: path)?.file)
      try upgrading.read(path, settings.reading.options(in: configuration.options), into: &bag)
    }
    let isWrong = bag.hasErrors
    let changes = isWrong ? [] : upgrading.changes(into: &bag)
    Console.report(bag.sorted)
    if isWrong { throw ExitStatus.unusable }
    if bag.hasErrors { throw ExitStatus.finding }
    for change in changes {
      guard check else {
        try SourceFile.replace(change.file, with: change.new)
        Console.error(VisibleText.line("upgraded: \(change.file)") + "\n")
        continue
      }
      let diff = UnifiedDiff.between(change.old, Array(change.new.utf8), path: change.file)
      try Console.isRead ? Console.print(diff) : Console.printAsIs(diff)
    }
    if check, !changes.isEmpty { throw ExitStatus.finding }
  }
}
