#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// Targets of Xcode's projects, which know their files and no folder: that is the project's folder of the target's name.
  extension SchemaGenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let tool = try context.tool(named: "schemagen-build").url
      let (project, folder) = (context.xcodeProject.directoryURL, context.pluginWorkDirectoryURL)
      if let schemas = SchemaFolder(of: target, in: project) {
        let types = SchemaCommand(
          schemas, module: target.moduleName, for: target.displayName, tool: tool, folder: folder)
        return [
          types.swift(
            besides: target.targetsBefore.flatMap { SchemaFolder(of: $0, in: project)?.inputs ?? [] })
        ]
      }
      guard target.isTest else { throw PluginProblem.noSchemas(target.displayName) }
      for tested in target.targetsBefore {
        guard let schemas = SchemaFolder(of: tested, in: project) else { continue }
        let tests = SchemaCommand(
          schemas, module: tested.moduleName, for: target.displayName, tool: tool, folder: folder)
        return [tests.fixtures(testing: tested.displayName, importing: target.libraries)]
      }
      throw PluginProblem.nothingTested(target.displayName)
    }
  }

  extension SchemaFolder {
    /// Nil where the target has no schema.
    fileprivate init?(of target: XcodeTarget, in project: URL) {
      let folder = project.appending(path: target.displayName, directoryHint: .isDirectory)
      self.init(folder: folder, files: target.inputFiles.map(\.url))
    }
  }

  extension XcodeTarget {
    /// The module's name, as Xcode makes it of the target's.
    fileprivate var moduleName: String {
      let name = String(displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }

    fileprivate var isTest: Bool {
      guard case .other(let kind) = product?.kind else { return false }
      return kind.contains("test")
    }

    /// The names of the packages' products that it depends on.
    fileprivate var libraries: [String] {
      dependencies.compactMap { dependency in
        guard case .product(let product) = dependency else { return nil }
        return product.name
      }
    }

    /// The targets of the project that this one depends on.
    fileprivate var targetsBefore: [XcodeTarget] {
      dependencies.compactMap { dependency in
        guard case .target(let target) = dependency else { return nil }
        return target
      }
    }
  }
#endif
