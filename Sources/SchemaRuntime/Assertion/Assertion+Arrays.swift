extension Assertion {
  /// `maxItems` (Validation §6.4.1).
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func maxItems(
    _ limit: Int, _ count: Int, at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if count > limit { try sink.report(.maxItems(limit), at: offset, keyword) }
  }

  /// `minItems` (Validation §6.4.2).
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func minItems(
    _ limit: Int, _ count: Int, at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if count < limit { try sink.report(.minItems(limit), at: offset, keyword) }
  }

  /// `contains` (Core §10.3.1.3) without `minContains`.
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func contains(
    _ count: Int, at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if count == 0 { try sink.report(.contains, at: offset, keyword) }
  }

  /// `minContains` (Validation §6.4.5).
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func minContains(
    _ limit: Int, _ count: Int, at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if count < limit { try sink.report(.minContains(limit), at: offset, keyword) }
  }

  /// `maxContains` (Validation §6.4.4).
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func maxContains(
    _ limit: Int, _ count: Int, at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if count > limit { try sink.report(.maxContains(limit), at: offset, keyword) }
  }

  /// `uniqueItems` (Validation §6.4.3) of the array at an offset, which has been read before.
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func uniqueItems(
    at offset: Int, _ count: Int, _ cursor: Cursor, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if count > 1, let repeated = try repeatedItem(at: offset, count, cursor) {
      try sink.report(.uniqueItems, at: repeated, keyword)
    }
  }

  /// The offset of the first item that equals an earlier one.
  static func repeatedItem(at offset: Int, _ count: Int, _ cursor: Cursor) throws(Rejection) -> Int? {
    var walk = cursor
    walk.position = offset
    guard try walk.beginArray() else { return nil }
    if count <= KeySet.smallCount { return try repeatedItemOfFew(walk) }
    let hash = SeededHash.shared
    return try OffsetTable.with(room: count) { (offsets) throws(Rejection) in
      repeat {
        walk.skipWhitespace()
        let start = walk.position
        let isNew = offsets.insert(start, hash: try hash.ofValue(&walk)) {
          JSONEquality.equal(walk, at: $0, walk, at: start)
        }
        if !isNew { return start }
      } while try walk.nextItem()
      return nil
    }
  }

  /// The offset of the first item that equals an earlier one, in an array of so few items that a bit for each will do:
  /// where bits meet, the array is read again up to there.
  /// - Parameter first: a cursor at the first item.
  private static func repeatedItemOfFew(_ first: Cursor) throws(Rejection) -> Int? {
    var walk = first
    let hash = SeededHash.shared
    var filter = SIMD16<UInt64>(repeating: 0)
    repeat {
      walk.skipWhitespace()
      let start = walk.position
      let bits = try hash.ofValue(&walk)
      let isNew = withUnsafeMutableBytes(of: &filter) { KeySet.isNew(bits, $0) }
      if !isNew, try hasItem(first, like: start) { return start }
    } while try walk.nextItem()
    return nil
  }

  /// Whether an item before the one at an offset equals it.
  private static func hasItem(_ first: Cursor, like offset: Int) throws(Rejection) -> Bool {
    var walk = first
    while true {
      walk.skipWhitespace()
      let start = walk.position
      if start >= offset { return false }
      if JSONEquality.equal(walk, at: start, walk, at: offset) { return true }
      try walk.skipSyntax()
      guard try walk.nextItem() else { return false }
    }
  }
}
