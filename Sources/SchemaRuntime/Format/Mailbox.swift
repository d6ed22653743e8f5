/// Mail addresses: `Mailbox` of RFC 5321 §4.1.2 and, with `international`, as RFC 6531 §3.3 widens it.
enum Mailbox {
  /// RFC 5321 §4.5.3.1.
  private static let maximumLocalPart = 64
  private static let maximumDomain = 255

  static func isMailbox(_ utf8: UnsafeBufferPointer<UInt8>, international: Bool) -> Bool {
    var scanner = ByteScanner(utf8)
    let isQuoted = scanner.peek == UInt8(ascii: "\"")
    let hasLocalPart =
      isQuoted
      ? takeQuotedString(&scanner, international: international)
      : takeDotString(&scanner, international: international)
    guard hasLocalPart, scanner.position <= maximumLocalPart, scanner.take("@") else { return false }
    guard scanner.end &- scanner.position <= maximumDomain else { return false }
    if scanner.take("[") { return isAddressLiteral(scanner) }
    return isDomain(scanner, international: international)
  }

  /// `Dot-string`: atoms with single dots between them.
  private static func takeDotString(_ scanner: inout ByteScanner, international: Bool) -> Bool {
    repeat {
      let start = scanner.position
      while let byte = scanner.peek, isAllowed(byte, atom, international) { scanner.position &+= 1 }
      if scanner.position == start { return false }
    } while scanner.take(".")
    return true
  }

  private static func takeQuotedString(_ scanner: inout ByteScanner, international: Bool) -> Bool {
    scanner.position &+= 1
    while let byte = scanner.peek {
      scanner.position &+= 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"):
        guard let escaped = scanner.peek, 32...126 ~= escaped else { return false }
        scanner.position &+= 1
      case 32...126: break
      default: if byte < 0x80 || !international { return false }
      }
    }
    return false
  }

  @inline(__always)
  private static func isAllowed(_ byte: UInt8, _ set: ASCIISet, _ international: Bool) -> Bool {
    set.contains(byte) || international && byte >= 0x80
  }

  private static func isDomain(_ scanner: ByteScanner, international: Bool) -> Bool {
    let domain = UnsafeBufferPointer(rebasing: scanner.bytes[scanner.position..<scanner.end])
    if Hostname.isPlainHostname(domain) { return true }
    return international && InternationalHostname.isMailDomain(domain)
  }

  /// `address-literal` behind its bracket. The only tag that is registered is that of IPv6.
  private static func isAddressLiteral(_ scanner: ByteScanner) -> Bool {
    guard scanner.end > scanner.position, scanner.bytes[scanner.end &- 1] == UInt8(ascii: "]") else {
      return false
    }
    var content = ByteScanner(scanner.bytes, in: scanner.position..<(scanner.end &- 1))
    guard takeTag(&content) else { return IPAddress.isVersion4(content, leadingZeros: true) }
    return IPAddress.isVersion6(content, elides: 2)
  }

  private static func takeTag(_ scanner: inout ByteScanner) -> Bool {
    (scanner.take("I") || scanner.take("i")) && (scanner.take("P") || scanner.take("p"))
      && (scanner.take("v") || scanner.take("V")) && scanner.take("6") && scanner.take(":")
  }

  private static let atom = ASCIISet.alphanumerics.union(ASCIISet("!#$%&'*+-/=?^_`{|}~"))
}
