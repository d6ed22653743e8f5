/// What writes itself as JSON.
public protocol JSONWritable {
  /// Writes one value.
  func write(to writer: inout JSONWriter)
}

extension String: JSONWritable {
  @inlinable public func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Bool: JSONWritable {
  @inlinable public func write(to writer: inout JSONWriter) { writer.bool(self) }
}

extension Int: JSONWritable {
  @inlinable public func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Double: JSONWritable {
  @inlinable public func write(to writer: inout JSONWriter) { writer.double(self) }
}

extension JSONNumber: JSONWritable {
  @inlinable public func write(to writer: inout JSONWriter) { writer.number(self) }
}

extension JSONValue: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  @inlinable
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for item in self { item.write(to: &writer) }
    writer.endArray()
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes null for nil: right for an array's item, while an object leaves a member out.
  @inlinable
  public func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.null() }
  }
}

extension JSONMap: JSONWritable where Value: JSONWritable {
  @inlinable
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.members(self)
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes members into an object that has begun.
  @inlinable
  public mutating func members<Value: JSONWritable>(_ members: JSONMap<Value>) {
    for index in members.storage.indices {
      member(named: members.storage[index].key)
      members.storage[index].value.write(to: &self)
    }
  }
}
