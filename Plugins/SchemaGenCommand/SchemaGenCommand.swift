import Foundation
import PackagePlugin

/// `swift package schemagen …`: runs the tool in the package's folder with the arguments as they came.
@main
struct SchemaGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "schemagen").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The tool has said what is wrong; its exit code is this command's.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
