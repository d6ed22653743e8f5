extension JSONValue: Codable {
  /// Decodes a value of any kind.
  ///
  /// A coder answers one question at a time, whether the value is of a type, and “no” is slow. Some answer “yes” too
  /// often: they give booleans and numbers for each other, and the text of either as a string. So strings, the most
  /// common, come first, and are believed where the text can be nothing else; booleans come before numbers.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is none that JSON has.
  public init(from decoder: any Decoder) throws {
    if let scalar = try JSONValue(scalarFrom: decoder) {
      self = scalar
      return
    }
    do {
      self = .object(try JSONObject(_unvalidatedFrom: decoder))
    } catch DecodingError.typeMismatch(_, let context)
      where context.codingPath.count == decoder.codingPath.count
    {
      self = .array(try [JSONValue](_unvalidatedFrom: decoder))
    }
  }

  private init?(scalarFrom decoder: any Decoder) throws {
    let container: any SingleValueDecodingContainer
    do {
      container = try decoder.singleValueContainer()
    } catch DecodingError.typeMismatch {
      return nil
    }
    if container.decodeNil() {
      self = .null
      return
    }
    let text = try container.decodeIfMatching(String.self)
    if let text, !text.maySpellAnotherScalar {
      self = .string(text)
    } else if let value = try container.decodeIfMatching(Bool.self) {
      self = .bool(value)
    } else if let value = try JSONNumber(ifNumberIn: container) {
      self = .number(value)
    } else if let text {
      self = .string(text)
    } else {
      return nil
    }
  }

  /// Encodes the value; a number as an integer of 64 bits or a `Double`.
  /// - Throws: `EncodingError` where a number is none of 64 bits, or what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .number(let value):
      try value.encode(to: encoder)
    case .array(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .object(let members):
      try members.encode(to: encoder)
    }
  }
}

extension JSONValue {
  /// Reads any value, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is none that JSON has.
  public init(_unvalidatedFrom decoder: any Decoder) throws { try self.init(from: decoder) }
}

extension String {
  /// Whether any format of text may write a boolean or a number like this: with a digit, a sign or a point first, or as
  /// a short word that begins like `true`, `False`, `yes`, `NO`, `on`, `nan` or `Infinity`.
  fileprivate var maySpellAnotherScalar: Bool {
    guard let first = utf8.first else { return false }
    return switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      0...0x20:
      true
    default: "tfynoi".utf8.contains(first | 0x20) && utf8.count <= 8
    }
  }
}
