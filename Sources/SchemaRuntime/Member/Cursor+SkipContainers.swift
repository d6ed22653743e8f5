// Objects and arrays that no schema describes.
extension Cursor {
  /// Reads an object that only has to be JSON.
  @usableFromInline
  mutating func skipObject() throws(Rejection) {
    _ = try readMembers(.anything) { (cursor) throws(Rejection) in try cursor.skipValue() }
  }

  /// Reads an array that only has to be JSON.
  @usableFromInline
  mutating func skipArray() throws(Rejection) {
    guard try beginArray() else { return }
    let bytes = padded
    let table = MemberTable.anything
    repeat {
      if bytes.reaches(position) {
        let (behind, isAccepted) = bytes.plainScalar(bytes.item(at: position, table), table)
        if isAccepted {
          position = behind
          continue
        }
      }
      try skipValue()
    } while try nextItem()
  }
}
