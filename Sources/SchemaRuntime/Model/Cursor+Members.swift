extension Cursor {
  /// Reads the items of the array at the cursor.
  @inlinable @inline(__always)
  mutating func items<Item>(_ read: (inout Cursor) throws(Rejection) -> Item) throws(Rejection) -> [Item] {
    var items: [Item] = []
    guard try beginArray() else { return items }
    // One allocation for most arrays, where growing takes three.
    items.reserveCapacity(4)
    repeat { items.append(try read(&self)) } while try nextItem()
    return items
  }

  /// Reads the members of the object at the cursor.
  /// - Parameter checks: whether it has not been read before: then no key may stand twice.
  @inlinable @inline(__always)
  mutating func members<Value>(
    checks: Bool, _ read: (inout Cursor) throws(Rejection) -> Value
  ) throws(Rejection) -> JSONMap<Value> {
    let object = position
    guard try beginObject() else { return JSONMap() }
    var keys = KeySet()
    var members: [(key: String, value: Value)] = []
    members.reserveCapacity(4)
    repeat {
      let key = try key()
      if checks { try keys.insert(key, in: self, object: object) }
      members.append((text(key.slice), try read(&self)))
    } while try nextMember()
    try keys.finish(in: self, object: object)
    return JSONMap(uniqueMembers: members)
  }

  /// Looks ahead, in the object at the cursor, for the member that tells the branches of a union apart.
  /// - Parameters:
  ///   - tag: a table of its name alone.
  ///   - values: a table of the values that it may have.
  /// - Returns: the position of its value in the table; -1 where there is no such value, -2 where there is no such member.
  /// - Throws: `Rejection` where the bytes are no JSON.
  public func index(ofTag tag: KeyTable, in values: KeyTable) throws(Rejection) -> Int {
    var walk = self
    walk.skipWhitespace()
    return try walk.value(ofTag: tag, in: values)?.index ?? KeyTable.noMember
  }
}

extension KeyTable {
  /// Stands for the position of a member's value where there is no such member.
  static let noMember = -2
}
