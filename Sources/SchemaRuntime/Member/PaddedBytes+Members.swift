// What most members look like: no whitespace but for a space behind colons and commas, a name of at most 40 plain
// bytes, a string that ends within 64 bytes from there, or a number of up to seven digits before and behind the point.
// Each function says so, or that it is something else.
extension PaddedBytes {
  /// What may be a member's name at an offset (its opening quote), and what follows.
  @inline(__always)
  func name(at offset: Int) -> QuickName? {
    let quotes = block(at: offset).bits(equalTo: 0x22)
    let closing = quotes & (quotes &- 1)
    let opening = closing & (closing &- 1)
    let textEnd = offset &+ (opening & (opening &- 1)).trailingZeroBitCount
    let count = closing.trailingZeroBitCount &- 1
    guard UInt(bitPattern: count &- 1) < UInt(PaddedBytes.longestName) else { return nil }
    let behind = offset &+ 1 &+ count
    // The closing quote, the colon, perhaps a space.
    let next = half(at: behind)
    // A branch, which the documents of one writer make foreseeable: the next load does not wait for this one.
    var value = behind &+ 2
    if _slowPath(next & 0xFF_0000 == 0x20_0000) { value = behind &+ 3 }
    let first = byte(at: value)
    guard UInt16(truncatingIfNeeded: next) == 0x3A22, first > 0x20 else { return nil }
    return QuickName(count: count, value: value, first: first, textEnd: textEnd)
  }

  /// What may be the member at an offset; nil also where the table does not have it.
  @inline(__always)
  func member(at offset: Int, _ table: MemberTable) -> QuickMember? {
    // Whether the bytes of the name are plain text is seen when the table has them.
    guard let name = name(at: offset), let rule = table.rule(offset &+ 1, name.count, self) else {
      return nil
    }
    return QuickMember(rule: rule, value: name.value, first: name.first, textEnd: name.textEnd)
  }

  /// The offset behind a string that is accepted as the item of an array, where the table has one rule; 0 where it takes
  /// a second look.
  @inline(__always)
  func item(at offset: Int, _ table: MemberTable, _ cursor: Cursor) -> Int {
    let quotes = block(at: offset).bits(equalTo: 0x22)
    let textEnd = offset &+ (quotes & (quotes &- 1)).trailingZeroBitCount
    let item = QuickMember(rule: table.quick, value: offset, first: 0x22, textEnd: textEnd)
    let (behind, isAccepted) = plainScalar(item, at: offset, table)
    return isAccepted ? behind : longScalar(item, at: offset, table, cursor)
  }

  /// The offset behind a plain text, a number or a literal, and whether it is accepted as the value of a member. The
  /// first does not wait for the second: so the next member can be read meanwhile.
  @inline(__always)
  func plainScalar(
    _ member: QuickMember, at offset: Int, _ table: MemberTable
  ) -> (behind: Int, isAccepted: Bool) {
    if member.first != 0x22 { return numberOrLiteral(member, at: offset) }
    let (rule, count) = (member.rule, member.textEnd &- member.value &- 1)
    let behind = member.textEnd &+ 1
    guard isPlain(from: offset, to: member.textEnd) else {
      return (behind, isUnicode(from: offset, member.value, to: member.textEnd, rule))
    }
    if rule.pointee.accepts(bytes: count, scalars: count) { return (behind, true) }
    return (behind, isOther(from: offset, member.value &+ 1, count, rule, table))
  }

  @inline(never)
  private func isUnicode(
    from offset: Int, _ value: Int, to end: Int, _ rule: UnsafePointer<QuickRule>
  ) -> Bool {
    guard let continuations = continuations(from: offset, value, to: end) else { return false }
    let count = end &- value &- 1
    return rule.pointee.accepts(bytes: count, scalars: count &- continuations)
  }

  /// The offset behind a string, long or not plain, that is accepted as the value of a member; 0 where it takes another
  /// look.
  @inline(__always)
  func longScalar(_ member: QuickMember, at offset: Int, _ table: MemberTable, _ cursor: Cursor) -> Int {
    guard member.first == 0x22 else { return 0 }
    let rule = member.rule
    if isPlain(from: offset, to: member.textEnd) {
      let count = member.textEnd &- member.value &- 1
      return cursor.decideText(from: member.value &+ 1, count, Int(rule.pointee.index), table)
    }
    return cursor.decideString(at: member.value, Int(rule.pointee.index), table)
  }

