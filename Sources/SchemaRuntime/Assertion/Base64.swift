/// Base64 with padding (RFC 4648 §4).
package enum Base64 {
  /// Nil where the text is not in base64.
  package static func decode(_ text: [UInt8]) -> [UInt8]? {
    guard text.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    var index = 0
    while index < text.count {
      let padding =
        index + 4 == text.count ? (text[index + 3] == 0x3D ? (text[index + 2] == 0x3D ? 2 : 1) : 0) : 0
      var group: UInt32 = 0
      for place in 0..<4 {
        let isPadding = place >= 4 - padding
        guard let digit = isPadding ? 0 : value(text[index + place]) else { return nil }
        group = group << 6 | digit
      }
      for place in 0..<(3 - padding) {
        bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(16 - 8 * place)))
      }
      index += 4
    }
    return bytes
  }

  /// The text that holds the bytes.
  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for place in 0..<3 { group = group << 8 | (place < count ? UInt32(bytes[start + place]) : 0) }
      for place in 0..<4 {
        text.append(place > count ? 0x3D : digits[Int(group >> UInt32(18 - 6 * place) & 63)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func value(_ digit: UInt8) -> UInt32? {
    switch digit {
    case 0x41...0x5A: UInt32(digit - 0x41)
    case 0x61...0x7A: UInt32(digit - 0x47)
    case 0x30...0x39: UInt32(digit + 4)
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }
}
