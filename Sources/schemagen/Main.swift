import ArgumentParser
import GeneratorCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs the command line and turns every outcome into one of the three exit codes.
@main
enum Main {
  static func main() {
    // A reader that goes away (`schemagen … | head`) is a failed write, which is reported, not a silent end.
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow is a failed write, too.
    signal(SIGXFSZ, SIG_IGN)
    MemoryLimit.isReported()
    let arguments = Array(CommandLine.arguments.dropFirst())
    DeepStack.run { status(of: arguments) }.leave()
  }

  private static func status(of arguments: [String]) -> ExitStatus {
    do {
      try SchemaGen.checkCommand(of: arguments)
      var command = try SchemaGen.parseAsRoot(arguments)
      try command.run()
      return .success
    } catch let status as ExitStatus {
      return status
    } catch let problem as FileProblem {
      Console.error("\(problem)\n")
      return .unusable
    } catch {
      return report(error)
    }
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
