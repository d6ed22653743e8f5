/// A value that a schema describes. Every generated type is one.
///
/// Every way to decode one validates it, also `init(from:)` of `Decodable`.
public protocol SchemaValue: Codable, Hashable, Sendable {
  /// Parses, validates and decodes.
  /// - Throws: `JSONSyntaxError` where the bytes are no JSON, `ValidationError` with every violation where the schema
  ///   does not allow the value, or where a number does not fit `Int` or `Double` without a change.
  init(jsonUTF8Bytes bytes: some Collection<UInt8>) throws

  /// Parses, validates and decodes.
  /// - Throws: as `init(jsonUTF8Bytes:)`.
  init(jsonString: String) throws

  /// Parses, validates and decodes, and gives a report with the warnings along with the value.
  ///
  /// ```swift
  /// let (push, report) = try Airship.Push.decoding(jsonUTF8Bytes: body)
  /// for warning in report.warnings { logger.warning("\(warning)") }
  /// ```
  /// - Throws: as `init(jsonUTF8Bytes:)`.
  static func decoding(
    jsonUTF8Bytes bytes: some Collection<UInt8>
  ) throws -> (value: Self, report: ValidationReport)

  /// The value as compact JSON. It is not validated: `validate()` does that.
  /// - Throws: `EncodingFailure` for a number that JSON cannot hold (infinity, not a number).
  func jsonUTF8Bytes() throws -> [UInt8]

  /// The value as compact JSON.
  /// - Throws: `EncodingFailure`, as `jsonUTF8Bytes()`.
  func jsonString() throws -> String

  /// The report of the schema on a JSON text, warnings included.
  static func validate(jsonUTF8Bytes bytes: some Collection<UInt8>) -> ValidationReport

  /// The report of the schema on this value as it would be encoded.
  func validate() -> ValidationReport
}
