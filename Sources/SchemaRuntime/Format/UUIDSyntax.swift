/// UUIDs by RFC 4122 §3: hexadecimal digits in groups of 8, 4, 4, 4 and 12, of any version.
enum UUIDSyntax {
  static func isUUID(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8.count == 36 else { return false }
    let digits = ASCIISet.hexadecimalDigits
    for index in 0..<36 {
      switch index {
      case 8, 13, 18, 23: if utf8[index] != UInt8(ascii: "-") { return false }
      default: if !digits.contains(utf8[index]) { return false }
      }
    }
    return true
  }
}
