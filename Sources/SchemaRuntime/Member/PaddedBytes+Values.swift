// Values of plain members, for a reader that stores them; nil where it takes a second look.
extension PaddedBytes {
  /// The text of a string that ends within a look.
  @inline(__always)
  func text(of member: FastMember) -> StringSlice? {
    guard member.name.first == 0x22 else { return nil }
    let (start, end) = (member.name.value &+ 1, member.name.textEnd)
    let count = end &- start
    let specials = block(at: member.name.start).specials
    if PaddedBytes.isPlain(specials, upTo: end &- member.name.start) {
      return StringSlice(start: start, count: count, isEscaped: false, scalars: count)
    }
    return specialText(from: member.name.start, member.name.value, to: end, specials)
  }

  /// Whether a look at the text of a member shows that it is accepted.
  @inline(__always)
  func accepts(_ text: StringSlice, as member: FastMember, _ table: MemberTable) -> Bool {
    if member.rule.pointee.accepts(bytes: text.count, scalars: text.scalars) { return true }
    if text.isEscaped { return false }
    return isOther(member.name.start, member.name.value, member.name.textEnd, member.rule, table)
  }

  /// The byte of the case that a text stands for.
  @inline(__always)
  func listed(
    _ value: Int, _ text: StringSlice, _ rule: UnsafePointer<FastEntry>, _ table: MemberTable
  ) -> UInt8? {
    guard !text.isEscaped, let cases = table.cases(of: Int(rule.pointee.index)) else { return nil }
    let number = listed(value, text.start &+ text.count, rule, table)
    return number < 0 ? nil : cases[number]
  }

  @inline(__always)
  func boolean(at offset: Int) -> Bool? {
    let word = word(at: offset)
    if word & 0xFFFF_FFFF == 0x6575_7274 { return true }
    return word & 0xFF_FFFF_FFFF == 0x65_736C_6166 ? false : nil
  }
}
