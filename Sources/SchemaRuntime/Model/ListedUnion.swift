/// An enum whose cases have values, or stand for one: the schema tells which values are whose.
public protocol ListedUnion: SchemaValue {
  /// The cases.
  static var _cases: StoredCases<Self> { get }

  /// Writes the value that the case holds.
  func _write(payloadTo writer: inout JSONWriter)
}

extension ListedUnion {
  /// The schema, where the type says no other.
  public static var _schema: TypeSchema { _cases.schema.ofList }

  /// Reads a value that a validator has accepted.
  /// - Throws: `Rejection` where the Swift type cannot hold the value.
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try _cases.read(&cursor, checks: false)
  }

  /// Reads a value, which the type validates where the way says so.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  public static func _read(_ cursor: inout Cursor, by way: ReadingWay, checks: Bool) throws(Rejection) -> Self
  {
    try _cases.read(&cursor, checks: way.kind == .own && checks)
  }

  /// Reads the value of a decoder, and asks no schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public init(_unvalidatedFrom decoder: any Decoder) throws { self = try Self._cases.decode(decoder) }

  /// Writes the value that the case holds.
  @inlinable
  public func _write(to writer: inout JSONWriter) { _write(payloadTo: &writer) }

  /// Encodes the value that the case holds.
  /// - Throws: what the encoder throws.
  @inlinable
  public func encode(to encoder: any Encoder) throws {
    try EncoderSink.encodePayload(to: encoder) { _write(payloadTo: &$0) }
  }
}
