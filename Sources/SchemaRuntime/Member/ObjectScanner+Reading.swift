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
