extension Optional: JSONReadable where Wrapped: JSONReadable {
  /// Reads null as nil: right for an array's item and for a member that must be there.
  /// - Throws: `Rejection` where another kind of value stands there, or where the Swift type cannot hold a value in
  ///   it.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Wrapped? {
    cursor.skipWhitespace()
    return try cursor.optional(Wrapped._read)
  }
}

extension Presence: JSONReadable where Wrapped: JSONReadable {
  /// Reads the value of a member that is there.
  /// - Throws: `Rejection` where another kind of value stands there, or where the Swift type cannot hold a value in
  ///   it.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Presence<Wrapped> {
    cursor.skipWhitespace()
    return try cursor.presence(Wrapped._read)
  }
}
