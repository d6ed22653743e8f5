/// A member's name as it stands in the bytes, with two words that identify it quickly.
@frozen
public struct Key: Sendable {
  /// Offset of the first byte after the opening quote.
  public var start: Int
  /// Bytes between the quotes.
  public var count: Int
  /// The first eight bytes, little-endian, 0 where the key is shorter.
  public var head: UInt64
  /// The bytes behind them, 0 where the key is shorter; of a key of more than sixteen bytes, its last eight.
  public var tail: UInt64
  /// Whether the bytes hold escape sequences.
  public var isEscaped: Bool

  @inlinable
  init(start: Int, count: Int, head: UInt64, tail: UInt64, isEscaped: Bool) {
    self.start = start
    self.count = count
    self.head = head
    self.tail = tail
    self.isEscaped = isEscaped
  }

  /// The offset of the name's opening quote.
  @inlinable public var offset: Int { start &- 1 }

  /// The name as a string of the instance.
  @inlinable public var slice: StringSlice {
    StringSlice(start: start, count: count, isEscaped: isEscaped)
  }
}

/// A member's name that has been looked up.
@frozen
public struct MemberPlace: Sendable {
  /// The offset of the name's opening quote.
  public var offset: Int
  /// The position of the key in the table, -1 if it is not there.
  public var index: Int

  @inlinable
  init(offset: Int, index: Int) {
    self.offset = offset
    self.index = index
  }
}

extension Cursor {
  /// Reads a key and the colon, looks the key up, and leaves the cursor at the member's value.
  ///
  /// Every member of every object costs this call, so it is one function that returns only two numbers.
  /// - Throws: `Rejection` where no JSON string and colon stand there.
  public mutating func member(of table: KeyTable) throws(Rejection) -> MemberPlace {
    let offset = position
    let key = try key()
    return MemberPlace(offset: offset, index: table.index(of: key, in: self))
  }

  /// The key at an offset, which has been read before.
  /// - Throws: `Rejection` where no JSON string and colon stand there.
  public func key(at offset: Int) throws(Rejection) -> Key {
    var walk = self
    walk.position = offset
    return try walk.key()
  }

  /// Refuses a member whose name the object has had already.
  /// - Throws: `Rejection`, in any case.
  @inline(never)
  public func refuseDuplicate(at offset: Int) throws(Rejection) { throw Rejection(.duplicateKey, at: offset) }

  /// Reads a key and the colon, and leaves the cursor at the member's value.
  /// - Throws: `Rejection` where no JSON string and colon stand there.
  @inlinable @inline(__always)
  public mutating func key() throws(Rejection) -> Key {
    let start = position &+ 1
    var key: Key
    // Most keys end within two words. Both are read without a test, since a wrong guess where a key ends costs more.
    if start &+ 16 <= end {
      let first = wordInside(at: start)
      let second = wordInside(at: start &+ 8)
      let count = Cursor.plainCount(first, second)
      if count < 16, base.load(fromByteOffset: start &+ count, as: UInt8.self) == 0x22 {
        position = start &+ count &+ 1
        key = Key(
          start: start, count: count, head: first & Cursor.mask(of: count),
          tail: second & Cursor.mask(of: count &- 8), isEscaped: false)
      } else {
        key = wordsOfKey(try string())
      }
    } else {
      key = wordsOfKey(try string())
    }
    try colon()
    return key
  }

  /// Reads the colon behind a key, and the whitespace around it.
  @inlinable @inline(__always)
  mutating func colon() throws(Rejection) {
    if byte != 0x3A {
      skipWhitespace()
      guard byte == 0x3A else { throw unexpected() }
    }
    position &+= 1
    skipWhitespace()
  }

  /// How many bytes of plain text two words begin with.
  @inlinable @inline(__always)
  static func plainCount(_ first: UInt64, _ second: UInt64) -> Int {
    let inFirst = specials(in: first).trailingZeroBitCount &>> 3
    let inSecond = specials(in: second).trailingZeroBitCount &>> 3
    return inFirst < 8 ? inFirst : 8 &+ inSecond
  }

  /// The first bytes of a word, none for a count below zero.
  @inlinable @inline(__always)
  static func mask(of count: Int) -> UInt64 {
    let bits = UInt64(truncatingIfNeeded: count &* 8)
    let partial: UInt64 = (1 &<< bits) &- 1
    let some = count < 8 ? partial : UInt64.max
    return count > 0 ? some : 0
  }

  /// The words of a string that is used as a key, or looked up in a `KeyTable`.
  @inlinable
  public func wordsOfKey(_ slice: StringSlice) -> Key {
    let (start, count) = (slice.start, slice.count)
    let head = word(at: start) & Cursor.mask(of: count)
    // A string of more than sixteen bytes has a last word, which lies inside the input as the string does.
    let tail =
      count > 16 ? word(at: start &+ count &- 8) : word(at: start &+ 8) & Cursor.mask(of: count &- 8)
    return Key(start: start, count: count, head: head, tail: tail, isEscaped: slice.isEscaped)
  }
}
