/// A walk over the members of one object, for a `MemberTable`.
///
/// It finds the number of each member's name, refuses names that stand twice, remembers which were there, and decides
/// by itself the values for which the table says enough. So one loop reads the members that make up most of a typical
/// document. It keeps its place in registers, and the processor need not predict which member comes next.
package struct ObjectScanner {
  let table: MemberTable
  /// The offset of the object's `{`.
  let start: Int
  /// Whether a reader validates what it reads.
  let checks: Bool
  /// Whether the object has been read before, so that names that are not listed need not be compared.
  let skipsOthers: Bool
  /// Whether the walk may end once the names of the table have been seen, because the number of members does not
  /// matter.
  let leavesEarly: Bool
  /// Whether the walk passes members that are not listed, with any value or with values that a table accepts, and the
  /// caller need not see them.
  let passesOthers: Bool
  /// The table that says which values of names that are not listed are passed; nil where all are.
  let othersTable: MemberTable?
  /// The number of the member whose value is at the cursor: its name's place in the table, -1 where it has none.
  var index = -1
  /// The offset of the member's name: its opening quote.
  var offset = 0
  var hasBegun = false
  /// The names that the object has had, a bit for each of the first `bitCount`. The bits are cleared for each object,
  /// so there are not more of them.
  var seen = SIMD4<UInt64>(repeating: 0)
  /// Bits of the names that are not listed, by their hash, and how many they are.
  var others = SIMD4<UInt64>(repeating: 0)
  var countOfOthers = 0
  /// Offsets of values that are looked at again, -1 where the member is missing.
  var places = SIMD8<Int>(repeating: -1)

  /// - Parameters:
  ///   - table: says what is asked of each member.
  ///   - start: the offset of the object's `{`, where the cursor is.
  ///   - checks: whether a reader validates what it reads.
  ///   - skipsOthers: whether the object has been read before, so that its other names need not be compared.
  ///   - leavesEarly: whether the walk may end once all names of the table have been seen.
  ///   - passesOthers: whether names that are not listed are passed.
  ///   - others: where names that are not listed are passed, says which of their values are; nil: all of them.
  @inline(__always)
  init(
    _ table: MemberTable, at start: Int, checks: Bool = true, skipsOthers: Bool = false,
    leavesEarly: Bool = false, passesOthers: Bool = false, others: MemberTable? = nil
  ) {
    self.table = table
    self.start = start
    self.checks = checks
    self.skipsOthers = skipsOthers
    self.leavesEarly = leavesEarly
    self.passesOthers = passesOthers
    othersTable = others
  }

  /// A walk over the object at the cursor, which may have whitespace before it.
  /// - Throws: `Rejection` where something else stands there.
  @inline(__always)
  init(
    _ table: MemberTable, _ cursor: inout Cursor, skipsOthers: Bool = false, leavesEarly: Bool = false,
    passesOthers: Bool = false, others: MemberTable? = nil
  ) throws(Rejection) {
    cursor.skipWhitespace()
    guard cursor.isAtObject else { throw Rejection(at: cursor.position) }
    self.init(
      table, at: cursor.position, skipsOthers: skipsOthers, leavesEarly: leavesEarly,
      passesOthers: passesOthers, others: others)
  }

  /// The bits of the names 0 … 63 that the object has had.
  @inline(__always)
  var seen0: UInt64 { seen[0] }

  /// The bits of the names 64 … 127 that the object has had.
  @inline(__always)
  var seen1: UInt64 { seen[1] }

  /// How many members the object has had: those with a bit, and those that are not listed.
  var count: Int {
    countSeen &+ countOfOthers
  }

  /// Reads members up to one that the table does not decide, and leaves the cursor at its value.
  /// - Returns: false where the object has ended; the cursor is behind it.
  /// - Throws: `Rejection` where the bytes are no JSON, where a name stands twice, or where a member is not valid
  ///   and the sink does not record.
  mutating func nextUndecided(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) -> Bool {
    try next(&cursor, MemberDecider(sink))
  }

  /// The rule of the name behind the last one that was looked up, which is expected next.
  @inline(__always)
  var nextRule: UnsafePointer<FastEntry> { table.fast + (index &+ 1) }

  /// Goes over a member of an object that has been read before, if its name is plain, short and not listed.
  @inline(__always)
  mutating func passOther(over bytes: PaddedBytes, _ cursor: inout Cursor) throws(Rejection) -> Bool {
    let at = cursor.position
    guard let name = bytes.name(at: at) else { return false }
    let specials = bytes.block(at: at).specials
    guard PaddedBytes.isPlain(specials, upTo: name.count &+ 1), !table.has(at &+ 1, name.count, bytes) else {
      return false
    }
    countOfOthers &+= 1
    let isText = name.first == 0x22 && PaddedBytes.isPlain(specials, upTo: name.textEnd &- at)
    cursor.position = isText ? name.textEnd &+ 1 : name.value
    if !isText { try cursor.skipSyntax() }
    return true
  }

  /// Notes a name that has been looked up.
  /// - Returns: false where it was there before: that takes more than a look.
  @inline(__always)
  mutating func capture(_ rule: UnsafePointer<FastEntry>) -> Bool {
    if hasSeen(rule) { return false }
    see(rule)
    index = Int(rule.pointee.index)
    return true
  }

  // The bits of the names stay in memory: in registers they would take the place of others.

  @inline(__always)
  mutating func hasSeen(_ rule: UnsafePointer<FastEntry>) -> Bool {
    let word = Int(rule.pointee.seenWord)
    let bits = withUnsafeMutableBytes(of: &seen) { $0.load(fromByteOffset: word, as: UInt64.self) }
    return bits & rule.pointee.seenBit != 0
  }

  @inline(__always)
  mutating func see(_ rule: UnsafePointer<FastEntry>) {
    let word = Int(rule.pointee.seenWord)
    withUnsafeMutableBytes(of: &seen) { seen in
      let bits = seen.load(fromByteOffset: word, as: UInt64.self) | rule.pointee.seenBit
      seen.storeBytes(of: bits, toByteOffset: word, as: UInt64.self)
    }
  }

  /// Whether the object has had the name with a number of the table. To be asked where the object has ended.
  @inline(__always)
  func hasSeen(_ index: Int, in cursor: Cursor) -> Bool {
    if index < ObjectScanner.bitCount { return seen[index &>> 6] &>> UInt64(index & 63) & 1 != 0 }
    return hasSeenLate(index, in: cursor)
  }

  /// Whether the object has the name with a number beyond the bits: the object is read again for it.
  @inline(never)
  func hasSeenLate(_ index: Int, in cursor: Cursor) -> Bool {
    cursor.value(ofName: index, in: table.names, object: start) != nil
  }

  /// Whether the object has had each name of the table: certain of those that have bits.
  var hasSeenAll: Bool { countSeen == table.names.count }

  /// How many names have their bits set.
  private var countSeen: Int {
    var count = 0
    for word in seen.indices { count &+= seen[word].nonzeroBitCount }
    return count
  }

  /// How many names can have a bit: as many as a byte has numbers beside zero.
  static var bitCount: Int { 255 }

  /// Goes to the next name: to the first one, or over the comma behind a member.
  @inline(__always)
  mutating func advance(_ cursor: inout Cursor) throws(Rejection) -> Bool {
    if hasBegun {
      if try cursor.nextMember() { return true }
      try finish(cursor)
      return false
    }
    hasBegun = true
    return try cursor.beginObject()
  }

  /// Ends the object: compares the names that are not listed, unless that has been done before.
  @inline(__always)
  mutating func finish(_ cursor: Cursor) throws(Rejection) {
    if countOfOthers > KeySet.smallCount, !skipsOthers { try compareNames(cursor) }
  }

  // Mutating, or a copy of the walk would be made for the call. How many names there are is counted here: it takes
  // registers.
  @inline(never)
  private mutating func compareNames(_ cursor: Cursor) throws(Rejection) {
    try KeySet.checkAll(count, in: cursor, object: start)
  }

  /// Reads any name, and notes it.
  @inline(never)
  mutating func readName(_ cursor: inout Cursor) throws(Rejection) {
    offset = cursor.position
    let key = try cursor.key()
    index = table.names.index(of: key, in: cursor)
    if 0..<ObjectScanner.bitCount ~= index {
      let bit: UInt64 = 1 &<< UInt64(index & 63)
      if seen[index &>> 6] & bit != 0 { throw Rejection(.duplicateKey, at: offset) }
      seen[index &>> 6] |= bit
      return
    }
    countOfOthers &+= 1
    if index < 0, skipsOthers { return }
    let (count, start) = (countOfOthers, start)
    try withUnsafeMutableBytes(of: &others) { (others) throws(Rejection) in
      try KeySet.insert(key, count, in: cursor, object: start, others)
    }
  }
}
