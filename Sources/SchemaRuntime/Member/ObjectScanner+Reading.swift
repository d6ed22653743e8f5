/// A struct that is filled member by member, where it is.
public protocol StructReadable: ListedStruct, PrintedByMembers {
  /// Reads the object at the cursor.
  /// - Parameters:
  ///   - value: takes the members; it begins as `_unread`.
  ///   - cursor: stands at the value.
  ///   - checks: whether the object is validated on the way, where the type can do that (`FusedReadable`); if not, a
  ///     validator has accepted it.
  /// - Throws: `Rejection` where the object is not valid, or where the Swift type cannot hold it.
  static func _fill(_ value: inout Self, _ cursor: inout Cursor, checks: Bool) throws(Rejection)
}

extension StructReadable {
  /// Reads a value that a validator has accepted.
  /// - Throws: `Rejection` where the Swift type cannot hold the value.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var value = _unread
    try _fill(&value, &cursor, checks: false)
    return value
  }
}

/// A type that is validated while it is read, in one walk over the bytes.
public protocol FusedReadable: GeneratedValue {
  /// Reads a value.
  /// - Parameters:
  ///   - cursor: stands at the value.
  ///   - checks: whether it is validated on the way; if not, a validator has accepted it.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  static func _read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self
}

extension FusedReadable {
  /// Validates the value at the cursor and reads it, in one walk.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  @inlinable
  public static func _readChecked(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try _read(&cursor, checks: true)
  }

  /// Reads a value that a validator has accepted.
  /// - Throws: `Rejection` where the Swift type cannot hold the value.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try _read(&cursor, checks: false)
  }
}

extension FusedReadable where Self: StructReadable {
  /// Reads a value that a validator has accepted.
  /// - Throws: `Rejection` where the Swift type cannot hold the value.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try _read(&cursor, checks: false)
  }

  /// Fills a value in one walk, and validates it on the way where `checks` says so.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  @inlinable
  public static func _read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    // A variable that a called function fills is moved to where the value goes; one that this function wrote to would
    // be copied by Swift 6.3.
    var value = _unread
    try _fill(&value, &cursor, checks: checks)
    return value
  }
}

// Functions for generated code, where the walk does not store a member by itself.
extension ObjectScanner {
  /// Reads a member that no property names and adds it to the others.
  /// - Throws: `Rejection` where the walk validates and the bytes are no JSON, or where the Swift type cannot hold
  ///   the value.
  @inlinable
  public func readOther<Value: JSONReadable>(
    _ cursor: inout Cursor, into others: inout [(key: String, value: Value)]
  ) throws(Rejection) {
    if checks {
      let value = cursor.position
      try cursor.skipValue()
      cursor.position = value
    }
    try cursor.readMember(cursor.key(at: offset), into: &others)
  }

  /// Reads a member that no property names and that may be anything, and adds it to the others.
  /// - Throws: `Rejection` where the walk validates and the bytes are no JSON, or where the Swift type cannot hold
  ///   the value.
  public func readOther(
    _ cursor: inout Cursor, into others: inout [(key: String, value: JSONValue)]
  ) throws(Rejection) {
    let key = try cursor.key(at: offset)
    others.append((cursor.text(key.slice), try cursor.value(checks: checks)))
  }

  /// Reads over a member that is not kept.
  /// - Throws: `Rejection` where the bytes are no JSON.
  @inlinable
  public func skip(_ cursor: inout Cursor) throws(Rejection) {
    if checks { try cursor.skipValue() } else { try cursor.skipSyntax() }
  }

  /// Validates the member's value with the function of its schema, where the walk validates, and stays in front of it.
  /// - Throws: `Rejection` where the value is not valid, unless the sink records, and where the bytes are no JSON.
  @inline(never)
  public func check(
    _ cursor: inout Cursor,
    _ validator: (inout Cursor, inout ViolationSink) throws(Rejection) -> Void
  ) throws(Rejection) {
    guard checks else { return }
    let value = cursor
    var sink = ViolationSink()
    try validator(&cursor, &sink)
    cursor = value
  }

