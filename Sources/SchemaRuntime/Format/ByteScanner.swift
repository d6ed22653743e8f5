/// A place in bytes that grammars move forward. Each `take` moves behind what it names and says whether it was
/// there.
struct ByteScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  let end: Int

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.init(bytes, in: 0..<bytes.count)
  }

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  @inline(__always)
  var isAtEnd: Bool { position >= end }

  @inline(__always)
  var peek: UInt8? { position < end ? bytes[position] : nil }

  @inline(__always)
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < end, bytes[position] == UInt8(truncatingIfNeeded: character.value) else { return false }
    position &+= 1
    return true
  }

  @inline(__always)
  mutating func take(_ set: ASCIISet) -> Bool {
    guard position < end, set.contains(bytes[position]) else { return false }
    position &+= 1
    return true
  }

  /// Moves behind every byte of the set that comes next, and says how many there were.
  @inline(__always)
  mutating func skip(_ set: ASCIISet) -> Int {
    let first = position
    while position < end, set.contains(bytes[position]) { position &+= 1 }
    return position &- first
  }

  /// A number of exactly so many digits.
  @inline(__always)
  mutating func number(digits: Int) -> Int? {
    guard end &- position >= digits else { return nil }
    var value = 0
    for _ in 0..<digits {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int(digit)
      position &+= 1
    }
    return value
  }

  /// `%` and two hexadecimal digits, RFC 3986 §2.1.
  @inline(__always)
  mutating func takePercentEncoded() -> Bool {
    let digits = ASCIISet.hexadecimalDigits
    guard end &- position >= 3, bytes[position] == UInt8(ascii: "%"), digits.contains(bytes[position &+ 1]),
      digits.contains(bytes[position &+ 2])
    else { return false }
    position &+= 3
    return true
  }
}
