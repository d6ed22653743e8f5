import Diagnostics

/// Excerpts of what stands at a place, for messages.
extension SourceBytes {
  /// The word or the character at `offset`, or the end that is there.
  func found(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    let byte = bytes[offset]
    if byte == 0x0A || byte == 0x0D { return "the end of the line" }
    let word = bytes[offset...].prefix(24).prefix(while: Self.isWordByte)
    if !word.isEmpty { return quoted(String(decoding: word, as: UTF8.self)) }
    let width = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    return quoted(String(decoding: bytes[offset...].prefix(width), as: UTF8.self))
  }

  /// Whether more than white space stands before a place on its line.
  func hasText(before location: SourceLocation) -> Bool {
    let start = offset(of: SourceLocation(file: file, line: location.line))
    return bytes[start..<max(start, offset(of: location))].contains { $0 > 0x20 }
  }

  /// The place of the tag of the node that begins at `location`, where an anchor may stand before the tag.
  func tagLocation(from location: SourceLocation) -> SourceLocation {
    var rest = bytes[offset(of: location)...]
    if rest.first == UInt8(ascii: "&") { rest = rest.drop { $0 > 0x20 } }
    while let byte = rest.first, byte <= 0x20 || byte == UInt8(ascii: "#") {
      rest = byte <= 0x20 ? rest.dropFirst() : rest.drop { $0 != 0x0A && $0 != 0x0D }
    }
    return rest.first == UInt8(ascii: "!") ? self.location(ofByte: rest.startIndex) : location
  }

  /// The tag at `location` as the file writes it.
  func tag(at location: SourceLocation) -> String {
    let rest = bytes[offset(of: location)...]
    let isVerbatim = rest.starts(with: "!<".utf8)
    let tag = rest.prefix { $0 > 0x20 && (isVerbatim || !",[]{}".utf8.contains($0)) }
    return String(decoding: tag, as: UTF8.self)
  }

  /// Letters and digits of ASCII, and the underscore.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
