// Reads members of the usual shape: no whitespace except a space behind the colon and up to fifteen bytes behind the
// comma, a name of at most 56 plain bytes, and a string that ends within 64 bytes from there, or a number of up to 31.
// Each function says whether it has found that, or something else.
extension PaddedBytes {
  /// The possible member's name at an offset (its opening quote), with what a look finds behind it.
  @inline(__always)
  func name(at offset: Int) -> FastName? {
    let quotes = block(at: offset).bits(equalTo: 0x22)
    let closing = quotes & (quotes &- 1)
    let count = closing.trailingZeroBitCount &- 1
    guard UInt(bitPattern: count &- 1) < UInt(PaddedBytes.longestName) else { return nil }
    let behind = offset &+ 1 &+ count
    // The closing quote, the colon, perhaps a space.
    let next = half(at: behind)
    // A branch, which the processor predicts for the documents of one writer: the next load does not wait for this one.
    var value = behind &+ 2
    if _slowPath(next & 0xFF_0000 == 0x20_0000) { value = behind &+ 3 }
    guard UInt16(truncatingIfNeeded: next) == 0x3A22 else { return nil }
    return FastName(
      start: offset, count: count, value: value, first: byte(at: value), quotes: closing & (closing &- 1))
  }

  /// The offset of the next member's name, where a comma at an offset and whitespace stand before it; 0 where it takes a
  /// second look.
  @inline(__always)
  func spacedName(_ offset: Int) -> Int {
    let start = offset &+ 1
    let name = start &+ lanes(at: start).countOfWhitespace
    return byte(at: offset) == 0x2C && byte(at: name) == 0x22 ? name : 0
  }

  /// The possible member at an offset; nil also where the table does not have it.
  /// - Parameter rule: the one whose name is compared first.
  @inline(__always)
  func member(at offset: Int, expecting rule: UnsafePointer<FastEntry>, _ table: MemberTable)
    -> FastMember?
  {
    member(at: offset, of: rule) ?? member(at: offset, table)
  }

  @inline(__always)
  func member(at offset: Int, _ table: MemberTable) -> FastMember? {
    // If the table has the bytes of the name, they are plain text.
    guard let name = name(at: offset), let rule = table.rule(offset &+ 1, name.count, self) else {
      return nil
    }
    return FastMember(rule: rule, name: name)
  }

  /// The member at an offset, if it has the name of a rule.
  @inline(__always)
  private func member(at offset: Int, of rule: UnsafePointer<FastEntry>) -> FastMember? {
    guard rule.pointee.spelling.stands(at: offset, in: self) else { return nil }
    let count = Int(truncatingIfNeeded: rule.pointee.spelling.count)
    var value = offset &+ count
    if _slowPath(byte(at: value) == 0x20) { value &+= 1 }
    return FastMember(
      rule: rule,
      name: FastName(
        start: offset, count: count &- 3, value: value, first: byte(at: value),
        quotes: quotes(at: offset, from: value)))
  }

  /// The quotes of a look at an offset, from another one in it on.
  @inline(__always)
  private func quotes(at offset: Int, from first: Int) -> UInt64 {
    block(at: offset).bits(equalTo: 0x22) & UInt64.max &<< UInt64(truncatingIfNeeded: first &- offset)
  }

  /// The possible scalar item of an array at an offset, where the table has one rule.
  @inline(__always)
  func item(at offset: Int, _ table: MemberTable) -> FastMember { value(at: offset, table.fast) }

  /// The possible scalar at an offset, with the rule that has the demands on it.
  @inline(__always)
  func value(at offset: Int, _ rule: UnsafePointer<FastEntry>) -> FastMember {
    let quotes = block(at: offset).bits(equalTo: 0x22)
    return FastMember(
      rule: rule,
      name: FastName(start: offset, count: 0, value: offset, first: byte(at: offset), quotes: quotes))
  }

