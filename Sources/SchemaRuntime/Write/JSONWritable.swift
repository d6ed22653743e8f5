/// A type that writes itself as JSON.
public protocol JSONWritable {
  /// Writes one value.
  func _write(to writer: inout JSONWriter)
}

extension String: JSONWritable {
  /// Writes a JSON string.
  @inlinable public func _write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Bool: JSONWritable {
  /// Writes `true` or `false`.
  @inlinable public func _write(to writer: inout JSONWriter) { writer.bool(self) }
}

extension Int: JSONWritable {
  /// Writes an integer.
  @inlinable public func _write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Double: JSONWritable {
  /// Writes a number, or notes that JSON cannot write it.
  @inlinable public func _write(to writer: inout JSONWriter) { writer.double(self) }
}

extension JSONNumber: JSONWritable {
  /// Writes the number as its text has it.
  @inlinable public func _write(to writer: inout JSONWriter) { writer.number(self) }
}

extension JSONValue: JSONWritable {
  /// Writes the value.
  public func _write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Writes an array.
  @inlinable
  public func _write(to writer: inout JSONWriter) {
    writer.beginArray()
    withUnsafeBufferPointer { items in
      // By its address: where this is not compiled for the type, to take an item out would copy it.
      guard let first = items.baseAddress else { return }
      for index in items.indices { (first + index).pointee._write(to: &writer) }
    }
    writer.endArray()
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes null for nil: right for an array's item, while an object leaves a member out.
  @inlinable
  public func _write(to writer: inout JSONWriter) {
    if let self { self._write(to: &writer) } else { writer.null() }
  }
}

extension JSONMap: JSONWritable where Value: JSONWritable {
  /// Writes an object, its members in order.
  @inlinable
  public func _write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.members(self)
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes members into an object that has begun.
  @inlinable
  public mutating func members<Value: JSONWritable>(_ members: JSONMap<Value>) {
    if members.storage.isEmpty { return }
    members.storage.withUnsafeBufferPointer { storage in
      guard let first = storage.baseAddress else { return }
      for index in storage.indices {
        member(named: (first + index).pointee.key)
        (first + index).pointee.value._write(to: &self)
      }
    }
  }
}
