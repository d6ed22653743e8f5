extension KeyedDecodingContainer {
  /// A member that may be missing and may be null.
  /// - Throws: what the container throws where the value is not of the type.
  @inlinable
  public func decodePresence<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> Presence<T> {
    guard contains(key) else { return .absent }
    return try decodeNil(forKey: key) ? .null : .value(decode(type, forKey: key))
  }
}

extension KeyedEncodingContainer {
  /// Encodes nothing when absent, and null when null.
  /// - Throws: what the container throws.
  @inlinable
  public mutating func encodePresence<T: Encodable>(_ presence: Presence<T>, forKey key: Key) throws {
    switch presence {
    case .absent: break
    case .null: try encodeNil(forKey: key)
    case .value(let value): try encodeMember(value, forKey: key)
    }
  }

  /// Encodes null for nil.
  /// - Throws: what the container throws.
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
