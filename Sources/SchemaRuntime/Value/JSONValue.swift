/// A JSON value of any kind, kept as it was written: numbers keep their text, objects their order.
///
/// Two values are equal as JSON Schema means it (Core §4.2.2): numbers by mathematical value, strings by Unicode
/// scalars, objects regardless of member order.
@frozen
public enum JSONValue: Sendable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, with its text.
  case number(JSONNumber)
  /// A string, its escapes resolved.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, its members in document order.
  case object(JSONObject)
}

/// An object's members in document order.
public typealias JSONObject = JSONMap<JSONValue>

extension JSONValue {
  /// Whether the value is `null`.
  @inlinable public var isNull: Bool { if case .null = self { true } else { false } }
  /// The boolean; nil for a value of another kind.
  @inlinable public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The number; nil for a value of another kind.
  @inlinable public var numberValue: JSONNumber? { if case .number(let value) = self { value } else { nil } }
  /// The string; nil for a value of another kind.
  @inlinable public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
  /// The items; nil for a value of another kind.
  @inlinable public var arrayValue: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  /// The members; nil for a value of another kind.
  @inlinable public var objectValue: JSONObject? { if case .object(let value) = self { value } else { nil } }

  /// The number if it is an integer that `Int` holds.
  @inlinable public var intValue: Int? { numberValue?.int }
  /// The double nearest to the number; nil if that is infinite.
  @inlinable public var doubleValue: Double? { numberValue?.doubleValue }

  /// The value of an object's member.
  @inlinable public subscript(key: String) -> JSONValue? { objectValue?[key] }

  /// An array's item; nil if there are not so many.
  @inlinable
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let items) = self, items.indices.contains(index) else { return nil }
    return items[index]
  }

  /// The JSON type (Validation §6.1.1): integers are `integer` and `number`.
  public var types: TypeSet {
    switch self {
    case .null: .null
    case .bool: .boolean
    case .number(let number): number.isInteger ? [.number, .integer] : .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

extension JSONValue: Hashable {
  /// Whether the values are equal as JSON Schema means it (Core §4.2.2).
  public static func == (a: JSONValue, b: JSONValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let x), .bool(let y)): x == y
    case (.number(let x), .number(let y)): x == y
    case (.string(let x), .string(let y)): x.hasSameScalars(as: y)
    case (.array(let x), .array(let y)): x == y
    case (.object(let x), .object(let y)): x == y
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): false
    }
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null:
      hasher.combine(0)
    case .bool(let value):
      hasher.combine(1)
      hasher.combine(value)
    case .number(let value):
      hasher.combine(2)
      hasher.combine(value)
    case .string(let value):
      hasher.combine(3)
      value.hashScalars(into: &hasher)
    case .array(let value):
      hasher.combine(4)
      hasher.combine(value)
    case .object(let value):
      hasher.combine(5)
      hasher.combine(value)
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// Compact JSON.
  public var description: String {
    var writer = JSONWriter()
    writer.value(self)
    return writer.text
  }
}
