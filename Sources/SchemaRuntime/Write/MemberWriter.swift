/// What takes the members of an object: a writer of bytes, or an encoder.
///
/// A generated struct names its members once, for both.
public protocol MemberWriter: ~Copyable {
  /// What it throws.
  associatedtype Failure: Error

  /// A member; its key needs no escape in JSON.
  /// - Throws: what the writer throws.
  mutating func member<T: JSONWritable & Encodable>(_ key: StaticString, _ value: T) throws(Failure)

  /// A member that is null.
  /// - Throws: what the writer throws.
  mutating func null(_ key: StaticString) throws(Failure)

  /// A member of any key.
  /// - Throws: what the writer throws.
  mutating func member<T: JSONWritable & Encodable>(escaping key: String, _ value: T) throws(Failure)
}

// One function for every way in which a member can occur.
extension MemberWriter where Self: ~Copyable {
  /// A member that is always there.
  /// - Throws: what the writer throws.
  @inlinable @inline(__always)
  public mutating func required<T: JSONWritable & Encodable>(_ key: StaticString, _ value: T) throws(Failure)
  {
    try member(key, value)
  }

  /// A member that is always there, null for nil.
  /// - Throws: what the writer throws.
  @inlinable @inline(__always)
  public mutating func nullable<T: JSONWritable & Encodable>(_ key: StaticString, _ value: T?) throws(Failure)
  {
    if let value { try member(key, value) } else { try null(key) }
  }

  /// A member that is left out for nil.
  /// - Throws: what the writer throws.
  @inlinable @inline(__always)
  public mutating func optional<T: JSONWritable & Encodable>(_ key: StaticString, _ value: T?) throws(Failure)
  {
    if let value { try member(key, value) }
  }

  /// A member that is left out when absent, null when null.
  /// - Throws: what the writer throws.
  @inlinable @inline(__always)
  public mutating func presence<T: JSONWritable & Encodable>(
    _ key: StaticString, _ value: Presence<T>
  ) throws(Failure) {
    switch value {
    case .absent: break
    case .null: try null(key)
    case .value(let value): try member(key, value)
    }
  }

  // The same of keys that JSON has to escape.

  /// A member that is always there.
  /// - Throws: what the writer throws.
  public mutating func required<T: JSONWritable & Encodable>(escaping key: String, _ value: T) throws(Failure)
  {
    try member(escaping: key, value)
  }

  /// A member that is always there, null for nil.
  /// - Throws: what the writer throws.
  public mutating func nullable<T: JSONWritable & Encodable>(escaping key: String, _ value: T?)
    throws(Failure)
  {
    if let value { try member(escaping: key, value) } else { try member(escaping: key, JSONValue.null) }
  }

  /// A member that is left out for nil.
  /// - Throws: what the writer throws.
  public mutating func optional<T: JSONWritable & Encodable>(escaping key: String, _ value: T?)
    throws(Failure)
  {
    if let value { try member(escaping: key, value) }
  }

  /// A member that is left out when absent, null when null.
  /// - Throws: what the writer throws.
  public mutating func presence<T: JSONWritable & Encodable>(
    escaping key: String, _ value: Presence<T>
  ) throws(Failure) {
    switch value {
    case .absent: break
    case .null: try member(escaping: key, JSONValue.null)
    case .value(let value): try member(escaping: key, value)
    }
  }

  /// Members under their own keys.
  /// - Throws: what the writer throws.
  @inlinable
  public mutating func additional<T: JSONWritable & Encodable>(_ members: JSONMap<T>) throws(Failure) {
    for index in members.storage.indices {
      try member(escaping: members.storage[index].key, members.storage[index].value)
    }
  }
}

/// A value that is written as an object, member by member.
public protocol ObjectWritable {
  /// Writes the members.
  /// - Throws: what the writer throws.
  func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure)
}

extension ObjectWritable where Self: JSONWritable & Encodable {
  /// Writes the members as an object.
  @inlinable
  public func _write(to writer: inout JSONWriter) { writer.object(self) }

  /// Encodes the members as an object.
  /// - Throws: what the encoder throws.
  @inlinable
  public func encode(to encoder: any Encoder) throws { try FieldEncoder.encode(self, to: encoder) }
}

extension JSONWriter: MemberWriter {
  /// It never throws: what JSON has no text for is noted.
  public typealias Failure = Never

  /// Writes an object.
  @inlinable @inline(__always)
  public mutating func object(_ value: some ObjectWritable) {
    beginObject()
    value._write(membersTo: &self)
    endObject()
  }

  /// Writes a member; its key needs no escape in JSON.
  @inlinable @inline(__always)
  public mutating func member<T: JSONWritable & Encodable>(_ key: StaticString, _ value: T) {
    name(key)
    value._write(to: &self)
  }

  /// Writes a member that is null.
  @inlinable @inline(__always)
  public mutating func null(_ key: StaticString) {
    name(key)
    null()
  }

  /// Writes a member of any key.
  @inlinable
  public mutating func member<T: JSONWritable & Encodable>(escaping key: String, _ value: T) {
    member(named: key)
    value._write(to: &self)
  }

  /// Writes a key that needs no escape, and its colon. Its value comes next.
  @inlinable @inline(__always)
  public mutating func name(_ key: StaticString) {
    let length = key.utf8CodeUnitCount
    reserve(length &+ 3)
    base[used] = 0x22
    (base + used + 1).update(from: key.utf8Start, count: length)
    base[used &+ length &+ 1] = 0x22
    base[used &+ length &+ 2] = 0x3A
    used &+= length &+ 3
  }
}
