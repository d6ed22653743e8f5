// Members whose names have no number: members of maps, of values that no schema describes, and others that a table does
// not list.
extension Cursor {
  /// Reads the object at the cursor, whatever the names of its members; none may stand twice.
  /// - Parameters:
  ///   - table: says in its only line which values a look may go over.
  ///   - name: is lent each name, behind which the cursor is.
  ///   - read: reads a value that the look does not go over.
  /// - Returns: the number of members.
  @inline(__always)
  mutating func readMembers(
    _ table: MemberTable, name check: (Key, inout Cursor) throws(Rejection) -> Void = { (_, _) in },
    _ read: (inout Cursor) throws(Rejection) -> Void
  ) throws(Rejection) -> Int {
    let object = position
    guard try beginObject() else { return 0 }
    var keys = KeySet()
    let bytes = padded
    repeat {
      if bytes.reaches(position), let name = bytes.plainName(at: position),
        let key = keys.insertQuickly(name, bytes)
      {
        try check(key, &self)
        let (behind, isAccepted) = bytes.plainScalar(FastMember(rule: table.fast, name: name), table)
        if isAccepted {
          position = behind
          continue
        }
        position = name.value
      } else {
        let key = try key()
        try check(key, &self)
        try keys.insert(key, in: self, object: object)
      }
      try read(&self)
    } while try nextMember()
    try keys.finish(in: self, object: object)
    return keys.count
  }
}

extension ObjectScanner {
  /// Goes over a member if the table does not list it, its name is plain and none that was there before may be the same.
  /// - Returns: nil where it takes more, and the cursor stays where it is; false where the value is left to the walk's
  ///   caller, and the cursor is at it.
  @inline(__always)
  mutating func pass(
    _ name: FastName, over bytes: PaddedBytes, _ cursor: inout Cursor
  ) throws(Rejection) -> Bool? {
    guard bytes.isPlain(name), countOfOthers < KeySet.smallCount,
      !table.has(name.start &+ 1, name.count, bytes)
    else { return nil }
    let hash = bytes.hash(of: name)
    let isNew = withUnsafeMutableBytes(of: &others) { KeySet.isNew(hash, $0) }
    // A name whose hash is not new has to be read, to find out whether it is the same.
    guard isNew else { return nil }
    countOfOthers &+= 1
    let table = othersTable ?? .anything
    let (behind, isAccepted) = bytes.plainScalar(FastMember(rule: table.fast, name: name), table)
    cursor.position = isAccepted ? behind : name.value
    if isAccepted { return true }
    if othersTable == nil {
      try cursor.skipValue()
      return true
    }
    (index, offset) = (-1, name.start)
    return false
  }
}

extension MemberTable {
  /// The table that accepts any value.
  static let anything = MemberTable(rows: [["", ScalarConstraints.anything.text]])
}

extension KeySet {
  /// Adds a name.
  /// - Returns: nil, and it is not counted, where it takes more to say that it is new.
  @inline(__always)
  mutating func insertQuickly(_ name: FastName, _ bytes: PaddedBytes) -> Key? {
    guard count < KeySet.smallCount else { return nil }
    let (head, tail) = bytes.words(of: name)
    let hash = KeySet.hash(head, tail, name.count)
    guard withUnsafeMutableBytes(of: &filter, { KeySet.isNew(hash, $0) }) else { return nil }
    count &+= 1
    return Key(start: name.start &+ 1, count: name.count, head: head, tail: tail, isEscaped: false)
  }
}

extension PaddedBytes {
  /// The possible member's name at an offset, of plain text.
  @inline(__always)
  func plainName(at offset: Int) -> FastName? {
    guard let name = name(at: offset), isPlain(name) else { return nil }
    return name
  }

  @inline(__always)
  fileprivate func isPlain(_ name: FastName) -> Bool {
    isPlain(from: name.start, to: name.start &+ 1 &+ name.count)
  }

  /// The hash of a name of plain text, as a `KeySet` has it.
  @inline(__always)
  fileprivate func hash(of name: FastName) -> UInt64 {
    let (head, tail) = words(of: name)
    return KeySet.hash(head, tail, name.count)
  }
}
