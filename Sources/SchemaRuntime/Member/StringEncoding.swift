/// How the quotes stand in JSON that a table decides: as in a document, or with a backslash before each, as in a string
/// whose text is JSON itself.
///
/// An offset of a name or a string is that of its opening quote, whatever stands before it.
protocol StringEncoding {
  /// Whether nothing stands before a quote.
  static var isBare: Bool { get }

  /// The quote at an offset, behind what stands before it; 0 where there is none.
  static func quote(at offset: Int, _ bytes: PaddedBytes) -> Int
  /// The possible member with the name at an offset; nil also where the table does not have the name.
  /// - Parameter rule: the one whose name is compared first.
  static func member(
    at offset: Int, expecting rule: UnsafePointer<FastEntry>, _ table: MemberTable, _ bytes: PaddedBytes
  ) -> FastMember?
  /// The possible name at an offset, of plain text.
  static func plainName(at offset: Int, _ bytes: PaddedBytes) -> FastName?
  /// The possible value at an offset, with its rule.
  static func value(at offset: Int, _ rule: UnsafePointer<FastEntry>, _ bytes: PaddedBytes) -> FastMember
  /// The offset behind a plain text, a number or a literal, and whether it is accepted as the value of a member.
  static func plainScalar(
    _ member: FastMember, _ table: MemberTable, _ bytes: PaddedBytes
  ) -> (behind: Int, isAccepted: Bool)
  /// The offset behind any other value that is accepted; 0 where it takes another look.
  static func behindOther(
    _ member: FastMember, _ table: MemberTable, _ cursor: Cursor, _ bytes: PaddedBytes
  ) -> Int
  /// The offset of the next member's name, where a comma, and perhaps whitespace, stand before it; 0 where they do not.
  static func nextName(_ offset: Int, _ bytes: PaddedBytes) -> Int
  /// How many bytes from an offset on are whitespace; of more than sixteen, sixteen.
  static func countOfWhitespace(at offset: Int, _ bytes: PaddedBytes) -> Int
}

/// The quotes of a document, with nothing before them.
enum RawStringEncoding: StringEncoding {
  static var isBare: Bool { true }

  @inline(__always)
  static func quote(at offset: Int, _ bytes: PaddedBytes) -> Int {
    bytes.byte(at: offset) == 0x22 ? offset : 0
  }

  @inline(__always)
  static func member(
    at offset: Int, expecting rule: UnsafePointer<FastEntry>, _ table: MemberTable, _ bytes: PaddedBytes
  ) -> FastMember? {
    bytes.member(at: offset, expecting: rule, table)
  }

  @inline(__always)
  static func plainName(at offset: Int, _ bytes: PaddedBytes) -> FastName? { bytes.plainName(at: offset) }

  @inline(__always)
  static func value(at offset: Int, _ rule: UnsafePointer<FastEntry>, _ bytes: PaddedBytes) -> FastMember {
    bytes.value(at: offset, rule)
  }

  @inline(__always)
  static func plainScalar(
    _ member: FastMember, _ table: MemberTable, _ bytes: PaddedBytes
  ) -> (behind: Int, isAccepted: Bool) {
    bytes.plainScalar(member, table)
  }

  @inline(__always)
  static func behindOther(
    _ member: FastMember, _ table: MemberTable, _ cursor: Cursor, _ bytes: PaddedBytes
  ) -> Int {
    bytes.behindOther(at: member.name.value, from: member.name.start, member.rule, table, cursor)
  }

  @inline(__always)
  static func nextName(_ offset: Int, _ bytes: PaddedBytes) -> Int {
    bytes.half(at: offset) & 0xFFFF == 0x222C ? offset &+ 1 : bytes.spacedName(offset)
  }

  @inline(__always)
  static func countOfWhitespace(at offset: Int, _ bytes: PaddedBytes) -> Int {
    bytes.lanes(at: offset).countOfWhitespace
  }
}

/// The quotes of JSON in a string, with a backslash before each. The string has no other escapes: so the text of each
/// string in it is plain, and no control character, which would be whitespace, stands between its values.
enum EscapedStringEncoding: StringEncoding {
  static var isBare: Bool { false }

  @inline(__always)
  static func quote(at offset: Int, _ bytes: PaddedBytes) -> Int {
    isQuote(at: offset, bytes) ? offset &+ 1 : 0
  }

  @inline(__always)
  private static func isQuote(at offset: Int, _ bytes: PaddedBytes) -> Bool {
    bytes.half(at: offset) & 0xFFFF == 0x225C
  }

  @inline(__always)
  static func member(
    at offset: Int, expecting rule: UnsafePointer<FastEntry>, _ table: MemberTable, _ bytes: PaddedBytes
  ) -> FastMember? {
    if rule.pointee.spelling.begins(at: offset, in: bytes) {
      let length = Int(truncatingIfNeeded: rule.pointee.spelling.count)
      if let name = name(at: offset, length &- 3, bytes) { return FastMember(rule: rule, name: name) }
    }
    guard let name = name(at: offset, bytes), let rule = table.rule(offset &+ 1, name.count, bytes) else {
      return nil
    }
    return FastMember(rule: rule, name: name)
  }

