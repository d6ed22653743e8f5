extension PatternShape {
  /// The most elements; with more of them, a table of states is the better loop.
  private static let maximumElements = 64

  /// The shape of a pattern, if it has one.
  /// - Parameter isForASCII: whether the shape may hold only for texts of ASCII: classes may have other scalars, as
  ///   `[^@]` has.
  init?(_ tree: PatternTree, isForASCII: Bool = false) {
    var terms = PatternShapeTerms(sets: tree.sets, isForASCII: isForASCII)
    guard terms.append(tree.root), let first = terms.items.first, case .start = first else { return nil }
    var items = terms.items[...]
    while case .start? = items.first { items.removeFirst() }
    var reachesEnd = false
    while case .end? = items.last {
      items.removeLast()
      reachesEnd = true
    }
    var elements: [Element] = []
    for item in items {
      guard case .element(let element) = item else { return nil }
      elements.append(element)
    }
    if !reachesEnd { elements = Self.withoutFreeEnd(elements) }
    guard elements.count <= Self.maximumElements, Self.isDeterministic(elements) else { return nil }
    self.init(elements: Self.merged(elements), reachesEnd: reachesEnd)
  }

  /// The elements without those that say nothing at an open end: an optional one is dropped, and a repeated one is
  /// reduced to its minimum.
  private static func withoutFreeEnd(_ elements: [Element]) -> [Element] {
    var elements = elements
    while let last = elements.popLast() {
      if last.minimum == 0 { continue }
      elements.append(
        Element(low: last.low, high: last.high, minimum: last.minimum, maximum: last.minimum))
      break
    }
    return elements
  }

  /// Whether a loop that takes as much as it can never takes a byte that a later element needs.
  private static func isDeterministic(_ elements: [Element]) -> Bool {
    for (index, element) in elements.enumerated() where element.minimum != element.maximum {
      for follower in elements[(index + 1)...] {
        if element.low & follower.low != 0 || element.high & follower.high != 0 { return false }
        if follower.minimum > 0 { break }
      }
    }
    return true
  }

  /// The elements with neighbours of one class and fixed counts joined to one.
  private static func merged(_ elements: [Element]) -> [Element] {
    var result: [Element] = []
    for element in elements {
      if let last = result.last, last.low == element.low, last.high == element.high,
        last.minimum == last.maximum, element.minimum == element.maximum
      {
        let count = last.minimum + element.minimum
        result[result.count - 1] = Element(
          low: last.low, high: last.high, minimum: count, maximum: count)
      } else {
        result.append(element)
      }
    }
    return result
  }
}

/// The terms of a pattern in a row, with groups opened and counted groups written out.
private struct PatternShapeTerms {
  enum Item {
    case start
    case end
    case element(PatternShape.Element)
  }

  private static let maximumItems = 256

  let sets: [ScalarSet]
  let isForASCII: Bool
  var items: [Item] = []

  init(sets: [ScalarSet], isForASCII: Bool) { (self.sets, self.isForASCII) = (sets, isForASCII) }

  /// Appends what `node` stands for; false when it is not simple.
  mutating func append(_ node: PatternNode) -> Bool {
    guard items.count <= Self.maximumItems else { return false }
    switch node {
    case .empty: return true
    case .assertion(.start): items.append(.start)
    case .assertion(.end): items.append(.end)
    case .assertion, .alternation, .lookaround: return false
    case .set: return append(node, minimum: 1, maximum: 1)
    case .sequence(let parts):
      for part in parts where !append(part) { return false }
    case .repetition(.set(let set), let minimum, let maximum, _):
      return append(.set(set), minimum: minimum, maximum: maximum ?? .max)
    case .repetition(let content, let minimum, let maximum, _):
      guard minimum == maximum, minimum <= Self.maximumItems else { return false }
      for _ in 0..<minimum where !append(content) { return false }
    }
    return true
  }

  private mutating func append(_ node: PatternNode, minimum: Int, maximum: Int) -> Bool {
    guard case .set(let set) = node, isForASCII || sets[set].ranges.last?.upperBound ?? 0 < 0x80 else {
      return false
    }
    var low: UInt64 = 0
    var high: UInt64 = 0
    for range in sets[set].ranges {
      for scalar in range.prefix(while: { $0 < 0x80 }) {
        if scalar < 64 { low |= 1 << UInt64(scalar) } else { high |= 1 << UInt64(scalar - 64) }
      }
    }
    items.append(.element(PatternShape.Element(low: low, high: high, minimum: minimum, maximum: maximum)))
    return true
  }
}
