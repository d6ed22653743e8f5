import Foundation
import SchemaRuntime
import TestSupport
import Testing

/// The tests of the JSON-Schema-Test-Suite that are about regular expressions and nothing else.
@Suite(.enabled(if: SharedFolder.testSuite != nil, "\(SharedFolder.testSuiteIsMissing)"))
struct PatternSuiteTests {
  private static let files = [
    "pattern", "patternProperties", "optional/ecmascript-regex", "optional/non-bmp-regex",
  ]

  @Test(arguments: ["draft2020-12", "draft7"], files)
  func passes(_ folder: String, _ file: String) throws {
    var count = 0
    for test in try JSONFile.suiteCases("\(folder)/\(file).json") {
      if let pattern = test.schema["pattern"] as? String, let text = test.data as? String {
        #expect((try Pattern(pattern).matches(text) == .match) == test.isValid, "\(test.name)")
        count += 1
      } else if let isValid = try verdict(test) {
        #expect(isValid == test.isValid, "\(test.name)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  /// What a schema of `patternProperties` and `additionalProperties: false` says of an object.
  private func verdict(_ test: JSONFile.SuiteCase) throws -> Bool? {
    guard let properties = test.schema["patternProperties"] as? [String: Any],
      let object = test.data as? [String: Any]
    else { return nil }
    let isClosed = test.schema["additionalProperties"] as? Bool == false
    for (name, value) in object {
      let schemas = try properties.filter { try Pattern($0.key).matches(name) == .match }.values
      if isClosed && schemas.isEmpty || !schemas.allSatisfy({ accepts($0, value) }) { return false }
    }
    return true
  }

  /// As much of a validator as these tests need.
  private func accepts(_ schema: Any, _ value: Any) -> Bool {
    if let isAccepting = schema as? Bool { return isAccepting }
    guard let schema = schema as? [String: Any] else { return true }
    if let maximum = schema["maximum"] as? Int, let number = value as? Int, number > maximum { return false }
    return switch schema["type"] as? String {
    case "integer", "number": value is Int
    case "boolean": value is Bool
    case "string": value is String
    case "null": value is NSNull
    default: true
    }
  }
}
