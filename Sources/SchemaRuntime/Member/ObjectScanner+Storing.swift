// The loop that reads plain members of an object into a struct, each to its place.
extension ObjectScanner {
  /// A walk over the object at the cursor, which may have whitespace before it.
  /// - Parameters:
  ///   - members: the table, with the places of the properties.
  ///   - cursor: stands at the object, or at the name of a member.
  ///   - checks: whether the members are validated on the way.
  /// - Throws: `Rejection` where something else stands there.
  @inlinable
  public init<Model>(
    _ members: StoredMembers<Model>, _ cursor: inout Cursor, checks: Bool
  ) throws(Rejection) {
    cursor.skipWhitespace()
    guard cursor.byte == 0x7B else { throw cursor.unexpected() }
    // Of an object that a validator has accepted, no name need be compared again.
    self.init(members.table, at: cursor.position, checks: checks, skipsOthers: !checks)
  }

  /// Reads members up to one that the table has no place for, and leaves the cursor at its value.
  /// - Parameters:
  ///   - model: what the members are stored in: the struct that the table was made for, as
  ///     `StructReadable.unread` gives it, but for the members that have been read.
  ///   - cursor: stands at the object, or at the name of a member.
  /// - Returns: false where the object has ended; the cursor is behind it.
  /// - Throws: `Rejection` where the bytes are no JSON, where a member is not valid and the walk validates, or
  ///   where the property cannot hold its value.
  @inlinable @inline(__always)
  public mutating func nextUnread<Model>(
    _ model: inout Model, _ cursor: inout Cursor
  ) throws(Rejection) -> Bool {
    // The struct stays where it is as long as the closure runs.
    try withUnsafeMutablePointer(to: &model) { (model) throws(Rejection) -> Bool in
      try nextUnread(UnsafeMutableRawPointer(model), &cursor)
    }
  }

  @usableFromInline
  mutating func nextUnread(
    _ model: UnsafeMutableRawPointer, _ cursor: inout Cursor
  ) throws(Rejection) -> Bool {
    guard try advance(&cursor) else { return false }
    switch try walk(over: cursor.padded, &cursor, into: model) {
    case .undecided: return true
    case .ended: return false
    case .short: return try nextUnreadOfLast(model, &cursor)
    }
  }

  @inline(never)
  private mutating func nextUnreadOfLast(
    _ model: UnsafeMutableRawPointer, _ cursor: inout Cursor
  ) throws(Rejection) -> Bool {
    try cursor.withPaddedEnd { (bytes) throws(Rejection) -> Bool in
      try walk(over: bytes, &cursor, into: model) == .undecided
    }
  }

  @inline(__always)
  private mutating func walk(
    over bytes: PaddedBytes, _ cursor: inout Cursor, into model: UnsafeMutableRawPointer
  ) throws(Rejection) -> Stop {
    var at = cursor.position
    var expected = nextRule
    while at <= bytes.limit {
      if let member = bytes.member(at: at, expecting: expected, table), !hasSeen(member.rule) {
        expected = member.rule + 1
        let behind = store(member, bytes, cursor, into: model)
        let isStored = member.rule.pointee.slot != .none
        if behind != 0 || !isStored && !member.name.hasWhitespace {
          see(member.rule)
          if !isStored {
            (offset, cursor.position) = (at, member.name.value)
            index = Int(member.rule.pointee.index)
            return .undecided
          }
          capture(member.rule, at: member.name.value)
          at = behind &+ 1
          if bytes.half(at: behind) & 0xFFFF == 0x222C { continue }
          at = bytes.spacedName(behind)
          if at != 0 { continue }
          cursor.position = behind
          guard try cursor.nextMember() else {
            try finish(cursor)
            return .ended
          }
          at = cursor.position
          continue
        }
      }
      cursor.position = at
      if let stop = try walkSlowly(over: bytes, &cursor, into: model) { return stop }
      at = cursor.position
      expected = nextRule
    }
    cursor.position = at
    return .short
  }

  /// Goes over one member that is not plain, and to the name of the next one.
  /// - Returns: nil where there is a next one and the walk goes on.
  @inline(never)
  private mutating func walkSlowly(
    over bytes: PaddedBytes, _ cursor: inout Cursor, into model: UnsafeMutableRawPointer
  ) throws(Rejection) -> Stop? {
    if let member = bytes.member(at: cursor.position, table), !member.name.hasWhitespace, capture(member.rule)
    {
      offset = cursor.position
      cursor.position = member.name.value
    } else {
      try readName(&cursor)
    }
    guard index >= 0, table.fast[index].slot != .none else { return .undecided }
    capture(table.fast + index, at: cursor.position)
    try storeSlowly(&cursor, StructPlace(rule: table.fast + index, model: model))
    if try cursor.nextMember() { return nil }
    try finish(cursor)
    return .ended
  }

  /// Stores a value that is plain and accepted.
  /// - Returns: the offset behind the value; 0 where it takes a second look, and nothing has been stored.
  @inline(__always)
  private func store(
    _ member: FastMember, _ bytes: PaddedBytes, _ cursor: Cursor, into model: UnsafeMutableRawPointer
  ) -> Int {
    let place = StructPlace(rule: member.rule, model: model)
    let first = member.name.first
    // The branches ask first for what is known first: the bytes, and then the rule.
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
  private func storeSlowly(_ cursor: inout Cursor, _ place: StructPlace) throws(Rejection) {
    switch place.rule.pointee.slot {
    case .string: place.set(try table.string(index, &cursor, checks: checks))
    case .integer: place.set(try table.integer(index, &cursor, checks: checks))
    case .double: place.set(try table.double(index, &cursor, checks: checks))
    case .boolean:
      if checks { try check(&cursor) }
      place.set(try cursor.boolean())
    case .listed: place.fill(case: try listed(&cursor))
    case .fixed:
      if checks { try check(&cursor) }
      try cursor.skipSyntax()
    case .none: break
    }
  }

  /// The byte of the case that a string stands for.
  private func listed(_ cursor: inout Cursor) throws(Rejection) -> UInt8 {
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

  /// What the struct has for the member, which `StoredMembers` has found to be stored there as what the rule says.
  @inline(__always)
  private func slot<Stored>(as type: Stored.Type) -> UnsafeMutablePointer<Stored> {
    (model + Int(rule.pointee.slotOffset)).assumingMemoryBound(to: type)
  }

  /// Stores the first value: that of `unread` owns nothing, and is written over.
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
