/// A set of code points: sorted ranges that neither touch nor overlap.
package struct ScalarSet: Hashable, Sendable {
  /// The last code point of Unicode.
  static let last: UInt32 = 0x10FFFF

  package private(set) var ranges: [ClosedRange<UInt32>]

  init() { ranges = [] }

  init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(range) }
  }

  init(_ scalar: UInt32) { ranges = [scalar...scalar] }

  var isEmpty: Bool { ranges.isEmpty }

  /// Adds a range that begins no earlier than every range before it.
  private mutating func append(_ range: ClosedRange<UInt32>) {
    if let previous = ranges.last, range.lowerBound <= previous.upperBound &+ 1 {
      let upper = max(previous.upperBound, range.upperBound)
      ranges[ranges.count - 1] = previous.lowerBound...upper
    } else {
      ranges.append(range)
    }
  }

  package func contains(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      let range = ranges[middle]
      if scalar < range.lowerBound {
        high = middle
      } else if scalar > range.upperBound {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }

  func union(_ other: ScalarSet) -> ScalarSet {
    ScalarSet(ranges + other.ranges)
  }

  func subtracting(_ other: ScalarSet) -> ScalarSet {
    inverted.union(other).inverted
  }

  /// Every code point that is not in this set.
  var inverted: ScalarSet {
    var result = ScalarSet()
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { result.ranges.append(next...(range.lowerBound - 1)) }
      next = range.upperBound &+ 1
    }
    if next <= ScalarSet.last { result.ranges.append(next...ScalarSet.last) }
    return result
  }
}

extension ScalarSet {
  /// `\d`, ECMA-262 §22.2.2.9.
  static let digits = ScalarSet([0x30...0x39])
  /// `\w`, ECMA-262 §22.2.2.9.
  package static let wordCharacters = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  /// `\s`: WhiteSpace and LineTerminator, ECMA-262 §12.2 and §12.3.
  static let whiteSpace = ScalarSet([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])
  /// The code points that `.` does not match, ECMA-262 §12.3.
  static let lineTerminators = ScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029])
}
