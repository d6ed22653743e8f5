/// A set of ASCII bytes: one bit for each.
struct ASCIISet {
  let low: UInt64
  let high: UInt64

  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The bytes of a text.
  init(_ text: StaticString) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }
    self.init(low: low, high: high)
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let half = byte < 64 ? low : high
    return byte < 128 && half & (1 &<< UInt64(byte & 63)) != 0
  }

  func union(_ other: ASCIISet) -> ASCIISet {
    ASCIISet(low: low | other.low, high: high | other.high)
  }
}

extension ASCIISet {
  static let digits = ASCIISet("0123456789")
  static let hexadecimalDigits = ASCIISet("0123456789ABCDEFabcdef")
  static let letters = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
  static let alphanumerics = letters.union(digits)
}
