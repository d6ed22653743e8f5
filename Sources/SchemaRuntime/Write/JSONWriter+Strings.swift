extension JSONWriter {
  /// Writes a string, escaping what RFC 8259 §7 says must be: `"`, `\` and control characters.
  @inlinable
  public mutating func string(_ value: String) {
    value.withBytes { string($0) }
  }

  /// Writes a string that is UTF-8 without quotes and escapes.
  @inlinable
  public mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    let length = text.count
    reserve(length &+ 3)
    base[used] = 0x22
    used &+= 1
    let copied = text.baseAddress.map { copyPlain(from: $0, count: length) } ?? 0
    if copied < length { escape(UnsafeBufferPointer(rebasing: text[copied...])) }
    base[used] = 0x22
    base[used &+ 1] = 0x2C
    used &+= 2
  }

  /// Copies the bytes before the first one that needs an escape, and says how many. There is room for `count`.
  @inlinable @inline(__always)
  mutating func copyPlain(from source: UnsafePointer<UInt8>, count: Int) -> Int {
    let input = UnsafeRawPointer(source)
    let output = UnsafeMutableRawPointer(base + used)
    var index = 0
    while index &+ 16 <= count {
      let words = input.loadUnaligned(fromByteOffset: index, as: SIMD2<UInt64>.self)
      if JSONWriter.needsEscape(words) { break }
      output.storeBytes(of: words, toByteOffset: index, as: SIMD2<UInt64>.self)
      index &+= 16
    }
    if index &+ 8 <= count {
      let word = input.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if !JSONWriter.needsEscape(word) {
        output.storeBytes(of: word, toByteOffset: index, as: UInt64.self)
        index &+= 8
      }
    }
    if index < count, count >= 8, count &- index < 8 {
      // The last eight bytes, some of them for the second time.
      let word = input.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      if !JSONWriter.needsEscape(word) {
        output.storeBytes(of: word, toByteOffset: count &- 8, as: UInt64.self)
        index = count
      }
    }
    while index < count {
      let byte = source[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { break }
      output.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
      index &+= 1
    }
    used &+= index
    return index
  }

  /// Whether one of eight bytes is a control character, `"` or `\`. Bytes of 0x80 and above never are.
  @inlinable @inline(__always)
  static func needsEscape(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let slashes = word ^ (ones &* 0x5C)
    let below = (word &- (ones &* 0x20)) | (quotes &- ones) | (slashes &- ones)
    // A borrow can only mark a byte above one that is marked itself.
    return below & ~word & (ones &* 0x80) != 0
  }

  /// The same for sixteen bytes.
  @inlinable @inline(__always)
  static func needsEscape(_ words: SIMD2<UInt64>) -> Bool {
    let ones = SIMD2(repeating: 0x0101_0101_0101_0101 as UInt64)
    let quotes = words ^ SIMD2(repeating: 0x2222_2222_2222_2222)
    let slashes = words ^ SIMD2(repeating: 0x5C5C_5C5C_5C5C_5C5C)
    let controls = words &- SIMD2(repeating: 0x2020_2020_2020_2020)
    let marks = (controls | (quotes &- ones) | (slashes &- ones)) & ~words
    return (marks.x | marks.y) & 0x8080_8080_8080_8080 != 0
  }

  /// Writes text that begins with a byte to escape, and leaves room for two bytes more.
  @usableFromInline @inline(never)
  mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress else { return }
    var index = 0
    while index < text.count {
      reserve(text.count &- index &+ 8)
      writeEscape(of: text[index])
      index &+= 1
      index &+= copyPlain(from: start + index, count: text.count &- index)
    }
  }

  private mutating func writeEscape(of byte: UInt8) {
    base[used] = 0x5C
    used &+= 2
    switch byte {
    case 0x22, 0x5C: base[used &- 1] = byte
    case 0x08: base[used &- 1] = 0x62
    case 0x09: base[used &- 1] = 0x74
    case 0x0A: base[used &- 1] = 0x6E
    case 0x0C: base[used &- 1] = 0x66
    case 0x0D: base[used &- 1] = 0x72
    default:
      base[used &- 1] = 0x75
      base[used] = 0x30
      base[used &+ 1] = 0x30
      base[used &+ 2] = 0x30 &+ (byte >> 4)
      let low = byte & 0xF
      base[used &+ 3] = low < 10 ? 0x30 &+ low : 0x57 &+ low
      used &+= 4
    }
  }
}
