extension JSONValue: ExpressibleByNilLiteral {
  /// The value `null`.
  @inlinable public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// A boolean.
  @inlinable public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// A number, from an integer literal.
  public init(integerLiteral value: Int64) { self = .number(JSONNumber(integerLiteral: value)) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  /// A number, from a literal with a fractional part.
  public init(floatLiteral value: Double) { self = .number(JSONNumber(floatLiteral: value)) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A string.
  @inlinable public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// An array.
  @inlinable public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// A key that occurs twice has its last value.
  @inlinable
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONMap(elements.lazy.map { (key: $0.0, value: $0.1) }))
  }
}
