// Texts that stand for values: how they are read and written.

extension FormatCoded {
  /// The value that a text stands for.
  /// - Throws: `RefusedText` where there is none.
  fileprivate static func value(of text: String) throws(RefusedText) -> Self {
    guard let value = Self(formatText: text) else { throw RefusedText(reason: .unrepresentableText) }
    guard value.isWritten(as: text) else { throw RefusedText(reason: .unstableText) }
    return value
  }

  /// Whether the value is written as the same JSON value as a text.
  private func isWritten(as text: String) -> Bool {
    let written = formatText
    if written.hasSameScalars(as: text) { return true }
    guard Self.isJSONNumber, let own = JSONNumber(text: written), let other = JSONNumber(text: text) else {
      return false
    }
    return own == other
  }
}

/// The error of a type that does not take a text.
private struct RefusedText: Error {
  let reason: Rejection.Reason
}

extension Cursor {
  /// The value that the text of a string or a number stands for.
  /// - Throws: `Rejection` where another kind of value stands there, or where the type does not take the text.
  mutating func formatted<Value: FormatCoded>() throws(Rejection) -> Value {
    let kind = try kind()
    let start = position
    // The schema accepts numbers for a type of texts, or texts for a type of numbers.
    if kind == (Value.isJSONNumber ? .string : .number) { throw Rejection(.unrepresentableText, at: start) }
    let text = Value.isJSONNumber ? try numberText() : try String._read(&self)
    do {
      return try Value.value(of: text)
    } catch {
      throw Rejection(error.reason, at: start)
    }
  }
}

extension JSONWriter {
  /// Writes a text as a string, or as a number in its own digits; a text that is no number is noted as a failure.
  mutating func formatted(_ text: String, isNumber: Bool) {
    guard isNumber else { return string(text) }
    if let value = JSONNumber(text: text) { return number(value) }
    failure = .invalidNumber
    null()
  }
}

extension Decoder {
  /// The value that the text of a string or a number stands for.
  /// - Throws: `DecodingError`, or what the decoder throws, where another kind of value stands there or the type does
  ///   not take the text.
  func formatted<Value: FormatCoded>() throws -> Value {
    let container = try singleValueContainer()
    do {
      let text =
        Value.isJSONNumber
        ? try ValueSource(container: container).digits().text : try container.decode(String.self)
      return try Value.value(of: text)
    } catch let error as RefusedText {
      throw refusal(error.reason)
    } catch DecodingError.typeMismatch(_, let context) {
      throw refusal(.unrepresentableText, DecodingError.typeMismatch(Value.self, context))
    }
  }

  private func refusal(_ reason: Rejection.Reason, _ underlying: (any Error)? = nil) -> DecodingError {
    .dataCorrupted(
      .init(codingPath: codingPath, debugDescription: reason.description, underlyingError: underlying))
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
