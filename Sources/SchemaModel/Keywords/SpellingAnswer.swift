import SchemaRuntime
package import YAMLTree

/// The word that a text asks for with `spellingQuestion`; nil where it does not ask.
package func spellingAnswer(to text: String) -> String? {
  let parts = spellingQuestion("\n").split(separator: "\n")
  guard parts.count == 2, let start = text.firstRange(of: parts[0]),
    let end = text[start.upperBound...].firstRange(of: parts[1])
  else { return nil }
  return String(text[start.upperBound..<end.lowerBound])
}

/// What a misspelt keyword may have been meant as.
package enum MisspeltKeyword {
  /// Whether no other keyword of a dialect is spelt as much like a word as the one that was meant.
  package static func isAlone(_ meant: String, for word: String, in dialect: Dialect) -> Bool {
    let names = KeywordTable.names(in: dialect, extensions: word.utf8.starts(with: "x-".utf8))
    return spellingSuggestion(for: word, among: names, except: [ScalarKey(meant)]) == nil
  }

  /// Whether a value is one that a keyword may have.
  package static func mayBe(_ keyword: String, _ value: YAMLNode) -> Bool {
    KeywordTable.rows(named: keyword).contains { $0.shape.fits(value) }
  }
}
