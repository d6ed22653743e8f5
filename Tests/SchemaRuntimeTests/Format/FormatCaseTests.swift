import SchemaRuntime
import Testing

@Suite struct FormatCaseTests {
  @Test func everyFormatHasCases() throws {
    let files = try JSONFile.names(in: "Format/Cases")
    #expect(files == Format.allCases.map { $0.rawValue + ".json" }.sorted())
  }

  @Test(arguments: Format.allCases)
  func acceptsAndRejects(_ format: Format) throws {
    let cases = try #require(
      try JSONFile.cases("Format/Cases/\(format.rawValue).json") as? [String: [String]])
    let valid = try #require(cases["valid"])
    let invalid = try #require(cases["invalid"])
    #expect(!valid.isEmpty && !invalid.isEmpty)
    for text in valid {
      #expect(format.accepts(text), "\(format.rawValue) should accept \(text.debugDescription)")
    }
    for text in invalid {
      #expect(!format.accepts(text), "\(format.rawValue) should reject \(text.debugDescription)")
    }
  }

  /// The grammar behind a scheme does not depend on it.
  @Test(arguments: [Format.uri, .iri])
  func readsOneSchemeAsAnyOther(_ format: Format) throws {
    let cases = try #require(
      try JSONFile.cases("Format/Cases/\(format.rawValue).json") as? [String: [String]])
    let texts = cases.values.flatMap { $0 }.filter { $0.hasPrefix("http://") }
    #expect(texts.count > 10)
    for text in texts {
      let rest = text.dropFirst("http".count)
      for scheme in ["https", "HTTPS", "httpx"] {
        #expect(format.accepts(scheme + rest) == format.accepts(text), "\(scheme + rest)")
      }
    }
  }

  @Test func onlyTheNewerDraftMovesTheIndexOfARelativePointer() {
    #expect(Format.relativeJSONPointer.accepts("0+1/a", dialect: .draft202012))
    #expect(!Format.relativeJSONPointer.accepts("0+1/a", dialect: .draft07))
    #expect(Format.relativeJSONPointer.accepts("0/a", dialect: .draft07))
  }

  @Test func knowsWhatADialectNames() {
    let older = Format.allCases.filter { $0.isDefined(in: .draft07) }
    #expect(older.count == 17)
    #expect(!older.contains(.duration) && !older.contains(.uuid))
    #expect(Format.allCases.allSatisfy { $0.isDefined(in: .draft202012) })
  }
}
