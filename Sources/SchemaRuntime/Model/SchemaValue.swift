/// A value that a schema describes: what every generated type is.
public protocol SchemaValue: Codable, Hashable, Sendable {
  /// Parses, validates and decodes.
  /// - Throws: `ValidationError` with every violation, or with the one place where the bytes are no JSON.
  init(jsonUTF8Bytes bytes: some Collection<UInt8>) throws

  /// Parses, validates and decodes.
  /// - Throws: `ValidationError`.
  init(jsonString: String) throws

  /// The value as compact JSON. It is not validated: ask `validate()`.
  /// - Throws: `EncodingFailure` for a number that JSON cannot hold (infinity, not a number).
  func jsonUTF8Bytes() throws -> [UInt8]

  /// The value as compact JSON.
  /// - Throws: `EncodingFailure`, as `jsonUTF8Bytes()`.
  func jsonString() throws -> String

  /// All that the schema has to say of a JSON text, warnings included.
  static func validate(jsonUTF8Bytes bytes: some Collection<UInt8>) -> ValidationReport

  /// All that the schema has to say of this value as it would be encoded.
  func validate() -> ValidationReport
}
