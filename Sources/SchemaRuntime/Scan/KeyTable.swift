/// A fixed set of strings, looked up by the words of a `Key`: the names of an object's properties, the values of an
/// enumeration.
///
/// Generated code keeps one as a constant made from a single literal, a string per line, which costs the compiler
/// nothing; the hash table is built where it is first asked. A slot that is taken by another string sends the search
/// to the next one.
@frozen
public struct KeyTable: @unchecked Sendable {
  // Unchecked, because of the pointer: the slots behind it never change once they are written.
  @usableFromInline let slots: UnsafeMutablePointer<Slot>
  @usableFromInline let multiplier: UInt64
  /// 64 minus the binary logarithm of the number of slots.
  @usableFromInline let shift: UInt64

  /// A string, or none where `index` is -1.
  @frozen @usableFromInline
  struct Slot {
    @usableFromInline var head: UInt64
    @usableFromInline var tail: UInt64
    @usableFromInline var count: Int
    @usableFromInline var index: Int
    @usableFromInline var text: UnsafeRawPointer
  }

  /// The table of the lines of a text, for as long as the program runs. In a line, `\n` stands for a line end and
  /// `\\` for a backslash; the one line `\-` is a table without strings.
  public init(_ lines: StaticString) {
    let text = UnsafeBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount)
    self.init(KeyTable.strings(ofLines: String(decoding: text, as: UTF8.self)))
  }

  /// The table of distinct strings. Its memory is the caller's to free, with `deallocate()`.
  init(_ strings: [String]) {
    var logarithm: UInt64 = 1
    while (1 &<< logarithm) < strings.count &* 2 { logarithm += 1 }
    let slotCount = 1 &<< Int(logarithm)
    slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
    shift = 64 &- logarithm
    let size = strings.reduce(0) { $0 + $1.utf8.count + 8 }
    let text = UnsafeMutableRawPointer.allocate(byteCount: max(size, 8), alignment: 8)
    slots.initialize(repeating: Slot(head: 0, tail: 0, count: -1, index: -1, text: text), count: slotCount)
    multiplier = KeyTable.multiplier(for: strings.map(KeyTable.words), shift: shift)
    var end = text
    for (index, string) in strings.enumerated() {
      let start = end
      for byte in string.utf8 {
        end.storeBytes(of: byte, as: UInt8.self)
        end += 1
      }
      let words = KeyTable.words(of: string)
      var slot = Int(KeyTable.hash(words, multiplier: multiplier) &>> shift)
      while slots[slot].index >= 0 { slot = (slot + 1) % slotCount }
      slots[slot] = Slot(head: words.head, tail: words.tail, count: words.count, index: index, text: start)
    }
  }

  func deallocate() {
    // The text of the first string starts the block; every free slot points there too.
    var first = slots[0].text
    for slot in 0..<slotCount where slots[slot].index <= 0 { first = slots[slot].text }
    UnsafeMutableRawPointer(mutating: first).deallocate()
    slots.deallocate()
  }

  private var slotCount: Int { 1 &<< Int(64 &- shift) }

  /// The strings of the table, in order of their index.
  public var strings: [String] {
    var found: [(index: Int, text: String)] = []
    for slot in 0..<slotCount where slots[slot].index >= 0 {
      let bytes = UnsafeRawBufferPointer(start: slots[slot].text, count: slots[slot].count)
      found.append((slots[slot].index, String(decoding: bytes, as: UTF8.self)))
    }
    return found.sorted { $0.index < $1.index }.map(\.text)
  }
}
