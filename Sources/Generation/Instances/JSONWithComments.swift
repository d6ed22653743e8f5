/// JSON with comments as the JSON that it stands for: comments, and a comma between a value and a closing bracket, are blanks.
/// Everything else stays at its line and column.
package enum JSONWithComments {
  package static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    // The place of the last comma, if a value stands before it, and only blanks and comments behind it.
    var comma: Int?
    var isBehindValue = false
    while index < bytes.count {
      if let end = end(ofComment: index, in: bytes) {
        result += bytes[index..<end].filter { $0 & 0xC0 != 0x80 }.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        index = end
        continue
      }
      let end = bytes[index] == UInt8(ascii: "\"") ? end(ofString: index, in: bytes) : index + 1
      switch bytes[index] {
      case UInt8(ascii: ","):
        comma = isBehindValue ? result.count : nil
        isBehindValue = false
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let comma { result[comma] = 0x20 }
        comma = nil
        isBehindValue = true
      case 0x20, 0x09, 0x0A, 0x0D: break
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ":"):
        comma = nil
        isBehindValue = false
      default:
        comma = nil
        isBehindValue = true
      }
      result += bytes[index..<end]
      index = end
    }
    return result
  }

  private static func end(ofString start: Int, in bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }

  /// The end of the comment that begins at a place; nil where none begins, or nothing ends it.
  private static func end(ofComment start: Int, in bytes: [UInt8]) -> Int? {
    guard bytes[start] == UInt8(ascii: "/"), start + 1 < bytes.count else { return nil }
    if bytes[start + 1] == UInt8(ascii: "/") {
      return bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    var index = start + 3
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*") { return index + 1 }
      index += 1
    }
    return nil
  }
}
