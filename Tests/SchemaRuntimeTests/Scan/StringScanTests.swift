import Testing

@testable import SchemaRuntime

/// Strings are checked 64 bytes at a time; the standard library says what is right.
@Suite struct StringScanTests {
  /// Well-formed and ill-formed sequences at the edges of Unicode 15, table 3-7.
  private static let sequences: [[UInt8]] = [
    [0x7F], [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80],
    [0xEF, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF1, 0x80, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x9F, 0x80], [0xE0, 0xA0],
    [0xED, 0xA0, 0x80], [0xE1, 0x80, 0x41], [0xF0, 0x8F, 0x80, 0x80], [0xF0, 0x90, 0x80],
    [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFF], [0xFE], [0xC2, 0x80, 0x80],
  ]

  @Test(arguments: 0..<28) func agreesWithTheStandardLibrary(index: Int) {
    let sequence = Self.sequences[index]
    for before in Array(0..<4) + Array(57..<68) + [125] {
      for after in [0, 1, 5, 20, 61] {
        for second in Self.sequences {
          let text =
            [UInt8](repeating: 0x61, count: before) + sequence + [UInt8](repeating: 0x62, count: after)
            + second
          check(text, trailing: 0)
          check(text, trailing: 70)
        }
      }
    }
  }

  private func check(_ text: [UInt8], trailing: Int) {
    let expected = String(validating: text, as: UTF8.self)
    let bytes = [0x22] + text + [0x22] + [UInt8](repeating: 0x20, count: trailing)
    let (found, scalars) = bytes.withUnsafeBufferPointer { buffer -> (String?, Int) in
      var cursor = Cursor(buffer)
      do {
        let slice = try cursor.string()
        return (cursor.text(slice), slice.scalars)
      } catch {
        return (nil, -1)
      }
    }
    if found == nil && expected == nil { return }
    #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(text)")
    #expect(scalars == expected?.unicodeScalars.count, "\(text)")
  }

  @Test(arguments: 0..<4) func readsFourHexadecimalDigits(position: Int) {
    let digits = Array("0123456789abcdefABCDEF".utf8)
    for first in 0...UInt8.max {
      for second in digits + [0x2F, 0x3A, 0x40, 0x47, 0x60, 0x67, 0x80, 0xB1, 0xE1] {
        var text = [UInt8](repeating: second, count: 4)
        text[position] = first
        let isNumber = text.allSatisfy(digits.contains)
        let expected = isNumber ? UInt32(String(decoding: text, as: UTF8.self), radix: 16) : nil
        #expect(Self.unit(text) == expected, "\(text)")
        #expect(Self.unit(text + [0x30]) == expected, "\(text)")
      }
    }
    #expect(Self.unit(Array("123".utf8)) == nil)
    #expect(Self.unit([]) == nil)
  }

  private static func unit(_ text: [UInt8]) -> UInt32? {
    text.withUnsafeBufferPointer { Cursor($0).hexadecimalUnit(at: 0) }
  }

  @Test func countsScalarsOfEscapes() throws {
    let text = #""a\u00e9\ud83d\ude00\n\"é😀""#
    let slice = try Array(text.utf8).withUnsafeBufferPointer { buffer in
      var cursor = Cursor(buffer)
      return try cursor.string()
    }
    #expect(slice.scalars == 7)
    #expect(slice.isEscaped)
  }
}
