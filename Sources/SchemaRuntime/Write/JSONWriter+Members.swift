// One function for every way in which a member can occur. Where the writer works for an encoder, the encoder gets the
// member.
extension JSONWriter {
  /// Writes a member that is always there.
  @inlinable @inline(__always)
  public mutating func required<T: JSONWritable & Encodable>(_ key: StaticString, _ value: T) {
    member(key, value)
  }

  /// Writes a member that is always there, null for nil.
  @inlinable @inline(__always)
  public mutating func nullable<T: JSONWritable & Encodable>(_ key: StaticString, _ value: T?) {
    if let value { member(key, value) } else { null(key) }
  }

  /// Writes a member that is left out for nil.
  @inlinable @inline(__always)
  public mutating func optional<T: JSONWritable & Encodable>(_ key: StaticString, _ value: T?) {
    if let value { member(key, value) }
  }

  /// Writes a member that is left out when absent, null when null.
  @inlinable @inline(__always)
  public mutating func presence<T: JSONWritable & Encodable>(_ key: StaticString, _ value: Presence<T>) {
    switch value {
    case .absent: break
    case .null: null(key)
    case .value(let value): member(key, value)
    }
  }

  // Members whose keys JSON has to escape.

  /// Writes a member that is always there.
  public mutating func required<T: JSONWritable & Encodable>(escaping key: String, _ value: T) {
    member(escaping: key, value)
  }

  /// Writes a member that is always there, null for nil.
  public mutating func nullable<T: JSONWritable & Encodable>(escaping key: String, _ value: T?) {
    if let value { member(escaping: key, value) } else { member(escaping: key, JSONValue.null) }
  }

  /// Writes a member that is left out for nil.
  public mutating func optional<T: JSONWritable & Encodable>(escaping key: String, _ value: T?) {
    if let value { member(escaping: key, value) }
  }

  /// Writes a member that is left out when absent, null when null.
  public mutating func presence<T: JSONWritable & Encodable>(escaping key: String, _ value: Presence<T>) {
    switch value {
    case .absent: break
    case .null: member(escaping: key, JSONValue.null)
    case .value(let value): member(escaping: key, value)
    }
  }

  /// Writes members under their own keys.
  @inlinable
  public mutating func additional<T: JSONWritable & Encodable>(_ members: JSONMap<T>) {
    for index in members.storage.indices {
      member(escaping: members.storage[index].key, members.storage[index].value)
    }
  }
}

extension JSONWriter {
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
    if let sink { return sink.member(key, value) }
    name(key)
    value._write(to: &self)
  }

  /// Writes a member that is null.
  @inlinable @inline(__always)
  public mutating func null(_ key: StaticString) {
    if let sink { return sink.null(key.description) }
    name(key)
    null()
  }

  /// Writes a member of any key.
  @inlinable
  public mutating func member<T: JSONWritable & Encodable>(escaping key: String, _ value: T) {
    if let sink { return sink.member(key, value) }
    member(named: key)
    value._write(to: &self)
  }

  /// Writes the value that a case of a union holds, or stands for.
  @inlinable @inline(__always)
  public mutating func payload<T: JSONWritable & Encodable>(_ value: T) {
    if let sink { return sink.payload(value) }
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
