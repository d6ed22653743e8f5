/// URI templates by RFC 6570 §2.
enum URITemplate {
  static func isTemplate(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = ByteScanner(utf8)
    while let byte = scanner.peek {
      if byte == UInt8(ascii: "{") {
        scanner.position &+= 1
        guard takeExpression(&scanner) else { return false }
      } else {
        guard takeLiteral(byte, &scanner) else { return false }
      }
    }
    return true
  }

  /// `literals`, with the apostrophe that erratum 6937 added.
  private static func takeLiteral(_ byte: UInt8, _ scanner: inout ByteScanner) -> Bool {
    if byte == UInt8(ascii: "%") { return scanner.takePercentEncoded() }
    if byte < 0x80 { return scanner.take(literals) }
    let scalar = UTF8Scanner.scalar(of: scanner.bytes, at: &scanner.position)
    // Templates take every `ucschar`, those that IRIs forbid for their direction included.
    return URISyntax.isUnicode(scalar) || URISyntax.isPrivateUse(scalar)
      || 0x200E...0x200F ~= scalar || 0x202A...0x202E ~= scalar
  }

  /// `expression` behind its opening brace: an operator, variables, the closing brace.
  private static func takeExpression(_ scanner: inout ByteScanner) -> Bool {
    _ = scanner.take(operators)
    repeat {
      guard takeName(&scanner), takeModifier(&scanner) else { return false }
    } while scanner.take(",")
    return scanner.take("}")
  }

  /// `varname`: letters, digits, underscores and encoded bytes, with single dots between them.
  private static func takeName(_ scanner: inout ByteScanner) -> Bool {
    repeat {
      let start = scanner.position
      while scanner.skip(nameCharacters) > 0 || scanner.takePercentEncoded() {}
      if scanner.position == start { return false }
    } while scanner.take(".")
    return true
  }

  /// `modifier-level4`: a prefix of 1 to 9999 characters, or an asterisk.
  private static func takeModifier(_ scanner: inout ByteScanner) -> Bool {
    if scanner.take(":") {
      return scanner.peek != UInt8(ascii: "0") && 1...4 ~= scanner.skip(.digits)
    }
    _ = scanner.take("*")
    return true
  }

  private static let operators = ASCIISet("+#./;?&=,!@|")
  private static let nameCharacters = ASCIISet.alphanumerics.union(ASCIISet("_"))
  private static let literals = ASCIISet.alphanumerics.union(ASCIISet("!#$&'()*+,-./:;=?@[]_~"))
}
