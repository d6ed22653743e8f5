import Foundation
import SchemaModel
import SchemaRuntime
import Testing

/// Whatever schema is met, fixtures come of it in bounded time and are what they claim to be.
@Suite struct SuiteTests {
  private static let folder: String? = {
    let package = #filePath.dropLast("/Tests/FixtureEmitterTests/SuiteTests.swift".count)
    let beside = "\(package)/../shared/test-suites/JSON-Schema-Test-Suite"
    let named = ProcessInfo.processInfo.environment["JSON_SCHEMA_TEST_SUITE"]
    let found = [named, beside].compactMap { $0 }.first {
      FileManager.default.fileExists(atPath: $0 + "/tests")
    }
    if found == nil {
      print("SKIPPED: the JSON-Schema-Test-Suite is not here; name its folder in JSON_SCHEMA_TEST_SUITE")
    }
    return found
  }()

  private static func files(_ dialect: String) throws -> [String] {
    guard let folder else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: "\(folder)/tests/\(dialect)")
      .filter { $0.hasSuffix(".json") }.sorted().map { "\(dialect)/\($0)" }
  }

  /// Of draft-07, the keywords that are read otherwise.
  private static let otherwise = ["additionalItems", "dependencies", "items", "ref"].map {
    "draft7/\($0).json"
  }

  @Test(arguments: try files("draft2020-12") + files("draft7").filter(otherwise.contains))
  func fixturesAreWhatTheyClaim(file: String) throws {
    let folder = SuiteTests.folder ?? ""
    let text = try String(contentsOfFile: "\(folder)/tests/\(file)", encoding: .utf8)
    for group in JSONValue.read(text).arrayValue ?? [] {
      let schema = group["schema"] ?? true
      let emission = Emission(
        schema.description, path: "schema.json", remotes: "\(folder)/remotes",
        dialect: file.hasPrefix("draft7") ? .draft7 : .draft2020)
      #expect(!emission.fixtures.objects.isEmpty, "\(group["description"] ?? .null): \(emission.findings)")
      #expect(emission.misjudged == [], "\(group["description"] ?? .null)")
    }
  }
}
