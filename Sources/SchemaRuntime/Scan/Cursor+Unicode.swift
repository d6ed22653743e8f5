extension Cursor {
  /// Goes on with a string at a byte that is not ASCII, and checks that the bytes are well-formed UTF-8 (Unicode 15,
  /// table 3-7).
  /// - Returns: the offset of the next quote, backslash or control character, and how many of the bytes before it
  ///   continue a scalar.
  func endOfUnicode(from start: Int) throws(Rejection) -> (end: Int, continuations: Int) {
    var leads = LeadMarks()
    var continuations = 0
    var at = start
    while at &+ 8 <= end {
      let word = wordInside(at: at)
      let stops = Cursor.asciiSpecials(in: word)
      // Up to the first stop, which must not be a byte that continues a scalar.
      let concerned = stops ^ (stops &- 1)
      let (isBad, continued) = leads.check(word)
      if isBad & concerned != 0 { break }
      let marks = (continued & concerned) &>> 7
      continuations &+= Int(truncatingIfNeeded: (marks &* 0x0101_0101_0101_0101) &>> 56)
      if stops != 0 { return (at &+ stops.trailingZeroBitCount &>> 3, continuations) }
      at &+= 8
    }
    // The last bytes of the input, or a fault that is to be found.
    return try endOfScalars(from: start)
  }

  /// The same, scalar by scalar.
  private func endOfScalars(from start: Int) throws(Rejection) -> (end: Int, continuations: Int) {
    var at = start
    var continuations = 0
    while true {
      let next = byte(at: at)
      if next < 0x20 || next == 0x22 || next == 0x5C { return (at, continuations) }
      let behind = next < 0x80 ? at &+ 1 : try endOfScalar(at: at)
      continuations &+= behind &- at &- 1
      at = behind
    }
  }

  /// Marks (with 0x80) the quotes, backslashes and control characters of a word. Every mark is exact.
  private static func asciiSpecials(in word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    // A sum of seven bits and 0x7F has the eighth bit unless the seven are 0; nothing is carried into the next byte.
    let notQuote = ((word ^ 0x2222_2222_2222_2222) & low) &+ low
    let notBackslash = ((word ^ 0x5C5C_5C5C_5C5C_5C5C) & low) &+ low
    let notControl = (word & low) &+ 0x6060_6060_6060_6060
    return ~(notQuote & notBackslash & notControl | word) & 0x8080_8080_8080_8080
  }
}

/// The bytes of the word before that begin a scalar, marked with 0x80: what they want of the next word.
private struct LeadMarks {
  /// Of two bytes or more.
  private var two: UInt64 = 0
  private var three: UInt64 = 0
  private var four: UInt64 = 0
  /// Those that allow only some second bytes: 0xE0, 0xED, 0xF0, 0xF4.
  private var narrow: (e0: UInt64, ed: UInt64, f0: UInt64, f4: UInt64) = (0, 0, 0, 0)

  /// Takes the next eight bytes.
  /// - Returns: marks of bytes that make the text ill-formed, and of those that continue a scalar.
  mutating func check(_ word: UInt64) -> (isBad: UInt64, continued: UInt64) {
    let marks: UInt64 = 0x8080_8080_8080_8080
    // A bit of each byte, moved to its place 7.
    let (bit6, bit5, bit4) = (word &<< 1, word &<< 2, word &<< 3)
    let continued = word & ~bit6 & marks
    let lead = word & bit6 & marks
    let lead3 = lead & bit5
    let lead4 = lead3 & bit4
    let wanted =
      lead &<< 8 | two &>> 56 | lead3 &<< 16 | three &>> 48 | lead4 &<< 24 | four &>> 40
    // 0xC0 and 0xC1 say in two bytes what one can.
    let overlong = lead & ~bit5 & ~(bit4 | word &<< 4 | word &<< 5 | word &<< 6)
    var isBad = wanted ^ continued | overlong
    if lead3 | three != 0 { isBad |= checkLong(word, lead3, lead4) }
    (two, three, four) = (lead, lead3, lead4)
    return (isBad, continued)
  }

  /// What scalars of three and four bytes ask beside that: no overlong form, no surrogate, nothing above U+10FFFF.
  private mutating func checkLong(_ word: UInt64, _ lead3: UInt64, _ lead4: UInt64) -> UInt64 {
    let (bit5, bit4, bit3, bit2) = (word &<< 2, word &<< 3, word &<< 4, word &<< 5)
    let (bit1, bit0) = (word &<< 6, word &<< 7)
    let only3 = lead3 & ~bit4
    let e0 = only3 & ~(bit3 | bit2 | bit1 | bit0)
    let ed = only3 & bit3 & bit2 & ~bit1 & bit0
    let f0 = lead4 & ~(bit3 | bit2 | bit1 | bit0)
    let f4 = lead4 & ~bit3 & bit2 & ~(bit1 | bit0)
    let tooGreat = lead4 & (bit3 | bit2 & (bit1 | bit0))
    let isBad =
      tooGreat | (e0 &<< 8 | narrow.e0 &>> 56) & ~bit5 | (ed &<< 8 | narrow.ed &>> 56) & bit5
      | (f0 &<< 8 | narrow.f0 &>> 56) & ~(bit5 | bit4) | (f4 &<< 8 | narrow.f4 &>> 56) & (bit5 | bit4)
    narrow = (e0, ed, f0, f4)
    return isBad
  }
}
