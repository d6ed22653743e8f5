import SchemaRuntime

/// Which identifiers emitted code mentions, its string literals left out.
struct CodeWords {
  private let code: String

  init(_ code: String) { self.code = code }

  func mention(_ word: String) -> Bool {
    code.withBytes { code in word.withBytes { CodeWords.mentions($0, in: code) } }
  }

  private static let quote = UInt8(ascii: "\"")

  private static func mentions(_ word: UnsafeBufferPointer<UInt8>, in code: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    var isBlock = false
    var start = 0
    while start < code.count {
      let line = code[start...].prefix { $0 != UInt8(ascii: "\n") }
      start = line.endIndex + 1
      if delimitsBlock(line) {
        isBlock.toggle()
      } else if !isBlock, mentions(word, inLine: line) {
        return true
      }
    }
    return false
  }

  /// Whether three quotes stand in a line, which begin or end a literal of several lines.
  private static func delimitsBlock(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var quotes = 0
    for byte in line {
      quotes = byte == quote ? quotes + 1 : 0
      if quotes == 3 { return true }
    }
    return false
  }

  private static func mentions(
    _ word: UnsafeBufferPointer<UInt8>, inLine line: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    var isLiteral = false
    var isEscaped = false
    var begin = line.startIndex
    // Of a slice, `indices` is a slice, too, and slow to go over.
    for index in line.startIndex..<line.endIndex {
      let byte = line[index]
      if isLiteral {
        if byte == quote, !isEscaped { isLiteral = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        begin = index + 1
      } else if !isIdentifier(byte) {
        if index - begin == word.count, line[begin..<index].elementsEqual(word) { return true }
        begin = index + 1
        isLiteral = byte == quote
      }
    }
    return !isLiteral && line.endIndex - begin == word.count && line[begin...].elementsEqual(word)
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
