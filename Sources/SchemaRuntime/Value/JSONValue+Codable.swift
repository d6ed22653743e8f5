extension JSONValue: Codable {
  /// Decodes whatever is there. Booleans are tried before numbers, because some coders give either for either.
  public init(from decoder: any Decoder) throws {
    if let scalar = try JSONValue(scalarFrom: decoder) {
      self = scalar
      return
    }
    do {
      self = .object(try JSONObject(from: decoder))
    } catch DecodingError.typeMismatch(_, let context)
      where context.codingPath.count == decoder.codingPath.count
    {
      var items = try decoder.unkeyedContainer()
      var values: [JSONValue] = []
      while !items.isAtEnd { values.append(try items.decode(JSONValue.self)) }
      self = .array(values)
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
    } else if let value = try container.decodeIfMatching(Bool.self) {
      self = .bool(value)
    } else if let value = try JSONNumber(ifNumberIn: container) {
      self = .number(value)
    } else if let value = try container.decodeIfMatching(String.self) {
      self = .string(value)
    } else {
      return nil
    }
  }

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
