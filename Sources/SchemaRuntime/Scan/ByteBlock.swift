// The standard library's vectors compare lane by lane, and have no way from a mask to the bits of an integer. On x86-64
// one instruction does both (`pmovmskb`), on other processors a few do; this module gives access to them. No other file
// imports it. The runtime can be compiled by hand with `-enable-experimental-feature BuiltinModule`.
import Builtin

/// 64 bytes of the input that are looked at together. The answer to each question is a word: its lowest bit is about
/// the first byte.
struct ByteBlock {
  private let bytes: Builtin.Vec64xInt8

  @inline(__always)
  init(_ bytes: SIMD64<UInt8>) { self.bytes = bytes._storage._value }

  /// Writes the bytes.
  @inline(__always)
  func store(to target: UnsafeMutableRawPointer) {
    var vector = SIMD64<UInt8>()
    vector._storage._value = bytes
    target.storeBytes(of: vector, as: SIMD64<UInt8>.self)
  }

  /// 64 times the same byte.
  @inline(__always)
  private static func all(_ byte: UInt8) -> Builtin.Vec64xInt8 { SIMD64(repeating: byte)._storage._value }

  /// The bytes equal to one.
  @inline(__always)
  func bits(equalTo byte: UInt8) -> UInt64 {
    UInt64(Builtin.bitcast_Vec64xInt1_Int64(Builtin.cmp_eq_Vec64xInt8(bytes, ByteBlock.all(byte))))
  }

  /// The bytes equal to one, when a bit of it is set in each.
  @inline(__always)
  func bits(equalTo byte: UInt8, orBit bit: UInt8) -> UInt64 {
    let set = Builtin.or_Vec64xInt8(bytes, ByteBlock.all(bit))
    return UInt64(Builtin.bitcast_Vec64xInt1_Int64(Builtin.cmp_eq_Vec64xInt8(set, ByteBlock.all(byte))))
  }

  /// The bytes less than another, as signed numbers: those outside ASCII, in their order, before those of ASCII.
  @inline(__always)
  func bits(below limit: Int8) -> UInt64 {
    let limit = ByteBlock.all(UInt8(bitPattern: limit))
    return UInt64(Builtin.bitcast_Vec64xInt1_Int64(Builtin.cmp_slt_Vec64xInt8(bytes, limit)))
  }

  /// The bytes of a range, when a bit of it is set in each.
  @inline(__always)
  func bits(in range: ByteRange, orBit bit: UInt8 = 0) -> UInt64 {
    let set = Builtin.or_Vec64xInt8(bytes, ByteBlock.all(bit))
    let distances = Builtin.sub_Vec64xInt8(set, ByteBlock.all(range.least))
    return UInt64(
      Builtin.bitcast_Vec64xInt1_Int64(Builtin.cmp_ule_Vec64xInt8(distances, ByteBlock.all(range.span))))
  }

  /// The bytes that begin a scalar of three bytes or more, or none at all: 0xC0, 0xC1 and those from 0xE0 on.
  @inline(__always)
  var rareLeads: UInt64 {
    let pairs = Builtin.and_Vec64xInt8(bytes, ByteBlock.all(0xFE))
    let overlong = Builtin.cmp_eq_Vec64xInt8(pairs, ByteBlock.all(0xC0))
    let long = Builtin.cmp_uge_Vec64xInt8(bytes, ByteBlock.all(0xE0))
    return UInt64(Builtin.bitcast_Vec64xInt1_Int64(Builtin.or_Vec64xInt1(overlong, long)))
  }

  /// The bytes outside ASCII.
  @inline(__always)
  var nonASCII: UInt64 { bits(below: 0) }

  /// The bytes that end plain text of a string, of ASCII or not: quotes, backslashes, control characters.
  @inline(__always)
  var stops: UInt64 {
    let quote = Builtin.cmp_eq_Vec64xInt8(bytes, ByteBlock.all(0x22))
    let backslash = Builtin.cmp_eq_Vec64xInt8(bytes, ByteBlock.all(0x5C))
    let control = Builtin.cmp_ult_Vec64xInt8(bytes, ByteBlock.all(0x20))
    let either = Builtin.or_Vec64xInt1(quote, backslash)
    return UInt64(Builtin.bitcast_Vec64xInt1_Int64(Builtin.or_Vec64xInt1(either, control)))
  }

  /// The bytes that are not plain text of a string, quotes aside: backslashes, control characters, those outside ASCII.
  @inline(__always)
  var specials: UInt64 {
    let backslash = Builtin.cmp_eq_Vec64xInt8(bytes, ByteBlock.all(0x5C))
    let other = Builtin.cmp_slt_Vec64xInt8(bytes, ByteBlock.all(0x20))
    return UInt64(Builtin.bitcast_Vec64xInt1_Int64(Builtin.or_Vec64xInt1(backslash, other)))
  }
}

/// A range of bytes: the least one, and how many more.
struct ByteRange {
  var least: UInt8
  var span: UInt8
}

/// A range of bytes as two vectors, each with a bound in every lane, for many comparisons.
struct ByteRangeLanes {
  fileprivate var least: SIMD16<UInt8>
  fileprivate var span: SIMD16<UInt8>

  @inline(__always)
  init(_ range: ByteRange) {
    least = SIMD16(repeating: range.least)
    span = SIMD16(repeating: range.span)
  }
}

extension SIMD16<UInt8> {
  /// The bytes of a range, as the bits of a word.
  @inline(__always)
  func bits(in range: ByteRange) -> UInt64 { bits(in: ByteRangeLanes(range)) }

