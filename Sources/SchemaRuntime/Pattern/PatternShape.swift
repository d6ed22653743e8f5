/// A pattern so simple that a loop over bytes decides it: from the start of a text, ASCII classes one after
/// another, each repeated, where no byte could belong to two of them.
///
///     ^#[0-9A-F]{6}$
///
/// Generated code keeps such shapes as constants; matching allocates nothing.
public struct PatternShape: Hashable, Sendable {
  /// A class of ASCII bytes and how often it is repeated.
  @frozen
  public struct Element: Hashable, Sendable {
    /// The bytes 0 to 63: bit n stands for byte n.
    public let low: UInt64
    /// The bytes 64 to 127: bit n stands for byte 64 + n.
    public let high: UInt64
    /// The least number of repetitions of the class.
    public let minimum: Int
    /// The greatest number of repetitions; `Int.max` when there is no bound.
    public let maximum: Int

    /// A class by its bytes, and how often it is repeated.
    @inlinable
    public init(low: UInt64, high: UInt64, minimum: Int, maximum: Int) {
      self.low = low
      self.high = high
      self.minimum = minimum
      self.maximum = maximum
    }

    @inlinable
    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
      let half = byte < 64 ? low : high
      return byte < 128 && half & (1 &<< UInt64(byte & 63)) != 0
    }
  }

  /// The classes, one after another.
  public let elements: [Element]
  /// Whether the text must end where the elements do.
  public let reachesEnd: Bool

  /// A shape of classes that follow each other.
  @inlinable
  public init(elements: [Element], reachesEnd: Bool) {
    self.elements = elements
    self.reachesEnd = reachesEnd
  }

  /// Whether a text matches.
  @inlinable
  public func matches(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    elements.withUnsafeBufferPointer { PatternShape.matches(utf8, $0, reachesEnd: reachesEnd) }
  }

  /// Whether a text matches elements that lie in memory of the caller. A shape of its own would cost a count of
  /// references.
  @inlinable
  static func matches(
    _ utf8: UnsafeBufferPointer<UInt8>, _ elements: UnsafeBufferPointer<Element>, reachesEnd: Bool
  ) -> Bool {
    var position = 0
    for element in elements {
      let limit = utf8.count &- position > element.maximum ? position &+ element.maximum : utf8.count
      let first = position
      while position < limit, element.contains(utf8[position]) { position &+= 1 }
      if position &- first < element.minimum { return false }
    }
    return !reachesEnd || position == utf8.count
  }
}
