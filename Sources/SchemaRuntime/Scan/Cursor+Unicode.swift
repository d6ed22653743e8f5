extension Cursor {
  /// Goes on with a string at a byte that is not ASCII, and checks that the bytes are well-formed UTF-8 (Unicode 15,
  /// table 3-7).
  /// - Returns: the offset of the next quote, backslash or control character, and how many of the bytes before it
  ///   continue a scalar.
  func endOfUnicode(from start: Int) throws(Rejection) -> (end: Int, continuations: Int) {
    var marks = UTF8Marks()
    var continuations = 0
    var at = start
    while at < end {
      let block = block(at: at)
      let stops = block.stops
      // Up to the first stop, which must not be a byte that continues a scalar.
      let concerned = stops ^ (stops &- 1)
      let (faults, continued) = marks.check(block)
      if faults & concerned != 0 { break }
      continuations &+= (continued & concerned).nonzeroBitCount
      if stops != 0 { return (at &+ stops.trailingZeroBitCount, continuations) }
      at &+= 64
    }
    // The block has a fault, which the next walk finds.
    return try endOfScalars(from: start)
  }

  /// Checks the bytes as UTF-8 scalar by scalar, up to the next quote, backslash or control character.
  private func endOfScalars(from start: Int) throws(Rejection) -> (end: Int, continuations: Int) {
    var at = start
    var continuations = 0
    while true {
      let next = byte(at: at)
      if next.needsEscape { return (at, continuations) }
      let behind = next < 0x80 ? at &+ 1 : try endOfScalar(at: at)
      continuations &+= behind &- at &- 1
      at = behind
    }
  }
}

extension ByteBlock {
  /// How many bytes of a text continue a scalar; nil where it is not well-formed UTF-8 without escapes.
  /// - Parameters:
  ///   - text: the bytes of the text. Quotes before it may be among them.
  ///   - closing: the quote behind it; 0 where there is none.
  ///   - specials: the bits of the bytes that are not plain text.
  @inline(__always)
  func continuations(in text: UInt64, upTo closing: UInt64, _ specials: UInt64) -> Int? {
    let specials = specials & text
    guard closing != 0 else { return nil }
    if specials == 0 { return 0 }
    guard specials & ~nonASCII == 0 else { return nil }
    var marks = UTF8Marks()
    let (faults, continued) = marks.check(self)
    return faults & (text | closing) == 0 ? (continued & text).nonzeroBitCount : nil
  }
}

/// The demands of the bytes that begin a scalar on the bytes behind them, a bit for each byte; kept from one block to
/// the next.
struct UTF8Marks {
  /// The leads of scalars of two bytes or more, of three or more, of four.
  private var two: UInt64 = 0
  private var three: UInt64 = 0
  private var four: UInt64 = 0
  /// The leads that allow only some second bytes.
  private var e0: UInt64 = 0
  private var ed: UInt64 = 0
  private var f0: UInt64 = 0
  private var f4: UInt64 = 0

  @inline(__always)
  init() {}

  /// Takes the next 64 bytes.
  /// - Returns: the bytes that make the text ill-formed, and those that continue a scalar.
  @inline(__always)
  mutating func check(_ block: ByteBlock) -> (faults: UInt64, continued: UInt64) {
    let outside = block.nonASCII
    let continued = block.bits(below: Int8(bitPattern: 0xC0))
    let lead = outside & ~continued
    if block.rareLeads | three | four == 0 {
      // Only scalars of two bytes: each lead has a byte behind it that continues it.
      let faults = (lead &<< 1 | two &>> 63) ^ continued
      two = lead
      return (faults, continued)
    }
    let lead3 = outside & ~block.bits(below: Int8(bitPattern: 0xE0))
    let lead4 = outside & ~block.bits(below: Int8(bitPattern: 0xF0))
    let wanted =
      lead &<< 1 | two &>> 63 | lead3 &<< 2 | three &>> 62 | lead4 &<< 3 | four &>> 61
    // 0xC0 and 0xC1 begin two bytes for a scalar that needs one.
    let overlong = lead & block.bits(below: Int8(bitPattern: 0xC2))
    var faults = wanted ^ continued | overlong
    if lead3 | three != 0 { faults |= checkThree(block) }
    if lead4 | four != 0 { faults |= checkFour(block, lead4) }
    (two, three, four) = (lead, lead3, lead4)
    return (faults, continued)
  }

  /// The faults of scalars of three bytes beside that: overlong forms and surrogates.
  @inline(__always)
  private mutating func checkThree(_ block: ByteBlock) -> UInt64 {
    let (e0, ed) = (block.bits(equalTo: 0xE0), block.bits(equalTo: 0xED))
    if e0 | ed | self.e0 | self.ed == 0 { return 0 }
    let early = block.bits(below: Int8(bitPattern: 0xA0))
    let faults = (e0 &<< 1 | self.e0 &>> 63) & early | (ed &<< 1 | self.ed &>> 63) & ~early
    (self.e0, self.ed) = (e0, ed)
    return faults
  }

  /// The faults of scalars of four bytes: overlong forms, and scalars above U+10FFFF.
  @inline(__always)
  private mutating func checkFour(_ block: ByteBlock, _ lead4: UInt64) -> UInt64 {
    let (f0, f4) = (block.bits(equalTo: 0xF0), block.bits(equalTo: 0xF4))
    let early = block.bits(below: Int8(bitPattern: 0x90))
    let tooGreat = lead4 & ~block.bits(below: Int8(bitPattern: 0xF5))
    let faults = tooGreat | (f0 &<< 1 | self.f0 &>> 63) & early | (f4 &<< 1 | self.f4 &>> 63) & ~early
    (self.f0, self.f4) = (f0, f4)
    return faults
  }
}