  /// Whether a plain text less than 64 bytes from an offset is what a rule asks for beside a size.
  @inline(never)
  func isOther(
    from offset: Int, _ start: Int, _ count: Int, _ rule: UnsafePointer<QuickRule>, _ table: MemberTable
  ) -> Bool {
    let full = table.rules + Int(rule.pointee.index)
    switch rule.pointee.other {
    case .none: return false
    case .list:
      guard count <= 16, let values = full.pointee.values else { return false }
      let (head, tail) = table.words(start, count, self)
      return values.index(head, tail, count) { _ in true } >= 0
    case .pattern:
      guard let runs = full.pointee.runs else { return false }
      return runs.matches(block(at: offset), from: start &- offset, count: count)
    case .format:
      guard let format = full.pointee.format else { return false }
      return format.accepts(
        UnsafeBufferPointer(start: (base + start).assumingMemoryBound(to: UInt8.self), count: count))
    }
  }

  /// Whether fewer than 64 bytes, up to a quote, are plain text, other quotes aside.
  @inline(__always)
  func isPlain(from offset: Int, to end: Int) -> Bool {
    let count = end &- offset
    return count < 64 && block(at: offset).specials &<< UInt64(truncatingIfNeeded: 63 &- count) == 0
  }

  /// How many bytes of a text continue a scalar: of well-formed UTF-8 without escapes that ends less than 64 bytes from an
  /// offset before it; nil where it is something else.
  /// - Parameters:
  ///   - value: the opening quote.
  ///   - end: the closing quote.
  @inline(__always)
  func continuations(from offset: Int, _ value: Int, to end: Int) -> Int? {
    guard end &- offset < 64 else { return nil }
    let closing: UInt64 = 1 &<< UInt64(truncatingIfNeeded: end &- offset)
    // The bytes of the text and its opening quote.
    let text = closing &- 1 &<< UInt64(truncatingIfNeeded: value &- offset)
    return block(at: offset).continuations(in: text, upTo: closing)
  }

  @inline(__always)
  private func numberOrLiteral(_ member: QuickMember, at offset: Int) -> (behind: Int, isAccepted: Bool) {
    let (value, rule) = (member.value, member.rule)
    // Where the value ends is seen before it is read: most often at a comma.
    let commas = block(at: offset).bits(equalTo: 0x2C) &>> UInt64(truncatingIfNeeded: value &- offset)
    let count = commas.trailingZeroBitCount
    let behind = value &+ count
    if member.first <= 0x39 {
      guard let (number, scale) = number(at: value, count) else { return lastNumber(member) }
      return (behind, rule.pointee.accepts(number, scale: scale))
    }
    let word = word(at: value)
    if member.first == 0x6E {
      return (value &+ 4, word & 0xFFFF_FFFF == 0x6C6C_756E && rule.pointee.allowsNull)
    }
    let isFalse = member.first == 0x66
    let (literal, mask): (UInt64, UInt64) =
      isFalse ? (0x65_736C_6166, 0xFF_FFFF_FFFF) : (0x6575_7274, 0xFFFF_FFFF)
    let isBoolean = word & mask == literal && rule.pointee.allowsBoolean
    let length = isFalse ? 5 : 4
    return (_fastPath(count == length) ? behind : value &+ length, isBoolean)
  }

  /// The same for a number that no comma follows.
  @inline(never)
  private func lastNumber(_ member: QuickMember) -> (behind: Int, isAccepted: Bool) {
    let count = countOfNumberBytes(at: member.value)
    guard let (number, scale) = number(at: member.value, count) else { return (member.value, false) }
    return (member.value &+ count, member.rule.pointee.accepts(number, scale: scale))
  }
}

extension Cursor {
  /// The offset behind a string that is accepted as the value of a member, if it is long or not plain; 0 where it takes a
  /// second look.
  @inline(never)
  func decideString(at value: Int, _ index: Int, _ table: MemberTable) -> Int {
    var walk = self
    walk.position = value
    do {
      let string = try walk.string()
      return table.accepts(index, string, self) ? walk.position : 0
    } catch {
      // The second look comes to the same fault.
      return 0
    }
  }

  /// The same for plain text that takes more than its length to decide.
  @inline(never)
  func decideText(from start: Int, _ count: Int, _ index: Int, _ table: MemberTable) -> Int {
    let string = StringSlice(start: start, count: count, isEscaped: false, scalars: count)
    return table.accepts(index, string, self) ? start &+ count &+ 1 : 0
  }
}
