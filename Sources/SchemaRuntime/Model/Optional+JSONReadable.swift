extension Optional: JSONReadable where Wrapped: JSONReadable {
  /// Reads null as nil: right for an array's item and for a member that must be there.
  @inlinable
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Wrapped? {
    cursor.skipWhitespace()
    if cursor.byte != 0x6E { return try Wrapped.read(&cursor) }
    try cursor.null()
    return nil
  }
}

extension Presence: JSONReadable where Wrapped: JSONReadable {
  /// Reads the value of a member that is there.
  @inlinable
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Presence<Wrapped> {
    cursor.skipWhitespace()
    if cursor.byte != 0x6E { return .value(try Wrapped.read(&cursor)) }
    try cursor.null()
    return .null
  }
}
