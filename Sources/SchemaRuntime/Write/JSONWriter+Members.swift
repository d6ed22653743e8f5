// Where the writer works for an encoder, the encoder gets the member.
extension JSONWriter {
  /// Writes an object.
  @inlinable @inline(__always)
  public mutating func object(_ value: some ObjectWritable) {
    beginObject()
    value._write(membersTo: &self)
    endObject()
  }

  /// Writes a member that is always there; its key needs no escape in JSON.
  @inlinable @inline(__always)
  public mutating func required<T: JSONWritable & Encodable>(_ key: StaticString, _ value: T) {
    if let sink { return sink.member(key, value) }
    name(key)
    value._write(to: &self)
  }

  /// Writes a member that is left out for nil; its key needs no escape in JSON.
  @inlinable @inline(__always)
  public mutating func optional<T: JSONWritable & Encodable>(_ key: StaticString, _ value: T?) {
    if let value { required(key, value) }
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
