/// Writes an object's members to any encoder: what the `encode(to:)` of a generated model calls.
@frozen
public struct FieldEncoder {
  @usableFromInline var container: KeyedEncodingContainer<JSONKey>

  /// An encoder of the members of one object.
  @inlinable
  public init(_ encoder: any Encoder) {
    container = encoder.container(keyedBy: JSONKey.self)
  }

  /// A member that is always there.
  /// - Throws: what the encoder throws.
  @inlinable
  public mutating func required<T: Encodable>(_ key: String, _ value: T) throws {
    try container.encodeMember(value, forKey: JSONKey(key))
  }

  /// A member that is always there, null for nil.
  /// - Throws: what the encoder throws.
  @inlinable
  public mutating func nullable<T: Encodable>(_ key: String, _ value: T?) throws {
    try container.encodeNullable(value, forKey: JSONKey(key))
  }

  /// A member that is left out for nil.
  /// - Throws: what the encoder throws.
  @inlinable
  public mutating func optional<T: Encodable>(_ key: String, _ value: T?) throws {
    if let value { try container.encodeMember(value, forKey: JSONKey(key)) }
  }

  /// A member that is left out when absent, null when null.
  /// - Throws: what the encoder throws.
  @inlinable
  public mutating func presence<T: Encodable>(_ key: String, _ value: Presence<T>) throws {
    try container.encodePresence(value, forKey: JSONKey(key))
  }

  /// Members under their own keys.
  /// - Throws: what the encoder throws.
  @inlinable
  public mutating func additional<T: Encodable>(_ members: JSONMap<T>) throws {
    for (key, value) in members { try container.encodeMember(value, forKey: JSONKey(key)) }
  }
}
