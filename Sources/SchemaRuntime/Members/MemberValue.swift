/// A value that a struct has for a member: read and written in every way there is, compared and hashed.
///
/// A list of members knows only the type of a value, and asks that for the rest. This is one protocol, because each one
/// costs a table of functions for every generated type.
public protocol MemberValue: JSONWritable, Codable, Hashable {
  /// Which values of the type the runtime handles by itself.
  static var _form: MemberForm { get }

  /// Reads a value that a validator has accepted. The cursor stands at its first byte or at whitespace before it.
  /// - Throws: `Rejection` where the Swift type cannot hold the value.
  static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self

  /// Reads a value in the way of a plan.
  /// - Parameters:
  ///   - cursor: stands at the value.
  ///   - way: how the value is validated.
  ///   - checks: whether it is; if not, a validator has accepted it.
  /// - Throws: `Rejection` where the value is not valid, or where the type cannot hold it.
  static func _read(_ cursor: inout Cursor, by way: ReadingWay, checks: Bool) throws(Rejection) -> Self

  /// Reads the value of a decoder without a change, and asks no schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  init(_unvalidatedFrom decoder: any Decoder) throws

  /// Reads the value of a member that is there, or the next item.
  /// - Throws: as `init(_unvalidatedFrom:)`.
  static func _read<Place: DecodedPlace>(at place: inout Place) throws -> Self
}

extension MemberValue {
  /// Reads a value of a type that holds valid values alone.
  /// - Throws: `Rejection` where the type cannot hold the value.
  public static func _read(_ cursor: inout Cursor, by way: ReadingWay, checks: Bool) throws(Rejection) -> Self
  {
    try _read(&cursor)
  }

  /// The type does all by itself.
  public static var _form: MemberForm { .value }
}

/// A kind of values that the runtime handles by itself.
public enum MemberForm {
  case string, integer, double, boolean
  /// An array of such values.
  case array(any MemberValue.Type)
  /// Members of any names, with such values.
  case map(any MemberValue.Type)
  /// A string that holds the JSON of such a value.
  case content(any MemberValue.Type)
  /// A struct that has a list of members.
  case structure(any ListedStruct.Type)
  /// An enum of strings, perhaps one that takes a byte.
  case listed(any ListedText.Type)
  /// Any other: the type is asked.
  case value
}

extension String: MemberValue {
  /// A string.
  public static var _form: MemberForm { .string }
}

extension Int: MemberValue {
  /// An integer.
  public static var _form: MemberForm { .integer }
}

extension Double: MemberValue {
  /// A number.
  public static var _form: MemberForm { .double }
}

extension Bool: MemberValue {
  /// A boolean.
  public static var _form: MemberForm { .boolean }
}

extension Array: MemberValue where Element: MemberValue {
  /// An array.
  public static var _form: MemberForm { .array(Element.self) }
}

extension ListedStruct where Self: MemberValue {
  /// A struct.
  public static var _form: MemberForm { .structure(Self.self) }
}

extension ListedText {
  /// An enum of strings.
  public static var _form: MemberForm { .listed(Self.self) }
}

extension JSONNumber: MemberValue {}
extension JSONValue: MemberValue {}
extension EncodedBytes: MemberValue {}

extension EncodedJSON: MemberValue {
  /// A string that holds JSON.
  public static var _form: MemberForm { .content(Value.self) }
}

extension Optional: MemberValue where Wrapped: MemberValue {}

extension JSONMap: MemberValue where Value: MemberValue {
  /// Members of any names.
  public static var _form: MemberForm { .map(Value.self) }
}

// Storage of a value: a list knows it as the value itself.

extension Boxed: MemberValue, JSONWritable, Codable
where Value: MemberValue {
  /// Reads a value into a box.
  /// - Throws: what the type throws.
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    Self(try Value._read(&cursor))
  }

  /// Writes the value in the box.
  public func _write(to writer: inout JSONWriter) { storage.value._write(to: &writer) }

  /// Encodes the value in the box.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws { try storage.value.encode(to: encoder) }

  /// Decodes a value, as its type says.
  /// - Throws: what the type throws.
  public init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }

  /// Reads a value, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self.init(try Value(_unvalidatedFrom: decoder))
  }

  /// Reads the value of a member that is there, or the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public static func _read<Place: DecodedPlace>(at place: inout Place) throws -> Self {
    Self(try Value._read(at: &place))
  }
}

extension PendingValue: MemberValue, JSONWritable, Codable
where Value: MemberValue {
  /// Reads a value.
  /// - Throws: what the type throws.
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    Self(try Value._read(&cursor))
  }

  /// Writes the value.
  public func _write(to writer: inout JSONWriter) { value._write(to: &writer) }

  /// Encodes the value.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

  /// Decodes a value, as its type says.
  /// - Throws: what the type throws.
  public init(from decoder: any Decoder) throws { self.init(try Value(from: decoder)) }

  /// Reads a value, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self.init(try Value(_unvalidatedFrom: decoder))
  }

  /// Reads the value of a member that is there, or the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public static func _read<Place: DecodedPlace>(at place: inout Place) throws -> Self {
    Self(try Value._read(at: &place))
  }
}
