/// An enum whose cases stand for JSON literals of several kinds, such as `"auto"` and `0`.
public protocol JSONLiteral: SchemaValue, CaseIterable, RawRepresentable where RawValue == JSONValue {}

extension JSONLiteral {
  /// The first case that stands for an equal value.
  public static func firstCase(of value: JSONValue) -> Self? { allCases.first { $0.rawValue == value } }

  /// The case that stands for an equal value; nil where none does.
  public init?(rawValue: JSONValue) {
    guard let value = Self.firstCase(of: rawValue) else { return nil }
    self = value
  }

  /// Reads the case that stands for the value at the cursor.
  /// - Throws: `Rejection` where no case stands for the value.
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start = cursor.position
    guard let value = firstCase(of: try JSONValue._read(&cursor)) else {
      throw Rejection(.violation, at: start)
    }
    return value
  }

  /// Writes the literal that the case stands for.
  public func _write(to writer: inout JSONWriter) { writer.value(rawValue) }

  /// Reads the case that stands for the value, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where no case stands for the value.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    guard let value = Self.firstCase(of: try JSONValue(_unvalidatedFrom: decoder)) else {
      throw decoder.unlisted
    }
    self = value
  }

  /// Encodes the literal that the case stands for.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }
}
