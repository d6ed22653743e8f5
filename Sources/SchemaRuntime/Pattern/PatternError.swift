/// The reason why this matcher cannot run a pattern: it is no regular expression of ECMA-262 (Unicode mode), or it
/// needs something that the matcher refuses (backreferences, an exploding repetition).
public struct PatternError: Error, Hashable, Sendable {
  /// The mistake, in lower case and without a full stop.
  public let message: String
  /// The place of the mistake, in Unicode scalars from the start of the pattern.
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
