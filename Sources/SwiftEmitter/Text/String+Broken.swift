extension String {
  /// The text with line ends behind separators that stand in no JSON string, so that no line has more than `width` bytes
  /// where that is possible. A line does not end with a space.
  /// - Parameters:
  ///   - separators: ASCII characters.
  ///   - indent: the number of spaces that all lines but the first begin with.
  func broken(width: Int, behind separators: String, indent: Int = 0) -> String {
    var lines: [UInt8] = []
    var line: [UInt8] = []
    // Behind the last separator of the line.
    var place = 0
    var (isString, isEscaped) = (false, false)
    for byte in utf8 {
      line.append(byte)
      if isString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isString = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isString = true
      } else if separators.utf8.contains(byte) {
        place = line.count
      }
      if line.count > width, place > indent {
        let end = line[place - 1] == UInt8(ascii: " ") ? place - 1 : place
        lines += line[..<end] + [UInt8(ascii: "\n")]
        line = Array(repeating: UInt8(ascii: " "), count: indent) + line[place...]
        place = 0
      }
    }
    return String(decoding: lines + line, as: UTF8.self)
  }
}