  /// Whether the value at an offset is accepted as that of a member; nil where it takes a second look.
  @inline(__always)
  func accepts(valueAt offset: Int, _ index: Int, _ table: MemberTable) -> Bool? {
    let rule = table.fast + index
    if table.rules[index].decidesIntegers, let (number, _) = fewDigits(at: offset) {
      return rule.pointee.numbers.accepts(number)
    }
    let value = value(at: offset, rule)
    if plainScalar(value, table).isAccepted { return true }
    // For plain text a look at a list decides.
    let isListed = rule.pointee.kind == .list && value.name.first == 0x22
    return isListed && isPlain(from: offset, to: value.name.textEnd) ? false : nil
  }

  /// The offset behind a scalar that is accepted as the value of a member; 0 where it takes a second look.
  @inline(__always)
  func behindValue(at offset: Int, _ index: Int, _ table: MemberTable, _ cursor: Cursor) -> Int {
    let rule = table.fast + index
    if let (number, behind) = fewDigits(at: offset) {
      if rule.pointee.numbers.accepts(number) { return behind }
      return behindNumber(at: offset, rule, table)
    }
    let value = value(at: offset, rule)
    let (behind, isAccepted) = plainScalar(value, table)
    return isAccepted ? behind : behindOther(at: offset, from: offset, rule, table, cursor)
  }

  /// The offset behind a plain text, a number or a literal, and whether it is accepted as the value of a member. The
  /// first does not wait for the second: so the next member can be read meanwhile.
  @inline(always)
  func plainScalar(_ member: FastMember, _ table: MemberTable) -> (behind: Int, isAccepted: Bool) {
    let (rule, start, value, first) = (member.rule, member.name.start, member.name.value, member.name.first)
    // The processor cannot predict what comes next, so the branches test the bytes first, which are known before the
    // rule.
    if first == 0x22 {
      let end = member.name.textEnd
      let count = end &- value &- 1
      let specials = block(at: start).specials
      guard PaddedBytes.isPlain(specials, upTo: end &- start) else {
        return PaddedBytes.unplainText(self, member, specials, table)
      }
      if rule.pointee.accepts(bytes: count) { return (end &+ 1, true) }
      return (end &+ 1, isOther(start, value, end, rule, table))
    }
    return numberOrLiteral(member, table)
  }

  /// The offset behind a number or a literal, and whether it is accepted as the value of a member.
  @inline(always)
  func numberOrLiteral(_ member: FastMember, _ table: MemberTable) -> (behind: Int, isAccepted: Bool) {
    let (rule, value, first) = (member.rule, member.name.value, member.name.first)
    if first > 0x39 {
      // A brace or a bracket.
      if first | 0x20 == 0x7B { return (value, false) }
      let length = 4 &+ (first == 0x66 ? 1 : 0)
      return (value &+ length, isLiteral(value, length, rule))
    }
    if let (number, behind) = fewDigits(at: value) {
      if rule.pointee.numbers.accepts(number) { return (behind, true) }
      return (behind, PaddedBytes.isOther(number.value, rule, table))
    }
    if rule.pointee.numbers.acceptsManyDigits, let behind = behindManyDigits(at: value) {
      return (behind, true)
    }
    guard let (number, behind) = roughNumber(at: value) else { return (value, false) }
    return (behind, rule.pointee.numbers.accepts(number))
  }

