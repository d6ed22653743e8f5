extension Cursor {
  /// The string's text. The slice must come from `string()`, which has checked it.
  @inlinable
  public func text(_ slice: StringSlice) -> String {
    if slice.isEscaped { return unescaped(slice) }
    let bytes = bytes(slice.start, slice.count)
    return Cursor.text(bytes, isASCII: slice.scalars == slice.count)
  }

  @usableFromInline @inline(never)
  func unescaped(_ slice: StringSlice) -> String {
    withUnescaped(slice) { Cursor.text($0, isASCII: $0.count == slice.scalars) }
  }

  /// The text of bytes that have been checked.
  @inlinable @inline(__always)
  static func text(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> String {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // The bytes are not looked at again.
      return String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Lends the UTF-8 of the string's text: the input's own bytes where it holds no escapes.
  @inlinable
  public func withUTF8<Result>(_ slice: StringSlice, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result
  {
    slice.isEscaped ? withUnescaped(slice, body) : body(bytes(slice.start, slice.count))
  }

  @inlinable
  func withUnescaped<Result>(
    _ slice: StringSlice, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // An escape is never shorter than what it stands for, so the slice's count is room enough for all but the last
    // bytes of the last block.
    withUnsafeTemporaryAllocation(byteCount: slice.count &+ 64, alignment: 1) { buffer in
      // Never empty.
      let start = buffer.baseAddress.unsafelyUnwrapped
      let count = unescape(slice, to: start)
      // Bytes are what has been written there.
      return body(UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count))
    }
  }

  /// Lends a cursor over the string's text, which is an input of its own.
  @inlinable
  func withText<Result, Failure: Error>(
    _ slice: StringSlice, _ body: (inout Cursor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard slice.isEscaped else { return try Cursor.withInput(bytes(slice.start, slice.count), body) }
    // The buffer has room for the bytes that are written behind the text, and for those that a look takes in.
    let room = slice.count &+ Cursor.reach
    return try withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) {
      (buffer) throws(Failure) -> Result in
      // Never empty.
      let start = buffer.baseAddress.unsafelyUnwrapped
      let count = unescape(slice, to: start)
      (start + count).initializeMemory(as: UInt8.self, repeating: 0, count: Cursor.reach)
      var cursor = Cursor(base: UnsafeRawPointer(start), end: count, room: Cursor.reach)
      return try body(&cursor)
    }
  }

  /// Writes the text of a checked string, and up to 64 bytes behind it.
  /// - Returns: the length of the text in bytes.
  @usableFromInline
  func unescape(_ slice: StringSlice, to buffer: UnsafeMutableRawPointer) -> Int {
    var at = slice.start
    let last = slice.start &+ slice.count
    var target = buffer
    look: while at < last {
      let start = at
      let block = block(at: start)
      // Plain text is copied a block at a time, with whatever is behind it.
      block.store(to: target)
      let end = min(start &+ 64, last)
      // The beginnings of all escape sequences are found at once, so that none waits for the one before.
      var escapes = block.bits(equalTo: 0x5C) & UInt64.max &>> UInt64(truncatingIfNeeded: start &+ 64 &- end)
      while escapes != 0 {
        let escape = start &+ escapes.trailingZeroBitCount
        target += escape &- at
        // A quote, a backslash and a slash stand for themselves.
        let isItself = byte(at: escape &+ 1) < 0x62
        at = escape &+ 1
        if !isItself {
          let (scalar, length) = escapedScalar(at: escape)
          target += Cursor.write(scalar.value, to: target)
          at = escape &+ length
        }
        let behind = isItself ? at &+ 1 : at
        guard behind &- start < 64, at <= limit(reach: 64) else {
          if isItself { target.storeBytes(of: byte(at: at), as: UInt8.self) }
          target += behind &- at
          at = behind
          continue look
        }
        self.block(at: at).store(to: target)
        // No bit is left of the sequence: a backslash may stand for itself.
        escapes &= UInt64.max &<< UInt64(truncatingIfNeeded: behind &- start)
      }
      target += end &- at
      at = end
    }
    return target - buffer
  }

  /// Writes the UTF-8 of a scalar, four bytes in any case.
  /// - Returns: how many of them are of the scalar.
  @inline(__always)
  private static func write(_ scalar: UInt32, to target: UnsafeMutableRawPointer) -> Int {
    let (bytes, count): (UInt32, Int)
    switch scalar {
    case ..<0x80: (bytes, count) = (scalar, 1)
    case ..<0x800: (bytes, count) = (0x80C0 | scalar &>> 6 | (scalar & 0x3F) &<< 8, 2)
    case ..<0x10000:
      (bytes, count) = (0x80_80E0 | scalar &>> 12 | (scalar &>> 6 & 0x3F) &<< 8 | (scalar & 0x3F) &<< 16, 3)
    default:
      let head = 0x8080_80F0 | scalar &>> 18 | (scalar &>> 12 & 0x3F) &<< 8
      (bytes, count) = (head | (scalar &>> 6 & 0x3F) &<< 16 | (scalar & 0x3F) &<< 24, 4)
    }
    target.storeBytes(of: bytes.littleEndian, as: UInt32.self)
    return count
  }

  /// The scalar that a checked escape sequence of a letter stands for, and the length of the sequence.
  @inline(__always)
  private func escapedScalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    switch byte(at: offset &+ 1) {
    case 0x62: return ("\u{8}", 2)
    case 0x66: return ("\u{C}", 2)
    case 0x6E: return ("\n", 2)
    case 0x72: return ("\r", 2)
    case 0x74: return ("\t", 2)
    default:
      let high = hexadecimalUnit(at: offset &+ 2) ?? 0
      guard 0xD800...0xDBFF ~= high else { return (Unicode.Scalar(high) ?? "\u{FFFD}", 6) }
      let low = hexadecimalUnit(at: offset &+ 8) ?? 0xDC00
      let value = 0x10000 &+ (high &- 0xD800) &<< 10 &+ (low &- 0xDC00)
      return (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
    }
  }

  /// The number of Unicode scalars in the string's text: what `maxLength` and `minLength` count.
  @inlinable
  public func scalarCount(_ slice: StringSlice) -> Int {
    slice.scalars >= 0 ? slice.scalars : countScalars(slice)
  }

  @usableFromInline
  func countScalars(_ slice: StringSlice) -> Int {
    withUTF8(slice) { utf8 in utf8.reduce(into: 0) { $0 &+= $1 & 0xC0 == 0x80 ? 0 : 1 } }
  }

  /// The length of the string's text in bytes of UTF-8: what `x-maxBytes` counts.
  @inlinable
  public func utf8Count(_ slice: StringSlice) -> Int {
    slice.isEscaped ? withUTF8(slice) { $0.count } : slice.count
  }

  /// Whether the text has more Unicode scalars than `limit`. A scalar takes at least one byte, so few bytes need no
  /// counting.
  public func isLonger(_ slice: StringSlice, than limit: Int) -> Bool {
    slice.count > limit && scalarCount(slice) > limit
  }

  /// Whether the text has fewer Unicode scalars than `limit`.
  public func isShorter(_ slice: StringSlice, than limit: Int) -> Bool {
    slice.count < limit || scalarCount(slice) < limit
  }

  /// Whether the text has more bytes of UTF-8 than `limit`. An escape sequence is never shorter than what it stands for.
  public func isBigger(_ slice: StringSlice, than limit: Int) -> Bool {
    slice.count > limit && utf8Count(slice) > limit
  }

  /// The text of a number.
  /// - Throws: `Rejection` where another kind of value stands there.
  mutating func numberText() throws(Rejection) -> String {
    let number = try number()
    return String(decoding: bytes(number.start, number.count), as: UTF8.self)
  }
}
