// Reads plain members of an object into a struct, each to its place.
extension ObjectScanner {
  /// Reads members up to one that the table has no place for, and leaves the cursor at its value.
  /// - Parameters:
  ///   - model: takes the members: the struct that the table was made for, with the members that have been read.
  ///   - cursor: stands at the object, or at the name of a member.
  /// - Returns: false where the object has ended; the cursor is behind it.
  /// - Throws: `Rejection` where the bytes are no JSON, where a member is not valid and the walk validates, or
  ///   where the property cannot hold its value.
  mutating func nextUnread(
    _ model: UnsafeMutableRawPointer, _ cursor: inout Cursor
  ) throws(Rejection) -> Bool {
    try next(&cursor, MemberStorer(model: model, checks: checks))
  }
}
