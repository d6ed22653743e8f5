import ArgumentParser
import Diagnostics
import GeneratorCore
import SchemaFormat
import Terminal

/// `schemagen fmt`.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Lay out schemas, and other YAML and JSON files.",
    discussion: """
      Puts the keywords of schemas in order, leaves out quotes that a value does not need, and keeps comments, blank lines \
      and all that a file says: what was laid out is read again and compared, and where it differs nothing is written. Of a folder, all \
      YAML and JSON files below it that are not hidden; - lays out standard input onto standard output. 'format' in schemagen.yaml \
      has the settings. A file that cannot be read is an error, and the others are laid out. With --check nothing is written: the \
      difference is printed as 'diff -u' does, and the exit code is 1 if there is any.

      EXAMPLES
        schemagen fmt Schemas
        schemagen fmt --check Schemas
        schemagen fmt --name note.yaml - < note.yaml
      """)

  @Flag(help: "Write nothing; print what would change, and exit with 1 if there is anything.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "The name that standard input has in findings.",
      discussion:
        "Its end says how it is read: .json as JSON, any other as YAML. Settings are those around this name.",
      valueName: "file"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "A configuration file, whose 'format' has the settings.",
      discussion: "Default: the nearest schemagen.yaml around each file.", valueName: "file"))
  var config: String?

  @Argument(help: ArgumentHelp("Files or folders; - reads standard input.", valueName: "file"))
  var files: [String]

  func validate() throws {
    if name != nil, !files.contains("-") {
      throw ValidationError("--name is the name of standard input: add '-'.")
    }
    if files.filter({ $0 == "-" }).count > 1 { throw ValidationError("Standard input can be read once.") }
  }

  func run() throws {
    var run = FormatRun(check: check, config: config)
    for argument in files {
      do throws(FileProblem) {
        if argument == "-" {
          try run.formatInput(named: name)
        } else {
          try run.format(argument)
        }
      } catch {
        run.note(error)
      }
    }
    try run.end()
  }
}
