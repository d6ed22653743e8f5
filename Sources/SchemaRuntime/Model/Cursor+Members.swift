extension Cursor {
  /// Reads the value of a member that no property names and adds it to the others.
  @inlinable
  public mutating func readMember<Value: JSONReadable>(
    _ key: Key, into others: inout [(key: String, value: Value)]
  ) throws(Rejection) {
    others.append((text(key.slice), try Value.read(&self)))
  }

  /// Looks ahead, in the object at the cursor, for the member that tells the branches of a union apart.
  /// - Parameter tag: a table of its name alone.
  /// - Returns: the position of its value in the table; -1 where there is no such member or value.
  public func index(ofTag tag: KeyTable, in values: KeyTable) throws(Rejection) -> Int {
    var walk = self
    walk.skipWhitespace()
    var more = try walk.beginObject()
    while more {
      let key = try walk.key()
      if tag.index(of: key, in: walk) >= 0 {
        return walk.byte == 0x22 ? values.index(of: try walk.string(), in: walk) : -1
      }
      try walk.skipSyntax()
      more = try walk.nextMember()
    }
    return -1
  }
}
