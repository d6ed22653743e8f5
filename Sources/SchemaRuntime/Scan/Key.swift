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
    var key: Key
    if start &+ 16 <= end {
      // Most keys end within two words.
      let head = wordInside(at: start)
      var special = Cursor.specials(in: head)
      var count = special.trailingZeroBitCount &>> 3
      if special == 0 {
        special = Cursor.specials(in: wordInside(at: start &+ 8))
        count = 8 &+ special.trailingZeroBitCount &>> 3
      }
      if count < 16, base.load(fromByteOffset: start &+ count, as: UInt8.self) == 0x22 {
        position = start &+ count &+ 1
        key = shortKey(start, count, head)
      } else {
        key = wordsOfKey(try string())
      }
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

  /// The words of a key of less than sixteen bytes, sixteen bytes before the end or further.
  @inlinable @inline(__always)
  func shortKey(_ start: Int, _ count: Int, _ head: UInt64) -> Key {
    if count < 8 {
      let short = head & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
      return Key(start: start, count: count, head: short, tail: short, isEscaped: false)
    }
    let tail = wordInside(at: start &+ count &- 8)
    return Key(start: start, count: count, head: head, tail: tail, isEscaped: false)
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
