/// An enum with cases that are deprecated.
///
/// Code that mentions such a case is deprecated itself, or the compiler would warn of something that only a schema's
/// author can change. Other code calls it through this protocol, where the compiler does not warn.
public protocol DeprecatedCases {
  /// The case at a position of the declaration.
  static func _case(at position: Int) -> Self

  /// The position of the case in the declaration.
  var _position: Int { get }
}

extension DeprecatedCases {
  /// The case at a position of the declaration.
  @inlinable
  public static func _listed(_ position: Int) -> Self { _case(at: position) }

  /// The position of the case in the declaration.
  @inlinable
  public var _listedPosition: Int { _position }
}

/// An enum with payloads, some of whose cases are deprecated; all code that reads and writes it mentions them.
public protocol DeprecatedBranches: FusedReadable, PayloadWritable {
  /// Reads a value.
  /// - Parameter checks: whether it is validated; if not, a validator has accepted it.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  static func _readBranch(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self

  /// Reads the value of a decoder, and asks no schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  init(_branchFrom decoder: any Decoder) throws
}

extension DeprecatedBranches {
  /// Reads a value, and validates it where `checks` says so.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  @inlinable
  public static func _read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    try _readBranch(&cursor, checks: checks)
  }

  /// Writes the payload.
  @inlinable
  public func _write(to writer: inout JSONWriter) { _write(payloadTo: &writer) }

  /// Reads the value of a decoder, and asks no schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public init(_unvalidatedFrom decoder: any Decoder) throws { try self.init(_branchFrom: decoder) }
}
