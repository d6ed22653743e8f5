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
      let tests = SchemaCommand(
        schemas, module: tested.moduleName, for: target.name, tool: tool, folder: folder)
      return [tests.fixtures(testing: tested.name, importing: Self.libraries(of: target))]
    }
    guard let schemas = SchemaFolder(of: target) else { throw PluginProblem.noSchemas(target.name) }
    let types = SchemaCommand(
      schemas, module: target.moduleName, for: target.name, tool: tool, folder: folder)
    return [types.swift(besides: SchemaFolder.inputs(ofDependencies: target))]
  }

  /// The names of the products and targets that a target depends on.
  private static func libraries(of target: any Target) -> [String] {
    target.dependencies.compactMap { dependency in
      switch dependency {
      case .target(let target): target.name
      case .product(let product): product.name
      @unknown default: nil
      }
    }
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
