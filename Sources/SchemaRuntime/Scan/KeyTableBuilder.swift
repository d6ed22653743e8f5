/// Writes the literal and the numbers of a `KeyTable`.
public struct KeyTableBuilder: Sendable {
  /// The text of the literal, not escaped.
  public let blob: String
  public let multiplier: UInt64
  public let shift: UInt64

  /// More strings than this, or a longer one, do not fit the slots of a table.
  public static let countLimit = 4000
  public static let lengthLimit = 4000

  /// The table of `strings`, which are distinct as UTF-8; nil where a limit is passed.
  public init?(_ strings: [String]) {
    guard strings.count <= KeyTableBuilder.countLimit,
      strings.allSatisfy({ $0.utf8.count <= KeyTableBuilder.lengthLimit })
    else { return nil }
    var logarithm: UInt64 = 1
    while (1 &<< logarithm) < strings.count * 2 { logarithm += 1 }
    let hashes = strings.map(KeyTableBuilder.words)
    let shift = 64 - logarithm
    let multiplier = KeyTableBuilder.bestMultiplier(for: hashes, shift: shift)
    self.multiplier = multiplier
    self.shift = shift
    blob = KeyTableBuilder.blob(strings, hashes, multiplier: multiplier, shift: shift)
  }

  typealias Words = (head: UInt64, tail: UInt64, count: Int)

  static func words(of string: String) -> Words {
    var copy = string
    return copy.withUTF8 { utf8 in
      let key = Cursor(utf8).wordsOfKey(
        StringSlice(start: 0, count: utf8.count, isEscaped: false, isASCII: false))
      return (key.head, key.tail, key.count)
    }
  }

  /// The multiplier, of a fixed sequence, with the fewest collisions.
  static func bestMultiplier(for words: [Words], shift: UInt64) -> UInt64 {
    var candidate: UInt64 = 0x9E37_79B9_7F4A_7C15
    var best = (collisions: Int.max, multiplier: candidate)
    for _ in 0..<(words.count > 200 ? 8 : 400) {
      var taken: Set<UInt64> = []
      for word in words {
        taken.insert(
          KeyTable.hash(head: word.head, tail: word.tail, count: word.count, multiplier: candidate) &>> shift)
      }
      let collisions = words.count - taken.count
      if collisions < best.collisions { best = (collisions, candidate) }
      if collisions == 0 { break }
      candidate = (candidate &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407) | 1
    }
    return best.multiplier
  }

  static func blob(_ strings: [String], _ words: [Words], multiplier: UInt64, shift: UInt64) -> String {
    let slotCount = 1 << Int(64 - shift)
    var slots = [Int](repeating: -1, count: slotCount)
    for (index, word) in words.enumerated() {
      let hash = KeyTable.hash(head: word.head, tail: word.tail, count: word.count, multiplier: multiplier)
      var slot = Int(hash &>> shift)
      while slots[slot] >= 0 { slot = (slot + 1) % slotCount }
      slots[slot] = index
    }
    var starts: [Int] = []
    var end = slotCount * 8
    for string in strings {
      starts.append(end)
      end += string.utf8.count
    }
    var blob = ""
    for index in slots {
      if index < 0 {
        blob += "????????"
      } else {
        blob += digits(index + 1, 2) + digits(starts[index], 4) + digits(words[index].count, 2)
      }
    }
    return blob + strings.joined() + "        "
  }

  /// A number in base 64, lowest digit first, as characters from `?` on.
  static func digits(_ number: Int, _ count: Int) -> String {
    var text = ""
    for place in 0..<count {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(0x3F + number >> (6 * place) & 0x3F)))
    }
    return text
  }
}
