/// Bytes of the input of which a look takes in 64 and more at a time.
struct PaddedBytes {
  /// Where the byte with offset 0 is, or would be.
  let base: UnsafeRawPointer
  /// The last offset from which `PaddedBytes.reach` bytes may be read.
  let limit: Int

  /// How many bytes a look takes in: 64, and what stands between members.
  static var reach: Int { 72 }

  /// The bytes of a name that a look takes in.
  static var longestName: Int { 40 }

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

  @inline(__always)
  func block(at offset: Int) -> ByteBlock {
    ByteBlock(base.loadUnaligned(fromByteOffset: offset, as: SIMD64<UInt8>.self))
  }
}

extension Cursor {
  /// The input, as far as there are bytes enough to look at.
  @inline(__always)
  var padded: PaddedBytes { PaddedBytes(base: base, limit: end &- PaddedBytes.reach) }

  /// Lends the bytes from the cursor on, which are fewer than a look takes in, with zeros behind them.
  @inline(__always)
  func withPaddedEnd<Result>(_ body: (PaddedBytes) throws(Rejection) -> Result) throws(Rejection) -> Result {
    let from = position
    return try withUnsafeTemporaryAllocation(byteCount: 2 &* PaddedBytes.reach, alignment: 16) {
      (copy) throws(Rejection) -> Result in
      guard let start = copy.baseAddress else { throw unexpected() }  // never empty
      let count = max(end &- from, 0)
      start.copyMemory(from: base + from, byteCount: count)
      (start + count).initializeMemory(as: UInt8.self, repeating: 0, count: copy.count &- count)
      return try body(PaddedBytes(base: UnsafeRawPointer(start) - from, limit: end))
    }
  }
}
