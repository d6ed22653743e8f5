/// Writes an object's members to any encoder.
@frozen
public struct FieldEncoder: MemberWriter {
  /// What encoders throw.
  public typealias Failure = any Error

  @usableFromInline var container: KeyedEncodingContainer<JSONKey>

  /// An encoder of the members of one object.
  @inlinable
  public init(_ encoder: any Encoder) {
    container = encoder.container(keyedBy: JSONKey.self)
  }

  /// Encodes a value as an object.
  /// - Throws: what the encoder throws.
  @inlinable @inline(__always)
  public static func encode(_ value: some ObjectWritable, to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try value._write(membersTo: &fields)
  }

  /// Encodes a member.
  /// - Throws: what the encoder throws.
  @inlinable
  public mutating func member<T: JSONWritable & Encodable>(_ key: StaticString, _ value: T) throws {
    try container.encodeMember(value, forKey: JSONKey(key.description))
  }

  /// Encodes a member that is null.
  /// - Throws: what the encoder throws.
  @inlinable
  public mutating func null(_ key: StaticString) throws {
    try container.encodeNil(forKey: JSONKey(key.description))
  }

  /// Encodes a member of any key.
  /// - Throws: what the encoder throws.
  @inlinable
  public mutating func member<T: JSONWritable & Encodable>(escaping key: String, _ value: T) throws {
    try container.encodeMember(value, forKey: JSONKey(key))
  }
}
