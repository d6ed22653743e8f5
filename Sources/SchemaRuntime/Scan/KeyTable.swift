/// A fixed set of strings, looked up by the words of a `Key`: the names of an object's properties, the values of an
/// enumeration. It lives in one string literal, so it costs neither start-up nor compile time.
///
/// The literal begins with a hash table of slots of eight characters, then come the strings, then eight spaces.
/// Every character of a slot carries six bits (`?` is 0 and `~` is 63), lowest first: two characters for the index
/// plus one (0: the slot is free), four for where the string starts, two for its length in bytes.
/// A slot that is taken by another string sends the search to the next one. `KeyTableBuilder` writes such literals.
@frozen
public struct KeyTable: @unchecked Sendable {
  // Unchecked, because of the pointer: it leads to constant memory, a literal's or that of an `OwnedKeyTable`.
  @usableFromInline let table: UnsafeRawPointer
  public let multiplier: UInt64
  /// 64 minus the binary logarithm of the number of slots.
  public let shift: UInt64

  @inlinable
  public init(_ blob: StaticString, _ multiplier: UInt64, _ shift: UInt64) {
    self.init(at: UnsafeRawPointer(blob.utf8Start), multiplier, shift)
  }

  @inlinable
  init(at table: UnsafeRawPointer, _ multiplier: UInt64, _ shift: UInt64) {
    self.table = table
    self.multiplier = multiplier
    self.shift = shift
  }

  /// The position of the key in the table, -1 if it is not there.
  @inlinable @inline(__always)
  public func index(of key: Key, in cursor: Cursor) -> Int {
    key.isEscaped
      ? indexOfEscaped(key, in: cursor)
      : index(head: key.head, tail: key.tail, count: key.count, at: cursor.base + key.start)
  }

  /// The position of a string's text in the table, -1 if it is not there.
  @inlinable
  public func index(of slice: StringSlice, in cursor: Cursor) -> Int {
    index(of: cursor.wordsOfKey(slice), in: cursor)
  }

  @inlinable
  func index(head: UInt64, tail: UInt64, count: Int, at text: UnsafeRawPointer) -> Int {
    // The blob holds a slot for every hash, and eight spaces behind the last string: all loads are inside it.
    let mask = (1 &<< (64 &- shift)) &- 1
    var slot = KeyTable.hash(head: head, tail: tail, count: count, multiplier: multiplier) &>> shift
    while true {
      let entry = Slot(table.loadUnaligned(fromByteOffset: Int(slot &<< 3), as: UInt64.self))
      if entry.index < 0 { return -1 }
      if entry.count == count, KeyTable.equal(table + entry.start, text, count, head, tail) {
        return entry.index
      }
      slot = (slot &+ 1) & mask
    }
  }

  @inlinable @inline(__always)
  public static func hash(head: UInt64, tail: UInt64, count: Int, multiplier: UInt64) -> UInt64 {
    let mixed = head ^ (tail &<< 31 | tail &>> 33) &+ UInt64(truncatingIfNeeded: count)
    return (mixed ^ mixed &>> 29) &* multiplier
  }

  /// Whether `count` bytes are the same; `head` and `tail` are the words of `text`.
  @inlinable @inline(__always)
  static func equal(
    _ entry: UnsafeRawPointer, _ text: UnsafeRawPointer, _ count: Int, _ head: UInt64, _ tail: UInt64
  ) -> Bool {
    let first = UInt64(littleEndian: entry.loadUnaligned(as: UInt64.self))
    if count < 8 { return first & ((1 &<< UInt64(count &* 8)) &- 1) == head }
    let last = UInt64(littleEndian: entry.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
    if first != head || last != tail { return false }
    return count <= 16 || equalWords(entry, text, from: 8, to: count &- 8)
  }

  @usableFromInline
  static func equalWords(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, from: Int, to end: Int) -> Bool {
    for offset in from..<end
    where a.load(fromByteOffset: offset, as: UInt8.self) != b.load(fromByteOffset: offset, as: UInt8.self) {
      return false
    }
    return true
  }

  @usableFromInline @inline(never)
  func indexOfEscaped(_ key: Key, in cursor: Cursor) -> Int {
    cursor.withUTF8(key.slice) { utf8 in index(ofUTF8: utf8) }
  }

  /// The position of a string in the table, -1 if it is not there.
  public func index(ofUTF8 utf8: UnsafeBufferPointer<UInt8>) -> Int {
    let inner = Cursor(utf8)
    let slice = StringSlice(start: 0, count: utf8.count, isEscaped: false, isASCII: false)
    return index(of: inner.wordsOfKey(slice), in: inner)
  }

  /// The position of a string in the table, -1 if it is not there.
  public func index(of string: String) -> Int {
    var copy = string
    return copy.withUTF8 { index(ofUTF8: $0) }
  }

  /// The strings of the table, in order of their index.
  public var strings: [String] {
    var found: [(index: Int, text: String)] = []
    for slot in 0..<Int(1 &<< (64 &- shift)) {
      let entry = Slot(table.loadUnaligned(fromByteOffset: slot &* 8, as: UInt64.self))
      if entry.index < 0 { continue }
      let bytes = UnsafeRawBufferPointer(start: table + entry.start, count: entry.count)
      found.append((entry.index, String(decoding: bytes, as: UTF8.self)))
    }
    return found.sorted { $0.index < $1.index }.map(\.text)
  }

  /// Eight characters of a slot, read as one word.
  @frozen @usableFromInline
  struct Slot {
    @usableFromInline let bits: UInt64

    @inlinable @inline(__always)
    init(_ word: UInt64) { bits = UInt64(littleEndian: word) &- 0x3F3F_3F3F_3F3F_3F3F }

    @inlinable var index: Int { Int(bits & 0x3F | bits &>> 2 & 0xFC0) &- 1 }

    @inlinable var start: Int {
      Int(bits &>> 16 & 0x3F | bits &>> 18 & 0xFC0 | bits &>> 20 & 0x3F000 | bits &>> 22 & 0xFC0000)
    }

    @inlinable var count: Int { Int(bits &>> 48 & 0x3F | bits &>> 50 & 0xFC0) }
  }
}
