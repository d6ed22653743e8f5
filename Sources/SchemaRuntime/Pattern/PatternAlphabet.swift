/// Code points in classes: two of one class are in exactly the same sets of a pattern, so that an automaton
/// reads class numbers instead of code points.
struct PatternAlphabet: Sendable {
  /// The class of the code points from `starts[i]` up to the next start is `classes[i]`.
  private let starts: [UInt32]
  private let classes: [UInt16]
  /// The class of every ASCII code point.
  let ascii: [UInt16]
  /// How many classes there are.
  let count: Int
  /// The class of every code point beyond ASCII, where they share one.
  let uniformBeyondASCII: UInt16?
  /// Which sets hold which classes: one run of `setWords` words per class.
  private let membership: [UInt64]
  private let setWords: Int

  /// Limits that keep the tables small; no pattern a person writes comes near them.
  private static let maximumSets = 2_000
  private static let maximumClasses = 20_000

  /// The alphabet of a pattern with these sets, or nil when it is beyond the limits.
  init?(sets: [ScalarSet]) {
    guard sets.count <= Self.maximumSets else { return nil }
    setWords = (sets.count + 63) / 64
    var edges: [(at: UInt32, set: Int)] = []
    for (index, set) in sets.enumerated() {
      for range in set.ranges {
        edges.append((range.lowerBound, index))
        edges.append((range.upperBound + 1, index))
      }
    }
    edges.append((0x80, -1))
    edges.sort { $0.at < $1.at }

    var starts: [UInt32] = []
    var classes: [UInt16] = []
    var numbers: [[UInt64]: UInt16] = [:]
    var membership: [UInt64] = []
    var current = [UInt64](repeating: 0, count: setWords)
    var next = 0
    var start: UInt32 = 0
    while start <= ScalarSet.last {
      while next < edges.count, edges[next].at == start {
        let set = edges[next].set
        if set >= 0 { current[set / 64] ^= 1 << UInt64(set % 64) }
        next += 1
      }
      guard numbers.count <= Self.maximumClasses else { return nil }
      let number = numbers[current] ?? UInt16(numbers.count)
      if numbers.updateValue(number, forKey: current) == nil { membership += current }
      starts.append(start)
      classes.append(number)
      start = next < edges.count ? edges[next].at : ScalarSet.last + 1
    }
    self.starts = starts
    self.classes = classes
    self.membership = membership
    count = numbers.count
    let beyond = classes.suffix(from: starts.firstIndex(of: 0x80) ?? 0)
    uniformBeyondASCII = beyond.allSatisfy { $0 == beyond.first } ? beyond.first : nil
    ascii = Self.asciiClasses(starts: starts, classes: classes)
  }

  private static func asciiClasses(starts: [UInt32], classes: [UInt16]) -> [UInt16] {
    var result: [UInt16] = []
    var interval = 0
    for scalar in UInt32(0)..<0x80 {
      while interval + 1 < starts.count, starts[interval + 1] <= scalar { interval += 1 }
      result.append(classes[interval])
    }
    return result
  }

  /// The beginnings of the classes, in ascending order.
  var edges: [UInt32] { starts }

  func contains(set: Int, _ characterClass: UInt16) -> Bool {
    let word = membership[Int(characterClass) * setWords + set / 64]
    return word & (1 << UInt64(set % 64)) != 0
  }

  /// The class of a code point.
  func characterClass(of scalar: UInt32) -> UInt16 {
    if scalar < 0x80 { return ascii[Int(scalar)] }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle } else { high = middle }
    }
    return classes[low]
  }
}
