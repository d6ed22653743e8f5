extension JSONWriter {
  /// Writes a string, with the escapes that RFC 8259 §7 demands: for `"`, `\` and control characters.
  @inlinable
  public mutating func string(_ value: String) {
    value.withBytes { string($0) }
  }

  /// Writes a string that is UTF-8 without quotes and escapes.
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
  @inline(__always)
  private mutating func copyPlain(from source: UnsafePointer<UInt8>, count: Int) -> Int {
    let (input, output) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(base + used))
    let copied =
      count < 16
      ? JSONWriter.copyFewPlain(from: input, to: output, count: count)
      : JSONWriter.copyManyPlain(from: input, to: output, count: count)
    used &+= copied
    return copied
  }

  /// Copies the bytes before the first one that needs an escape, and says how many, where there are sixteen or more.
  /// The last step may copy some bytes for the second time.
  @inline(__always)
  private static func copyManyPlain(
    from input: UnsafeRawPointer, to output: UnsafeMutableRawPointer, count: Int
  ) -> Int {
    var index = 0
    while index < count {
      // Two at a time: the processor has to guess how many times the loop runs.
      let (first, second) = (min(index, count &- 16), min(index &+ 16, count &- 16))
      let bytes = input.loadUnaligned(fromByteOffset: first, as: SIMD16<UInt8>.self)
      let more = input.loadUnaligned(fromByteOffset: second, as: SIMD16<UInt8>.self)
      output.storeBytes(of: bytes, toByteOffset: first, as: SIMD16<UInt8>.self)
      output.storeBytes(of: more, toByteOffset: second, as: SIMD16<UInt8>.self)
      let stops = bytes.stops | more.stops &<< 16
      if stops != 0 {
        let place = stops.trailingZeroBitCount
        return place < 16 ? first &+ place : second &+ place &- 16
      }
      index = second &+ 16
    }
    return count
  }

  /// Copies the bytes before the first one that needs an escape, and says how many, where there are fewer than sixteen:
  /// those at the start and those at the end, some of them twice.
  @inline(__always)
  private static func copyFewPlain(
    from input: UnsafeRawPointer, to output: UnsafeMutableRawPointer, count: Int
  ) -> Int {
    if count >= 8 {
      let head = input.loadUnaligned(as: UInt64.self)
      let tail = input.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      output.storeBytes(of: head, as: UInt64.self)
      output.storeBytes(of: tail, toByteOffset: count &- 8, as: UInt64.self)
      if !needsEscape(head), !needsEscape(tail) { return count }
    } else if count >= 4 {
      let head = input.loadUnaligned(as: UInt32.self)
      let tail = input.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      output.storeBytes(of: head, as: UInt32.self)
      output.storeBytes(of: tail, toByteOffset: count &- 4, as: UInt32.self)
      if !needsEscape(UInt64(head) &<< 32 | UInt64(tail)) { return count }
    }
    var index = 0
    while index < count {
      let byte = input.load(fromByteOffset: index, as: UInt8.self)
      if byte.needsEscape { break }
      output.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
      index &+= 1
    }
    return index
  }

  /// Whether one of eight bytes is a control character, `"` or `\`. Bytes of 0x80 and above never are.
  @inline(__always)
  private static func needsEscape(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let slashes = word ^ (ones &* 0x5C)
    let below = (word &- (ones &* 0x20)) | (quotes &- ones) | (slashes &- ones)
    // A borrow can only mark a byte above one that is marked itself.
    return below & ~word & (ones &* 0x80) != 0
  }

  /// Writes text that begins with a byte to escape, and leaves room for two bytes more.
  @inline(never)
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress else { return }
    var index = 0
    while text.count &- index >= 17 {
      // An escape sequence, sixteen bytes that are copied whether they need one or not, and the two behind the text.
      reserve(text.count &- index &+ 24)
      writeEscape(of: text[index])
      index &+= 1
      // The next byte to escape is often near.
      let piece = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      UnsafeMutableRawPointer(base + used).storeBytes(of: piece, as: SIMD16<UInt8>.self)
      let plain = min(piece.stops.trailingZeroBitCount, 16)
      used &+= plain
      index &+= plain
      if plain == 16 { index &+= copyPlain(from: start + index, count: text.count &- index) }
    }
    reserve((text.count &- index) &* 6 &+ 2)
    while index < text.count {
      if text[index].needsEscape {
        writeEscape(of: text[index])
      } else {
        base[used] = text[index]
        used &+= 1
      }
      index &+= 1
    }
  }

  @inline(__always)
  private mutating func writeEscape(of byte: UInt8) {
    base[used] = 0x5C
    base[used &+ 1] = byte
    used &+= 2
    if byte < 0x20 { writeEscape(ofControl: byte) }
  }

  /// Writes the escape of a control character behind the backslash, where a quote or a backslash would stand for
  /// itself.
  @inline(never)
  private mutating func writeEscape(ofControl byte: UInt8) {
    switch byte {
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
