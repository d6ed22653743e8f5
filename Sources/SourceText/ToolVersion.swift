/// The version of this package, by one constant for the generator and for the plugins (the plugin's folder holds a
/// symbolic link to this file). A plugin names its own to the tool that it runs, which may have been built elsewhere.
public enum ToolVersion {
  public static let current = "0.1.0"
}
