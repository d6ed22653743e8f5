/// A struct that stands for an array whose positions have types of their own.
///
/// The struct names its positions once for all readers, and once for all writers.
public protocol TupleValue: SchemaValue, CustomStringConvertible {
  /// Reads the positions, in their order.
  /// - Throws: what the reader throws: where one is missing, where there is one too many, or where the Swift type
  ///   cannot hold one.
  init<R: ItemReader>(_itemsOf items: inout R) throws(R.Failure)

  /// Writes the positions, in their order.
  func _write(itemsTo items: inout ItemWriter)
}

extension TupleValue {
  /// The name of the type, and the positions that are there.
  public var description: String { textOfMembers(of: self) }

  /// Reads an array that a validator has accepted.
  /// - Throws: `Rejection` where the Swift type cannot hold the value.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var items = try JSONItems(cursor)
    let value = try Self(_itemsOf: &items)
    cursor = items.cursor
    return value
  }

  /// Writes the positions as an array.
  @inlinable
  public func _write(to writer: inout JSONWriter) {
    writer.beginArray()
    writeItems(to: &writer)
    writer.endArray()
  }

  /// Reads the items of a decoder, and asks no schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    var items = DecodedItems(try decoder.unkeyedContainer())
    try self.init(_itemsOf: &items)
  }

  /// Encodes the positions as an array.
  /// - Throws: what the encoder throws.
  @inlinable
  public func encode(to encoder: any Encoder) throws {
    try EncoderSink.encodeItems(to: encoder) { writeItems(to: &$0) }
  }

  @inlinable
  func writeItems(to writer: inout JSONWriter) {
    var items = ItemWriter(writer)
    _write(itemsTo: &items)
    writer = items.finish()
  }
}
