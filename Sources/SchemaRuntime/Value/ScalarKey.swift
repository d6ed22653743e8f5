/// A string as a dictionary key that is equal to another by Unicode scalars only.
@frozen
public struct ScalarKey: Hashable, Sendable {
  /// The text that is compared.
  public let text: String

  /// A key that compares a text by its Unicode scalars.
  @inlinable public init(_ text: String) { self.text = text }

  /// Whether the texts have the same Unicode scalars.
  @inlinable
  public static func == (a: ScalarKey, b: ScalarKey) -> Bool { a.text.hasSameScalars(as: b.text) }

  /// Hashes what `==` compares.
  @inlinable
  public func hash(into hasher: inout Hasher) { text.hashScalars(into: &hasher) }
}
