// `ByteBlock` in few instructions: the processors of WebAssembly have no quick way from a vector to the bits of a word, and
// what is loaded by a page should be small.

/// 64 bytes of the input that are looked at together. The answer to each question is a word: its lowest bit is about
/// the first byte.
struct ByteBlock {
  private var bytes: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (
    0, 0, 0, 0, 0, 0, 0, 0
  )

  /// As many bytes, and zeros behind them.
  fileprivate init(_ start: UnsafeRawPointer, count: Int) {
    withUnsafeMutableBytes(of: &bytes) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: start, count: min(count, 64)))
    }
  }

  init(_ bytes: SIMD64<UInt8>) {
    var bytes = bytes
    self = withUnsafeBytes(of: &bytes) { bytes in
      var block = ByteBlock()
      withUnsafeMutableBytes(of: &block.bytes) { $0.copyMemory(from: bytes) }
      return block
    }
  }

  private init() {}

  /// Writes the bytes.
  func store(to target: UnsafeMutableRawPointer) { target.storeBytes(of: self, as: ByteBlock.self) }

  @inline(never)
  private func bits(from least: UInt8, span: UInt8, orBit bit: UInt8 = 0) -> UInt64 {
    withUnsafeBytes(of: self) { bytes in byteBits(bytes, from: least, span: span, orBit: bit) }
  }

  /// The bytes equal to one, when a bit of it is set in each.
  func bits(equalTo byte: UInt8, orBit bit: UInt8 = 0) -> UInt64 { bits(from: byte, span: 0, orBit: bit) }

  /// The bytes less than another, as signed numbers: those outside ASCII, in their order, before those of ASCII.
  func bits(below limit: Int8) -> UInt64 { bits(from: 0x80, span: UInt8(bitPattern: limit) &- 0x81) }

  /// The bytes of a range, when a bit of it is set in each.
  func bits(in range: ByteRange, orBit bit: UInt8 = 0) -> UInt64 {
    bits(from: range.least, span: range.span, orBit: bit)
  }

  /// The bytes that begin a scalar of three bytes or more, or none at all: 0xC0, 0xC1 and those from 0xE0 on.
  var rareLeads: UInt64 { bits(from: 0xC0, span: 1) | bits(from: 0xE0, span: 0x1F) }

  /// The bytes outside ASCII.
  var nonASCII: UInt64 { bits(below: 0) }

  /// The bytes that end plain text of a string, of ASCII or not: quotes, backslashes, control characters.
  var stops: UInt64 { bits(equalTo: 0x22) | bits(equalTo: 0x5C) | bits(from: 0, span: 0x1F) }

  /// The bytes that are not plain text of a string, quotes aside: backslashes, control characters, those outside ASCII.
  var specials: UInt64 { bits(equalTo: 0x5C) | bits(below: 0x20) }
}

@inline(never)
private func byteBits(
  _ bytes: UnsafeRawBufferPointer, from least: UInt8, span: UInt8, orBit bit: UInt8
) -> UInt64 {
  var bits: UInt64 = 0
  for index in bytes.indices where (bytes[index] | bit) &- least <= span {
    bits |= 1 &<< UInt64(truncatingIfNeeded: index)
  }
  return bits
}

/// A range of bytes: the least one, and how many more.
struct ByteRange {
  var least: UInt8
  var span: UInt8
}

/// A range of bytes, for many comparisons.
typealias ByteRangeLanes = ByteRange

extension ByteRange {
  init(_ range: ByteRange) { self = range }
}

extension SIMD16<UInt8> {
  @inline(never)
  private func bits(from least: UInt8, span: UInt8) -> UInt64 {
    withUnsafeBytes(of: self) { byteBits($0, from: least, span: span, orBit: 0) }
  }

  /// The bytes of a range, as the bits of a word.
  func bits(in range: ByteRange) -> UInt64 { bits(from: range.least, span: range.span) }

  /// The bytes that need an escape in a string: quotes, backslashes, control characters.
  var stops: UInt32 {
    UInt32(
      truncatingIfNeeded: bits(from: 0x22, span: 0) | bits(from: 0x5C, span: 0) | bits(from: 0, span: 0x1F))
  }

  /// How many bytes from the first on are whitespace.
  var countOfWhitespace: Int {
    let bits = bits(from: 0x20, span: 0) | bits(from: 0x09, span: 1) | bits(from: 0x0D, span: 0)
    return (~bits).trailingZeroBitCount
  }

  /// How many bytes from the first on are spaces.
  var countOfSpaces: Int { (~bits(from: 0x20, span: 0)).trailingZeroBitCount }

  /// The bytes that are those of another, when some bits are set, as the bits of a word.
  func bits(equalTo other: SIMD16<UInt8>, orBits set: SIMD16<UInt8>) -> UInt64 {
    var bits: UInt64 = 0
    for index in 0..<16 where self[index] | set[index] == other[index] {
      bits |= 1 &<< UInt64(truncatingIfNeeded: index)
    }
    return bits
  }

  /// How many bytes from the first on are digits, points or minus signs (or slashes, which no number has).
  var countOfNumberBytes: Int { (~bits(from: 0x2D, span: 0x0C)).trailingZeroBitCount }

  /// How many bytes from the first on are digits.
  var countOfDigits: Int { (~bits(from: 0x30, span: 9)).trailingZeroBitCount }
}

extension SIMD32<UInt8> {
  /// The bytes that are not those of another, as the bits of a word.
  func bits(unequalTo other: SIMD32<UInt8>) -> UInt32 {
    var bits: UInt32 = 0
    for index in 0..<32 where self[index] != other[index] { bits |= 1 &<< UInt32(truncatingIfNeeded: index) }
    return bits
  }
}

extension Cursor {
  /// The 64 bytes from an offset inside the input; those past its end are 0.
  @inline(never)
  func block(at offset: Int) -> ByteBlock { ByteBlock(base + offset, count: end &- offset) }
}
