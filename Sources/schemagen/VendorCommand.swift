import ArgumentParser
import Diagnostics
import GeneratorCore
import SchemaRuntime
import SourceText
import Terminal

/// `schemagen vendor`.
struct VendorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vendor",
    abstract: "Fetch what references of schemas lead to.",
    discussion: """
      Fetches what '$ref's name by 'http' and 'https' URLs, and what those documents refer to, into the folder vendor \
      beside schemagen.yaml. schemagen.lock beside it says of each document the URL, the file, its SHA-256 and when it \
      was last modified. All other commands read both, and never fetch. No file in vendor is a schema of a folder \
      around it.

      Without --update, only what is not there is fetched, and all that is there is compared with the lock. The files and \
      folders are remembered: 'schemagen vendor' alone does the same again. Where something cannot be fetched or is no \
      schema, nothing is written.

      EXAMPLES
        schemagen vendor Schemas
        schemagen vendor https://schemas.example/order.json
        schemagen vendor --update
      """)

  @Flag(
    help: """
      Fetch all anew, say what changed, and remove what no schema refers to any longer.
      """)
  var update = false

  @Option(
    help: ArgumentHelp(
      "The configuration file that the folder stands beside.",
      discussion: "Default: the nearest schemagen.yaml around the first file or folder.", valueName: "file"))
  var config: String?

  @OptionGroup var reading: SchemaArguments

  @Argument(help: ArgumentHelp("Schema files, folders of them, or URLs.", valueName: "file"))
  var schemas: [String] = []

  func run() throws {
    let places = schemas.filter { !$0.contains("://") }
    let nearest = (places.isEmpty ? ["."] : places).map { TargetConfiguration.nearest(to: $0)?.file }
    guard let file = config ?? nearest[0], FileAccess.isFile(file) else {
      throw ValidationError(
        "vendor writes beside \(OutputNames.configuration), and there is none: make one, an empty one will do, or name another with --config."
      )
    }
    if config == nil, let other = zip(places, nearest).first(where: { !Self.isSame($0.1, file) }) {
      throw ValidationError("'\(other.0)' has other settings than '\(places[0])': fetch for each on its own.")
    }
    var bag = DiagnosticBag()
    // A lock that is wrong is reported once.
    var own = DiagnosticBag()
    let configuration = try Configurations.readAll(file, into: &own)
    Console.report(own.sorted)
    if own.hasErrors { throw ExitStatus.unusable }
    let progress = ProgressLine()
    let vendoring = Vendoring(
      besideConfiguration: file, options: reading.options(in: configuration.options), updates: update
    ) { url in
      progress.show("fetching \(url)")
      return CurlFetch.fetch(url)
    }
    let summary = try vendoring.run(schemas, into: &bag)
    progress.clear()
    Console.report(bag.sorted)
    if let summary { try Console.print(Self.text(of: summary, file)) }
    if bag.hasErrors {
      if summary == nil { Console.error("nothing was written\n") }
      throw ExitStatus.unusable
    }
  }

  private static func isSame(_ first: String?, _ second: String) -> Bool {
    guard let first else { return false }
    return first == second || FileAccess.realPath(first) == FileAccess.realPath(second)
  }

  private static func text(of summary: Vendoring.Summary, _ configuration: String) -> String {
    let parts = [
      ("fetched", summary.fetched), ("changed", summary.changed), ("removed", summary.removed),
    ]
    let lines = parts.flatMap { word, documents in
      documents.map { "\(word): \($0.url) (\($0.file))\n" }
    }
    let counts = parts.filter { !$0.1.isEmpty }.map { "\($0.1.count) \($0.0)" }
    let documents = summary.count == 1 ? "1 document" : "\(summary.count) documents"
    return lines.joined() + "\(documents), "
      + (counts.isEmpty ? "nothing changed" : counts.joined(separator: ", ")) + "\n"
  }
}
