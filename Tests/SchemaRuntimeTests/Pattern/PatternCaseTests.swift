import PatternKit
import SchemaRuntime
import Testing

@Suite struct PatternCaseTests {
  @Test func everyEngineMatchesAndRejects() throws {
    let cases = try #require(try JSONFile.cases("Pattern/Cases/matching.json") as? [[String: Any]])
    #expect(cases.count > 70)
    for test in cases {
      let source = try #require(test["pattern"] as? String)
      try expectVerdicts(of: source, on: test)
    }
  }

  @Test func everyErrorHasItsPlaceAndMessage() throws {
    let cases = try #require(try JSONFile.cases("Pattern/Cases/errors.json") as? [[String: Any]])
    #expect(cases.count > 50)
    for test in cases {
      let source = try #require(test["pattern"] as? String)
      let expected = PatternError(
        message: try #require(test["message"] as? String), offset: try #require(test["offset"] as? Int))
      #expect(throws: expected, "\(source)") {
        _ = try PatternParser.parse(source, isStrict: true)
        _ = try Pattern(source)
      }
    }
  }

  /// What only browsers read, and can mean one thing only.
  @Test func legacySyntaxIsReadAndNoted() throws {
    let cases = try #require(try JSONFile.cases("Pattern/Cases/legacy.json") as? [[String: Any]])
    #expect(cases.count > 8)
    for test in cases {
      let source = try #require(test["pattern"] as? String)
      #expect(try Pattern(source).legacySyntax?.offset == test["offset"] as? Int, "\(source)")
      #expect(throws: PatternError.self, "\(source)") { try PatternParser.parse(source, isStrict: true) }
      #expect(!Format.regex.accepts(source), "\(source)")
      try expectVerdicts(of: source, on: test)
    }
  }

  @Test(arguments: [
    "\\Z", "\\a", "\\1", "a{2,1}", "a|{2,}", "{2}", "(?=a)*", "\\c", "\\x4", "[\\B]", "[z-a]",
  ])
  func whatMayMeanSomethingElseIsNoPattern(source: String) {
    #expect(throws: PatternError.self) { try Pattern(source) }
  }

  @Test func patternsOfUnicodeModeAreNotNoted() throws {
    #expect(try Pattern(#"^[\w\-.]{2,3}\/\{\}$"#).legacySyntax == nil)
  }

  @Test func keepsItsSource() throws {
    #expect(try Pattern("^a$").source == "^a$")
  }

  /// Every engine matches and rejects what the case says.
  private func expectVerdicts(of source: String, on test: [String: Any]) throws {
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
