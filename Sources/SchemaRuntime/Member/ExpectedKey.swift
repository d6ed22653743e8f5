/// A name as it stands in most documents: with its quotes, and the colon behind it.
///
/// Most writers put the members of an object in the order in which they are described, so the name that comes next is
/// compared first: that is one comparison, and tells where the value is without a look for the quotes.
struct ExpectedKey {
  /// The bytes, and zeros behind them; zeros alone where there are too many, or no document has them.
  private var text = SIMD32<UInt8>(repeating: 0)
  /// A bit for each of the bytes; where there are only zeros, a bit for the first byte, which no name has as zero.
  private var bits: UInt32 = 1
  /// How many bytes there are.
  private(set) var count: UInt32 = 0
  /// Padding, so that a rule with it takes two of the processor's cache lines.
  private let rest = (UInt64(0), UInt64(0))

  /// - Parameter isFound: whether the name may be found by its bytes.
  init(_ name: KeyTable.Entry, isFound: Bool) {
    let length = name.count
    guard isFound, length & KeyTable.escapeMark == 0, length &+ 3 <= SIMD32<UInt8>.scalarCount else { return }
    var bytes: [UInt8] = [0x22]
    bytes.append(contentsOf: UnsafeRawBufferPointer(start: name.text, count: length))
    bytes += [0x22, 0x3A]
    for (index, byte) in bytes.enumerated() { text[index] = byte }
    count = UInt32(bytes.count)
    bits = UInt32.max >> UInt32(SIMD32<UInt8>.scalarCount - bytes.count)
  }

  /// Whether the bytes up to the closing quote stand at an offset.
  @inline(__always)
  func begins(at offset: Int, in bytes: PaddedBytes) -> Bool {
    // The first byte is compared in any case.
    differences(at: offset, in: bytes) & (bits &>> 2 | 1) == 0
  }

  /// Whether the bytes stand at an offset, where a member begins.
  @inline(__always)
  func stands(at offset: Int, in bytes: PaddedBytes) -> Bool {
    differences(at: offset, in: bytes) & bits == 0
  }

  /// A bit for each of the bytes at an offset that differs from the byte here.
  @inline(__always)
  private func differences(at offset: Int, in bytes: PaddedBytes) -> UInt32 {
    bytes.base.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self).bits(unequalTo: text)
  }
}
