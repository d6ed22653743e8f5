extension JSONNumber: Codable {
  /// Decodes an integer of 64 bits or a floating-point number.
  /// - Throws: `DecodingError` where the number is neither, and so could not be encoded as it is.
  public init(from decoder: any Decoder) throws {
    self = try JSONNumber(from: decoder.singleValueContainer())
  }

  init(from container: any SingleValueDecodingContainer) throws {
    self = try Self.codable(container.decimal() ?? container.number(), at: container.codingPath)
  }

  private static func codable(_ number: JSONNumber?, at path: [any CodingKey]) throws -> JSONNumber {
    guard let number, number.isCodable else { throw unrepresentableNumber(at: path) }
    return number
  }

  /// The number that is there; nil if it is something else.
  init?(ifNumberIn container: any SingleValueDecodingContainer) throws {
    // A `Double` comes first: a no costs an error that is thrown, and those that know no `Decimal` have two of them.
    let number: JSONNumber?
    do {
      number = try container.number()
    } catch DecodingError.typeMismatch {
      return nil
    }
    self = try Self.codable(container.decimal() ?? number, at: container.codingPath)
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

  private var uint64Value: UInt64? { isInteger ? UInt64(canonicalText) : nil }

  /// Whether a coder takes it as it is.
  private var isCodable: Bool {
    int64Value != nil || withText(DecimalText.sameDouble) != nil || uint64Value != nil
  }
}

extension SingleValueDecodingContainer {
  /// The number by its decimal digits; nil where the decoder cannot tell them: it knows no `Decimal`, or the number is
  /// beyond those, which have 38 digits and powers of ten from -128 to 127.
  func decimal() -> JSONNumber? {
    guard let type = decimalType else { return nil }
    do {
      return JSONNumber(text: try digits(type))
    } catch {
      // It reads `Decimal` as a type like any other, or not this number; reading a `Double` finds out.
      return nil
    }
  }

  private func digits<Digits: Decodable & CustomStringConvertible>(_ type: Digits.Type) throws -> String {
    try decode(type).description
  }

  /// The number as an integer of 64 bits or a `Double`, as exactly as the decoder hands it over; nil for infinity and NaN.
  /// - Throws: `DecodingError`, also where the decoder throws an error of its own, as Foundation's does for a number that
  ///   is too great.
  func number() throws -> JSONNumber? {
    let value: Double
    do {
      value = try decode(Double.self)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw unrepresentableNumber(at: codingPath, error)
    }
    // From 2⁵³ to 2⁶⁴ a Double skips integers that an integer type holds.
    if value.magnitude >= 0x1p53 && value.magnitude <= 0x1p64 {
      if let integer = decodeIfFitting(Int64.self) { return JSONNumber(integer) }
      if let integer = decodeIfFitting(UInt64.self) { return JSONNumber(integer) }
    }
    return JSONNumber(value)
  }

  /// The value as a `T`; nil if it is of another type.
  func decodeIfMatching<T: Decodable>(_ type: T.Type) throws -> T? {
    do {
      return try decode(type)
    } catch DecodingError.typeMismatch {
      return nil
    }
  }

  /// What is known to be a number as an integer; nil if it is none or does not fit.
  private func decodeIfFitting<T: FixedWidthInteger & Decodable>(_ type: T.Type) -> T? {
    do {
      return try decode(type)
    } catch {
      // There is nothing else to go wrong, and coders disagree on the error: Foundation's is one of its own.
      return nil
    }
  }
}

/// Foundation's `Decimal`, where the program has Foundation in it: the one type that its decoders read by all digits. The
/// runtime does not import Foundation, so it looks the type up by its name.
private let decimalType: (any (Decodable & CustomStringConvertible & Sendable).Type)? = {
  // On Linux, where Foundation has a module for the essentials; before that; and where the type is imported from C.
  let names = ["20FoundationEssentials7DecimalV", "10Foundation7DecimalV", "So9NSDecimala"]
  return names.lazy.compactMap {
    _typeByName($0) as? any (Decodable & CustomStringConvertible & Sendable).Type
  }.first
}()
