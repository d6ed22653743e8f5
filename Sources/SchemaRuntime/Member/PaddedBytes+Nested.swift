// Objects and arrays that a table shows to be accepted. Where anything is unusual in one, a walk reads it from its start.
extension PaddedBytes {
  /// The offset behind an object or array that is accepted as the value of a member; 0 where it takes another look.
  @inline(never)
  func behindNested(
    at value: Int, _ rule: UnsafePointer<QuickRule>, _ table: MemberTable, _ cursor: Cursor
  ) -> Int {
    let rule = table.rules + Int(rule.pointee.index)
    let isObject = byte(at: value) == 0x7B
    if isObject ? rule.pointee.acceptsObjects : rule.pointee.acceptsArrays {
      return cursor.behindAnything(at: value, isObject: isObject)
    }
    guard let (kind, nested) = rule.pointee.nested, isObject == (kind != .array),
      cursor.depth &+ MemberTable.nestingLimit <= Cursor.depthLimit
    else { return 0 }
    switch kind {
    case .object: return behindObject(at: value, nested, cursor)
    case .array: return behindArray(at: value, nested, cursor)
    case .map: return behindMap(at: value, nested, cursor)
    }
  }

  /// The offset behind an object that has no name but those of a table, up to 64, each once, among them all that are
  /// required, and values that are accepted.
  private func behindObject(at start: Int, _ table: MemberTable, _ cursor: Cursor) -> Int {
    var at = start &+ 1
    if _slowPath(byte(at: at) <= 0x20) { at &+= whitespace(at: at) }
    if byte(at: at) == 0x7D { return table.required == 0 ? at &+ 1 : 0 }
    var expected = table.quick
    var seen: UInt64 = 0
    while at <= limit {
      guard let member = member(at: at, expecting: expected, table), seen & member.rule.pointee.seenBit == 0
      else { return 0 }
      expected = member.rule + 1
      seen |= member.rule.pointee.seenBit
      var (behind, isAccepted) = plainScalar(member, table)
      if !isAccepted || !member.rule.pointee.isQuick {
        guard member.rule.pointee.isQuick, !member.name.hasWhitespace else { return 0 }
        behind = behindOther(at: member.name.value, from: at, member.rule, table, cursor)
        if behind == 0 || behind > limit { return 0 }
      }
      at = nextName(behind)
      if at != 0 { continue }
      return seen & table.required == table.required ? behindBrace(behind) : 0
    }
    return 0
  }

  /// The offset behind an object whose names are plain and few, and its values accepted.
  private func behindMap(at start: Int, _ table: MemberTable, _ cursor: Cursor) -> Int {
    var at = start &+ 1
    if _slowPath(byte(at: at) <= 0x20) { at &+= whitespace(at: at) }
    if byte(at: at) == 0x7D { return at &+ 1 }
    var keys = KeySet()
    // No table tells that a quote begins the name.
    guard byte(at: at) == 0x22 else { return 0 }
    while at <= limit {
      guard let name = plainName(at: at), !name.hasWhitespace, keys.insertQuickly(name, self) != nil else {
        return 0
      }
      var (behind, isAccepted) = plainScalar(QuickMember(rule: table.quick, name: name), table)
      if !isAccepted {
        behind = behindOther(at: name.value, from: at, table.quick, table, cursor)
        if behind == 0 || behind > limit { return 0 }
      }
      at = nextName(behind)
      if at == 0 { return behindBrace(behind) }
    }
    return 0
  }

  /// The offset of the next member's name, where a comma, and perhaps whitespace, stand before it; 0 where they do not.
  @inline(__always)
  private func nextName(_ offset: Int) -> Int {
    half(at: offset) & 0xFFFF == 0x222C ? offset &+ 1 : spacedName(offset)
  }

  /// The offset behind the brace that ends an object, and whitespace before it; 0 where something else stands there.
  @inline(__always)
  private func behindBrace(_ offset: Int) -> Int {
    let brace = byte(at: offset) <= 0x20 ? offset &+ whitespace(at: offset) : offset
    return byte(at: brace) == 0x7D ? brace &+ 1 : 0
  }

  /// The offset behind an array of items that are accepted.
  private func behindArray(at start: Int, _ table: MemberTable, _ cursor: Cursor) -> Int {
    var at = start &+ 1
    if _slowPath(byte(at: at) <= 0x20) { at &+= whitespace(at: at) }
    if byte(at: at) == 0x5D { return at &+ 1 }
    while at <= limit {
      let item = item(at: at, table)
      var (behind, isAccepted) = plainScalar(item, table)
      if !isAccepted {
        behind = behindOther(at: at, from: at, item.rule, table, cursor)
        if behind == 0 || behind > limit { return 0 }
      }
      if _slowPath(byte(at: behind) <= 0x20) { behind &+= whitespace(at: behind) }
      at = behind &+ 1
      if byte(at: behind) == 0x5D { return at }
      if byte(at: behind) != 0x2C { return 0 }
      if byte(at: at) <= 0x20 { at &+= whitespace(at: at) }
    }
    return 0
  }

  /// How many bytes from an offset on are whitespace; of more than sixteen, sixteen.
  @inline(__always)
  private func whitespace(at offset: Int) -> Int {
    base.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self).countOfWhitespace
  }
}

extension Cursor {
  /// The offset behind an object or array of which nothing is asked; 0 where it takes another look.
  fileprivate func behindAnything(at value: Int, isObject: Bool) -> Int {
    var walk = self
    walk.position = value
    // The cursor may stand before values that the one at the offset is nested in.
    walk.depthAndRoom &+= Int(MemberTable.nestingLimit)
    do {
      if isObject { try walk.skipObject() } else { try walk.skipArray() }
      return walk.position
    } catch {
      // The second look comes to the same fault.
      return 0
    }
  }
}

extension MemberTable {
  /// Goes over the item, or the value of a member, at the cursor, where a table that is nested in this one shows that it
  /// is accepted, and that nothing is to be said of it.
  /// - Returns: false where the cursor stays where it is.
  public func passes(_ cursor: inout Cursor) -> Bool {
    let (bytes, start) = (cursor.padded, cursor.position)
    guard start <= bytes.limit, bytes.byte(at: start) | 0x20 == 0x7B else { return false }
    let behind = bytes.behindNested(at: start, quick, self, cursor)
    guard behind != 0 else { return false }
    cursor.position = behind
    return true
  }

  /// How deeply tables may nest in one another, and with them the values they are of; so deep that a schema seldom goes
  /// deeper.
  public static var nestingLimit: Int32 { 8 }
}
