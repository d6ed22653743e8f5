/// Reads an object's members from any decoder: what the `init(from:)` of a generated model calls.
///
/// Ask for each known member once, then for the rest. Every way of asking has a name of its own, so that a long
/// initializer is quick to type-check.
@frozen
public struct FieldDecoder {
  @usableFromInline let container: KeyedDecodingContainer<JSONKey>
  /// How many members were asked for and there, at least.
  @usableFromInline var found = 0

  @inlinable
  public init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: JSONKey.self)
  }

  /// A member that must be there and is not null.
  @inlinable
  public mutating func required<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> T {
    let value = try container.decodeMember(type, forKey: JSONKey(key))
    found &+= 1
    return value
  }

  /// A member that must be there; nil if it is null.
  @inlinable
  public mutating func nullable<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> T? {
    let value = try container.decodeNullable(type, forKey: JSONKey(key))
    found &+= 1
    return value
  }

  /// A member that may be missing; nil if it is missing or null.
  @inlinable
  public mutating func optional<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> T? {
    let value = try container.decodeMemberIfPresent(type, forKey: JSONKey(key))
    if value != nil { found &+= 1 }
    return value
  }

  /// A member that may be missing and may be null.
  @inlinable
  public mutating func presence<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> Presence<T> {
    let presence = try container.decodePresence(type, forKey: JSONKey(key))
    if !presence.isAbsent { found &+= 1 }
    return presence
  }

  /// The members that the table does not hold, ordered by the Unicode scalars of their keys.
  @inlinable
  public func additional(except known: KeyTable) throws -> JSONObject {
    try additional(except: known, as: JSONValue.self)
  }

  /// The members that the table does not hold, all of one type, ordered by the Unicode scalars of their keys.
  @inlinable
  public func additional<T: Decodable>(except known: KeyTable, as type: T.Type) throws -> JSONMap<T> {
    // Every member that is there was asked for: the usual case, and the only one that need not compare keys.
    if container.allKeys.count == found { return JSONMap() }
    return try container.decodeMembers(
      container.sortedKeys.filter { known.index(of: $0.stringValue) < 0 })
  }

  /// All members, of an object that names none.
  @inlinable
  public func additional() throws -> JSONObject { try additional(as: JSONValue.self) }

  /// All members, of an object that names none.
  @inlinable
  public func additional<T: Decodable>(as type: T.Type) throws -> JSONMap<T> {
    try container.decodeMembers(container.sortedKeys)
  }

  /// The members that the table does not hold and whose keys `accepts` takes, all of one type.
  @inlinable
  public func additional<T: Decodable>(
    except known: KeyTable, as type: T.Type, where accepts: (String) -> Bool
  ) throws -> JSONMap<T> {
    try container.decodeMembers(
      container.sortedKeys.filter { known.index(of: $0.stringValue) < 0 && accepts($0.stringValue) })
  }

  /// The members whose keys `accepts` takes, all of one type, of an object that names none.
  @inlinable
  public func additional<T: Decodable>(
    as type: T.Type, where accepts: (String) -> Bool
  ) throws -> JSONMap<T> {
    try container.decodeMembers(container.sortedKeys.filter { accepts($0.stringValue) })
  }
}
