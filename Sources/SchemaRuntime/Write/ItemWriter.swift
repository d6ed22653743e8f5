/// What takes the items of an array one by one: a writer of bytes, or an encoder.
public protocol ItemWriter: ~Copyable {
  /// What it throws.
  associatedtype Failure: Error

  /// How many positions before the next item were left out.
  var skipped: Int { get set }

  /// An item.
  /// - Throws: what the writer throws.
  mutating func item<T: JSONWritable & Encodable>(_ value: T) throws(Failure)
}

// One function for every way in which a position can occur.
extension ItemWriter where Self: ~Copyable {
  /// A position that is always there.
  /// - Throws: what the writer throws.
  @inlinable
  public mutating func required<T: JSONWritable & Encodable>(_ value: T) throws(Failure) {
    try fill()
    try item(value)
  }

  /// A position that is always there, null for nil.
  /// - Throws: what the writer throws.
  @inlinable
  public mutating func nullable<T: JSONWritable & Encodable>(_ value: T?) throws(Failure) {
    try fill()
    try item(value)
  }

  /// A position that the array ends before for nil; it is null if a later one is there, which keeps its place so.
  /// - Throws: what the writer throws.
  @inlinable
  public mutating func optional<T: JSONWritable & Encodable>(_ value: T?) throws(Failure) {
    if let value { try required(value) } else { skipped += 1 }
  }

  /// The same of a position that may be null.
  /// - Throws: what the writer throws.
  @inlinable
  public mutating func presence<T: JSONWritable & Encodable>(_ value: Presence<T>) throws(Failure) {
    switch value {
    case .absent: skipped += 1
    case .null: try required(JSONValue.null)
    case .value(let value): try required(value)
    }
  }

  /// All further items.
  /// - Throws: what the writer throws.
  @inlinable
  public mutating func rest<T: JSONWritable & Encodable>(_ values: [T]) throws(Failure) {
    for value in values { try required(value) }
  }

  /// Writes null for what was left out.
  @inlinable
  mutating func fill() throws(Failure) {
    while skipped > 0 {
      try item(JSONValue.null)
      skipped -= 1
    }
  }
}

/// Writes the items of an array as JSON.
@frozen
public struct WrittenItems: ItemWriter, ~Copyable {
  /// It never throws: what JSON has no text for is noted.
  public typealias Failure = Never

  @usableFromInline var writer: JSONWriter
  /// How many positions before the next item were left out.
  public var skipped = 0

  @inlinable
  init(_ writer: consuming JSONWriter) { self.writer = writer }

  /// Writes an item.
  @inlinable
  public mutating func item<T: JSONWritable & Encodable>(_ value: T) { value._write(to: &writer) }

  @inlinable
  consuming func finish() -> JSONWriter { writer }
}

/// Encodes the items of an array.
@frozen
public struct EncodedItems: ItemWriter {
  /// What encoders throw.
  public typealias Failure = any Error

  @usableFromInline var container: any UnkeyedEncodingContainer
  /// How many positions before the next item were left out.
  public var skipped = 0

  @inlinable
  init(_ container: any UnkeyedEncodingContainer) { self.container = container }

  /// Encodes an item.
  /// - Throws: what the encoder throws.
  public mutating func item<T: JSONWritable & Encodable>(_ value: T) throws { try container.encode(value) }
}
