/// The key of an object member, whatever its name.
@frozen
public struct JSONKey: CodingKey, Hashable, Sendable {
  public let stringValue: String

  @inlinable public init(_ name: String) { stringValue = name }
  @inlinable public init?(stringValue: String) { self.init(stringValue) }

  /// Never: the keys of a JSON object are strings.
  @inlinable public var intValue: Int? { nil }
  @inlinable public init?(intValue: Int) { nil }

  @inlinable
  public static func == (a: JSONKey, b: JSONKey) -> Bool { a.stringValue.hasSameScalars(as: b.stringValue) }

  @inlinable
  public func hash(into hasher: inout Hasher) { stringValue.hashScalars(into: &hasher) }
}
