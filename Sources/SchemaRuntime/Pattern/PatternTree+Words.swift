extension PatternTree {
  /// The texts that the pattern matches, in its order, where it matches few: those of `^(a|b)$` are `a` and `b`.
  /// - Parameter most: how many there may be.
  /// - Returns: nil where there are more, or that is not known.
  package func words(atMost most: Int) -> [String]? {
    guard !hasLookaround, backreference == nil, let words = anchored(root, atMost: most) else { return nil }
    var seen: Set<[UInt32]> = []
    return words.filter { seen.insert($0).inserted }.map { word in
      // A surrogate stands in no text.
      String(String.UnicodeScalarView(word.compactMap(Unicode.Scalar.init)))
    }
  }

  /// The words of what begins at the start of a text and ends at its end.
  private func anchored(_ node: PatternNode, atMost most: Int) -> [[UInt32]]? {
    switch node {
    case .sequence(let parts):
      guard parts.count > 1, case .assertion(.start)? = parts.first, case .assertion(.end)? = parts.last
      else { return nil }
      return words(.sequence(Array(parts.dropFirst().dropLast())), atMost: most)
    case .alternation(let parts): return union(parts, atMost: most) { anchored($0, atMost: most) }
    case .empty, .set, .repetition, .assertion, .lookaround: return nil
    }
  }

  private func words(_ node: PatternNode, atMost most: Int) -> [[UInt32]]? {
    switch node {
    case .empty: return [[]]
    case .set(let index):
      let ranges = sets[index].ranges
      var count = 0
      for range in ranges {
        count += Int(range.upperBound - range.lowerBound) + 1
        if count > most { return nil }
      }
      return ranges.flatMap { $0.map { [$0] } }
    case .alternation(let parts): return union(parts, atMost: most) { words($0, atMost: most) }
    case .sequence(let parts):
      var found: [[UInt32]] = [[]]
      for part in parts {
        guard let next = words(part, atMost: most), found.count <= most / max(next.count, 1) else {
          return nil
        }
        found = found.flatMap { start in next.map { start + $0 } }
      }
      return found
    case .repetition(let part, minimum: 0, maximum: 1, offset: _):
      return words(part, atMost: most).map { [[]] + $0 }
    case .repetition, .assertion, .lookaround: return nil
    }
  }

  private func union(
    _ parts: [PatternNode], atMost most: Int, _ words: (PatternNode) -> [[UInt32]]?
  ) -> [[UInt32]]? {
    var found: [[UInt32]] = []
    for part in parts {
      guard let next = words(part), found.count + next.count <= most else { return nil }
      found += next
    }
    return found
  }
}
