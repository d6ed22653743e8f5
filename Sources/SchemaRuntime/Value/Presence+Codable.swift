extension KeyedDecodingContainer {
  /// A member that may be missing and may be null.
  @inlinable
  public func decodePresence<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> Presence<T> {
    if let value = try decodeMemberIfPresent(type, forKey: key) { return .value(value) }
    return contains(key) ? .null : .absent
  }

  /// A member that must be there and may be null.
  @inlinable
  public func decodeNullable<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    if let value = try decodeMemberIfPresent(type, forKey: key) { return value }
    // Throws if there is no such key.
    _ = try decodeNil(forKey: key)
    return nil
  }

  /// `decode`, calling the coder's own function for the common scalars, which spares it looking up `T`.
  @inlinable @inline(__always)
  func decodeMember<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    // Each test is decided when `T` is specialised.
    if type == String.self, let value = try decode(String.self, forKey: key) as? T { return value }
    if type == Int.self, let value = try decode(Int.self, forKey: key) as? T { return value }
    if type == Bool.self, let value = try decode(Bool.self, forKey: key) as? T { return value }
    if type == Double.self, let value = try decode(Double.self, forKey: key) as? T { return value }
    return try decode(type, forKey: key)
  }

  /// `decodeIfPresent` in the same way. Casting the value and not the optional is what can be decided beforehand.
  @inlinable @inline(__always)
  func decodeMemberIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    if type == String.self { return try decodeIfPresent(String.self, forKey: key).flatMap { $0 as? T } }
    if type == Int.self { return try decodeIfPresent(Int.self, forKey: key).flatMap { $0 as? T } }
    if type == Bool.self { return try decodeIfPresent(Bool.self, forKey: key).flatMap { $0 as? T } }
    if type == Double.self { return try decodeIfPresent(Double.self, forKey: key).flatMap { $0 as? T } }
    return try decodeIfPresent(type, forKey: key)
  }
}

extension KeyedEncodingContainer {
  /// Encodes nothing when absent, and null when null.
  @inlinable
  public mutating func encodePresence<T: Encodable>(_ presence: Presence<T>, forKey key: Key) throws {
    switch presence {
    case .absent: break
    case .null: try encodeNil(forKey: key)
    case .value(let value): try encodeMember(value, forKey: key)
    }
  }

  /// Encodes null for nil.
  @inlinable
  public mutating func encodeNullable<T: Encodable>(_ value: T?, forKey key: Key) throws {
    if let value { try encodeMember(value, forKey: key) } else { try encodeNil(forKey: key) }
  }

  /// `encode`, calling the coder's own function for the common scalars.
  @inlinable @inline(__always)
  mutating func encodeMember<T: Encodable>(_ value: T, forKey key: Key) throws {
    if T.self == String.self, let value = value as? String { return try encode(value, forKey: key) }
    if T.self == Int.self, let value = value as? Int { return try encode(value, forKey: key) }
    if T.self == Bool.self, let value = value as? Bool { return try encode(value, forKey: key) }
    if T.self == Double.self, let value = value as? Double { return try encode(value, forKey: key) }
    try encode(value, forKey: key)
  }
}
