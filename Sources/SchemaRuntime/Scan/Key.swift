/// A member's name as it stands in the bytes, with the words that name it quickly.
@frozen
public struct Key: Sendable {
  /// Offset of the first byte after the opening quote.
  public var start: Int
  public var count: Int
  /// The first eight bytes, little-endian, 0 where the key is shorter.
  public var head: UInt64
  /// The last eight bytes; the same as `head` where the key has no more than eight.
  public var tail: UInt64
  public var isEscaped: Bool

  @inlinable
  init(start: Int, count: Int, head: UInt64, tail: UInt64, isEscaped: Bool) {
    self.start = start
    self.count = count
    self.head = head
    self.tail = tail
    self.isEscaped = isEscaped
  }

  /// Where the name stands: its opening quote.
  @inlinable public var offset: Int { start &- 1 }

  @inlinable public var slice: StringSlice {
    StringSlice(start: start, count: count, isEscaped: isEscaped, isASCII: false)
  }
}

extension Cursor {
  /// Reads a key and the colon, and leaves the cursor at the member's value.
  @inlinable
  public mutating func key() throws(Rejection) -> Key {
    let start = position &+ 1
    let head = word(at: start)
    let special = Cursor.specials(in: head)
    let bits = special.trailingZeroBitCount & ~7
    var key: Key
    if special != 0, UInt8(truncatingIfNeeded: head &>> UInt64(bits)) == 0x22 {
      let short = head & ((1 &<< UInt64(bits)) &- 1)
      position = start &+ bits &>> 3 &+ 1
      key = Key(start: start, count: bits &>> 3, head: short, tail: short, isEscaped: false)
    } else {
      key = wordsOfKey(try string())
    }
    if byte != 0x3A {
      skipWhitespace()
      guard byte == 0x3A else { throw unexpected() }
    }
    position &+= 1
    skipWhitespace()
    return key
  }

  /// The words of a string that is used as a key, or looked up in a `KeyTable`.
  @inlinable
  public func wordsOfKey(_ slice: StringSlice) -> Key {
    let count = slice.count
    let head = word(at: slice.start)
    if count < 8 {
      let short = head & ((1 &<< UInt64(count &* 8)) &- 1)
      return Key(start: slice.start, count: count, head: short, tail: short, isEscaped: slice.isEscaped)
    }
    // The string is at least eight bytes long, so the word that ends with it lies inside the input.
    return Key(
      start: slice.start, count: count, head: head, tail: word(at: slice.start &+ count &- 8),
      isEscaped: slice.isEscaped)
  }
}
