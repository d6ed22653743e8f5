/// A string of the instance as it stands in the bytes, without its quotes.
@frozen
public struct StringSlice: Sendable {
  /// Offset of the first byte after the opening quote.
  public var start: Int
  /// Bytes between the quotes.
  public var count: Int
  /// Whether the bytes hold escape sequences.
  public var isEscaped: Bool
  /// Whether every byte is ASCII (an escape may still stand for something else).
  public var isASCII: Bool

  @inlinable
  public init(start: Int, count: Int, isEscaped: Bool, isASCII: Bool) {
    self.start = start
    self.count = count
    self.isEscaped = isEscaped
    self.isASCII = isASCII
  }

  /// Where the value begins: its opening quote.
  @inlinable public var offset: Int { start &- 1 }
}
