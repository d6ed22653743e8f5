extension KeyTable {
  /// The position of the key in the table, -1 if it is not there.
  @inlinable @inline(__always)
  public func index(of key: Key, in cursor: Cursor) -> Int {
    key.isEscaped ? indexOfEscaped(key, in: cursor) : index(ofPlain: key, in: cursor)
  }

  /// The position of a string's text in the table, -1 if it is not there.
  public func index(of slice: StringSlice, in cursor: Cursor) -> Int {
    index(of: cursor.wordsOfKey(slice), in: cursor)
  }

  /// The position of a string in the table, -1 if it is not there.
  public func index(of string: String) -> Int {
    string.withBytes { index(ofUTF8: $0) }
  }

  /// The position of a string in the table, -1 if it is not there.
  public func index(ofUTF8 utf8: UnsafeBufferPointer<UInt8>) -> Int {
    let words = KeyTable.words(ofUTF8: utf8)
    return index(words.head, words.tail, words.count) { entry in
      words.count <= 16 || hasText(entry, UnsafeRawBufferPointer(utf8))
    }
  }

  @inlinable @inline(__always)
  func index(ofPlain key: Key, in cursor: Cursor) -> Int {
    // The two words hold all bytes, if there are at most sixteen.
    index(key.head, key.tail, key.count) { entry in
      key.count <= 16 || hasText(entry, UnsafeRawBufferPointer(cursor.bytes(key.start, key.count)))
    }
  }

  /// The position of a string by its words and the number of its bytes; -1 if it is not there.
  /// - Parameter isSame: whether a string with these words, and as many bytes, is the one that is looked up.
  @inlinable @inline(__always)
  func index(
    _ head: UInt64, _ tail: UInt64, _ count: Int, where isSame: (UnsafeMutablePointer<Entry>) -> Bool
  ) -> Int {
    var slot = KeyTable.hash(head, tail, count, multiplier: multiplier) &>> shift
    while true {
      let index = Int(truncatingIfNeeded: slots[Int(truncatingIfNeeded: slot)])
      let entry = entries + index
      let others = UInt64(truncatingIfNeeded: entry.pointee.count & ~KeyTable.escapeMark ^ count)
      if (entry.pointee.head ^ head) | (entry.pointee.tail ^ tail) | others == 0, isSame(entry) {
        return index
      }
      if index == self.count { return -1 }
      slot = (slot &+ 1) & mask
    }
  }

  @inlinable @inline(__always)
  var mask: UInt64 { (1 &<< (64 &- shift)) &- 1 }

  /// Whether an entry is a text of as many bytes as it has, more than sixteen, and with the same words.
  @usableFromInline
  func hasText(_ entry: UnsafeMutablePointer<Entry>, _ text: UnsafeRawBufferPointer) -> Bool {
    let other = entry.pointee.text
    // The words are the first and the last eight bytes: compare the bytes between them, in steps that end before the
    // last byte.
    return stride(from: 8, to: text.count &- 8, by: 8).allSatisfy { offset in
      text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
  }

  @usableFromInline @inline(never)
  func indexOfEscaped(_ key: Key, in cursor: Cursor) -> Int {
    cursor.withUTF8(key.slice) { utf8 in index(ofUTF8: utf8) }
  }

  typealias Words = (head: UInt64, tail: UInt64, count: Int)

  @inlinable @inline(__always)
  static func hash(_ head: UInt64, _ tail: UInt64, _ count: Int, multiplier: UInt64) -> UInt64 {
    (head ^ (tail &<< 31 | tail &>> 33) ^ UInt64(truncatingIfNeeded: count)) &* multiplier
  }

  static func words(of string: String) -> Words { string.withBytes { words(ofUTF8: $0) } }

  static func words(ofUTF8 utf8: UnsafeBufferPointer<UInt8>) -> Words {
    let slice = StringSlice(start: 0, count: utf8.count, isEscaped: false)
    let key = Cursor(utf8).wordsOfKey(slice)
    return (key.head, key.tail, key.count)
  }

  /// A multiplier, from a fixed sequence, and a shift that give each string a slot of its own. For many strings, or
  /// strings that begin and end alike, they only give enough slots.
  /// - Parameter count: how many strings there are with those.
  static func spread(_ words: [Words], of count: Int) -> (multiplier: UInt64, shift: UInt64) {
    var logarithm: UInt64 = 1
    while (1 &<< logarithm) < count &* 2 { logarithm += 1 }
    var candidate: UInt64 = 0x9E37_79B9_7F4A_7C15
    if words.count > 256 { return (candidate, 64 &- logarithm) }
    let last = logarithm + 4
    var taken = [Int](repeating: -1, count: 1 &<< Int(last))
    var attempt = 0
    for size in logarithm...last {
      for _ in 0..<64 {
        let hasCollision = words.contains { words in
          let hash = hash(words.head, words.tail, words.count, multiplier: candidate)
          let slot = Int(hash &>> (64 &- size))
          defer { taken[slot] = attempt }
          return taken[slot] == attempt
        }
        if !hasCollision { return (candidate, 64 &- size) }
        attempt += 1
        candidate = (candidate &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407) | 1
      }
    }
    return (candidate, 64 &- logarithm)
  }

  /// The only line of a table without strings; a backslash in a string is doubled.
  private static let noStrings = "\\-"

  /// The text that `init(_: StaticString)` takes apart again.
  public static func lines(of strings: [String]) -> [String] {
    lines(of: strings.map { [$0] })
  }

  /// A line for each row, its fields separated by tabs.
  public static func lines(of rows: [[String]]) -> [String] {
    if rows.isEmpty { return [noStrings] }
    return rows.map { row in row.map(escaped).joined(separator: "\t") }
  }

  private static func escaped(_ field: String) -> String {
    var text = ""
    for scalar in field.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The fields of each line of a literal.
  static func rows(of lines: StaticString) -> [[String]] {
    let text = UnsafeBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount)
    return rows(ofLines: String(decoding: text, as: UTF8.self))
  }

  /// The fields of each line; there is at least one.
  static func rows(ofLines text: String) -> [[String]] {
    if text.utf8.elementsEqual(noStrings.utf8) { return [] }
    var rows: [[String]] = [[""]]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      let (row, field) = (rows.count - 1, rows[rows.count - 1].count - 1)
      if isEscaped {
        rows[row][field].unicodeScalars.append(scalar == "n" ? "\n" : scalar == "t" ? "\t" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\n" {
        rows.append([""])
      } else if scalar == "\t" {
        rows[row].append("")
      } else {
        rows[row][field].unicodeScalars.append(scalar)
      }
    }
    return rows
  }
}
