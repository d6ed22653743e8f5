import Testing

@testable import SchemaModel

/// The order in which keywords are laid out.
@Suite struct KeywordPlaceTests {
  /// Keywords share a place where they are one keyword by its names in different dialects, and nowhere else: a row that is added
  /// takes a place of its own.
  @Test func eachKeywordHasAPlaceOfItsOwn() {
    for (_, rows) in Dictionary(grouping: KeywordTable.rows, by: { "\($0.place)" }) {
      #expect(Set(rows.map(\.keyword)).count == 1, "\(rows.map(\.name)) share a place")
    }
    for (name, rows) in Dictionary(grouping: KeywordTable.rows, by: \.name) {
      #expect(Set(rows.map { "\($0.place)" }).count == 1, "\(name) has several places")
    }
  }

  @Test func groupsFollowOneAnother() {
    let names = [
      "$schema", "$id", "$ref", "title", "$comment", "description", "type", "enum", "properties", "required",
      "additionalProperties", "items", "minLength", "maximum", "allOf", "oneOf", "if", "then", "x-warnings",
      "default", "examples", "$defs", "definitions",
    ]
    let places = names.compactMap { KeywordPlace(of: $0) }
    #expect(places.count == names.count)
    #expect(places == places.sorted())
    #expect(KeywordPlace(of: "propertes") == nil)
  }
}
