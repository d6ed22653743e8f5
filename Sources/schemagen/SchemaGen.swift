import ArgumentParser
import SchemaModel
import SchemaRuntime
import SourceText

/// The command line.
struct SchemaGen: ParsableCommand {
  /// The version of the tool, which reports carry.
  static let version = ToolVersion.current

  static let configuration = CommandConfiguration(
    commandName: "schemagen",
    abstract: "Turn JSON Schemas into Swift, documentation, fixtures and a bundle for other languages.",
    discussion: """
      Schemas are YAML or JSON files in the dialects \
      \(Dialect.ofJSONSchema.map(\.shortName).joined(separator: ", ")), or documents that hold some, such as OpenAPI. \
      Everything is read from disk: only vendor fetches.

      EXIT CODES
        0  all well; warnings may have been printed
        1  a finding that matters: an invalid instance, or outputs that are stale
        2  wrong usage, a schema that is wrong, or a file that cannot be read or written
      """,
    version: version,
    subcommands: [
      GenerateCommand.self, CheckCommand.self, ValidateCommand.self, TestCommand.self, LintCommand.self,
      FormatCommand.self,
      UpgradeCommand.self, DiffCommand.self, VendorCommand.self, LanguageServerCommand.self,
    ]
  )

  /// Refuses an unknown command, and names the one that was meant. For `help` it looks at the command that follows.
  static func checkCommand(of arguments: [String]) throws {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let word = words.first, !word.hasPrefix("-"), !(names + ["help"]).contains(word) else { return }
    let meant = spellingSuggestion(for: word, among: names).map { " Did you mean '\($0)'?" }
    throw ValidationError(
      "There is no command '\(word)'." + (meant ?? " The commands are \(names.joined(separator: ", "))."))
  }
}
