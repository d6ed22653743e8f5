/// A string as a dictionary key that is equal to another by Unicode scalars only.
@frozen
public struct ScalarKey: Hashable, Sendable {
  public let text: String

  @inlinable public init(_ text: String) { self.text = text }

  @inlinable
  public static func == (a: ScalarKey, b: ScalarKey) -> Bool { a.text.hasSameScalars(as: b.text) }

  @inlinable
  public func hash(into hasher: inout Hasher) { text.hashScalars(into: &hasher) }
}
