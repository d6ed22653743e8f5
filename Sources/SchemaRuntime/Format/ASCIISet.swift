/// A set of ASCII bytes, for as long as the program runs.
struct ASCIISet: @unchecked Sendable {
  // Unchecked, because of the pointer: the memory behind it never changes once it is written.
  /// For each byte, whether it is in the set: quicker to test than bits, byte after byte.
  private let members: UnsafePointer<Bool>

  private init(_ isMember: (UInt8) -> Bool) {
    let members = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
    for byte in 0...UInt8.max { (members + Int(byte)).initialize(to: isMember(byte)) }
    self.members = UnsafePointer(members)
  }

  /// The bytes of a text.
  init(_ text: StaticString) {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    self.init { bytes.contains($0) }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool { members[Int(byte)] }

  func union(_ other: ASCIISet) -> ASCIISet { ASCIISet { contains($0) || other.contains($0) } }
}

extension ASCIISet {
  static let digits = ASCIISet("0123456789")
  static let hexadecimalDigits = ASCIISet("0123456789ABCDEFabcdef")
  static let letters = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
  static let alphanumerics = letters.union(digits)
}
