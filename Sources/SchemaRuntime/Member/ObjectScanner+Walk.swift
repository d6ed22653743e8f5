// The one loop over the members of an object. A visitor says what to do with each member.

/// Deals with the members that a walk comes by: it decides them, or stores them in a struct.
protocol MemberVisitor {
  /// Looks at a member whose name is plain, listed, and new to the object.
  /// - Returns: how the walk goes on.
  func look(
    at member: FastMember, _ bytes: PaddedBytes, _ cursor: Cursor, _ scanner: inout ObjectScanner
  ) -> MemberLook

  /// Reads a value that takes more than a look, and goes to the name of the next member. The cursor stands at the value;
  /// the name has been noted.
  /// - Parameter rule: the rule of the member's name.
  /// - Returns: nil where there is a next member and the walk goes on.
  func readValue(
    _ rule: UnsafePointer<FastEntry>, over bytes: PaddedBytes, _ cursor: inout Cursor,
    _ scanner: inout ObjectScanner
  ) throws(Rejection) -> ObjectScanner.Stop?

  /// Goes over one member that takes more than a look, and to the name of the next one: the name is not plain, not
  /// listed or repeated, or a look has left the member.
  /// - Returns: nil where there is a next one and the walk goes on.
  func readSlowly(
    over bytes: PaddedBytes, _ cursor: inout Cursor, _ scanner: inout ObjectScanner
  ) throws(Rejection) -> ObjectScanner.Stop?
}

/// The result of a look at a member: the offset behind a value that is finished, or one of two other results.
struct MemberLook: Equatable {
  var behind: Int

  @inline(__always)
  var isAccepted: Bool { behind > 0 }

  /// The value is to be read (`MemberVisitor.readValue`).
  @inline(__always)
  static var value: MemberLook { MemberLook(behind: -1) }
  /// The member is to be read from its name on (`MemberVisitor.readSlowly`).
  @inline(__always)
  static var member: MemberLook { MemberLook(behind: 0) }
}

extension ObjectScanner {
  /// The reason why a walk has stopped: it is at the value of a member, behind the object, or at a member that has too
  /// few bytes behind it.
  enum Stop {
    case undecided, ended, short
  }

  /// Goes over members up to one that the visitor leaves to the caller.
  /// - Returns: false where the object has ended; the cursor is behind it.
  @inline(__always)
  mutating func next(_ cursor: inout Cursor, _ visitor: some MemberVisitor) throws(Rejection) -> Bool {
    guard try advance(&cursor) else { return false }
    switch try walk(over: cursor.padded, &cursor, visitor) {
    case .undecided: return true
    case .ended: return false
    case .short: return try nextOfLast(&cursor, visitor)
    }
  }

  /// Goes over the last members of the input, behind which there are too few bytes to look at, up to one that the
  /// visitor leaves to the caller.
  @inline(never)
  private mutating func nextOfLast(
    _ cursor: inout Cursor, _ visitor: some MemberVisitor
  ) throws(Rejection) -> Bool {
    try cursor.withPaddedEnd { (bytes) throws(Rejection) -> Bool in
      try walk(over: bytes, &cursor, visitor) == .undecided
    }
  }

  /// Goes over members. The loop deals with plain members without a call, so that all its values stay in registers.
  @inline(__always)
  private mutating func walk(
    over bytes: PaddedBytes, _ cursor: inout Cursor, _ visitor: some MemberVisitor
  ) throws(Rejection) -> Stop {
    var at = cursor.position
    var expected = nextRule
    while bytes.reaches(at) {
      if let member = bytes.member(at: at, expecting: expected, table), !hasSeen(member.rule) {
        expected = member.rule + 1
        let found = visitor.look(at: member, bytes, cursor, &self)
        if found.isAccepted {
          see(member.rule)
          at = found.behind &+ 1
          if bytes.half(at: found.behind) & 0xFFFF == 0x222C { continue }
          at = bytes.spacedName(found.behind)
          if at != 0 { continue }
          cursor.position = found.behind
          guard try cursor.nextMember() else {
            try finish(cursor)
            return .ended
          }
          at = cursor.position
          continue
        }
        if found == .value {
          see(member.rule)
          (offset, cursor.position) = (at, member.name.value)
          index = Int(member.rule.pointee.index)
          if let stop = try visitor.readValue(member.rule, over: bytes, &cursor, &self) { return stop }
          at = cursor.position
          continue
        }
      }
      cursor.position = at
      if let stop = try visitor.readSlowly(over: bytes, &cursor, &self) { return stop }
      at = cursor.position
      expected = nextRule
    }
    cursor.position = at
    return .short
  }

  /// Goes to the name of the next member, or ends the object.
  /// - Returns: nil where there is a next one.
  @inline(__always)
  mutating func stopBeforeNext(_ cursor: inout Cursor) throws(Rejection) -> Stop? {
    if try cursor.nextMember() { return nil }
    try finish(cursor)
    return .ended
  }
}
