extension PatternNode {
  /// The alternatives of an alternation, those that begin with the same sets as one: `ab|ac|d` becomes `a(?:b|c)|d`. No
  /// alternative goes before another one, so that their order says nothing.
  static func joined(_ alternatives: [PatternNode]) -> [PatternNode] {
    var groups: [[PatternNode]] = []
    var numbers: [Int: Int] = [:]
    for alternative in alternatives {
      let number = alternative.firstSet.flatMap { numbers[$0] }
      if let number {
        groups[number].append(alternative)
      } else {
        if let set = alternative.firstSet { numbers[set] = groups.count }
        groups.append([alternative])
      }
    }
    return groups.map { $0.count == 1 ? $0[0] : joining($0) }
  }

  /// One alternative in place of several that begin with the same set.
  private static func joining(_ alternatives: [PatternNode]) -> PatternNode {
    let parts = alternatives.map { $0.parts }
    let (first, others) = (parts[0], parts.dropFirst())
    var count = 1
    while count < first.count, let set = first[count].set,
      others.allSatisfy({ count < $0.count && $0[count].set == set })
    {
      count += 1
    }
    return .sequence(Array(first[..<count]) + [.alternation(parts.map { .sequence(Array($0[count...])) })])
  }

  private var parts: [PatternNode] {
    if case .sequence(let parts) = self { return parts }
    return [self]
  }

  private var firstSet: Int? { parts.first?.set }

  private var set: Int? {
    if case .set(let set) = self { return set }
    return nil
  }
}
