/// A fixed set of strings, looked up by the words of a `Key`: the names of an object's properties, the values of an
/// enumeration.
///
/// Generated code keeps one as a constant made from a single literal, a string per line, which costs the compiler
/// nothing; the hash table is built when it is first used. A few strings get a table without collisions, so that one
/// comparison decides; with many strings, a slot that another string has sends the search to the next slot.
@frozen
public struct KeyTable: @unchecked Sendable {
  // Unchecked, because of the pointers: the memory behind them never changes once it is written.
  /// The strings by their index, and behind them one that no key equals.
  @usableFromInline let entries: UnsafeMutablePointer<Entry>
  /// The index of the string in a slot, the number of strings in an empty one.
  @usableFromInline let slots: UnsafeMutablePointer<UInt32>
  @usableFromInline let count: Int
  @usableFromInline let multiplier: UInt64
  /// 64 minus the binary logarithm of the number of slots.
  @usableFromInline let shift: UInt64

  @frozen @usableFromInline
  struct Entry {
    @usableFromInline var head: UInt64
    @usableFromInline var tail: UInt64
    /// The number of bytes; -1 where there is no string. For a string that JSON cannot hold without an escape,
    /// `KeyTable.escapeMark` is added.
    @usableFromInline var count: Int
    @usableFromInline var text: UnsafeRawPointer
  }

  /// The table of the lines of a text, for as long as the program runs. In a line, `\n` stands for a line end and
  /// `\\` for a backslash; the one line `\-` is a table without strings.
  public init(_ lines: StaticString) {
    self.init(KeyTable.rows(of: lines).map { $0[0] })
  }

  /// The table of distinct strings. Its memory is the caller's to free, with `deallocate()`.
  init(_ strings: [String]) {
    count = strings.count
    let size = strings.reduce(0) { $0 + $1.utf8.count }
    let text = UnsafeMutableRawPointer.allocate(byteCount: max(size, 8), alignment: 8)
    entries = UnsafeMutablePointer<Entry>.allocate(capacity: count + 1)
    var end = text
    for (index, string) in strings.enumerated() {
      let words = KeyTable.words(of: string)
      let mark = string.utf8.contains { $0.needsEscape } ? KeyTable.escapeMark : 0
      (entries + index).initialize(
        to: Entry(head: words.head, tail: words.tail, count: words.count | mark, text: end))
      for byte in string.utf8 {
        end.storeBytes(of: byte, as: UInt8.self)
        end += 1
      }
    }
    (entries + count).initialize(to: Entry(head: 0, tail: 0, count: -1, text: text))
    // Long strings of one length may have the same words: all but the first of them stand elsewhere, and those last.
    let repeated = KeyTable.repeated(entries, count)
    let firsts = (0..<count).filter { !repeated.contains($0) }
    (multiplier, shift) = KeyTable.spread(firsts.map { KeyTable.words(of: strings[$0]) }, of: count)
    let slotCount = 1 &<< Int(64 &- shift)
    slots = UnsafeMutablePointer<UInt32>.allocate(capacity: slotCount)
    slots.initialize(repeating: UInt32(count), count: slotCount)
    for index in firsts + repeated {
      let entry = entries[index]
      let count = entry.count & ~KeyTable.escapeMark
      var slot = Int(KeyTable.hash(entry.head, entry.tail, count, multiplier: multiplier) &>> shift)
      while slots[slot] != UInt32(self.count) { slot = (slot + 1) % slotCount }
      slots[slot] = UInt32(index)
    }
  }

  /// The strings that have the words and the length of an earlier one.
  private static func repeated(_ entries: UnsafeMutablePointer<Entry>, _ count: Int) -> [Int] {
    let long = (0..<count).filter { entries[$0].count & ~escapeMark > 16 }
    if long.count < 2 { return [] }
    var known: Set<[UInt64]> = []
    return long.filter { index in
      let entry = entries[index]
      return !known.insert([entry.head, entry.tail, UInt64(entry.count)]).inserted
    }
  }

  /// A bit that no count has, for strings that need an escape: the bare bytes of such a string never stand for it in a
  /// document.
  @inlinable static var escapeMark: Int { 1 &<< (Int.bitWidth &- 2) }

  func deallocate() {
    // The first string starts the block of text; without one the last entry points there.
    UnsafeMutableRawPointer(mutating: entries[0].text).deallocate()
    entries.deallocate()
    slots.deallocate()
  }

  /// The strings of the table, in order of their index.
  public var strings: [String] { (0..<count).map(string) }

  /// The string with an index of the table.
  func string(at index: Int) -> String { String(decoding: bytes(at: index), as: UTF8.self) }

  /// The string with an index of the table, as UTF-8.
  func bytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let count = entries[index].count & ~KeyTable.escapeMark
    return UnsafeBufferPointer(start: entries[index].text.assumingMemoryBound(to: UInt8.self), count: count)
  }
}
