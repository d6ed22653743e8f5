/// The bytes in which two texts differ: what stands before them, and what stands behind them, is the same.
public struct TextDifference: Sendable {
  /// The bytes of the first text that the second does not have.
  public let old: Range<Int>
  /// The bytes that the second text has in their place.
  public let new: Range<Int>

  public init(_ old: [UInt8], _ new: [UInt8]) {
    let shared = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return (start: start, end: end)
      }
    }
    self.old = shared.start..<old.count - shared.end
    self.new = shared.start..<new.count - shared.end
  }

  public var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// How many bytes longer the second text is.
  public var growth: Int { new.count - old.count }
}
