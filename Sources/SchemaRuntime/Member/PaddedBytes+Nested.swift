// Objects and arrays that a table shows to be accepted. Where anything is unusual in one, a walk reads it from its start.
extension PaddedBytes {
  /// The offset behind an object or array that is accepted as the value of a member; 0 where it takes another look.
  @inline(never)
  func behindNested<Quotes: StringEncoding>(
    at value: Int, _ rule: UnsafePointer<FastEntry>, _ table: MemberTable, _ cursor: Cursor, _: Quotes.Type
  ) -> Int {
    let rule = table.rules + Int(rule.pointee.index)
    let isObject = byte(at: value) == 0x7B
    if isObject ? rule.pointee.acceptsObjects : rule.pointee.acceptsArrays {
      return Quotes.isBare ? cursor.behindAnything(at: value, isObject: isObject) : 0
    }
    guard let nested = rule.pointee.nested else { return 0 }
    return behind(nested, at: value, cursor, Quotes.self)
  }

  /// The offset behind a string that holds an object or array as JSON, without escapes but those of its quotes, that is
  /// accepted as the value of a member; 0 where it takes another look.
  @inline(never)
  func behindContent(
    at value: Int, _ rule: UnsafePointer<FastEntry>, _ table: MemberTable, _ cursor: Cursor
  ) -> Int {
    guard let content = table.rules[Int(rule.pointee.index)].content else { return 0 }
    let start = value &+ 1 &+ EscapedStringEncoding.countOfWhitespace(at: value &+ 1, self)
    guard byte(at: start) | 0x20 == 0x7B else { return 0 }
    let behind = behind(content, at: start, cursor, EscapedStringEncoding.self)
    guard behind != 0, behind <= limit else { return 0 }
    let end = behind &+ EscapedStringEncoding.countOfWhitespace(at: behind, self)
    return byte(at: end) == 0x22 ? end &+ 1 : 0
  }

  @inline(__always)
  private func behind<Quotes: StringEncoding>(
    _ nested: FullEntry.Nested, at value: Int, _ cursor: Cursor, _: Quotes.Type
  ) -> Int {
    guard (byte(at: value) == 0x7B) == (nested.kind != .array),
      cursor.depth &+ MemberTable.nestingLimit <= Cursor.depthLimit
    else { return 0 }
    switch nested.kind {
    case .object: return behindObject(at: value, nested.table, cursor, Quotes.self)
    case .array: return behindArray(at: value, nested.table, cursor, Quotes.self)
    case .map: return behindMap(at: value, nested.table, cursor, Quotes.self)
    }
  }

  /// The offset behind an object that has no name but those of a table, up to 64, each once, among them all that are
  /// required, and values that are accepted.
  private func behindObject<Quotes: StringEncoding>(
    at start: Int, _ table: MemberTable, _ cursor: Cursor, _: Quotes.Type
  ) -> Int {
    var at = skippingWhitespace(start &+ 1, Quotes.self)
    if byte(at: at) == 0x7D { return table.required == 0 ? at &+ 1 : 0 }
    at = Quotes.quote(at: at, self)
    guard at != 0 else { return 0 }
    var expected = table.fast
    var seen: UInt64 = 0
    while at <= limit {
      guard let member = Quotes.member(at: at, expecting: expected, table, self),
        seen & member.rule.pointee.seenBit == 0
      else { return 0 }
      expected = member.rule + 1
      seen |= member.rule.pointee.seenBit
      var (behind, isAccepted) = Quotes.plainScalar(member, table, self)
      if !isAccepted || !member.rule.pointee.isFast {
        guard member.rule.pointee.isFast, !member.name.hasWhitespace else { return 0 }
        behind = Quotes.behindOther(member, table, cursor, self)
        if behind == 0 || behind > limit { return 0 }
      }
      at = Quotes.nextName(behind, self)
      if at != 0 { continue }
      return seen & table.required == table.required ? behindBrace(behind, Quotes.self) : 0
    }
    return 0
  }

