/// The version of this package, by one constant for the generator and for the plugins (the plugin's folder holds a
/// symbolic link to this file). A plugin names its own to the tool that it runs, which may have been built elsewhere.
public enum ToolVersion {
  public static let current = "0.1.0"

  /// The message where the plugin has another version than the tool.
  public static func mismatch(with plugin: String) -> String {
    "The plugin of schemagen \(plugin) runs a tool of version \(current): take the bundle of the package's own version."
  }
}
