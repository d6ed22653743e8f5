import ArgumentParser
import Diagnostics
import GeneratorCore
import Terminal

/// `schemagen test`.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run instances that schemas must accept, and others that they must refuse.",
    discussion: """
      Tests of the schema DIR/airship/push.yaml are the files below TESTS/airship/push/valid and \
      TESTS/airship/push/invalid, and those of its definition alert stand below TESTS/airship/push/$defs/alert. \
      Files are read as 'validate' reads them; each line of .ndjson is an instance. Beside an invalid NAME.json, \
      NAME.expected.yaml lists the errors that it must have, and no others: [{keyword: maximum, instance: /badge}]. A file \
      that ends in .test.json is a suite: {"target": schema, "tests": [{"valid", "data" or "dataPath", "description"}]}. \
      At the end stands what no instance tries: keywords that none breaks; schemas, types and listed values that no valid one \
      has. Exits with 1 if a test fails, and with 2 if one cannot be run.

      EXAMPLES
        schemagen test --schemas Schemas SchemaTests
        schemagen test --schemas Schemas SchemaTests --format junit > tests.xml
        schemagen test --schemas src/schemas/json --valid src/test --invalid src/negative_test
      """)

  @Option(help: ArgumentHelp("The folder of the schemas.", valueName: "dir"))
  var schemas: String

  @Option(
    help: ArgumentHelp(
      "A folder whose instances are all valid: those of a schema stand in the folder that is called like it.",
      valueName: "dir"))
  var valid: [String] = []

  @Option(
    help: ArgumentHelp("A folder whose instances must all be refused, in the same way.", valueName: "dir"))
  var invalid: [String] = []

  @Option(help: "How results are printed: text, json or junit.")
  var format = Format.text

  @Flag(help: "Do not search for what no instance tries.")
  var noNotes = false

  @OptionGroup var settings: ConfiguredReading

  @Argument(help: ArgumentHelp("Folders of tests, or files of suites.", valueName: "tests"))
  var tests: [String] = []

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, junit
  }

  func validate() throws {
    guard !tests.isEmpty || !valid.isEmpty || !invalid.isEmpty else {
      throw ValidationError("test needs a folder of tests, or --valid or --invalid.")
    }
    guard FileAccess.isFolder(schemas) else {
      throw ValidationError("--schemas: there is no folder '\(schemas)'.")
    }
  }

  func run() throws {
    let configuration = try Configurations.readAll(settings.configuration(of: schemas)?.file)
    let places =
      tests.map { SchemaTestRun.Place($0) } + valid.map { SchemaTestRun.Place($0, verdict: true) }
      + invalid.map { SchemaTestRun.Place($0, verdict: false) }
    let run = SchemaTestRun(
      schemas: schemas, places, options: settings.reading.options(in: configuration.options),
      map: configuration.schemas, searches: !noNotes)
    Console.report(run.problems.sorted)
    let report = TestReport(run)
    switch format {
    case .text: try Console.printFindings(report.text)
    case .json: try Console.print(report.json)
    case .junit: try Console.print(report.junit)
    }
    if run.problems.hasErrors { throw ExitStatus.unusable }
    if run.outcomes.isEmpty {
      Console.error("error: there are no tests in \(places.map { "'\($0.path)'" }.joined(separator: ", "))\n")
      throw ExitStatus.unusable
    }
    if report.failed > 0 { throw ExitStatus.finding }
  }
}
