package import SchemaRuntime

/// A matcher that goes back, as ECMA-262 §22.2.2 describes matching: slow, plain, and so the judge of the fast ones.
package struct BacktrackingMatcher {
  private let tree: PatternTree
  private let text: [UInt32]
  private var steps = 0
  private let maximumSteps: Int

  /// Nil when there were too many steps for an answer.
  package static func matches(_ tree: PatternTree, _ text: String, maximumSteps: Int = 200_000) -> Bool? {
    var matcher = BacktrackingMatcher(tree, text.unicodeScalars.map(\.value), maximumSteps)
    for start in 0...matcher.text.count {
      let found = matcher.match(tree.root, at: start, forward: true) { _, _ in true }
      if matcher.steps > maximumSteps { return nil }
      if found { return true }
    }
    return false
  }

  private init(_ tree: PatternTree, _ text: [UInt32], _ maximumSteps: Int) {
    self.tree = tree
    self.text = text
    self.maximumSteps = maximumSteps
  }

  private mutating func match(
    _ node: PatternNode, at place: Int, forward: Bool, then next: (inout Self, Int) -> Bool
  ) -> Bool {
    steps += 1
    if steps > maximumSteps { return false }
    switch node {
    case .empty:
      return next(&self, place)
    case .set(let set):
      let index = forward ? place : place - 1
      guard text.indices.contains(index), tree.sets[set].contains(text[index]) else { return false }
      return next(&self, forward ? place + 1 : place - 1)
    case .sequence(let parts):
      return match(forward ? parts[...] : parts.reversed()[...], at: place, forward: forward, then: next)
    case .alternation(let parts):
      for part in parts where match(part, at: place, forward: forward, then: next) { return true }
      return false
    case .repetition(let content, let minimum, let maximum, _):
      return repeated(content, minimum, maximum, at: place, forward: forward, then: next)
    case .assertion(let assertion):
      return holds(assertion, at: place) && next(&self, place)
    case .lookaround(let content, _, let behind, let negated):
      let found = match(content, at: place, forward: !behind) { _, _ in true }
      return found != negated && next(&self, place)
    }
  }

  private mutating func match(
    _ nodes: ArraySlice<PatternNode>, at place: Int, forward: Bool, then next: (inout Self, Int) -> Bool
  ) -> Bool {
    guard let first = nodes.first else { return next(&self, place) }
    return match(first, at: place, forward: forward) { matcher, place in
      matcher.match(nodes.dropFirst(), at: place, forward: forward, then: next)
    }
  }

  private mutating func repeated(
    _ node: PatternNode, _ minimum: Int, _ maximum: Int?, at place: Int, forward: Bool,
    then next: (inout Self, Int) -> Bool
  ) -> Bool {
    if maximum == 0 { return next(&self, place) }
    let again = match(node, at: place, forward: forward) { matcher, end in
      // Beyond the minimum, a repetition that reads nothing is no step (§22.2.2.3.1).
      if minimum == 0, end == place { return false }
      return matcher.repeated(
        node, max(minimum - 1, 0), maximum.map { $0 - 1 }, at: end, forward: forward, then: next)
    }
    return again || minimum == 0 && next(&self, place)
  }

  private func holds(_ assertion: PatternAssertion, at place: Int) -> Bool {
    let before = place > 0 && ScalarSet.wordCharacters.contains(text[place - 1])
    let after = place < text.count && ScalarSet.wordCharacters.contains(text[place])
    return switch assertion {
    case .start: place == 0
    case .end: place == text.count
    case .wordBoundary: before != after
    case .notWordBoundary: before == after
    }
  }
}
