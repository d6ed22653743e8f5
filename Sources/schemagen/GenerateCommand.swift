import ArgumentParser
import Diagnostics
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
        schemagen generate --schemas Schemas --output Site --only site --versions v1.0.0,v1.1.0,v2.0.0
      """)

  @OptionGroup var generation: GenerationArguments

  @Flag(
    help: ArgumentHelp(
      "Stay, and write again what a change of the schemas or the configuration concerns.",
      discussion:
        "Findings, and the time that each run took, are printed. Pages of a site that are open in a browser load themselves again. Ctrl-C ends it."
    ))
  var watch = false

  @Option(
    help: ArgumentHelp(
      "With --only site, make one site of these versions, the oldest first, separated by commas.",
      discussion: """
        Each is a revision in git of the folder of the schemas, or the path of another folder. Pages say since which version \
        something is there and what changed, a page lists the changes of each version, and each page leads to those of \
        the other versions.
        """,
      valueName: "names"))
  var versions: String?

  private var names: [String] {
    versions.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) } ?? []
  }

  func validate() throws {
    guard versions != nil else { return }
    if generation.only != [.site] { throw ValidationError("--versions needs --only site.") }
    if watch { throw ValidationError("--versions and --watch do not go together.") }
    if names.count < 2 || names.contains("") {
      throw ValidationError("--versions needs two versions or more, separated by commas.")
    }
  }

  func run() throws {
    if watch { WatchedGeneration(generation).run() }
    Interruption.isReported()
    var request = try generation.request()
    let (result, summary) = try write(&request)
    if request.layout == .published {
      for note in result.notes { Console.error(VisibleText.line(note) + "\n") }
      try Console.print(Self.text(summary, in: request.output) + "\n")
    }
    // To free the result, object by object, takes longer than to leave it to the end of the process.
    withExtendedLifetime(result) { ExitStatus.success.leave() }
  }

  /// Writes what the request asks for; what is taken out of git for versions is removed behind it.
  private func write(
    _ request: inout GenerationRequest
  ) throws -> (result: Generator.Result, summary: OutputWriter.Summary) {
    let versions = try takeVersions(into: &request)
    return try withExtendedLifetime(versions) {
      try Self.write(request) { versions?.named($0) ?? $0 }
    }
  }

  /// Takes the schemas of the newest version, and the older ones beside them; nil where there is one state.
  private func takeVersions(into request: inout GenerationRequest) throws -> SchemaVersions? {
    if names.isEmpty { return nil }
    var bag = DiagnosticBag()
    let found = try SchemaVersions(
      names, of: generation.schemas, options: generation.reading.options, into: &bag)
    Console.report(bag.sorted)
    if bag.hasErrors { throw ExitStatus.unusable }
    let site = request.options.site
    request.versions = found.versions
    if let newest = found.versions.last {
      request.schemas = newest.schemas
      request.options = newest.options
      request.options.site = site
    }
    return found
  }

  /// Runs the generator, prints its findings and writes what differs.
  /// - Parameter named: a finding as a reader knows its paths.
  /// - Throws: `ExitStatus.unusable` where a schema is wrong: nothing is written then.
  static func write(
    _ request: GenerationRequest, named: (Diagnostic) -> Diagnostic = { $0 }
  ) throws -> (result: Generator.Result, summary: OutputWriter.Summary) {
    let progress = ProgressLine()
    let result = try Generator(request).run { progress.show($0) }
    progress.clear()
    Console.report(result.diagnostics.map(named))
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
