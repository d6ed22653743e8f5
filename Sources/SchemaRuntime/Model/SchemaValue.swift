/// A value that a schema describes. Every generated type is one.
///
/// Every way to decode one validates it, also `init(from:)` of `Decodable`. Of its own the protocol requires only the
/// schema, and how a value is written, which a type may change: each requirement costs a function for every type.
public protocol SchemaValue: MemberValue, Sendable {
  /// The type's schema.
  static var _schema: TypeSchema { get }

  /// The value as compact JSON. It is not validated: `validate()` does that.
  /// - Throws: `EncodingFailure` for a number that JSON cannot hold (infinity, not a number).
  func jsonUTF8Bytes() throws -> [UInt8]
}

extension SchemaValue {
  // These are inlinable, so that a big model is built in its place: a call without the type's own code would copy it.

  /// Parses, validates and decodes.
  /// - Throws: `JSONSyntaxError` where the bytes are no JSON; `ValidationError`, with every violation, where the
  ///   schema does not allow the value, or where a number does not fit the Swift type of its property.
  @inlinable
  public init(jsonUTF8Bytes bytes: some Collection<UInt8>) throws {
    self = try withContiguousBytes(of: bytes) { bytes in try Self._readChecked(bytes) }
  }

  /// Parses, validates and decodes.
  /// - Throws: `JSONSyntaxError` where the bytes are no JSON; `ValidationError`, with every violation, where the
  ///   schema does not allow the value, or where a number does not fit the Swift type of its property.
  public init(jsonString: String) throws {
    self = try jsonString.withBytes { bytes in try Self._readChecked(bytes) }
  }

  /// Parses, validates and decodes, and gives the warnings along with the value.
  ///
  /// ```swift
  /// let (push, report) = try Airship.Push.decoding(jsonUTF8Bytes: body)
  /// for warning in report.warnings { logger.warning("\(warning)") }
  /// ```
  /// - Throws: `JSONSyntaxError` where the bytes are no JSON; `ValidationError`, with every violation, where the
  ///   schema does not allow the value, or where a number does not fit the Swift type of its property.
  public static func decoding(
    jsonUTF8Bytes bytes: some Collection<UInt8>
  ) throws -> (value: Self, report: ValidationReport) {
    try withContiguousBytes(of: bytes) { bytes in
      do throws(Rejection) {
        let isSilent = try !_schema.hasWarning(bytes, wanted: true)
        let value = try Cursor.withInput(bytes) { (cursor) throws(Rejection) in try _read(&cursor) }
        return (value, isSilent ? ValidationReport() : _schema.entry.report(bytes))
      } catch {
        throw refusal(bytes, error)
      }
    }
  }

  /// The value as compact JSON. It is not validated: `validate()` does that.
  /// - Throws: `EncodingFailure` for a number that JSON cannot hold (infinity, not a number).
  public func jsonUTF8Bytes() throws -> [UInt8] {
    var writer = JSONWriter()
    _write(to: &writer)
    return try writer.finish()
  }

  /// The value as compact JSON. It is not validated: `validate()` does that.
  /// - Throws: `EncodingFailure` for a number that JSON cannot hold (infinity, not a number).
  public func jsonString() throws -> String {
    var writer = JSONWriter()
    _write(to: &writer)
    return try writer.finishString()
  }

  /// Every error and warning that the schema finds in a JSON text.
  public static func validate(jsonUTF8Bytes bytes: some Collection<UInt8>) -> ValidationReport {
    withContiguousBytes(of: bytes) { bytes in report(bytes) }
  }

  /// Every error and warning that the schema finds in this value, as it would be encoded.
  public func validate() -> ValidationReport {
    var writer = JSONWriter()
    _write(to: &writer)
    return writer.withBytes { bytes in Self.report(bytes) }
  }

  /// Every error and warning that the schema finds in a JSON text that is a request or a response. A request must hold
  /// nothing that is `readOnly`, a response nothing that is `writeOnly`; neither is required there.
  ///
  /// The interpreter makes this report: it takes some ten times as long as a verdict.
  public static func validate(
    jsonUTF8Bytes bytes: some Collection<UInt8>, as exchange: Exchange
  ) -> ValidationReport {
    withContiguousBytes(of: bytes) { bytes in _schema.entry.report(bytes, as: exchange) }
  }

  /// Every error and warning that the schema finds in this value, encoded as a request or a response.
  public func validate(as exchange: Exchange) -> ValidationReport {
    var writer = JSONWriter()
    _write(to: &writer)
    return writer.withBytes { bytes in Self._schema.entry.report(bytes, as: exchange) }
  }

  /// Whether the schema accepts a JSON text: the fast verdict, without a report.
  @inlinable
  public static func accepts(jsonUTF8Bytes bytes: some Collection<UInt8>) -> Bool {
    withContiguousBytes(of: bytes) { bytes in
      do {
        _ = try _schema.hasWarning(bytes, wanted: false)
        return true
      } catch {
        return false
      }
    }
  }
}
