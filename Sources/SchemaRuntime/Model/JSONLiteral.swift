/// An enum whose cases stand for JSON literals of several kinds, such as `"auto"` and `0`.
public protocol JSONLiteral: SchemaValue, CaseIterable, RawRepresentable where RawValue == JSONValue {}

extension JSONLiteral {
  /// The first case that stands for an equal value.
  public static func firstCase(of value: JSONValue) -> Self? { allCases.first { $0.rawValue == value } }

  public init?(rawValue: JSONValue) {
    guard let value = Self.firstCase(of: rawValue) else { return nil }
    self = value
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start = cursor.position
    guard let value = firstCase(of: try JSONValue.read(&cursor)) else {
      throw Rejection(.violation, at: start)
    }
    return value
  }

  public func write(to writer: inout JSONWriter) { writer.value(rawValue) }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    guard let value = Self.firstCase(of: try JSONValue(unvalidatedFrom: decoder)) else {
      throw decoder.unlisted
    }
    self = value
  }

  public func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }
}
