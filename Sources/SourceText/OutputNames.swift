/// The names of build outputs, by one rule for the generator and for the plugins, which plan the outputs of a build
/// before it runs (the plugin's folder holds a symbolic link to this file).
///
/// The files of a build lie in one folder: `airship/ios-override.yaml` gives `airship+ios-override.swift`.
public enum OutputNames {
  /// The file of the namespaces of types, one for every schema folder.
  public static let namespaces = "Namespaces.swift"
  /// The optional settings of a target, beside its sources; no schema.
  public static let configuration = "schemagen.yaml"
  /// What `schemagen vendor` fetched, beside the settings: for each document its address and its digest.
  public static let lock = "schemagen.lock"
  /// The folder of the documents that the lock lists, beside it. No file in it is a schema.
  public static let vendorFolder = "vendor"
  /// The description of a namespace, in any folder; no schema.
  public static let namespaceDescription = "namespace.yaml"

  /// The ending of the names of overlays, which change schemas and are no schemas.
  public static let overlaySuffix = ".overlay.yaml"

  /// The Swift file of a schema file, named by its path below the schema root.
  ///
  /// A file called `main.swift` would make a library a program, and the namespaces have a file of their own. The Swift
  /// files of schemas with these names begin with a `+`, as no other file does.
  public static func swiftFile(forSchema path: String, among stems: OutputStems) -> String {
    let name = stem(path, stems)
    let isTaken = ["main", "namespaces"].contains(name.lowercased())
    return (isTaken ? "+" : "") + name + ".swift"
  }

  /// The fixtures of a schema file, as a resource of a test target.
  public static func fixturesFile(forSchema path: String, among stems: OutputStems) -> String {
    fixturesResource(forSchema: path, among: stems) + ".json"
  }

  /// The name of a schema file's fixtures without `.json`, by which code asks a bundle for them.
  public static func fixturesResource(forSchema path: String, among stems: OutputStems) -> String {
    stem(path, stems) + ".fixtures"
  }

  /// The tests that a test target gets of the fixtures of a schema file.
  public static func fixtureSuite(forSchema path: String, among stems: OutputStems) -> String {
    stem(path, stems) + ".fixtures.swift"
  }

  /// The Swift that gives samples of the types of a schema file, for a test target.
  public static func samplesFile(forSchema path: String, among stems: OutputStems) -> String {
    stem(path, stems) + ".samples.swift"
  }

  /// The file with the functions that all those tests call.
  public static let fixtureSupport = "SchemaFixtureTests.swift"

  /// Whether a file below the schema root is a schema.
  public static func isSchema(_ path: String) -> Bool {
    guard let suffix = schemaSuffix(of: path), path.utf8.count > suffix.utf8.count else { return false }
    let name = path.split(separator: "/").last ?? ""
    return !name.hasPrefix(".") && !name.hasSuffix(overlaySuffix) && name != namespaceDescription
      && path != configuration
  }

  /// The path of a schema file without its suffix.
  public static func withoutSuffix(_ path: String) -> String {
    String(schemaSuffix(of: path).map { path.dropLast($0.count) } ?? path[...])
  }

  private static func schemaSuffix(of path: String) -> String? {
    [".yaml", ".yml", ".json"].first { path.hasSuffix($0) }
  }

  /// The path without its suffix, its folders joined by `+`.
  private static func stem(_ path: String, _ stems: OutputStems) -> String {
    stems.stem(of: path).split(separator: "/", omittingEmptySubsequences: false).joined(separator: "+")
  }
}
