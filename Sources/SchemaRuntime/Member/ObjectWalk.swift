/// A walk over the members of one object, for a `MemberTable`.
///
/// It finds the number of each member's name, refuses names that stand twice, remembers which were there, and decides
/// by itself the values for which the table says enough. So the members that make up most of most documents are read
/// in one loop, which keeps its place in registers and does not have to foretell which member comes next.
@frozen
public struct ObjectWalk {
  @usableFromInline let table: MemberTable
  /// The offset of the object's `{`.
  public let start: Int
  /// For readers: whether they validate what they read.
  public let checks: Bool
  /// Whether the object has been read before, and names that are not listed are of no interest.
  @usableFromInline let skipsOthers: Bool
  /// The number of the member whose value is at the cursor: its name's place in the table, -1 where it has none.
  public var index = -1
  /// The offset of the member's name: its opening quote.
  public var offset = 0
  @usableFromInline var hasBegun = false
  /// The names 0 … 63 that the object has had, a bit for each.
  public var seen0: UInt64 = 0
  /// The names 64 … 127.
  public var seen1: UInt64 = 0
  /// The names from 128 on.
  @usableFromInline var seenLate = SIMD16<UInt64>(repeating: 0)
  @usableFromInline var others = KeySet()
  /// Offsets of values that are looked at again, -1 where the member is missing.
  @usableFromInline var places = SIMD8<Int>(repeating: -1)

  /// - Parameter start: the offset of the object's `{`, where the cursor is.
  public init(_ table: MemberTable, at start: Int, checks: Bool = true, skipsOthers: Bool = false) {
    self.table = table
    self.start = start
    self.checks = checks
    self.skipsOthers = skipsOthers
  }

  /// How many members the object has had: a bit stands for each, or it is among the others.
  public var count: Int {
    var count = seen0.nonzeroBitCount &+ seen1.nonzeroBitCount &+ others.count
    for word in seenLate.indices { count &+= seenLate[word].nonzeroBitCount }
    return count
  }

  /// Reads members up to one that the table does not decide, and leaves the cursor at its value.
  /// - Returns: false where the object has ended; the cursor is behind it.
  public mutating func nextUndecided(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) -> Bool {
    guard try advance(&cursor) else { return false }
    let rules = table.rules
    var at = cursor.position
    var (low, high) = (seen0, seen1)
    while true {
      if let key = cursor.quickKey(at: at) {
        let index = table.names.index(of: key)
        if index < 0, skipsOthers {
          cursor.position = key.value
          others.count &+= 1
          try cursor.skipSyntax()
          guard try cursor.nextMember() else {
            (seen0, seen1) = (low, high)
            return false
          }
          at = cursor.position
          continue
        }
        let (lowBit, highBit) = ObjectWalk.bits(index)
        // Neither an unlisted name, nor one beyond two words of bits, nor one that was there.
        if UInt(bitPattern: index) < 128, low & lowBit | high & highBit == 0 {
          low |= lowBit
          high |= highBit
          let rule = rules + index
          var behind = rule.pointee.isDecided ? cursor.quickScalar(at: key.value, key.first, index, table) : 0
          if behind == 0 {
            cursor.position = key.value
            if !rule.pointee.isDecided {
              (seen0, seen1, self.index, offset) = (low, high, index, at)
              return true
            }
            try table.decide(index, &cursor, &sink)
            behind = cursor.position
          }
          if behind &+ 2 <= cursor.end, cursor.pairInside(at: behind) == 0x222C {
            at = behind &+ 1
            continue
          }
          cursor.position = behind
          guard try cursor.nextMember() else {
            (seen0, seen1) = (low, high)
            try finish(cursor)
            return false
          }
          at = cursor.position
          continue
        }
      }
      (seen0, seen1, cursor.position) = (low, high, at)
      try readName(&cursor)
      if index >= 0, rules[index].isDecided {
        try table.decide(index, &cursor, &sink)
      } else if index < 0, skipsOthers {
        try cursor.skipSyntax()
      } else {
        return true
      }
      guard try advance(&cursor) else { return false }
      (low, high, at) = (seen0, seen1, cursor.position)
    }
  }

