import ArgumentParser
import GeneratorCore
import Terminal

/// `schemagen generate`.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write everything that a folder of schemas gives.",
    discussion: """
      Below the output folder stand Swift/, Docs/, Fixtures/, JSONSchema/ and manifest.json. Files whose bytes are \
      already right are not touched; files of schemas that are gone are removed. A file that schemagen did not write \
      is never replaced. If a schema is wrong, nothing is written and every mistake is listed as \
      path:line:column: error: message.

      EXAMPLES
        schemagen generate --schemas Schemas --output Generated --strict
        schemagen generate --schemas Schemas --output Site --only docs,jsonschema
      """)

  @OptionGroup var generation: GenerationArguments

  func run() throws {
    Interruption.isReported()
    let request = try generation.request()
    let progress = ProgressLine()
    let result = try Generator(request).run { progress.show($0) }
    progress.clear()
    Console.report(result.diagnostics)
    guard let comparison = result.comparison else { throw ExitStatus.unusable }
    let summary = try OutputWriter.apply(comparison)
    if request.layout == .published {
      for note in result.notes { Console.error("\(note)\n") }
      try Console.print(Self.text(summary, in: request.output))
    }
    // To free the result, object by object, takes longer than to leave it to the end of the process.
    withExtendedLifetime(result) { ExitStatus.success.leave() }
  }

  /// The summary for the user: the files by name while they are few, and the counts.
  private static func text(_ summary: OutputWriter.Summary, in folder: String) -> String {
    let shown = 20
    let written = summary.written.prefix(shown).map { "wrote \($0)\n" }
    let removed = summary.removed.prefix(shown - written.count).map { "removed \($0)\n" }
    let more = summary.writtenCount + summary.removed.count - shown
    let rest = more > 0 ? "… and \(more) more\n" : ""
    let counts =
      "\(summary.writtenCount) written, \(summary.removed.count) removed, \(summary.unchanged) unchanged"
    return (written + removed).joined() + rest + "\(folder): \(counts)\n"
  }
}
