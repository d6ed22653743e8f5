import ArgumentParser
import GeneratorCore
import SchemaRuntime
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

  @Flag(
    help: ArgumentHelp(
      "Stay, and write again what a change of the schemas or the configuration concerns.",
      discussion:
        "Findings, and the time that each run took, are printed. Pages of a site that are open in a browser load themselves again. Ctrl-C ends it."
    ))
  var watch = false

  func run() throws {
    if watch { WatchedGeneration(generation).run() }
    Interruption.isReported()
    let request = try generation.request()
    let (result, summary) = try Self.write(request)
    if request.layout == .published {
      for note in result.notes { Console.error(VisibleText.line(note) + "\n") }
      try Console.print(Self.text(summary, in: request.output) + "\n")
    }
    // To free the result, object by object, takes longer than to leave it to the end of the process.
    withExtendedLifetime(result) { ExitStatus.success.leave() }
  }

  /// Runs the generator, prints its findings and writes what differs.
  /// - Throws: `ExitStatus.unusable` where a schema is wrong: nothing is written then.
  static func write(_ request: GenerationRequest) throws -> (
    result: Generator.Result, summary: OutputWriter.Summary
  ) {
    let progress = ProgressLine()
    let result = try Generator(request).run { progress.show($0) }
    progress.clear()
    Console.report(result.diagnostics)
    guard let comparison = result.comparison else { throw ExitStatus.unusable }
    return (result, try OutputWriter.apply(comparison))
  }

  /// The summary for the user: the files by name while they are few, and a line of counts without its end.
  static func text(_ summary: OutputWriter.Summary, in folder: String) -> String {
    let shown = 20
    let written = summary.written.prefix(shown).map { "wrote \($0)\n" }
    let removed = summary.removed.prefix(shown - written.count).map { "removed \($0)\n" }
    let more = summary.writtenCount + summary.removed.count - shown
    let rest = more > 0 ? "… and \(more) more\n" : ""
    let counts =
      "\(summary.writtenCount) written, \(summary.removed.count) removed, \(summary.unchanged) unchanged"
    return (written + removed).joined() + rest + "\(folder): \(counts)"
  }
}