  @inline(__always)
  static func plainName(at offset: Int, _ bytes: PaddedBytes) -> FastName? {
    guard let name = name(at: offset, bytes), bytes.isPlain(from: offset, to: offset &+ 1 &+ name.count)
    else { return nil }
    return name
  }

  /// The possible name between two quotes.
  @inline(__always)
  private static func name(at offset: Int, _ bytes: PaddedBytes) -> FastName? {
    let quotes = bytes.block(at: offset).bits(equalTo: 0x22)
    let count = (quotes & (quotes &- 1)).trailingZeroBitCount &- 2
    // The look goes over a byte less behind it than one at a document's own name.
    guard UInt(bitPattern: count &- 1) < UInt(PaddedBytes.longestName &- 1) else { return nil }
    return name(at: offset, count, bytes)
  }

  /// A name of so many bytes, if a quote and a colon stand behind it.
  @inline(__always)
  private static func name(at offset: Int, _ count: Int, _ bytes: PaddedBytes) -> FastName? {
    let behind = offset &+ 1 &+ count
    let next = bytes.half(at: behind)
    guard next & 0xFF_FFFF == 0x3A_225C else { return nil }
    var value = behind &+ 3
    if _slowPath(next &>> 24 == 0x20) { value = behind &+ 4 }
    return name(offset, count, value, bytes)
  }

  /// - Parameter value: where the value begins, with the backslash of a string.
  @inline(__always)
  private static func name(_ start: Int, _ count: Int, _ value: Int, _ bytes: PaddedBytes) -> FastName {
    let next = bytes.half(at: value)
    let isText = next & 0xFFFF == 0x225C
    // A quote without a backslash ends the string around the JSON: no value begins with it.
    let first = next & 0xFF == 0x22 ? 0 : UInt8(truncatingIfNeeded: next)
    return FastName(
      start: start, count: count, value: isText ? value &+ 1 : value, first: isText ? 0x22 : first, quotes: 0)
  }

  @inline(__always)
  static func value(at offset: Int, _ rule: UnsafePointer<FastEntry>, _ bytes: PaddedBytes) -> FastMember {
    FastMember(rule: rule, name: name(offset, 0, offset, bytes))
  }

  @inline(__always)
  static func plainScalar(
    _ member: FastMember, _ table: MemberTable, _ bytes: PaddedBytes
  ) -> (behind: Int, isAccepted: Bool) {
    guard member.name.first == 0x22 else { return bytes.numberOrLiteral(member, table) }
    let (rule, start, value) = (member.rule, member.name.start, member.name.value)
    let block = bytes.block(at: start)
    let inside = UInt64.max &<< UInt64(truncatingIfNeeded: value &+ 1 &- start)
    let stops = (block.specials | block.bits(equalTo: 0x22)) & inside
    let end = start &+ stops.trailingZeroBitCount
    guard stops != 0, isQuote(at: end, bytes) else { return (value, false) }
    if rule.pointee.accepts(bytes: end &- value &- 1) { return (end &+ 2, true) }
    return (end &+ 2, bytes.isOther(start, value, end, rule, table))
  }

  @inline(__always)
  static func behindOther(
    _ member: FastMember, _ table: MemberTable, _ cursor: Cursor, _ bytes: PaddedBytes
  ) -> Int {
    let (rule, value, first) = (member.rule, member.name.value, member.name.first)
    if first == 0x22 { return behindText(at: value, rule, table, bytes) }
    return first | 0x20 == 0x7B
      ? bytes.behindNested(at: value, rule, table, cursor, Self.self)
      : bytes.behindNumber(at: value, rule, table)
  }

  /// The offset behind a text that is long, or not of ASCII, and accepted; 0 where it is not, or takes another look.
  @inline(never)
  private static func behindText(
    at value: Int, _ rule: UnsafePointer<FastEntry>, _ table: MemberTable, _ bytes: PaddedBytes
  ) -> Int {
    // The bytes up to this end may be read.
    let cursor = Cursor(base: bytes.base, end: bytes.limit &+ Cursor.reach)
    let start = value &+ 1
    var end = cursor.endOfPlainText(from: start)
    var continuations = 0
    if cursor.byte(at: end) >= 0x80 {
      do { (end, continuations) = try cursor.endOfUnicode(from: end) } catch {
        // The second look finds the fault again.
        return 0
      }
    }
    guard bytes.reaches(end), isQuote(at: end, bytes) else { return 0 }
    let count = end &- start
    let text = StringSlice(start: start, count: count, isEscaped: false, scalars: count &- continuations)
    return table.accepts(Int(rule.pointee.index), text, cursor) ? end &+ 2 : 0
  }

  @inline(__always)
  static func nextName(_ offset: Int, _ bytes: PaddedBytes) -> Int {
    if bytes.half(at: offset) & 0xFF_FFFF == 0x22_5C2C { return offset &+ 2 }
    guard bytes.byte(at: offset) == 0x2C else { return 0 }
    return quote(at: offset &+ 1 &+ countOfWhitespace(at: offset &+ 1, bytes), bytes)
  }

  @inline(__always)
  static func countOfWhitespace(at offset: Int, _ bytes: PaddedBytes) -> Int {
    bytes.lanes(at: offset).countOfSpaces
  }
}
