import Diagnostics
import YAMLTree

/// A text in UTF-8, and where its lines begin.
///
/// Offsets count bytes. A line ends with a line feed, a carriage return, or both.
struct DocumentText: Sendable {
  private(set) var bytes: [UInt8]
  private(set) var lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = LineStarts.all(in: bytes)
  }

  var lineCount: Int { lineStarts.count }

  mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    bytes.replaceSubrange(range, with: text)
    lineStarts = LineStarts.all(in: bytes)
  }

  /// Whether a word of ASCII letters stands somewhere.
  func contains(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    return bytes.withUnsafeBufferPointer { bytes in
      guard length > 0, bytes.count >= length else { return false }
      return (0...bytes.count - length).contains { start in
        bytes[start] == word.utf8Start[0]
          && (1..<length).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
      }
    }
  }

  /// The range of a line, without the break that ends it.
  func content(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  func line(ofByte offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: - Positions of the protocol

  /// The offset of a position. One beyond a line is its end, one beyond the text the end of that.
  func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    let line = content(ofLine: position.line)
    var offset = line.lowerBound
    var left = position.character
    while offset < line.upperBound, left > 0 {
      left -= encoding.units(ofScalarWith: bytes[offset])
      // Between the two units of a scalar there is no place.
      if left < 0 { break }
      offset += 1
      while offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  func position(ofByte offset: Int, _ encoding: PositionEncoding) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(ofByte: offset)
    var character = 0
    for byte in bytes[lineStarts[line]..<offset] where byte & 0xC0 != 0x80 {
      character += encoding.units(ofScalarWith: byte)
    }
    return Position(line: line, character: character)
  }

  // MARK: - Places of findings

  /// The byte at which a finding stands.
  func offset(of location: SourceLocation) -> Int {
    guard location.line >= 1 else { return 0 }
    guard location.line <= lineStarts.count else { return bytes.count }
    var offset = lineStarts[location.line - 1]
    // A byte order mark has no column.
    if location.line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset += 3 }
    let end = content(ofLine: location.line - 1).upperBound
    var left = location.column - 1
    while left > 0, offset < end {
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return min(offset, bytes.count)
  }

  /// The place of a byte, as findings have it.
  func location(ofByte offset: Int, in file: String) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(ofByte: offset)
    var start = lineStarts[line]
    if line == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(start + 3, offset) }
    let scalars = bytes[start..<offset].count { $0 & 0xC0 != 0x80 }
    return SourceLocation(file: file, line: line + 1, column: scalars + 1)
  }

  /// The word at which a finding stands: a scalar with its quotes, or one bracket.
  func word(at location: SourceLocation) -> Range<Int> { word(at: offset(of: location)) }

  func word(at start: Int) -> Range<Int> {
    let end = content(ofLine: line(ofByte: start)).upperBound
    guard start < end else { return start..<start }
    switch bytes[start] {
    case UInt8(ascii: "\""): return start..<endOfQuotes(start, end)
    case UInt8(ascii: "'"): return start..<endOfApostrophes(start, end)
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      return start..<start + 1
    default: return start..<max(start + 1, endOfPlain(start, end))
    }
  }

  private func endOfQuotes(_ start: Int, _ end: Int) -> Int {
    var index = start + 1
    while index < end {
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end
  }

  private func endOfApostrophes(_ start: Int, _ end: Int) -> Int {
    var index = start + 1
    while index < end {
      if bytes[index] == UInt8(ascii: "'") {
        guard index + 1 < end, bytes[index + 1] == UInt8(ascii: "'") else { return index + 1 }
        index += 1
      }
      index += 1
    }
    return end
  }

  private func endOfPlain(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      let isLast = index + 1 == end || bytes[index + 1] == 0x20 || bytes[index + 1] == 0x09
      switch bytes[index] {
      case UInt8(ascii: ":") where isLast: return index
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return trimmed(start, index)
      case UInt8(ascii: "#") where index > start && (bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09):
        return trimmed(start, index)
      default: index += 1
      }
    }
    return trimmed(start, index)
  }

  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return end
  }
}
