extension UnsafeBufferPointer<UInt8> {
  /// The Unicode scalar whose UTF-8 begins at `offset`, or nil where the bytes there are not well-formed
  /// (The Unicode Standard, table 3-7).
  func scalar(at offset: Int) -> Unicode.Scalar? {
    let first = self[offset]
    let width: Int
    switch first {
    case 0..<0x80: return Unicode.Scalar(first)
    case 0xC2..<0xE0: width = 2
    case 0xE0..<0xF0: width = 3
    case 0xF0..<0xF5: width = 4
    default: return nil
    }
    guard width <= count - offset else { return nil }
    var value = UInt32(first) & (0xFF >> UInt32(width + 1))
    for index in offset + 1..<offset + width {
      guard self[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(self[index] & 0x3F)
    }
    // A longer form than the value needs is not well-formed; surrogates are no scalars.
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == width else { return nil }
    return scalar
  }
}
