extension CodingUserInfoKey {
  /// The key of a `Bool` in the `userInfo` of a decoder: whether generated types validate what they decode. Without one
  /// they do.
  ///
  /// Where it is false, a value that its schema refuses may be decoded. Even then nothing is changed: a value that the type
  /// cannot hold as it is, such as another constant than the schema's, is refused.
  public static let schemaValidation: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "schemaValidation") else {
      preconditionFailure("every text makes a key")  // none is refused by the standard library
    }
    return key
  }()
}

extension DecodingError {
  /// The report of the schema on the value that was refused; nil where the decoder could not read it, because it is no
  /// JSON for example.
  public var validationReport: ValidationReport? {
    switch self {
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context):
      context.underlyingError as? ValidationReport
    @unknown default: nil
    }
  }
}

extension SchemaValue {
  /// Decodes from any decoder, and validates, unless `userInfo` has false for `schemaValidation`.
  ///
  /// The value is validated as it would be encoded. So lines, columns and offsets of the report are those of compact JSON.
  /// - Throws: `DecodingError`. For a value that the schema refuses its coding path is the place of the first error
  ///   and its description what that says; the whole report is its underlying error
  ///   (`DecodingError.validationReport`).
  public init(from decoder: any Decoder) throws {
    self = try Self.decodeValidated(decoder)
  }

  // The work of a decoder takes long beside a call: a copy of the code for each type would only take time to compile.
  private static func decodeValidated(_ decoder: any Decoder) throws -> Self {
    if DecodedValue.isPart { return try Self(_unvalidatedFrom: decoder) }
    guard decoder.asksSchemas else {
      return try DecodedValue.readingParts { try Self(_unvalidatedFrom: decoder) }
    }
    do {
      // Values inside are validated with this one.
      let value = try DecodedValue.readingParts { try Self(_unvalidatedFrom: decoder) }
      try value.validate(decodedFrom: decoder)
      return value
    } catch {
      throw refusal(decoder, error)
    }
  }

  /// Validates what a decoder has given.
  /// - Throws: `Rejection` where the schema refuses the value: `refusal(_:_:)` says why.
  private func validate(decodedFrom decoder: any Decoder) throws {
    var writer = JSONWriter()
    _write(to: &writer)
    _ = try writer.withBytes { bytes in try Self._schema.hasWarning(bytes, wanted: false) }
  }

  /// The error of a value that its type or its schema has refused: with the schema's report, if that has a finding.
  private static func refusal(_ decoder: any Decoder, _ error: any Error) -> any Error {
    let value: JSONValue
    do {
      value = try JSONValue(_unvalidatedFrom: decoder)
    } catch let unreadable {
      // The decoder itself has failed: the schema sees only values that could be read.
      return error is Rejection ? unreadable : error
    }
    var writer = JSONWriter()
    writer.value(value)
    let report = writer.withBytes { bytes in Self.report(bytes) }
    guard let first = report.errors.first else {
      guard let rejection = error as? Rejection else { return error }
      return DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: rejection.reason.description,
          underlyingError: rejection))
    }
    return DecodingError.dataCorrupted(
      .init(
        codingPath: decoder.codingPath + value.path(to: first.instanceLocation),
        debugDescription: first.message,
        underlyingError: report))
  }
}

// An enum that has texts or numbers as raw values is decoded by those, as the standard library decodes it.
extension SchemaValue where Self: RawRepresentable, RawValue == String {
  /// Decodes the raw value, and validates it, unless `userInfo` has false for `schemaValidation`.
  /// - Throws: `DecodingError`; that of a value which the schema refuses has a `validationReport`.
  public init(from decoder: any Decoder) throws { self = try Self.decodeValidated(decoder) }
}

extension SchemaValue where Self: RawRepresentable, RawValue == Int {
  /// Decodes the raw value, and validates it, unless `userInfo` has false for `schemaValidation`.
  /// - Throws: `DecodingError`; that of a value which the schema refuses has a `validationReport`.
  public init(from decoder: any Decoder) throws { self = try Self.decodeValidated(decoder) }

  /// Decodes the case of the raw value, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where no case has the value.
  @inlinable
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    guard let value = Self(rawValue: try Int(_unvalidatedFrom: decoder)) else { throw decoder.unlisted }
    self = value
  }
}

extension SchemaValue where Self: RawRepresentable, RawValue == Double {
  /// Decodes the raw value, and validates it, unless `userInfo` has false for `schemaValidation`.
  /// - Throws: `DecodingError`; that of a value which the schema refuses has a `validationReport`.
  public init(from decoder: any Decoder) throws { self = try Self.decodeValidated(decoder) }

  /// Decodes the case of the raw value, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where no case has the value.
  @inlinable
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    guard let value = Self(rawValue: try Double(_unvalidatedFrom: decoder)) else { throw decoder.unlisted }
    self = value
  }
}

/// The value that a decoder is asked for.
enum DecodedValue {
  /// Whether it is part of a generated type's value: then that is validated, and not each part once more.
  ///
  /// A decoder has no place where a value could tell its parts that they are parts: its `userInfo` does not change.
  @TaskLocal private static var isInside = false

  static var isPart: Bool { isInside }

  /// Calls `body`, in which values are parts.
  static func readingParts<Value>(_ body: () throws -> Value) throws -> Value {
    try $isInside.withValue(true, operation: body)
  }
}

extension Decoder {
  /// Whether the value of the decoder is to be validated.
  var asksSchemas: Bool {
    let userInfo = userInfo
    return userInfo.isEmpty || userInfo[.schemaValidation] as? Bool ?? true
  }
}

extension JSONValue {
  /// A JSON Pointer into this value as a path of keys: the indices of arrays are numbers there.
  fileprivate func path(to pointer: String) -> [any CodingKey] {
    var path: [any CodingKey] = []
    var value: JSONValue? = self
    for token in JSONPointer.tokens(of: pointer) ?? [] {
      if let items = value?.arrayValue, let index = Int(token) {
        path.append(IndexKey(index: index))
        value = items.indices.contains(index) ? items[index] : nil
      } else {
        path.append(JSONKey(token))
        value = value?[token]
      }
    }
    return path
  }
}

/// The place of an item in a coding path, spelt as Foundation spells it.
private struct IndexKey: CodingKey {
  let index: Int

  init(index: Int) { self.index = index }
  init?(intValue: Int) { self.init(index: intValue) }
  init?(stringValue: String) { nil }

  var intValue: Int? { index }
  var stringValue: String { "Index \(index)" }
}
