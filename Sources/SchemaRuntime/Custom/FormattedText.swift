// Texts that stand for values: how they are read and written.

extension Cursor {
  /// The value that the text of a string or a number stands for.
  /// - Throws: `Rejection` where another kind of value stands there, or where `value` gives nil.
  mutating func formatted<Value>(
    isNumber: Bool, _ value: (String) -> Value?
  ) throws(Rejection) -> Value {
    skipWhitespace()
    let start = position
    guard let value = value(isNumber ? try numberText() : try String._read(&self)) else {
      throw Rejection(.unrepresentableText, at: start)
    }
    return value
  }

  /// The text of a number.
  /// - Throws: `Rejection` where another kind of value stands there.
  mutating func numberText() throws(Rejection) -> String {
    let number = try number()
    return String(decoding: bytes(number.start, number.count), as: UTF8.self)
  }
}

extension JSONWriter {
  /// Writes a text as a string, or as it stands where it is a number; one that is none is noted.
  mutating func formatted(_ text: String, isNumber: Bool) {
    guard isNumber else { return string(text) }
    if let value = JSONNumber(text: text) { return number(value) }
    failure = .invalidNumber
    null()
  }
}

extension Decoder {
  /// The value that the text of a string or a number stands for.
  /// - Throws: `DecodingError`, or what the decoder throws, where `value` gives nil.
  func formatted<Value>(isNumber: Bool, _ value: (String) -> Value?) throws -> Value {
    let container = try singleValueContainer()
    let text = isNumber ? try container.decode(JSONNumber.self).text : try container.decode(String.self)
    guard let value = value(text) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath, debugDescription: Rejection.Reason.unrepresentableText.description))
    }
    return value
  }
}

extension Encoder {
  /// Encodes a text as a string or as a number.
  /// - Throws: what the encoder throws.
  func encode(formatted text: String, isNumber: Bool) throws {
    var container = singleValueContainer()
    if isNumber {
      guard let number = JSONNumber(text: text) else {
        let context = EncodingError.Context(
          codingPath: codingPath, debugDescription: EncodingFailure.invalidNumber.description)
        throw EncodingError.invalidValue(text, context)
      }
      try container.encode(number)
    } else {
      try container.encode(text)
    }
  }
}
