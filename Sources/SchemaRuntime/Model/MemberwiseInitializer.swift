/// A stored property of no size.
///
/// A generated struct with such a property keeps the memberwise initializer that the compiler makes, beside a public
/// one with the same labels. It moves its arguments to where the value goes; an initializer that assigns property by
/// property copies the whole value at its end (Swift 6.3).
@frozen
public struct MemberwiseInitializer: Hashable, Sendable {
  /// The only value.
  @inlinable public init() {}
}
