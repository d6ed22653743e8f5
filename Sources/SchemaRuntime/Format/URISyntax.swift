/// URIs (RFC 3986) and, with `international`, IRIs (RFC 3987): the whole grammar in one pass, allocating nothing.
struct URISyntax {
  let international: Bool

  /// `URI`, which begins with a scheme.
  func isURI(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = ByteScanner(utf8)
    return takeScheme(&scanner) && isRest(&scanner)
  }

  /// `URI-reference`: a URI or a relative one.
  func isReference(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = ByteScanner(utf8)
    if takeScheme(&scanner) { return isRest(&scanner) }
    // A colon in the first segment would have made that segment a scheme (§4.2).
    var first = scanner
    skip(Self.segmentWithoutColon, &first)
    return first.peek != UInt8(ascii: ":") && isRest(&scanner)
  }

  /// `scheme ":"`; the scanner moves only if it is there.
  private func takeScheme(_ scanner: inout ByteScanner) -> Bool {
    let start = scanner.position
    if scanner.take(.letters) {
      _ = scanner.skip(Self.scheme)
      if scanner.take(":") { return true }
    }
    scanner.position = start
    return false
  }

  /// Authority, path, query and fragment, to the end.
  private func isRest(_ scanner: inout ByteScanner) -> Bool {
    let start = scanner.position
    if scanner.take("/"), scanner.take("/") {
      guard takeAuthority(&scanner) else { return false }
    } else {
      scanner.position = start
    }
    skip(Self.path, &scanner)
    if scanner.take("?") { skip(Self.query, &scanner, privateUse: true) }
    if scanner.take("#") { skip(Self.query, &scanner) }
    return scanner.isAtEnd
  }

  /// `authority`, up to the slash, question mark or hash that ends it.
  private func takeAuthority(_ scanner: inout ByteScanner) -> Bool {
    let start = scanner.position
    // Most authorities are a name and nothing else.
    skip(Self.registeredName, &scanner)
    if endsAuthority(scanner.peek) { return true }
    scanner.position = start
    skip(Self.userInformation, &scanner)
    if !scanner.take("@") { scanner.position = start }
    if scanner.peek == UInt8(ascii: "[") {
      guard takeLiteral(&scanner) else { return false }
    } else {
      skip(Self.registeredName, &scanner)
    }
    if scanner.take(":") { _ = scanner.skip(.digits) }
    return endsAuthority(scanner.peek)
  }

  private func endsAuthority(_ next: UInt8?) -> Bool {
    next == nil || next == UInt8(ascii: "/") || next == UInt8(ascii: "?") || next == UInt8(ascii: "#")
  }

  /// `IP-literal`: an address of version 6 or of the future, in brackets.
  private func takeLiteral(_ scanner: inout ByteScanner) -> Bool {
    scanner.position &+= 1
    let start = scanner.position
    while let byte = scanner.peek, byte != UInt8(ascii: "]") { scanner.position &+= 1 }
    var content = ByteScanner(scanner.bytes, in: start..<scanner.position)
    guard scanner.take("]") else { return false }
    guard content.take("v") || content.take("V") else { return IPAddress.isVersion6(content, elides: 1) }
    return content.skip(.hexadecimalDigits) > 0 && content.take(".")
      && content.skip(Self.futureAddress) > 0 && content.isAtEnd
  }

  /// Moves behind all that are in the set, percent-encoded, or allowed beyond ASCII.
  @inline(__always)
  private func skip(_ set: ASCIISet, _ scanner: inout ByteScanner, privateUse: Bool = false) {
    while true {
      _ = scanner.skip(set)
      guard let byte = scanner.peek else { return }
      if byte == UInt8(ascii: "%") {
        guard scanner.takePercentEncoded() else { return }
      } else {
        guard international, byte >= 0x80, takeUnicode(&scanner, privateUse: privateUse) else { return }
      }
    }
  }

  private func takeUnicode(_ scanner: inout ByteScanner, privateUse: Bool) -> Bool {
    var next = scanner.position
    let scalar = UTF8Scanner.scalar(of: scanner.bytes, at: &next)
    guard Self.isUnicode(scalar) || privateUse && Self.isPrivateUse(scalar) else { return false }
    scanner.position = next
    return true
  }
}

extension URISyntax {
  private static let unreserved = ASCIISet.alphanumerics.union(ASCIISet("-._~"))
  private static let subDelimiters = ASCIISet("!$&'()*+,;=")
  private static let scheme = ASCIISet.alphanumerics.union(ASCIISet("+-."))
  private static let registeredName = unreserved.union(subDelimiters)
  private static let userInformation = registeredName.union(ASCIISet(":"))
  private static let futureAddress = userInformation
  private static let segmentWithoutColon = registeredName.union(ASCIISet("@"))
  private static let path = registeredName.union(ASCIISet(":@/"))
  private static let query = path.union(ASCIISet("?"))

  /// `ucschar` of RFC 3987 §2.2, but the formatting characters of bidirectional text that §4.1 forbids.
  static func isUnicode(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200E, 0x200F, 0x202A...0x202E: false
    case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF: true
    case 0xE0000...0xE0FFF: false
    case 0x10000...0xEFFFF: scalar & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// `iprivate` of RFC 3987 §2.2.
  static func isPrivateUse(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
    default: false
    }
  }
}
