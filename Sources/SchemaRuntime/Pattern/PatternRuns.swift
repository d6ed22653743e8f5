/// The elements of a simple pattern, for as long as the program runs: no references to them are counted.
struct PatternRuns {
  private let runs: UnsafeBufferPointer<PatternRun>
  private let reachesEnd: Bool
  /// Whether sixteen bytes of any text decide.
  private let isShort: Bool
  /// The elements as one comparison, where they are letters in either case and other single bytes.
  private let letters: Letters?

  /// Nil where a class has too many ranges.
  init?(_ shape: PatternShape) {
    let elements = shape.elements.compactMap(PatternRun.init)
    guard elements.count == shape.elements.count else { return nil }
    let runs = UnsafeMutableBufferPointer<PatternRun>.allocate(capacity: elements.count)
    _ = runs.initialize(from: elements)
    self.runs = UnsafeBufferPointer(runs)
    reachesEnd = shape.reachesEnd
    let most = shape.elements.reduce(0) { $1.maximum > 16 ? 17 : min($0 + $1.maximum, 17) }
    isShort = !shape.reachesEnd && most <= 16
    letters = Letters(shape.elements)
  }

  /// How many bytes, at most sixteen, decide whether a text of `count` bytes matches; nil where it takes more.
  @inline(__always)
  func count(ofFew count: Int) -> Int? { count <= 16 ? count : isShort ? 16 : nil }

  /// Whether so many bytes of a block match, all of them ASCII.
  func matches(_ block: ByteBlock, from start: Int, count: Int) -> Bool {
    matches(from: start, count: count) { $0.bits(of: block) }
  }

  /// Whether at most sixteen bytes match, all of them ASCII.
  func matches(_ bytes: SIMD16<UInt8>, count: Int) -> Bool {
    if let letters {
      let length = letters.count
      return letters.begin(bytes) && (reachesEnd ? count == length : count >= length)
    }
    return matches(from: 0, count: count) { $0.bits(of: bytes) }
  }

  @inline(__always)
  private func matches(from start: Int, count: Int, _ bits: (PatternRun) -> UInt64) -> Bool {
    var position = start
    let end = start &+ count
    for run in runs {
      let others = ~bits(run) &>> UInt64(truncatingIfNeeded: position)
      let length = min(min(others.trailingZeroBitCount, run.maximum), end &- position)
      if length < run.minimum { return false }
      position &+= length
    }
    return !reachesEnd || position == end
  }
}

extension PatternRuns {
  /// At most sixteen bytes, one behind the other.
  private struct Letters {
    private var text = SIMD16<UInt8>(repeating: 0)
    /// The bit of the case, where it does not matter.
    private var cases = SIMD16<UInt8>(repeating: 0)
    private(set) var count = 0

    /// Nil where an element is something else, or repeated more or less often.
    init?(_ elements: [PatternShape.Element]) {
      for element in elements {
        let bytes = (0..<128 as Range<UInt8>).filter(element.contains)
        let isPair = bytes.count == 2 && bytes[0] | 0x20 == bytes[1]
        guard element.minimum == element.maximum, count + element.minimum <= 16, bytes.count == 1 || isPair,
          let byte = bytes.last
        else { return nil }
        for _ in 0..<element.minimum {
          (text[count], cases[count]) = (byte, isPair ? 0x20 : 0)
          count += 1
        }
      }
    }

    /// Whether sixteen bytes begin with these.
    @inline(__always)
    func begin(_ bytes: SIMD16<UInt8>) -> Bool {
      let others = ~bytes.bits(equalTo: text, orBits: cases)
      return others.trailingZeroBitCount >= count
    }
  }
}