  /// The offset behind a text that is long, or not plain, and whether it is accepted: by its size alone, if it is not plain.
  /// - Parameter specials: the bytes that are not plain text, from the start of the member on.
  @inline(never)
  private static func unplainText(
    _ bytes: PaddedBytes, _ member: FastMember, _ specials: UInt64, _ table: MemberTable
  ) -> (behind: Int, isAccepted: Bool) {
    let (rule, start, value, end) = (
      member.rule, member.name.start, member.name.value, member.name.textEnd
    )
    let inside = UInt64.max &<< UInt64(truncatingIfNeeded: value &+ 1 &- start)
    let first = specials & inside
    // Where the first byte that is not plain is a backslash, others may be backslashes, too.
    if bytes.block(at: start).bits(equalTo: 0x5C) & first & (0 &- first) != 0, rule.pointee.acceptsSomeText,
      let text = bytes.escapedText(from: start, value, inside)
    {
      let isAccepted = rule.pointee.accepts(bytes: text.count, scalars: text.scalars)
      return (text.start &+ text.count &+ 1, isAccepted || bytes.acceptsLong(text, rule, table))
    }
    if end &- start == 64 {
      guard specials == 0, let end = bytes.endOfPlainText(from: end) else { return (value, false) }
      return (end &+ 1, bytes.accepts(longText: value &+ 1, end &- value &- 1, rule, table))
    }
    guard rule.pointee.acceptsSomeText else { return (value, false) }
    guard let text = bytes.specialText(from: start, value, to: end, specials) else { return (value, false) }
    return (end &+ 1, rule.pointee.accepts(bytes: text.count, scalars: text.scalars))
  }

  /// A text of ASCII with the commonest escapes; nil where it is another, or takes a second look.
  /// - Parameter inside: the bits of the first look's bytes that stand behind the opening quote.
  @inline(__always)
  private func escapedText(from start: Int, _ value: Int, _ inside: UInt64) -> StringSlice? {
    var (at, inside, escapes) = (start, inside, 0)
    while at <= limit, let isWhole = block(at: at).passText(inside, &at, &escapes) {
      inside = UInt64.max
      if !isWhole { continue }
      let count = at &- value &- 1
      return StringSlice(start: value &+ 1, count: count, isEscaped: true, scalars: count &- escapes)
    }
    return nil
  }

  /// Whether a text with escapes has a size that is accepted, whatever the escapes stand for; false where that matters.
  @inline(__always)
  private func acceptsLong(_ text: StringSlice, _ rule: UnsafePointer<FastEntry>, _ table: MemberTable)
    -> Bool
  {
    let other = table.rules + Int(rule.pointee.index)
    return rule.pointee.asksForSize && other.pointee.accepts(asciiCount: text.count)
      && text.scalars >= other.pointee.minLength
  }

  /// The offset of the quote that ends plain text; nil where something else is before it, or it takes a second look.
  @inline(__always)
  private func endOfPlainText(from start: Int) -> Int? {
    var at = start
    while at <= limit {
      let block = block(at: at)
      let (quotes, specials) = (block.bits(equalTo: 0x22), block.specials)
      if quotes | specials != 0 {
        let count = quotes.trailingZeroBitCount
        return PaddedBytes.isPlain(specials, upTo: count) ? at &+ count : nil
      }
      at &+= 64
    }
    return nil
  }

  /// Whether a plain text of any length is accepted as the value of a member.
  @inline(__always)
  private func accepts(
    longText start: Int, _ count: Int, _ rule: UnsafePointer<FastEntry>, _ table: MemberTable
  ) -> Bool {
    let index = Int(rule.pointee.index)
    if rule.pointee.asksForSize { return table.rules[index].accepts(asciiCount: count) }
    let cursor = Cursor(base: base, end: start &+ count &+ 1)
    return cursor.decideText(from: start, count, index, table) != 0
  }

  /// Whether an integer is one of the multiples or of those listed that a rule asks for.
  @inline(never)
  private static func isOther(
    _ integer: Int, _ rule: UnsafePointer<FastEntry>, _ table: MemberTable
  ) -> Bool {
    let rule = table.rules + Int(rule.pointee.index)
    return rule.pointee.asksMoreOfNumbers && rule.pointee.accepts(FastNumber(value: integer, scale: 0))
  }

