/// Reads an object's members from any decoder: what the `init(from:)` of a generated model calls.
///
/// Every way of asking has a name of its own, so that a long initializer is quick to type-check. Members that are not
/// asked for by their key are `additional`: those of `Listed` aside.
@frozen
public struct FieldDecoder<Listed: KeyListing> {
  @usableFromInline let container: KeyedDecodingContainer<MemberKey<Listed>>

  @inlinable
  public init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: MemberKey<Listed>.self)
  }

  /// A member that must be there and is not null.
  @inlinable
  public func required<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> T {
    try container.decodeMember(type, forKey: MemberKey(key))
  }

  /// A member that must be there; nil if it is null.
  @inlinable
  public func nullable<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> T? {
    try container.decodeNullable(type, forKey: MemberKey(key))
  }

  /// A member that may be missing; nil if it is missing or null.
  @inlinable
  public func optional<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> T? {
    try container.decodeMemberIfPresent(type, forKey: MemberKey(key))
  }

  /// A member that may be missing and may be null.
  @inlinable
  public func presence<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> Presence<T> {
    try container.decodePresence(type, forKey: MemberKey(key))
  }

  /// The members that are not listed, ordered by the Unicode scalars of their keys.
  @inlinable
  public func additional() throws -> JSONObject { try additional(as: JSONValue.self) }

  /// The members that are not listed, all of one type, ordered by the Unicode scalars of their keys.
  @inlinable
  public func additional<T: Decodable>(as type: T.Type) throws -> JSONMap<T> {
    let keys = container.allKeys
    return keys.isEmpty ? JSONMap() : try container.decodeMembers(keys)
  }

  /// The members that are not listed and whose keys `accepts` takes, all of one type.
  @inlinable
  public func additional<T: Decodable>(
    as type: T.Type, where accepts: (String) -> Bool
  ) throws -> JSONMap<T> {
    try container.decodeMembers(container.allKeys.filter { accepts($0.stringValue) })
  }
}
