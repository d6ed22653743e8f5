/// A string that holds bytes in base64 (RFC 4648 §4, with padding): the text as it came.
///
/// A schema that does not assert its `contentEncoding` accepts any other text, too: one that holds no bytes.
@frozen
public struct EncodedBytes: Sendable {
  /// The text of the string. It is written as it is.
  public var text: String

  /// A text in base64, or any other one that a schema accepts in its place.
  @inlinable
  public init(text: String) { self.text = text }

  /// Makes the text from the bytes.
  public init(_ bytes: some Sequence<UInt8>) { text = Base64.encode(Array(bytes)) }

  /// The bytes that the text holds, decoded at each call; nil where it is not in base64.
  public var bytes: [UInt8]? { Base64.decode(Array(text.utf8)) }
}

extension EncodedBytes: ExpressibleByStringLiteral {
  /// The text of the string.
  @inlinable
  public init(stringLiteral value: String) { self.init(text: value) }
}

// Two are equal if they are written as the same text.
extension EncodedBytes: Equatable {
  /// Whether both are written as the same text.
  public static func == (a: Self, b: Self) -> Bool { a.text.hasSameScalars(as: b.text) }
}

extension EncodedBytes: Hashable {
  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { text.hashScalars(into: &hasher) }
}

extension EncodedBytes {
  /// Reads a string.
  /// - Throws: `Rejection` where another kind of value stands there.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    Self(text: try String._read(&cursor))
  }
}

extension EncodedBytes: JSONWritable {
  /// Writes the text as a JSON string.
  @inlinable
  public func _write(to writer: inout JSONWriter) { writer.string(text) }
}

extension EncodedBytes {
  /// Reads the string, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no string.
  @inlinable
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self.init(text: try String(_unvalidatedFrom: decoder))
  }
}

extension EncodedBytes: Codable {
  /// Decodes the text.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no string.
  @inlinable
  public init(from decoder: any Decoder) throws { try self.init(_unvalidatedFrom: decoder) }

  /// Encodes the text as a string.
  /// - Throws: what the encoder throws.
  @inlinable
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
