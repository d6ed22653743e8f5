extension Cursor {
  /// The string's text. The slice must come from `string()`, which has checked it.
  @inlinable
  public func text(_ slice: StringSlice) -> String {
    if slice.isEscaped { return withUnescaped(slice) { String(decoding: $0, as: UTF8.self) } }
    let bytes = bytes(slice.start, slice.count)
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // The bytes have been checked, and are not looked at again.
      let text = UTF8Span(unchecked: bytes.span, isKnownASCII: slice.scalars == slice.count)
      return String(copying: text)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Lends the UTF-8 of the string's text: the input's own bytes where it holds no escapes.
  @inlinable
  public func withUTF8<Result>(_ slice: StringSlice, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result
  {
    slice.isEscaped ? withUnescaped(slice, body) : body(bytes(slice.start, slice.count))
  }

  @usableFromInline
  func withUnescaped<Result>(
    _ slice: StringSlice, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // An escape is never shorter than what it stands for, so the slice's count is room enough.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: slice.count) { buffer in
      let count = unescape(slice, into: buffer)
      return body(UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Writes the text of a checked string and returns its length in bytes.
  func unescape(_ slice: StringSlice, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var at = slice.start
    let last = slice.start &+ slice.count
    var count = 0
    while at < last {
      let next = byte(at: at)
      if next != 0x5C {
        buffer[count] = next
        count &+= 1
        at &+= 1
        continue
      }
      let (scalar, length) = escapedScalar(at: at)
      for unit in UTF8.encode(scalar).unsafelyUnwrapped {  // every scalar has an encoding
        buffer[count] = unit
        count &+= 1
      }
      at &+= length
    }
    return count
  }

  /// The scalar that a checked escape sequence stands for, and the length of the sequence.
  func escapedScalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    switch byte(at: offset &+ 1) {
    case 0x62: return ("\u{8}", 2)
    case 0x66: return ("\u{C}", 2)
    case 0x6E: return ("\n", 2)
    case 0x72: return ("\r", 2)
    case 0x74: return ("\t", 2)
    case 0x75:
      let high = hexadecimalUnit(at: offset &+ 2) ?? 0
      guard 0xD800...0xDBFF ~= high else { return (Unicode.Scalar(high) ?? "\u{FFFD}", 6) }
      let low = hexadecimalUnit(at: offset &+ 8) ?? 0xDC00
      let value = 0x10000 &+ (high &- 0xD800) &<< 10 &+ (low &- 0xDC00)
      return (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
    default: return (Unicode.Scalar(byte(at: offset &+ 1)), 2)
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
  @inline(__always)
  func isLonger(_ slice: StringSlice, than limit: Int) -> Bool {
    slice.count > limit && scalarCount(slice) > limit
  }

  /// Whether the text has fewer Unicode scalars than `limit`.
  @inline(__always)
  func isShorter(_ slice: StringSlice, than limit: Int) -> Bool {
    slice.count < limit || scalarCount(slice) < limit
  }

  /// Whether the text has more bytes of UTF-8 than `limit`. An escape sequence is never shorter than what it stands for.
  @inline(__always)
  func isBigger(_ slice: StringSlice, than limit: Int) -> Bool {
    slice.count > limit && utf8Count(slice) > limit
  }
}
