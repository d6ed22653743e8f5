/// Why a pattern is not one this matcher can run: not a regular expression of ECMA-262 (Unicode mode), or one
/// that needs what the matcher refuses (backreferences, an exploding repetition).
public struct PatternError: Error, Hashable, Sendable {
  /// What is wrong, in lower case and without a full stop.
  public let message: String
  /// Where, in Unicode scalars from the start of the pattern.
  public let offset: Int

  /// An error with a message, at an offset in the pattern.
  public init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }
}

extension PatternError: CustomStringConvertible {
  /// The message and the offset.
  public var description: String { "\(message) (at offset \(offset))" }
}
