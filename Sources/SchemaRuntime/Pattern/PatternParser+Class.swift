extension PatternParser {
  /// CharacterClass, from its opening bracket to its closing one.
  mutating func characterClass() throws(PatternError) -> ScalarSet {
    let offset = position
    position += 1
    let negated = take("^")
    var ranges: [ClosedRange<UInt32>] = []
    while !take("]") {
      guard peek != nil else { throw error("the class is not closed by ']'", at: offset) }
      ranges += try classRanges()
    }
    let set = ScalarSet(ranges)
    return negated ? set.inverted : set
  }

  /// One member of a class: a code point, a range or an escape that is a set.
  private mutating func classRanges() throws(PatternError) -> [ClosedRange<UInt32>] {
    let offset = position
    let lower = try classAtom()
    guard peek == "-", let next = peek(ahead: 1), next != "]" else { return lower.ranges }
    position += 1
    let upper = try classAtom()
    guard case .scalar(let first) = lower, case .scalar(let last) = upper else {
      try tolerate(error("a range of a class runs between two characters", at: offset))
      return lower.ranges + [0x2D...0x2D] + upper.ranges
    }
    guard first <= last else { throw error("the range of the class is out of order", at: offset) }
    return [first...last]
  }

  private enum ClassAtom {
    case scalar(UInt32)
    case set(ScalarSet)

    var ranges: [ClosedRange<UInt32>] {
      switch self {
      case .scalar(let scalar): [scalar...scalar]
      case .set(let set): set.ranges
      }
    }
  }

  private mutating func classAtom() throws(PatternError) -> ClassAtom {
    guard let scalar = peek else { throw error("the class is not closed by ']'") }
    guard scalar == "\\" else {
      position += 1
      return .scalar(scalar.value)
    }
    if take(text: "\\b") { return .scalar(0x08) }
    if take(text: "\\-") { return .scalar(0x2D) }
    if let set = try classEscape() { return .set(set) }
    return .scalar(try characterEscape())
  }
}
