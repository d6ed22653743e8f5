/// Reads code points from UTF-8 that other code has found valid. Malformed bytes give some code point, never a trap.
enum UTF8Scanner {
  /// The code point at `position`, which moves behind it.
  @inline(__always)
  static func scalar(of text: UnsafeBufferPointer<UInt8>, at position: inout Int) -> UInt32 {
    let lead = UInt32(text[position])
    position &+= 1
    if lead < 0x80 { return lead }
    var value: UInt32
    var following: Int
    if lead < 0xE0 {
      value = lead & 0x1F
      following = 1
    } else if lead < 0xF0 {
      value = lead & 0x0F
      following = 2
    } else {
      value = lead & 0x07
      following = 3
    }
    while following > 0, position < text.count {
      value = value << 6 | UInt32(text[position] & 0x3F)
      position &+= 1
      following &-= 1
    }
    return min(value, ScalarSet.last)
  }
}
