/// A number that a decoder has, which can be asked for as several types.
///
/// A coder gives the nearest value of the type that it is asked for, and does not say what it dropped. So the source
/// asks it for Foundation's `Decimal`, too, where the program has Foundation in it, and compares the two.
protocol NumberSource {
  var codingPath: [any CodingKey] { get }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value
}

/// The value of a member.
struct MemberSource<Key: CodingKey>: NumberSource {
  let container: KeyedDecodingContainer<Key>
  let key: Key
  var codingPath: [any CodingKey] { container.codingPath + [key] }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try container.decode(type, forKey: key)
  }
}

/// The value of a container for one.
struct ValueSource: NumberSource {
  let container: any SingleValueDecodingContainer
  var codingPath: [any CodingKey] { container.codingPath }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try container.decode(type) }
}

extension NumberSource {
  /// The number as an `Int`.
  /// - Throws: `DecodingError` where it is none, or the value is something else.
  func integer() throws -> Int {
    let value = try nearest(Int.self)
    guard holds(value) else { throw unrepresentableNumber(at: codingPath) }
    return value
  }

  /// The number as a `Double`.
  /// - Throws: `DecodingError` where the nearest one is another number, or the value is something else.
  func double() throws -> Double {
    let value = try nearest(Double.self)
    if value.magnitude < Self.firstGap {
      if holds(value) { return value }
    } else if let value = try number().withText(DecimalText.sameDouble) {
      return value
    }
    throw unrepresentableNumber(at: codingPath)
  }

  /// The number as an integer of 64 bits or a `Double`, which are what coders take.
  /// - Throws: `DecodingError` where it is neither, or the value is something else.
  func number() throws -> JSONNumber {
    let value = try nearest(Double.self)
    if value.magnitude >= Self.firstGap, value.magnitude <= 0x1p64 {
      if let integer = fitting(Int64.self) { return JSONNumber(integer) }
      if let integer = fitting(UInt64.self) { return JSONNumber(integer) }
    }
    guard let number = JSONNumber(value), holds(value) else { throw unrepresentableNumber(at: codingPath) }
    return number
  }

  /// The number by all digits that the decoder has, for a type that holds more of them than a `Double`.
  /// - Throws: `DecodingError` where the decoder may have dropped some, or the value is something else.
  func digits() throws -> JSONNumber {
    do {
      return try number()
    } catch {
      if let type = decimalType, let number = refused(type) { return number }
      guard let type = decimalType, let number = text(type), number.doubleValue == fraction,
        number.withText({ DecimalParts($0).digitCount }) < Self.decimalDigits
      else { throw error }
      return number
    }
  }

  /// How many digits a `Decimal` has: one with as many may only be the nearest.
  private static var decimalDigits: Int { 38 }

  /// The least number from which a `Double` skips integers that an integer type holds.
  private static var firstGap: Double { 0x1p53 }

  /// - Throws: `DecodingError`, also where the decoder throws an error of its own, as Foundation's does for a number that
  ///   is too great.
  private func nearest<Number: Decodable>(_ type: Number.Type) throws -> Number {
    do {
      return try decode(type)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw unrepresentableNumber(at: codingPath, error)
    }
  }

  /// The number as an integer of a type; nil where the type does not hold it. The value is known to be a number.
  private func fitting<Integer: FixedWidthInteger & Decodable>(_ type: Integer.Type) -> Integer? {
    do {
      let value = try decode(type)
      return holds(value) ? value : nil
    } catch {
      // Nothing else can have failed, and coders disagree on the error: Foundation throws one of its own.
      return nil
    }
  }

  // MARK: Digits

  /// Whether the decoder's number is an integer.
  private func holds(_ value: some BinaryInteger) -> Bool {
    if let type = decimalType, let isSame = isDecimal(type, value, power: 0) { return isSame }
    // Foundation's decoder has a zero for an integer that is too small for any other type.
    return fraction == Double(value)
  }

  private var fraction: Double? {
    do {
      return try decode(Double.self)
    } catch {
      return nil
    }
  }

  /// Whether the decoder's number is what a `Double` is written as. No decoder tells whether a digit other than zero
  /// follows the 38 digits of a decimal. Foundation's decoder refuses a number beyond decimals with an error that has
  /// its text. Where a decoder cannot tell digits, it is believed, except for very large and very small numbers.
  private func holds(_ value: Double) -> Bool {
    let isBelieved = value == 0 || 1e-100...1e100 ~= value.magnitude
    guard let type = decimalType else { return isBelieved }
    if let number = refused(type) { return number.withText(DecimalText.sameDouble) == value }
    if value.magnitude < Self.firstGap {
      // 'Int(exactly:)' rounds by functions of libm, which a program without Foundation is not linked with on Linux.
      let integer = Int(value)
      if Double(integer) == value { return isDecimal(type, integer, power: 0) ?? isBelieved }
    }
    return value.shortestJSONText.withBytes { text in
      let parts = DecimalParts(text)
      // A double is written with 17 digits at most.
      let digits = (0..<parts.digitCount).reduce(0 as Int) { $0 &* 10 &+ Int(parts.digit($1)) }
      let number = parts.isNegative ? 0 &- digits : digits
      return isDecimal(type, number, power: parts.lastExponent) ?? isBelieved
    }
  }

  /// Whether the decoder's number is an integer times a power of ten; nil where it cannot tell: it reads `Decimal` as a type
  /// like any other, or the number is beyond decimals, which have 38 digits and powers of ten up to 127.
  private func isDecimal<Decimal: Decodable & SignedNumeric>(
    _ type: Decimal.Type, _ integer: some BinaryInteger, power: Int
  ) -> Bool? {
    do {
      let value = try decode(type)
      guard let expected = Decimal(exactly: integer) else { return nil }
      return power < 0 ? raised(value, by: 0 &- power) == expected : value == raised(expected, by: power)
    } catch {
      return nil
    }
  }

  /// The decoder's number by all digits of a decimal; nil where it cannot tell.
  private func text<Decimal: Decodable>(_ type: Decimal.Type) -> JSONNumber? {
    do {
      return JSONNumber(text: "\(try decode(type))")
    } catch {
      return nil
    }
  }

  /// The number by its text, where it is beyond decimals and the decoder's error tells that: Foundation's is
  /// `numberIsNotRepresentableInSwift(parsed: "1e-150")`, which no module names.
  private func refused<Decimal: Decodable>(_ type: Decimal.Type) -> JSONNumber? {
    do {
      _ = try decode(type)
      return nil
    } catch {
      for payload in Mirror(reflecting: error).children {
        for part in Mirror(reflecting: payload.value).children where part.label == "parsed" {
          if let text = part.value as? String { return JSONNumber(text: text) }
        }
      }
      return nil
    }
  }

  private func raised<Decimal: SignedNumeric>(_ value: Decimal, by power: Int) -> Decimal {
    var (value, rest) = (value, power)
    while rest > 0 {
      let step = min(rest, 10)
      value *= Decimal(exactly: PaddedBytes.powerOfTen(step)) ?? 1
      rest &-= step
    }
    return value
  }
}

/// Foundation's `Decimal`, where the program has Foundation in it: the one type that its decoders read by all digits. The
/// runtime does not import Foundation, so it looks the type up by its name.
let decimalType: (any (Decodable & SignedNumeric & Sendable).Type)? = {
  // On Linux, where Foundation has a module for the essentials; before that; and where the type is imported from C.
  let names = ["20FoundationEssentials7DecimalV", "10Foundation7DecimalV", "So9NSDecimala"]
  return names.firstResult { _typeByName($0) as? any (Decodable & SignedNumeric & Sendable).Type }
}()
