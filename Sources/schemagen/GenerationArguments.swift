import ArgumentParser
import GeneratorCore
import SchemaRuntime
import SourceText
import Terminal
import ValidationPlanning

/// The arguments that `generate` and `check` have in common: the schemas, the output folder, and the outputs.
struct GenerationArguments: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the schemas.", valueName: "dir"))
  var schemas: String

  @Option(help: ArgumentHelp("The folder of the outputs.", valueName: "dir"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "Only some of the outputs, separated by commas: \(OutputKind.allCases.map(\.rawValue).joined(separator: ", ")).",
      discussion:
        "Samples, a site and a DocC catalogue are written when they are named. What other runs wrote stays as it is; manifest.json is written by whole runs only.",
      valueName: "kinds"),
    transform: Self.kinds)
  var only: Set<OutputKind>?

  @Option(
    help: ArgumentHelp(
      "The Swift module that the types are imported from.",
      discussion:
        "Default: the one the output folder was made for, at first \(GenerationRequest.defaultModule).",
      valueName: "name"))
  var module: String?

  @OptionGroup var reading: SchemaArguments

  @Flag(help: .hidden)
  var flat = false

  /// The version of the plugin that runs the tool.
  @Option(help: .hidden)
  var forVersion: String?

  @Option(
    help: ArgumentHelp(
      "A configuration file: what is decided about the schemas and their types.",
      discussion:
        "Default: schemagen.yaml in the folder of the schemas, beside it if it is called Schemas, or in the current folder.",
      valueName: "file"))
  var config: String?

  func validate() throws {
    guard let module, !GenerationRequest.isModuleName(module) else { return }
    throw ValidationError(
      "--module must be a name that Swift code can import, of letters, digits and '_', found '\(module)'.")
  }

  /// The request; findings in the configuration file are printed, and errors among them end the run, as does the plugin
  /// of another version.
  func request() throws -> GenerationRequest {
    if let forVersion, forVersion != ToolVersion.current {
      Console.error("error: \(ToolVersion.mismatch(with: forVersion))\n")
      throw ExitStatus.unusable
    }
    // A build names the configuration of its target, if that has one.
    let file = config ?? (flat ? nil : configurations.first(where: FileAccess.isFile))
    var request = GenerationRequest(
      schemas: schemas, output: output, kinds: only, layout: flat ? .build : .published, module: module,
      options: try reading.options(in: Configurations.readAll(file).options))
    do { request.passes = try PassSelection.fromEnvironment() } catch { throw ValidationError("\(error)") }
    return request
  }

  /// The files that the configuration is read from: the first that is there.
  var configurations: [String] {
    config.map { [$0] } ?? TargetConfiguration.places(besideSchemas: schemas) + [OutputNames.configuration]
  }

  private static func kinds(_ argument: String) throws -> Set<OutputKind> {
    var kinds: Set<OutputKind> = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = OutputKind(rawValue: String(name)) else {
        let names = OutputKind.allCases.map(\.rawValue)
        let suggestion =
          spellingSuggestion(for: String(name), among: names).map { " Did you mean '\($0)'?" } ?? ""
        throw ValidationError("--only knows \(names.joined(separator: ", ")), not '\(name)'.\(suggestion)")
      }
      kinds.insert(kind)
    }
    return kinds
  }
}
