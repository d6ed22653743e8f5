extension ByteBlock {
  /// Goes on with a string of ASCII that has no escapes but the commonest: of quotes, slashes and line ends.
  /// - Parameters:
  ///   - text: the bytes behind its opening quote; the string may go on in the next block.
  ///   - at: the offset of the block; afterwards that of the closing quote, or from where to go on.
  ///   - escapes: counts the backslashes.
  /// - Returns: whether the string ends here; nil, and nothing has changed, where something else is before that.
  @inline(__always)
  func passText(_ text: UInt64, _ at: inout Int, _ escapes: inout Int) -> Bool? {
    let backslashes = bits(equalTo: 0x5C) & text
    let escaped = backslashes &<< 1
    let quotes = bits(equalTo: 0x22) & text
    let closings = quotes & ~escaped
    let closing = closings & (0 &- closings)
    let inside = text & (closing &- 1)
    let common = quotes | bits(equalTo: 0x6E) | bits(equalTo: 0x2F)
    // Whether an escaped backslash escapes the byte behind it is not decided here.
    let faults = backslashes & escaped | escaped & ~common | bits(below: 0x20)
    if faults & inside != 0 { return nil }
    // The byte behind the last backslash of a block is in the next one.
    let rest = closing == 0 ? Int(truncatingIfNeeded: (backslashes & inside) &>> 63) : 0
    escapes &+= (backslashes & inside).nonzeroBitCount &- rest
    at &+= closing.trailingZeroBitCount &- rest
    return closing != 0
  }
}
