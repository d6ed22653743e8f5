extension Optional: JSONReadable where Wrapped: JSONReadable {
  /// Reads null as nil: right for an array's item and for a member that must be there.
  @inlinable
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Wrapped? {
    cursor.skipWhitespace()
    return try cursor.optional(Wrapped.read)
  }
}

extension Presence: JSONReadable where Wrapped: JSONReadable {
  /// Reads the value of a member that is there.
  @inlinable
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Presence<Wrapped> {
    cursor.skipWhitespace()
    return try cursor.presence(Wrapped.read)
  }
}
