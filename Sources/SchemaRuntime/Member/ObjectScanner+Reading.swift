/// A struct that is filled member by member, where it is.
public protocol StructReadable: ListedStruct, PrintedByMembers {}

extension StructReadable {
  /// Reads a value that a validator has accepted.
  /// - Throws: `Rejection` where the Swift type cannot hold the value.
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try read(&cursor, checks: false)
  }

  @inline(__always)
  fileprivate static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    var value = _unread
    // The struct stays where it is as long as the closure runs.
    try withUnsafeMutablePointer(to: &value) { (value) throws(Rejection) in
      try list.fill(UnsafeMutableRawPointer(value), &cursor, checks: checks)
    }
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
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try read(&cursor, checks: false)
  }

  /// Reads a value in one walk, and validates it on the way where `checks` says so.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  public static func _read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    try read(&cursor, checks: checks)
  }
}

// Members that the walk does not store by itself.
extension ObjectScanner {
  /// Validates the member's value with a block, and stays in front of it.
  /// - Throws: `Rejection` where the value is not valid, and where the bytes are no JSON.
  @inline(never)
  func check(_ cursor: inout Cursor, _ block: PlannedBlock) throws(Rejection) {
    let value = cursor
    var sink = ViolationSink()
    try block(&cursor, &sink)
    cursor = value
  }

  /// Validates the member's value by what the table says of it, and stays in front of it.
  /// - Throws: `Rejection` where the value is not valid, and where the bytes are no JSON.
  @inline(never)
  func check(_ cursor: inout Cursor) throws(Rejection) {
    let value = cursor
    try decide(&cursor)
    cursor = value
  }

  /// Reads the value of a member for which the table has all demands.
  /// - Throws: `Rejection` where the value is not valid, and where the bytes are no JSON.
  func decide(_ cursor: inout Cursor) throws(Rejection) { try table.read(index, &cursor) }
}
