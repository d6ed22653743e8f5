/// An integer of a width, which generated types use for formats such as `int32` where `schemagen.yaml` says so.
public protocol SchemaInteger: FixedWidthInteger, MemberValue {}

extension SchemaInteger {
  /// Reads an integer.
  /// - Throws: `Rejection` where no number stands there, or where the type cannot hold it as it is.
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start = cursor.position
    guard let value = Self(JSONNumber(uncheckedText: try cursor.numberText())) else {
      throw Rejection(.unrepresentableNumber, at: start)
    }
    return value
  }

  /// Writes an integer.
  public func _write(to writer: inout JSONWriter) { writer.number(JSONNumber(self)) }

  /// Reads an integer that the type holds as it is, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is none.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self = try Self.exactly(decoder.singleValueContainer().decode(JSONNumber.self), decoder.codingPath)
  }

  /// Reads the value of a member that is there, or the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no integer that the type holds.
  public static func _read<Place: DecodedPlace>(at place: inout Place) throws -> Self {
    try exactly(place.decode(JSONNumber.self), place.codingPath)
  }

  private static func exactly(_ number: JSONNumber, _ path: [any CodingKey]) throws -> Self {
    guard let value = Self(number) else { throw unrepresentableNumber(at: path) }
    return value
  }

  private init?(_ number: JSONNumber) {
    if let value = number.int64Value {
      self.init(exactly: value)
    } else if let value = number.uint64Value {
      self.init(exactly: value)
    } else {
      return nil
    }
  }
}

extension Int8: SchemaInteger {}
extension Int16: SchemaInteger {}
extension Int32: SchemaInteger {}
extension Int64: SchemaInteger {}
extension UInt8: SchemaInteger {}
extension UInt16: SchemaInteger {}
extension UInt32: SchemaInteger {}
extension UInt64: SchemaInteger {}
