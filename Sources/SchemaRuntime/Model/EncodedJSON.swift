/// A string that holds JSON text: the text as it came, and the value of the text.
///
/// As long as the value is not set, the text is written byte for byte as it was read.
@frozen
public struct EncodedJSON<Value: MemberValue> {
  @usableFromInline var original: String?
  @usableFromInline var decoded: Value

  /// Holds a value; its text is made when it is asked for.
  @inlinable
  public init(_ value: Value) { decoded = value }

  /// - Throws: `Rejection` where the text is no JSON, or where the type would not write an equal value.
  public init(jsonText text: String) throws(Rejection) {
    decoded = try Value.readExactly(text)
    original = text
  }

  /// The value. Setting it discards the text that it was read from.
  @inlinable
  public var value: Value {
    get { decoded }
    set {
      decoded = newValue
      original = nil
    }
  }

  /// The JSON text that the string holds.
  @inlinable
  public var text: String { original ?? content.text }

  /// The writer that has written the value.
  @inlinable
  var content: JSONWriter {
    var writer = JSONWriter()
    decoded._write(to: &writer)
    return writer
  }
}

extension EncodedJSON: Sendable where Value: Sendable {}

// Two are equal if they are written as the same text.
extension EncodedJSON: Equatable {
  /// Whether both are written as the same text.
  public static func == (a: Self, b: Self) -> Bool { a.text.hasSameScalars(as: b.text) }
}

extension EncodedJSON: Hashable {
  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { text.hashScalars(into: &hasher) }
}

extension EncodedJSON {
  /// Reads a string that holds JSON text, and the value of the text.
  /// - Throws: `Rejection` where no string stands there, where its text is no JSON, or where the Swift type cannot
  ///   hold its value.
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try cursor.content { (cursor) throws(Rejection) in try Value._read(&cursor) }
  }
}

extension EncodedJSON: JSONWritable {
  /// Writes the text as a JSON string.
  @inlinable
  public func _write(to writer: inout JSONWriter) {
    if let original { return writer.string(original) }
    let content = content
    content.withBytes { writer.string($0) }
    if let failure = content.failure { writer.failure = failure }
  }
}

extension EncodedJSON {
  /// Reads the string, and the value of its text, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no string that holds the JSON text
  ///   of such a value.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    do {
      try self.init(jsonText: text)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(error.reason)", underlyingError: error))
    }
  }
}

extension EncodedJSON: Codable {
  /// Decodes the text, and validates its value where that is of a generated type.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no string that holds the JSON text
  ///   of such a value. That of a value which the schema refuses has a `validationReport`.
  public init(from decoder: any Decoder) throws {
    try self.init(_unvalidatedFrom: decoder)
    guard !DecodedValue.isPart, decoder.asksSchemas, let value = decoded as? any SchemaValue else {
      return
    }
    let report = value.validate()
    guard let first = report.errors.first else { return }
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: first.message, underlyingError: report))
  }

  /// Encodes the text as a string.
  /// - Throws: `EncodingError` where the value holds a number that JSON cannot, or what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let original { return try container.encode(original) }
    let content = content
    if let failure = content.failure {
      throw EncodingError.invalidValue(
        value, .init(codingPath: encoder.codingPath, debugDescription: "\(failure)", underlyingError: failure)
      )
    }
    try container.encode(content.text)
  }
}

extension MemberValue {
  /// Reads a text that is one JSON value and nothing else.
  static func readWhole(_ text: String) throws(Rejection) -> Self {
    var copy = text
    let result: Result<Self, Rejection> = copy.withUTF8 { utf8 in
      do throws(Rejection) {
        return .success(try Cursor.withInput(utf8, readWhole))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Reads an input that is one JSON value and nothing else.
  @inlinable
  static func readWhole(_ cursor: inout Cursor) throws(Rejection) -> Self {
    let value = try _read(&cursor)
    try cursor.finish()
    return value
  }
}

extension MemberValue {
  /// Reads a text that is one JSON value, which no validator has seen.
  /// - Throws: `Rejection` where the type would not write an equal value.
  static func readExactly(_ text: String) throws(Rejection) -> Self {
    let value = try readWhole(text)
    var writer = JSONWriter()
    value._write(to: &writer)
    let isKept = text.withBytes { text in
      writer.withBytes { written in JSONEquality.equal(Cursor(text), at: 0, Cursor(written), at: 0) }
    }
    if !isKept { throw Rejection(.violation, at: 0) }
    return value
  }

  /// Reads the value of any decoder by way of JSON text: for a union whose branch only the whole value tells.
  /// - Throws: `DecodingError` where no branch holds the value as it is.
  static func readDecoded(_ decoder: any Decoder) throws -> Self {
    let value = try JSONValue(_unvalidatedFrom: decoder)
    var writer = JSONWriter()
    writer.value(value)
    do {
      return try readExactly(writer.text)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(error.reason)", underlyingError: error))
    }
  }
}