  /// Whether so many bytes, four or five, are a literal that is accepted.
  @inline(__always)
  private func isLiteral(_ offset: Int, _ length: Int, _ rule: UnsafePointer<FastEntry>) -> Bool {
    // "true" and "false", or "null", with zeros before them: no branch that the processor could not predict.
    let text = word(at: offset) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* length)
    if text == 0x6C6C_756E_0000_0000 { return rule.pointee.allowsNull }
    return (text == 0x6575_7274_0000_0000) != (text == 0x6573_6C61_6600_0000) && rule.pointee.allowsBoolean
  }

  /// The offset behind a string, long or not plain, or a multiple, or an object or array with a table of its own, that is
  /// accepted as the value of a member; 0 where it takes another look.
  /// - Parameter start: where the look begins that has not accepted it.
  @inline(__always)
  func behindOther(
    at value: Int, from start: Int, _ rule: UnsafePointer<FastEntry>, _ table: MemberTable, _ cursor: Cursor
  ) -> Int {
    guard byte(at: value) == 0x22 else {
      return byte(at: value) | 0x20 == 0x7B
        ? behindNested(at: value, rule, table, cursor, RawStringEncoding.self)
        : behindNumber(at: value, rule, table)
    }
    if rule.pointee.kind == .content { return behindContent(at: value, rule, table, cursor) }
    let (index, text) = (Int(rule.pointee.index), value &+ 1)
    let end = start &+ quotes(at: start, from: text).trailingZeroBitCount
    if isPlain(from: start, to: end) { return cursor.decideText(from: text, end &- text, index, table) }
    return cursor.decideString(at: value, index, table)
  }

  /// The offset behind one of the multiples or of the integers that a rule asks for; 0 where it is none.
  @inline(never)
  func behindNumber(at offset: Int, _ rule: UnsafePointer<FastEntry>, _ table: MemberTable) -> Int {
    let rule = table.rules + Int(rule.pointee.index)
    guard rule.pointee.asksMoreOfNumbers, let (number, behind) = number(at: offset) else { return 0 }
    return rule.pointee.accepts(number) ? behind : 0
  }

  // Decides demands beside a size on texts without escapes, less than 64 bytes from the start of a look.

  /// Whether a text meets the rule's demand beside a size.
  @inline(never)
  func isOther(
    _ start: Int, _ value: Int, _ end: Int, _ rule: UnsafePointer<FastEntry>, _ table: MemberTable
  ) -> Bool {
    switch rule.pointee.kind {
    case .list: listed(value, end, rule, table) >= 0
    case .pattern: matches(start, value, end, rule, table)
    case .format: hasFormat(start, value, end, rule, table)
    case .size, .content: false
    }
  }

  /// The number of a text without escapes among those that are listed; -1 where it is none of them.
  @inline(__always)
  func listed(
    _ value: Int, _ end: Int, _ rule: UnsafePointer<FastEntry>, _ table: MemberTable
  ) -> Int {
    guard let values = table.rules[Int(rule.pointee.index)].values else { return -1 }
    return table.index(value &+ 1, end &- value &- 1, self, in: values)
  }

  /// Whether a text has a size that is accepted, matches a pattern, one that is simple or of addresses, and has a format,
  /// where there is one.
  @inline(__always)
  private func matches(
    _ start: Int, _ value: Int, _ end: Int, _ rule: UnsafePointer<FastEntry>, _ table: MemberTable
  ) -> Bool {
    let count = end &- value &- 1
    let other = table.rules + Int(rule.pointee.index)
    guard other.pointee.accepts(asciiCount: count) else { return false }
    guard let runs = other.pointee.runs else {
      return other.pointee.acceptsPlainMailboxes
        && ASCIIFormatMatcher(self, from: start, at: value &+ 1, count: count).isPlainMailbox
        && other.pointee.format == nil
    }
    if let few = runs.count(ofFew: count) {
      guard runs.matches(lanes(at: value &+ 1), count: few) else { return false }
    } else {
      guard runs.matches(block(at: start), from: value &+ 1 &- start, count: count) else { return false }
    }
    guard let format = other.pointee.format else { return true }
    return isText(from: start, at: value &+ 1, count, of: format)
  }

  /// Whether a text has a size that is accepted, and a format.
  @inline(__always)
  private func hasFormat(
    _ start: Int, _ value: Int, _ end: Int, _ rule: UnsafePointer<FastEntry>, _ table: MemberTable
  ) -> Bool {
    let count = end &- value &- 1
    let other = table.rules + Int(rule.pointee.index)
    guard let format = other.pointee.format, other.pointee.accepts(asciiCount: count) else { return false }
    return isText(from: start, at: value &+ 1, count, of: format)
  }

  /// Whether a text of ASCII has a format: it ends less than 64 bytes from the start of a look, which mostly shows it.
  @inline(__always)
  func isText(from start: Int, at text: Int, _ count: Int, of format: Format) -> Bool {
    if ASCIIFormatMatcher(self, from: start, at: text, count: count).has(format) { return true }
    let text = (base + text).assumingMemoryBound(to: UInt8.self)
    return format.accepts(UnsafeBufferPointer(start: text, count: count))
  }

  /// Whether fewer than 64 bytes, up to a quote, are plain text, other quotes aside.
  @inline(__always)
  func isPlain(from offset: Int, to end: Int) -> Bool {
    PaddedBytes.isPlain(block(at: offset).specials, upTo: end &- offset)
  }

  /// Whether the first bytes of a block are plain text, other quotes aside; `specials` has the bits of the bytes that
  /// are not.
  @inline(__always)
  static func isPlain(_ specials: UInt64, upTo count: Int) -> Bool {
    count < 64 && specials &<< UInt64(truncatingIfNeeded: 63 &- count) == 0
  }

  /// A text that is not plain and ends less than 64 bytes from the start of a look: of well-formed UTF-8 without escapes,
  /// or of ASCII with escapes; nil where it is something else.
  /// - Parameters:
  ///   - value: the opening quote.
  ///   - end: the closing quote, or one that is escaped.
  ///   - specials: the bytes that are not plain text, from the start on.
  @inline(__always)
  func specialText(from start: Int, _ value: Int, to end: Int, _ specials: UInt64) -> StringSlice? {
    guard end &- start < 64 else { return nil }
    let closing: UInt64 = 1 &<< UInt64(truncatingIfNeeded: end &- start)
    // The bytes of the text and its opening quote.
    let text = closing &- 1 &<< UInt64(truncatingIfNeeded: value &- start)
    if let continuations = block(at: start).continuations(in: text, upTo: closing, specials) {
      let count = end &- value &- 1
      return StringSlice(start: value &+ 1, count: count, isEscaped: false, scalars: count &- continuations)
    }
    return PaddedBytes.escapedText(base, start, value, end, specials & text)
  }

  /// - Parameter specials: the special bytes in the text.
  @inline(never)
  private static func escapedText(
    _ base: UnsafeRawPointer, _ start: Int, _ value: Int, _ end: Int, _ specials: UInt64
  ) -> StringSlice? {
    // A look reaches behind every escape sequence that begins in it.
    let cursor = Cursor(base: base, end: start &+ Cursor.reach)
    var rest = specials
    var scalars = end &- value &- 1
    while rest != 0 {
      let at = start &+ rest.trailingZeroBitCount
      guard cursor.byte(at: at) == 0x5C else { return nil }
      do {
        let behind = try cursor.endOfEscape(at: at)
        if behind > end { return nil }
        scalars &-= behind &- at &- 1
        // No bit is left of what the sequence takes.
        rest &= UInt64.max << UInt64(truncatingIfNeeded: behind &- start)
      } catch {
        // The second look finds the fault again.
        return nil
      }
    }
    return StringSlice(start: value &+ 1, count: end &- value &- 1, isEscaped: true, scalars: scalars)
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
      // The second look finds the fault again.
      return 0
    }
  }

  /// The offset behind a plain text that is accepted as the value of a member, where its length alone does not decide
  /// that; 0 where it is not accepted.
  @inline(never)
  func decideText(from start: Int, _ count: Int, _ index: Int, _ table: MemberTable) -> Int {
    let string = StringSlice(start: start, count: count, isEscaped: false, scalars: count)
    return table.accepts(index, string, self) ? start &+ count &+ 1 : 0
  }
}
