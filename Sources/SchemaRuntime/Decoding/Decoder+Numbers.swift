// Numbers that a Swift type holds as they are, of any decoder.

extension Int: DecoderReadable {
  /// Reads a number that the type holds as it is, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self = try ValueSource(container: decoder.singleValueContainer()).integer()
  }

  /// Reads the value of a member that is there, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  public static func _read<Key>(_ container: KeyedDecodingContainer<Key>, forKey key: Key) throws -> Int {
    try MemberSource(container: container, key: key).integer()
  }

  /// Reads the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  public static func _readItem(of container: inout any UnkeyedDecodingContainer) throws -> Int {
    // An item cannot be asked for twice: it is read as a value of its own.
    guard let value = try container.decode(JSONNumber.self).int else {
      throw unrepresentableNumber(at: container.codingPath)
    }
    return value
  }
}

extension Double: DecoderReadable {
  /// Reads a number that the type holds as it is, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self = try ValueSource(container: decoder.singleValueContainer()).double()
  }

  /// Reads the value of a member that is there, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  public static func _read<Key>(_ container: KeyedDecodingContainer<Key>, forKey key: Key) throws -> Double {
    try MemberSource(container: container, key: key).double()
  }

  /// Reads the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  public static func _readItem(of container: inout any UnkeyedDecodingContainer) throws -> Double {
    guard let value = try container.decode(JSONNumber.self).withText(DecimalText.sameDouble) else {
      throw unrepresentableNumber(at: container.codingPath)
    }
    return value
  }
}

extension JSONNumber: DecoderReadable {
  /// Reads a number that the type holds as it is, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  public init(_unvalidatedFrom decoder: any Decoder) throws { try self.init(from: decoder) }
}

/// The error of a number that the Swift type cannot hold as it is.
func unrepresentableNumber(at path: [any CodingKey], _ underlying: (any Error)? = nil) -> DecodingError {
  .dataCorrupted(
    .init(
      codingPath: path, debugDescription: Rejection.Reason.unrepresentableNumber.description,
      underlyingError: underlying))
}
