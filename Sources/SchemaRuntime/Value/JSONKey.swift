/// The key of an object member, whatever its name.
@frozen
public struct JSONKey: CodingKey, Hashable, Sendable {
  /// The name of the member.
  public let stringValue: String

  /// The key of a member with this name.
  @inlinable public init(_ name: String) { stringValue = name }
  /// The key of a member with this name; never nil.
  @inlinable public init?(stringValue: String) { self.init(stringValue) }

  /// Always nil: the keys of a JSON object are strings.
  @inlinable public var intValue: Int? { nil }
  /// Always fails: the keys of a JSON object are strings.
  @inlinable public init?(intValue: Int) { nil }

  /// Whether the names have the same Unicode scalars.
  @inlinable
  public static func == (a: JSONKey, b: JSONKey) -> Bool { a.stringValue.hasSameScalars(as: b.stringValue) }

  /// Hashes what `==` compares.
  @inlinable
  public func hash(into hasher: inout Hasher) { stringValue.hashScalars(into: &hasher) }
}
