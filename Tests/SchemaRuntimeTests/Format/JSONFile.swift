import Foundation

/// JSON files that tests read: their own cases, and the JSON-Schema-Test-Suite where it is at hand.
enum JSONFile {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// A file below the folder of these tests.
  static func cases(_ path: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(contentsOf: tests.appending(path: path)))
  }

  /// The names of the files in a folder of cases, in order.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tests.appending(path: folder).path()).sorted()
  }

  /// The JSON-Schema-Test-Suite: at `JSON_SCHEMA_TEST_SUITE`, or beside the package.
  static let suite: URL? = {
    let named = ProcessInfo.processInfo.environment["JSON_SCHEMA_TEST_SUITE"].map { URL(filePath: $0) }
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.appending(path: "../shared/test-suites/JSON-Schema-Test-Suite").standardizedFileURL
    let found = [named, beside].compactMap { $0 }.first { folder in
      FileManager.default.fileExists(atPath: folder.appending(path: "tests").path())
    }
    if found == nil {
      print("SKIPPED: the JSON-Schema-Test-Suite is not here; name its folder in JSON_SCHEMA_TEST_SUITE")
    }
    return found
  }()

  /// A test of the suite, with the schema of its group.
  struct SuiteCase {
    let name: String
    let schema: [String: Any]
    let data: Any
    let isValid: Bool
  }

  /// The tests of a file of the suite; none where the suite is not here.
  static func suiteCases(_ path: String) throws -> [SuiteCase] {
    guard let suite else { return [] }
    let file = suite.appending(path: "tests").appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path()) else { return [] }
    let groups = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]]
    return (groups ?? []).flatMap { group in
      (group["tests"] as? [[String: Any]] ?? []).compactMap { test in
        guard let schema = group["schema"] as? [String: Any], let data = test["data"],
          let isValid = test["valid"] as? Bool
        else { return nil }
        let name = "\(path): \(group["description"] ?? ""): \(test["description"] ?? "")"
        return SuiteCase(name: name, schema: schema, data: data, isValid: isValid)
      }
    }
  }
}
