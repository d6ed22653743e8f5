import SchemaRuntime
import TestSupport
import Testing

/// The optional tests of formats in the JSON-Schema-Test-Suite.
@Suite(.enabled(if: SharedFolder.testSuite != nil, "\(SharedFolder.testSuiteIsMissing)"))
struct FormatSuiteTests {
  @Test(arguments: Format.allCases)
  func passes(_ format: Format) throws {
    for (folder, dialect) in [("draft2020-12", Format.Dialect.draft202012), ("draft7", .draft07)] {
      let cases = try JSONFile.suiteCases("\(folder)/optional/format/\(format.rawValue).json")
      #expect(!cases.isEmpty || !format.isDefined(in: dialect))
      expect(cases, dialect)
    }
  }

  @Test(arguments: ["draft2020-12", "draft7"])
  func passesTheExpressionsOfECMAScript(_ folder: String) throws {
    let cases = try JSONFile.suiteCases("\(folder)/optional/format/ecmascript-regex.json")
    #expect(!cases.isEmpty)
    expect(cases, .draft202012)
  }

  private func expect(_ cases: [JSONFile.SuiteCase], _ dialect: Format.Dialect) {
    for test in cases {
      guard let text = test.data as? String else { continue }  // formats say nothing of other values
      let format = (test.schema["format"] as? String).flatMap(Format.init)
      #expect(format?.accepts(text, dialect: dialect) == test.isValid, "\(test.name)")
    }
  }
}
