extension JSONMap: Encodable where Value: Encodable {
  /// Encodes a keyed container, its members in order. Not every coder keeps that order.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JSONKey.self)
    for (key, value) in storage { try container.encode(value, forKey: JSONKey(key)) }
  }
}

extension JSONMap: Decodable where Value: Decodable {
  /// Decodes every member of a keyed container, ordered by the Unicode scalars of the keys.
  ///
  /// Coders do not say whether their keys come in document order, and that of Foundation has them in an order that
  /// changes from run to run; sorted, the same input always gives the same map.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no object, or one of its values is
  ///   not of the type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    self = try container.members(container.allKeys) { key in try container.decode(Value.self, forKey: key) }
  }
}

extension KeyedDecodingContainer {
  /// The members with some keys, ordered by the Unicode scalars of these.
  ///
  func readMembers<Value: MemberValue>(_ keys: [Key]) throws -> JSONMap<Value> {
    try members(keys) { key in try Value._read(of: self, key) }
  }

  @inline(__always)
  fileprivate func members<Value>(_ keys: [Key], _ value: (Key) throws -> Value) throws -> JSONMap<Value> {
    let keys = keys.sorted { $0.stringValue.precedesByScalars($1.stringValue) }
    var members: [(key: String, value: Value)] = []
    members.reserveCapacity(keys.count)
    // No container has a key twice.
    for key in keys { members.append((key.stringValue, try value(key))) }
    return JSONMap(uniqueMembers: members)
  }
}
