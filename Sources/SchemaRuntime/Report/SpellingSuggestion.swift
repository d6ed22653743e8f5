/// The candidate that a misspelt word most likely meant: the nearest by edit distance, where the distance is small
/// against the length of the word. Ties go to the candidate that comes first in order of Unicode scalars.
public func spellingSuggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  var search = SpellingSearch(for: word)
  for candidate in candidates { candidate.withBytes { search.consider($0) } }
  return search.suggestion
}

/// The same among the strings of a table.
func spellingSuggestion(for word: String, among candidates: KeyTable) -> String? {
  var search = SpellingSearch(for: word)
  for index in 0..<candidates.count { search.consider(candidates.bytes(at: index)) }
  return search.suggestion
}

/// Looks for the candidate that is nearest to a word. Most candidates are so different that their length or their letters
/// show it.
private struct SpellingSearch {
  private let word: Letters
  private let limit: Int
  private var best: (distance: Int, bytes: [UInt8])?

  init(for word: String) {
    self.word = word.withBytes { Letters(Array($0)) }
    limit = max(1, self.word.count / 3)
  }

  var suggestion: String? { best.map { String(decoding: $0.bytes, as: UTF8.self) } }

  mutating func consider(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Of each scalar there is one byte at least, and four at most.
    guard bytes.count + limit >= word.count, bytes.count <= 4 * (word.count + limit),
      word.leastDistance(toLettersOf: bytes) <= limit
    else { return }
    let other = Letters(Array(bytes))
    guard abs(other.count - word.count) <= limit, !word.bytes.elementsEqual(bytes) else { return }
    let distance = word.distance(to: other)
    guard distance <= limit else { return }
    if let best {
      guard
        distance < best.distance || distance == best.distance && bytes.lexicographicallyPrecedes(best.bytes)
      else { return }
    }
    best = (distance, other.bytes)
  }

  /// A word as its letters are compared: bytes, where all are ASCII.
  private struct Letters {
    let bytes: [UInt8]
    private let scalars: [Unicode.Scalar]?
    private let set: UInt64

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      let isASCII = bytes.allSatisfy { $0 < 0x80 }
      scalars = isASCII ? nil : Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      set = Self.set(of: bytes)
    }

    var count: Int { scalars?.count ?? bytes.count }

    private var allScalars: [Unicode.Scalar] { scalars ?? bytes.map { Unicode.Scalar($0) } }

    /// A bit for each kind of ASCII letter; several letters may share one.
    private static func set(of bytes: some Sequence<UInt8>) -> UInt64 {
      bytes.reduce(0) { $1 < 0x80 ? $0 | 1 &<< UInt64($1 & 63) : $0 }
    }

    /// No edit but one of a letter takes it away, or brings a new one.
    func leastDistance(toLettersOf other: UnsafeBufferPointer<UInt8>) -> Int {
      let other = Self.set(of: other)
      return max((set & ~other).nonzeroBitCount, (other & ~set).nonzeroBitCount)
    }

    func distance(to other: Letters) -> Int {
      if scalars == nil, other.scalars == nil { return editDistance(bytes, other.bytes) }
      return editDistance(allScalars, other.allScalars)
    }
  }
}

/// Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours cost one each.
func editDistance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var row = last
  for i in 1...a.count {
    row[0] = i
    for j in 1...b.count {
      let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      row[j] = min(last[j] + 1, row[j - 1] + 1, replaced)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        row[j] = min(row[j], beforeLast[j - 2] + 1)
      }
    }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[b.count]
}
