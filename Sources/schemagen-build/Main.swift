import Generation
import SourceText
import Terminal
import ValidationPlanning

/// The command that the build plugin runs: `schemagen generate` for the outputs that a build compiles, Swift,
/// fixtures and samples, linked without pages, bundles, differences, rules and a parser of arguments.
@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    Program.run({ try run(BuildArguments(arguments)) }, report: report)
  }

  private static func report(_ error: any Error) -> ExitStatus {
    Console.error("error: \(error)\n")
    return .unusable
  }

  private static func run(_ arguments: BuildArguments) throws {
    Interruption.isReported()
    let configuration = try Configurations.read(arguments.configuration) { (_, _) in }
    var request = GenerationRequest(
      schemas: arguments.schemas, output: arguments.output, kinds: arguments.kinds, layout: .build,
      module: arguments.module, options: configuration.options)
    request.passes = try PassSelection.fromEnvironment()
    let result = try Generator(request, publisher: nil).run()
    Console.report(result.diagnostics)
    guard let comparison = result.comparison else { throw ExitStatus.unusable }
    _ = try OutputWriter.apply(comparison)
    // To free what has been made, object by object, takes longer than to leave it to the end of the process.
    withExtendedLifetime(result) { ExitStatus.success.leave() }
  }
}
