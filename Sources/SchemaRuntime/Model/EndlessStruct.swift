/// A struct of which there is no value: each would contain another one of its type.
public protocol EndlessStruct: SchemaValue {}

extension EndlessStruct {
  /// Refuses any value.
  /// - Throws: `Rejection`.
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self { throw cursor.unexpected() }

  /// Writes null: no value is written.
  public func _write(to writer: inout JSONWriter) { writer.null() }

  /// Refuses any value.
  /// - Throws: `DecodingError`.
  public init(_unvalidatedFrom decoder: any Decoder) throws { throw decoder.unlisted }

  /// Encodes null: no value is encoded.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
