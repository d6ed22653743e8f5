import Foundation
import TestSupport
import Testing

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

  /// A test of the suite, with the schema of its group.
  struct SuiteCase {
    let name: String
    let schema: [String: Any]
    let data: Any
    let isValid: Bool
  }

  /// The tests of a file of the suite; none where the suite has no such file.
  static func suiteCases(_ path: String) throws -> [SuiteCase] {
    let suite = try #require(SharedFolder.testSuite)
    let file = URL(filePath: suite).appending(path: "tests").appending(path: path)
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
