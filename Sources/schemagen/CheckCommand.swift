import ArgumentParser
import GeneratorCore
import Terminal

/// `schemagen check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say whether the outputs are what the schemas give now.",
    discussion: """
      Writes nothing. Prints the difference as 'diff -u' does, from what stands in the output folder to what \
      'generate' would write, and exits with 1 if there is any.

      EXAMPLE
        schemagen check --schemas Schemas --output Generated
      """)

  @OptionGroup var generation: GenerationArguments

  func run() throws {
    let request = try generation.request()
    let progress = ProgressLine()
    let result = try Generator(request).run { progress.show($0) }
    progress.clear()
    Console.report(result.diagnostics)
    guard let comparison = result.comparison else { throw ExitStatus.unusable }
    if comparison.isCurrent { return }
    let diffs = comparison.diffs
    for diff in diffs { try Console.isRead ? Console.print(diff) : Console.printAsIs(diff) }
    Console.error(Self.remedy(diffs.count, request))
    throw ExitStatus.finding
  }

  private static func remedy(_ count: Int, _ request: GenerationRequest) -> String {
    let what = count == 1 ? "1 file is" : "\(count) files are"
    let arguments = CommandLine.arguments.dropFirst(2).map(quoted).joined(separator: " ")
    return "\(request.output): error: \(what) stale; run: schemagen generate \(arguments)\n"
  }

  /// An argument as a shell reads it back.
  private static func quoted(_ argument: String) -> String {
    let plain = argument.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_./=:,@+".unicodeScalars.contains($0)
    }
    return plain && !argument.isEmpty ? argument : "'" + argument.replacing("'", with: "'\\''") + "'"
  }
}
