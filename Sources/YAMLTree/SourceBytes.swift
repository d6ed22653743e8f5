import Diagnostics

/// The bytes of a file, known to be UTF-8, without the byte order mark, and where its lines begin.
///
/// A line ends with a line feed, a carriage return, or both (YAML 1.2.2, section 5.4).
struct SourceBytes {
  let file: String
  let bytes: [UInt8]
  /// The offset of the first byte of every line.
  private let lineStarts: [Int]

  /// Refuses bytes that are not UTF-8, where they begin not to be.
  init(_ input: [UInt8], file: String) throws(Refusal) {
    try Self.refuseOtherEncodings(input, file: file)
    let hasMark = input.starts(with: [0xEF, 0xBB, 0xBF])
    var bytes = hasMark ? Array(input.dropFirst(3)) : input
    var lineStarts = LineStarts.all(in: bytes)
    let marks = Self.marksOfDocuments(in: bytes, lineStarts)
    if !marks.isEmpty {
      var kept: [UInt8] = []
      kept.reserveCapacity(bytes.count)
      var start = 0
      for mark in marks {
        kept += bytes[start..<mark]
        start = mark + 3
      }
      bytes = kept + bytes[start...]
      lineStarts = LineStarts.all(in: bytes)
    }
    self.file = file
    self.bytes = bytes
    self.lineStarts = lineStarts
    if let offset = Self.firstIllFormedByte(in: bytes) {
      throw Refusal(
        "the bytes from here on are not valid UTF-8", at: location(ofByte: offset),
        help: "save the file as UTF-8")
    }
  }

  /// The place after the last character.
  var end: SourceLocation { location(ofByte: bytes.count) }

  /// The bytes with a line break at the end, so that a block scalar reads the same with and without one.
  var endingInLineBreak: [UInt8] {
    bytes.last == 0x0A || bytes.last == 0x0D ? bytes : bytes + [0x0A]
  }

  var lineCount: Int { lineStarts.count }

  /// The place of the byte at `offset`, counted in Unicode scalars from the start of its line.
  func location(ofByte offset: Int) -> SourceLocation {
    let line = lineStarts.partitioningIndex { $0 > offset } - 1
    let column = bytes[lineStarts[line]..<offset].count { $0 & 0xC0 != 0x80 }
    return SourceLocation(file: file, line: line + 1, column: column + 1)
  }

  /// The offset of the byte at a place; the end of the text where the place lies beyond it.
  func offset(of location: SourceLocation) -> Int {
    guard location.line >= 1, location.line <= lineStarts.count else { return bytes.count }
    var offset = lineStarts[location.line - 1]
    var scalars = location.column - 1
    while scalars > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      scalars -= 1
    }
    return offset
  }

  /// The offsets of byte order marks before later documents of a YAML stream (YAML 1.2.2, section 9.2): before `---`,
  /// or on the line after `...`.
  private static func marksOfDocuments(in bytes: [UInt8], _ lineStarts: [Int]) -> [Int] {
    lineStarts.indices.dropFirst().compactMap { line in
      let rest = bytes[lineStarts[line]...]
      guard rest.first == 0xEF, rest.starts(with: [0xEF, 0xBB, 0xBF]) else { return nil }
      let follows = begins(bytes[lineStarts[line - 1]...], with: "...")
      return follows || begins(rest.dropFirst(3), with: "---") ? lineStarts[line] : nil
    }
  }

  /// Whether a line begins with the marker of a document, behind which it ends or goes on with white space.
  private static func begins(_ line: ArraySlice<UInt8>, with marker: String) -> Bool {
    line.starts(with: marker.utf8) && line.dropFirst(3).first.map { " \t\n\r".utf8.contains($0) } ?? true
  }

  static func refuseOtherEncodings(_ bytes: [UInt8], file: String) throws(Refusal) {
    guard let wide = otherEncoding(of: bytes) else { return }
    throw Refusal(
      "the file is encoded as \(wide); only UTF-8 is read", at: SourceLocation(file: file),
      help: "save the file as UTF-8")
  }

  /// UTF-16 or UTF-32, as far as the first bytes tell.
  private static func otherEncoding(of bytes: [UInt8]) -> String? {
    let first = Array(bytes.prefix(4))
    return
      switch first
    {
    case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]: "UTF-32"
    case _ where first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]): "UTF-16"
    case _ where first.count == 4 && first[0] == 0 && first[1] == 0 && first[2] == 0 && first[3] != 0:
      "UTF-32"
    case _ where first.count == 4 && first[0] != 0 && first[1] == 0 && first[2] == 0 && first[3] == 0:
      "UTF-32"
    case _ where first.count >= 2 && (first[0] == 0) != (first[1] == 0): "UTF-16"
    default: nil
    }
  }

  /// Whether bytes have a byte order mark, or a line break that is none of those at which lines are counted (U+0085, U+2028,
  /// U+2029).
  static func hasMarkOrRareBreak(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        if byte < 0xC2 { continue }
        let (second, third) = (
          offset < bytes.count ? bytes[offset] : 0, offset + 1 < bytes.count ? bytes[offset + 1] : 0
        )
        switch (byte, second, third) {
        case (0xC2, 0x85, _), (0xE2, 0x80, 0xA8...0xA9), (0xEF, 0xBB, 0xBF): return true
        default: continue
        }
      }
      return false
    }
  }

  private static func firstIllFormedByte(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        if bytes[offset] < 0x80 {
          offset += 1
        } else if let scalar = bytes.scalar(at: offset) {
          offset += UTF8.width(scalar)
        } else {
          return offset
        }
      }
      return nil
    }
  }
}
