/// Internet addresses as text.
enum IPAddress {
  /// `dotted-quad` of RFC 2673 §3.2, read as RFC 3986 §3.2.2 does: four decimal numbers without leading zeros.
  static func isVersion4(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    isVersion4(ByteScanner(utf8))
  }

  /// Whether the rest of the scanner's bytes is an IPv4 address. Mail (RFC 5321 §4.1.3) allows leading zeros.
  static func isVersion4(_ scanner: ByteScanner, leadingZeros: Bool = false) -> Bool {
    var scanner = scanner
    for octet in 0..<4 {
      if octet > 0, !scanner.take(".") { return false }
      let start = scanner.position
      let digits = scanner.skip(.digits)
      guard 1...3 ~= digits else { return false }
      if digits > 1, !leadingZeros, scanner.bytes[start] == UInt8(ascii: "0") { return false }
      var number = ByteScanner(scanner.bytes, in: start..<scanner.position)
      guard let value = number.number(digits: digits), value < 256 else { return false }
    }
    return scanner.isAtEnd
  }

  /// The text form of RFC 4291 §2.2.
  static func isVersion6(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    isVersion6(ByteScanner(utf8), elides: 1)
  }

  /// Whether the rest of the scanner's bytes is an IPv6 address. `::` stands for at least `elides` groups of zeros:
  /// one, or two in mail (RFC 5321 §4.1.3).
  static func isVersion6(_ scanner: ByteScanner, elides minimum: Int) -> Bool {
    var scanner = scanner
    var groups = 0
    var hasElision = false
    if scanner.take(":") {
      guard scanner.take(":") else { return false }
      hasElision = true
    }
    while !scanner.isAtEnd {
      let start = scanner.position
      guard 1...4 ~= scanner.skip(.hexadecimalDigits) else { return false }
      if scanner.peek == UInt8(ascii: ".") {
        groups += 2
        guard isVersion4(ByteScanner(scanner.bytes, in: start..<scanner.end)) else { return false }
        break
      }
      groups += 1
      if scanner.isAtEnd { break }
      guard scanner.take(":"), !scanner.isAtEnd else { return false }
      if scanner.take(":") {
        if hasElision { return false }
        hasElision = true
      }
    }
    return hasElision ? groups + minimum <= 8 : groups == 8
  }
}
