// Numbers that a Swift type holds as they are, of any decoder.

extension Int {
  /// Reads a number that the type holds as it is, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self = try ValueSource(container: decoder.singleValueContainer()).integer()
  }

  /// Reads the value of a member that is there, or the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  public static func _read<Place: DecodedPlace>(at place: inout Place) throws -> Int { try place.integer() }
}

extension Double {
  /// Reads a number that the type holds as it is, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self = try ValueSource(container: decoder.singleValueContainer()).double()
  }

  /// Reads the value of a member that is there, or the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no number that the type holds as it
  ///   is.
  public static func _read<Place: DecodedPlace>(at place: inout Place) throws -> Double { try place.double() }
}

extension JSONNumber {
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
