/// Where a decoder has a value: in a member, or as the next item.
///
/// Each function reads the value, and throws `DecodingError`, or what the decoder throws, where it is of another kind. An
/// item can be read once.
public protocol DecodedPlace {
  /// The path to the value, or to the array that it is the next item of.
  var codingPath: [any CodingKey] { get }

  /// The value as its type decodes it.
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value

  /// The value as a string: coders have a function for that, which does not look up the type.
  mutating func string() throws -> String

  /// The value as a boolean.
  mutating func boolean() throws -> Bool

  /// The value as an integer that the type holds as it is.
  mutating func integer() throws -> Int

  /// The value as a number that the type holds as it is.
  mutating func double() throws -> Double

  /// Whether the value is null; if so, it has been read.
  mutating func isNull() throws -> Bool

  /// The items of an array.
  mutating func items() throws -> any UnkeyedDecodingContainer

  /// The members of an object.
  mutating func members() throws -> KeyedDecodingContainer<JSONKey>
}

extension MemberSource: DecodedPlace {
  func string() throws -> String { try container.decode(String.self, forKey: key) }
  func boolean() throws -> Bool { try container.decode(Bool.self, forKey: key) }
  func isNull() throws -> Bool { try container.decodeNil(forKey: key) }
  func items() throws -> any UnkeyedDecodingContainer { try container.nestedUnkeyedContainer(forKey: key) }

  func members() throws -> KeyedDecodingContainer<JSONKey> {
    try container.nestedContainer(keyedBy: JSONKey.self, forKey: key)
  }
}

/// The next item of an array.
struct ItemPlace: DecodedPlace {
  private(set) var container: any UnkeyedDecodingContainer

  init(of container: any UnkeyedDecodingContainer) { self.container = container }

  var isAtEnd: Bool { container.isAtEnd }
  var codingPath: [any CodingKey] { container.codingPath }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try container.decode(type) }
  mutating func string() throws -> String { try container.decode(String.self) }
  mutating func boolean() throws -> Bool { try container.decode(Bool.self) }

  // An item cannot be asked for as several types: it is read as a number of any digits.

  mutating func integer() throws -> Int {
    guard let value = try container.decode(JSONNumber.self).int else {
      throw unrepresentableNumber(at: codingPath)
    }
    return value
  }

  mutating func double() throws -> Double {
    guard let value = try container.decode(JSONNumber.self).withText(DecimalText.sameDouble) else {
      throw unrepresentableNumber(at: codingPath)
    }
    return value
  }

  mutating func isNull() throws -> Bool { try container.decodeNil() }
  mutating func items() throws -> any UnkeyedDecodingContainer { try container.nestedUnkeyedContainer() }

  mutating func members() throws -> KeyedDecodingContainer<JSONKey> {
    try container.nestedContainer(keyedBy: JSONKey.self)
  }
}
