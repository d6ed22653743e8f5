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

/// The places of each letter in a word of at most 64 letters, a bit for each place. With them, the distance to one word
/// after another takes a few instructions for each letter: a column of the matrix is a machine word of the differences
/// between neighbours (H. Hyyrö, “A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances”, 2003).
struct LetterPlaces {
  private let count: Int
  private var ascii: [UInt64]
  private var others: [(letter: Unicode.Scalar, places: UInt64)] = []

  /// The places in a word; nil for a longer word, or an empty one.
  init?(of word: [Unicode.Scalar]) {
    guard 1...64 ~= word.count else { return nil }
    count = word.count
    ascii = [UInt64](repeating: 0, count: 128)
    for (place, letter) in word.enumerated() {
      let bit: UInt64 = 1 &<< UInt64(place)
      if letter.isASCII { ascii[Int(letter.value)] |= bit } else { others.append((letter, bit)) }
    }
  }

  private func places(of letter: Unicode.Scalar) -> UInt64 {
    if letter.isASCII { return ascii[Int(letter.value)] }
    return others.reduce(0) { $1.letter == letter ? $0 | $1.places : $0 }
  }

  /// - Returns: nil where it is more than the limit.
  func distance(to other: some Collection<Unicode.Scalar>, limit: Int) -> Int? {
    let last: UInt64 = 1 &<< UInt64(count &- 1)
    var distance = count
    var rest = other.count
    // The rows where the column goes up and down from one letter of the word to the next, where it equals its left
    // neighbour, and where the letter before stands.
    var (up, down, diagonal, before): (UInt64, UInt64, UInt64, UInt64) = (.max, 0, 0, 0)
    for letter in other {
      let places = places(of: letter)
      let swapped = (~diagonal & places) &<< 1 & before
      diagonal = ((places & up) &+ up ^ up) | places | down | swapped
      var right = down | ~(diagonal | up)
      var left = diagonal & up
      if right & last != 0 { distance &+= 1 }
      if left & last != 0 { distance &-= 1 }
      rest &-= 1
      // Each remaining letter reduces the distance by at most one.
      if distance &- rest > limit { return nil }
      right = right &<< 1 | 1
      left &<<= 1
      up = left | ~(diagonal | right)
      down = right & diagonal
      before = places
    }
    return distance <= limit ? distance : nil
  }
}
