import ArgumentParser
import GeneratorCore
import Terminal

/// Runs the command line and turns every outcome into one of the three exit codes.
@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    Program.run(
      {
        try SchemaGen.checkCommand(of: arguments)
        var command = try SchemaGen.parseAsRoot(arguments)
        try command.run()
      }, report: report)
  }

  /// Help goes to standard output and is a success, all else is wrong usage.
  private static func report(_ error: any Error) -> ExitStatus {
    let message = SchemaGen.fullMessage(for: error) + "\n"
    guard SchemaGen.exitCode(for: error) == .success else {
      Console.error(message)
      return .unusable
    }
    do throws(FileProblem) {
      try Console.print(message)
      return .success
    } catch {
      Console.error("\(error)\n")
      return .unusable
    }
  }
}
