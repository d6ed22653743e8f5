/// The bytes of the input, as far as a look may take in 64 and more at a time.
struct PaddedBytes {
  /// The address of the byte with offset 0, or the one that it would have.
  let base: UnsafeRawPointer
  /// The last offset from which `Cursor.reach` bytes may be read.
  let limit: Int

  /// Whether a look may be taken from an offset. Looks compute with words of 64 bits: where `Int` is shorter, none is taken.
  @inline(__always)
  func reaches(_ offset: Int) -> Bool { Int.bitWidth == 64 && offset <= limit }

  /// The bytes of a name that a look takes in.
  static var longestName: Int { 56 }

  /// The eight bytes from an offset, little-endian.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  func half(at offset: Int) -> UInt32 {
    UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  @inline(__always)
  func byte(at offset: Int) -> UInt8 { base.load(fromByteOffset: offset, as: UInt8.self) }

  /// Sixteen bytes from an offset.
  @inline(__always)
  func lanes(at offset: Int) -> SIMD16<UInt8> {
    base.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  @inline(__always)
  func block(at offset: Int) -> ByteBlock {
    ByteBlock(base.loadUnaligned(fromByteOffset: offset, as: SIMD64<UInt8>.self))
  }
}

extension Cursor {
  /// The input, as far as there are bytes enough to look at.
  @inline(__always)
  var padded: PaddedBytes { PaddedBytes(base: base, limit: limit(reach: Cursor.reach)) }

  /// Lends the last bytes of the input with zeros behind them: a look from any of them stays in it.
  @inline(__always)
  func withPaddedEnd<Result>(_ body: (PaddedBytes) throws(Rejection) -> Result) throws(Rejection) -> Result {
    let reach = Cursor.reach
    return try withUnsafeTemporaryAllocation(byteCount: 2 &* reach, alignment: 16) {
      (copy) throws(Rejection) -> Result in
      guard let start = copy.baseAddress else { throw unexpected() }  // never empty
      // A size that the compiler knows takes no call.
      if end >= reach {
        start.copyMemory(from: base + (end &- reach), byteCount: reach)
      } else {
        (start + (reach &- end)).copyMemory(from: base, byteCount: end)
      }
      (start + reach).initializeMemory(as: UInt8.self, repeating: 0, count: reach)
      return try body(PaddedBytes(base: UnsafeRawPointer(start) - (end &- reach), limit: end))
    }
  }
}
