/// Numbers that are accepted by how they are written, whatever their value.
struct PlainNumbers: OptionSet {
  let rawValue: UInt8

  /// Numbers without a sign and without a point.
  static let naturals = PlainNumbers(rawValue: 1)
  /// Numbers with a sign.
  static let negatives = PlainNumbers(rawValue: 2)
  /// Numbers with a point.
  static let fractions = PlainNumbers(rawValue: 4)
}

// Numbers whose value is not asked for.
extension PaddedBytes {
  /// Goes over numbers that are items of an array, and over single commas between them, up to one that takes a second
  /// look: that has more than 31 bytes, an exponent, or whitespace beside it.
  /// - Parameter offset: that of the first one; then the offset behind the last one that has been passed.
  /// - Returns: how many there were.
  @inline(__always)
  func passNumbers(from offset: inout Int, _ plain: PlainNumbers) -> Int {
    var (count, at) = (0, offset)
    while at <= limit {
      let length = lengthOfNumber(at: at, plain)
      if length == 0 { break }
      count &+= 1
      offset = at &+ length
      if byte(at: offset) != 0x2C { break }
      at = offset &+ 1
    }
    return count
  }

  /// How many bytes the number at an offset has, behind which an item ends; 0 where it takes a second look.
  @inline(__always)
  func lengthOfNumber(at offset: Int, _ plain: PlainNumbers) -> Int {
    let others = ~bits(in: ByteRange(least: 0x30, span: 9), at: offset)
    let sign = byte(at: offset) == 0x2D ? 1 : 0
    let first = offset &+ sign
    let whole = (others &>> UInt64(sign)).trailingZeroBitCount
    guard whole != 0, whole == 1 || byte(at: first) != 0x30, sign == 0 || plain.contains(.negatives) else {
      return 0
    }
    var length = sign &+ whole
    if byte(at: offset &+ length) == 0x2E {
      let places = (others &>> UInt64(length &+ 1)).trailingZeroBitCount
      guard places != 0, plain.contains(.fractions) else { return 0 }
      length &+= 1 &+ places
    }
    let next = byte(at: offset &+ length)
    return length < 32 && (next == 0x2C || next == 0x5D) ? length : 0
  }
}
