/// Writes the items of an array one by one, as JSON or to an encoder.
@frozen
public struct ItemWriter: ~Copyable {
  @usableFromInline var writer: JSONWriter
  /// How many positions before the next item were left out.
  @usableFromInline var skipped = 0

  @inlinable
  init(_ writer: consuming JSONWriter) { self.writer = writer }

  @inlinable
  consuming func finish() -> JSONWriter { writer }

  /// Writes an item.
  @inlinable
  mutating func item<T: JSONWritable & Encodable>(_ value: T) {
    if let sink = writer.sink { return sink.item(value) }
    value._write(to: &writer)
  }

  /// Writes null for each position that was left out.
  @inlinable
  mutating func fill() {
    while skipped > 0 {
      item(JSONValue.null)
      skipped -= 1
    }
  }
}

// One function for every way in which a position can occur.
extension ItemWriter {
  /// Writes a position that is always there.
  @inlinable
  public mutating func required<T: JSONWritable & Encodable>(_ value: T) {
    fill()
    item(value)
  }

  /// Writes a position that is always there, null for nil.
  @inlinable
  public mutating func nullable<T: JSONWritable & Encodable>(_ value: T?) {
    fill()
    item(value)
  }

  /// Writes a position that may be missing: for nil, the array ends before it, or it is null where a later position is
  /// there.
  @inlinable
  public mutating func optional<T: JSONWritable & Encodable>(_ value: T?) {
    if let value { required(value) } else { skipped += 1 }
  }

  /// Writes a position that may be missing and may be null: where it is absent, the array ends before it, or it is null
  /// where a later position is there.
  @inlinable
  public mutating func presence<T: JSONWritable & Encodable>(_ value: Presence<T>) {
    switch value {
    case .absent: skipped += 1
    case .null: required(JSONValue.null)
    case .value(let value): required(value)
    }
  }

  /// Writes all further items.
  @inlinable
  public mutating func rest<T: JSONWritable & Encodable>(_ values: [T]) {
    for value in values { required(value) }
  }
}
