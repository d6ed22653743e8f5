/// The verdict of a pattern on a text.
public enum PatternVerdict: Hashable, Sendable {
  /// The pattern matches somewhere in the text.
  case match
  /// The pattern matches nowhere in the text.
  case noMatch
  /// The step budget ran out before there was an answer.
  case gaveUp
}
