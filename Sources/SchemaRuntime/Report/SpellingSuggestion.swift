/// The candidate that a misspelt word most likely meant: the nearest by edit distance, where the distance is small
/// against the length of the word. Ties go to the candidate that comes first in order of Unicode scalars.
public func spellingSuggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let letters = Array(word.unicodeScalars)
  let limit = max(1, letters.count / 3)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let other = Array(candidate.unicodeScalars)
    guard abs(other.count - letters.count) <= limit, !candidate.utf8.elementsEqual(word.utf8) else {
      continue
    }
    let distance = editDistance(letters, other)
    guard distance <= limit else { continue }
    if let best, best.distance < distance { continue }
    if let best, best.distance == distance, !candidate.utf8.lexicographicallyPrecedes(best.candidate.utf8) {
      continue
    }
    best = (distance, candidate)
  }
  return best?.candidate
}

/// Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours cost one each.
func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
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
