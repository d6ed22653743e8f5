import TestSupport
import Testing

@testable import SchemaRuntime

@Suite struct SpellingSuggestionTests {
  @Test(arguments: [
    ("maxLenght", "maxLength"), ("propertes", "properties"), ("Title", "title"), ("enums", "enum"),
    ("requird", "required"), ("tpye", "type"),
  ])
  func aNearWordIsSuggested(_ word: String, _ meant: String) {
    let candidates = ["enum", "maxLength", "minLength", "properties", "required", "title", "type"]
    #expect(spellingSuggestion(for: word, among: candidates) == meant)
  }

  @Test(arguments: ["colour", "x", "", "minimumLengthOfTheText", "eprt"])
  func aFarWordSuggestsNothing(_ word: String) {
    #expect(spellingSuggestion(for: word, among: ["enum", "maxLength", "required", "title", "type"]) == nil)
  }

  /// An edit makes any word of one or two letters of another.
  @Test func shortWordsDifferByCaseAlone() {
    #expect(spellingSuggestion(for: "ix", among: ["id", "x", "idx", "i"]) == nil)
    #expect(spellingSuggestion(for: "id", among: ["x", "ID", "idx"]) == "ID")
    #expect(spellingSuggestion(for: "É", among: ["e", "é"]) == "é")
    #expect(spellingSuggestion(for: "idx", among: ["id"]) == nil)
    #expect(spellingSuggestion(for: "idx", among: ["id", "idy"]) == "idy")
  }

  @Test func whatIsThereIsNoSuggestion() {
    // Nor was what is farther.
    #expect(
      spellingSuggestion(
        for: "minLenght", among: ["maxLength", "minLength"], except: [ScalarKey("minLength")]) == nil)
    let table = KeyTable(["name", "nmed"])
    #expect(spellingSuggestion(for: "nme", among: table, except: []) == "name")
    #expect(spellingSuggestion(for: "nme", among: table, except: [ScalarKey("name")]) == "nmed")
    #expect(
      spellingSuggestion(for: "nme", among: table, except: [ScalarKey("name"), ScalarKey("nmed")]) == nil)
  }

  @Test func theWordItselfIsNoSuggestion() {
    #expect(spellingSuggestion(for: "type", among: ["type"]) == nil)
  }

  @Test func aTieGoesToTheFirstInOrderOfScalars() {
    #expect(spellingSuggestion(for: "cat", among: ["cut", "bat", "hat"]) == "bat")
    #expect(spellingSuggestion(for: "cat", among: ["hat", "bat", "cut"]) == "bat")
  }

  @Test func theNearestWins() {
    #expect(
      spellingSuggestion(for: "additionalPropertys", among: ["additionalItems", "additionalProperties"])
        == "additionalProperties")
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "abd", 1),
    ("abc", "xabc", 1), ("kitten", "sitting", 3), ("ca", "abc", 3), ("é", "e", 1),
  ])
  func distanceCountsEdits(_ a: String, _ b: String, _ distance: Int) {
    #expect(editDistance(Array(a.unicodeScalars), Array(b.unicodeScalars)) == distance)
    #expect(editDistance(Array(b.unicodeScalars), Array(a.unicodeScalars)) == distance)
  }

  @Test(arguments: ["ab", "abé", "abcd"])
  func bitsTellTheSameDistance(_ alphabet: String) throws {
    var generator = SeededGenerator(seed: 7)
    let letters = Array(alphabet.unicodeScalars)
    func word(upTo count: Int) -> [Unicode.Scalar] {
      (0..<Int.random(in: 1...count, using: &generator)).map { _ in letters.randomElement(using: &generator)!
      }
    }
    for _ in 0..<2000 {
      let (word, other) = (word(upTo: 66), word(upTo: 12))
      let distance = editDistance(word, other)
      guard let places = LetterPlaces(of: word) else {
        #expect(word.count > 64)
        continue
      }
      #expect(places.distance(to: other, limit: distance) == distance)
      #expect(places.distance(to: other, limit: distance - 1) == nil)
    }
  }
}
