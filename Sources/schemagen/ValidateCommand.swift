import ArgumentParser
import Diagnostics
import GeneratorCore

/// `schemagen validate`.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Validate instances against a schema.",
    discussion: """
      Instances are JSON, or YAML where the name ends in .yaml or .yml; - is standard input. With --ndjson every line \
      is an instance of its own, read as it comes, so files may be of any size. Findings go to standard output as \
      path:line:column: error: message [keyword location], or with --format json as one JSON object per instance.

      EXAMPLES
        schemagen validate --schema Schemas/airship/ios-override.yaml payload.json
        schemagen validate --schema 'Schemas/airship/actions.yaml#/$defs/open' --format json a.json b.yaml
        tail -f payloads.log | schemagen validate --schema Schemas/airship/push.yaml --ndjson -
      """)

  @Option(help: ArgumentHelp("The schema: a file, or a place in it.", valueName: "file[#pointer]"))
  var schema: String

  @Flag(help: "Take every line of an instance file for an instance.")
  var ndjson = false

  @Option(help: "How findings are printed: text or json.")
  var format = ReportFormat.text

  @Option(
    help: ArgumentHelp(
      "The folder that references of the schema may lead to.",
      discussion:
        "Default: the schema folder beside the nearest schemagen.yaml, or the folder of the namespaces, or that of the file.",
      valueName: "dir"))
  var root: String?

  @Option(
    help: ArgumentHelp(
      "How many findings of one instance are printed; how many there are is said in any case.", valueName: "n"
    ))
  var maxFindings = 1_000

  @OptionGroup var reading: SchemaArguments

  @Argument(help: ArgumentHelp("The files of the instances; - reads standard input.", valueName: "instance"))
  var instances: [String]

  func validate() throws {
    if let root, !FileAccess.isFolder(root) { throw ValidationError("--root: there is no folder '\(root)'.") }
    guard maxFindings > 0 else {
      throw ValidationError("--max-findings must be 1 or more, found \(maxFindings).")
    }
  }

  func run() throws {
    var bag = DiagnosticBag()
    var options = reading.options
    options.root = root
    let validator = InstanceValidator(schema: schema, options: options, into: &bag)
    Console.report(bag.sorted)
    guard let validator else { throw ExitStatus.unusable }
    var run = ValidationRun(validator: validator, format: format, limit: maxFindings)
    for instance in instances {
      do throws(FileProblem) {
        try ndjson ? run.validateLines(of: instance) : run.validateWhole(instance)
      } catch {
        try run.note(error)
      }
    }
    run.end()
    if run.status != .success { throw run.status }
  }
}

/// How findings are printed.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
