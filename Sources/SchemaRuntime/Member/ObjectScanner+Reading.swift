/// A union that is validated while it is read, in one walk over the bytes.
public protocol FusedReadable: SchemaValue {
  /// Reads a value.
  /// - Parameters:
  ///   - cursor: stands at the value.
  ///   - checks: whether it is validated on the way; if not, a validator has accepted it.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  static func _read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self
}

extension FusedReadable {
  /// Reads a value that a validator has accepted.
  /// - Throws: `Rejection` where the Swift type cannot hold the value.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try _read(&cursor, checks: false)
  }
}

// Members that the walk does not store by itself.
extension ObjectScanner {
  /// Validates the member's value with a block, and stays in front of it.
  /// - Throws: `Rejection` where the value is not valid, and where the bytes are no JSON.
  @inline(never)
  func check(_ cursor: inout Cursor, _ block: PlannedBlock) throws(Rejection) {
    let value = cursor
    var sink = ViolationSink()
    try block(&cursor, &sink)
    cursor = value
  }

  /// Validates the member's value by what the table says of it, and stays in front of it.
  /// - Throws: `Rejection` where the value is not valid, and where the bytes are no JSON.
  @inline(never)
  func check(_ cursor: inout Cursor) throws(Rejection) {
    let value = cursor
    try decide(&cursor)
    cursor = value
  }

  /// Reads the value of a member for which the table has all demands.
  /// - Throws: `Rejection` where the value is not valid, and where the bytes are no JSON.
  func decide(_ cursor: inout Cursor) throws(Rejection) { try table.read(index, &cursor) }
}
