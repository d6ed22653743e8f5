// Values of plain members, for who reads them; nil where it takes a second look.
extension PaddedBytes {
  /// The text of a string without escapes that ends within a look.
  @inline(__always)
  func text(of member: QuickMember, at offset: Int) -> StringSlice? {
    guard member.first == 0x22 else { return nil }
    let start = member.value &+ 1
    let count = member.textEnd &- start
    if isPlain(from: offset, to: member.textEnd) {
      return StringSlice(start: start, count: count, isEscaped: false, scalars: count)
    }
    guard let continuations = continuations(from: offset, member.value, to: member.textEnd) else {
      return nil
    }
    return StringSlice(start: start, count: count, isEscaped: false, scalars: count &- continuations)
  }

  /// Whether a look at a text shows that it is accepted.
  @inline(__always)
  func accepts(
    _ text: StringSlice, at offset: Int, _ rule: UnsafePointer<QuickRule>, _ table: MemberTable
  ) -> Bool {
    if rule.pointee.accepts(bytes: text.count, scalars: text.scalars) { return true }
    return text.count == text.scalars && isOther(from: offset, text.start, text.count, rule, table)
  }

  /// The number of a plain text among those that are listed.
  @inline(__always)
  func listed(_ member: QuickMember, at offset: Int, _ table: MemberTable) -> Int? {
    let start = member.value &+ 1
    let count = member.textEnd &- start
    guard member.first == 0x22, count <= 16, isPlain(from: offset, to: member.textEnd),
      let values = table.rules[Int(member.rule.pointee.index)].values
    else { return nil }
    let (head, tail) = table.words(start, count, self)
    let index = values.index(head, tail, count) { _ in true }
    return index >= 0 ? index : nil
  }

  /// A number of up to seven digits before and behind the point, times 10^`scale`, and the count of its bytes.
  @inline(__always)
  func number(of member: QuickMember, isChecked: Bool) -> (value: Int, scale: Int, count: Int)? {
    guard member.first <= 0x39, member.first != 0x22 else { return nil }
    let count = countOfNumberBytes(at: member.value)
    guard let (value, scale) = number(at: member.value, count) else { return nil }
    return !isChecked || member.rule.pointee.accepts(value, scale: scale) ? (value, scale, count) : nil
  }

  @inline(__always)
  func boolean(at offset: Int) -> Bool? {
    let word = word(at: offset)
    if word & 0xFFFF_FFFF == 0x6575_7274 { return true }
    return word & 0xFF_FFFF_FFFF == 0x65_736C_6166 ? false : nil
  }
}