  /// Validates the member's value with the function of its schema, where the walk validates, and reads it.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  @inlinable
  public func read<Value: JSONReadable>(
    _ type: Value.Type, _ cursor: inout Cursor, _ validator: Verdict
  ) throws(Rejection) -> Value {
    try check(&cursor, validator)
    return try Value._read(&cursor)
  }

  /// Validates the member's value by what the table says of it, where the walk validates, and reads it.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  @inlinable
  public func read<Value: JSONReadable>(
    _ type: Value.Type, _ cursor: inout Cursor
  ) throws(Rejection) -> Value {
    try check(&cursor)
    return try Value._read(&cursor)
  }

  /// Validates the member's name with the function of a schema, where the walk validates.
  /// - Throws: `Rejection` where the value is not valid, unless the sink records, and where the bytes are no JSON.
  @inline(never)
  public func checkName(
    _ cursor: Cursor, _ validator: (inout Cursor, inout ViolationSink) throws(Rejection) -> Void
  ) throws(Rejection) {
    guard checks else { return }
    var walk = cursor
    walk.position = offset
    var sink = ViolationSink()
    try validator(&walk, &sink)
  }

  /// Validates the member's value by what the table says of it, where the walk validates, and stays in front of it.
  /// - Throws: `Rejection` where the value is not valid, unless the sink records, and where the bytes are no JSON.
  @inline(never)
  public func check(_ cursor: inout Cursor) throws(Rejection) {
    try check(&cursor) { (walk: inout Cursor, sink: inout ViolationSink) throws(Rejection) in
      try decide(&walk, &sink)
    }
  }

  /// Reads the value of a member for which the table has all demands, and reports its mistakes.
  /// - Throws: `Rejection` where the value is not valid, unless the sink records, and where the bytes are no JSON.
  public func decide(_ cursor: inout Cursor, _ sink: inout ViolationSink) throws(Rejection) {
    try table.read(index, &cursor)
  }

  /// Demands that the object has had all names of the masks, without which the struct cannot be made.
  /// - Throws: `Rejection` at the start of the object where that does not hold.
  @inlinable @inline(__always)
  public func demand(_ mask0: UInt64, _ mask1: UInt64 = 0) throws(Rejection) {
    if (seen0 & mask0) ^ mask0 | (seen1 & mask1) ^ mask1 != 0 { throw Rejection(.violation, at: start) }
  }

  /// Demands that the object has had a name that is in no mask.
  /// - Throws: `Rejection` at the start of the object where that does not hold.
  @inlinable
  public func demand(name: Int, in cursor: Cursor) throws(Rejection) {
    if !hasSeen(name, in: cursor) { throw Rejection(.violation, at: start) }
  }

  /// Demands that the object has had all names of the masks, which only the schema requires, where the walk validates.
  /// - Throws: `Rejection` at the start of the object where that does not hold.
  @inlinable @inline(__always)
  public func require(_ mask0: UInt64, _ mask1: UInt64 = 0) throws(Rejection) {
    if checks { try demand(mask0, mask1) }
  }

  /// Demands that a condition holds, where the walk validates.
  /// - Throws: `Rejection` at the start of the object where that does not hold.
  @inlinable @inline(__always)
  public func require(_ condition: @autoclosure () -> Bool) throws(Rejection) {
    if checks, !condition() { throw Rejection(.violation, at: start) }
  }

  /// Demands that the object, which the cursor is behind, takes no more bytes as compact JSON, where the walk validates.
  /// - Throws: `Rejection` at the start of the object where that does not hold.
  public func require(serializedBytes limit: Int, _ cursor: Cursor) throws(Rejection) {
    guard checks else { return }
    var sink = ViolationSink()
    try Assertion.maxSerializedBytes(limit, from: start, to: cursor.position, cursor, &sink, "")
  }
}
