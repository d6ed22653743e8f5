import ArgumentParser
import Diagnostics
import GeneratorCore
import SchemaRuntime
import ValidationPlanning

/// What `generate` and `check` have in common: from where, to where, and what.
struct GenerationArguments: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the schemas.", valueName: "dir"))
  var schemas: String

  @Option(help: ArgumentHelp("The folder of the outputs.", valueName: "dir"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "Only some of the outputs: swift, docs, fixtures, jsonschema, site, separated by commas.",
      discussion:
        "A site is written when it is named. What other runs wrote stays as it is; manifest.json is written by whole runs only.",
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

  @Option(help: .hidden)
  var configuration: String?

  /// The request; findings in the configuration file are printed, and errors among them end the run.
  func request() throws -> GenerationRequest {
    var options = reading.options
    if let configuration {
      var bag = DiagnosticBag()
      options = try TargetConfiguration.read(configuration, into: &bag)
      Console.report(bag.sorted)
      if bag.hasErrors { throw ExitStatus.unusable }
    }
    var request = GenerationRequest(
      schemas: schemas, output: output, kinds: only, layout: flat ? .build : .published, module: module,
      options: options)
    do { request.passes = try PassSelection.fromEnvironment() } catch { throw ValidationError("\(error)") }
    return request
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
