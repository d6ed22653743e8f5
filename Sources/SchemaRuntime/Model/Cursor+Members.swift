extension Cursor {
  /// Reads the value of a member into the variable that holds it while the object is read.
  ///
  /// A variable that is passed on stays in memory, where an assignment would have the optimizer carry every variable
  /// of the object through every branch.
  @inlinable @inline(never)
  public mutating func read<Value: JSONReadable>(_ member: inout Value?) throws(Rejection) {
    fill(&member, try Value.read(&self))
  }

  /// The same for a member that must be there and may be null.
  @inlinable @inline(never)
  public mutating func readNullable<Value: JSONReadable>(_ member: inout Value?) throws(Rejection) {
    fill(&member, try Value?.read(&self))
  }

  /// Sets a variable that is nil, as a rule: then there is nothing to release.
  @inlinable @inline(__always)
  func fill<Value>(_ member: inout Value?, _ value: Value?) {
    if member != nil {
      member = value
      return
    }
    // The memory holds nil, which owns nothing, so it may be written over as if there were no value in it yet.
    withUnsafeMutablePointer(to: &member) { $0.initialize(to: value) }
  }

  /// The same for a member that may be missing and may be null.
  @inlinable @inline(never)
  public mutating func readPresence<Value: JSONReadable>(_ member: inout Presence<Value>) throws(Rejection) {
    member = try Presence<Value>.read(&self)
  }

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
