// Arrays of which each item is validated by the same function.
extension Cursor {
  /// Reads the array at the cursor.
  /// - Parameters:
  ///   - sink: takes what is found.
  ///   - validate: validates an item, and leaves the cursor behind it.
  /// - Returns: the number of items.
  /// - Throws: `Rejection` where the bytes are no array, and what `validate` throws.
  @inlinable @inline(__always) @discardableResult
  public mutating func readItems(_ sink: inout ViolationSink, _ validate: Verdict) throws(Rejection) -> Int {
    var count = 0
    var more = try beginArray()
    while more {
      try validate(&self, &sink)
      count &+= 1
      more = try nextItem()
    }
    return count
  }

  /// Reads the array at the cursor, whose items the table shows to be valid, or else `validate` validates.
  /// - Throws: `Rejection` where the bytes are no array, and what `validate` throws.
  @inlinable @inline(__always) @discardableResult
  public mutating func readItems(
    _ sink: inout ViolationSink, passing table: MemberTable, _ validate: Verdict
  ) throws(Rejection) -> Int {
    try readItems(&sink) { (cursor, sink) throws(Rejection) in
      if !table.passes(&cursor) { try validate(&cursor, &sink) }
    }
  }
}
