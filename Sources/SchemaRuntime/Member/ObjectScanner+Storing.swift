// Reads plain members of an object into a struct, each to its place.
extension ObjectScanner {
  /// A walk over the object at the cursor, which may have whitespace before it.
  /// - Parameters:
  ///   - members: the table, with the places of the properties.
  ///   - cursor: stands at the object, or at the name of a member.
  ///   - checks: whether the members are validated on the way.
  /// - Throws: `Rejection` where something else stands there.
  @inlinable
  public init<Model>(
    _ members: StoredMembers<Model>, _ cursor: inout Cursor, checks: Bool
  ) throws(Rejection) {
    cursor.skipWhitespace()
    guard cursor.byte == 0x7B else { throw cursor.unexpected() }
    // In an object that a validator has accepted, the walk need not compare unlisted names.
    self.init(members.table, at: cursor.position, checks: checks, skipsOthers: !checks)
  }

  /// Reads members up to one that the table has no place for, and leaves the cursor at its value.
  /// - Parameters:
  ///   - model: takes the members: the struct that the table was made for, as `StructReadable._unread` gives it, with
  ///     the members that have been read.
  ///   - cursor: stands at the object, or at the name of a member.
  /// - Returns: false where the object has ended; the cursor is behind it.
  /// - Throws: `Rejection` where the bytes are no JSON, where a member is not valid and the walk validates, or
  ///   where the property cannot hold its value.
  @inlinable @inline(__always)
  public mutating func nextUnread<Model>(
    _ model: inout Model, _ cursor: inout Cursor
  ) throws(Rejection) -> Bool {
    // The struct stays where it is as long as the closure runs.
    try withUnsafeMutablePointer(to: &model) { (model) throws(Rejection) -> Bool in
      try nextUnread(UnsafeMutableRawPointer(model), &cursor)
    }
  }

  @usableFromInline
  mutating func nextUnread(
    _ model: UnsafeMutableRawPointer, _ cursor: inout Cursor
  ) throws(Rejection) -> Bool {
    try next(&cursor, MemberStorer(model: model, checks: checks))
  }
}
