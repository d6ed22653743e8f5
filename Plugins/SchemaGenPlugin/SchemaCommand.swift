import Foundation
import PackagePlugin

/// The command that a build runs for the schemas of a target, and the files that come of it.
struct SchemaCommand {
  private let schemas: SchemaFolder
  private let module: String
  private let target: String
  private let tool: URL
  private let folder: URL

  /// - Parameters:
  ///   - module: the one that has the types.
  ///   - target: the name of the one that gets the outputs.
  ///   - folder: where they are written.
  init(_ schemas: SchemaFolder, module: String, for target: String, tool: URL, folder: URL) {
    (self.schemas, self.module, self.target) = (schemas, module, target)
    (self.tool, self.folder) = (tool, folder)
  }

  /// - Parameter others: inputs of other targets, whose types a configuration may import.
  func swift(besides others: @autoclosure () -> [URL]) -> Command {
    let stems = OutputStems(schemas.schemas)
    let names =
      schemas.schemas.map { OutputNames.swiftFile(forSchema: $0, among: stems) } + [OutputNames.namespaces]
    return .buildCommand(
      displayName: "Generating Swift from the schemas of \(target)",
      executable: tool,
      arguments: arguments(kind: "swift"),
      inputFiles: schemas.inputs + (schemas.configuration == nil ? [] : others()),
      outputFiles: names.map { folder.appending(path: $0) })
  }

  /// The library whose types samples are, as packages name it.
  static let testingProduct = "SchemaTesting"

  /// - Parameters:
  ///   - tested: the name of the target that has the schemas.
  ///   - libraries: the names of what the test target depends on: samples are for those that import `SchemaTesting`.
  func fixtures(testing tested: String, importing libraries: [String]) -> Command {
    let stems = OutputStems(schemas.schemas)
    let hasSamples = libraries.contains(Self.testingProduct)
    let names =
      schemas.schemas.flatMap {
        [
          OutputNames.fixturesFile(forSchema: $0, among: stems),
          OutputNames.fixtureSuite(forSchema: $0, among: stems),
        ] + (hasSamples ? [OutputNames.samplesFile(forSchema: $0, among: stems)] : [])
      }
      + [OutputNames.fixtureSupport]
    return .buildCommand(
      displayName: "Generating fixtures for \(target) from the schemas of \(tested)",
      executable: tool,
      arguments: arguments(kind: hasSamples ? "fixtures,samples" : "fixtures"),
      inputFiles: schemas.inputs,
      outputFiles: names.map { folder.appending(path: $0) })
  }

  private func arguments(kind: String) -> [String] {
    var arguments = [
      "generate", "--for-version", ToolVersion.current, "--flat", "--only", kind, "--module", module,
    ]
    // Findings name the file itself, not the way to it through a symbolic link.
    arguments += ["--schemas", path(schemas.root.resolvingSymlinksInPath()), "--output", path(folder)]
    if let configuration = schemas.configuration { arguments += ["--config", path(configuration)] }
    return arguments
  }

  private func path(_ url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
