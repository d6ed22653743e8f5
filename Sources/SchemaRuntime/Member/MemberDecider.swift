/// Decides the members of an object for which a table says enough, and leaves the others to the caller.
struct MemberDecider: MemberVisitor {
  private let wantsWarnings: Bool
  private let mayStopEarly: Int

  @inline(__always)
  init(_ sink: ViolationSink) {
    wantsWarnings = sink.wantsWarnings
    mayStopEarly = sink.mayStopEarly
  }

  @inline(__always)
  func look(
    at member: FastMember, _ bytes: PaddedBytes, _ cursor: Cursor, _ scanner: inout ObjectScanner
  ) -> MemberLook {
    let (behind, isAccepted) = bytes.plainScalar(member, scanner.table)
    if !isAccepted { return member.name.hasWhitespace ? .member : .value }
    // A value for which the caller may have a finding is noted where it has to be.
    guard
      member.rule.pointee.isFast || scanner.capture(member.rule, at: member.name.value)
        || isAcceptIfSilent(member.rule)
    else { return .value }
    return MemberLook(behind: behind)
  }

  /// Whether the caller's only possible findings for accepted values are warnings, and the walk wants none.
  @inline(__always)
  private func isAcceptIfSilent(_ rule: UnsafePointer<FastEntry>) -> Bool {
    rule.pointee.isAcceptIfSilent && !wantsWarnings
  }

  @inline(__always)
  func readValue(
    _ rule: UnsafePointer<FastEntry>, over bytes: PaddedBytes, _ cursor: inout Cursor,
    _ scanner: inout ObjectScanner
  ) throws(Rejection) -> ObjectScanner.Stop? {
    if !rule.pointee.isFast, !isAcceptIfSilent(rule) { return .undecided }
    return try readOther(rule, over: bytes, &cursor, &scanner)
  }

  @inline(never)
  private func readOther(
    _ rule: UnsafePointer<FastEntry>, over bytes: PaddedBytes, _ cursor: inout Cursor,
    _ scanner: inout ObjectScanner
  ) throws(Rejection) -> ObjectScanner.Stop? {
    let behind = bytes.behindOther(at: cursor.position, from: scanner.offset, rule, scanner.table, cursor)
    if behind == 0 {
      if !rule.pointee.isDecided { return .undecided }
      try scanner.table.decide(scanner.index, &cursor)
    } else {
      cursor.position = behind
    }
    return try scanner.stopBeforeNext(&cursor)
  }

  @inline(never)
  func readSlowly(
    over bytes: PaddedBytes, _ cursor: inout Cursor, _ scanner: inout ObjectScanner
  ) throws(Rejection) -> ObjectScanner.Stop? {
    if scanner.passesOthers, let name = bytes.name(at: cursor.position),
      let isPassed = try scanner.pass(name, over: bytes, &cursor)
    {
      if !isPassed { return .undecided }
    } else if scanner.leavesEarly, mayStopEarly == scanner.start, scanner.hasSeenAll {
      cursor.leave()
      return .ended
    } else if scanner.skipsOthers, try scanner.passOther(over: bytes, &cursor) {
      while try cursor.nextMember() {
        let isPassed = bytes.reaches(cursor.position) ? try scanner.passOther(over: bytes, &cursor) : false
        if !isPassed { return nil }
      }
      try scanner.finish(cursor)
      return .ended
    } else {
      try scanner.readName(&cursor)
      let index = scanner.index
      if index >= 0, scanner.table.rules[index].isDecided {
        try scanner.table.decide(index, &cursor)
      } else if index < 0, scanner.skipsOthers {
        try cursor.skipSyntax()
      } else {
        return .undecided
      }
    }
    return try scanner.stopBeforeNext(&cursor)
  }
}
