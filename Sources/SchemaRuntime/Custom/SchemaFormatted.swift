/// A type of your own that generated types use for a `format`, as `formats` in `schemagen.yaml` says.
///
/// ```swift
/// struct OrderID: SchemaFormatted {
///   let number: Int
///   let formatText: String
///
///   init?(formatText text: String) {
///     guard text.hasPrefix("O-"), let number = Int(text.dropFirst(2)) else { return nil }
///     self.number = number
///     formatText = text
///   }
/// }
/// ```
///
/// `formatText` is written, in JSON and by any encoder, and has to be the text that was read: a type that would write
/// `O-007` as `O-7` does not take it. For a number it has to be an equal number.
///
/// Validation knows nothing of the type. A value that the schema accepts and the type does not take is refused when it
/// is decoded, with a finding that says so.
///
/// A type for numbers or integers declares `isJSONNumber`, and gets their text as it stands in the JSON:
///
/// ```swift
/// struct Cents: SchemaFormatted {
///   static var isJSONNumber: Bool { true }
///   var count: Int
///
///   init?(formatText text: String) {
///     guard let count = Int(text) else { return nil }
///     self.count = count
///   }
///
///   var formatText: String { String(count) }
/// }
/// ```
public protocol SchemaFormatted: FormatCoded, Sendable {}

/// A type that is read and written as the text of a string, or of a number.
public protocol FormatCoded: FormatConvertible, MemberValue {
  /// Whether the text is that of a JSON number; false unless the type says otherwise. A format for numbers or integers
  /// needs a type with `isJSONNumber`.
  static var isJSONNumber: Bool { get }
}

extension FormatCoded {
  /// The text is that of a JSON string.
  public static var isJSONNumber: Bool { false }

  /// Reads the text of a string or a number.
  /// - Throws: `Rejection` where another kind of value stands there, or one that the type does not take.
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try cursor.formatted()
  }

  /// Writes the text as a string or a number.
  public func _write(to writer: inout JSONWriter) {
    writer.formatted(formatText, isNumber: Self.isJSONNumber)
  }

  /// Reads the text of a string or a number, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the type does not take the value.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self = try decoder.formatted()
  }

  /// Decodes the text of a string or a number.
  /// - Throws: `DecodingError`, or what the decoder throws, where the type does not take the value.
  public init(from decoder: any Decoder) throws { try self.init(_unvalidatedFrom: decoder) }

  /// Encodes the text as a string or a number.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(formatted: formatText, isNumber: Self.isJSONNumber)
  }
}
