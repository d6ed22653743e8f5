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
  /// Whether a word is a slip of the pen for the keyword that was meant, and no other keyword of a dialect is spelt as much like it.
  /// Words that differ more may be keywords of others: `tsType` is no `type`.
  package static func isLikely(_ meant: String, for word: String, in dialect: Dialect) -> Bool {
    guard isSlip(word, for: meant) else { return false }
    let names = KeywordTable.names(in: dialect, extensions: word.utf8.starts(with: "x-".utf8))
    return spellingSuggestion(for: word, among: names, except: [ScalarKey(meant)]) == nil
  }

  /// Whether words differ by one letter, by capitals, or by two letters next to each other in the other order.
  private static func isSlip(_ word: String, for meant: String) -> Bool {
    var (a, b) = (Array(word.lowercased().unicodeScalars)[...], Array(meant.lowercased().unicodeScalars)[...])
    while let first = a.first, first == b.first { (a, b) = (a.dropFirst(), b.dropFirst()) }
    while let last = a.last, last == b.last { (a, b) = (a.dropLast(), b.dropLast()) }
    return max(a.count, b.count) <= 1 || a.count == 2 && a.elementsEqual(b.reversed())
  }

  /// Whether a value is one that a keyword may have.
  package static func mayBe(_ keyword: String, _ value: YAMLNode) -> Bool {
    KeywordTable.rows(named: keyword).contains { $0.shape.fits(value) }
  }
}
