extension JSONNumber: Codable {
  /// Decodes an integer or a floating-point number, as exactly as the decoder hands it over.
  public init(from decoder: any Decoder) throws {
    self = try JSONNumber(from: decoder.singleValueContainer())
  }

  init(from container: any SingleValueDecodingContainer) throws {
    let value = try container.decode(Double.self)
    // From 2⁵³ to 2⁶⁴ a Double skips integers that an integer type holds.
    let isBetterAsInteger = value.magnitude >= 0x1p53 && value.magnitude <= 0x1p64
    if isBetterAsInteger, let integer = container.decodeIfFitting(Int64.self) {
      self.init(integer)
    } else if isBetterAsInteger, let integer = container.decodeIfFitting(UInt64.self) {
      self.init(integer)
    } else if let number = JSONNumber(value) {
      self = number
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(value) is no JSON number")
    }
  }

  /// The number that is there; nil if it is something else.
  init?(ifNumberIn container: any SingleValueDecodingContainer) throws {
    do {
      try self.init(from: container)
    } catch DecodingError.typeMismatch {
      return nil
    }
  }

  /// Encodes an integer where `Int64` holds the value, else the nearest `Double`; throws if that is infinite.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value = int64Value {
      try container.encode(value)
    } else if isInteger, let value = UInt64(canonicalText) {
      try container.encode(value)
    } else if let value = doubleValue {
      try container.encode(value)
    } else {
      let context = EncodingError.Context(
        codingPath: encoder.codingPath, debugDescription: "\(text) is beyond what a Double holds")
      throw EncodingError.invalidValue(self, context)
    }
  }
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

  /// What is known to be a number as an integer; nil if it is none or does not fit.
  func decodeIfFitting<T: FixedWidthInteger & Decodable>(_ type: T.Type) -> T? {
    do {
      return try decode(type)
    } catch {
      // There is nothing else to go wrong, and coders disagree on the error: Foundation's is one of its own.
      return nil
    }
  }
}
