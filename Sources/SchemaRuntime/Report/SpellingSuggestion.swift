/// The candidate that a misspelt word most likely meant: the nearest by edit distance, where the distance is small
/// against the length of the word. Ties go to the candidate that comes first in order of Unicode scalars.
///
/// A word of one or two letters becomes any other by an edit, so such words may differ only in capitals.
///
/// - Parameter others: names that are there already. None of them was meant, nor any candidate that is farther from the
///   word.
public func spellingSuggestion(
  for word: String, among candidates: some Sequence<String>, except others: Set<ScalarKey> = []
) -> String? {
  var search = SpellingSearch(for: word, except: others)
  for candidate in candidates { candidate.withBytes { search.consider($0) } }
  return search.suggestion
}

/// The suggestion as a question, for the help of a diagnostic.
package func spellingHelp(
  for word: String, among candidates: some Sequence<String>, except others: Set<ScalarKey> = []
) -> String? {
  spellingSuggestion(for: word, among: candidates, except: others).map(spellingQuestion)
}

/// The question for a suggestion.
package func spellingQuestion(_ suggestion: String) -> String { "did you mean '\(suggestion)'?" }

/// The nearest of the strings of a table.
func spellingSuggestion(
  for word: String, among candidates: KeyTable, except others: Set<ScalarKey>
) -> String? {
  var search = SpellingSearch(for: word, except: others)
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
  private let others: Set<ScalarKey>
  private var best: (distance: Int, text: String)?
  /// The distance of the nearest of the others.
  private var distanceToOthers = Int.max

  init(for text: String, except others: Set<ScalarKey>) {
    self.others = others
    word = Array(text.unicodeScalars)
    letters = text.withBytes { LetterSet($0) }
    places = LetterPlaces(of: word)
    limit = max(1, word.count / 3)
  }

  var suggestion: String? { best.flatMap { $0.distance <= distanceToOthers ? $0.text : nil } }

  mutating func consider(_ bytes: UnsafeBufferPointer<UInt8>) {
    if word.count <= Self.short || bytes.count <= Self.short { return considerCase(bytes) }
    // A scalar takes one to four bytes.
    guard bytes.count + limit >= word.count, bytes.count <= 4 * (word.count + limit) else { return }
    let others = LetterSet(bytes)
    guard letters.leastDistance(to: others) <= limit else { return }
    guard let distance = distance(to: bytes, isASCII: others.isASCII), distance > 0 else { return }
    propose(bytes, at: distance)
  }

  /// The length up to which a word is too short to be told from others by its letters.
  private static let short = 2

  private mutating func considerCase(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !word.isEmpty, bytes.count <= 4 * Self.short else { return }
    let own = String(String.UnicodeScalarView(word))
    let other = String(decoding: bytes, as: UTF8.self)
    guard !own.utf8.elementsEqual(other.utf8),
      own.lowercased().utf8.elementsEqual(other.lowercased().utf8)
    else { return }
    propose(bytes, at: 1)
  }

  private mutating func propose(_ bytes: UnsafeBufferPointer<UInt8>, at distance: Int) {
    if let best, distance == best.distance, !bytes.lexicographicallyPrecedes(best.text.utf8) { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if !others.isEmpty, others.contains(ScalarKey(text)) {
      distanceToOthers = min(distance, distanceToOthers)
    } else {
      best = (distance, text)
    }
  }

  /// The distance; nil where it is more than the limit, or than that of the best candidate.
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

/// The letters of a word: a bit for each letter of ASCII, where several letters share one.
private struct LetterSet {
  private var letters: UInt64 = 0
  private(set) var isASCII = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes {
      if byte < 0x80 { letters |= 1 &<< UInt64(byte & 63) } else { isASCII = false }
    }
  }

  /// The least distance that the letters of two words allow: only an edit of a letter takes it away or brings a new
  /// one.
  func leastDistance(to other: LetterSet) -> Int {
    max((letters & ~other.letters).nonzeroBitCount, (other.letters & ~letters).nonzeroBitCount)
  }
}
