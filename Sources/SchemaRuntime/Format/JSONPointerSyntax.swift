/// JSON Pointer (RFC 6901 §3) and Relative JSON Pointer.
enum JSONPointerSyntax {
  static func isPointer(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    isPointer(ByteScanner(utf8))
  }

  private static func isPointer(_ scanner: ByteScanner) -> Bool {
    var scanner = scanner
    if scanner.isAtEnd { return true }
    guard scanner.take("/") else { return false }
    while let byte = scanner.peek {
      scanner.position &+= 1
      if byte == UInt8(ascii: "~"), !scanner.take("0"), !scanner.take("1") { return false }
    }
    return true
  }

  /// A count of levels and then `#` or a pointer. The draft that 2020-12 refers to has, between count and pointer,
  /// a signed number that moves the index; the one of draft-07 does not.
  static func isRelativePointer(_ utf8: UnsafeBufferPointer<UInt8>, movesIndex: Bool) -> Bool {
    var scanner = ByteScanner(utf8)
    guard takeInteger(&scanner) else { return false }
    if scanner.take("#") { return scanner.isAtEnd }
    if movesIndex, scanner.take("+") || scanner.take("-") {
      guard takeInteger(&scanner) else { return false }
    }
    return isPointer(scanner)
  }

  /// Digits without a leading zero.
  private static func takeInteger(_ scanner: inout ByteScanner) -> Bool {
    scanner.take("0") || scanner.skip(.digits) > 0
  }
}
