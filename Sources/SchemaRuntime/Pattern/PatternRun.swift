/// An element of a simple pattern, by the ranges that its class is made of: 64 bytes of a text are compared at once.
struct PatternRun {
  private let range0: ByteRange
  private let range1: ByteRange
  private let range2: ByteRange
  private let range3: ByteRange
  /// The four ranges as vectors, each bound sixteen times.
  private let lanes0: ByteRangeLanes
  private let lanes1: ByteRangeLanes
  private let lanes2: ByteRangeLanes
  private let lanes3: ByteRangeLanes
  /// The ranges behind the first four, which few classes have; they stay where they are as long as the program runs.
  private let others: UnsafeBufferPointer<ByteRange>
  let minimum: Int
  let maximum: Int

  /// Nil where the class has more than eight ranges.
  init?(_ element: PatternShape.Element) {
    let ranges = PatternRun.ranges(of: element)
    guard ranges.count <= 8 else { return nil }
    // No byte of ASCII is in the ranges that fill up the rest.
    let first = ranges + Array(repeating: ByteRange(least: 0xFF, span: 0), count: max(4 - ranges.count, 0))
    (range0, range1, range2, range3) = (first[0], first[1], first[2], first[3])
    (lanes0, lanes1) = (ByteRangeLanes(range0), ByteRangeLanes(range1))
    (lanes2, lanes3) = (ByteRangeLanes(range2), ByteRangeLanes(range3))
    let rest = UnsafeMutableBufferPointer<ByteRange>.allocate(capacity: max(ranges.count - 4, 0))
    _ = rest.initialize(from: ranges.dropFirst(4))
    others = UnsafeBufferPointer(rest)
    (minimum, maximum) = (element.minimum, element.maximum)
  }

  private static func ranges(of element: PatternShape.Element) -> [ByteRange] {
    var ranges: [ByteRange] = []
    for byte in 0..<(128 as UInt8) where element.contains(byte) {
      if let last = ranges.last, last.least + last.span + 1 == byte {
        ranges[ranges.count - 1].span += 1
      } else {
        ranges.append(ByteRange(least: byte, span: 0))
      }
    }
    return ranges
  }

  /// The bytes of a block that belong to the class. All of them are ASCII.
  @inline(__always)
  func bits(of block: ByteBlock) -> UInt64 {
    let bits =
      block.bits(in: range0) | block.bits(in: range1) | block.bits(in: range2) | block.bits(in: range3)
    return others.reduce(bits) { $0 | block.bits(in: $1) }
  }

  /// The bytes among sixteen that belong to the class. All of them are ASCII.
  @inline(__always)
  func bits(of bytes: SIMD16<UInt8>) -> UInt64 {
    let bits =
      bytes.bits(in: lanes0) | bytes.bits(in: lanes1) | bytes.bits(in: lanes2) | bytes.bits(in: lanes3)
    return others.reduce(bits) { $0 | bytes.bits(in: ByteRangeLanes($1)) }
  }
}
