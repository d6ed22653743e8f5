/// Stores the members of an object in a struct, each in its place, and leaves those without one to the caller.
struct MemberStorer: MemberVisitor {
  /// The first byte of the struct.
  let model: UnsafeMutableRawPointer
  /// Whether values are validated before they are stored.
  let checks: Bool

  @inline(__always)
  func look(
    at member: FastMember, _ bytes: PaddedBytes, _ cursor: Cursor, _ scanner: inout ObjectScanner
  ) -> MemberLook {
    let behind = store(member, bytes, cursor, scanner.table)
    if behind == 0 {
      return member.rule.pointee.slot != .none || member.name.hasWhitespace ? .member : .value
    }
    scanner.capture(member.rule, at: member.name.value)
    return MemberLook(behind: behind)
  }

  @inline(__always)
  func readValue(
    _ rule: UnsafePointer<FastEntry>, over bytes: PaddedBytes, _ cursor: inout Cursor,
    _ scanner: inout ObjectScanner
  ) throws(Rejection) -> ObjectScanner.Stop? {
    .undecided
  }

  @inline(never)
  func readSlowly(
    over bytes: PaddedBytes, _ cursor: inout Cursor, _ scanner: inout ObjectScanner
  ) throws(Rejection) -> ObjectScanner.Stop? {
    let table = scanner.table
    if let member = bytes.member(at: cursor.position, table), !member.name.hasWhitespace,
      scanner.capture(member.rule)
    {
      scanner.offset = cursor.position
      cursor.position = member.name.value
    } else {
      try scanner.readName(&cursor)
    }
    let index = scanner.index
    guard index >= 0, table.fast[index].slot != .none else { return .undecided }
    scanner.capture(table.fast + index, at: cursor.position)
    try storeSlowly(&cursor, StructPlace(rule: table.fast + index, model: model), &scanner)
    return try scanner.stopBeforeNext(&cursor)
  }

  /// Stores a value that is plain and accepted.
  /// - Returns: the offset behind the value; 0 where it takes a second look, and nothing has been stored.
  @inline(__always)
  private func store(
    _ member: FastMember, _ bytes: PaddedBytes, _ cursor: Cursor, _ table: MemberTable
  ) -> Int {
    let place = StructPlace(rule: member.rule, model: model)
    let first = member.name.first
    // The branches test first what is known first: the bytes, and then the rule.
    if first == 0x22 {
      guard let text = bytes.text(of: member) else { return 0 }
      let slot = member.rule.pointee.slot
      if slot == .listed {
        guard let value = bytes.listed(member.name.value, text, member.rule, table) else { return 0 }
        place.fill(case: value)
      } else {
        if checks, !bytes.accepts(text, as: member, table) { return 0 }
        if slot == .string { place.fill(cursor.text(text)) } else if slot != .fixed { return 0 }
      }
      return member.name.textEnd &+ 1
    }
    if first > 0x39 {
      guard member.rule.pointee.slot == .boolean, member.rule.pointee.allowsBoolean,
        let literal = bytes.boolean(at: member.name.value)
      else { return 0 }
      place.fill(literal)
      return member.name.value &+ (literal ? 4 : 5)
    }
    guard let (number, behind) = bytes.number(at: member.name.value),
      !checks || member.rule.pointee.numbers.accepts(number)
    else { return 0 }
    // A zero's sign would be lost.
    if number.value == 0, first == 0x2D { return 0 }
    switch member.rule.pointee.slot {
    case .integer where number.scale == 0: place.fill(number.value)
    case .double where number.keepsDigits: place.fill(number.double)
    default: return 0
    }
    return behind
  }

  /// Stores any value that is accepted.
  private func storeSlowly(
    _ cursor: inout Cursor, _ place: StructPlace, _ scanner: inout ObjectScanner
  ) throws(Rejection) {
    let (table, index) = (scanner.table, scanner.index)
    switch place.rule.pointee.slot {
    case .string: place.set(try table.string(index, &cursor, checks: checks))
    case .integer: place.set(try table.integer(index, &cursor, checks: checks))
    case .double: place.set(try table.double(index, &cursor, checks: checks))
    case .boolean:
      if checks { try scanner.check(&cursor) }
      place.set(try cursor.boolean())
    case .listed: place.fill(case: try listed(&cursor, table, index))
    case .fixed:
      if checks { try scanner.check(&cursor) }
      try cursor.skipSyntax()
    case .none: break
    }
  }

  /// The byte of the case that a string stands for.
  private func listed(
    _ cursor: inout Cursor, _ table: MemberTable, _ index: Int
  ) throws(Rejection) -> UInt8 {
    let string = try cursor.string()
    guard let values = table.rules[index].values, let cases = table.cases(of: index) else {
      throw Rejection(.violation, at: string.offset)
    }
    let value = values.index(of: string, in: cursor)
    if value < 0 { throw Rejection(.violation, at: string.offset) }
    return cases[value]
  }
}

/// The place of a member in a struct.
private struct StructPlace {
  let rule: UnsafePointer<FastEntry>
  /// The first byte of the struct.
  let model: UnsafeMutableRawPointer

  /// The storage of the struct for the member. `StoredMembers` has checked that it has the type that the rule names.
  @inline(__always)
  private func slot<Stored>(as type: Stored.Type) -> UnsafeMutablePointer<Stored> {
    (model + Int(rule.pointee.slotOffset)).assumingMemoryBound(to: type)
  }

  /// Stores the first value, over that of `_unread`, which owns no memory.
  @inline(__always)
  func fill<Value>(_ value: Value) {
    if rule.pointee.isSlotOptional {
      slot(as: Value?.self).initialize(to: value)
    } else {
      slot(as: Value.self).initialize(to: value)
    }
  }

  /// Stores the byte of an enum's case.
  @inline(__always)
  func fill(case byte: UInt8) {
    (model + Int(rule.pointee.slotOffset)).storeBytes(of: byte, as: UInt8.self)
  }

  /// Stores a value in the place of any other.
  func set<Value>(_ value: Value) {
    if rule.pointee.isSlotOptional {
      slot(as: Value?.self).pointee = value
    } else {
      slot(as: Value.self).pointee = value
    }
  }
}
