// Numbers of any decoder. A coder hands over the nearest value of the type that it is asked for, and says nothing of what
// it dropped. So it is asked for the digits, where it can tell them.

extension Int: DecoderReadable {
  /// Reads a number that the type holds as it is, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  @inlinable
  public init(unvalidatedFrom decoder: any Decoder) throws {
    self = try JSONNumber(from: decoder).held(by: Int.self, at: decoder.codingPath)
  }

  /// Reads the value of a member that is there, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  @inlinable
  public static func read<Key>(_ container: KeyedDecodingContainer<Key>, forKey key: Key) throws -> Int {
    try container.decode(JSONNumber.self, forKey: key).held(by: Int.self, at: container.codingPath, key)
  }

  /// Reads the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  @inlinable
  public static func readItem(of container: inout any UnkeyedDecodingContainer) throws -> Int {
    try container.decode(JSONNumber.self).held(by: Int.self, at: container.codingPath)
  }
}

extension Double: DecoderReadable {
  /// Reads a number that the type holds as it is, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  @inlinable
  public init(unvalidatedFrom decoder: any Decoder) throws {
    self = try JSONNumber(from: decoder).held(by: Double.self, at: decoder.codingPath)
  }

  /// Reads the value of a member that is there, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  @inlinable
  public static func read<Key>(_ container: KeyedDecodingContainer<Key>, forKey key: Key) throws -> Double {
    try container.decode(JSONNumber.self, forKey: key).held(by: Double.self, at: container.codingPath, key)
  }

  /// Reads the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  @inlinable
  public static func readItem(of container: inout any UnkeyedDecodingContainer) throws -> Double {
    try container.decode(JSONNumber.self).held(by: Double.self, at: container.codingPath)
  }
}

extension JSONNumber: DecoderReadable {
  /// Reads a number that the type holds as it is, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  public init(unvalidatedFrom decoder: any Decoder) throws { try self.init(from: decoder) }
}

extension JSONNumber {
  /// The number as an `Int`.
  /// - Throws: `DecodingError` where it is none.
  @usableFromInline
  func held(by type: Int.Type, at path: [any CodingKey], _ key: (any CodingKey)? = nil) throws -> Int {
    guard let int else { throw unrepresentableNumber(at: path + (key.map { [$0] } ?? [])) }
    return int
  }

  /// The number as a `Double`.
  /// - Throws: `DecodingError` where the nearest one is another number.
  @usableFromInline
  func held(by type: Double.Type, at path: [any CodingKey], _ key: (any CodingKey)? = nil) throws -> Double {
    guard let value = withText(DecimalText.sameDouble) else {
      throw unrepresentableNumber(at: path + (key.map { [$0] } ?? []))
    }
    return value
  }
}

/// What is thrown of a number that the Swift type cannot hold as it is.
func unrepresentableNumber(at path: [any CodingKey], _ underlying: (any Error)? = nil) -> DecodingError {
  .dataCorrupted(
    .init(
      codingPath: path, debugDescription: Rejection.Reason.unrepresentableNumber.description,
      underlyingError: underlying))
}
