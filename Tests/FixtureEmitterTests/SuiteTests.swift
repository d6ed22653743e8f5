import Foundation
import SchemaModel
import SchemaRuntime
import TestSupport
import Testing

/// Whatever schema is met, fixtures come of it in bounded time and are what they claim to be.
@Suite struct SuiteTests {
  /// Of draft-07, the keywords that are read otherwise.
  private static let otherwise = ["additionalItems", "dependencies", "items", "ref"].map {
    "draft7/\($0).json"
  }

  @Test(
    .enabled(if: SharedFolder.testSuite != nil, "\(SharedFolder.testSuiteIsMissing)"),
    arguments: try SharedFolder.testFiles(in: "draft2020-12")
      + SharedFolder.testFiles(in: "draft7").filter(otherwise.contains))
  func fixturesAreWhatTheyClaim(file: String) throws {
    let folder = try #require(SharedFolder.testSuite)
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