  /// The offset behind an object whose names are plain and few, and its values accepted.
  private func behindMap<Quotes: StringEncoding>(
    at start: Int, _ table: MemberTable, _ cursor: Cursor, _: Quotes.Type
  ) -> Int {
    var at = skippingWhitespace(start &+ 1, Quotes.self)
    if byte(at: at) == 0x7D { return at &+ 1 }
    at = Quotes.quote(at: at, self)
    guard at != 0 else { return 0 }
    var keys = KeySet()
    while at <= limit {
      guard let name = Quotes.plainName(at: at, self), !name.hasWhitespace,
        keys.insertQuickly(name, self) != nil
      else { return 0 }
      let member = FastMember(rule: table.fast, name: name)
      var (behind, isAccepted) = Quotes.plainScalar(member, table, self)
      if !isAccepted {
        behind = Quotes.behindOther(member, table, cursor, self)
        if behind == 0 || behind > limit { return 0 }
      }
      at = Quotes.nextName(behind, self)
      if at == 0 { return behindBrace(behind, Quotes.self) }
    }
    return 0
  }

  /// The offset behind the brace that ends an object, and whitespace before it; 0 where something else stands there.
  @inline(__always)
  private func behindBrace<Quotes: StringEncoding>(_ offset: Int, _: Quotes.Type) -> Int {
    let brace = skippingWhitespace(offset, Quotes.self)
    return byte(at: brace) == 0x7D ? brace &+ 1 : 0
  }

  /// The offset behind an array of items that are accepted.
  private func behindArray<Quotes: StringEncoding>(
    at start: Int, _ table: MemberTable, _ cursor: Cursor, _: Quotes.Type
  ) -> Int {
    var at = skippingWhitespace(start &+ 1, Quotes.self)
    if byte(at: at) == 0x5D { return at &+ 1 }
    while at <= limit {
      let item = Quotes.value(at: at, table.fast, self)
      var (behind, isAccepted) = Quotes.plainScalar(item, table, self)
      if !isAccepted {
        behind = Quotes.behindOther(item, table, cursor, self)
        if behind == 0 || behind > limit { return 0 }
      }
      behind = skippingWhitespace(behind, Quotes.self)
      if byte(at: behind) == 0x5D { return behind &+ 1 }
      if byte(at: behind) != 0x2C { return 0 }
      at = skippingWhitespace(behind &+ 1, Quotes.self)
    }
    return 0
  }

  /// The offset behind whitespace of up to sixteen bytes, which is rare.
  @inline(__always)
  private func skippingWhitespace<Quotes: StringEncoding>(_ offset: Int, _: Quotes.Type) -> Int {
    _slowPath(byte(at: offset) <= 0x20) ? offset &+ Quotes.countOfWhitespace(at: offset, self) : offset
  }
}

extension Cursor {
  /// The offset behind an object or array that may be anything; 0 where it takes another look.
  fileprivate func behindAnything(at value: Int, isObject: Bool) -> Int {
    var walk = self
    walk.position = value
    // The cursor may stand before values that the one at the offset is nested in.
    walk.depthAndRoom &+= Int(MemberTable.nestingLimit)
    do {
      if isObject { try walk.skipObject() } else { try walk.skipArray() }
      return walk.position
    } catch {
      // The second look finds the fault again.
      return 0
    }
  }
}

extension MemberTable {
  /// Goes over the item, or the value of a member, at the cursor, where a table that is nested in this one shows that
  /// it is accepted without a finding.
  /// - Returns: false where the cursor stays where it is.
  public func passes(_ cursor: inout Cursor) -> Bool {
    let (bytes, start) = (cursor.padded, cursor.position)
    guard bytes.reaches(start) else { return false }
    let behind: Int
    switch bytes.byte(at: start) {
    case 0x22 where fast.pointee.kind == .content:
      behind = bytes.behindContent(at: start, fast, self, cursor)
    case 0x5B, 0x7B: behind = bytes.behindNested(at: start, fast, self, cursor, RawStringEncoding.self)
    default: return false
    }
    guard behind != 0 else { return false }
    cursor.position = behind
    return true
  }

  /// How deeply tables may nest in one another, and with them the values that they decide; few schemas nest deeper.
  public static var nestingLimit: Int32 { 8 }
}
