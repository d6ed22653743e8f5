// Objects and arrays that no schema describes, without the table by which looks go over their members.
extension Cursor {
  /// Reads an object that only has to be JSON.
  @usableFromInline
  mutating func skipObject() throws(Rejection) {
    let object = position
    guard try beginObject() else { return }
    var keys = KeySet()
    repeat {
      try keys.insert(try key(), in: self, object: object)
      try skipValue()
    } while try nextMember()
    try keys.finish(in: self, object: object)
  }

  /// Reads an array that only has to be JSON.
  @usableFromInline
  mutating func skipArray() throws(Rejection) {
    guard try beginArray() else { return }
    repeat { try skipValue() } while try nextItem()
  }
}
