/// A string of the instance as it stands in the bytes, without its quotes.
@frozen
public struct StringSlice: Sendable {
  /// Offset of the first byte after the opening quote.
  public var start: Int
  /// Bytes between the quotes.
  public var count: Int
  /// Whether the bytes hold escape sequences.
  public var isEscaped: Bool
  /// How many Unicode scalars the text has; -1 where they have not been counted.
  public var scalars: Int

  /// A string whose text begins at an offset.
  @inlinable
  public init(start: Int, count: Int, isEscaped: Bool, scalars: Int = -1) {
    self.start = start
    self.count = count
    self.isEscaped = isEscaped
    self.scalars = scalars
  }

  /// The offset of the value's opening quote.
  @inlinable public var offset: Int { start &- 1 }
}
