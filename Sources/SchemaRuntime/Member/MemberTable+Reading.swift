// Reads values whose demands a table has: of members, and with a table of one line, of items.
extension MemberTable {
  /// Reads a string.
  /// - Parameters:
  ///   - cursor: stands at the value.
  ///   - checks: whether it is validated.
  /// - Throws: `Rejection` where the bytes are no JSON, where the value does not meet the line and `checks` is
  ///   true, or where the Swift type cannot hold it.
  func string(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> String {
    let (bytes, start) = (cursor.padded, cursor.position)
    if bytes.reaches(start), cursor.byte == 0x22 {
      let item = bytes.item(at: start, self)
      if let text = bytes.text(of: item), !checks || bytes.accepts(text, as: item, self) {
        cursor.position = item.name.textEnd &+ 1
        return cursor.text(text)
      }
    }
    return try string(0, &cursor, checks: checks)
  }

  /// Reads an integer.
  /// - Parameters:
  ///   - cursor: stands at the value.
  ///   - checks: whether it is validated.
  /// - Throws: `Rejection` where the bytes are no JSON, where the value does not meet the line and `checks` is
  ///   true, or where the Swift type cannot hold it.
  func integer(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Int {
    if let (number, behind) = quickNumber(cursor, checks), number.scale == 0 {
      cursor.position = behind
      return number.value
    }
    return try integer(0, &cursor, checks: checks)
  }

  /// Reads a number.
  /// - Parameters:
  ///   - cursor: stands at the value.
  ///   - checks: whether it is validated.
  /// - Throws: `Rejection` where the bytes are no JSON, where the value does not meet the line and `checks` is
  ///   true, or where the Swift type cannot hold it.
  func number(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Double {
    // A zero's sign would be lost.
    if let (number, behind) = quickNumber(cursor, checks), number.value != 0, number.keepsDigits {
      cursor.position = behind
      return number.double
    }
    return try double(0, &cursor, checks: checks)
  }

  /// The number at the cursor, where a look shows that it is accepted, and the offset behind it.
  @inline(__always)
  private func quickNumber(_ cursor: Cursor, _ checks: Bool) -> (number: FastNumber, behind: Int)? {
    let (bytes, start) = (cursor.padded, cursor.position)
    guard bytes.reaches(start), let found = bytes.fewDigits(at: start) ?? bytes.number(at: start),
      !checks || fast.pointee.numbers.accepts(found.number) || rules.pointee.accepts(found.number)
    else { return nil }
    return found
  }

  /// Reads a string as the value of a member.
  func string(_ index: Int, _ cursor: inout Cursor, checks: Bool) throws(Rejection) -> String {
    let string = try cursor.string()
    if checks, !accepts(index, string, cursor) { throw Rejection(.violation, at: string.offset) }
    return cursor.text(string)
  }

  /// Reads an integer as the value of a member.
  func integer(_ index: Int, _ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Int {
    let number = try number(index, &cursor, checks: checks)
    return try cursor.integer(number)
  }

  /// Reads a number as the value of a member.
  func double(_ index: Int, _ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Double {
    let number = try number(index, &cursor, checks: checks)
    return try cursor.double(number)
  }

  private func number(_ index: Int, _ cursor: inout Cursor, checks: Bool) throws(Rejection) -> NumberSlice {
    let number = try cursor.number()
    if checks, !accepts(index, number, cursor) { throw Rejection(.violation, at: number.start) }
    return number
  }
}