  @inline(__always)
  func bits(in range: ByteRangeLanes) -> UInt64 {
    let distances = Builtin.sub_Vec16xInt8(_storage._value, range.least._storage._value)
    let isIn = Builtin.cmp_ule_Vec16xInt8(distances, range.span._storage._value)
    return UInt64(UInt16(Builtin.bitcast_Vec16xInt1_Int16(isIn)))
  }

  /// The bytes that need an escape in a string: quotes, backslashes, control characters.
  @inline(__always)
  var stops: UInt32 {
    let bytes = _storage._value
    let quote = Builtin.cmp_eq_Vec16xInt8(bytes, SIMD16(repeating: 0x22 as UInt8)._storage._value)
    let backslash = Builtin.cmp_eq_Vec16xInt8(bytes, SIMD16(repeating: 0x5C as UInt8)._storage._value)
    let control = Builtin.cmp_ult_Vec16xInt8(bytes, SIMD16(repeating: 0x20 as UInt8)._storage._value)
    let stops = Builtin.or_Vec16xInt1(Builtin.or_Vec16xInt1(quote, backslash), control)
    return UInt32(UInt16(Builtin.bitcast_Vec16xInt1_Int16(stops)))
  }

  /// How many bytes from the first on are whitespace.
  @inline(__always)
  var countOfWhitespace: Int {
    func marks(_ byte: UInt8) -> Builtin.Vec16xInt1 {
      Builtin.cmp_eq_Vec16xInt8(_storage._value, SIMD16(repeating: byte)._storage._value)
    }
    let spaces = Builtin.or_Vec16xInt1(marks(0x20), marks(0x09))
    let lineEnds = Builtin.or_Vec16xInt1(marks(0x0A), marks(0x0D))
    let bits = UInt16(Builtin.bitcast_Vec16xInt1_Int16(Builtin.or_Vec16xInt1(spaces, lineEnds)))
    return (~bits).trailingZeroBitCount
  }

  /// How many bytes from the first on are spaces.
  @inline(__always)
  var countOfSpaces: Int {
    let others = Builtin.cmp_ne_Vec16xInt8(
      _storage._value, SIMD16(repeating: 0x20 as UInt8)._storage._value)
    let bits = UInt16(Builtin.bitcast_Vec16xInt1_Int16(others))
    return bits.trailingZeroBitCount
  }

  /// The bytes that are those of another, when some bits are set, as the bits of a word.
  @inline(__always)
  func bits(equalTo other: SIMD16<UInt8>, orBits set: SIMD16<UInt8>) -> UInt64 {
    let bytes = Builtin.or_Vec16xInt8(_storage._value, set._storage._value)
    let same = Builtin.cmp_eq_Vec16xInt8(bytes, other._storage._value)
    return UInt64(UInt16(Builtin.bitcast_Vec16xInt1_Int16(same)))
  }

  /// How many bytes from the first on are digits, points or minus signs (or slashes, which no number has).
  @inline(__always)
  var countOfNumberBytes: Int { count(least: 0x2D, span: 0x0C) }

  /// How many bytes from the first on are digits.
  @inline(__always)
  var countOfDigits: Int { count(least: 0x30, span: 9) }

  /// How many bytes from the first on are in a range.
  @inline(__always)
  private func count(least: UInt8, span: UInt8) -> Int {
    let (least, span) = (SIMD16(repeating: least), SIMD16(repeating: span))
    let others = Builtin.cmp_ugt_Vec16xInt8(
      Builtin.sub_Vec16xInt8(_storage._value, least._storage._value), span._storage._value)
    return UInt16(Builtin.bitcast_Vec16xInt1_Int16(others)).trailingZeroBitCount
  }
}

extension SIMD32<UInt8> {
  /// The bytes that are not those of another, as the bits of a word.
  @inline(__always)
  func bits(unequalTo other: SIMD32<UInt8>) -> UInt32 {
    let differ = Builtin.cmp_ne_Vec32xInt8(_storage._value, other._storage._value)
    return UInt32(Builtin.bitcast_Vec32xInt1_Int32(differ))
  }
}

extension Cursor {
  /// The 64 bytes from an offset inside the input; those past its end are 0.
  @inline(__always)
  func block(at offset: Int) -> ByteBlock {
    // In bounds by the comparison; alignment does not matter to `loadUnaligned`.
    if offset <= limit(reach: 64) {
      return ByteBlock(base.loadUnaligned(fromByteOffset: offset, as: SIMD64<UInt8>.self))
    }
    return lastBlock(at: offset)
  }

  @inline(never)
  private func lastBlock(at offset: Int) -> ByteBlock {
    if end >= 64 {
      // The last 64 bytes of the input and zeros behind them, of which the block is a part.
      var bytes = (
        base.loadUnaligned(fromByteOffset: end &- 64, as: SIMD64<UInt8>.self), SIMD64<UInt8>(repeating: 0)
      )
      return withUnsafeBytes(of: &bytes) {
        ByteBlock($0.loadUnaligned(fromByteOffset: offset &+ 64 &- end, as: SIMD64<UInt8>.self))
      }
    }
    var bytes = SIMD64<UInt8>(repeating: 0)
    withUnsafeMutableBytes(of: &bytes) { copy in
      copy.copyMemory(from: UnsafeRawBufferPointer(start: base + offset, count: end &- offset))
    }
    return ByteBlock(bytes)
  }
}
