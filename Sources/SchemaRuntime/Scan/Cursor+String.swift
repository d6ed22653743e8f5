extension Cursor {
  /// Reads a string, checks its escapes and its UTF-8, and leaves the cursor behind the closing quote.
  /// - Throws: `Rejection` where no JSON string stands here.
  public mutating func string() throws(Rejection) -> StringSlice {
    guard byte == 0x22 else { throw unexpected() }
    let start = position &+ 1
    var at = start
    if start < end {
      let block = block(at: start)
      let quotes = block.bits(equalTo: 0x22)
      let specials = block.specials
      let closing = quotes & (0 &- quotes)
      if let continuations = block.continuations(in: closing &- 1, upTo: closing, specials) {
        let count = closing.trailingZeroBitCount
        position = start &+ count &+ 1
        return StringSlice(start: start, count: count, isEscaped: false, scalars: count &- continuations)
      }
      // The first special byte is no quote, since a quote would have ended the plain text.
      if specials != 0 { return try rareString(from: start, at: start &+ specials.trailingZeroBitCount) }
      at &+= 64
    }
    return try longString(from: start, plainUpTo: at)
  }

  /// Reads a long string, which is plain text up to `first`, and checks the bytes behind that.
  private mutating func longString(from start: Int, plainUpTo first: Int) throws(Rejection) -> StringSlice {
    let at = endOfPlainText(from: first)
    if byte(at: at) == 0x22 {
      position = at &+ 1
      return StringSlice(start: start, count: at &- start, isEscaped: false, scalars: at &- start)
    }
    return try rareString(from: start, at: at)
  }

  /// The offset of the first byte that is not plain text of a string: a quote, a backslash, a control character, a
  /// byte that is not ASCII, or the end.
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int {
    var at = start
    while at < end {
      let block = block(at: at)
      let stops = block.bits(equalTo: 0x22) | block.specials
      // Bytes past the end are 0, a control character.
      if stops != 0 { return at &+ stops.trailingZeroBitCount }
      at &+= 64
    }
    return at
  }

  /// Eight bytes from an offset. The caller has compared `offset + 8` with `end`.
  @inlinable @inline(__always)
  func wordInside(at offset: Int) -> UInt64 {
    UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Marks (with 0x80) the bytes of a word that are not plain text. Only the lowest mark is exact.
  ///
  /// Subtracting one from a byte sets its high bit where the byte was 0, or had the high bit already: then it is not
  /// ASCII, and is marked for itself. A borrow goes up from a marked byte only.
  @inlinable @inline(__always)
  static func specials(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = (word ^ 0x2222_2222_2222_2222) &- ones
    let backslash = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- ones
    return (quote | backslash | (word &- 0x2020_2020_2020_2020) | word) & 0x8080_8080_8080_8080
  }

  /// Goes on with a string from a byte that is not plain ASCII text.
  @inline(never)
  mutating func rareString(from start: Int, at first: Int) throws(Rejection) -> StringSlice {
    // The bytes beyond one for each scalar.
    var excess = 0
    var at = first
    while let isWhole = block(at: at).passText(UInt64.max, &at, &excess) {
      if !isWhole { continue }
      position = at &+ 1
      let count = at &- start
      return StringSlice(start: start, count: count, isEscaped: excess != 0, scalars: count &- excess)
    }
    var isEscaped = excess != 0
    // Where the last look begins, and the bytes ahead that it has found not to be plain text.
    let next = block(at: at)
    var (look, stops) = (at, next.bits(equalTo: 0x22) | next.specials)
    at &+= stops.trailingZeroBitCount
    while true {
      let next = byte(at: at)
      if next == 0x22 {
        position = at &+ 1
        let count = at &- start
        return StringSlice(start: start, count: count, isEscaped: isEscaped, scalars: count &- excess)
      }
      if next >= 0x80 {
        // The byte behind is not plain text either.
        let (end, continuations) = try endOfUnicode(from: at)
        excess &+= continuations
        at = end
        continue
      }
      guard next == 0x5C else {
        throw Rejection(at < self.end ? .controlCharacter : .unexpectedEnd, at: at)
      }
      isEscaped = true
      let end = try endOfEscape(at: at)
      excess &+= end &- at &- 1
      // No bit is left of what has been read.
      stops = end &- look < 64 ? stops & UInt64.max &<< UInt64(truncatingIfNeeded: end &- look) : 0
      while stops == 0 {
        look = max(look &+ 64, end)
        let block = block(at: look)
        stops = block.bits(equalTo: 0x22) | block.specials
      }
      at = look &+ stops.trailingZeroBitCount
    }
  }

  /// The offset behind an escape sequence; a surrogate pair counts as one.
  @inline(__always)
  func endOfEscape(at offset: Int) throws(Rejection) -> Int {
    let next = byte(at: offset &+ 1)
    if Cursor.isShortEscape(next) { return offset &+ 2 }
    // Four hexadecimal digits that are no surrogate.
    if next == 0x75, let unit = hexadecimalUnit(at: offset &+ 2), unit &>> 11 != 0x1B { return offset &+ 6 }
    return try endOfOtherEscape(at: offset)
  }

  /// Whether a byte and the backslash before it are an escape sequence: a quote, a backslash, a slash, `b`, `f`, `n`,
  /// `r` or `t`.
  @inline(__always)
  private static func isShortEscape(_ byte: UInt8) -> Bool {
    // The bits of those in each half of ASCII.
    let set: UInt64 = byte & 0x40 == 0 ? 0x0000_8004_0000_0000 : 0x0014_4044_1000_0000
    return byte < 0x80 && set &>> UInt64(byte & 0x3F) & 1 != 0
  }

  @inline(never)
  private func endOfOtherEscape(at offset: Int) throws(Rejection) -> Int {
    guard byte(at: offset &+ 1) == 0x75 else {
      throw Rejection(offset &+ 1 < end ? .invalidEscape : .unexpectedEnd, at: offset)
    }
    guard let high = hexadecimalUnit(at: offset &+ 2) else { throw Rejection(.invalidEscape, at: offset) }
    guard 0xD800...0xDBFF ~= high, byte(at: offset &+ 6) == 0x5C, byte(at: offset &+ 7) == 0x75,
      let low = hexadecimalUnit(at: offset &+ 8), 0xDC00...0xDFFF ~= low
    else { throw Rejection(.loneSurrogate, at: offset) }
    return offset &+ 12
  }

  /// The value of four hexadecimal digits, all at once: the processor could not predict branches on which of them are
  /// letters.
  @inline(__always)
  func hexadecimalUnit(at offset: Int) -> UInt32? {
    guard offset &+ 4 <= end else { return nil }
    // In bounds by the comparison; alignment does not matter to `loadUnaligned`.
    let digits = UInt32(bigEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    // `0` to `9` are 0x30 to 0x39; `A` to `F` are 0x41 to 0x46, and 0x20 more in lower case.
    let letters = digits &>> 6 & 0x0101_0101
    let halves = (digits | letters &<< 5) & 0xF0F0_F0F0
    let values = digits & 0x0F0F_0F0F &+ letters &* 9
    // Ten and more are the letters, and none is sixteen.
    let tens = (values &+ 0x0606_0606) & 0x1010_1010
    guard halves == 0x3030_3030 &+ letters &* 0x30, tens == letters &<< 4, values & 0x1010_1010 == 0 else {
      return nil
    }
    let pairs = (values | values &>> 4) & 0x00FF_00FF
    return (pairs | pairs &>> 8) & 0xFFFF
  }

  /// The offset behind a non-ASCII scalar: well-formed UTF-8 only (Unicode 15, table 3-7).
  func endOfScalar(at offset: Int) throws(Rejection) -> Int {
    let first = byte(at: offset)
    let second = byte(at: offset &+ 1)
    let length: Int
    let range: ClosedRange<UInt8>
    switch first {
    case 0xC2...0xDF: (length, range) = (2, 0x80...0xBF)
    case 0xE0: (length, range) = (3, 0xA0...0xBF)
    case 0xED: (length, range) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, range) = (3, 0x80...0xBF)
    case 0xF0: (length, range) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, range) = (4, 0x80...0xBF)
    case 0xF4: (length, range) = (4, 0x80...0x8F)
    default: throw Rejection(.invalidUTF8, at: offset)
    }
    guard range ~= second else { throw Rejection(.invalidUTF8, at: offset) }
    for index in 2..<max(length, 2) where byte(at: offset &+ index) & 0xC0 != 0x80 {
      throw Rejection(.invalidUTF8, at: offset)
    }
    return offset &+ length
  }
}
