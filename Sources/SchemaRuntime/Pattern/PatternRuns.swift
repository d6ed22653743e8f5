/// The elements of a simple pattern, for as long as the program runs: nobody counts who refers to them.
struct PatternRuns {
  private let runs: UnsafeBufferPointer<PatternRun>
  private let reachesEnd: Bool
  /// Whether sixteen bytes of any text tell.
  private let isShort: Bool

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
  }

  /// How many bytes of a text of so many tell whether it matches, if they are at most sixteen; nil where they are more.
  @inline(__always)
  func count(ofFew count: Int) -> Int? { count <= 16 ? count : isShort ? 16 : nil }

  /// Whether so many bytes of a block match, all of them ASCII.
  func matches(_ block: ByteBlock, from start: Int, count: Int) -> Bool {
    matches(from: start, count: count) { $0.bits(of: block) }
  }

  /// The same of at most sixteen bytes.
  func matches(_ bytes: SIMD16<UInt8>, count: Int) -> Bool {
    matches(from: 0, count: count) { $0.bits(of: bytes) }
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
