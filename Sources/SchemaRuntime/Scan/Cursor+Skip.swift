extension Cursor {
  /// Reads a value of any kind, and checks that it is JSON. No schema looks inside, but a duplicate key is a mistake
  /// all the same.
  /// - Throws: `Rejection` where the bytes are no JSON.
  @inlinable
  public mutating func skipValue() throws(Rejection) {
    try skipValue(of: kind())
  }

  /// Skips a value whose kind is known, and checks its bytes.
  /// - Throws: `Rejection` where the bytes are no JSON.
  @inlinable
  public mutating func skipValue(of kind: JSONKind) throws(Rejection) {
    switch kind {
    case .string: _ = try string()
    case .number: _ = try number()
    case .boolean: _ = try boolean()
    case .null: try null()
    case .object: try skipObject()
    case .array: try skipArray()
    }
  }

  /// Goes over a value that is JSON. Mistakes in a value that is not JSON may be passed; at the end of the input it
  /// throws.
  /// - Throws: `Rejection` where no value begins here, or where the input ends within it.
  @inlinable
  public mutating func skipSyntax() throws(Rejection) {
    switch try kind() {
    case .string: _ = try string()
    case .number: _ = try number()
    case .boolean: _ = try boolean()
    case .null: try null()
    case .object, .array: try skipBrackets()
    }
  }

  /// Goes from a bracket to behind the one that closes it, 64 bytes at a time: only brackets and quotes between them
  /// count.
  @usableFromInline
  mutating func skipBrackets() throws(Rejection) {
    var open = 0
    var text = TextMarks()
    while position < end {
      let block = block(at: position)
      let outside = ~text.next(block)
      // `[` and `]` differ from `{` and `}` by one bit.
      let opening = block.bits(equalTo: 0x7B, orBit: 0x20) & outside
      var closing = block.bits(equalTo: 0x7D, orBit: 0x20) & outside
      let closings = closing.nonzeroBitCount
      if closings >= open {
        // Perhaps the last one is here: how many are open before each?
        var closed = 0
        while closing != 0 {
          let before = closing ^ (closing &- 1)
          closed &+= 1
          if open &+ (opening & before).nonzeroBitCount == closed {
            position &+= closing.trailingZeroBitCount &+ 1
            return
          }
          closing &= closing &- 1
        }
      }
      open &+= opening.nonzeroBitCount &- closings
      position = min(position &+ 64, end)
    }
    throw unexpected()
  }
}

/// Which bytes of JSON are inside strings, from one block to the next.
private struct TextMarks {
  /// All ones inside a string.
  private var inside: UInt64 = 0
  /// 1 where a backslash escapes the first byte of the next block.
  private var escaped: UInt64 = 0

  /// The bytes of a block that stand in strings, opening quotes among them.
  @inline(__always)
  mutating func next(_ block: ByteBlock) -> UInt64 {
    let backslashes = block.bits(equalTo: 0x5C)
    let escapes = backslashes | escaped != 0 ? escapes(backslashes) : 0
    // Each bit becomes the parity of those up to it.
    var parity = block.bits(equalTo: 0x22) & ~escapes
    for shift in [1, 2, 4, 8, 16, 32] as [UInt64] { parity ^= parity &<< shift }
    let text = parity ^ inside
    inside = 0 &- text &>> 63
    return text
  }

  /// The bytes that a backslash escapes.
  @inline(never)
  private mutating func escapes(_ backslashes: UInt64) -> UInt64 {
    var escapes = escaped
    var rest = backslashes & ~escaped
    escaped = 0
    while rest != 0 {
      let next = (rest & (0 &- rest)) &<< 1
      if next == 0 { escaped = 1 }
      escapes |= next
      rest &= (rest &- 1) & ~next
    }
    return escapes
  }
}