  /// Goes to the value of the next member.
  /// - Returns: false where the object has ended; the cursor is behind it.
  public mutating func nextMember(_ cursor: inout Cursor) throws(Rejection) -> Bool {
    guard try advance(&cursor) else { return false }
    if let key = cursor.quickKey(at: cursor.position) {
      let index = table.names.index(of: key)
      let (lowBit, highBit) = ObjectWalk.bits(index)
      if UInt(bitPattern: index) < 128, seen0 & lowBit | seen1 & highBit == 0 {
        seen0 |= lowBit
        seen1 |= highBit
        self.index = index
        offset = cursor.position
        cursor.position = key.value
        return true
      }
    }
    try readName(&cursor)
    return true
  }

  /// Whether the object has had the name with a number of the table. To be asked where the object has ended.
  @inlinable @inline(__always)
  public func hasSeen(_ index: Int, in cursor: Cursor) -> Bool {
    if index < 128 { return (index < 64 ? seen0 : seen1) &>> UInt64(index & 63) & 1 != 0 }
    return hasSeenLate(index, in: cursor)
  }

  @usableFromInline @inline(never)
  func hasSeenLate(_ index: Int, in cursor: Cursor) -> Bool {
    let (word, bit) = ObjectWalk.lateBit(index)
    // An object with more properties than bits is read again.
    return word < 16 ? seenLate[word] & bit != 0 : cursor.hasKey(table.names.string(at: index), in: start)
  }

  private static func lateBit(_ index: Int) -> (word: Int, bit: UInt64) {
    (index &>> 6 &- 2, 1 &<< UInt64(truncatingIfNeeded: index & 63))
  }

  /// The bit of a number below 128, in one of two words; without a branch, which nobody could foretell.
  @inline(__always)
  private static func bits(_ index: Int) -> (low: UInt64, high: UInt64) {
    let number = UInt64(truncatingIfNeeded: index)
    let bit: UInt64 = 1 &<< (number & 63)
    let high = bit & (0 &- (number &>> 6 & 1))
    return (bit ^ high, high)
  }

  /// Goes to the next name: to the first one, or over the comma behind a member.
  @inline(__always)
  private mutating func advance(_ cursor: inout Cursor) throws(Rejection) -> Bool {
    if hasBegun {
      if try cursor.nextMember() { return true }
      try finish(cursor)
      return false
    }
    hasBegun = true
    return try cursor.beginObject()
  }

  /// The object ends: the names that are not listed are compared, unless that has been done before.
  @inline(__always)
  private func finish(_ cursor: Cursor) throws(Rejection) {
    if !skipsOthers { try others.finish(in: cursor, object: start) }
  }

  /// Reads any name, and notes it.
  @inline(never)
  private mutating func readName(_ cursor: inout Cursor) throws(Rejection) {
    offset = cursor.position
    let key = try cursor.key()
    index = table.names.index(of: key, in: cursor)
    switch index {
    case 0..<64: try ObjectWalk.note(index, in: &seen0, at: offset)
    case 64..<128: try ObjectWalk.note(index, in: &seen1, at: offset)
    case 128..<1152:
      let (word, bit) = ObjectWalk.lateBit(index)
      if seenLate[word] & bit != 0 { throw Rejection(.duplicateKey, at: offset) }
      seenLate[word] |= bit
    case ..<0 where skipsOthers: others.count &+= 1
    default: try others.insert(key, in: cursor, object: start)
    }
  }

  private static func note(_ index: Int, in seen: inout UInt64, at offset: Int) throws(Rejection) {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
    if seen & bit != 0 { throw Rejection(.duplicateKey, at: offset) }
    seen |= bit
  }
}
