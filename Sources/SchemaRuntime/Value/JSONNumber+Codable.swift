extension JSONNumber: Codable {
  /// Decodes an integer of 64 bits or a floating-point number.
  /// - Throws: `DecodingError` where the number is neither, and so could not be encoded as it is.
  public init(from decoder: any Decoder) throws {
    self = try JSONNumber(from: decoder.singleValueContainer())
  }

  init(from container: any SingleValueDecodingContainer) throws {
    self = try ValueSource(container: container).number()
  }

  /// The number that is there; nil if it is something else.
  init?(ifNumberIn container: any SingleValueDecodingContainer) throws {
    do {
      try self.init(from: container)
    } catch DecodingError.typeMismatch {
      return nil
    }
  }

  /// Encodes an integer of 64 bits as it is, and another number as a `Double`.
  /// - Throws: `EncodingError` where that would be another number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value = int64Value {
      try container.encode(value)
    } else if let value = uint64Value {
      try container.encode(value)
    } else if let value = withText(DecimalText.sameDouble) {
      try container.encode(value)
    } else {
      let context = EncodingError.Context(
        codingPath: encoder.codingPath, debugDescription: "\(text) is no number of 64 bits")
      throw EncodingError.invalidValue(self, context)
    }
  }

  /// Whether every encoder takes it as it is.
  var isCoded: Bool { int64Value != nil || uint64Value != nil || withText(DecimalText.sameDouble) != nil }

  /// The number, if it is an integer of 64 bits without a sign.
  package var uint64Value: UInt64? { isInteger ? UInt64(canonicalText) : nil }
}

extension SingleValueDecodingContainer {
  /// The value as a `T`; nil if it is of another type.
  func decodeIfMatching<T: Decodable>(_ type: T.Type) throws -> T? {
    do {
      return try decode(type)
    } catch DecodingError.typeMismatch {
      return nil
    }
  }
}
