import Foundation
import SchemaRuntime

/// The JSON-Schema-Test-Suite, where it is at hand: at `JSON_SCHEMA_TEST_SUITE`, or beside the package.
enum TestSuite {
  static let folder: String? = {
    let environment = ProcessInfo.processInfo.environment["JSON_SCHEMA_TEST_SUITE"]
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let beside = package.appending(path: "../shared/test-suites/JSON-Schema-Test-Suite").standardizedFileURL
      .path()
    for candidate in [environment, beside].compactMap({ $0 })
    where FileManager.default.fileExists(atPath: candidate + "/tests") {
      return candidate
    }
    print("SKIPPED: the JSON-Schema-Test-Suite is not here; name its folder in JSON_SCHEMA_TEST_SUITE")
    return nil
  }()

  /// The files below a folder of tests, in order.
  static func files(_ path: String) -> [String] {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/tests/\(path)")) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(path)/\($0)" }
  }

  struct Group {
    var description: String
    var schema: JSONValue
    var cases: [Case]
  }

  struct Case {
    var description: String
    var data: JSONValue
    var isValid: Bool
  }

  /// The groups of a file below `tests`.
  static func groups(_ file: String) throws -> [Group] {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(folder ?? "")/tests/\(file)")))
    let value = try bytes.withUnsafeBufferPointer { buffer in
      var cursor = Cursor(buffer)
      return try JSONValue.read(&cursor)
    }
    return value.array.map { group in
      Group(
        description: group.member("description").string, schema: group.member("schema"),
        cases: group.member("tests").array.map { test in
          Case(
            description: test.member("description").string, data: test.member("data"),
            isValid: test.member("valid") == .bool(true))
        })
    }
  }
}

extension JSONValue {
  var array: [JSONValue] { if case .array(let items) = self { items } else { [] } }
  var string: String { if case .string(let string) = self { string } else { "" } }

  func member(_ name: String) -> JSONValue {
    if case .object(let object) = self { object[name] ?? .null } else { .null }
  }
}
