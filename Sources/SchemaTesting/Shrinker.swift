import SchemaRuntime

/// Goes from a value to simpler ones, step by step, as long as it is told that a step still shows the fault.
///
/// A step replaces one part of the value, first what removes much:
///
/// 1. by a simpler value that valid instances have there, or by null,
/// 2. by one without some of its members or items: all, halves, quarters and so on, down to each alone,
/// 3. by one of its own members or items,
/// 4. texts by shorter ones in the same way, and by ones with `a` in place of some scalars,
/// 5. numbers by plainer ones (`NumberSteps`), and true by false.
///
/// After each step that still shows the fault all begin anew. Where none does, the value is a smallest one.
struct Shrinker {
  private(set) var value: JSONValue
  /// How many more values may be tried.
  private(set) var effort: Int
  /// Whether every step was tried in vain.
  private(set) var isSmallest = false

  private let known: KnownParts
  /// Hashes of the texts that were tried. Two that are equal by chance leave a value untried.
  private var tried: Set<UInt64> = []
  private var places: [Place] = []
  private var concernsScalars = false
  private var place = 0
  /// The steps at the place that are still to be tried, the last one first.
  private var steps: [Step] = []

  private enum Step {
    case by(JSONValue)
    case without(Range<Int>)
    /// A text with an `a` in place of each of some scalars.
    case plain(Range<Int>)
  }

  init(_ value: JSONValue, known: KnownParts, effort: Int) {
    (self.value, self.known, self.effort) = (value, known, effort)
    begin()
    tried.insert(value.textHash)
  }

  /// The next value to try; nil where there is none, or the effort is used up.
  mutating func next() -> JSONValue? {
    while effort > 0 {
      if let step = steps.popLast() {
        guard let candidate = apply(step), tried.insert(candidate.textHash).inserted else { continue }
        effort -= 1
        return candidate
      }
      guard advance() else {
        isSmallest = true
        return nil
      }
    }
    return nil
  }

  /// Goes on from a value that `next` gave, which shows the fault.
  mutating func accept(_ candidate: JSONValue) {
    value = candidate
    begin()
  }

  private mutating func begin() {
    places = value.places
    (concernsScalars, place, steps) = (false, -1, [])
  }

  /// Goes to the next place; false behind the last one.
  private mutating func advance() -> Bool {
    place += 1
    if place == places.count {
      if concernsScalars { return false }
      (concernsScalars, place) = (true, 0)
    }
    guard let part = value.part(at: places[place].path) else { return true }
    steps = (concernsScalars ? scalarSteps(of: part) : steps(of: part, at: places[place].kind)).reversed()
    return true
  }

  /// The value after a step; nil where the part does not become simpler.
  private func apply(_ step: Step) -> JSONValue? {
    let path = places[place].path
    guard let part = value.part(at: path) else { return nil }
    let new: JSONValue =
      switch step {
      case .by(let value): value
      case .without(let range): part.removing(range)
      case .plain(let range): part.plain(in: range)
      }
    return new.isSimpler(than: part) ? value.replacing(path, with: new) : nil
  }

  private func steps(of part: JSONValue, at kind: String) -> [Step] {
    let known = known.simpler(than: part, at: kind).map(Step.by) + [.by(.null)]
    switch part {
    case .null, .bool, .number, .string: return known
    case .array, .object:
      return known + Self.ranges(part.length).map(Step.without) + part.parts.map(Step.by)
    }
  }

  private func scalarSteps(of part: JSONValue) -> [Step] {
    switch part {
    case .null, .array, .object: return []
    case .bool: return [.by(.bool(false))]
    case .number(let number): return NumberSteps(number).numbers.map { .by(.number($0)) }
    case .string:
      let ranges = Self.ranges(part.length)
      return ranges.map(Step.without) + ranges.map(Step.plain)
    }
  }

  /// All of so many elements, then each half of them, each quarter and so on, then each element.
  private static func ranges(_ count: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var width = count
    while width > 0 {
      ranges += stride(from: 0, to: count, by: width).map { $0..<min($0 + width, count) }
      width = width == 1 ? 0 : (width + 1) / 2
    }
    return ranges
  }
}

extension JSONValue {
  /// A text with an `a` in place of some scalars; other values as they are.
  fileprivate func plain(in range: Range<Int>) -> JSONValue {
    guard case .string(let text) = self else { return self }
    var scalars = Array(text.unicodeScalars)
    for index in range.clamped(to: scalars.indices) { scalars[index] = "a" }
    return .string(String(scalars))
  }

  /// A number that equal texts share, in every run (FNV-1a).
  fileprivate var textHash: UInt64 {
    description.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
