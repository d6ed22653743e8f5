extension PatternTree {
  /// The most bytes before the end of a text at which a match begins, where every match reaches the end and none
  /// depends on what stands before it, as in `\.(png|jpe?g)$`: only so much of a text has to be read. Nil where that is
  /// not so.
  var tail: Int? { PatternTail(sets: sets).ofWhole(root) }
}

/// Measures the texts that patterns match, in bytes.
private struct PatternTail {
  /// The longest tail that is used: a longer one would save little.
  private static let limit = 256

  let sets: [ScalarSet]

  func ofWhole(_ node: PatternNode) -> Int? {
    switch node {
    case .alternation(let branches): longest(branches, ofWhole)
    case .sequence(let parts):
      if case .assertion(.end)? = parts.last { total(parts.dropLast()) } else { nil }
    default: nil
    }
  }

  /// The bytes of the longest text that a part matches; nil where there is none, or it looks around.
  private func most(_ node: PatternNode) -> Int? {
    switch node {
    case .empty: return 0
    case .set(let set): return sets[set].ranges.last.map { PatternTail.width(upTo: $0.upperBound) } ?? 0
    case .sequence(let parts): return total(parts[...])
    case .alternation(let branches): return longest(branches, most)
    case .repetition(let content, _, let maximum, _):
      guard let maximum, maximum <= Self.limit, let once = most(content) else { return nil }
      return limited(once * maximum)
    case .assertion, .lookaround: return nil
    }
  }

  private func total(_ parts: ArraySlice<PatternNode>) -> Int? {
    var sum = 0
    for part in parts {
      guard let length = most(part), let more = limited(sum + length) else { return nil }
      sum = more
    }
    return sum
  }

  private func longest(_ branches: [PatternNode], _ measure: (PatternNode) -> Int?) -> Int? {
    var longest = 0
    for branch in branches {
      guard let length = measure(branch) else { return nil }
      longest = max(longest, length)
    }
    return longest
  }

  private func limited(_ length: Int) -> Int? { length <= Self.limit ? length : nil }

  /// The bytes of the longest scalar up to a code point; one that is no scalar is among those of three bytes.
  private static func width(upTo codePoint: UInt32) -> Int { Unicode.Scalar(codePoint).map(UTF8.width) ?? 3 }
}
