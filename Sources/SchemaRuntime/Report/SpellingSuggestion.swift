/// The candidate that a misspelt word most likely meant: the nearest by edit distance, where the distance is small
/// against the length of the word. Ties go to the candidate that comes first in order of Unicode scalars.
public func spellingSuggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  var search = SpellingSearch(for: word)
  for candidate in candidates { candidate.withBytes { search.consider($0) } }
  return search.suggestion
}

/// The suggestion as a question, which diagnostics have for help.
package func spellingHelp(for word: String, among candidates: some Sequence<String>) -> String? {
  spellingSuggestion(for: word, among: candidates).map { "did you mean '\($0)'?" }
}

/// The nearest of the strings of a table.
func spellingSuggestion(for word: String, among candidates: KeyTable) -> String? {
  var search = SpellingSearch(for: word)
  for index in 0..<candidates.count { search.consider(candidates.bytes(at: index)) }
  return search.suggestion
}

/// Looks for the candidate that is nearest to a word. Most candidates are so different that their length or their letters
/// show it.
private struct SpellingSearch {
  private let word: [Unicode.Scalar]
  private let letters: LetterSet
  private let places: LetterPlaces?
  private let limit: Int
  private var best: (distance: Int, text: String)?

  init(for text: String) {
    word = Array(text.unicodeScalars)
    letters = text.withBytes { LetterSet($0) }
    places = LetterPlaces(of: word)
    limit = max(1, word.count / 3)
  }

  var suggestion: String? { best?.text }

  mutating func consider(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Of each scalar there is one byte at least, and four at most.
    guard bytes.count + limit >= word.count, bytes.count <= 4 * (word.count + limit) else { return }
    let others = LetterSet(bytes)
    guard letters.leastDistance(to: others) <= limit else { return }
    guard let distance = distance(to: bytes, isASCII: others.isASCII), distance > 0 else { return }
    if let best, distance == best.distance, !bytes.lexicographicallyPrecedes(best.text.utf8) { return }
    best = (distance, String(decoding: bytes, as: UTF8.self))
  }

  /// Nil where it is more than the limit, or than that of the best candidate.
  private func distance(to bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> Int? {
    let limit = best?.distance ?? limit
    if isASCII, let places {
      if abs(bytes.count - word.count) > limit { return nil }
      return places.distance(to: bytes.lazy.map { Unicode.Scalar($0) }, limit: limit)
    }
    let other = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    if abs(other.count - word.count) > limit { return nil }
    if let places { return places.distance(to: other, limit: limit) }
    let distance = editDistance(word, other)
    return distance <= limit ? distance : nil
  }
}

/// Which letters a word has: a bit for each of ASCII, of which several letters share one.
private struct LetterSet {
  private var letters: UInt64 = 0
  private(set) var isASCII = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes {
      if byte < 0x80 { letters |= 1 &<< UInt64(byte & 63) } else { isASCII = false }
    }
  }

  /// No edit but one of a letter takes it away, or brings a new one.
  func leastDistance(to other: LetterSet) -> Int {
    max((letters & ~other.letters).nonzeroBitCount, (other.letters & ~letters).nonzeroBitCount)
  }
}
