import ArgumentParser

/// The command line: parses, runs, and turns every outcome into one of the three exit codes.
@main
struct SchemaGen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schemagen",
    abstract: "Turn JSON Schemas into Swift, documentation, fixtures and a bundle for other languages."
  )
}
