import Foundation
import PackagePlugin

/// Turns the schemas in a target's folder into Swift in that target, and into fixtures in its test target, on every
/// build that finds one of them changed.
@main
struct SchemaGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { throw PluginProblem.notSwift(target.name) }
    let tool = try context.tool(named: "schemagen-build").url
    let folder = context.pluginWorkDirectoryURL
    if target.kind == .test {
      guard let (tested, schemas) = Self.testedSchemas(of: target) else {
        throw PluginProblem.nothingTested(target.name)
      }
      return [Self.fixtures(of: schemas, in: tested, for: target, with: tool, into: folder)]
    }
    guard let schemas = SchemaFolder(of: target) else { throw PluginProblem.noSchemas(target.name) }
    return [Self.swift(of: schemas, for: target, with: tool, into: folder)]
  }

  private static func swift(
    of schemas: SchemaFolder, for target: SwiftSourceModuleTarget, with tool: URL, into folder: URL
  ) -> Command {
    let stems = OutputStems(schemas.schemas)
    let names =
      schemas.schemas.map { OutputNames.swiftFile(forSchema: $0, among: stems) } + [OutputNames.namespaces]
    return .buildCommand(
      displayName: "Generating Swift from the schemas of \(target.name)",
      executable: tool,
      arguments: arguments(for: schemas, kind: "swift", module: target.moduleName, folder),
      inputFiles: schemas.inputs
        + (schemas.configuration == nil ? [] : SchemaFolder.inputs(ofDependencies: target)),
      outputFiles: names.map { folder.appending(path: $0) })
  }

  private static func fixtures(
    of schemas: SchemaFolder, in tested: SwiftSourceModuleTarget, for target: SwiftSourceModuleTarget,
    with tool: URL, into folder: URL
  ) -> Command {
    let stems = OutputStems(schemas.schemas)
    let names =
      schemas.schemas.flatMap {
        [
          OutputNames.fixturesFile(forSchema: $0, among: stems),
          OutputNames.fixtureSuite(forSchema: $0, among: stems),
        ]
      }
      + [OutputNames.fixtureSupport]
    return .buildCommand(
      displayName: "Generating fixtures for \(target.name) from the schemas of \(tested.name)",
      executable: tool,
      arguments: arguments(for: schemas, kind: "fixtures", module: tested.moduleName, folder),
      inputFiles: schemas.inputs,
      outputFiles: names.map { folder.appending(path: $0) })
  }

  private static func arguments(
    for schemas: SchemaFolder, kind: String, module: String, _ folder: URL
  ) -> [String] {
    var arguments = [
      "generate", "--for-version", ToolVersion.current, "--flat", "--only", kind, "--module", module,
    ]
    // Findings name the file itself, not the way to it through a symbolic link.
    arguments += ["--schemas", path(schemas.root.resolvingSymlinksInPath()), "--output", path(folder)]
    if let configuration = schemas.configuration { arguments += ["--config", path(configuration)] }
    return arguments
  }

  private static func path(_ url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The first target of the package that the test target depends on and that has schemas.
  private static func testedSchemas(
    of target: SwiftSourceModuleTarget
  ) -> (SwiftSourceModuleTarget, SchemaFolder)? {
    for case .target(let dependency) in target.dependencies {
      if let tested = dependency as? SwiftSourceModuleTarget, let schemas = SchemaFolder(of: tested) {
        return (tested, schemas)
      }
    }
    return nil
  }
}
