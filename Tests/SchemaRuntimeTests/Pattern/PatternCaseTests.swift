import FuzzKit
import SchemaRuntime
import Testing

@Suite struct PatternCaseTests {
  @Test func everyEngineMatchesAndRejects() throws {
    let cases = try #require(try JSONFile.cases("Pattern/Cases/matching.json") as? [[String: Any]])
    #expect(cases.count > 70)
    for test in cases {
      let source = try #require(test["pattern"] as? String)
      let engines = try PatternEngines(source)
      for (texts, expected) in [(test["matches"], true), (test["rejects"], false)] {
        for text in try #require(texts as? [String]) {
          for (engine, matches) in engines.verdicts(on: text) {
            #expect(matches == expected, "\(source) on \(text.debugDescription) by \(engine)")
          }
        }
      }
    }
  }

  @Test func everyErrorHasItsPlaceAndMessage() throws {
    let cases = try #require(try JSONFile.cases("Pattern/Cases/errors.json") as? [[String: Any]])
    #expect(cases.count > 50)
    for test in cases {
      let source = try #require(test["pattern"] as? String)
      let expected = PatternError(
        message: try #require(test["message"] as? String), offset: try #require(test["offset"] as? Int))
      #expect(throws: expected, "\(source)") { try Pattern(source) }
    }
  }

  @Test func keepsItsSource() throws {
    #expect(try Pattern("^a$").source == "^a$")
  }
}
