import Foundation

/// Folders that are no part of the package and that some tests read. A test that reads one says so, and is shown as
/// skipped where the folder is missing:
///
///     @Test(.enabled(if: SharedFolder.testSuite != nil, "\(SharedFolder.testSuiteIsMissing)"))
public enum SharedFolder {
  /// The JSON-Schema-Test-Suite: the folder that `JSON_SCHEMA_TEST_SUITE` names, or the one beside the package.
  public static let testSuite: String? = folder(
    named: "JSON_SCHEMA_TEST_SUITE", beside: "../shared/test-suites/JSON-Schema-Test-Suite", holding: "tests")
  public static let testSuiteIsMissing =
    "the JSON-Schema-Test-Suite is not here; name its folder in JSON_SCHEMA_TEST_SUITE"

  /// The vendors' documents: `vendor-docs` in the folder that `SCHEMAGEN_SHARED` names, or in the one beside the package.
  public static let vendorDocuments: String? = folder(
    named: "SCHEMAGEN_SHARED", beside: "../shared", holding: "vendor-docs"
  ).map { $0 + "/vendor-docs" }
  public static let vendorDocumentsAreMissing =
    "the vendors' documents are not here; name the folder that holds 'vendor-docs' in SCHEMAGEN_SHARED"

  /// Schemas that others publish: `github-workflow.json` of SchemaStore, `mcp.json` of the Model Context Protocol (2025-11-25),
  /// and `telemetry`, the YAML files of OpenTelemetry's configuration. The folder that `SCHEMAGEN_STRANGERS` names, or the
  /// one beside the package.
  public static let strangers: String? = folder(
    named: "SCHEMAGEN_STRANGERS", beside: "../shared/strangers", holding: "mcp.json")
  public static let strangersAreMissing =
    "schemas that others publish are not here; name the folder that holds 'mcp.json' in SCHEMAGEN_STRANGERS"

  /// Checkouts with their histories of what others publish: CycloneDX's `specification`, `compose-spec`, and
  /// `modelcontextprotocol`. The folder that `SCHEMAGEN_PUBLISHED` names, or the one beside the package.
  public static let published: String? = folder(
    named: "SCHEMAGEN_PUBLISHED", beside: "../shared/published", holding: "compose-spec")
  public static let publishedAreMissing =
    "checkouts of what others publish are not here; name the folder that holds 'specification', 'compose-spec' and 'modelcontextprotocol' in SCHEMAGEN_PUBLISHED"

  /// The suite's folders of the dialects that are read, the newest first.
  public static let dialectFolders = ["v1", "draft2020-12", "draft2019-09", "draft7", "draft6", "draft4"]

  /// The folder with the tests of formats below that of a dialect.
  public static func formatFolder(of dialect: String) -> String {
    dialect == "v1" ? "/format" : "/optional/format"
  }

  /// The folders of dialects that the suite has.
  public static let testDialects = dialectFolders.filter { folder in
    testSuite.map { FileManager.default.fileExists(atPath: "\($0)/tests/\(folder)") } ?? false
  }

  /// The files in a folder of the suite's tests, as `draft7/items.json`, in order; none where the suite is not here.
  /// - Throws: where the suite has no such folder.
  public static func testFiles(in path: String) throws -> [String] {
    guard let testSuite else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: "\(testSuite)/tests/\(path)")
      .filter { $0.hasSuffix(".json") }.sorted().map { "\(path)/\($0)" }
  }

  /// The first of the two folders that holds what is looked for.
  private static func folder(named variable: String, beside path: String, holding content: String) -> String?
  {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let beside = package.appending(path: path).standardizedFileURL.path(percentEncoded: false)
    return [ProcessInfo.processInfo.environment[variable], beside].compactMap(\.self).first {
      FileManager.default.fileExists(atPath: "\($0)/\(content)")
    }
  }
}
