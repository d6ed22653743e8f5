/// Reads an object's members from any decoder: what the `init(from:)` of a generated model calls.
///
/// Every way of asking has a name of its own, so that a long initializer is quick to type-check. Members that are not
/// asked for by their key are `additional`: those of `Listed` aside.
///
/// It is the decoder's container and nothing around it: of a struct with a type parameter around it every model would
/// have to look up how it is destroyed.
public typealias FieldDecoder<Listed: KeyListing> = KeyedDecodingContainer<MemberKey<Listed>>

extension KeyedDecodingContainer where Key: NameKey {
  @inlinable
  public init(_ decoder: any Decoder) throws {
    self = try decoder.container(keyedBy: Key.self)
  }

  /// A member that must be there and is not null.
  @inlinable
  public func required<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> T {
    try decodeMember(type, forKey: Key(name: key))
  }

  /// A member that must be there; nil if it is null.
  @inlinable
  public func nullable<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> T? {
    try decodeNullable(type, forKey: Key(name: key))
  }

  /// A member that may be missing; nil if it is missing or null.
  @inlinable
  public func optional<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> T? {
    try decodeMemberIfPresent(type, forKey: Key(name: key))
  }

  /// A member that may be missing and may be null.
  @inlinable
  public func presence<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> Presence<T> {
    try decodePresence(type, forKey: Key(name: key))
  }

  /// The members that are not listed, ordered by the Unicode scalars of their keys.
  @inlinable
  public func additional() throws -> JSONObject { try additional(as: JSONValue.self) }

  /// The members that are not listed, all of one type, ordered by the Unicode scalars of their keys.
  @inlinable
  public func additional<T: Decodable>(as type: T.Type) throws -> JSONMap<T> {
    let keys = allKeys
    return keys.isEmpty ? JSONMap() : try decodeMembers(keys)
  }

  /// The members that are not listed and whose keys `accepts` takes, all of one type.
  @inlinable
  public func additional<T: Decodable>(
    as type: T.Type, where accepts: (String) -> Bool
  ) throws -> JSONMap<T> {
    try decodeMembers(allKeys.filter { accepts($0.stringValue) })
  }
}
